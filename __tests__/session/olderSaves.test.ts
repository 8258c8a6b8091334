import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';
import { must, sameJson } from '@antilles/engine';
import { entryOf } from '@/games';
import { isGameId } from '@/games/ids';
import { parseSave, type Save } from '@/storage/saveFile';
import { playOut, resumed } from './table';

/*
 * Games in the middle, as version 0.1.0 wrote them: each game alone (taken back, with a hint), shared by two people,
 * as the deal of a day, branched off a running and a finished game, and taken over from older rules. They never change.
 */
const FOLDER = join(__dirname, 'fixtures');
const names = readdirSync(FOLDER).filter((file) => file.endsWith('.save'));

function opened(name: string) {
  const parsed = parseSave(readFileSync(join(FOLDER, name), 'utf8'));
  if (!parsed.ok) throw new Error(`${name} is ${parsed.problem}`);
  const { save } = parsed;
  if (!isGameId(save.game)) throw new Error(`no game ${save.game}`);
  return { save, ...resumed(entryOf(save.game), save) };
}

/** Everything but what is told by a clock. */
const told = ({ savedAt: _savedAt, playedMs: _playedMs, ...rest }: Save) => rest;

test('there is one of each kind for each game', () => {
  expect(names).toHaveLength(24);
});

describe.each(names)('%s', (name) => {
  test('opens as it was left', () => {
    const { session, save, replayable } = opened(name);
    session.stop();
    expect(replayable).toBe(save.since === undefined);
    expect(sameJson(told(session.toSave()), told(save))).toBe(true);
    expect(session.snapshot()).toMatchObject({ redo: save.redo !== undefined, casual: save.casual, outcome: null });
    expect(session.hints()).toEqual(save.hints ?? []);
    expect(session.branch).toEqual(save.branch ?? null);
    expect(session.daily).toBe(save.daily ?? null);
    for (const seat of session.people) {
      const from = must(save.looked[seat], `seat ${seat}`);
      expect(session.unseen(seat).every(({ at }) => at >= from)).toBe(true);
    }
  });

  test('what was taken back can be played again, and taken back once more', () => {
    const { session, save } = opened(name);
    session.stop();
    const whole = [...save.log, ...(save.redo ?? [])];
    while (session.redo());
    expect(sameJson(session.toSave().log, whole)).toBe(true);
    const back = session.snapshot().undo === 'yes';
    expect(session.undo()).toBe(back);
    if (back) while (session.redo());
    expect(sameJson(session.toSave().log, whole)).toBe(true);
  });

  test('goes on to its end, is seen to the end, and can be taken back as far as its rule allows', async () => {
    const { session, save, tools } = opened(name);
    await playOut(session, (actions) => actions[actions.length >> 1]);
    session.stop();
    expect(session.snapshot().outcome).not.toBeNull();
    expect(tools.errors).toEqual([]);
    const end = session.toSave();
    expect(sameJson(end.log.slice(0, save.log.length), save.log)).toBe(true);
    expect(sameJson(resumed(entryOf(save.game as never), end).session.toSave(), end)).toBe(true);
    for (const seat of session.people) expect(sameJson(session.log(seat).at(-1)?.view, session.view(seat))).toBe(true);
    while (session.undo());
    const { log, since } = session.toSave();
    if (save.undoRule === 'free') expect(log.slice(since?.at ?? 0).every(({ seat }) => seat !== 0)).toBe(true);
    expect(log.length).toBeGreaterThanOrEqual(since?.at ?? 0);
    while (session.redo());
    expect(sameJson(session.toSave().state, end.state)).toBe(true);
  });
});
