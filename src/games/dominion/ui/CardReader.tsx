import { useAccentColor } from '@/ui/accent';
import { Box } from '@/ui/Box';
import { Reader } from '@/ui/table/Reader';
import { PRINTED, type CardId } from '../rules/printed';
import { cardKey, KIND_TINTS, textKey } from './art';
import { whyOf } from './askWords';
import { chosenPile } from './Board';
import { CardBack } from './CardBack';
import { Art } from './CardFace';
import { useMeasures } from './measures';
import { owned } from './owned';
import { purchaseIn } from './taps';
import type { DominionTable, Turn } from './useTurn';

const WIDTHS = { phone: 112, small: 66, landscape: 84, tablet: 150, rows: 0 } as const;

/**
 * What was touched last, to be read at once: what it does, and what it would come to now. While cards of the hand are asked
 * for, it is what asks. With nothing touched: the card of the last thing that happened.
 */
export function CardReader({
  table,
  turn,
  onRead,
}: {
  table: DominionTable;
  turn: Turn;
  onRead: (card: CardId) => void;
}) {
  const { reader: height, form } = useMeasures();
  const tint = useAccentColor();
  const { words, view, seats } = table;
  const { picked } = turn;
  // A pile that is chosen is read like one that is touched; until then it is what asks.
  const pile = chosenPile(turn) ?? (turn.choosing?.of === 'piles' ? (picked?.card ?? null) : null);
  const choosing = pile === null ? turn.choosing : null;
  const card = pile ?? choosing?.ask.card ?? picked?.card ?? lastCard(table);
  const names = seats.map(({ name }) => name);
  const width = WIDTHS[form];
  if (card === null)
    return (
      <Reader
        height={height}
        picture={<Back width={width} height={height} />}
        pictureWidth={width}
        name={words.word('ui.readerTitle')}
        text={words.word('ui.readerEmpty')}
        live={false}
      />
    );
  const { kinds } = PRINTED[card];
  return (
    <Reader
      height={height}
      picture={<Art card={card} width={width} height={height} />}
      pictureWidth={width}
      name={words.word(cardKey(card))}
      // A small phone has room for what makes the card special.
      chips={(form === 'small' || form === 'landscape' ? kinds.slice(-1) : kinds).map((kind) => ({
        label: words.word(`kind.${kind}`),
        ground: KIND_TINTS[kind].chip,
      }))}
      text={
        choosing === null ? words.word(textKey(card, view.options.edition)) : whyOf(words, choosing.ask, view, names)
      }
      note={choosing === null && form !== 'small' ? noteOn(table, turn, card) : undefined}
      edge={picked === null && turn.choosing === null ? undefined : tint}
      live={picked !== null || pile !== null}
      onMore={() => onRead(card)}
    />
  );
}

/** Nothing to read yet: a card face down. */
function Back({ width, height }: { width: number; height: number }) {
  const high = Math.min(height - 16, 96);
  return (
    <Box style={{ width, height, alignItems: 'center', justifyContent: 'center' }}>
      <CardBack width={Math.round(high * 0.72)} height={high} />
    </Box>
  );
}

/** What can be said of a card now: how many one has, and what buying it leaves, or why it cannot be had. */
function noteOn(table: DominionTable, turn: Turn, card: CardId): string {
  const { words, view, show, session } = table;
  const { onTable, picked } = turn;
  const have = words.word('ui.youOwn', { count: owned(session.log(show.viewer), turn.me, card) });
  const why = whyNot(table, turn, card);
  if (why !== null) return `${have} · ${why}`;
  const buy = picked?.from === 'pile' ? purchaseIn(view, onTable, card) : null;
  if (buy === null) return have;
  const leaves = words.word('ui.leaves', {
    coins: words.word('ui.coins', { count: buy.coinsLeft }),
    buys: words.word('ui.buys', { count: view.turn.buys - 1 }),
  });
  return `${have} · ${leaves}`;
}

/** Why what is picked up cannot be played or bought; null when it can, or nothing is. */
function whyNot({ words, view, session }: DominionTable, { onTable, picked }: Turn, card: CardId): string | null {
  if (onTable === null || picked === null || picked.from === 'play') return null;
  if (picked.from === 'hand') {
    const why = session.refusal(onTable.seat, { type: 'play', card });
    return why === null ? null : words.refusal(why);
  }
  if (onTable.kind === 'action-phase') return words.refusal('finish-actions-first');
  const buy = purchaseIn(view, onTable, card);
  if (buy === null || buy.refusal === null) return null;
  return buy.short > 0 ? words.word('ui.short', { count: buy.short }) : words.refusal(buy.refusal);
}

/** The card of the last thing that happened. */
function lastCard({ show: { past } }: DominionTable): CardId | null {
  for (let i = past.length - 1; i >= 0; i--) {
    const event = past[i]?.event;
    if (event?.type === 'played' || event?.type === 'bought' || event?.type === 'gained') return event.card;
  }
  return null;
}
