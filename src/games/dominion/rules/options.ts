import { must, pick, type HasRng, type Seat } from '@antilles/engine';
import { drawKingdom, editionFor, editionNeeded, NO_WISHES, RECOMMENDED } from './kingdoms';
import { BOXES, CARD_IDS, PRINTED, type CardId } from './printed';

export const EDITIONS = ['1E', '2E', '2022'] as const;
export const END_CHECKS = ['booklet', 'endOfTurn'] as const;
export const OPENINGS = ['shuffled', '4-3', '5-2'] as const;

export interface Options {
  /** Ten different kingdom cards. */
  readonly kingdom: readonly CardId[];
  /**
   * Whose wording cards have. 2E: the base set of 2016 beside the first Seaside; Throne Room, Moneylender and Mine are optional.
   * 2022: both boxes as they are sold today; Treasury and Outpost change as well (D-49, D-50).
   */
  readonly edition: (typeof EDITIONS)[number];
  /** DO-60: whether piles empty in passing end the game, or only piles empty at the end of the turn. */
  readonly endCheck: (typeof END_CHECKS)[number];
  /** Everybody's first two hands: as shuffled, or the same split of Coppers for all. */
  readonly opening: (typeof OPENINGS)[number];
  /** Who starts; null: the dice say. */
  readonly startSeat: Seat | null;
}

export const KINGDOM_SIZE = 10;

export const DEFAULT_OPTIONS: Options = {
  kingdom: RECOMMENDED['high-seas'],
  edition: '1E',
  endCheck: 'booklet',
  opening: 'shuffled',
  startSeat: null,
};

/** The kingdom of a day, out of the boxes of the day, with everything else as usual: the day throws the dice. */
export function dailyOptions(luck: HasRng): Options {
  const box = pick(luck, BOXES);
  const kingdom = must(drawKingdom(luck, { ...NO_WISHES, box, costSpread: true }), 'no kingdom of the day');
  return { ...DEFAULT_OPTIONS, kingdom, edition: editionFor(kingdom) };
}

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  list.some((known) => known === value);

/** Options from outside; what is left out is as usual, and anything else than options is refused. */
export function parseOptions(raw: unknown): Options | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  if (Object.keys(raw).some((key) => !Object.hasOwn(DEFAULT_OPTIONS, key))) return null;
  const given = { ...DEFAULT_OPTIONS, ...raw } as Record<keyof Options, unknown>;
  const { kingdom, edition, endCheck, opening, startSeat } = given;
  if (!Array.isArray(kingdom)) return null;
  const cards = kingdom.filter((card): card is CardId => isOneOf(CARD_IDS, card));
  if (cards.length !== kingdom.length) return null;
  if (!isOneOf(EDITIONS, edition) || !isOneOf(END_CHECKS, endCheck) || !isOneOf(OPENINGS, opening)) return null;
  const isSeat = startSeat === null || (typeof startSeat === 'number' && Number.isInteger(startSeat) && startSeat >= 0);
  return isSeat ? { kingdom: cards, edition, endCheck, opening, startSeat } : null;
}

export function optionsRefusal({ kingdom, edition, startSeat }: Options, seatCount: number): string | null {
  if (seatCount < 2 || seatCount > 4) return 'wrong-seat-count';
  if (kingdom.length !== KINGDOM_SIZE) return 'kingdom-needs-ten';
  if (new Set(kingdom).size !== KINGDOM_SIZE) return 'kingdom-repeats';
  if (kingdom.some((card) => PRINTED[card].set === 'basic')) return 'kingdom-basic-card';
  if (EDITIONS.indexOf(edition) < EDITIONS.indexOf(editionNeeded(kingdom))) return 'second-edition-cards';
  return startSeat !== null && startSeat >= seatCount ? 'start-seat-missing' : null;
}
