import { useState } from 'react';
import { sameName } from '@/storage/names';
import { useWords } from '@/text';
import { usePeople } from '@/ui/companion/usePeople';
import { Group, SeatList, SetupFrame } from '@/ui/setup';
import { GameName, GameRules, tidyGameName, useGameProblem } from './GameForm';
import { MOST_PEOPLE, NEW_GAME, newScoreSheet, type Template } from './scoreSheet';
import { useTemplates } from './useTemplates';

const RANGE = { min: 1, max: MOST_PEOPLE };

/** What is played, who plays, and how it is scored. */
export function ScoreSheetSetup({ title }: { title: string | undefined }) {
  const { t } = useWords();
  const { t: companion } = useWords('companion');
  const people = usePeople('any', RANGE, 3);
  const { known, remember } = useTemplates();
  const [game, setGame] = useState<Template>(() =>
    title === undefined
      ? NEW_GAME
      : (known.find(({ name }) => sameName(name, title)) ?? { ...NEW_GAME, name: tidyGameName(title) }),
  );
  const unscored = useGameProblem(game);
  const start = async (): Promise<void> => {
    const named = { ...game, name: tidyGameName(game.name) };
    await people.start(newScoreSheet(named, people.seats.length), null);
    remember(named);
  };
  return (
    <SetupFrame
      accent="brass"
      emblem="notebook"
      title={companion('kind.any')}
      first={
        <Group title={companion('any.game')}>
          <GameName game={game} known={known} onChange={setGame} />
        </Group>
      }
      players={<SeatList people seats={people.seats} range={RANGE} onChange={people.setSeats} />}
      variantsTitle={companion('any.scoring')}
      variants={<GameRules game={game} onChange={setGame} />}
      summary={companion(`any.win.${game.wins}`)}
      problem={people.problem === null ? unscored : t(`setup.problem.${people.problem.kind}`, { ...people.problem })}
      onRepeat={null}
      onStart={start}
    />
  );
}
