import { must, type Seat } from '@antilles/engine';
import { entry as dominionEntry } from '@/games/dominion';
import { BUY, END_PHASE } from '@/games/dominion/rules/actions';
import type { Event } from '@/games/dominion/rules/events';
import { resumeSession } from '@/session/session';
import type { Save, UndoRule } from '@/session/record';
import { createDirector, GRACE_MS } from '@/ui/table/director';
import { testTools, aSession } from '@tests/session/table';

/** The end of one's own turn can be taken back until what it brings is shown. */

const endsTurnOf = (event: Event): Seat | null => (event.type === 'cleaned-up' ? event.seat : null);

function atTheTable({
  people = 1,
  bots = 1,
  undoRule = 'until-revealed',
  from = null,
}: { people?: number; bots?: number; undoRule?: UndoRule; from?: Save | null } = {}) {
  const tools = testTools();
  const resumed = from === null ? null : resumeSession({ entry: dominionEntry, save: from, tools });
  if (resumed !== null && !resumed.ok) throw new Error(resumed.problem);
  const kinds = Array.from({ length: people + bots }, (_, i) => (i < people ? 'person' : 'easy'));
  const session =
    resumed?.session ?? aSession(dominionEntry, kinds, { options: { startSeat: 0 }, seed: 5, undoRule, tools });
  const director = createDirector(
    session,
    (event: Event) => (event.type === 'bought' || event.type === 'drew' ? 300 : 0),
    endsTurnOf,
  );
  const stop = director.follow();
  session.start();
  return { session, director, stop, saves: tools.saves, show: director.show };
}

const flush = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the last buy can be undone until the ring has filled; nothing drawn is shown, and bots wait', async () => {
  const { show, director, session, saves } = atTheTable();
  const hand = show().view.players[0]?.hand;
  expect(director.submit(BUY.copper)).toBeNull();
  // It is saved at once: a killed app loses nothing.
  expect(saves.at(-1)?.log).toHaveLength(1);
  expect(show()).toMatchObject({ frame: { event: { type: 'bought' } }, ending: false, undo: 'yes' });
  jest.advanceTimersByTime(300);
  expect(show()).toMatchObject({ frame: null, ending: true, decision: null, undo: 'yes' });
  expect(show().view.players[0]?.hand).toEqual(hand);
  expect(show().past.map(({ event }) => event.type)).not.toContain('cleaned-up');
  jest.advanceTimersByTime(GRACE_MS - 100);
  await flush();
  expect(session.toSave().log).toHaveLength(1);
  expect(director.undo()).toBe(true);
  expect(show()).toMatchObject({ ending: false, decision: { seat: 0, kind: 'buy-phase' } });
  expect(show().view.players[0]?.hand).toEqual(hand);
  // Nobody had seen anything: it is a game like any other.
  expect(session.snapshot().casual).toBe(false);
  // And it can be done once more, and taken back once more.
  director.submit(END_PHASE);
  expect(show()).toMatchObject({ ending: true, undo: 'yes' });
  expect(director.undo()).toBe(true);
  expect(session.toSave().log).toHaveLength(0);
});

test('when it has filled, the turn is over: undo says so, and the bots go on', async () => {
  const { show, director, session } = atTheTable();
  director.submit(END_PHASE);
  jest.advanceTimersByTime(GRACE_MS);
  expect(show()).toMatchObject({ ending: false, frame: { event: { type: 'drew' } }, snapshot: { undo: 'revealed' } });
  expect(director.undo()).toBe(false);
  jest.advanceTimersByTime(5000);
  await flush();
  expect(session.snapshot().thinking !== null || session.toSave().log.length > 1).toBe(true);
});

test('a second tap goes on at once', () => {
  const { show, director } = atTheTable();
  director.submit(END_PHASE);
  director.next();
  expect(show()).toMatchObject({ ending: false, frame: { event: { type: 'drew' } }, snapshot: { undo: 'revealed' } });
});

test('skipping what is shown stops where it can still be taken back; skipping that ends the turn', () => {
  const { show, director } = atTheTable();
  director.submit(BUY.copper);
  director.skip();
  expect(show()).toMatchObject({ ending: true, frame: null, undo: 'yes' });
  director.skip();
  expect(show()).toMatchObject({ ending: false, frame: null, snapshot: { undo: 'revealed' } });
});

test('with animations off it waits all the same', () => {
  const { show, director } = atTheTable();
  director.setTempo(0);
  director.submit(BUY.copper);
  expect(show()).toMatchObject({ ending: true, frame: null });
  jest.advanceTimersByTime(GRACE_MS);
  expect(show()).toMatchObject({ ending: false, snapshot: { undo: 'revealed' } });
});

test('whoever comes back after the app was killed finds the turn over', () => {
  const { director, saves, stop } = atTheTable();
  director.submit(BUY.copper);
  jest.advanceTimersByTime(500);
  const killed = must(saves.at(-1), 'a save');
  stop();
  const { show } = atTheTable({ from: killed });
  expect(show()).toMatchObject({ ending: false, snapshot: { undo: 'revealed' } });
});

test('leaving the table ends the turn', () => {
  const { director, session, stop } = atTheTable();
  director.submit(END_PHASE);
  expect(session.snapshot().undo).toBe('yes');
  stop();
  expect(session.snapshot().undo).toBe('revealed');
});

test('several people: the curtain falls only when it is final, and everybody sees the rest once', () => {
  const { show, director } = atTheTable({ people: 2, bots: 0 });
  director.takePhone();
  const hand = show().view.players[0]?.hand;
  director.submit(BUY.copper);
  jest.advanceTimersByTime(300);
  expect(show()).toMatchObject({ viewer: 0, ending: true, passTo: null });
  expect(show().view.players[0]?.hand).toEqual(hand);
  expect(director.undo()).toBe(true);
  expect(show()).toMatchObject({ viewer: 0, decision: { seat: 0 } });
  director.submit(BUY.copper);
  jest.advanceTimersByTime(300 + GRACE_MS);
  expect(show()).toMatchObject({ viewer: null, frame: { event: { type: 'drew', cards: null } } });
  jest.advanceTimersByTime(300);
  expect(show()).toMatchObject({ viewer: null, passTo: 1, ending: false, snapshot: { undo: 'revealed' } });
});

test('a game without undo keeps its rule', () => {
  const { show, director } = atTheTable({ undoRule: 'off' });
  director.submit(END_PHASE);
  expect(show()).toMatchObject({ ending: false, frame: { event: { type: 'drew' } }, snapshot: { undo: 'off' } });
});

test('a replay of one’s own turn does not wait', () => {
  const { show, director } = atTheTable();
  director.submit(END_PHASE);
  director.next();
  director.skip();
  director.replay(0);
  jest.advanceTimersByTime(1000);
  expect(show().ending).toBe(false);
});

test('what was taken back and is played again waits once more, and can be taken back once more', async () => {
  const { show, director, session } = atTheTable();
  const hand = show().view.players[0]?.hand;
  director.submit(END_PHASE);
  expect(director.undo()).toBe(true);
  expect(director.redo()).toBe(true);
  expect(show()).toMatchObject({ frame: null, ending: true, decision: null, undo: 'yes' });
  expect(show().view.players[0]?.hand).toEqual(hand);
  jest.advanceTimersByTime(GRACE_MS - 100);
  await flush();
  expect(session.toSave().log).toHaveLength(1);
  expect(director.undo()).toBe(true);
  expect(session.snapshot().casual).toBe(false);
  director.redo();
  jest.advanceTimersByTime(GRACE_MS);
  expect(show()).toMatchObject({ ending: false, frame: { event: { type: 'drew' } }, snapshot: { undo: 'revealed' } });
});

test('asked to play again while it waits, it goes on waiting, and then the bots go on', async () => {
  const { show, director, session } = atTheTable();
  director.submit(END_PHASE);
  expect(director.redo()).toBe(false);
  expect(show()).toMatchObject({ ending: true, undo: 'yes' });
  jest.advanceTimersByTime(GRACE_MS + 5000);
  await flush();
  expect(session.snapshot().thinking !== null || session.toSave().log.length > 1).toBe(true);
});

test('a buy that is played again is shown, and its end waits', () => {
  const { show, director } = atTheTable();
  const hand = show().view.players[0]?.hand;
  director.submit(BUY.copper);
  expect(director.undo()).toBe(true);
  expect(director.redo()).toBe(true);
  expect(show()).toMatchObject({ ending: true, undo: 'yes' });
  expect(show().view.players[0]?.hand).toEqual(hand);
  expect(show().view.turn.bought).toBe(1);
});
