import { CARDS, partOf } from './cards';
import { isQuestion, type Watches } from './cards/card';
import { BASIC_CARDS, isTreasure, type CardId } from './printed';
import { inTurnOrder, type Effect, type State, type Step } from './state';

/** Which cards of a kingdom watch which moment: looked up once a kingdom, because moments come all the time. */
interface Watchers {
  readonly shields: readonly CardId[];
  readonly wardsOff: readonly CardId[];
  readonly bought: readonly NonNullable<Watches['bought']>[];
  readonly gained: readonly NonNullable<Watches['gained']>[];
  readonly curses: readonly NonNullable<Watches['curses']>[];
  readonly adds: readonly NonNullable<Watches['adds']>[];
  readonly played: readonly NonNullable<Watches['played']>[];
  readonly trashed: readonly NonNullable<Watches['trashed']>[];
  readonly discarded: readonly NonNullable<Watches['discarded']>[];
  readonly buyPhaseOver: readonly NonNullable<Watches['buyPhaseOver']>[];
  /** Treasures beside the three that are always there. */
  readonly otherTreasures: readonly CardId[];
  /** Treasures do nothing but pay, and nobody minds: all of a hand can be played in one go. */
  readonly plainTreasures: boolean;
}

const KNOWN = new WeakMap<readonly CardId[], Watchers>();
/** The kingdom asked about last, which nearly always is the one asked about next. */
let last: { readonly piles: readonly CardId[]; readonly found: Watchers } | null = null;

export function watchersOf({ piles }: State): Watchers {
  if (last !== null && last.piles === piles) return last.found;
  const found = KNOWN.get(piles) ?? find(piles);
  KNOWN.set(piles, found);
  last = { piles, found };
  return found;
}

function find(piles: readonly CardId[]): Watchers {
  const those = <Moment extends keyof Watches>(moment: Moment): NonNullable<Watches[Moment]>[] =>
    piles.flatMap((card) => CARDS[card].watches?.[moment] ?? []);
  const played = those('played');
  const otherTreasures = piles.filter((card) => isTreasure(card) && !BASIC_CARDS.includes(card));
  return {
    shields: piles.filter((card) => CARDS[card].watches?.shields),
    wardsOff: piles.filter((card) => CARDS[card].watches?.wardsOff),
    bought: those('bought'),
    gained: those('gained'),
    curses: those('curses'),
    adds: those('adds'),
    played,
    trashed: those('trashed'),
    discarded: those('discarded'),
    buyPhaseOver: those('buyPhaseOver'),
    otherTreasures,
    plainTreasures: played.length === 0 && otherTreasures.length === 0,
  };
}

/** What comes of a moment: one player after the other, what they hold in secret last (DO-67). */
export function oneAfterTheOther(state: State, effects: readonly Effect[]): Step[] {
  if (effects.length === 0) return [];
  return inTurnOrder(state).flatMap((seat): Step[] => {
    const own = effects.filter(({ who }) => who === seat);
    const open = own.filter((effect) => !isSecret(effect));
    return [
      ...(open.length === 0 ? [] : [{ op: 'due', seat, effects: open, gained: true } as const]),
      ...own.filter(isSecret),
    ];
  });
}

function isSecret({ card, part }: Effect): boolean {
  const found = partOf(card, part);
  return isQuestion(found) && found.isSecret === true;
}
