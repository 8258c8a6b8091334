/** Every tutorial is played through, by the real rules, with nobody else's words but its own. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { must, play, sameJson, type LogEntry } from '@antilles/engine';
import { entryOf } from '@/games';
import { GAME_IDS, type GameId } from '@/games/ids';
import { createTimeline } from '@/session/timeline';
import { awaited, isAwaited, playedBy, stepIndex, tutored, type AnyTutorial } from '@/session/tutorial';
import { RESOURCES } from '@/tools/resources';
import { seatsOf } from '@/tools/sampleGames';
import { stagedFor, type Staging, type Typed } from '@/ui/table/staging';

const folderOf = (id: GameId): string => path.resolve(__dirname, '../../src/games', id);

/** The tutorial of each game that has one. */
const ALL = GAME_IDS.filter((id) => existsSync(path.join(folderOf(id), 'tutorial.ts'))).map((id) => ({
  id,
  tutorial: jest.requireActual<{ readonly tutorial: AnyTutorial }>(path.join(folderOf(id), 'tutorial')).tutorial,
}));

/** Slower than people read a novel: they look at the table in between. */
const WORDS_A_MINUTE = 150;
/** To find a thing on the table and tap it, often twice; and to find one's way on to the next sentence. */
const SECONDS_AN_ACTION = 8;
const SECONDS_A_STEP = 1.5;

/** How long a game shows an event at normal speed, in milliseconds; it is asked about its own events only. */
function lengthsOf(id: GameId): (event: unknown) => number {
  const { staging } = jest.requireActual<{ readonly staging: Staging<Typed, unknown> }>(
    path.join(folderOf(id), 'ui/staging'),
  );
  return stagedFor(staging, seatsOf('Noor', 'Ines: easy')).lengthOf as (event: unknown) => number;
}

function textsOf(id: GameId, language: 'en' | 'nl'): Readonly<Record<string, string>> {
  const words: unknown = RESOURCES[language][id];
  return (words as { readonly tutorial: Readonly<Record<string, string>> }).tutorial;
}

const originOf = (id: GameId, { options, others, seed }: AnyTutorial) => {
  const { game } = entryOf(id);
  return { at: 0, state: game.setup(must(game.parseOptions(options), 'options'), others.length + 1, seed) };
};

/** Plays it as the session does: the others when they are asked, the person what the tutorial waits for. */
function playThrough(id: (typeof ALL)[number]['id'], tutorial: AnyTutorial, personFirst: boolean) {
  const log: LogEntry<unknown>[] = [];
  const { game, script } = tutored(entryOf(id), tutorial);
  const options = must(game.parseOptions(tutorial.options), 'options');
  const seats = tutorial.others.length + 1;
  expect(game.optionsRefusal(options, seats)).toBeNull();
  let state = game.setup(options, seats, tutorial.seed);
  const wanted = tutorial.steps.filter(({ awaits }) => awaits !== null);
  /** Questions to the person at which a step waited for an answer. */
  const asked: string[] = [];
  const hasMore = (seat: number): boolean =>
    playedBy(log, seat) < (seat === 0 ? wanted.length : (tutorial.others[seat - 1]?.length ?? 0));
  for (let i = 0; i < 100; i++) {
    const waiting = game.waiting(state);
    if (playedBy(log, 0) === wanted.length && !waiting.some(hasMore)) break;
    const order = waiting
      .filter((seat) => seat !== 0 || hasMore(seat))
      .toSorted((a, b) => (personFirst ? a - b : b - a));
    const seat = must(order[0], 'nobody is asked, and the tutorial is not over');
    const index = stepIndex(tutorial, playedBy(log, 0), 99);
    const decision = must(game.decision(state, seat), 'a question');
    const action = seat === 0 ? awaited(tutorial, index) : must(script, 'the others play what is written')(seat, log);
    if (seat === 0) {
      asked.push(decision.kind);
      expect(isAwaited(tutorial, index, action)).toBe(true);
      // Another answer would have been possible, and is not what the tutorial waits for.
      const others = decision.actions.filter((each) => !sameJson(each, action));
      for (const other of others) expect(isAwaited(tutorial, index, other)).toBe(false);
    } else {
      // Nobody improvises: every answer of the others is written down.
      expect(tutorial.others[seat - 1]?.[playedBy(log, seat)]).toEqual(action);
    }
    expect({ action, refusal: game.refusal(state, seat, action) }).toEqual({ action, refusal: null });
    state = play(game, state, seat, action).state;
    log.push({ seat, action });
  }
  return { game, state, log, asked };
}

describe.each(ALL)('$id', ({ id, tutorial }) => {
  test('can be played to its end, whoever answers first, and stops before the game does', () => {
    const slow = playThrough(id, tutorial, true);
    const quick = playThrough(id, tutorial, false);
    expect(playedBy(slow.log, 0)).toBe(tutorial.steps.filter(({ awaits }) => awaits !== null).length);
    expect(slow.game.points(slow.state)).toEqual(quick.game.points(quick.state));
    expect(slow.asked).toEqual(quick.asked);
    expect(slow.game.outcome(slow.state)).toBeNull();
    expect(new Set(tutorial.steps.map(({ text }) => text)).size).toBe(tutorial.steps.length);
  });

  test.each(['en', 'nl'] as const)(
    'takes five minutes at most, read slowly and watched at normal speed (%s)',
    (language) => {
      const { log } = playThrough(id, tutorial, true);
      const texts = Object.values(textsOf(id, language));
      const watched = createTimeline(entryOf(id).game, originOf(id, tutorial), log).frames(0, 0);
      const lengthOf = lengthsOf(id);
      const seconds =
        (60 * texts.join(' ').split(/\s+/).length) / WORDS_A_MINUTE +
        watched.reduce((sum, { event }) => sum + lengthOf(event), 0) / 1000 +
        playedBy(log, 0) * SECONDS_AN_ACTION +
        texts.length * SECONDS_A_STEP;
      expect(seconds).toBeLessThan(5 * 60);
      // And it is more than a few sentences.
      expect(seconds).toBeGreaterThan(60);
    },
  );

  test('begins and ends with words', () => {
    expect(tutorial.steps[0]?.awaits).toBeNull();
    expect(tutorial.steps.at(-1)?.awaits).toBeNull();
  });

  test.each(['en', 'nl'] as const)('says something at every step, and nothing else (%s)', (language) => {
    expect(Object.keys(textsOf(id, language)).sort()).toEqual(tutorial.steps.map(({ text }) => text).sort());
  });
});

test('where a tutorial is follows from what is done and read', () => {
  const tutorial: AnyTutorial = {
    options: {},
    seed: 1,
    others: [],
    steps: [
      { text: 'hello', awaits: null },
      { text: 'first', awaits: 'a' },
      { text: 'so', awaits: null },
      { text: 'and', awaits: null },
      { text: 'second', awaits: 'b' },
      { text: 'end', awaits: null },
    ],
  };
  expect([0, 1, 2, 9].map((read) => stepIndex(tutorial, 0, read))).toEqual([0, 1, 1, 1]);
  expect([0, 1, 2, 9].map((read) => stepIndex(tutorial, 1, read))).toEqual([2, 3, 4, 4]);
  expect([0, 1, 9].map((read) => stepIndex(tutorial, 2, read))).toEqual([5, 5, 5]);
  expect(awaited(tutorial, 2)).toBe('b');
  expect(awaited(tutorial, 5)).toBeUndefined();
});
