/** What hints say in Dominion is true of the table they speak of, and differs from one to the next. */
import { goodForKey } from '@/games/dominion/bots/explain';
import { isTerminal } from '@/games/dominion/bots/worth';
import type { Action } from '@/games/dominion/rules/actions';
import type { Event } from '@/games/dominion/rules/events';
import { dominion } from '@/games/dominion/rules/game';
import {
  coinsOf,
  costOf,
  isAction,
  isTreasure,
  isVictory,
  KINGDOM_CARDS,
  type CardId,
} from '@/games/dominion/rules/printed';
import { allCards, playerAt, type State } from '@/games/dominion/rules/state';
import { leftIn } from '@/games/dominion/rules/supply';
import en from '@/games/dominion/words/en.json';
import { faultsIn, type Facts, type Moment } from '../hintFacts';

type At = Moment<State, Action, Event>;

const owned = ({ before, seat }: At, which: (card: CardId) => boolean): number =>
  allCards(playerAt(before, seat)).filter(which).length;

/** The cards that somebody buys or picks: with the Treasures played first when the hint says so. */
const buyable = ({ before, after, action }: At): readonly CardId[] => {
  const { piles, supply, turn } = action.type === 'play-treasures' ? after : before;
  return piles.filter((card, i) => (supply[i] ?? 0) > 0 && costOf(card) <= turn.coins);
};

const picked = ({ action }: At): CardId | null => ('card' in action ? action.card : null);

/** Advice, and what is printed on a card (`telling.test` holds those to the cards): nothing about this very table. */
const NO_FACTS: readonly (string | null)[] = [
  ...new Set(KINGDOM_CARDS.map(goodForKey)),
  'reason.wanted',
  'reason.nothing-wanted',
  'reason.least-missed',
  'reason.junk',
  'reason.best-first',
  'reason.any-order',
  'reason.haven',
  'reason.embargo',
  'reason.embargo-nothing',
  'reason.hand-on',
  'reason.keep-both',
  'reason.mine',
  'reason.lend',
  'reason.enough',
  'reason.no-action',
  'reason.twice',
  'reason.protects',
  'reason.no-shield',
  'reason.treasury',
  'reason.no-copper',
  'reason.nothing-there',
  ...Object.keys(en.reason.chose).map((key) => `reason.chose.${key}`),
];

const facts: Facts<State, Action, Event> = {
  ...Object.fromEntries(NO_FACTS.map((key) => [String(key), (): boolean => true])),
  'reason.do.play-treasures': ({ after, count }) => after.turn.coins === count,
  'reason.province': ({ before, count }) => leftIn(before, 'province') - 1 === count,
  'reason.first-province': (at) => owned(at, (card) => card === 'province') === 0,
  'reason.last-province': ({ before }) => leftIn(before, 'province') === 1,
  'reason.points': ({ before, count }) => leftIn(before, 'province') === count,
  'reason.plan': ({ before, params }) => {
    const { cards } = params;
    return (
      typeof cards === 'object' &&
      'keys' in cards &&
      cards.keys.every((key) => before.piles.some((pile) => key === `card.${pile}`))
    );
  },
  'reason.money': (at) => {
    const coins = allCards(playerAt(at.before, at.seat)).reduce((sum, card) => sum + coinsOf(card), 0);
    return Math.abs((5 * coins) / owned(at, () => true) - at.count) <= 1.5;
  },
  'reason.first-gold': (at) => owned(at, (card) => card === 'gold') === 0,
  'reason.first-silver': (at) => owned(at, (card) => isTreasure(card) && coinsOf(card) > 1) === 0,
  'reason.few-treasures': (at) => owned(at, (card) => isTreasure(card) && coinsOf(card) > 1) === at.count,
  'reason.another': (at) =>
    at.count > 0 && buyable(at).some((card) => owned(at, (other) => other === card) === at.count),
  'reason.counts': (at) => owned(at, (card) => card === 'gardens') > 0,
  'reason.too-poor': (at) =>
    buyable(at).every((card) => card === 'copper' || card === 'curse' || isVictory(card)) &&
    (at.action.type === 'play-treasures' ? at.after : at.before).turn.coins === at.count,
  'reason.imagined': ({ params }) => Number(params['games']) >= 20 && Number(params['won']) > Number(params['other']),
  'reason.confirmed': ({ params }) => Number(params['games']) >= 40,
  'reason.ends-well': ({ after, seat, action }) =>
    action.type === 'play-treasures' || dominion.outcome(after)?.winners.includes(seat),
  'reason.free': ({ before, after }) => after.turn.actions >= before.turn.actions,
  'reason.village-first': ({ before, after, seat }) =>
    after.turn.actions > before.turn.actions &&
    playerAt(before, seat).hand.some((card) => isAction(card) && isTerminal(card)),
  'reason.best-action': (at) =>
    at.before.turn.actions === 1 &&
    playerAt(at.before, at.seat).hand.some((card) => isAction(card) && isTerminal(card) && card !== picked(at)),
  'reason.draws-now': ({ before, after, seat, count }) =>
    playerAt(after, seat).hand.length - (playerAt(before, seat).hand.length - 1) === count,
  'reason.lone-map': ({ before, seat }) =>
    playerAt(before, seat).hand.filter((card) => card === 'treasure-map').length === 1,
  'reason.dead': (at) => picked(at) !== null && (picked(at) === 'curse' || isVictory(picked(at) as CardId)),
  'reason.best-treasure': (at) => picked(at) !== null && isTreasure(picked(at) as CardId),
  'reason.island': (at) => picked(at) !== null && isVictory(picked(at) as CardId),
  'reason.salvage': (at) => costOf(picked(at) ?? 'copper') === at.count,
  'reason.remodel': (at) => costOf(picked(at) ?? 'copper') + 2 === at.count,
  'reason.chose.pirate-ship-coins': ({ before, seat, count }) => playerAt(before, seat).pirateTokens === count,
};

test('300 hints: every stated fact is true of the table, and no sentence makes more than 15 % of them', async () => {
  expect(await faultsIn('dominion', facts)).toEqual([]);
}, 300_000);
