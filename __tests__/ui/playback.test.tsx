import { luckFrom, must, play, type HasRng } from '@antilles/engine';
import { decideAtOnce, see } from '@/bots/bot';
import { ENTRIES, entryOf } from '@/games';
import type { AnyEntry } from '@/games/entry';
import { resumeSession, type AnySession } from '@/session/session';
import type { Save } from '@/storage/saveFile';
import { createPlayback, eyesOf } from '@/ui/table/playback';
import { testTools } from '@tests/session/table';

/** A game its easy bots have played for so many actions, opened again; `people` of its three seats are persons. */
function played(entry: AnyEntry, people: number, actions = Infinity): AnySession {
  const { game, bots } = entry;
  const log: { seat: number; action: unknown }[] = [];
  let state: HasRng = game.setup(game.defaultOptions, 3, 4);
  const luck = luckFrom(4);
  while (log.length < actions && game.waiting(state).length > 0) {
    const seat = must(game.waiting(state)[0], 'nobody is asked');
    const { action } = decideAtOnce(bots.easy.think(see(game, state, seat), luck));
    state = play(game, state, seat, action).state;
    log.push({ seat, action });
  }
  const save: Save = {
    format: 1,
    id: 'p',
    game: game.id,
    rulesVersion: game.rulesVersion,
    startedAt: 0,
    savedAt: 0,
    options: game.defaultOptions,
    seats: ['Ana', 'Bo', 'Cy'].map((name, i) => ({ name, colour: 'red', bot: i < people ? null : 'easy' })),
    seed: 4,
    log,
    state,
    looked: [0, 0, 0],
    undoRule: 'until-revealed',
    casual: false,
  };
  const resumed = resumeSession({ entry, save, tools: testTools() });
  if (!resumed.ok) throw new Error(resumed.problem);
  return resumed.session;
}

const open = (session: AnySession, length = 0) => {
  const director = createPlayback(session, () => length);
  const show = () => {
    const now = director.show();
    if (now.mode !== 'replay') throw new Error(now.mode);
    return now;
  };
  return { director, reel: show().controls, at: () => show().reel };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each(ENTRIES.map((entry) => [entry.game.id, entry] as const))('%s', (_id, entry) => {
  test('goes from the table before the first move to the last, and every moment is as the log tells it', () => {
    const session = played(entry, 1, 15);
    const { director, reel, at } = open(session);
    const log = session.log(0);
    expect(at()).toMatchObject({ stop: 0, frame: null, viewers: [0] });
    expect(director.show().view).toEqual(entry.game.view(entry.game.setup(entry.game.defaultOptions, 3, 4), 0));
    while (at().stop < at().last) {
      const before = at().stop;
      reel.step(1);
      const { stop, frame } = at();
      expect(stop).toBe(before + 1);
      expect(log).toContain(frame);
      expect(director.show().view).toBe(must(frame, 'a moment').view);
      expect(director.show().past).toEqual(log.slice(0, log.indexOf(must(frame, 'a moment')) + 1));
    }
    expect(director.show()).toMatchObject({ decision: null, passTo: null });
    reel.go(0);
    expect(at().frame).toBeNull();
  });

  test('goes by round, back and forth', () => {
    const { reel, at } = open(played(entry, 1));
    const rounds = [at().round];
    while (at().stop < at().last) {
      reel.round(1);
      rounds.push(at().round);
    }
    // Every round is met once, in order; the last stop is the end of the last one.
    expect(rounds.slice(0, -1)).toEqual([...new Set(rounds.slice(0, -1))]);
    reel.round(-1);
    const { stop } = at();
    reel.round(-1);
    expect(at().stop).toBeLessThan(stop);
    for (let i = 0; i < rounds.length + 2; i++) reel.round(-1);
    expect(at().stop).toBe(0);
  });

  test('before the end only what is public, or the only person, may be looked through; after it anybody', () => {
    expect(eyesOf(played(entry, 1, 12))).toEqual([0]);
    expect(eyesOf(played(entry, 2, 12))).toEqual([null]);
    expect(eyesOf(played(entry, 0, 12))).toEqual([null]);
    const over = played(entry, 2);
    expect(eyesOf(over)).toEqual([null, 0, 1, 2]);
    const { director, reel, at } = open(over);
    reel.go(30);
    reel.lookAs(2);
    const shown = at();
    expect(director.show().view).toEqual(must(shown.frame, 'a moment').view);
    expect(over.log(2)).toContain(shown.frame);
    const { director: going, reel: held } = open(played(entry, 2, 12));
    held.lookAs(1);
    expect(going.show().viewer).toBeNull();
  });

  test('what if begins where a person decides', () => {
    const session = played(entry, 1);
    const { reel, at } = open(session);
    const asked = (upTo: number): boolean =>
      Array.from({ length: upTo + 1 }, (_, i) => session.askedAt(i).waiting.includes(0)).includes(true);
    for (const stop of [0, 7, 20, at().last]) {
      reel.go(stop);
      const { moment } = at();
      // Before a person was asked for the first time it is whoever begins.
      expect(session.askedAt(moment).waiting.includes(0) || !asked(moment)).toBe(true);
      expect(session.askedAt(moment).waiting).not.toEqual([]);
    }
    expect(session.askedAt(at().moment).waiting).toContain(0);
  });
});

test('plays by itself, one moment after the other, and stops at the end', () => {
  const { reel, at } = open(played(entryOf('cartagena'), 1, 12), 1000);
  reel.play();
  expect(at()).toMatchObject({ stop: 1, playing: true });
  jest.advanceTimersByTime(1000);
  expect(at().stop).toBe(2);
  reel.pause();
  jest.advanceTimersByTime(10_000);
  expect(at()).toMatchObject({ stop: 2, playing: false });
  reel.play();
  jest.advanceTimersByTime(100_000);
  expect(at()).toMatchObject({ stop: at().last, playing: false });
});
