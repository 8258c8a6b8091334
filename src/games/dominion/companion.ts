import { rank, type Outcome, type Seat } from '@antilles/engine';
import { z } from 'zod';
import { editionFor, editionNeeded, RECOMMENDED, setsIn } from './rules/kingdoms';
import { EDITIONS, type Options } from './rules/options';
import { BASIC_CARDS, CARD_IDS, PRINTED, type Box, type CardId } from './rules/printed';
import { SCORING_CARDS, sheet as scoreSheet, type Holdings, type ScoringCard } from './rules/scoring';
import { pilesFor, pileSize } from './rules/supply';

/** Dominion on a real table: what to lay out, how many turns, and what every deck is worth. */
export interface CompanionSheet {
  readonly kingdom: readonly CardId[];
  /** Which wording the cards of the box have. */
  readonly edition: Options['edition'];
  /** Who began, and how many turns have been taken since, by everybody together. */
  readonly starter: Seat;
  readonly turns: number;
  readonly players: readonly Holdings[];
  /** The piles that were empty at the end, for whoever wants it noted. */
  readonly empty: readonly CardId[];
  /** What of the set-up list lies on the table already. */
  readonly laid: readonly string[];
}

const NOTHING: Holdings = { province: 0, duchy: 0, estate: 0, gardens: 0, island: 0, curse: 0, cards: 0 };

export const newCompanion = (
  kingdom: readonly CardId[],
  seatCount: number,
  starter: Seat,
  box: Box = 'first',
): CompanionSheet => ({
  kingdom,
  edition: editionIn(box, kingdom),
  starter,
  turns: 0,
  players: Array.from({ length: seatCount }, () => NOTHING),
  empty: [],
  laid: [],
});

/** The same table with other people: whole rounds stay, and of the running one whoever still has a turn. */
export function reseat(sheet: CompanionSheet, from: readonly (Seat | null)[]): CompanionSheet {
  const { players, starter, turns } = sheet;
  const first = Math.max(0, from.indexOf(starter));
  const now = from.indexOf(turnOf(sheet));
  const round = Math.floor(turns / players.length);
  const inRound = now < 0 ? 0 : (now - first + from.length) % from.length;
  return {
    ...sheet,
    starter: first,
    turns: round * from.length + inRound,
    players: from.map((old) => players[old ?? -1] ?? NOTHING),
  };
}

/** How the cards of this box read: those sold today as they are printed today. */
const editionIn = (box: Box, kingdom: readonly CardId[]): Options['edition'] =>
  box === 'second' ? '2022' : editionFor(kingdom);

/** What somebody with this box can lay out who never chose. */
export const defaultKingdom = (box: Box): readonly CardId[] => RECOMMENDED[setsIn(box)[0] ?? 'high-seas'];

// --- Laying it out ----------------------------------------------------------------------------------------------

export interface Pile {
  readonly card: CardId;
  readonly count: number;
}

/** Every pile with its size, after the start decks are dealt (A.2). */
export const pilesToLay = (kingdom: readonly CardId[], seatCount: number): readonly Pile[] =>
  pilesFor(kingdom).map((card) => ({ card, count: pileSize(card, seatCount) }));

/** Mats and tokens somebody needs besides cards. */
export const EXTRAS = ['island-mat', 'native-village-mat', 'pirate-token', 'embargo-token'] as const;
export type Extra = (typeof EXTRAS)[number];

const NEEDED_BY: Readonly<Record<Extra, CardId>> = {
  'island-mat': 'island',
  'native-village-mat': 'native-village',
  'pirate-token': 'pirate-ship',
  'embargo-token': 'embargo',
};

export const extrasFor = (kingdom: readonly CardId[]): readonly Extra[] =>
  EXTRAS.filter((extra) => kingdom.includes(NEEDED_BY[extra]));

// --- Turns ------------------------------------------------------------------------------------------------------

/** Whose turn it is. */
export const turnOf = ({ starter, turns, players }: CompanionSheet): Seat => (starter + turns) % players.length;

/** The round being played, from 1. */
export const roundOf = ({ turns, players }: CompanionSheet): number => Math.floor(turns / players.length) + 1;

/** Turns each seat has taken, the running one not counted; Outpost turns are nobody's (DO-63). */
export function turnsTaken({ starter, turns, players }: CompanionSheet): readonly number[] {
  const count = players.length;
  return players.map((_, seat) => {
    const after = (seat - starter + count) % count;
    return Math.floor(turns / count) + (after < turns % count ? 1 : 0);
  });
}

/** The running turn is over. */
export const nextTurn = (sheet: CompanionSheet): CompanionSheet => ({ ...sheet, turns: sheet.turns + 1 });

/** Who took the last turn; null before the first. */
export const lastTurnOf = ({ starter, turns, players }: CompanionSheet): Seat | null =>
  turns === 0 ? null : (starter + turns - 1) % players.length;

/** Who had the last turn, so that all before them have one more: for whoever did not count along. */
export function setLastTurn(sheet: CompanionSheet, seat: Seat): CompanionSheet {
  const count = sheet.players.length;
  const round = Math.max(0, Math.ceil(sheet.turns / count) - 1);
  const after = (seat - sheet.starter + count) % count;
  return { ...sheet, turns: round * count + after + 1 };
}

// --- Scoring ----------------------------------------------------------------------------------------------------

export const changeHoldings = (sheet: CompanionSheet, seat: Seat, part: Partial<Holdings>): CompanionSheet => ({
  ...sheet,
  players: sheet.players.map((held, i) => (i === seat ? { ...held, ...part } : held)),
});

/** The cards that can score in this kingdom: those always there, and Gardens and Islands when they are in it. */
export const scoringCards = (kingdom: readonly CardId[]): readonly ScoringCard[] =>
  SCORING_CARDS.filter((card) => PRINTED[card].set === 'basic' || kingdom.includes(card));

/** What is asked of a player: the cards that can score, and how many there are in all where Gardens look at it. */
export type Column = ScoringCard | 'cards';

/** What nearly nobody has comes last. */
export function columnsFor(kingdom: readonly CardId[]): readonly Column[] {
  const cards = scoringCards(kingdom);
  const all: readonly Column[] = cards.includes('gardens') ? ['cards'] : [];
  return [...cards.filter((card) => card !== 'curse'), ...all, 'curse'];
}

/** More of one kind are in no box, and no sheet takes them. */
export const MOST_CARDS = 500;

/** All cards somebody has entered by kind. */
export const entered = (held: Holdings): number => SCORING_CARDS.reduce((sum, card) => sum + held[card], 0);

/** DO-60: so many empty piles end the game. */
export const EMPTY_PILES = 3;

/** Whether the count accounts for every Province: then nobody need say how the game ended. */
export const provincesGone = ({ players }: CompanionSheet): boolean =>
  players.reduce((sum, held) => sum + held.province, 0) >= pileSize('province', players.length);

export const toggleEmpty = (sheet: CompanionSheet, card: CardId): CompanionSheet => ({
  ...sheet,
  empty: sheet.empty.includes(card) ? sheet.empty.filter((each) => each !== card) : [...sheet.empty, card],
});

/** DO-62, DO-63, by the game's own score sheets. Turns count when somebody counted them. */
export function outcomeOf(sheet: CompanionSheet): Outcome {
  const taken = turnsTaken(sheet);
  const ended =
    provincesGone(sheet) || sheet.empty.includes('province')
      ? 'provinces'
      : sheet.empty.length >= EMPTY_PILES
        ? 'piles'
        : 'table';
  return rank(
    sheet.players.map((held, seat) => scoreSheet(seat, held, taken[seat] ?? 0)),
    { key: `ended.${ended}` },
  );
}

/** Something that cannot be in a real box. It is said, and changes nothing. */
export type Warning =
  | { readonly kind: 'pile'; readonly card: ScoringCard; readonly sum: number; readonly most: number }
  | { readonly kind: 'cards'; readonly seat: Seat; readonly entered: number; readonly cards: number }
  | { readonly kind: 'total-missing'; readonly seat: Seat };

export function warnings({ players, kingdom }: CompanionSheet): readonly Warning[] {
  const count = players.length;
  const found: Warning[] = [];
  for (const card of scoringCards(kingdom)) {
    const sum = players.reduce((all, held) => all + held[card], 0);
    const most = pileSize(card, count) + (card === 'estate' ? 3 * count : 0);
    if (sum > most) found.push({ kind: 'pile', card, sum, most });
  }
  players.forEach((held, seat) => {
    if (held.gardens > 0 && held.cards === 0) found.push({ kind: 'total-missing', seat });
    else if (held.cards > 0 && held.cards < entered(held)) {
      found.push({ kind: 'cards', seat, entered: entered(held), cards: held.cards });
    }
  });
  return found;
}

// --- From storage -----------------------------------------------------------------------------------------------

const count = z.int().min(0).max(MOST_CARDS);

const schema = z.object({
  kingdom: z.array(z.enum(CARD_IDS)),
  // Nor did they note the edition.
  edition: z.enum(EDITIONS).optional(),
  starter: count,
  turns: z.int().min(0).max(10_000),
  players: z.array(
    z.object({
      province: count,
      duchy: count,
      estate: count,
      gardens: count,
      island: count,
      curse: count,
      cards: count,
    }),
  ),
  // Sheets of the first versions did not ask.
  empty: z.array(z.enum(CARD_IDS)).default([]),
  laid: z.array(z.string().max(40)).max(60).default([]),
});

export function parseCompanion(raw: unknown, seatCount: number): CompanionSheet | null {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) return null;
  const { kingdom, starter, players } = parsed.data;
  const edition = parsed.data.edition ?? editionFor(kingdom);
  const isKingdom = new Set(kingdom).size === kingdom.length && !kingdom.some((card) => BASIC_CARDS.includes(card));
  const fits = players.length === seatCount && starter < seatCount;
  return isKingdom && fits && EDITIONS.indexOf(edition) >= EDITIONS.indexOf(editionNeeded(kingdom))
    ? { ...parsed.data, edition }
    : null;
}
