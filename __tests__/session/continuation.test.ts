import { sameJson } from '@antilles/engine';
import { ENTRIES } from '@/games';
import type { Playable } from '@/session/session';
import { aTable, playOut, resumed, toolsByPlace } from './table';
import { bidsEntry, walkEntry } from './toys';

type AnyPlayable = Playable<never, unknown, unknown, unknown, unknown>;

// Whatever the game: the toys, and every real one.
const entries: readonly AnyPlayable[] = [bidsEntry, walkEntry, ...ENTRIES] as unknown as AnyPlayable[];

describe.each(entries.map((entry) => [entry.game.id, entry] as const))('%s', (_id, entry) => {
  test.each([
    ['two people and a bot', ['person', 'easy', 'person']],
    ['a person and three bots', ['person', 'easy', 'easy', 'easy']],
  ])(
    '%s: resumed from any save point, a game goes on identically to the uninterrupted one',
    async (_name, kinds) => {
      const { tools, follow } = toolsByPlace();
      const { session } = aTable(entry, kinds, { seed: 5, tools });
      follow(session);
      const choose = (actions: readonly unknown[], seat: number): unknown => {
        if (session.toSave().log.length % 3 === 0) session.looked(seat);
        return actions[(seat + 7) % actions.length];
      };
      await playOut(session, choose);
      expect(session.snapshot().outcome).not.toBeNull();
      const end = { ...session.toSave(), looked: [] };

      // A long game is sampled, the moments in the middle of simultaneous choices included.
      const every = Math.ceil(tools.saves.length / 4);
      for (const save of tools.saves.filter((_, i) => i % every === 0)) {
        const place = toolsByPlace();
        const again = resumed(entry, save, place.tools);
        place.follow(again.session);
        expect(again.replayable).toBe(true);
        expect(sameJson(again.session.toSave(), save)).toBe(true);
        await playOut(again.session, (actions, seat) => actions[(seat + 7) % actions.length]);
        expect(sameJson({ ...again.session.toSave(), looked: [] }, end)).toBe(true);
        expect(again.tools.errors).toEqual([]);
      }

      const again = resumed(entry, session.toSave()).session;
      for (const viewer of [null, ...kinds.keys()]) {
        expect(sameJson(again.log(viewer), session.log(viewer))).toBe(true);
        if (viewer !== null) expect(sameJson(again.unseen(viewer), session.unseen(viewer))).toBe(true);
      }
    },
    240_000,
  );

  test('a game played to its end can be taken back to its beginning, alone and free', async () => {
    const { session } = aTable(entry, ['person', 'easy', 'easy'], { undoRule: 'free' });
    const start = session.toSave();
    const opening = session.log(0);
    await playOut(session);
    session.stop();
    let count = 0;
    while (session.undo()) count++;
    expect(count).toBeGreaterThan(1);
    // Bots may have been asked before the person was.
    expect(session.toSave().log.every((entry) => entry.seat !== 0)).toBe(true);
    if (session.toSave().log.length === 0) expect(sameJson(session.toSave().state, start.state)).toBe(true);
    // Nothing is left of what was taken back; how the game began was never played.
    const left = session.log(0).slice(opening.length);
    expect(sameJson(session.log(0).slice(0, opening.length), opening)).toBe(true);
    expect(left.every((frame) => frame.at < session.toSave().log.length)).toBe(true);
  });
});
