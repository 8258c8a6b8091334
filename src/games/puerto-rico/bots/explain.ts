import { luckFrom, must, type Phrase, type PhraseParam, type Seat } from '@antilles/engine';
import type { Seen } from '@/bots/bot';
import type { Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import { playerAt } from '../rules/board';
import { BUILDINGS } from '../rules/buildings';
import type { Event } from '../rules/events';
import { puertoRico } from '../rules/game';
import { GOODS, type Good } from '../rules/goods';
import { roleOf } from '../rules/roleCards';
import { clone, type State } from '../rules/state';
import type { View } from '../rules/view';
import { paceOf, TERMS, worthByTerm, worths, type Term } from './evaluate';
import { carryOut } from './policy';
import type { Taste } from './taste';

/** How many reasons are worth saying, and how much each term has to weigh, in points. */
const MOST_REASONS = 3;
const LEAST_WEIGHT = 0.4;

/** Terms that say something the events have not said: what lasts, not what was just handed over. */
const LASTING: ReadonlySet<Term> = new Set(['large', 'violet', 'production', 'quarries', 'buildings', 'goods']);

/**
 * Why an answer is good, as one sentence: what the own board gets until the role is carried out, what that changes in
 * the terms of the evaluation, and whether anybody else gets as much.
 */
export function explain(seen: Seen<State, Action, View>, action: Action, taste: Taste): readonly Phrase[] {
  const { seat } = seen;
  const before = seen.imagine(luckFrom(1));
  const sentence = (why: readonly Phrase[]): readonly Phrase[] => [
    { key: 'reason.hint', params: { what: { phrases: [doing(before, action)] }, why: { phrases: why } } },
  ];
  // The list of placements holds the sensible ones, never all of them.
  const isForced = seen.decision.actions.length === 1 && action.type !== 'place';
  if (isForced) return sentence([{ key: 'reason.only' }]);
  const after = clone(before);
  const events: Event[] = [];
  const note = (event: Event): void => void events.push(event);
  puertoRico.apply(after, seat, action, note);
  const questions: Question[] = [];
  carryOut(after, taste, note, ({ kind, seat: whom }) => void questions.push({ kind, seat: whom }));

  // One pace for both: what changes is the board, not the hour.
  const pace = paceOf(before, taste);
  const was = worthByTerm(playerAt(before, seat), pace, taste);
  const is = worthByTerm(playerAt(after, seat), pace, taste);
  const got = gains(events, seat, action);
  const lasting = TERMS.map((term, i) => ({ term, weight: must(is[i], term) - must(was[i], term) }))
    .filter(({ term, weight }) => LASTING.has(term) && weight >= LEAST_WEIGHT)
    .filter(({ term }) => term !== 'goods' || !events.some(({ type }) => type === 'produced'))
    .sort((a, b) => b.weight - a.weight)
    .map(({ term, weight }): Phrase => {
      switch (term) {
        case 'buildings':
          return { key: 'reason.more-buildings', params: { count: printed(after, seat) - printed(before, seat) } };
        case 'large':
          return { key: 'reason.more-large', params: { count: Math.max(1, Math.round(weight)) } };
        case 'violet':
          return { key: events.some(({ type }) => type === 'built') ? 'reason.more-violet' : 'reason.more-manned' };
        default:
          return { key: `reason.more-${term}` };
      }
    });
  const reasons = [...got, ...lasting].slice(0, MOST_REASONS);
  if (reasons.length === 0) {
    return sentence([{ key: `reason.best.${action.type === 'pass' ? 'pass/' : ''}${seen.decision.kind}` }]);
  }
  const alone = onlyMe(events, questions, seat);
  if (alone !== null && action.type === 'choose-role') reasons.push(alone);
  else if (helpsOnlyMe(worths(before, taste), worths(after, taste), seat)) reasons.push({ key: 'reason.others' });
  return sentence(reasons);
}

/** The points printed on the buildings of a city. */
const printed = (state: State, seat: Seat): number =>
  playerAt(state, seat).city.reduce((sum, building) => sum + BUILDINGS[building].column, 0);

const good = (name: Good): PhraseParam => ({ key: `good.${name}` });
const amounts = (goods: Readonly<Record<Good, number>>): PhraseParam => ({
  phrases: GOODS.filter((name) => goods[name] > 0).map((name) => ({
    key: 'log.amount',
    params: { amount: goods[name], good: good(name) },
  })),
});

/** What the answer is called. */
function doing(state: State, action: Action): Phrase {
  const key = `reason.do.${action.type}`;
  switch (action.type) {
    case 'choose-role':
      return { key, params: { role: { key: `role.${roleOf(action.role)}` } } };
    case 'take-tile':
      return { key, params: { tile: { key: `aTile.${action.tile}` } } };
    case 'build':
      return { key, params: { building: { key: `building.${action.building}` } } };
    case 'take-good':
    case 'sell':
    case 'wharf':
      return { key, params: { good: good(action.good) } };
    case 'load':
      return { key, params: { good: good(action.good), capacity: state.ships[action.ship]?.capacity ?? 0 } };
    case 'store':
      return { key, params: { goods: { keys: [...action.kinds, action.single].map((name) => `good.${name}`) } } };
    case 'place':
    case 'draw':
    case 'pass':
      return { key };
  }
}

/** What this seat is handed until the role is carried out, but for what the answer itself already says. */
function gains(events: readonly Event[], seat: Seat, action: Action): Phrase[] {
  const found: Phrase[] = [];
  let shipped = 0;
  for (const event of events) {
    if (event.type === 'colonists-dealt') {
      const count = event.dealt[seat] ?? 0;
      if (count > 0) found.push({ key: 'reason.get.colonists', params: { count } });
    }
    if (!('seat' in event) || event.seat !== seat) continue;
    switch (event.type) {
      case 'role-taken':
        if (event.doubloons > 0) found.push({ key: 'reason.get.card', params: { count: event.doubloons } });
        break;
      case 'tile-taken':
        if (action.type === 'choose-role') {
          found.push({ key: 'reason.get.tile', params: { tile: { key: `aTile.${event.tile}` } } });
        }
        break;
      case 'built':
        if (action.type === 'choose-role') {
          const building = { key: `building.${event.building}` };
          found.push(
            event.paid === 0
              ? { key: 'reason.get.built-free', params: { building } }
              : { key: 'reason.get.built', params: { building, count: event.paid } },
          );
        }
        break;
      case 'produced':
        found.push({ key: 'reason.get.produced', params: { goods: amounts(event.goods) } });
        break;
      case 'factory-paid':
        found.push({ key: 'reason.get.factory', params: { count: event.doubloons } });
        break;
      case 'sold':
        found.push({ key: 'reason.get.sold', params: { good: good(event.good), count: event.income } });
        break;
      case 'loaded':
      case 'wharf-used':
        shipped += event.vp;
        break;
      case 'prospected':
        found.push({ key: 'reason.get.prospected' });
        break;
      default:
    }
  }
  if (shipped > 0) found.push({ key: 'reason.get.shipped', params: { count: shipped } });
  return found;
}

interface Question {
  readonly kind: Ask['kind'];
  readonly seat: Seat;
}

/** What is said when nobody else gets to do it, and the question that others would be asked if they could. */
const SHARED: Readonly<
  Partial<Record<Event['type'], { readonly key: string; readonly question: Ask['kind'] | null }>>
> = {
  sold: { key: 'reason.nobody-sells', question: 'trader/sell' },
  loaded: { key: 'reason.nobody-ships', question: 'captain/load' },
  produced: { key: 'reason.nobody-makes', question: null },
  built: { key: 'reason.nobody-builds', question: 'builder/build' },
};

/** What only this seat gets to do in the role, of what everybody may do. Whoever is asked could, also when they pass. */
function onlyMe(events: readonly Event[], questions: readonly Question[], seat: Seat): Phrase | null {
  for (const event of events) {
    const shared = SHARED[event.type];
    if (shared === undefined) continue;
    const others =
      shared.question === null
        ? events.some((other) => other.type === event.type && 'seat' in other && other.seat !== seat)
        : questions.some((question) => question.kind === shared.question && question.seat !== seat);
    return others ? null : { key: shared.key };
  }
  return null;
}

/** Whether nobody else gains half as much. */
function helpsOnlyMe(before: readonly number[], after: readonly number[], seat: Seat): boolean {
  const gained = after.map((value, i) => value - (before[i] ?? 0));
  const own = gained[seat] ?? 0;
  return own > 1 && gained.every((gain, i) => i === seat || gain < own / 2);
}
