import { luckFrom, must, pick, type Phrase } from '@antilles/engine';
import type { Seen } from '@/bots/bot';
import {
  ADMIRAL,
  BEGGAR,
  CAPTAIN,
  CARD_NAMES,
  CUSTOMS,
  FRIGATE,
  GALLEON,
  GOVERNOR,
  MOST,
  TRADER,
  type Card,
} from '../rules/cards';
import { santoDomingo } from '../rules/game';
import { LAST_SPACE, MOST_GOODS, SUPPLY_STEP } from '../rules/rows';
import { SOURCES, type State } from '../rules/state';
import type { Action } from '../rules/actions';
import { pointsFor } from '../rules/trade';
import type { PlayerView, View } from '../rules/view';
import { takeBackSecrets } from './secrets';
import { POINTS_PER_GOOD } from './worth';

/** On how many imagined tables a choice is tried before it is put into words. */
const TABLES = 48;
/** So many reasons are said: of all that are true the first ones, which say most about this very position. */
const MOST_REASONS = 2;
/** Whoever holds as many goods as this soon has no room for more. */
const NEARLY_FULL = MOST_GOODS - 3;
/** With so few cards in hand there is little left to choose. */
const FEW_CARDS = 3;

/** What to do and what it brings on an average table, and why: what lies on the board, and who else can take it. */
export function explain(seen: Seen<State, Action, View>, action: Action): readonly Phrase[] {
  return action.type === 'trade' ? tradeReasons(seen, action.goods) : choiceReasons(seen, action.cards);
}

/** The reasons that hold, in the order they are written in. */
const those = (...reasons: readonly (Phrase | false)[]): Phrase[] =>
  reasons.filter((reason): reason is Phrase => reason !== false);

const amount = (
  what: 'points' | 'goods',
  count: number,
): { readonly key: string; readonly params: { readonly count: number } } => ({
  key: `reason.${what}`,
  params: { count },
});

function tradeReasons({ seat, view }: Seen<State, Action, View>, goods: number): readonly Phrase[] {
  const me = must(view.players[seat], `no seat ${seat}`);
  if (goods === 0) return [{ key: 'reason.do.keep-goods' }, { key: 'reason.keep-goods', params: { count: me.goods } }];
  const points = pointsFor(goods, view.rate);
  const left = me.goods - goods;
  const sum = me.points + points;
  const best = Math.max(...view.players.filter((_, other) => other !== seat).map((other) => other.points));
  const does = {
    key: 'reason.do.trade',
    params: { goods: { phrases: [amount('goods', goods)] }, points: { phrases: [amount('points', points)] } },
  };
  const reasons = those(
    sum >= view.target && me.points < view.target && { key: 'reason.reaches', params: { count: view.target } },
    me.points <= best && sum > best && { key: 'reason.takes-lead', params: { count: sum - best } },
    left > 0 && { key: 'reason.trade-left', params: { count: left } },
    left === 0 && sum <= best && { key: 'reason.closes-gap', params: { count: best - sum } },
    left === 0 && me.points > best && { key: 'reason.lead-grows', params: { count: sum - best } },
  );
  return [does, ...reasons.slice(0, MOST_REASONS)];
}

function choiceReasons(seen: Seen<State, Action, View>, cards: readonly Card[]): readonly Phrase[] {
  const { seat, view } = seen;
  const me = must(view.players[seat], `no seat ${seat}`);
  const { points, goods, others } = averageGain(seen, cards);
  // A Trader hands goods in for points: that is no gain of fewer than none.
  const all = [amount('points', Math.round(points)), amount('goods', Math.round(goods))];
  const gets = { phrases: all.filter(({ params }) => params.count > 0) };
  const gives = {
    phrases: all
      .filter(({ params }) => params.count < 0)
      .map(({ key, params }) => ({ key, params: { count: -params.count } })),
  };
  const names = { keys: cards.map((card) => `card.${CARD_NAMES[card]}`) };
  const does =
    gets.phrases.length === 0
      ? { key: 'reason.do.choose', params: { cards: names } }
      : gives.phrases.length === 0
        ? { key: 'reason.do.choose-for', params: { cards: names, gets } }
        : { key: 'reason.do.choose-swap', params: { cards: names, gets, gives } };
  // The lead is what counts in the end, and a good counts for part of a point.
  const ahead = Math.round(points + goods * POINTS_PER_GOOD - others);
  const kept = me.handSize - cards.length;
  const reasons = those(
    me.points + Math.round(points) >= view.target && { key: 'reason.reaches', params: { count: view.target } },
    ...cardReasons(view, me, cards, holdersOf(view, seat)),
    ahead > 1 && { key: 'reason.ahead', params: { count: ahead } },
    kept > 0 && kept <= FEW_CARDS && !cards.includes(BEGGAR) && { key: 'reason.few-left', params: { count: kept } },
    gets.phrases.length === 0 && { key: 'reason.quiet' },
  );
  return [
    does,
    ...(reasons.length > 0 ? reasons.slice(0, MOST_REASONS) : [{ key: 'reason.spares', params: { count: kept } }]),
  ];
}

/** How many of the others can play one of these cards, as far as it is known; null when it is not. */
type Holders = (...cards: readonly Card[]) => number | null;

const holdersOf =
  ({ players }: View, seat: number): Holders =>
  (...cards) => {
    let count = 0;
    for (const [other, { holds }] of players.entries()) {
      if (other === seat) continue;
      if (holds === null) return null;
      if (cards.some((card) => holds.includes(card))) count++;
    }
    return count;
  };

/** Cards of which there is most to say, first: a hint names two reasons, and one card is played more often than another. */
const TOLD_FIRST: readonly Card[] = [CUSTOMS, GOVERNOR, FRIGATE, CAPTAIN, TRADER, BEGGAR, GALLEON, ADMIRAL];

/** What is to be said of the chosen cards, as the rows lie and by what the others can play. */
const cardReasons = (view: View, me: PlayerView, cards: readonly Card[], who: Holders): readonly Phrase[] =>
  TOLD_FIRST.filter((card) => cards.includes(card)).flatMap((card) => those(aboutCard(card, view, me, who)));

function aboutCard(card: Card, view: View, me: PlayerView, who: Holders): Phrase | false {
  switch (card) {
    case CAPTAIN:
      return aboutCaptain(view, who);
    case ADMIRAL:
      return aboutAdmiral(view, who);
    case FRIGATE:
      return { key: 'reason.frigate', params: { count: view.rows.goods } };
    case GALLEON:
      return aboutGalleon(view, who);
    case GOVERNOR:
      return paidBy('governor', who(CAPTAIN, ADMIRAL));
    case CUSTOMS:
      return paidBy('customs', who(FRIGATE, GALLEON));
    case TRADER:
      return aboutTrader(view, me, who);
    case BEGGAR:
      return aboutBeggar(me, who);
  }
}

const paidBy = (card: 'governor' | 'customs' | 'beggar', count: number | null): Phrase | false =>
  count !== null && count > 0 && { key: `reason.${card}`, params: { count } };

function aboutCaptain({ rows, players }: View, who: Holders): Phrase {
  if (who(CAPTAIN) === 0) {
    return { key: 'reason.captain-alone', params: { count: Math.min(MOST[CAPTAIN], rows.points) } };
  }
  const isEnough = rows.points >= MOST[CAPTAIN] * players.length;
  return { key: isEnough ? 'reason.captain-sure' : 'reason.captain', params: { count: rows.points } };
}

/** What of the next supply a row has no room for if nobody takes anything (SD-4). */
const overflow = (row: number, { players }: View): number => row + (SUPPLY_STEP[players.length] ?? 0) - LAST_SPACE;

function aboutAdmiral(view: View, who: Holders): Phrase {
  const { rows, players } = view;
  const params = { count: rows.points };
  if (who(CAPTAIN, ADMIRAL) === 0) return { key: 'reason.sole-points', params };
  const others = players.length - 1;
  const most = MOST[CAPTAIN] * players.length + MOST[ADMIRAL] * ((who(ADMIRAL) ?? others) + 1);
  if (rows.points >= most) return { key: 'reason.admiral-sure', params };
  const lost = overflow(rows.points, view);
  if (lost > 0) return { key: 'reason.points-lost', params: { count: lost } };
  if (who(ADMIRAL) === 0) return { key: 'reason.admiral-alone', params };
  return { key: rows.points > rows.goods ? 'reason.more-points' : 'reason.admiral', params };
}

function aboutGalleon(view: View, who: Holders): Phrase {
  const { rows } = view;
  const params = { count: rows.goods };
  if (who(FRIGATE, GALLEON) === 0) return { key: 'reason.sole-goods', params };
  const lost = overflow(rows.goods, view);
  if (lost > 0) return { key: 'reason.goods-lost', params: { count: lost } };
  if (who(GALLEON) === 0) return { key: 'reason.galleon-alone', params };
  return { key: rows.goods > rows.points ? 'reason.more-goods' : 'reason.galleon', params };
}

function aboutTrader({ rates, rows }: View, me: PlayerView, who: Holders): Phrase | false {
  if (who(TRADER) === 0) return { key: 'reason.sole-trader' };
  if (me.goods >= NEARLY_FULL) return { key: 'reason.nearly-full', params: { count: me.goods } };
  const rate = rates[rows.trader] ?? null;
  if (rate === null) return false;
  const isBest = rates.every((other) => other === null || other.get * rate.give <= rate.get * other.give);
  return { key: isBest ? 'reason.rate-best' : 'reason.rate', params: { give: rate.give, get: rate.get } };
}

function aboutBeggar({ handSize, holds, discardSize }: PlayerView, who: Holders): Phrase | false {
  if (handSize <= FEW_CARDS) return { key: 'reason.hand-empty', params: { count: handSize } };
  if (discardSize >= MANY_SPENT) return { key: 'reason.refill', params: { count: discardSize } };
  const back = holds === null ? undefined : WANTED_BACK.find((card) => !holds.includes(card));
  if (back !== undefined) return { key: 'reason.comes-back', params: { card: { key: `card.${CARD_NAMES[back]}` } } };
  if (discardSize > 0) return { key: 'reason.refill', params: { count: discardSize } };
  return paidBy('beggar', who(TRADER));
}

/** So many spent cards are worth more than any one of them. */
const MANY_SPENT = 4;

/** The spent cards that somebody likes best to see again. */
const WANTED_BACK: readonly Card[] = [TRADER, ADMIRAL];

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
    // What the end of the game makes of the goods is no merit of these cards (SD-49).
    const exchanged = must(after.earned[SOURCES.indexOf('exchange')], 'no such source');
    points += (after.points - exchanged - before.points) / TABLES;
    goods += (after.goods + 3 * exchanged - before.goods) / TABLES;
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
