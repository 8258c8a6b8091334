import type { SpeakerOf } from '@/text';
import type { IconName } from '@/ui/icons/drawing';
import { costOf, isTreasure, PRINTED, type CardId, type CardKind } from '../rules/printed';
import type { Options } from '../rules/options';

export const cardIcon = (card: CardId): IconName => `dominion/${card}`;
export const cardKey = (card: CardId) => `card.${card}` as const;

/** What a duration still brings, as the key of a few words. */
export const nextTurnKey = (card: CardId): string => `next.${card}`;

/** Cards whose name may have to break on a small card; those words hold soft hyphens. */
const BREAKS = [
  'woodcutter',
  'workshop',
  'bureaucrat',
  'moneylender',
  'remodel',
  'laboratory',
  'library',
  'adventurer',
  'pearl-diver',
  'ambassador',
  'fishing-village',
  'smugglers',
  'cutpurse',
  'pirate-ship',
  'salvager',
  'treasure-map',
  'explorer',
  'merchant-ship',
  'treasury',
  'wharf',
  'artisan',
  'moat',
  'duchy',
  'estate',
  'province',
  'council-room',
  'native-village',
  'ghost-ship',
  'outpost',
  'sentry',
  'lighthouse',
  'festival',
  'warehouse',
  'throne-room',
  'poacher',
  'tide-pools',
  'sea-witch',
  'corsair',
] as const satisfies readonly CardId[];

/** The name as it stands on the card itself. */
export const faceKey = (card: CardId) => {
  const breaking = BREAKS.find((each) => each === card);
  return breaking === undefined ? cardKey(card) : (`face.${breaking}` as const);
};

/** What the second edition leaves to the player, and the first does not (D-44). */
const OPTIONAL = ['throne-room', 'moneylender', 'mine'] as const satisfies readonly CardId[];
/** What does something else as it is sold today (D-49, D-50). */
const RENEWED = ['treasury', 'outpost'] as const satisfies readonly CardId[];

/** What a card does, in the edition that is played. */
export const textKey = (card: CardId, edition: Options['edition']) => {
  const changed = [...(edition === '1E' ? [] : OPTIONAL), ...(edition === '2022' ? RENEWED : [])];
  const found = changed.find((each) => each === card);
  return found === undefined ? (`rules.card.${card}` as const) : (`rules.card2.${found}` as const);
};

/** What people stumble over with a card, in the edition that is played. */
export const rulingKey = (card: CardId, edition: Options['edition']) => {
  const renewed = edition === '2022' ? RENEWED.find((each) => each === card) : undefined;
  return renewed === undefined ? (`rulings.${card}` as const) : (`rulings2.${renewed}` as const);
};

/** What kind of card it is, in words. */
export const kindsOf = (words: SpeakerOf<'dominion'>, card: CardId): string =>
  PRINTED[card].kinds.map((kind) => words.word(`kind.${kind}`)).join(' ');

/** The ground of a card's picture, and what is drawn on it: cards look the same by day and by night. */
export interface Paint {
  readonly ground: string;
  readonly ink: string;
}

const PAINTS = {
  action: { ground: '#e6dcc6', ink: '#2f4650' },
  treasure: { ground: '#dcae3a', ink: '#2b1d02' },
  victory: { ground: '#93c886', ink: '#14361c' },
  curse: { ground: '#b89bd8', ink: '#2a1144' },
  attack: { ground: '#e2a99d', ink: '#4d120a' },
  reaction: { ground: '#93bbdd', ink: '#0f2f4b' },
  duration: { ground: '#f0a652', ink: '#43260a' },
} as const satisfies Record<CardKind, Paint>;

const METALS: Partial<Record<CardId, Paint>> = {
  copper: { ground: '#b5723f', ink: '#2b1404' },
  silver: { ground: '#aab4ba', ink: '#16242c' },
  gold: { ground: '#dcae3a', ink: '#2b1d02' },
};

/** The kind that gives a card its colour: what makes it special comes first. */
const TELLING: readonly CardKind[] = ['curse', 'treasure', 'victory', 'duration', 'attack', 'reaction', 'action'];

export function mainKind(card: CardId): CardKind {
  const { kinds } = PRINTED[card];
  return TELLING.find((kind) => kinds.includes(kind)) ?? 'action';
}

export const paintOf = (card: CardId): Paint => METALS[card] ?? PAINTS[mainKind(card)];

/** The colour of a kind, in the band below a card's picture and on its chip. White words on the chip reach 4.5 : 1. */
export const KIND_TINTS = {
  action: { band: '#7f79cf', chip: '#6661b8' },
  treasure: { band: '#b98316', chip: '#8a5f0c' },
  victory: { band: '#2f8553', chip: '#24704a' },
  curse: { band: '#7c42b8', chip: '#7c42b8' },
  attack: { band: '#cf443c', chip: '#b3261e' },
  reaction: { band: '#2f7fc4', chip: '#2470b2' },
  duration: { band: '#cc6c10', chip: '#a85a0c' },
} as const satisfies Record<CardKind, { readonly band: string; readonly chip: string }>;

export const bandOf = (card: CardId): string => KIND_TINTS[mainKind(card)].band;

/** Treasures and plain Actions go without. */
const SEALS: Partial<Record<CardKind, IconName>> = {
  duration: 'dominion/duration',
  attack: 'dominion/attack',
  reaction: 'dominion/reaction',
  victory: 'laurel-crown',
  curse: 'dominion/curse',
};

/** The sign of a card's kind, so that it is not told by its colour alone; basic cards are known by themselves. */
export const sealOf = (card: CardId): IconName | null =>
  PRINTED[card].set === 'basic' ? null : (SEALS[mainKind(card)] ?? null);

/** The faces of the coins: a light rim and a dark figure. */
export const COIN_PAINT: Partial<Record<CardId, { readonly face: string; readonly rim: string }>> = {
  copper: { face: '#e59a62', rim: '#7a431a' },
  silver: { face: '#eaf0f2', rim: '#5a6870' },
  gold: { face: '#ffdf7e', rim: '#8a6412' },
};

/** Actions first, then money, the most valuable in front; what is in the way comes last. */
const ORDER: readonly CardKind[] = ['action', 'treasure', 'victory', 'curse'];
const orderOf = (card: CardId): number => {
  const { kinds, cost } = PRINTED[card];
  const at = ORDER.findIndex((kind) => kinds.includes(kind));
  return at * 100 - (isTreasure(card) ? cost : 0);
};

/** A hand as one sorts it: by kind, equal cards together. */
export const sortHand = (hand: readonly CardId[]): CardId[] =>
  [...hand].sort((a, b) => orderOf(a) - orderOf(b) || (a < b ? -1 : a > b ? 1 : 0));

/** Each card once with how many there are, in the order in which they first come. */
export function tally(cards: readonly CardId[]): readonly { readonly card: CardId; readonly count: number }[] {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** Names of places on the table: flights go from one to another. */
export const place = {
  pile: (card: CardId) => `do/pile/${card}`,
  seat: (seat: number) => `do/seat/${seat}`,
  deck: 'do/deck',
  discard: 'do/discard',
  hand: 'do/hand',
  /** One card of the own hand: the first of its kind is 0. On a heap all of them are in one place. */
  handCard: (card: CardId, at: number) => `do/hand/${card}/${at}`,
  inPlay: 'do/in-play',
  /** A card in play. */
  laid: (card: CardId) => `do/in-play/${card}`,
  /** What somebody else has played this turn, at their seat. */
  played: (seat: number) => `do/played/${seat}`,
  gained: (seat: number) => `do/gained/${seat}`,
  mats: 'do/mats',
  village: 'do/mats/village',
  tokens: 'do/mats/tokens',
  trash: 'do/trash',
} as const;

/** What costs nothing is hardly ever wanted: it can be bought, and does not call for it. */
export const isQuiet = (card: CardId): boolean => costOf(card) === 0;
