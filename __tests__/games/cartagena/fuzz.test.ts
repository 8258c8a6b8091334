import { below, luckFrom } from '@antilles/engine';
import { entry as cartagenaEntry } from '@/games/cartagena';
import type { Action } from '@/games/cartagena/rules/actions';
import { cartagena } from '@/games/cartagena/rules/game';
import { sampleOptions } from '@/games/cartagena/rules/options';
import { advanceTarget, countAt, sectionOf } from '@/games/cartagena/rules/places';
import { distance } from '@/games/cartagena/rules/scoring';
import { currentTurn, HAND_LIMIT, playerAt, type State } from '@/games/cartagena/rules/state';
import { machine } from '@/games/cartagena/rules/steps';
import { SYMBOL_OF } from '@/games/cartagena/rules/deck';
import { checkPromises } from '@/tools/promises';
import english from '@/games/cartagena/words/en.json';
import dutch from '@/games/cartagena/words/nl.json';

const GAMES = 40;

/** Random games over all seat counts and option sets; `look` sees every action with the state before and after it. */
function playRandomly(games: number, look: (before: State, seat: number, action: Action, after: State) => void): void {
  for (let seed = 0; seed < games; seed++) {
    const luck = luckFrom(seed + 1000);
    const seats = 2 + (seed % 4);
    let state = cartagena.setup(sampleOptions(luck, seats), seats, seed);
    for (let moves = 0; ; moves++) {
      const waiting = cartagena.waiting(state);
      const seat = waiting[below(luck, waiting.length)];
      if (seat === undefined) break;
      if (moves > 20_000) throw new Error(`seed ${seed} does not end`);
      const actions = cartagena.decision(state, seat)?.actions ?? [];
      const action = actions[below(luck, actions.length)];
      if (action === undefined) throw new Error(`nothing to do, seed ${seed}`);
      const after = cartagena.clone(state);
      cartagena.apply(after, seat, action, null);
      look(state, seat, action, after);
      state = after;
    }
  }
}

test('every promise of a Game holds at every decision (CA-I1, CA-I2, CA-I3, CA-I4, CA-I9, CA-I10, CA-I11, CA-I14)', () => {
  expect(checkPromises('cartagena', { games: 4, seed: 77 }).decisions).toBeGreaterThan(300);
});

test('what is offered fast is what is not refused, in the same order; and every refusal has words', () => {
  let seen = 0;
  const reasons = new Set<string>();
  playRandomly(24, (before, seat) => {
    if (seen++ % 7 !== 0) return;
    const tries = machine.considered(before, seat);
    for (const { refusal } of tries) if (refusal !== null) reasons.add(refusal);
    const allowed = tries.flatMap(({ action, refusal }) => (refusal === null ? [action] : []));
    expect(cartagena.decision(before, seat)?.actions).toEqual(allowed);
  });
  expect(reasons.size).toBeGreaterThan(20);
  for (const reason of reasons) {
    expect(english.refusal).toHaveProperty([reason]);
    expect(dutch.refusal).toHaveProperty([reason]);
  }
});

test('moves keep what speaks of two moments, and every game ends (CA-I5, CA-I6, CA-I7, CA-I8, CA-I12, CA-I13, CA-I16, CA-D30)', () => {
  let looked = 0;
  playRandomly(GAMES, (before, seat, action, after) => {
    looked++;
    const owners = before.players.map((player, i) => ({ player, now: playerAt(after, i) }));
    // CA-I5: nobody returns to the start, nor from the jungle to the boat or the tunnel.
    const ashore = (state: State, i: number): number => {
      const { spaces, goal } = playerAt(state, i);
      return spaces.filter((space) => space > state.route.tunnelLength).length + goal;
    };
    owners.forEach(({ player, now }, i) => {
      if (now.start > player.start) throw new Error('somebody is back at the start');
      if (before.shore !== null && ashore(after, i) < ashore(before, i)) throw new Error('somebody swam back');
    });
    // CA-I13: nothing of a module that is off, and cards are gained the way the section has it.
    const { blackMagic, scoundrels, cardRule } = before.options;
    if (action.type.startsWith('magic-') && !blackMagic) throw new Error(`${action.type} without Black Magic`);
    if (action.type === 'discard' && !scoundrels) throw new Error('a discard without Scoundrels');
    if (action.type === 'retreat' || action.type === 'morgan') {
      const rule = cardRule[sectionOf(before, action.from)];
      if (rule !== 'both' && rule !== action.type) throw new Error(`${action.type} where it is ${rule}`);
    }
    // CA-I16: only sailing moves the sloop.
    if (before.shore !== after.shore && action.type !== 'sail' && action.type !== 'captain-sail') {
      throw new Error(`the sloop sailed because of ${action.type}`);
    }
    const asked = before.steps[before.steps.length - 1];
    if (action.type === 'advance') {
      // CA-I6: a plain move ends on a space that was empty, or on the end of its section.
      const to = advanceTarget(before, action.from, SYMBOL_OF[action.card]);
      if (typeof to === 'number' && before.standing[to] !== 0) throw new Error(`${to} was not empty`);
      const waits = after.steps.some((step) => step.op === 'advance');
      const moved = countAt(playerAt(after, seat), to) - countAt(playerAt(before, seat), to);
      if (!waits && moved !== 1) throw new Error(`nobody came to ${to}`);
    }
    if (action.type === 'retreat' || action.type === 'morgan') {
      // CA-I7: the pirate joined one or two, and as many cards were drawn, unless there were too few.
      const owner = action.type === 'morgan' ? action.owner : seat;
      const [from, to] = [playerAt(before, owner), playerAt(after, owner)].map((player) => player.spaces);
      const joined = to?.find((space) => countIn(to, space) > countIn(from ?? [], space));
      const met = joined === undefined ? 2 : (before.standing[joined] ?? 0);
      if (met < 1 || met > 2) throw new Error(`joined ${met}`);
      const drew = playerAt(after, seat).hand.length - playerAt(before, seat).hand.length;
      const most = before.draw.length + before.discard.length;
      if (after.winner === null && drew !== Math.min(met, most)) throw new Error(`drew ${drew} for ${met}`);
    }
    // CA-I8: the turn passes only after an action, or after draw-and-skip.
    if (before.turns !== after.turns && asked?.op === 'turn' && asked.left === 3 && action.type !== 'draw-and-skip') {
      throw new Error(`a turn of no action: ${action.type}`);
    }
    // CA-I12: after a dark card nobody else holds too many.
    if (
      asked?.op === 'discard-down' &&
      !after.steps.some((step) => step.op === 'discard-down') &&
      after.winner === null
    ) {
      const turn = currentTurn(before);
      const drewSince = after.turns !== before.turns || turn === null;
      after.players.forEach((player, i) => {
        if (!drewSince && i !== asked.by && player.hand.length > HAND_LIMIT) throw new Error('too many cards kept');
      });
    }
    cartagenaEntry.checkInvariants(after);
    if (distance(after.route, playerAt(after, seat)) < 0) throw new Error('less than nowhere');
  });
  expect(looked).toBeGreaterThan(5_000);
});

const countIn = (spaces: readonly number[], space: number): number => spaces.filter((each) => each === space).length;

test('the same seed and the same actions give the same game (CA-I15)', () => {
  const run = (): string[] => {
    const hashes: string[] = [];
    playRandomly(6, (_before, _seat, action, after) =>
      hashes.push(JSON.stringify([action, after.rng, after.draw.length])),
    );
    return hashes;
  };
  expect(run()).toEqual(run());
});
