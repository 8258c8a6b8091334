/** What is printed on the cards: price, kinds, worth. What a card does stands in its own file under `cards/`. */

export type CardKind = 'action' | 'treasure' | 'victory' | 'curse' | 'attack' | 'reaction' | 'duration';
/** `second-edition` and `seaside-second` are what each box gained in its second edition. */
export type CardSet = 'basic' | 'base' | 'seaside' | 'second-edition' | 'seaside-second';

interface Printed {
  readonly set: CardSet;
  readonly cost: number;
  readonly kinds: readonly CardKind[];
  /** Coins a Treasure gives. */
  readonly coins?: number;
  /** Points at the end. */
  readonly points?: number;
  /** Worth a point for so many cards, instead. */
  readonly pointForCards?: number;
}

const basic = (cost: number, kinds: readonly CardKind[], worth: { coins?: number; points?: number }): Printed => ({
  set: 'basic',
  cost,
  kinds,
  ...worth,
});
const card =
  (set: CardSet) =>
  (cost: number, ...more: readonly CardKind[]): Printed => ({ set, cost, kinds: ['action', ...more] });
const base = card('base');
const sea = card('seaside');
const second = card('second-edition');
const seaSecond = card('seaside-second');

const TABLE = {
  copper: basic(0, ['treasure'], { coins: 1 }),
  silver: basic(3, ['treasure'], { coins: 2 }),
  gold: basic(6, ['treasure'], { coins: 3 }),
  estate: basic(2, ['victory'], { points: 1 }),
  duchy: basic(5, ['victory'], { points: 3 }),
  province: basic(8, ['victory'], { points: 6 }),
  curse: basic(0, ['curse'], { points: -1 }),

  cellar: base(2),
  chapel: base(2),
  moat: base(2, 'reaction'),
  chancellor: base(3),
  village: base(3),
  woodcutter: base(3),
  workshop: base(3),
  bureaucrat: base(4, 'attack'),
  feast: base(4),
  gardens: { set: 'base', cost: 4, kinds: ['victory'], pointForCards: 10 },
  militia: base(4, 'attack'),
  moneylender: base(4),
  remodel: base(4),
  smithy: base(4),
  spy: base(4, 'attack'),
  thief: base(4, 'attack'),
  'throne-room': base(4),
  'council-room': base(5),
  festival: base(5),
  laboratory: base(5),
  library: base(5),
  market: base(5),
  mine: base(5),
  witch: base(5, 'attack'),
  adventurer: base(6),

  embargo: sea(2),
  haven: sea(2, 'duration'),
  lighthouse: sea(2, 'duration'),
  'native-village': sea(2),
  'pearl-diver': sea(2),
  ambassador: sea(3, 'attack'),
  'fishing-village': sea(3, 'duration'),
  lookout: sea(3),
  smugglers: sea(3),
  warehouse: sea(3),
  caravan: sea(4, 'duration'),
  cutpurse: sea(4, 'attack'),
  island: { set: 'seaside', cost: 4, kinds: ['action', 'victory'], points: 2 },
  navigator: sea(4),
  'pirate-ship': sea(4, 'attack'),
  salvager: sea(4),
  'sea-hag': sea(4, 'attack'),
  'treasure-map': sea(4),
  bazaar: sea(5),
  explorer: sea(5),
  'ghost-ship': sea(5, 'attack'),
  'merchant-ship': sea(5, 'duration'),
  outpost: sea(5, 'duration'),
  tactician: sea(5, 'duration'),
  treasury: sea(5),
  wharf: sea(5, 'duration'),

  harbinger: second(3),
  merchant: second(3),
  vassal: second(3),
  poacher: second(4),
  bandit: second(5, 'attack'),
  sentry: second(5),
  artisan: second(6),

  astrolabe: { set: 'seaside-second', cost: 3, kinds: ['treasure', 'duration'], coins: 1 },
  monkey: seaSecond(3, 'duration'),
  'sea-chart': seaSecond(3),
  blockade: seaSecond(4, 'duration', 'attack'),
  sailor: seaSecond(4, 'duration'),
  'tide-pools': seaSecond(4, 'duration'),
  corsair: seaSecond(5, 'duration', 'attack'),
  pirate: seaSecond(5, 'duration', 'reaction'),
  'sea-witch': seaSecond(5, 'duration', 'attack'),
} satisfies Record<string, Printed>;

export type CardId = keyof typeof TABLE;
export const PRINTED: Readonly<Record<CardId, Printed>> = TABLE;

/** Every card, in the order of the table above. The order is part of the kingdom code: append only. */
export const CARD_IDS = Object.keys(PRINTED) as readonly CardId[];

/** The piles that are always there, in the order in which they lie. */
export const BASIC_CARDS = CARD_IDS.filter((id) => PRINTED[id].set === 'basic');
export const KINGDOM_CARDS = CARD_IDS.filter((id) => PRINTED[id].set !== 'basic');

/** What the second editions left out. */
const REMOVED: readonly CardId[] = [
  'adventurer',
  'chancellor',
  'feast',
  'spy',
  'thief',
  'woodcutter',
  'ambassador',
  'embargo',
  'explorer',
  'ghost-ship',
  'navigator',
  'pearl-diver',
  'pirate-ship',
  'sea-hag',
];

/** Which boxes somebody has: those of the first edition, those sold today, or what is in either. */
export const BOXES = ['first', 'second', 'both'] as const;
export type Box = (typeof BOXES)[number];

export function isInBox(card: CardId, box: Box): boolean {
  const { set } = PRINTED[card];
  if (set === 'basic' || box === 'both') return true;
  const isNew = set === 'second-edition' || set === 'seaside-second';
  return box === 'first' ? !isNew : isNew || !REMOVED.includes(card);
}

/** The expansion a card belongs to, whatever the edition. */
export type Expansion = 'base' | 'seaside';
export const expansionOf = (card: CardId): Expansion => {
  const { set } = PRINTED[card];
  return set === 'seaside' || set === 'seaside-second' ? 'seaside' : 'base';
};

export const isCardId = (raw: unknown): raw is CardId => typeof raw === 'string' && Object.hasOwn(PRINTED, raw);

/** One look-up a question: these are asked many times a turn. */
const those = (kind: CardKind): Readonly<Record<CardId, boolean>> =>
  Object.fromEntries(CARD_IDS.map((id) => [id, PRINTED[id].kinds.includes(kind)])) as Record<CardId, boolean>;
const ACTION = those('action');
const TREASURE = those('treasure');
const VICTORY = those('victory');
const ATTACK = those('attack');
const COINS = Object.fromEntries(CARD_IDS.map((id) => [id, PRINTED[id].coins ?? 0])) as Readonly<
  Record<CardId, number>
>;
const COST = Object.fromEntries(CARD_IDS.map((id) => [id, PRINTED[id].cost])) as Readonly<Record<CardId, number>>;

/** Asked for every card of every hand, most of which are money and Estates: comparing beats looking up. */
export const isAction = (id: CardId): boolean => id !== 'copper' && id !== 'estate' && id !== 'silver' && ACTION[id];
/** The same: nearly every Treasure is one of three. */
export const isTreasure = (id: CardId): boolean =>
  id === 'copper' ||
  id === 'silver' ||
  id === 'gold' ||
  (id !== 'estate' && id !== 'province' && id !== 'duchy' && TREASURE[id]);
export const isVictory = (id: CardId): boolean => VICTORY[id];
export const isAttack = (id: CardId): boolean => ATTACK[id];
export const isDuration = (id: CardId): boolean => PRINTED[id].kinds.includes('duration');
export const costOf = (id: CardId): number => COST[id];
export const coinsOf = (id: CardId): number =>
  id === 'copper' ? 1 : id === 'silver' ? 2 : id === 'gold' ? 3 : id === 'estate' ? 0 : COINS[id];
