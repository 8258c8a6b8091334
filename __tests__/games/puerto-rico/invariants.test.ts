import { below, luckFrom, pick, play, replay, sameJson, type LogEntry } from '@antilles/engine';
import { entry as puertoRicoEntry } from '@/games/puerto-rico';
import type { Action } from '@/games/puerto-rico/rules/actions';
import { circlesOf, colonistsOf, crewTotal } from '@/games/puerto-rico/rules/board';
import type { Event } from '@/games/puerto-rico/rules/events';
import { puertoRico } from '@/games/puerto-rico/rules/game';
import { GOOD_NUMBERS, sumPerTile } from '@/games/puerto-rico/rules/goods';
import { clone, type State } from '@/games/puerto-rico/rules/state';
import { warehouseRoom } from '@/games/puerto-rico/rules/storage';
import { suppliesFor } from '@/games/puerto-rico/rules/supplies';
import { checkPromises } from '@/tools/promises';

interface Move {
  readonly before: State;
  readonly after: State;
  readonly seat: number;
  readonly action: Action;
  readonly events: readonly Event[];
}

/** `expect` is too slow to be asked a million times. */
function insist(holds: boolean, facts: string): void {
  if (!holds) throw new Error(facts);
}

/** Random games of every size; `look` sees every move. */
function soak(
  games: number,
  look: (move: Move) => void,
  atEnd?: (log: LogEntry<Action>[], end: State, seed: number) => void,
): void {
  for (let seed = 0; seed < games; seed++) {
    const luck = luckFrom(seed);
    const seats = 2 + (seed % 4);
    const options = puertoRicoEntry.sampleOptions(luck, seats);
    const log: LogEntry<Action>[] = [];
    let before = puertoRico.setup(options, seats, seed);
    for (let [seat] = puertoRico.waiting(before); seat !== undefined; [seat] = puertoRico.waiting(before)) {
      const action = pick(luck, puertoRico.decision(before, seat)?.actions ?? []);
      const { state: after, events } = play(puertoRico, before, seat, action);
      log.push({ seat, action });
      look({ before, after, seat, action, events });
      before = after;
    }
    atEnd?.(log, before, seed);
  }
}

test('nothing is lost and everything is in bounds, in 80 random games (PR-I1, PR-I2, PR-I3, PR-I4, PR-I5, PR-I6, PR-I7, PR-I9, PR-I10, PR-I13, PR-I14)', () => {
  let pieces = '';
  soak(80, ({ before, after }) => {
    if (before.round === 1 && before.takers.every((taker) => taker === null)) pieces = puertoRicoEntry.census(before);
    puertoRicoEntry.checkInvariants(after);
    insist(puertoRicoEntry.census(after) === pieces, `a piece was lost: ${pieces} ${puertoRicoEntry.census(after)}`);
  });
});

test('the constants of the census (PR-I1, PR-I3, PR-I5)', () => {
  const facts = [2, 3, 4, 5].map((seats) => {
    const census: unknown = JSON.parse(puertoRicoEntry.census(puertoRico.setup(puertoRico.defaultOptions, seats, 1)));
    return census;
  });
  expect(facts).toMatchObject([
    { colonists: 42, quarries: 5, vp: 65, doubloons: 86 },
    { colonists: 58, quarries: 8, vp: 75, doubloons: 86 },
    { colonists: 79, quarries: 8, vp: 100, doubloons: 86 },
    { colonists: 100, quarries: 8, vp: 122, doubloons: 86 },
  ]);
});

test('the invariants can fail: a broken state is found', () => {
  const broken = (change: (state: State) => void): State => {
    const state = puertoRico.setup(puertoRico.defaultOptions, 3, 1);
    change(state);
    return state;
  };
  const wrong: [RegExp, (state: State) => void][] = [
    [/PR-I4/, (s) => s.players[0]?.city.push('wharf', 'wharf')],
    [/PR-I5/, (s) => (s.vpOverflow = 1)],
    [/PR-I6/, (s) => s.players.forEach((player) => (player.doubloons = -1))],
    [/PR-I7/, (s) => ((s.players[0] as State['players'][0]).manned[0] = 9)],
    [/PR-I9/, (s) => s.ships.forEach((ship) => ((ship.good = 'corn'), (ship.count = 1)))],
    [/PR-I10/, (s) => s.house.push('corn', 'indigo', 'sugar', 'coffee')],
    [/PR-I13/, (s) => ((s.takers[0] = 1), (s.purses[0] = 1))],
    [/PR-I14/, (s) => s.faceUp.pop()],
  ];
  for (const [message, change] of wrong) {
    expect(() => puertoRicoEntry.checkInvariants(broken(change))).toThrow(message);
  }
});

test('money moves only between bank, cards and players, as the events say (PR-I6)', () => {
  soak(40, ({ before, after, events }) => {
    let paid = 0;
    for (const event of events) {
      if (event.type === 'built') paid -= event.paid;
      if (event.type === 'sold') paid += event.income;
      if (event.type === 'factory-paid') paid += event.doubloons;
      if (event.type === 'prospected') paid += 1;
      if (event.type === 'round-ended') paid += event.bonus.length;
    }
    insist(before.bank - after.bank === paid, `the bank paid ${before.bank - after.bank}, not ${paid}`);
  });
});

test('after placing, San Juan waits only on a full board, and nobody appears or disappears (PR-I8)', () => {
  let placed = 0;
  soak(40, ({ before, after, seat, action }) => {
    if (action.type !== 'place') return;
    placed++;
    const was = before.players[seat];
    const is = after.players[seat];
    if (!was || !is) throw new Error('no player');
    expect(colonistsOf(is)).toBe(colonistsOf(was));
    if (is.sanJuan > 0) expect(sumPerTile(is.manned) + crewTotal(is)).toBe(circlesOf(is));
  });
  expect(placed).toBeGreaterThan(100);
});

test('goods leave a player only by selling, loading or spoiling; storage keeps no more than it may (PR-I11)', () => {
  soak(40, ({ before, after, seat, action }) => {
    before.players.forEach((was, i) => {
      const is = after.players[i];
      if (!is) throw new Error('no player');
      const mayLose = i === seat && ['sell', 'load', 'wharf', 'store'].includes(action.type);
      for (const good of GOOD_NUMBERS) {
        insist(mayLose || is.goods[good] >= was.goods[good], `seat ${i} lost ${good} by ${action.type}`);
      }
    });
    if (action.type !== 'store') return;
    const kept = after.players[seat];
    if (!kept) throw new Error('no player');
    const kinds = GOOD_NUMBERS.filter((good) => kept.goods[good] > 0).length;
    const several = GOOD_NUMBERS.filter((good) => kept.goods[good] > 1).length;
    expect(several).toBeLessThanOrEqual(warehouseRoom(kept));
    expect(kinds).toBeLessThanOrEqual(warehouseRoom(kept) + 1);
  });
});

test('every seat picks as often as it should, and the rest of the cards gets a doubloon (PR-I12, PR-I13)', () => {
  let picks: number[] = [];
  soak(40, ({ before, after, seat, action, events }) => {
    if (before.takers.every((taker) => taker === null)) picks = before.players.map(() => 0);
    if (action.type === 'choose-role') picks[seat] = (picks[seat] ?? 0) + 1;
    const seats = before.players.length;
    const ended = events.find((event) => event.type === 'round-ended');
    if (ended?.type === 'round-ended') {
      expect(picks).toEqual(before.players.map(() => suppliesFor(seats).picksEach));
      expect(ended.bonus).toHaveLength(seats === 2 ? 1 : 3);
    }
    before.purses.forEach((purse, i) => {
      if (before.takers[i] !== null || (action.type === 'choose-role' && after.takers[i] === seat)) return;
      const now = after.purses[i] ?? 0;
      insist(ended ? now === 0 || now === purse + 1 : now === purse, `card ${i} went from ${purse} to ${now}`);
    });
  });
});

test('in a captain phase: one wharf each, one extra point, and nobody passes who could load (PR-I15)', () => {
  let wharves = new Set<number>();
  let extras = 0;
  soak(60, ({ before, seat, action, events }) => {
    if (action.type === 'choose-role') {
      wharves = new Set();
      extras = 0;
    }
    if (action.type === 'wharf') {
      expect(wharves.has(seat)).toBe(false);
      wharves.add(seat);
    }
    for (const event of events) {
      if (event.type !== 'loaded' && event.type !== 'wharf-used') continue;
      const player = before.players[seat];
      const harbor = player?.city.indexOf('harbor') ?? -1;
      const extra = event.vp - event.count - (harbor >= 0 && (player?.crew[harbor] ?? 0) > 0 ? 1 : 0);
      extras += extra;
      insist((extra === 0 || extra === 1) && extras <= 1, `an extra ${extra} points`);
    }
    const step = before.steps[before.steps.length - 1];
    if (action.type === 'pass' && step?.op === 'captain/load') {
      const loads = puertoRico.decision(before, seat)?.actions.filter(({ type }) => type === 'load') ?? [];
      expect(loads).toEqual([]);
    }
  });
});

test('points never go down, triggers stay, and the game ends in the round of the first (PR-I16)', () => {
  let endedIn = 0;
  soak(
    60,
    ({ before, after }) => {
      before.players.forEach((player, i) => insist((after.players[i]?.vp ?? 0) >= player.vp, `seat ${i} lost points`));
      for (const trigger of before.endTriggers)
        insist(after.endTriggers.includes(trigger), `${trigger} was taken back`);
      if (before.endTriggers.length === 0) endedIn = after.endTriggers.length > 0 ? before.round : 0;
    },
    (_log, end) => expect(end.round).toBe(endedIn),
  );
});

test('everything a Game promises, at every decision (PR-I17)', () => {
  expect(checkPromises('puerto-rico', { games: 4, seed: 77 }).decisions).toBeGreaterThan(300);
});

test('seed and answers give the identical game again (PR-I18)', () => {
  soak(
    8,
    () => undefined,
    (log, end, seed) => {
      const options = puertoRicoEntry.sampleOptions(luckFrom(seed), 2 + (seed % 4));
      const again = replay(puertoRico, { options, seatCount: 2 + (seed % 4), seed }, log);
      expect(again).toEqual(end);
    },
  );
});

test('a view shows neither the stack nor the chips of others (PR-I18, PR-D36)', () => {
  soak(12, ({ after }) => {
    if (after.steps.length === 0) return;
    const other = clone(after);
    other.stack.reverse();
    other.rng = 42;
    for (const player of other.players.slice(1)) player.vp += 3;
    const same = sameJson(puertoRico.view(after, 0), puertoRico.view(other, 0));
    expect(same).toBe(!after.options.openVp);
    expect(puertoRico.view(after, 0).players[0]?.vp).toBe(after.players[0]?.vp);
    expect(puertoRico.view(after, null).players[0]?.vp === null).toBe(!after.options.openVp);
  });
});

test('at the end all chips are shown', () => {
  soak(
    4,
    () => undefined,
    (_log, end) => {
      expect(puertoRico.view(end, null).players.map(({ vp }) => vp)).toEqual(end.players.map(({ vp }) => vp));
    },
  );
});

test('random play ends, in about as many rounds as the reference (PR-I19)', () => {
  const rounds = [2, 3, 4, 5].map((seats) => {
    const luck = luckFrom(seats);
    let total = 0;
    for (let seed = 0; seed < 60; seed++) {
      const state = puertoRico.setup(puertoRico.defaultOptions, seats, seed);
      for (let [seat] = puertoRico.waiting(state); seat !== undefined; [seat] = puertoRico.waiting(state)) {
        const actions = puertoRico.decision(state, seat)?.actions ?? [];
        const action = actions[below(luck, actions.length)];
        if (action) puertoRico.apply(state, seat, action, null);
        insist(state.round < 200, 'an endless game');
      }
      total += state.round;
    }
    return Math.round(total / 60);
  });
  [13, 22, 21, 20].forEach((expected, i) => expect(Math.abs((rounds[i] ?? 0) - expected)).toBeLessThanOrEqual(2));
});
