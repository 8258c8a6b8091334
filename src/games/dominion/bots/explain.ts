import type { Phrase, Seat } from '@antilles/engine';
import type { Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import { costOf, isAction, type CardId } from '../rules/printed';
import { dominion } from '../rules/game';
import { allCards, clone, copies, playerAt, type State } from '../rules/state';
import type { BuyChoice } from './buySearch';
import type { Recipe } from './plans';
import { isGreen, isTerminal, isVillage, money, provincesLeft } from './worth';

/**
 * What a bot does and why, from what it looked at: whole sentences, weightiest first, for the hint to say aloud.
 */
export function explain(state: State, seat: Seat, kind: Ask['kind'], action: Action, recipe: Recipe): Phrase[] {
  const does =
    action.type === 'play-treasures'
      ? { key: 'reason.do.play-treasures', params: { count: coinsWith(state, seat, action) } }
      : doing(kind, action);
  return [does, ...reasonsFor(state, seat, kind, action, recipe).slice(0, MOST_REASONS)];
}

/** So many reasons are said: of all that are true the first ones, which say most about this very position. */
const MOST_REASONS = 2;

/** What is done with a picked card, by the second half of the kind of question. */
const PICKED = ['trash', 'discard', 'gain', 'put-back', 'set-aside', 'order'];

/** What the action is called. */
export function doing(kind: Ask['kind'], action: Action): Phrase {
  switch (action.type) {
    case 'buy':
    case 'play':
      return { key: `reason.do.${action.type}`, params: { card: { key: `card.${action.card}` } } };
    case 'pick': {
      const part = kind.slice(kind.indexOf('/') + 1);
      return {
        key: `reason.do.${PICKED.includes(part) ? part : 'pick'}`,
        params: { card: { key: `card.${action.card}` } },
      };
    }
    case 'choose':
      return { key: 'reason.do.choose', params: { option: { key: `option.${action.option}` } } };
    case 'count': {
      const what = kind === 'treasury/return' ? 'top' : 'return';
      return action.count === 0
        ? { key: `reason.do.${what}-none` }
        : { key: `reason.do.${what}`, params: { count: action.count } };
    }
    case 'end-phase':
      return { key: `reason.do.end-${kind}` };
    case 'play-treasures':
    case 'done':
      return { key: `reason.do.${action.type}` };
  }
}

function reasonsFor(state: State, seat: Seat, kind: Ask['kind'], action: Action, recipe: Recipe): Phrase[] {
  switch (action.type) {
    case 'buy':
      return buyReasons(state, seat, action.card, recipe);
    case 'play':
      return kind === 'buy-phase' ? [] : playReasons(state, seat, action.card);
    case 'play-treasures':
      // What they buy is said next, by whoever is asked then.
      return [];
    case 'end-phase':
      return [kind === 'action-phase' ? keepReason(playerAt(state, seat).hand) : nothingReason(state)];
    case 'pick':
      return pickReasons(state, seat, kind, action.card);
    case 'choose':
      return chooseReasons(state, seat, kind, action.option);
    case 'count':
      return kind === 'treasury/return'
        ? [{ key: 'reason.treasury' }]
        : kind === 'ambassador/return'
          ? handOn(action)
          : [];
    case 'done':
      return doneReasons(kind);
  }
}

/** All there is to spend once the Treasures are played. */
function coinsWith(state: State, seat: Seat, action: Action): number {
  const after = clone(state);
  dominion.apply(after, seat, action, null);
  return after.turn.coins;
}

/** Why nothing is bought: there is nothing to be had for so little, or nothing worth having. */
function nothingReason({ supply, piles, costs, turn }: State): Phrase {
  const isUseful = (card: CardId): boolean => !isGreen(card) && card !== 'copper' && card !== 'curse';
  const affordable = piles.some((card, i) => supply[i] !== 0 && (costs[i] ?? 0) <= turn.coins && isUseful(card));
  return affordable ? { key: 'reason.nothing-wanted' } : { key: 'reason.too-poor', params: { count: turn.coins } };
}

/** What a card is good for, where that is quickly said. */
const GOOD_FOR = {
  curses: ['witch', 'sea-hag', 'sea-witch', 'blockade'],
  hits: ['militia', 'ghost-ship', 'cutpurse', 'bureaucrat', 'pirate-ship', 'thief', 'bandit', 'spy', 'corsair'],
  draws: [
    'smithy',
    'laboratory',
    'wharf',
    'council-room',
    'library',
    'moat',
    'adventurer',
    'caravan',
    'tactician',
    'monkey',
  ],
  turns: ['outpost'],
  actions: ['village', 'festival', 'bazaar', 'fishing-village', 'native-village'],
  trims: ['chapel', 'lookout', 'salvager', 'moneylender', 'ambassador', 'island', 'sentry'],
  upgrades: ['remodel', 'mine'],
  pays: [
    'market',
    'merchant-ship',
    'treasury',
    'woodcutter',
    'chancellor',
    'poacher',
    'lighthouse',
    'navigator',
    'vassal',
    'astrolabe',
    'sailor',
  ],
  silver: ['merchant'],
  tolls: ['embargo'],
  gains: ['workshop', 'feast', 'explorer', 'smugglers', 'treasure-map', 'artisan', 'pirate'],
  sifts: ['cellar', 'warehouse', 'tide-pools'],
  times: ['haven', 'pearl-diver', 'harbinger', 'sea-chart'],
  doubles: ['throne-room'],
  grows: ['gardens'],
} as const satisfies Record<string, readonly CardId[]>;

/** The sentence that says what a card is good for; null when it takes more than one. */
export function goodForKey(card: CardId): string | null {
  const found = Object.entries<readonly CardId[]>(GOOD_FOR).find(([, cards]) => cards.includes(card));
  return found === undefined ? null : `reason.${found[0]}`;
}

function goodFor(card: CardId): Phrase | null {
  const key = goodForKey(card);
  return key === null ? null : { key };
}

const some = (...phrases: readonly (Phrase | null)[]): Phrase[] =>
  phrases.filter((phrase): phrase is Phrase => phrase !== null);

function buyReasons(state: State, seat: Seat, card: CardId, recipe: Recipe): Phrase[] {
  const count = provincesLeft(state);
  const own = copies(allCards(playerAt(state, seat)), card);
  if (card === 'province' && own === 0 && count > 1) return [{ key: 'reason.first-province' }];
  if (card === 'province')
    return [count > 1 ? { key: 'reason.province', params: { count: count - 1 } } : LAST_PROVINCE];
  if (card === 'duchy' || card === 'estate') return [{ key: 'reason.points', params: { count } }];
  if (card === 'gold' || card === 'silver') return [treasureReason(state, seat, card, own)];
  if (own > 0) return [{ key: 'reason.another', params: { count: own } }];
  return some(
    goodFor(card) ?? { key: card === 'copper' ? 'reason.counts' : 'reason.wanted' },
    // The first card of the plan brings it up; what belongs to it later speaks for itself.
    recipe[0]?.card === card
      ? { key: 'reason.plan', params: { cards: { keys: recipe.map((item) => `card.${item.card}`) } } }
      : null,
  );
}

/** With so few good Treasures every further one is felt. */
const FEW_TREASURES = 3;

/** Why another Treasure: the first Gold, few good ones so far, or what hands come to now. */
function treasureReason(state: State, seat: Seat, card: 'gold' | 'silver', own: number): Phrase {
  if (card === 'gold' && own === 0) return { key: 'reason.first-gold' };
  const player = playerAt(state, seat);
  const good = allCards(player).filter((each) => each === 'silver' || each === 'gold').length;
  if (good === 0) return { key: 'reason.first-silver' };
  return good <= FEW_TREASURES ? { key: 'reason.few-treasures', params: { count: good } } : meanHand(state, seat);
}

const LAST_PROVINCE: Phrase = { key: 'reason.last-province' };

/** What five cards of the own deck are worth in coins, on average. */
function meanHand(state: State, seat: Seat): Phrase {
  const cards = allCards(playerAt(state, seat)).length;
  return { key: 'reason.money', params: { count: Math.round((5 * money(state, seat)) / Math.max(1, cards)) } };
}

function playReasons(state: State, seat: Seat, card: CardId): Phrase[] {
  const { hand } = playerAt(state, seat);
  const terminals = hand.filter(isTerminal);
  if (isVillage(card) && terminals.length > 0) return [{ key: 'reason.village-first' }];
  if (!isTerminal(card)) return [{ key: 'reason.free' }];
  const isOneOfMany = terminals.some((other) => other !== card) && state.turn.actions === 1;
  const drawn = cardsDrawn(state, seat, card);
  return some(
    isOneOfMany ? { key: 'reason.best-action' } : null,
    drawn > 1 ? { key: 'reason.draws-now', params: { count: drawn } } : goodFor(card),
  );
}

/** The cards a play brings into the hand at once; 0 where it asks something first. */
function cardsDrawn(state: State, seat: Seat, card: CardId): number {
  const after = clone(state);
  dominion.apply(after, seat, { type: 'play', card }, null);
  const isOver = dominion.decision(after, seat)?.kind.endsWith('-phase') ?? false;
  return isOver ? playerAt(after, seat).hand.length + 1 - playerAt(state, seat).hand.length : 0;
}

/** Why the Actions in hand stay there. */
const keepReason = (hand: readonly CardId[]): Phrase =>
  copies(hand, 'treasure-map') === 1 && hand.filter(isAction).length === 1
    ? { key: 'reason.lone-map' }
    : { key: 'reason.no-action' };

/** Why a card is picked where every card is picked for the same reason. */
const WHY_PICKED: { readonly [Kind in Ask['kind']]?: string } = {
  react: 'reason.protects',
  'start-of-turn': 'reason.cards-first',
  'when-gained': 'reason.any-order',
  'haven/set-aside': 'reason.haven',
  'thief/trash': 'reason.best-treasure',
  'pirate-ship/trash': 'reason.best-treasure',
  'bandit/trash': 'reason.least-missed',
  'ambassador/reveal': 'reason.hand-on',
  'mine/trash': 'reason.mine',
  'mine/gain': 'reason.mine',
  'moneylender/trash': 'reason.lend',
};

function pickReasons(state: State, seat: Seat, kind: Ask['kind'], card: CardId): Phrase[] {
  const why = WHY_PICKED[kind];
  if (why !== undefined) return [{ key: why }];
  switch (kind) {
    case 'island/set-aside':
      return [{ key: isGreen(card) ? 'reason.island' : 'reason.junk' }];
    case 'embargo/place':
      return [{ key: card === 'curse' ? 'reason.embargo-nothing' : 'reason.embargo' }];
    case 'throne-room/choose':
      return some({ key: 'reason.twice' }, goodFor(card));
    case 'salvager/trash':
      return [{ key: 'reason.salvage', params: { count: costOf(card) } }];
    case 'remodel/trash':
      return [{ key: 'reason.remodel', params: { count: costOf(card) + 2 } }];
    default:
      return usualReasons(state, seat, kind.slice(kind.indexOf('/') + 1), card);
  }
}

/** Why a card is picked, by what is done with it. */
function usualReasons(state: State, seat: Seat, part: string, card: CardId): Phrase[] {
  switch (part) {
    case 'trash':
      return [{ key: 'reason.junk' }];
    case 'gain':
      return gainReasons(state, seat, card);
    case 'order':
      return [{ key: 'reason.best-first' }];
    case 'discard':
    case 'put-back':
      return [{ key: isGreen(card) || card === 'curse' ? 'reason.dead' : 'reason.least-missed' }];
    default:
      return [];
  }
}

function gainReasons(state: State, seat: Seat, card: CardId): Phrase[] {
  if (isGreen(card) && card !== 'gardens') return [{ key: 'reason.points', params: { count: provincesLeft(state) } }];
  if (card === 'gold' || card === 'silver') return [meanHand(state, seat)];
  return some(goodFor(card) ?? { key: 'reason.wanted' });
}

/** Questions with a few answers: the reason goes with the answer. */
function chooseReasons(state: State, seat: Seat, kind: Ask['kind'], option: string): Phrase[] {
  const choice = `${kind.slice(0, kind.indexOf('/'))}-${option}`;
  if (kind === 'spy/judge') {
    const isMine = playerAt(state, seat).revealed.length > 0;
    return [{ key: `reason.chose.${isMine ? 'own' : 'their'}-${option}` }];
  }
  if (kind === 'pirate-ship/choose' && option === 'coins') {
    return [{ key: 'reason.chose.pirate-ship-coins', params: { count: playerAt(state, seat).pirateTokens } }];
  }
  return [{ key: `reason.chose.${choice}` }];
}

const handOn = ({ count }: { readonly count: number }): Phrase[] => [
  { key: count === 0 ? 'reason.keep-both' : 'reason.hand-on' },
];

/** Why no more is picked. */
function doneReasons(kind: Ask['kind']): Phrase[] {
  return [{ key: WHY_NO_MORE[kind] ?? 'reason.enough' }];
}
const WHY_NO_MORE: { readonly [Kind in Ask['kind']]?: string } = {
  react: 'reason.no-shield',
  'thief/gain': 'reason.no-copper',
  'throne-room/choose': 'reason.no-action',
  'harbinger/put-back': 'reason.nothing-there',
};

/** So many imagined games are worth mentioning, and so much more of them won. */
const FEWEST_GAMES = 20;
/** That nothing did better is worth saying only after so many: then it was a close thing. */
const CLOSE_CALL = 60;
const LEAST_GAP = 0.03;

/** What looking ahead has to say for a buy: how it did beside the usual one, or that nothing did better. */
export function lookedAhead({ best, usual }: BuyChoice): Phrase[] {
  if (best.games < FEWEST_GAMES) return [];
  // Where both would win as often, a percentage says nothing.
  if (best === usual || best.won - usual.won < LEAST_GAP)
    return best.games < CLOSE_CALL ? [] : [{ key: 'reason.confirmed', params: { games: best.games } }];
  return [
    {
      key: 'reason.imagined',
      params: {
        won: Math.round(100 * best.won),
        other: Math.round(100 * usual.won),
        games: best.games,
        card: usual.card === null ? { key: 'reason.nothing' } : { key: `card.${usual.card}` },
      },
    },
  ];
}
