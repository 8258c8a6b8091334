import { useState, type ReactNode } from 'react';
import { useSpeaker, useWords } from '@/text';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { CountGrid } from '@/ui/companion/CountGrid';
import { CountPad } from '@/ui/companion/CountPad';
import { Notice } from '@/ui/companion/Notice';
import type { OpenSheet } from '@/ui/companion/useSheet';
import { useLayout } from '@/ui/useLayout';
import {
  changeHoldings,
  columnsFor,
  MOST_CARDS,
  outcomeOf,
  warnings,
  type Column,
  type CompanionSheet,
  type Warning,
} from '../../companion';

interface Lit {
  readonly seat: number;
  readonly id: Column;
}

/** So many cards of a kind have a key of their own; whoever has more types the figure. */
const PICKS = Array.from({ length: 15 }, (_, i) => i);

/** Every player's deck by card, a tap a figure; all that is asked is what can score. */
export function useCount(
  open: OpenSheet<CompanionSheet>,
  onFinish: () => void,
): { readonly content: ReactNode; readonly bar: ReactNode; readonly writing: boolean } {
  const { t } = useWords('companion');
  const { t: own } = useWords('dominion');
  const words = useSpeaker('dominion', []);
  const { data, seats, change } = open;
  // Beside the set-up the keys wait until somebody taps a cell.
  const { twoPane } = useLayout();
  const columns = columnsFor(data.kingdom);
  const begun = data.players.some((held) => columns.some((id) => held[id] > 0));
  const [lit, setLit] = useState<Lit | null>(() => (begun || twoPane ? null : { seat: 0, id: 'province' }));
  const [typing, setTyping] = useState<Lit | null>(null);
  const outcome = outcomeOf(data);
  const labelOf = (id: Column): string => (id === 'cards' ? own('companion.cards') : words.word(`score.${id}`));
  const valueOf = (seat: number, id: Column): number | null => {
    const held = data.players[seat];
    // Nobody says nought of everything: before the first figure of somebody all of them are open.
    return held === undefined || (held[id] === 0 && columns.every((each) => held[each] === 0)) ? null : held[id];
  };
  const content = (
    <Box style={{ gap: 10 }}>
      <Notice kind="reminder" icon="dominion/deck">
        {own('companion.allCards')}
      </Notice>
      <CountGrid
        rows={seats.map((owner, seat) => ({
          owner,
          total: outcome.scores[seat]?.total ?? 0,
          place: outcome.places[seat] ?? 1,
          leads: outcome.winners.includes(seat) && begun,
          cells: columns.map((id) => ({ id, label: labelOf(id), value: valueOf(seat, id) })),
        }))}
        lit={lit}
        onCell={(seat, id) => setLit({ seat, id: columns.find((each) => each === id) ?? 'province' })}
      />
      <Warnings open={open} />
    </Box>
  );
  const owner = lit === null ? undefined : seats[lit.seat];
  if (lit === null || owner === undefined) {
    return { content, writing: false, bar: <Button grow label={t('finish')} onPress={onFinish} /> };
  }
  const { seat, id } = lit;
  const column = columns[columns.indexOf(id) + 1];
  const player: Lit | null = seat + 1 < seats.length ? { seat: seat + 1, id: 'province' } : null;
  const next: Lit | null = column === undefined ? player : { seat, id: column };
  const last = columns[columns.indexOf(id) - 1];
  const typed = id === 'cards' || (typing?.seat === seat && typing.id === id);
  return {
    content,
    writing: true,
    bar: (
      <CountPad
        cell={`${seat} ${id}`}
        owner={owner}
        what={labelOf(id)}
        value={valueOf(seat, id)}
        digits={2}
        {...(typed ? {} : { picks: PICKS, onMore: () => setTyping(lit) })}
        // What is left of somebody is nought.
        next={player === null ? t('finish') : (seats[player.seat]?.name ?? '')}
        onWrite={(points) =>
          change((sheet) => changeHoldings(sheet, seat, { [id]: Math.min(MOST_CARDS, points ?? 0) }), `${id} ${seat}`)
        }
        onNext={() => (player === null ? onFinish() : setLit(player))}
        onFull={() => setLit(next)}
        onBack={last === undefined ? undefined : () => setLit({ seat, id: last })}
        onClose={() => setLit(null)}
      />
    ),
  };
}

/** What cannot be in a real box. */
function Warnings({ open: { data, seats } }: { open: OpenSheet<CompanionSheet> }) {
  const { t: own } = useWords('dominion');
  const words = useSpeaker('dominion', []);
  const say = (warning: Warning): string => {
    switch (warning.kind) {
      case 'pile':
        return own('companion.warn.pile', {
          card: words.word(`score.${warning.card}`),
          sum: warning.sum,
          most: warning.most,
        });
      case 'cards':
        return own('companion.warn.cards', {
          name: seats[warning.seat]?.name ?? '',
          entered: warning.entered,
          cards: warning.cards,
        });
      case 'total-missing':
        return own('companion.warn.total-missing', { name: seats[warning.seat]?.name ?? '' });
    }
  };
  return warnings(data).map((warning, i) => <Notice key={i}>{say(warning)}</Notice>);
}
