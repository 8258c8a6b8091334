import type { Seat } from '@antilles/engine';
import { coinsOf, costOf, isAction, isTreasure, type CardId } from '../rules/printed';
import { copies, owns, playerAt, type State } from '../rules/state';
import { watchersOf } from '../rules/moments';
import { PROVINCE_PILE } from '../rules/supply';

/** What cards are worth to a bot: in a deck, in a hand, on the way to the trash. */

/** Cards that leave at least one Action behind, so that playing them costs nothing. */
const NON_TERMINALS: ReadonlySet<CardId> = new Set<CardId>([
  'cellar',
  'village',
  'spy',
  'festival',
  'laboratory',
  'market',
  'haven',
  'lighthouse',
  'native-village',
  'pearl-diver',
  'fishing-village',
  'lookout',
  'warehouse',
  'caravan',
  'bazaar',
  'treasury',
  'harbinger',
  'merchant',
  'poacher',
  'sentry',
  'sea-chart',
  'sailor',
  'tide-pools',
]);

export const isTerminal = (card: CardId): boolean => isAction(card) && !NON_TERMINALS.has(card);

/** How much better a deck is for this card, in the middle of a game; Silver is 3, Gold 6. */
const IN_DECK: Partial<Record<CardId, number>> = {
  curse: -2,
  copper: 0.4,
  silver: 3,
  gold: 6,
  estate: 0,
  duchy: 0.5,
  province: 1,
  gardens: 0.5,
  chapel: 4,
  moat: 2,
  cellar: 2,
  chancellor: 2,
  woodcutter: 2,
  'pearl-diver': 1.5,
  thief: 2,
  adventurer: 4,
  embargo: 2,
  navigator: 2.5,
  explorer: 4,
  'treasure-map': 2,
  smugglers: 2.5,
  witch: 7,
  'sea-hag': 5,
  wharf: 7,
  'ghost-ship': 6,
  laboratory: 6,
  tactician: 4,
  astrolabe: 3,
  monkey: 3.5,
  corsair: 5.5,
  pirate: 4.5,
  'sea-witch': 7.5,
};

export const deckWorth = (card: CardId): number => IN_DECK[card] ?? costOf(card);

/** Victory cards that do nothing but score. Compared by name: asked all the time. */
export const isGreen = (card: CardId): boolean =>
  card === 'estate' || card === 'province' || card === 'duchy' || card === 'gardens';
export const isJunk = (card: CardId): boolean => card === 'curse' || card === 'estate' || card === 'copper';

export const provincesLeft = (state: State): number => state.supply[PROVINCE_PILE] ?? 0;

export function money(state: State, seat: Seat): number {
  const player = playerAt(state, seat);
  let coins = owns(player, 'copper') + 2 * owns(player, 'silver') + 3 * owns(player, 'gold');
  const { otherTreasures } = watchersOf(state);
  for (let i = 0; i < otherTreasures.length; i++) {
    // The index is inside the array.
    const card = otherTreasures[i] as CardId;
    coins += coinsOf(card) * owns(player, card);
  }
  return coins;
}

export function coinsIn(cards: readonly CardId[]): number {
  let coins = 0;
  for (let i = 0; i < cards.length; i++) coins += coinsOf(cards[i] as CardId);
  return coins;
}

/** The mean worth of some cards, as a yardstick for "better than what would come instead". */
export function meanWorth(cards: readonly CardId[]): number {
  if (cards.length === 0) return 1;
  let sum = 0;
  for (const card of cards) sum += deckWorth(card);
  return sum / cards.length;
}

/** How badly a card is missed from the hand for the turn to come, or the rest of this one: lowest goes first. */
export function handWorth(state: State, seat: Seat, card: CardId): number {
  if (isGreen(card)) return 0;
  if (card === 'curse') return -1;
  const { hand } = playerAt(state, seat);
  if (isTreasure(card)) return 10 * coinsOf(card);
  const actions = state.turn.seat === seat ? state.turn.actions : 1;
  if (!isTerminal(card)) return actions > 0 ? 18 + costOf(card) : 1;
  if (card === 'treasure-map') return copies(hand, 'treasure-map') > 1 ? 60 : 5;
  const better = hand.filter((other) => isTerminal(other) && deckWorth(other) > deckWorth(card)).length;
  const same = hand.indexOf(card) >= 0 ? 0 : 1;
  const villages = hand.filter((other) => isVillage(other)).length;
  return better + same < actions + villages ? 16 + costOf(card) : 4 + costOf(card) / 10;
}

export const isVillage = (card: CardId): boolean =>
  card === 'village' ||
  card === 'festival' ||
  card === 'native-village' ||
  card === 'fishing-village' ||
  card === 'bazaar';

/** Lower is trashed sooner: Curse, Estate while it is not near the end, Copper while there is money, others. */
export function trashWorth(state: State, seat: Seat, card: CardId): number {
  if (card === 'curse') return -10;
  if (card === 'estate') return provincesLeft(state) > 2 ? -5 : 20;
  if (card === 'copper') return money(state, seat) > 4 ? -3 : 10;
  if (isGreen(card)) return 30 + costOf(card);
  return deckWorth(card) + 2;
}

/** Whether a card does the deck more good in the trash. */
export const isWorthTrashing = (state: State, seat: Seat, card: CardId): boolean => trashWorth(state, seat, card) < 0;

/** The card that scores lowest (or, negated, highest); the first of equals. */
export function least(cards: readonly CardId[], score: (card: CardId) => number): CardId | null {
  let best: CardId | null = null;
  let lowest = Infinity;
  for (const card of cards) {
    const value = score(card);
    if (value < lowest) {
      lowest = value;
      best = card;
    }
  }
  return best;
}
