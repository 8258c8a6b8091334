import { below, luckFrom, replay, sameJson } from '@antilles/engine';
import { ENTRIES } from '@/games';
import type { Playable } from '@/session/session';
import { whatIf } from '@/session/whatIf';
import { aTable, playOut, resumed, settle } from './table';
import { bidsEntry, walkEntry } from './toys';

type AnyPlayable = Playable<never, unknown, unknown, unknown, unknown>;

// Whatever the game: the toys, and every real one.
const entries: readonly AnyPlayable[] = [bidsEntry, walkEntry, ...ENTRIES] as unknown as AnyPlayable[];

describe.each(entries.map((entry) => [entry.game.id, entry] as const))('%s', (_id, entry) => {
  test('taking back and playing again, by answer and by turn, always stands where a replay of the log stands', async () => {
    const { session } = aTable(entry, ['person', 'easy', 'easy'], { undoRule: 'free' });
    const luck = luckFrom(11);
    const { game } = entry;
    const byReplay = (): unknown => {
      const { options, seats, seed, log } = session.toSave();
      return replay(game, { options, seatCount: seats.length, seed }, log as never);
    };
    let moved = 0;
    for (let i = 0; i < 60 && session.snapshot().outcome === null; i++) {
      await settle();
      const { asked, redo, undo } = session.snapshot();
      const dice = below(luck, 10);
      const before = session.toSave();
      const stride = dice % 2 === 0 ? 'action' : 'turn';
      if (dice < 3 && undo === 'yes') {
        expect(session.undo(stride)).toBe(true);
        expect(session.toSave().log.length).toBeLessThan(before.log.length);
        // Nothing is lost: what was taken back lies ready, in its order.
        expect(
          sameJson(
            [...session.toSave().log, ...(session.toSave().redo ?? [])],
            [...before.log, ...(before.redo ?? [])],
          ),
        ).toBe(true);
      } else if (dice < 6 && redo) {
        expect(session.redo(stride)).toBe(true);
        expect(session.toSave().log.length).toBeGreaterThan(before.log.length);
      } else if (asked !== null) {
        const actions = session.decision(asked.seat)?.actions ?? [];
        expect(session.submit(asked.seat, actions[below(luck, actions.length)])).toBeNull();
        expect(session.snapshot().redo).toBe(false);
      } else continue;
      moved++;
      if (i % 5 === 0) expect(sameJson(byReplay(), session.toSave().state)).toBe(true);
      // A kill at any moment loses none of it.
      if (i % 10 === 0)
        expect(sameJson(resumed(entry, session.toSave()).session.toSave(), session.toSave())).toBe(true);
    }
    expect(moved).toBeGreaterThan(8);
    expect(sameJson(byReplay(), session.toSave().state)).toBe(true);
  });

  test('back to the beginning and forward again: the same game, whatever the stride', async () => {
    const { session } = aTable(entry, ['person', 'easy', 'easy'], { undoRule: 'free' });
    for (let i = 0; i < 6; i++) {
      await settle();
      const { asked } = session.snapshot();
      if (asked) session.submit(asked.seat, session.decision(asked.seat)?.actions[0]);
    }
    for (let i = 0; i < 5; i++) await settle();
    session.stop();
    const end = session.toSave();
    for (const stride of ['action', 'turn'] as const) {
      while (session.undo(stride));
      expect(session.toSave().log.length).toBeLessThan(end.log.length);
      while (session.redo(stride));
      expect(sameJson(session.toSave().state, end.state)).toBe(true);
      expect(sameJson(session.toSave().log, end.log)).toBe(true);
      expect(session.snapshot().redo).toBe(false);
    }
  });

  test('what if, from a game that is over: the same beginning, its own future, the original untouched', async () => {
    const { session } = aTable(entry, ['person', 'easy', 'easy']);
    await playOut(session);
    const original = session.toSave();
    const paper = JSON.stringify(original);
    const at = Math.floor(original.log.length / 2);
    const branched = whatIf(entry.game as never, original, at, { id: 'other', now: 5, seed: 99 });
    if (!branched.ok) throw new Error(branched.problem);
    expect(branched.save).toMatchObject({ id: 'other', branch: { id: original.id, at }, seats: original.seats });
    const { session: other, replayable } = resumed(entry, branched.save);
    expect(replayable).toBe(true);
    const { options, seats, seed } = original;
    const there = replay(entry.game, { options, seatCount: seats.length, seed }, original.log.slice(0, at) as never);
    expect(sameJson(other.toSave().state, there)).toBe(true);
    await playOut(other, (actions) => actions[actions.length - 1]);
    expect(other.snapshot().outcome).not.toBeNull();
    expect(JSON.stringify(original)).toBe(paper);
    expect(whatIf(entry.game as never, original, original.log.length, { id: 'o', now: 5, seed: 9 })).toEqual({
      ok: false,
      problem: 'over-there',
    });
  });

  test('what if, from a game that goes on: looks the same to the person, and what they cannot know is dealt anew', async () => {
    const { session } = aTable(entry, ['person', 'easy', 'easy']);
    for (let i = 0; i < 3; i++) {
      await settle();
      const { asked } = session.snapshot();
      if (asked) session.submit(asked.seat, session.decision(asked.seat)?.actions[0]);
    }
    session.stop();
    const original = session.toSave();
    expect(session.snapshot().outcome).toBeNull();
    const at = original.log.length;
    const branch = (seed: number) => whatIf(entry.game as never, original, at, { id: `w${seed}`, now: 5, seed });
    const results = [1, 2].map(branch);
    for (const result of results) {
      if (!result.ok) throw new Error(result.problem);
      // Nothing of what came before goes with it: it holds what the person could not see.
      expect(result.save.log).toEqual([]);
      const other = resumed(entry, result.save).session;
      expect(sameJson(other.view(0), session.view(0))).toBe(true);
      expect((other.toSave().state as { rng: number }).rng).not.toBe((original.state as { rng: number }).rng);
    }
    const shared = aTable(entry, ['person', 'person', 'easy']).session.toSave();
    expect(whatIf(entry.game as never, shared, 0, { id: 'o', now: 5, seed: 9 })).toEqual({
      ok: false,
      problem: 'not-over',
    });
  });
});
