import type { IconName } from '@/ui/icons/drawing';
import { costOf, isTreasure, PRINTED, type CardId, type CardKind } from '../rules/printed';
import type { Options } from '../rules/state';

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
] as const satisfies readonly CardId[];

/** The name as it stands on the card itself. */
export const faceKey = (card: CardId) => {
  const breaking = BREAKS.find((each) => each === card);
  return breaking === undefined ? cardKey(card) : (`face.${breaking}` as const);
};

/** What the second edition leaves to the player, and the first does not (D-44). */
const OPTIONAL = ['throne-room', 'moneylender', 'mine'] as const satisfies readonly CardId[];

/** What a card does, in the edition that is played. */
export const textKey = (card: CardId, edition: Options['edition']) => {
  const optional = edition === '2E' ? OPTIONAL.find((each) => each === card) : undefined;
  return optional === undefined ? (`rules.card.${card}` as const) : (`rules.card2.${optional}` as const);
};

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
export const kindPaint = (kind: CardKind): Paint => PAINTS[kind];

/** A small mark in the picture, so that a kind is not told by its colour alone. */
export function markOf(card: CardId): IconName | null {
  const kind = mainKind(card);
  return kind === 'duration' || kind === 'attack' || kind === 'reaction' ? `dominion/${kind}` : null;
}

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
  inPlay: 'do/in-play',
  mats: 'do/mats',
  trash: 'do/trash',
} as const;

/** What costs nothing is hardly ever wanted: it can be bought, and does not call for it. */
export const isQuiet = (card: CardId): boolean => costOf(card) === 0;
