import type { Seat } from '@antilles/engine';
import {
  ADMIRAL,
  BEGGAR,
  BEGGAR_GOODS,
  CAPTAIN,
  CARDS,
  CUSTOMS,
  FRIGATE,
  GALLEON,
  GOODS_FOR_ADMIRAL,
  GOODS_FOR_CAPTAIN,
  GOODS_FOR_TRADER,
  GOVERNOR,
  MOST,
  POINTS_FOR_FRIGATE,
  POINTS_FOR_GALLEON,
  TRADER,
  type Card,
  type RowCard,
} from '../rules/cards';
import { MOST_GOODS, rowOf, share } from '../rules/rows';
import { pointsFor } from '../rules/trade';
import type { View } from '../rules/view';

/** What a card would bring in this round, from the worst to the best. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** What a seat gets with each card it plays. */
type Gains = Partial<Record<Card, Range>>;

/** How often the others play each card that matters to somebody else. */
type Counts = Readonly<Record<(typeof SEEN)[number], number>>;
const SEEN = [CAPTAIN, ADMIRAL, FRIGATE, GALLEON, TRADER] as const;

/** What somebody else may play, as far as this seat may know: what they hold, or anything when that is hidden. */
export const mayHold = (view: View, seat: Seat): readonly Card[] => view.players[seat]?.holds ?? CARDS;

/** What each card of the hand would bring if the cards in `lifted` were played with it, the newest of them last. */
export function outlook(view: View, seat: Seat, lifted: readonly Card[]): ReadonlyMap<Card, Range> {
  const hand = view.players[seat]?.holds ?? [];
  const others = view.players.flatMap((_, other) => (other === seat ? [] : [mayHold(view, other)]));
  const tables = tablesOf(others, view.cardsToPlay);
  return new Map(
    hand.map((card) => {
      const pairs = view.cardsToPlay === 1 ? [[card]] : partners(hand, card, lifted).map((with_) => [card, with_]);
      return [
        card,
        widest(pairs.flatMap((own) => tables.map((counts) => gains(view, seat, own, counts)[card] ?? ZERO))),
      ];
    }),
  );
}

const ZERO: Range = { least: 0, most: 0 };

const widest = (ranges: readonly Range[]): Range =>
  ranges.length === 0
    ? ZERO
    : { least: Math.min(...ranges.map(({ least }) => least)), most: Math.max(...ranges.map(({ most }) => most)) };

/** What a card would be played with: the newest card lifted besides it, or any that is left while none is. */
function partners(hand: readonly Card[], card: Card, lifted: readonly Card[]): readonly Card[] {
  const newest = lifted.findLast((other) => other !== card);
  return newest === undefined ? hand.filter((other) => other !== card) : [newest];
}

/** All the ways the others' cards can add up, each once. */
function tablesOf(others: readonly (readonly Card[])[], count: 1 | 2): readonly Counts[] {
  const none: Counts = { 1: 0, 2: 0, 4: 0, 5: 0, 7: 0 };
  let tables: ReadonlyMap<string, Counts> = new Map([['', none]]);
  for (const holds of others) {
    const choices = count === 1 ? holds.map((card) => [card]) : pairsOf(holds);
    const next = new Map<string, Counts>();
    for (const counts of tables.values())
      for (const cards of choices) {
        const sum = { ...counts };
        for (const seen of SEEN) if (cards.includes(seen)) sum[seen]++;
        next.set(SEEN.map((seen) => sum[seen]).join(), sum);
      }
    tables = next;
  }
  return [...tables.values()];
}

const pairsOf = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  cards.flatMap((first, i) => cards.slice(i + 1).map((second) => [first, second]));

/**
 * What a seat gets with the cards it plays, as the rules carry them out. A Trader brings what all one's goods are worth;
 * how many of them are handed in is one's own choice, so that a Beggar may find the display full or empty.
 */
function gains(view: View, seat: Seat, own: readonly Card[], counts: Counts): Gains {
  const found: Gains = {};
  const rows = { points: view.rows.points, goods: view.rows.goods };
  let goods = view.players[seat]?.goods ?? 0;
  let fewest = goods;
  const receive = (card: Card, amount: number): void => {
    const kept = Math.min(amount, MOST_GOODS - goods);
    found[card] = { least: kept, most: Math.min(amount, MOST_GOODS - fewest) };
    fewest = Math.min(MOST_GOODS, fewest + amount);
    goods += kept;
  };
  const take = (card: RowCard): number => {
    const row = rowOf(card) === 'points' ? 'points' : 'goods';
    const sharers = counts[card] + (own.includes(card) ? 1 : 0);
    if (sharers === 0) return 0;
    const each = share(rows[row], sharers, MOST[card]);
    rows[row] -= each * sharers;
    return each;
  };
  for (const card of CARDS) {
    // The others take from the rows whether one plays that card or not.
    const each = card === CAPTAIN || card === ADMIRAL || card === FRIGATE || card === GALLEON ? take(card) : 0;
    if (!own.includes(card)) continue;
    switch (card) {
      case CAPTAIN:
      case ADMIRAL:
        found[card] = exactly(each);
        break;
      case FRIGATE:
      case GALLEON:
        receive(card, each);
        break;
      case GOVERNOR:
        receive(card, GOODS_FOR_CAPTAIN * counts[CAPTAIN] + GOODS_FOR_ADMIRAL * counts[ADMIRAL]);
        break;
      case CUSTOMS:
        found[card] = exactly(POINTS_FOR_FRIGATE * counts[FRIGATE] + POINTS_FOR_GALLEON * counts[GALLEON]);
        break;
      case TRADER: {
        found[card] = exactly(pointsFor(goods, rateWith(view, counts[TRADER])));
        fewest = 0;
        break;
      }
      case BEGGAR: {
        const left = Math.max(0, (view.players[seat]?.handSize ?? own.length) - own.length);
        receive(card, (BEGGAR_GOODS[left] ?? 0) + GOODS_FOR_TRADER * counts[TRADER]);
        break;
      }
    }
  }
  return found;
}

const exactly = (amount: number): Range => ({ least: amount, most: amount });

/** The rate when so many others play the Trader as well (SD-30). */
export const rateWith = ({ rates, rows }: View, others: number) => rates[Math.max(0, rows.trader - 2 * others)] ?? null;

/** Whether a card brings points or goods. */
export const bringsPoints = (card: Card): boolean =>
  card === CAPTAIN || card === ADMIRAL || card === CUSTOMS || card === TRADER;

/** A range as it stands on a card. */
export const rangeText = ({ least, most }: Range): string => (least === most ? `${least}` : `${least}–${most}`);
