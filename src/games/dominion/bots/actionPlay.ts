import type { Seat } from '@antilles/engine';
import { coinsOf, costOf, isTreasure, type CardId } from '../rules/printed';
import { copies, playerAt, type State } from '../rules/state';
import { leftIn } from '../rules/supply';
import { coinsIn, isGreen, isJunk, isTerminal, isWorthTrashing, provincesLeft } from './worth';

/** Which Action to play next: each card says how much it wants to be played; nobody above zero ends the phase. */

interface Sight {
  readonly state: State;
  readonly seat: Seat;
  readonly hand: readonly CardId[];
  /** What the own deck and discard pile hold together: what draws may bring. */
  readonly toDraw: number;
}

/** Never: worse than not playing. */
const NO = -1;

type Wish = number | ((sight: Sight) => number);

const inHand = ({ hand }: Sight, card: CardId): number => copies(hand, card);
const others = ({ hand }: Sight, card: CardId): CardId[] => {
  const rest = hand.concat();
  rest.splice(rest.indexOf(card), 1);
  return rest;
};
const junkInHand = (sight: Sight, card: CardId): number =>
  others(sight, card).filter((other) => isWorthTrashing(sight.state, sight.seat, other)).length;
const cursesLeft = ({ state }: Sight): boolean => leftIn(state, 'curse') > 0;

/** Coins this turn if every Treasure in hand is played. */
const reach = ({ state, hand }: Sight): number => state.turn.coins + coinsIn(hand);

/**
 * Non-terminals come first, villages before what needs them; then terminals, best first. Numbers only rank:
 * 90s give Actions, 80s draw for free, 70s sift, 60 and below use up an Action.
 */
const WISHES: Readonly<Partial<Record<CardId, Wish>>> = {
  'fishing-village': 99,
  festival: 98,
  village: 97,
  bazaar: 97,
  'native-village': 95,
  lighthouse: 94,
  laboratory: 90,
  market: 89,
  treasury: 89,
  'sea-chart': 86,
  sailor: 93,
  'tide-pools': 82,
  caravan: 88,
  'pearl-diver': 87,
  merchant: 87,
  poacher: 86,
  spy: 85,
  sentry: 84,
  harbinger: 83,
  haven: 78,
  warehouse: 76,
  lookout: (sight) => (deckIsJunky(sight) ? 77 : NO),
  cellar: (sight) => (others(sight, 'cellar').some((card) => isGreen(card) || card === 'curse') ? 75 : 70),

  'throne-room': (sight) => (throneTarget(sight) === null ? NO : 92),
  'treasure-map': (sight) => (inHand(sight, 'treasure-map') > 1 ? 69 : NO),
  witch: (sight) => (cursesLeft(sight) ? 68 : 45),
  'sea-hag': (sight) => (cursesLeft(sight) ? 66 : NO),
  'sea-witch': (sight) => (cursesLeft(sight) ? 69 : 60),
  wharf: 64,
  corsair: 57,
  pirate: 45,
  blockade: 44,
  monkey: 47,
  'ghost-ship': 62,
  'council-room': 58,
  smithy: 56,
  library: (sight) => (sight.hand.length - 1 < 7 ? 50 + Math.max(0, 7 - sight.hand.length) * 2 : NO),
  adventurer: 53,
  tactician: (sight) => (tacticianPays(sight) ? 67 : NO),
  outpost: ({ state: { turn } }) => (turn.extra || turn.outpost ? NO : 52),
  militia: 54,
  bandit: 55,
  'merchant-ship': 50,
  cutpurse: 47,
  'pirate-ship': 46,
  moneylender: (sight) => (inHand(sight, 'copper') > 0 ? 48 : NO),
  mine: (sight) => (sight.hand.some((card) => isTreasure(card) && card !== 'gold') ? 49 : NO),
  explorer: 45,
  chapel: (sight) => {
    const junk = junkInHand(sight, 'chapel');
    return junk >= 2 || (junk === 1 && reach(sight) < 3) ? 57 : NO;
  },
  ambassador: (sight) => (junkInHand(sight, 'ambassador') > 0 ? 55 : NO),
  artisan: 54,
  remodel: (sight) => (remodelTarget(sight) ? 44 : NO),
  salvager: (sight) => (salvageTarget(sight) ? 44 : NO),
  island: (sight) => (others(sight, 'island').some((card) => isGreen(card) || isJunk(card)) ? 43 : 5),
  bureaucrat: 42,
  feast: 43,
  workshop: 38,
  smugglers: (sight) => (smuggleTarget(sight) ? 46 : NO),
  navigator: 40,
  vassal: 41,
  chancellor: 37,
  woodcutter: 36,
  thief: 39,
  embargo: 34,
  moat: 51,
};

/** More junk than not among the cards to come: then a Lookout finds something to trash. */
function deckIsJunky({ state, seat, toDraw }: Sight): boolean {
  if (toDraw < 3) return false;
  const { deck, discard } = playerAt(state, seat);
  const cards = deck.length >= 3 ? deck : deck.concat(discard);
  const junk = cards.filter((card) => isWorthTrashing(state, seat, card) || isGreen(card)).length;
  return junk / cards.length >= 0.4;
}

/** Only if this hand cannot buy much, and there is a hand to give up. */
function tacticianPays(sight: Sight): boolean {
  if (sight.hand.length < 2) return false;
  return reach(sight) < (sight.state.turn.buys > 1 ? 8 : 6);
}

function remodelTarget({ state, seat, hand }: Sight): boolean {
  const rest = hand.filter((card) => card !== 'remodel');
  if (hand.length - rest.length > 1) return true;
  if (rest.includes('gold') && provincesLeft(state) > 0) return true;
  return rest.some((card) => isWorthTrashing(state, seat, card) && card !== 'copper');
}

function salvageTarget(sight: Sight): boolean {
  const rest = others(sight, 'salvager');
  if (rest.some((card) => isWorthTrashing(sight.state, sight.seat, card))) return true;
  // A Gold short of a Province is worth its six coins; late, anything is.
  return rest.some((card) => reach(sight) < 8 && reach(sight) - coinsOf(card) + costOf(card) >= 8);
}

function smuggleTarget({ state, seat }: Sight): boolean {
  const right = (seat + state.players.length - 1) % state.players.length;
  return playerAt(state, right).gained.some(
    (card) => costOf(card) <= 6 && costOf(card) >= 3 && leftIn(state, card) > 0,
  );
}

/** What a Throne Room would double, best first: attacks and draws, then whatever costs most. */
const DOUBLED: readonly CardId[] = [
  'witch',
  'sea-witch',
  'sea-hag',
  'wharf',
  'corsair',
  'council-room',
  'smithy',
  'laboratory',
  'ghost-ship',
  'adventurer',
  'festival',
  'merchant-ship',
  'fishing-village',
  'bazaar',
  'market',
  'treasury',
  'caravan',
  'militia',
  'bandit',
  'village',
];

export function throneTarget(sight: Sight): CardId | null {
  const wanted = (card: CardId): boolean => card !== 'throne-room' && wish(card, sight) > 0;
  const doubled = DOUBLED.find((card) => sight.hand.includes(card) && wanted(card));
  if (doubled !== undefined) return doubled;
  const rest = sight.hand.filter((card) => WISHES[card] !== undefined && wanted(card) && doublesWell(card));
  rest.sort((a, b) => costOf(b) - costOf(a));
  const [best] = rest;
  if (best !== undefined) return best;
  // A Throne Room on a Throne Room needs something to double in its turn.
  return copies(sight.hand, 'throne-room') > 2 && sight.hand.some((card) => isTerminal(card)) ? 'throne-room' : null;
}

/** Some cards do nothing, or harm, the second time. */
const doublesWell = (card: CardId): boolean =>
  card !== 'tactician' && card !== 'outpost' && card !== 'treasure-map' && card !== 'lookout' && card !== 'island';

const wish = (card: CardId, sight: Sight): number => {
  const given = WISHES[card];
  if (given === undefined) return NO;
  return typeof given === 'number' ? given : given(sight);
};

export function sightOf(state: State, seat: Seat): Sight {
  const player = playerAt(state, seat);
  return { state, seat, hand: player.hand, toDraw: player.deck.length + player.discard.length };
}

/** The Action to play now; null: none is worth it. */
export function bestAction(state: State, seat: Seat): CardId | null {
  const sight = sightOf(state, seat);
  let best: CardId | null = null;
  let highest = 0;
  for (const card of sight.hand) {
    const value = wish(card, sight);
    if (value > highest) {
      highest = value;
      best = card;
    }
  }
  return best;
}
