import { useState, type ReactNode } from 'react';
import type { Level } from '@/bots/bot';
import { useWords } from '@/text';
import { RulesSheet } from '../rules/RulesSheet';
import type { RulesChapter } from '../rules/chapters';
import type { Accent } from '../theme';
import { useGoToTable } from './gameRoutes';
import { FitRow } from './FitRow';
import { SeatList } from './SeatList';
import { SetupFrame } from './SetupFrame';
import type { Setup, SetupGame } from './useSetup';

/** The set-up screen of a game: its own variants, among what every game is set up with. */
export function GameSetup<Options>({
  game,
  levels,
  accent,
  title,
  setup,
  options = setup.options,
  seed,
  variants,
  extra,
  summary,
  refusal = null,
  rules,
  onRepeat = setup.repeat,
}: {
  game: SetupGame<Options>;
  /** The bots it has. */
  levels: readonly Level[];
  accent: Exclude<Accent, 'brass'>;
  title: string;
  setup: Setup<Options>;
  /** What is played, where that is not quite what is shown. */
  options?: Options;
  /** A deal that somebody else has too. */
  seed?: number | undefined;
  variants: ReactNode;
  /** Sheets of the game's own. */
  extra?: ReactNode;
  summary: string;
  /** Why the game does not want to be played like this, in a sentence. */
  refusal?: string | null;
  /** The rules as they are with what is chosen here; left out: those of the usual game. */
  rules?: { readonly title: string; readonly chapters: () => readonly RulesChapter[] };
  onRepeat?: (() => void) | null;
}) {
  const { t } = useWords();
  const goToTable = useGoToTable();
  const [reading, setReading] = useState(false);
  const { fit } = setup.house;
  return (
    <SetupFrame
      accent={accent}
      emblem={`emblem/${accent}`}
      title={title}
      players={[
        <SeatList
          key="seats"
          game={accent}
          seats={setup.seats}
          range={game.seats}
          levels={levels}
          fit={fit}
          onChange={setup.setSeats}
        />,
        fit === null ? null : <FitRow key="fit" fit={fit} />,
      ]}
      variants={variants}
      extra={
        <>
          {extra}
          {rules === undefined ? null : <RulesSheet open={reading} {...rules} onClose={() => setReading(false)} />}
        </>
      }
      summary={summary}
      problem={setup.problem === null ? refusal : t(`setup.problem.${setup.problem.kind}`, { ...setup.problem })}
      house={setup.house}
      onRepeat={onRepeat}
      onRules={rules === undefined ? undefined : () => setReading(true)}
      onStart={async () => goToTable(game.id, await setup.start(options, seed))}
    />
  );
}
