import { shuffle, type HasRng } from '@antilles/engine';
import {
  costOf,
  expansionOf,
  isAttack,
  isInBox,
  KINGDOM_CARDS,
  PRINTED,
  type Box,
  type CardId,
  type Expansion,
} from './printed';
import type { Options } from './options';

/** Kingdoms: recommended sets (section j), random draws, and the kingdom of the day. */

export const RECOMMENDED = {
  'high-seas': [
    'bazaar',
    'caravan',
    'embargo',
    'explorer',
    'haven',
    'island',
    'lookout',
    'pirate-ship',
    'smugglers',
    'wharf',
  ],
  'buried-treasure': [
    'ambassador',
    'cutpurse',
    'fishing-village',
    'lighthouse',
    'outpost',
    'pearl-diver',
    'tactician',
    'treasure-map',
    'warehouse',
    'wharf',
  ],
  shipwrecks: [
    'ghost-ship',
    'merchant-ship',
    'native-village',
    'navigator',
    'pearl-diver',
    'salvager',
    'sea-hag',
    'smugglers',
    'treasury',
    'warehouse',
  ],
  'reach-for-tomorrow': [
    'adventurer',
    'cellar',
    'council-room',
    'cutpurse',
    'ghost-ship',
    'lookout',
    'sea-hag',
    'spy',
    'treasure-map',
    'village',
  ],
  repetition: [
    'caravan',
    'chancellor',
    'explorer',
    'festival',
    'militia',
    'outpost',
    'pearl-diver',
    'pirate-ship',
    'treasury',
    'workshop',
  ],
  'give-and-take': [
    'ambassador',
    'fishing-village',
    'haven',
    'island',
    'library',
    'market',
    'moneylender',
    'salvager',
    'smugglers',
    'witch',
  ],
  'first-game': [
    'cellar',
    'market',
    'militia',
    'mine',
    'moat',
    'remodel',
    'smithy',
    'village',
    'woodcutter',
    'workshop',
  ],
  'big-money': [
    'adventurer',
    'bureaucrat',
    'chancellor',
    'chapel',
    'feast',
    'laboratory',
    'market',
    'mine',
    'moneylender',
    'throne-room',
  ],
  interaction: [
    'bureaucrat',
    'chancellor',
    'council-room',
    'festival',
    'library',
    'militia',
    'moat',
    'spy',
    'thief',
    'village',
  ],
  'size-distortion': [
    'cellar',
    'chapel',
    'feast',
    'gardens',
    'laboratory',
    'thief',
    'village',
    'witch',
    'woodcutter',
    'workshop',
  ],
  'village-square': [
    'bureaucrat',
    'cellar',
    'festival',
    'library',
    'market',
    'remodel',
    'smithy',
    'throne-room',
    'village',
    'woodcutter',
  ],
  'first-game-second': [
    'cellar',
    'market',
    'merchant',
    'militia',
    'mine',
    'moat',
    'remodel',
    'smithy',
    'village',
    'workshop',
  ],
  'size-distortion-second': [
    'artisan',
    'bandit',
    'bureaucrat',
    'chapel',
    'festival',
    'gardens',
    'sentry',
    'throne-room',
    'witch',
    'workshop',
  ],
  'deck-top': [
    'artisan',
    'bureaucrat',
    'council-room',
    'festival',
    'harbinger',
    'laboratory',
    'moneylender',
    'sentry',
    'vassal',
    'village',
  ],
  'sleight-of-hand': [
    'cellar',
    'council-room',
    'festival',
    'gardens',
    'harbinger',
    'library',
    'militia',
    'poacher',
    'smithy',
    'throne-room',
  ],
  improvements: [
    'artisan',
    'cellar',
    'market',
    'merchant',
    'mine',
    'moat',
    'moneylender',
    'poacher',
    'remodel',
    'witch',
  ],
  'silver-and-gold': [
    'bandit',
    'bureaucrat',
    'chapel',
    'harbinger',
    'laboratory',
    'merchant',
    'mine',
    'moneylender',
    'throne-room',
    'vassal',
  ],
  'high-seas-second': [
    'bazaar',
    'blockade',
    'caravan',
    'corsair',
    'haven',
    'island',
    'lookout',
    'pirate',
    'warehouse',
    'wharf',
  ],
  'buried-treasure-second': [
    'astrolabe',
    'cutpurse',
    'fishing-village',
    'lighthouse',
    'monkey',
    'outpost',
    'sailor',
    'sea-chart',
    'tactician',
    'treasure-map',
  ],
  'reach-for-tomorrow-second': [
    'artisan',
    'cellar',
    'council-room',
    'cutpurse',
    'lookout',
    'monkey',
    'sea-witch',
    'treasure-map',
    'vassal',
    'village',
  ],
  'repetition-second': [
    'caravan',
    'festival',
    'harbinger',
    'militia',
    'outpost',
    'pirate',
    'remodel',
    'sea-chart',
    'treasury',
    'workshop',
  ],
} as const satisfies Record<string, readonly CardId[]>;

export type RecommendedSet = keyof typeof RECOMMENDED;
export const RECOMMENDED_SETS = Object.keys(RECOMMENDED) as readonly RecommendedSet[];

/** The recommended sets that can be laid out from these boxes. */
export const setsIn = (box: Box): readonly RecommendedSet[] =>
  RECOMMENDED_SETS.filter((set) => RECOMMENDED[set].every((card) => isInBox(card, box)));

/** The oldest wording under which a kingdom can be played: new cards bring that of their box along (D-49). */
export function editionNeeded(kingdom: readonly CardId[]): Options['edition'] {
  const has = (set: string): boolean => kingdom.some((card) => PRINTED[card].set === set);
  return has('seaside-second') ? '2022' : has('second-edition') ? '2E' : '1E';
}

/** What a new game of a kingdom is played by: with a new card in it, as the boxes are sold today. */
export const editionFor = (kingdom: readonly CardId[]): Options['edition'] =>
  editionNeeded(kingdom) === '1E' ? '1E' : '2022';

/** Cards that give a further Buy. */
export const EXTRA_BUYS: readonly CardId[] = [
  'woodcutter',
  'council-room',
  'festival',
  'market',
  'salvager',
  'tactician',
  'wharf',
  'astrolabe',
];
/** Cards that give two Actions. */
export const VILLAGES: readonly CardId[] = ['village', 'festival', 'native-village', 'fishing-village', 'bazaar'];
/** Cards that get rid of cards one does not want. */
export const TRASHERS: readonly CardId[] = [
  'chapel',
  'moneylender',
  'remodel',
  'mine',
  'ambassador',
  'lookout',
  'island',
  'salvager',
  'sentry',
  'sailor',
];

/** What a random kingdom has to be like. */
export interface Wishes {
  readonly box: Box;
  readonly sets: readonly Expansion[];
  /** At least one card at each price from 2 to 5. */
  readonly costSpread: boolean;
  readonly extraBuy: boolean;
  readonly village: boolean;
  readonly trasher: boolean;
  readonly attacks: 'none' | 'some' | 'any';
}

export const NO_WISHES: Wishes = {
  box: 'first',
  sets: ['base', 'seaside'],
  costSpread: false,
  extraBuy: false,
  village: false,
  trasher: false,
  attacks: 'any',
};

const SIZE = 10;
const ATTEMPTS = 2000;
const SPREAD = [2, 3, 4, 5];

/** Whether a kingdom is as wished for. */
export function fits(kingdom: readonly CardId[], wishes: Wishes): boolean {
  const has = (cards: readonly CardId[]): boolean => kingdom.some((card) => cards.includes(card));
  if (wishes.costSpread && !SPREAD.every((cost) => kingdom.some((card) => costOf(card) === cost))) return false;
  if (wishes.extraBuy && !has(EXTRA_BUYS)) return false;
  if (wishes.village && !has(VILLAGES)) return false;
  if (wishes.trasher && !has(TRASHERS)) return false;
  if (wishes.attacks === 'none') return !kingdom.some(isAttack);
  return wishes.attacks === 'any' || kingdom.some(isAttack);
}

/** Ten random cards as wished for; null when no such kingdom turned up. */
export function drawKingdom(luck: HasRng, wishes: Wishes = NO_WISHES): CardId[] | null {
  const pool = KINGDOM_CARDS.filter(
    (card) =>
      isInBox(card, wishes.box) &&
      wishes.sets.includes(expansionOf(card)) &&
      (wishes.attacks !== 'none' || !isAttack(card)),
  );
  if (pool.length < SIZE) return null;
  for (let i = 0; i < ATTEMPTS; i++) {
    const kingdom = shuffle(luck, pool.concat()).slice(0, SIZE);
    if (fits(kingdom, wishes)) return sorted(kingdom);
  }
  return null;
}

/** By price and name, as they lie on the table. */
export const sorted = (kingdom: readonly CardId[]): CardId[] =>
  [...kingdom].sort((a, b) => costOf(a) - costOf(b) || (a < b ? -1 : 1));
