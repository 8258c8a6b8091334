import { luckFrom, must, pick, type Phrase } from '@antilles/engine';
import type { Seen } from '@/bots/bot';
import { BEGGAR, CARD_NAMES, type Card } from '../rules/cards';
import { santoDomingo } from '../rules/game';
import type { State } from '../rules/state';
import type { Action } from '../rules/actions';
import { pointsFor } from '../rules/trade';
import type { View } from '../rules/view';
import { takeBackSecrets } from './secrets';
import { POINTS_PER_GOOD } from './worth';

/** On how many imagined tables a choice is tried before it is put into words. */
const TABLES = 48;

/** Why a choice is good, in the terms the bots judge by: the points and goods it brings on an average table. */
export function explain(seen: Seen<State, Action, View>, action: Action): readonly Phrase[] {
  const me = must(seen.view.players[seen.seat], `no seat ${seen.seat}`);
  if (action.type === 'trade') {
    if (action.goods === 0) return [{ key: 'reason.keep-goods' }];
    const points = pointsFor(action.goods, seen.view.rate);
    const left = me.goods - action.goods;
    const params = {
      goods: { phrases: [amount('goods', action.goods)] },
      points: { phrases: [amount('points', points)] },
    };
    return [
      left === 0 ? { key: 'reason.trade-all', params } : { key: 'reason.trade', params: { ...params, count: left } },
    ];
  }
  const { points, goods, others } = averageGain(seen, action.cards);
  const cards = { keys: action.cards.map((card) => `card.${CARD_NAMES[card]}`) };
  // A Trader hands goods in for points: that is no gain of fewer than none.
  const all = [amount('points', Math.round(points)), amount('goods', Math.round(goods))];
  const gets = all.filter(({ params }) => params.count > 0);
  const gives = all
    .filter(({ params }) => params.count < 0)
    .map(({ key, params }) => ({ key, params: { count: -params.count } }));
  const gain = { cards, gets: { phrases: gets } };
  const reasons: Phrase[] = [
    gets.length === 0
      ? { key: 'reason.quiet', params: { cards } }
      : gives.length === 0
        ? { key: 'reason.gain', params: gain }
        : { key: 'reason.swap', params: { ...gain, gives: { phrases: gives } } },
  ];
  // The lead is what counts in the end, and a good counts for part of a point.
  const ahead = Math.round(points + goods * POINTS_PER_GOOD - others);
  if (ahead >= 1) reasons.push({ key: 'reason.ahead', params: { count: ahead } });
  if (action.cards.includes(BEGGAR)) reasons.push({ key: 'reason.refill', params: { count: me.discardSize } });
  return reasons;
}

const amount = (
  what: 'points' | 'goods',
  count: number,
): { readonly key: string; readonly params: { readonly count: number } } => ({
  key: `reason.${what}`,
  params: { count },
});

/** What a choice brings on an average table; `others`: what the best of the others gains meanwhile, in points. */
function averageGain(
  seen: Seen<State, Action, View>,
  cards: readonly Card[],
): { readonly points: number; readonly goods: number; readonly others: number } {
  const luck = luckFrom(1);
  const before = must(seen.view.players[seen.seat], `no seat ${seen.seat}`);
  let points = 0;
  let goods = 0;
  let others = 0;
  for (let table = 0; table < TABLES; table++) {
    const state = seen.imagine(luck);
    takeBackSecrets(state, seen.seat);
    for (const seat of santoDomingo.waiting(state)) {
      const decision = seat === seen.seat ? null : santoDomingo.decision(state, seat);
      if (decision) santoDomingo.apply(state, seat, pick(luck, decision.actions), null);
    }
    santoDomingo.apply(state, seen.seat, { type: 'choose', cards }, null);
    for (let [seat] = santoDomingo.waiting(state); seat !== undefined; [seat] = santoDomingo.waiting(state)) {
      const decision = must(santoDomingo.decision(state, seat), `seat ${seat} is not asked`);
      if (decision.kind !== 'trade') break;
      santoDomingo.apply(state, seat, must(decision.actions[decision.actions.length - 1], 'nothing to trade'), null);
    }
    const after = must(state.players[seen.seat], `no seat ${seen.seat}`);
    points += (after.points - before.points) / TABLES;
    goods += (after.goods - before.goods) / TABLES;
    let best = -Infinity;
    for (const [seat, now] of state.players.entries()) {
      const then = must(seen.view.players[seat], `no seat ${seat}`);
      const gained = now.points - then.points + (now.goods - then.goods) * POINTS_PER_GOOD;
      if (seat !== seen.seat) best = Math.max(best, gained);
    }
    others += best / TABLES;
  }
  return { points, goods, others };
}
