import type { Seat } from '@antilles/engine';
import { isTerminal } from '../bots/worth';
import { losesByEnding } from '../bots/endgame';
import type { Action } from '../rules/actions';
import { dominion } from '../rules/game';
import { coinsOf, costOf, isAction, isTreasure, isVictory, type CardId } from '../rules/printed';
import { copies, playerAt, type State } from '../rules/state';
import { leftIn } from '../rules/supply';

/**
 * Moves that no player who knows the cards makes. Each folly says when a move is one, from the whole truth; null: it has
 * nothing against it.
 */
export function foolishness(state: State, seat: Seat, action: Action): string | null {
  const kind = dominion.decision(state, seat)?.kind ?? '';
  for (const folly of FOLLIES[kind] ?? []) {
    const found = folly({ state, seat, action, kind, hand: playerAt(state, seat).hand });
    if (found !== null) return `${kind}: ${found}`;
  }
  return null;
}

interface Move {
  readonly state: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly kind: string;
  readonly hand: readonly CardId[];
}

type Folly = (move: Move) => string | null;

const picked = ({ action }: Move): CardId | null => (action.type === 'pick' ? action.card : null);
const chosen = ({ action }: Move): string | null => (action.type === 'choose' ? action.option : null);
const isDead = (card: CardId): boolean => card === 'curse' || (isVictory(card) && !isAction(card));
const provinces = ({ state }: Move): number => leftIn(state, 'province');

/** Gives up a Gold or Silver although something that does nothing is there to be given up. */
const givesUpMoney =
  (zone: 'hand' | 'looking'): Folly =>
  (move) => {
    const card = picked(move);
    if (card !== 'gold' && card !== 'silver') return null;
    const rest = playerAt(move.state, move.seat)[zone];
    return rest.some(isDead) ? `${card} goes although there are dead cards` : null;
  };

/** Trashes something good although junk is there to be trashed. */
const trashesGood =
  (zone: 'hand' | 'looking'): Folly =>
  (move) => {
    const card = picked(move);
    if (card === null || card === 'copper' || card === 'curse' || card === 'estate') return null;
    const rest = playerAt(move.state, move.seat)[zone];
    const hasJunk = rest.includes('curse') || (rest.includes('estate') && provinces(move) > 2);
    return hasJunk ? `${card} is trashed although there is junk` : null;
  };

const gainsJunk: Folly = (move) => {
  const card = picked(move);
  if (card === 'curse' || (card === 'copper' && !move.state.piles.includes('gardens'))) return `gains a ${card}`;
  if (card !== null && losesByEnding(move.state, move.seat, card) && choices(move) > 1)
    return 'ends the game and loses';
  return null;
};
const choices = ({ state, seat }: Move): number => dominion.decision(state, seat)?.actions.length ?? 0;

/** Cards that cost nothing to play and always do some good. */
const ALWAYS_GOOD: readonly CardId[] = [
  'village',
  'laboratory',
  'market',
  'festival',
  'bazaar',
  'caravan',
  'fishing-village',
  'lighthouse',
  'treasury',
  'pearl-diver',
  'merchant',
  'spy',
];

const FOLLIES: Readonly<Record<string, readonly Folly[]>> = {
  'action-phase': [
    ({ action, hand }) => {
      if (action.type !== 'end-phase') return null;
      const kept = hand.find((card) => ALWAYS_GOOD.includes(card));
      return kept === undefined ? null : `${kept} stays in hand`;
    },
    (move) => {
      if (move.action.type !== 'play') return null;
      const { card } = move.action;
      const rest = move.hand.concat();
      rest.splice(rest.indexOf(card), 1);
      const isIdle: Partial<Record<CardId, boolean>> = {
        'treasure-map': !rest.includes('treasure-map'),
        moneylender: !rest.includes('copper'),
        mine: !rest.some(isTreasure),
        'throne-room': !rest.some(isAction),
        tactician: rest.length === 0,
        'sea-hag': leftIn(move.state, 'curse') === 0 && rest.some(isTerminal),
        outpost: move.state.turn.extra,
        chapel: rest.length === 0,
        library: rest.length >= 7,
      };
      return isIdle[card] === true ? `${card} is played for nothing` : null;
    },
    ({ action, hand, state }) => {
      if (action.type !== 'play' || !isTerminal(action.card) || state.turn.actions > 1) return null;
      const village = hand.find((card) => card === 'village' || card === 'festival' || card === 'bazaar');
      return village === undefined ? null : `${action.card} comes before ${village}`;
    },
  ],
  'buy-phase': [
    (move) => {
      const { action, state, seat, hand } = move;
      if (action.type === 'play-treasures' || action.type === 'play') return null;
      if (state.turn.bought === 0 && hand.some(isTreasure)) return 'Treasures are left in hand';
      const isRush = state.piles.includes('gardens');
      if (action.type === 'end-phase')
        return state.turn.coins >= 6 && !isRush ? 'nothing is bought for six coins' : null;
      if (action.type !== 'buy') return null;
      if (action.card === 'curse') return 'buys a Curse';
      if (action.card === 'copper' && !isRush) return 'buys a Copper';
      if (losesByEnding(state, seat, action.card)) return 'ends the game and loses';
      return null;
    },
  ],
  react: [({ action }) => (action.type === 'done' ? 'the Moat stays hidden' : null)],

  'militia/discard': [givesUpMoney('hand')],
  'warehouse/discard': [givesUpMoney('hand')],
  'poacher/discard': [givesUpMoney('hand')],
  'cellar/discard': [
    givesUpMoney('hand'),
    (move) => (picked(move) === 'gold' ? 'discards a Gold for an unknown card' : null),
    (move) => (move.action.type === 'done' && move.hand.some(isDead) ? 'keeps a dead card' : null),
  ],
  'ghost-ship/put-back': [
    (move) => (picked(move) === 'gold' && copies(move.hand, 'estate') >= 2 ? 'puts the Gold back' : null),
  ],
  'lookout/trash': [trashesGood('looking')],
  'lookout/discard': [givesUpMoney('looking')],
  'chapel/trash': [
    trashesGood('hand'),
    (move) => {
      const card = picked(move);
      return card !== null && !['copper', 'estate', 'curse'].includes(card) ? `${card} goes to the Chapel` : null;
    },
    (move) => (move.action.type === 'done' && move.hand.includes('curse') ? 'keeps a Curse' : null),
  ],
  'sentry/trash': [trashesGood('looking')],
  'salvager/trash': [
    (move) => (picked(move) === 'province' && provinces(move) > 2 ? 'a Province is salvaged early' : null),
  ],
  'remodel/gain': [gainsJunk],
  'workshop/gain': [gainsJunk],
  'feast/gain': [gainsJunk],
  'artisan/gain': [gainsJunk],
  'smugglers/gain': [gainsJunk],
  'mine/gain': [
    ({ state, action }) =>
      action.type === 'pick' && action.card === 'copper' && leftIn(state, 'silver') > 0 ? 'mines a Copper' : null,
  ],
  'mine/trash': [(move) => (picked(move) === 'gold' && move.hand.includes('silver') ? 'mines the Gold' : null)],
  'thief/gain': [(move) => (picked(move) === 'copper' ? 'steals a Copper' : null)],
  'thief/trash': [
    (move) => {
      const card = picked(move);
      const shown = move.state.players.flatMap(({ revealed }) => revealed).filter(isTreasure);
      const best = Math.max(0, ...shown.map(coinsOf));
      return card !== null && coinsOf(card) < best ? 'leaves the better Treasure' : null;
    },
  ],
  'pirate-ship/choose': [
    (move) =>
      chosen(move) === 'coins' && playerAt(move.state, move.seat).pirateTokens === 0 ? 'takes no coins at all' : null,
  ],
  'explorer/reveal': [
    (move) => (chosen(move) === 'no' && leftIn(move.state, 'gold') > 0 ? 'takes a Silver instead of a Gold' : null),
  ],
  'treasury/return': [({ action }) => (action.type === 'count' && action.count === 0 ? 'no Treasury goes back' : null)],
  'ambassador/reveal': [
    (move) => {
      const card = picked(move);
      return card !== null && costOf(card) >= 5 && move.hand.some((other) => costOf(other) <= 2)
        ? `offers everybody a ${card}`
        : null;
    },
  ],
  'island/set-aside': [givesUpMoney('hand')],
  'native-village/choose': [
    (move) =>
      chosen(move) === 'take-mat' && playerAt(move.state, move.seat).nativeVillageMat.length === 0
        ? 'takes an empty mat'
        : null,
  ],
  'embargo/place': [
    (move) => (picked(move) === 'province' || picked(move) === 'gold' ? 'embargoes what it wants itself' : null),
  ],
  'spy/judge': [
    (move) => {
      const owner = move.state.players.findIndex(({ revealed }) => revealed.length > 0);
      const [card] = move.state.players[owner]?.revealed ?? [];
      if (card === undefined) return null;
      if (owner === move.seat) return isDead(card) && chosen(move) === 'put-back' ? `keeps the own ${card}` : null;
      return card === 'gold' && chosen(move) === 'put-back' ? 'leaves them the Gold' : null;
    },
  ],
  'bandit/trash': [(move) => (picked(move) === 'gold' && hasBoth(move) ? 'gives the Gold away' : null)],
  'throne-room/choose': [
    (move) => (picked(move) === 'treasure-map' && copies(move.hand, 'treasure-map') < 2 ? 'doubles a lone map' : null),
  ],
};

const hasBoth = ({ state, seat }: Move): boolean => playerAt(state, seat).revealed.includes('silver');
