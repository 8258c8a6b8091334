import { CARDS } from './cards';
import type { Watches } from './cards/card';
import { BASIC_CARDS, isTreasure, type CardId } from './printed';
import type { State } from './state';

/** Which cards of a kingdom watch which moment: looked up once a kingdom, because moments come all the time. */
interface Watchers {
  readonly shields: readonly CardId[];
  readonly wardsOff: readonly CardId[];
  readonly bought: readonly NonNullable<Watches['bought']>[];
  readonly gained: readonly NonNullable<Watches['gained']>[];
  readonly curses: readonly NonNullable<Watches['curses']>[];
  readonly adds: readonly NonNullable<Watches['adds']>[];
  readonly treasurePlayed: readonly NonNullable<Watches['treasurePlayed']>[];
  readonly buyPhaseOver: readonly NonNullable<Watches['buyPhaseOver']>[];
  /** Treasures beside the three that are always there. */
  readonly otherTreasures: readonly CardId[];
  /** Treasures do nothing but pay, and nobody minds: all of a hand can be played in one go. */
  readonly plainTreasures: boolean;
}

const KNOWN = new WeakMap<readonly CardId[], Watchers>();

export function watchersOf({ piles }: State): Watchers {
  const known = KNOWN.get(piles);
  if (known !== undefined) return known;
  const found = find(piles);
  KNOWN.set(piles, found);
  return found;
}

function find(piles: readonly CardId[]): Watchers {
  const those = <Moment extends keyof Watches>(moment: Moment): NonNullable<Watches[Moment]>[] =>
    piles.flatMap((card) => CARDS[card].watches?.[moment] ?? []);
  const treasurePlayed = those('treasurePlayed');
  const otherTreasures = piles.filter((card) => isTreasure(card) && !BASIC_CARDS.includes(card));
  return {
    shields: piles.filter((card) => CARDS[card].watches?.shields),
    wardsOff: piles.filter((card) => CARDS[card].watches?.wardsOff),
    bought: those('bought'),
    gained: those('gained'),
    curses: those('curses'),
    adds: those('adds'),
    treasurePlayed,
    buyPhaseOver: those('buyPhaseOver'),
    otherTreasures,
    plainTreasures: treasurePlayed.length === 0 && otherTreasures.length === 0,
  };
}
