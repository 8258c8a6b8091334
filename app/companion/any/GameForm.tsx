import { useState } from 'react';
import { MAX_NAME_LENGTH, shorten } from '@/storage/ceilings';
import { isBlank, sameName, tidyName } from '@/storage/names';
import { useWords } from '@/text';
import { Box, Wrap } from '@/ui/Box';
import { Chip } from '@/ui/Chip';
import { TextField } from '@/ui/setup';
import { SmallPrint } from '@/ui/SmallPrint';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { isCounted, MOST_DIGITS, MOST_ROWS, MOST_TEAMS, WINS, type Template } from './scoreSheet';

/** The longest name of a game. */
const MAX_GAME_NAME = 60;
/** As many chips as are looked through at a glance. */
const SHOWN_NAMES = 8;

export const tidyGameName = (name: string): string => (isBlank(name) ? '' : shorten(tidyName(name), MAX_GAME_NAME));

interface FormProps {
  readonly game: Template;
  readonly onChange: (game: Template) => void;
}

/** What is played: written, or one that was played before, with everything that is known of it. */
export function GameName({ game, known, onChange }: FormProps & { known: readonly Template[] }) {
  const { t } = useWords('companion');
  const offered = known.filter(({ name }) => !sameName(name, game.name)).slice(0, SHOWN_NAMES);
  return (
    <Box style={{ padding: SPACE.m, gap: SPACE.s }}>
      <TextField
        label={t('any.name')}
        value={game.name}
        onChange={(name) => onChange({ ...game, name })}
        problem={null}
      />
      {offered.length === 0 ? null : (
        <Wrap role="group" aria-label={t('any.known')}>
          {offered.map((each) => (
            <Chip key={each.name} label={each.name} onPress={() => onChange(each)} />
          ))}
        </Wrap>
      )}
    </Box>
  );
}

/** How it is won and what is written down. */
export function GameRules({ game, begun = false, onChange }: FormProps & { begun?: boolean }) {
  const { t } = useWords('companion');
  const counted = isCounted(game);
  return (
    <>
      <Pick
        label={t('any.wins')}
        // A sheet that has teams keeps them.
        options={WINS.filter((id) => !begun || game.teams === 0 || id !== 'together').map((id) => ({
          id,
          label: t(`any.win.${id}`),
        }))}
        value={game.wins}
        onPick={(wins) => onChange({ ...game, wins })}
      />
      {counted ? <Rows game={game} onChange={onChange} /> : null}
      {game.wins === 'together' || begun ? null : (
        <Pick
          label={t('any.teams')}
          options={Array.from({ length: MOST_TEAMS }, (_, i) => ({
            id: String(i === 0 ? 0 : i + 1),
            label: i === 0 ? t('any.noTeams') : t('any.teamCount', { count: i + 1 }),
          })).slice(0, MOST_TEAMS)}
          value={String(game.teams)}
          onPick={(teams) => onChange({ ...game, teams: Number(teams) })}
        />
      )}
      {counted ? (
        <Pick
          label={t('any.moveOn')}
          options={Array.from({ length: MOST_DIGITS + 1 }, (_, count) => ({
            id: String(count),
            label: count === 0 ? t('any.moveOnNext') : t('any.moveOnDigits', { count }),
          }))}
          value={String(game.digits)}
          onPick={(digits) => onChange({ ...game, digits: Number(digits) })}
        />
      ) : null}
    </>
  );
}

/** One of a few, as chips that wrap. */
export function Pick<Id extends string>({
  label,
  options,
  value,
  onPick,
}: {
  label: string;
  options: readonly { readonly id: Id; readonly label: string }[];
  value: Id;
  onPick: (id: Id) => void;
}) {
  return (
    <Box style={{ padding: SPACE.m, gap: SPACE.s }}>
      <Text kind="strong">{label}</Text>
      <Wrap role="radiogroup" aria-label={label}>
        {options.map((option) => (
          <Chip
            key={option.id}
            role="radio"
            label={option.label}
            on={option.id === value}
            onPress={() => onPick(option.id)}
          />
        ))}
      </Wrap>
    </Box>
  );
}

const linesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => shorten(tidyName(line), MAX_NAME_LENGTH))
    .filter((line) => !isBlank(line))
    .slice(0, MOST_ROWS);

/** Rounds, or rows that have a name: one line each. */
function Rows({ game, onChange }: FormProps) {
  const { t } = useWords('companion');
  const [text, setText] = useState(() => (game.rows ?? []).join('\n'));
  // Another game brings its own.
  const [from, setFrom] = useState(game.rows);
  if (game.rows !== from) {
    setFrom(game.rows);
    setText((game.rows ?? []).join('\n'));
  }
  const write = (next: string): void => {
    const rows = linesIn(next);
    setText(next);
    setFrom(rows);
    onChange({ ...game, rows });
  };
  return (
    <>
      <Pick
        label={t('any.rows')}
        options={[
          { id: 'rounds', label: t('any.rowsRounds') },
          { id: 'named', label: t('any.rowsNamed') },
        ]}
        value={game.rows === null ? 'rounds' : 'named'}
        onPick={(id) => (id === 'rounds' ? onChange({ ...game, rows: null }) : write(text))}
      />
      {game.rows === null ? null : (
        <Box style={{ paddingHorizontal: SPACE.m, paddingBottom: SPACE.m, gap: SPACE.xs }}>
          <TextField label={t('any.rowsNames')} value={text} lines={4} onChange={write} problem={null} />
          <SmallPrint>{t('any.rowsLine')}</SmallPrint>
        </Box>
      )}
    </>
  );
}

/** Why a game cannot be scored like this, in a sentence; null when it can. */
export function useGameProblem(game: Template): string | null {
  const { t } = useWords('companion');
  return isCounted(game) && game.rows?.length === 0 ? t('any.rowsMissing') : null;
}
