import { useState, type ReactNode } from 'react';
import { useSpeaker, useWords } from '@/text';
import { Box, Wrap } from '@/ui/Box';
import { Chip } from '@/ui/Chip';
import { CountGrid } from '@/ui/companion/CountGrid';
import { CountPad } from '@/ui/companion/CountPad';
import type { OpenSheet } from '@/ui/companion/useSheet';
import { useToast } from '@/ui/overlays/Toast';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import {
  answer,
  answerOf,
  bonusOf,
  changePlayer,
  changeQuick,
  isTaken,
  MOST_QUICK,
  outcomeOf,
  QUESTIONS,
  quickOf,
  toggleLarge,
  type CompanionSheet,
  type PlayerSheet,
  type Question,
} from '../../companion';
import { LARGE_BUILDINGS, type LargeBuildingId } from '../../rules/buildings';

const COLUMNS = ['chips', 'printed', 'bonus'] as const;
type Column = (typeof COLUMNS)[number];

/** Where the pad writes: one of three numbers of somebody, or what one of their large buildings looks at. */
interface Lit {
  readonly seat: number;
  readonly id: Column;
  readonly asked?: Question;
}

const cellOf = (player: PlayerSheet, id: Column): number | null => {
  const quick = quickOf(player);
  if (id === 'printed') return quick.printed;
  if (id === 'bonus') return bonusOf(player);
  return player.chips === 0 && quick.printed === null ? null : player.chips;
};

/** What follows a cell: the next one of the same player, then the next player; null at the end. */
const after = ({ seat, id }: Lit, seats: number): Lit | null => {
  const next = COLUMNS[COLUMNS.indexOf(id) + 1];
  if (next !== undefined) return { seat, id: next };
  return seat + 1 < seats ? { seat: seat + 1, id: 'chips' } : null;
};

const before = ({ seat, id }: Lit): Lit => {
  const last = COLUMNS[COLUMNS.indexOf(id) - 1];
  return last !== undefined ? { seat, id: last } : { seat: Math.max(0, seat - 1), id: seat === 0 ? 'chips' : 'bonus' };
};

/** Three numbers a player: chips, what is printed on buildings, and the bonus of large ones, which is worked out. */
export function useQuickCount(
  open: OpenSheet<CompanionSheet>,
  onFinish: () => void,
): { readonly content: ReactNode; readonly bar: ReactNode } {
  const { t } = useWords('companion');
  const { t: own } = useWords('puerto-rico');
  const { data, seats, change } = open;
  // Beside the set-up the keys wait until somebody taps a cell.
  const { twoPane } = useLayout();
  const begun = data.players.some((player) => player.chips > 0 || quickOf(player).printed !== null);
  const [lit, setLit] = useState<Lit | null>(() => (begun || twoPane ? null : { seat: 0, id: 'chips' }));
  const outcome = outcomeOf(data);
  const content = (
    <CountGrid
      rows={seats.map((owner, seat) => {
        const player = data.players[seat];
        return {
          owner,
          total: outcome.scores[seat]?.total ?? 0,
          place: outcome.places[seat] ?? 1,
          leads: outcome.winners.includes(seat) && (outcome.scores[seat]?.total ?? 0) > 0,
          cells: COLUMNS.map((id) => ({
            id,
            label: own(`companion.quick.${id}`),
            value: player === undefined ? null : cellOf(player, id),
          })),
        };
      })}
      lit={lit}
      onCell={(seat, id) => setLit({ seat, id: COLUMNS.find((each) => each === id) ?? 'chips' })}
    />
  );
  const player = lit === null ? undefined : data.players[lit.seat];
  const owner = lit === null ? undefined : seats[lit.seat];
  if (lit === null || player === undefined || owner === undefined) return { content, bar: null };

  const { seat, id, asked } = lit;
  const write = (points: number | null): void => {
    const count = Math.min(MOST_QUICK, points ?? 0);
    change(
      (sheet) => {
        if (asked !== undefined) return answer(sheet, seat, asked, count);
        if (id === 'chips') return changePlayer(sheet, seat, { chips: count, quick: quickOf(player) });
        return changeQuick(sheet, seat, { [id]: points === null ? null : count });
      },
      `quick ${seat} ${asked ?? id}`,
    );
  };
  const next = asked === undefined ? after(lit, seats.length) : nextAsked(lit, quickOf(player).large);
  const nextWord =
    next === null
      ? t('finish')
      : next.asked !== undefined
        ? own(`companion.quick.ask.${next.asked}`)
        : next.seat === seat
          ? own(`companion.quick.${next.id}`)
          : (seats[next.seat]?.name ?? '');
  return {
    content,
    bar: (
      <CountPad
        cell={`${seat} ${asked ?? id}`}
        owner={owner}
        what={asked === undefined ? own(`companion.quick.${id}Line`) : own(`companion.quick.ask.${asked}`)}
        value={asked === undefined ? cellOf(player, id) : answerOf(player, asked) || null}
        digits={2}
        next={nextWord}
        above={
          id !== 'bonus' || asked !== undefined ? null : (
            <Large
              open={open}
              seat={seat}
              name={owner.name}
              onAsk={(question) => setLit({ seat, id, asked: question })}
            />
          )
        }
        onWrite={write}
        onNext={() => (next === null ? onFinish() : setLit(next))}
        onFull={() => setLit(next)}
        onBack={() => setLit(asked === undefined ? before(lit) : { seat, id })}
        onClose={() => setLit(null)}
      />
    ),
  };
}

/** What is asked after this: the other half of the guild hall's plants; then the bonus again. */
function nextAsked({ seat, id, asked }: Lit, large: readonly LargeBuildingId[]): Lit {
  const owner = large.find((building) => QUESTIONS[building].some((each) => each === asked));
  const questions: readonly Question[] = owner === undefined ? [] : QUESTIONS[owner];
  const next = questions[questions.findIndex((each) => each === asked) + 1];
  return next === undefined ? { seat, id } : { seat, id, asked: next };
}

/** The five large buildings: a tap says that somebody works there, and what it looks at is asked. */
function Large({
  open: { data, change },
  seat,
  name,
  onAsk,
}: {
  open: OpenSheet<CompanionSheet>;
  seat: number;
  name: string;
  onAsk: (question: Question) => void;
}) {
  const { t: own } = useWords('puerto-rico');
  const words = useSpeaker('puerto-rico', []);
  const { refuse } = useToast();
  const player = data.players[seat];
  if (player === undefined) return null;
  const { large } = quickOf(player);
  const tap = (building: LargeBuildingId): void => {
    const on = large.includes(building);
    if (!on && isTaken(data, seat, building)) {
      return refuse(own('companion.taken', { building: words.word(`building.${building}`) }));
    }
    change((sheet) => toggleLarge(sheet, seat, building));
    const [question] = QUESTIONS[building];
    if (!on && question !== undefined) onAsk(question);
  };
  return (
    <Box style={{ gap: SPACE.xs }}>
      <Text kind="small" color="muted">
        {own('companion.quick.large')}
      </Text>
      <Wrap role="group" aria-label={`${name}: ${own('companion.quick.large')}`} gap={6}>
        {LARGE_BUILDINGS.map((building) => (
          <Chip
            key={building}
            role="checkbox"
            label={words.word(`building.${building}`)}
            on={large.includes(building)}
            onPress={() => tap(building)}
          />
        ))}
      </Wrap>
    </Box>
  );
}
