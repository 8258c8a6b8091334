/**
 * Everything Puerto Rico's table says before somebody answers, compared with what the rules then do: role cards, prices
 * in the market, sales, loadings, what is stored, placements, and the reasons of hints.
 */
import { luckFrom, must, pick, sameJson, type Decision, type HasRng, type Seat } from '@antilles/engine';
import { see } from '@/bots/bot';
import { entry as puertoRicoEntry } from '..';
import { explain } from '../bots/explain';
import { tasteMind } from '../bots/mind';
import { carryOut } from '../bots/policy';
import { BALANCED_TASTE } from '../bots/taste';
import type { Action } from '../rules/actions';
import { circlesOf, colonistsOf, playerAt } from '../rules/board';
import { BUILDING_LIST } from '../rules/buildings';
import type { Event } from '../rules/events';
import { puertoRico as game } from '../rules/game';
import { GOODS, namedGoods } from '../rules/goods';
import { previewRole, type RolePreview } from '../rules/preview';
import type { RoleCard } from '../rules/roleCards';
import type { State } from '../rules/state';
import type { View } from '../rules/view';
import { captainRewarded } from '../ui/frames';
import { loadingOf, offerOf, saleOf, storageOf } from '../ui/offers';
import { placingOf, stillToPlace } from '../ui/placing';

const MIND = tasteMind(BALANCED_TASTE);

export interface PreviewReport {
  readonly positions: number;
  /** Sentences and figures compared. */
  readonly previews: number;
  /** What was said and was not so, with where. */
  readonly wrong: readonly string[];
}

/** Random games over all seat counts and options, until so many positions have been looked at. */
export function checkPreviews(positions: number, firstSeed: number): PreviewReport {
  const wrong: string[] = [];
  let [seen, previews] = [0, 0];
  for (let seed = firstSeed; seen < positions; seed++) {
    const luck = luckFrom(seed);
    const seats = 2 + (seed % 4);
    const state = game.setup(puertoRicoEntry.sampleOptions(luck, seats), seats, seed);
    const log: { readonly event: Event }[] = [];
    for (let n = 0; seen < positions; n++, seen++) {
      const [seat] = game.waiting(state);
      if (seat === undefined) break;
      const decision = must(game.decision(state, seat), 'asked');
      const same = (what: string, said: unknown, is: unknown): void => {
        previews++;
        if (sameJson(said, is)) return;
        const where = `seed ${seed}, decision ${n}, seat ${seat} of ${seats}, ${decision.kind}`;
        wrong.push(`${where}: ${what} says ${JSON.stringify(said)}, the rules ${JSON.stringify(is)}`);
      };
      CHECKS[decision.kind]?.({ state, decision, view: game.view(state, seat), log, same });
      const action = pick(luck, decision.actions);
      checkHint(state, decision, action, same);
      game.apply(state, seat, action, (event) => log.push({ event }));
    }
  }
  return { positions: seen, previews, wrong };
}

type Same = (what: string, said: unknown, is: unknown) => void;

/** The table after an answer, and what happened at once. */
function after(state: State, seat: Seat, action: Action) {
  const next = game.clone(state);
  const events: Event[] = [];
  game.apply(next, seat, action, (event) => events.push(event));
  return { next, events };
}

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

const eventOf = <Type extends Event['type']>(events: readonly Event[], type: Type, seat: Seat): EventOf<Type> | null =>
  events.find((event): event is EventOf<Type> => event.type === type && 'seat' in event && event.seat === seat) ?? null;

/** A question, and everything that is known when it is asked. */
interface Asked {
  readonly state: State;
  readonly decision: Decision<Action>;
  readonly view: View;
  readonly log: readonly { readonly event: Event }[];
  readonly same: Same;
}

/** What the table says of each kind of question. */
const CHECKS: Readonly<Record<string, (asked: Asked) => void>> = {
  'choose-role': ({ state, decision: { seat, actions }, view, same }) => {
    for (const action of actions) {
      if (action.type === 'choose-role') checkRole(state, seat, action.role, view, same);
    }
  },
  'builder/build': checkMarket,
  'trader/sell': ({ state, decision: { seat, actions }, view, same }) => {
    for (const action of actions) {
      if (action.type !== 'sell') continue;
      const { events } = after(state, seat, action);
      same(`sale of ${action.good}`, saleOf(view, seat, action.good).total, eventOf(events, 'sold', seat)?.income);
    }
  },
  'captain/load': checkLoading,
  'captain/store': ({ state, decision: { seat, actions }, view, same }) => {
    for (const action of actions) {
      if (action.type !== 'store') continue;
      const said = storageOf(boardOf(view, seat).goods, action);
      const is = must(eventOf(after(state, seat, action).events, 'stored', seat), 'stored');
      same(`keeping ${JSON.stringify(action)}`, said, { kept: is.kept, lost: sum(is.lost) });
    }
  },
  'mayor/place': checkPlacing,
};

const boardOf = (view: View, seat: Seat): View['players'][number] => must(view.players[seat], 'a board');

function checkMarket({ state, decision: { seat }, view, same }: Asked): void {
  for (const building of BUILDING_LIST) {
    const said = offerOf(view, boardOf(view, seat), building, view.acting?.taker === seat);
    const build: Action = { type: 'build', building: building.id };
    same(
      `${building.id} in the market`,
      said.reason ?? (said.can ? null : 'too-expensive'),
      game.refusal(state, seat, build),
    );
    if (said.can)
      same(`price of ${building.id}`, said.price, eventOf(after(state, seat, build).events, 'built', seat)?.paid);
  }
}

function checkLoading({ state, decision: { seat, actions }, view, log, same }: Asked): void {
  const rewarded = view.acting !== null && captainRewarded(log, view.acting.taker);
  for (const action of actions) {
    const said = loadingOf(view, seat, action, rewarded);
    if (said === null) continue;
    const { next, events } = after(state, seat, action);
    const is = eventOf(events, action.type === 'wharf' ? 'wharf-used' : 'loaded', seat);
    const what = JSON.stringify(action);
    same(`points of ${what}`, [said.count, said.points], [is?.count, is?.vp]);
    // What the answer itself leaves: somebody's storing may follow at once.
    const left = eventOf(events, 'stored', seat);
    if (left === null) same(`goods left by ${what}`, said.left, namedGoods(playerAt(next, seat).goods));
    same(`risk of ${what}`, said.atRisk, leastLost(state, seat, said.left));
  }
}

function checkPlacing({ state, decision: { seat, actions }, view, same }: Asked): void {
  const player = boardOf(view, seat);
  const before = placingOf(player);
  const asBefore = game.refusal(state, seat, { type: 'place', ...before });
  same('that some are still to place', stillToPlace(player, before).toPlace > 0, asBefore !== null);
  for (const action of actions) {
    if (action.type !== 'place') continue;
    same('a way to fill the board', stillToPlace(player, action).toPlace, 0);
    same('that it may be placed so', game.refusal(state, seat, action), null);
  }
}

const sum = (goods: Readonly<Record<(typeof GOODS)[number], number>>): number =>
  GOODS.reduce((all, good) => all + goods[good], 0);

/** The fewest goods the rules make somebody lose who has just these left to store. */
function leastLost(state: State, seat: Seat, left: Readonly<Record<(typeof GOODS)[number], number>>): number {
  const stored = game.clone(state);
  playerAt(stored, seat).goods = [left.corn, left.indigo, left.sugar, left.tobacco, left.coffee];
  stored.steps.push({ op: 'captain/store', seat });
  const ways = game.decision(stored, seat)?.actions ?? [];
  const lost = ways.map((way) => {
    const event = eventOf(after(stored, seat, way).events, 'stored', seat);
    return event === null ? 0 : sum(event.lost);
  });
  return lost.length === 0 ? 0 : Math.min(...lost);
}

function checkRole(state: State, seat: Seat, role: RoleCard, view: View, same: Same): void {
  const { doubloons, detail } = previewRole(view, seat, role);
  const { next, events } = after(state, seat, { type: 'choose-role', role });
  const prospected = eventOf(events, 'prospected', seat) === null ? 0 : 1;
  same(`${role}: doubloons`, doubloons, (eventOf(events, 'role-taken', seat)?.doubloons ?? 0) + prospected);
  same(`${role}: what it brings`, detail, broughtBy(state, next, seat, detail, events));
}

/** The same facts as the preview tells, read off the table after the role was taken. */
function broughtBy(
  before: State,
  next: State,
  seat: Seat,
  { role }: RolePreview['detail'],
  events: readonly Event[],
): RolePreview['detail'] {
  const asked = (kind: string): readonly Action[] => {
    const decision = game.decision(next, seat);
    return decision?.kind === kind ? decision.actions : [];
  };
  const player = playerAt(before, seat);
  switch (role) {
    case 'settler': {
      const actions = asked('settler/take');
      const takes = actions.flatMap((action) => (action.type === 'take-tile' ? [action.tile] : []));
      return {
        role,
        tiles: next.faceUp.filter((tile) => takes.includes(tile)).length,
        quarry: takes.includes('quarry'),
        draw: actions.some(({ type }) => type === 'draw'),
        room: 12 - player.island.length,
      };
    }
    case 'mayor': {
      const dealt = events.find((event): event is EventOf<'colonists-dealt'> => event.type === 'colonists-dealt');
      const circles = circlesOf(player) - (colonistsOf(player) - player.sanJuan);
      return { role, colonists: dealt?.dealt[seat] ?? 0, circles };
    }
    case 'builder': {
      const affordable = asked('builder/build').flatMap((action) => (action.type === 'build' ? [action.building] : []));
      return { role, affordable };
    }
    case 'craftsman':
      return {
        role,
        goods: eventOf(events, 'produced', seat)?.goods ?? namedGoods([0, 0, 0, 0, 0]),
        privilege: asked('craftsman/privilege').some(({ type }) => type === 'take-good'),
        factory: eventOf(events, 'factory-paid', seat)?.doubloons ?? 0,
      };
    case 'trader': {
      const sales = asked('trader/sell').flatMap((action) => {
        const sold = eventOf(after(next, seat, action).events, 'sold', seat);
        return sold === null ? [] : [{ good: sold.good, income: sold.income }];
      });
      return { role, best: sales.toSorted((a, b) => b.income - a.income)[0] ?? null };
    }
    case 'captain': {
      const loads = asked('captain/load').flatMap((action) => {
        const { events: then } = after(next, seat, action);
        const loaded = eventOf(then, 'loaded', seat) ?? eventOf(then, 'wharf-used', seat);
        return loaded === null ? [] : [{ good: loaded.good, count: loaded.count, vp: loaded.vp }];
      });
      // Of equal ones the cheapest good, as it was listed.
      const byGood = loads.toSorted((a, b) => b.vp - a.vp || GOODS.indexOf(a.good) - GOODS.indexOf(b.good));
      return { role, first: byGood[0] ?? null };
    }
    case 'prospector':
      return { role };
  }
}

/** What a hint says of everybody and everything: that there is nothing else to do, that nobody else can. */
function checkHint(state: State & HasRng, decision: Decision<Action>, action: Action, same: Same): void {
  const { seat, actions } = decision;
  const [hint] = explain(see(game, state, seat), action, MIND);
  const why = hint?.params?.['why'];
  const reasons = typeof why === 'object' && 'phrases' in why ? why.phrases.map(({ key }) => key) : [];
  // Whenever somebody is asked to place, there are more circles than colonists: other ways are never excluded by the list.
  const isForced = actions.length === 1 && decision.kind !== 'mayor/place';
  same('that there is nothing else to do', reasons.includes('reason.only'), isForced);
  for (const [key, kind] of Object.entries(NOBODY)) {
    if (!reasons.includes(key)) continue;
    const next = game.clone(state);
    const others = new Set<Seat>();
    game.apply(next, seat, action, (event) => noteMaker(event));
    carryOut(next, MIND, noteMaker, (question) => {
      if (question.kind === kind && question.seat !== seat) others.add(question.seat);
    });
    function noteMaker(event: Event): void {
      if (kind === null && event.type === 'produced' && event.seat !== seat) others.add(event.seat);
    }
    same(`that ${key}`, others.size, 0);
  }
}

const NOBODY: Readonly<Record<string, string | null>> = {
  'reason.nobody-sells': 'trader/sell',
  'reason.nobody-ships': 'captain/load',
  'reason.nobody-builds': 'builder/build',
  'reason.nobody-makes': null,
};
