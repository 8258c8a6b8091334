/** What hints say in Santo Domingo is true of the table they speak of, and differs from one to the next. */
import { luckFrom, must, type PhraseParam, type Seat } from '@antilles/engine';
import { decideAtOnce, see } from '@/bots/bot';
import { randomBot } from '@/bots/random';
import type { Action } from '@/games/santo-domingo/rules/actions';
import { CARD_NAMES, CARDS, type Card } from '@/games/santo-domingo/rules/cards';
import type { Event } from '@/games/santo-domingo/rules/events';
import { santoDomingo } from '@/games/santo-domingo/rules/game';
import { SUPPLY_STEP } from '@/games/santo-domingo/rules/rows';
import type { State } from '@/games/santo-domingo/rules/state';
import { faultsIn, type Facts, type Moment } from '../hintFacts';

type At = Moment<State, Action, Event>;

const playerAt = ({ players }: State, seat: Seat): State['players'][number] => must(players[seat], 'no such seat');

const me = ({ before, seat }: At) => playerAt(before, seat);
const others = ({ before, seat }: At) => before.players.filter((_, other) => other !== seat);
/** What somebody may lay down this round: what already lies face down may be any of it. */
const canPlay = ({ hand, table }: State['players'][number], ...cards: readonly Card[]): boolean =>
  cards.some((card) => hand.includes(card) || table.includes(card));
const holders = (at: At, ...cards: readonly Card[]): number =>
  others(at).filter((player) => canPlay(player, ...cards)).length;
const best = (at: At): number => Math.max(...others(at).map(({ points }) => points));
const plays = ({ action }: At, card: Card): boolean => action.type === 'choose' && action.cards.includes(card);
const left = (at: At): number => me(at).hand.length - (at.action.type === 'choose' ? at.action.cards.length : 0);

/** What the seat gains in this round, in points and goods, on a hundred tables where the others play anything. */
function rounds({
  before,
  seat,
  action,
}: At): readonly { readonly points: number; readonly goods: number; readonly sum: number }[] {
  const luck = luckFrom(99);
  const blind = randomBot<State, Action, unknown>();
  return Array.from({ length: 100 }, () => {
    const state = santoDomingo.resample(before, seat, luck);
    const { round } = state;
    const was = { ...playerAt(state, seat) };
    santoDomingo.apply(state, seat, action, null);
    while (state.round === round && santoDomingo.waiting(state).length > 0) {
      const who = must(santoDomingo.waiting(state)[0], 'nobody waits');
      const decision = must(santoDomingo.decision(state, who), 'nobody is asked');
      const answer =
        decision.kind === 'trade' && who === seat
          ? must(decision.actions.at(-1), 'nothing to trade')
          : decideAtOnce(blind.think(see(santoDomingo, state, who) as never, luck)).action;
      santoDomingo.apply(state, who, answer, null);
    }
    const is = playerAt(state, seat);
    // The last goods go at three for a point once the game is over.
    const last = must(is.earned.at(-1), 'no such source');
    return { points: is.points - last - was.points, goods: is.goods + 3 * last - was.goods, sum: is.points };
  });
}

const said = (param: PhraseParam | undefined, what: string): number => {
  if (typeof param !== 'object' || !('phrases' in param)) return 0;
  const found = param.phrases.find(({ key }) => key === `reason.${what}`)?.params?.['count'];
  return typeof found === 'number' ? found : 0;
};

/** The averages a hint names, against other tables than those it looked at: the luck of both is allowed for. */
const isAverage = (at: At): boolean => {
  const all = rounds(at);
  const mean = (what: 'points' | 'goods'): number => all.reduce((sum, each) => sum + each[what], 0) / all.length;
  return (['points', 'goods'] as const).every((what) => {
    const told = said(at.params['gets'], what) - said(at.params['gives'], what);
    return Math.abs(told - mean(what)) <= Math.max(2, Math.abs(told) / 4);
  });
};

const traded = ({ events, seat }: At): { readonly goods: number; readonly points: number } => {
  const event = events.find((each) => each.type === 'traded' && each.seat === seat);
  return event?.type === 'traded' ? event : { goods: 0, points: 0 };
};

/** The points right after a trade: the round goes on from there. */
const sum = (at: At): number => me(at).points + traded(at).points;

const facts: Facts<State, Action, Event> = {
  'reason.do.choose': isAverage,
  'reason.do.choose-for': isAverage,
  'reason.do.choose-swap': isAverage,
  'reason.do.trade': (at) =>
    said(at.params['points'], 'points') === traded(at).points && said(at.params['goods'], 'goods') === traded(at).goods,
  'reason.only': ({ actions }) => actions.length === 1,
  'reason.keep-goods': (at) => me(at).goods === at.count,
  'reason.reaches': (at) =>
    at.count === at.before.options.target &&
    (at.action.type === 'trade' ? sum(at) >= at.count : rounds(at).some((each) => each.sum >= at.count)),
  'reason.takes-lead': (at) => sum(at) - best(at) === at.count && me(at).points <= best(at),
  'reason.closes-gap': (at) => best(at) - sum(at) === at.count,
  'reason.lead-grows': (at) => sum(at) - best(at) === at.count && at.count > me(at).points - best(at),
  'reason.trade-left': (at) =>
    me(at).goods - traded(at).goods === at.count &&
    at.actions.every((other) => other.type !== 'trade' || at.action.type !== 'trade' || other.goods <= at.action.goods),
  'reason.ahead': ({ count }) => count > 1,
  'reason.few-left': (at) => left(at) === at.count && at.count <= 3,
  'reason.spares': (at) => left(at) === at.count,
  'reason.quiet': (at) => {
    const all = rounds(at);
    return all.reduce((total, each) => total + each.points + Math.max(0, each.goods), 0) / all.length < 2;
  },
  'reason.sole-trader': (at) => plays(at, 7) && holders(at, 7) === 0,
  'reason.sole-points': (at) => holders(at, 1, 2) === 0 && at.before.rows.points === at.count,
  'reason.sole-goods': (at) => holders(at, 4, 5) === 0 && at.before.rows.goods === at.count,
  'reason.hand-empty': (at) => plays(at, 8) && me(at).hand.length === at.count,
  'reason.customs': (at) => plays(at, 6) && holders(at, 4, 5) === at.count,
  'reason.governor': (at) => plays(at, 3) && holders(at, 1, 2) === at.count,
  'reason.beggar': (at) => plays(at, 8) && holders(at, 7) === at.count,
  'reason.nearly-full': (at) => plays(at, 7) && me(at).goods === at.count,
  'reason.captain': (at) => plays(at, 1) && at.before.rows.points === at.count,
  'reason.captain-sure': (at) =>
    plays(at, 1) && at.before.rows.points === at.count && at.count >= 2 * at.before.players.length,
  'reason.captain-alone': (at) =>
    plays(at, 1) && holders(at, 1) === 0 && at.count === Math.min(2, at.before.rows.points),
  'reason.admiral': (at) => plays(at, 2) && at.before.rows.points === at.count,
  'reason.admiral-alone': (at) => plays(at, 2) && holders(at, 2) === 0 && at.before.rows.points === at.count,
  // Everybody who holds them plays Captain and Admiral: five are left for each Admiral all the same.
  'reason.admiral-sure': (at) => {
    const captains = holders(at, 1) + (plays(at, 1) ? 1 : 0);
    return (
      Math.floor((at.before.rows.points - 2 * captains) / (holders(at, 2) + 1)) >= 5 &&
      at.before.rows.points === at.count
    );
  },
  'reason.points-lost': ({ before, count }) =>
    before.rows.points + must(SUPPLY_STEP[before.players.length], 'seats') - 15 === count,
  'reason.goods-lost': ({ before, count }) =>
    before.rows.goods + must(SUPPLY_STEP[before.players.length], 'seats') - 15 === count,
  'reason.more-points': ({ before, count }) => before.rows.points === count && count > before.rows.goods,
  'reason.more-goods': ({ before, count }) => before.rows.goods === count && count > before.rows.points,
  'reason.frigate': (at) => plays(at, 4) && at.before.rows.goods === at.count,
  'reason.galleon': (at) => plays(at, 5) && at.before.rows.goods === at.count,
  'reason.galleon-alone': (at) => plays(at, 5) && holders(at, 5) === 0 && at.before.rows.goods === at.count,
  'reason.refill': (at) => plays(at, 8) && me(at).discard.length === at.count,
  'reason.comes-back': (at) => {
    const { card } = at.params as { readonly card?: { readonly key: string } };
    const which = CARDS.find((each) => card?.key === `card.${CARD_NAMES[each]}`);
    return which !== undefined && plays(at, 8) && me(at).discard.includes(which);
  },
  'reason.rate': ({ before, params }) => {
    const rate = before.options.rates[before.rows.trader];
    return rate?.give === params['give'] && rate?.get === params['get'];
  },
  'reason.rate-best': ({ before, params }) => {
    const worth = (rate: State['options']['rates'][number]): number => (rate ? rate.get / rate.give : 0);
    const rate = before.options.rates[before.rows.trader] ?? null;
    return rate?.give === params['give'] && before.options.rates.every((other) => worth(other) <= worth(rate));
  },
};

test('300 hints: every stated fact is true of the table, and no sentence makes more than 15 % of them', async () => {
  expect(await faultsIn('santo-domingo', facts, 'medium')).toEqual([]);
}, 300_000);
