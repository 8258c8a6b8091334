import { must } from '@antilles/engine';
import { entry as santoDomingoEntry } from '@/games/santo-domingo';
import type { Card } from '@/games/santo-domingo/rules/cards';
import type { Event } from '@/games/santo-domingo/rules/events';
import { createDirector } from '@/ui/table/director';
import { aSession } from '@tests/session/table';

const SECOND = 1000;

function atTheTable({ people = 2, bots = 0 }: { people?: number; bots?: number } = {}) {
  const kinds = Array.from({ length: people + bots }, (_, i) => (i < people ? 'person' : 'easy'));
  const session = aSession(santoDomingoEntry, kinds, { seed: 1 });
  // A secret choice needs no attention; everything else is shown for a second.
  const director = createDirector(session, (event: Event) => (event.type === 'chose' ? 0 : SECOND));
  const stop = director.follow();
  const choose = (...cards: Card[]) => director.submit({ type: 'choose', cards });
  return { session, director, stop, choose, show: director.show };
}

/** Two people, each with the phone in hand for their secret choice. */
function bothHaveChosen(...choices: readonly (readonly Card[])[]) {
  const table = atTheTable();
  for (const cards of choices) {
    table.director.takePhone();
    table.choose(...cards);
  }
  return table;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('whose eyes', () => {
  test('the phone is passed before a secret choice, and only its holder is asked', () => {
    const { show, director, choose } = atTheTable();
    expect(show()).toMatchObject({ viewer: null, passTo: 0, decision: null });

    director.takePhone();
    expect(show()).toMatchObject({ viewer: 0, passTo: null, decision: { seat: 0, kind: 'choose-cards' } });
    expect(show().view.players[0]?.holds).toHaveLength(8);
    expect(show().view.players[1]?.holds).toBeNull();

    expect(choose(1, 2)).toBeNull();
    expect(show()).toMatchObject({ viewer: null, passTo: 1, decision: null });
    expect(JSON.stringify(show().view)).not.toContain('"table":[1,2]');
  });

  test('what follows the last choice is shown to everybody, then the phone goes round again', () => {
    const { show } = bothHaveChosen([1, 2], [4, 8]);
    expect(show()).toMatchObject({ viewer: null, passTo: null, decision: null });
    expect(show().frame?.event.type).toBe('revealed');
    jest.advanceTimersByTime(60 * SECOND);
    expect(show()).toMatchObject({ frame: null, passTo: 0 });
    expect(show().snapshot.round).toBe(2);
  });

  test('an open question needs no curtain', () => {
    const { show, director } = bothHaveChosen([1, 7], [4, 8]);
    director.skip();
    expect(show()).toMatchObject({ viewer: null, passTo: null, decision: { seat: 0, kind: 'trade' } });
  });
});

describe('showing what happened', () => {
  function carryingOut() {
    const table = atTheTable();
    table.director.takePhone();
    table.choose(1, 4);
    table.director.takePhone();
    table.choose(2, 5);
    return table;
  }

  test('one event after the other, each with the view of its moment', () => {
    const { show } = carryingOut();
    const seen: string[] = [];
    for (let frame = show().frame; frame !== null; frame = show().frame) {
      seen.push(frame.event.type);
      expect(show().view).toEqual(frame.view);
      jest.advanceTimersByTime(SECOND);
    }
    expect(seen).toEqual(['revealed', 'took', 'took', 'took', 'took', 'closed-round', 'supplied']);
  });

  test('bots wait until it is over', async () => {
    const { session, director, show, choose } = atTheTable({ people: 1, bots: 1 });
    const flush = async (): Promise<void> => {
      for (let i = 0; i < 50; i++) await Promise.resolve();
    };
    session.start();
    choose(1, 4);
    await flush();
    expect(show().frame).not.toBeNull();
    const { length } = session.toSave().log;
    await flush();
    expect(session.toSave().log).toHaveLength(length);
    expect(session.snapshot().thinking).toBeNull();
    director.skip();
    await flush();
    expect(session.toSave().log.length).toBeGreaterThan(length);
  });

  test('next goes one on, pause holds, resume goes on, skip ends', () => {
    const { show, director, session } = carryingOut();
    director.next();
    expect(show().frame?.event.type).toBe('took');
    director.pause();
    const held = show().frame;
    jest.advanceTimersByTime(10 * SECOND);
    expect(show()).toMatchObject({ frame: held, paused: true });
    expect(show().past.at(-1)).toBe(held);
    director.resume();
    expect(show().frame).not.toBe(held);
    director.skip();
    expect(show()).toMatchObject({ frame: null, paused: false });
    expect(show().past).toEqual(session.log(show().viewer));
  });

  test('with animations off nothing is shown, and the table is simply as it is', () => {
    const table = atTheTable();
    table.director.setTempo(0);
    table.director.takePhone();
    table.choose(1, 4);
    table.director.takePhone();
    table.choose(2, 5);
    expect(table.show()).toMatchObject({ frame: null, passTo: 0 });
    expect(table.show().snapshot.round).toBe(2);
  });

  test('what somebody missed can be shown again, to everybody, and the curtain comes back', () => {
    const { show, director, session } = carryingOut();
    director.skip();
    const seat = must(show().passTo, 'the phone is passed');
    director.replay(must(session.unseen(seat)[0], 'something happened').at);
    expect(show().frame).not.toBeNull();
    expect(show()).toMatchObject({ viewer: null, passTo: null });
    jest.advanceTimersByTime(60 * SECOND);
    expect(show()).toMatchObject({ frame: null, passTo: seat });
  });
});

describe('which question it is', () => {
  test('none while something is shown or the phone is passed, and a new number for every new one', () => {
    const { show, director, choose } = atTheTable();
    expect(show().question).toBeNull();
    director.takePhone();
    const first = must(show().question, 'somebody is asked');
    choose(1, 7);
    expect(show().question).toBeNull();
    director.takePhone();
    expect(show().question).toBe(first + 1);
    choose(4, 8);
    expect(show().question).toBeNull();
    director.skip();
    expect(show().decision?.kind).toBe('trade');
    expect(show().question).toBe(first + 2);
  });

  test("somebody else's secret choice leaves it as it is; taking back makes it a new one", () => {
    const { show, director, session } = atTheTable({ people: 1, bots: 1 });
    const first = must(show().question, 'somebody is asked');
    expect(session.submit(1, { type: 'choose', cards: [1, 2] })).toBeNull();
    expect(show().question).toBe(first);
    director.submit({ type: 'choose', cards: [1, 4] });
    director.skip();
    director.undo();
    expect(must(show().question, 'asked again')).toBeGreaterThan(first);
  });
});

test('a choice can be taken back until the next person has looked', () => {
  const { show, director, choose } = atTheTable();
  director.takePhone();
  choose(1, 2);
  expect(show().snapshot.undo).toBe('yes');
  expect(director.undo()).toBe(true);
  expect(show()).toMatchObject({ passTo: 0 });
  director.takePhone();
  choose(1, 2);
  director.takePhone();
  expect(show().snapshot.undo).toBe('passed');
});

describe('taking back acts on what the tap saw', () => {
  test('it is off while what others did is shown, and shows nothing at once', () => {
    const { show, director, session } = atTheTable({ people: 1, bots: 1 });
    director.submit({ type: 'choose', cards: [1, 4] });
    expect(show().undo).toBe('watching');
    session.submit(1, { type: 'choose', cards: [2, 5] });
    const { frame } = show();
    expect(frame?.event.type).toBe('revealed');
    expect(show().undo).toBe('watching');
    expect(director.undo()).toBe(false);
    expect(director.redo()).toBe(false);
    expect(show().frame).toBe(frame);
    director.skip();
    expect(show().undo).toBe(show().snapshot.undo);
  });

  test("it may take back one's own answer while that is shown", () => {
    const { show, director, session } = atTheTable({ people: 1, bots: 1 });
    session.submit(1, { type: 'choose', cards: [2, 5] });
    director.submit({ type: 'choose', cards: [1, 4] });
    expect(show().frame).not.toBeNull();
    expect(show().undo).toBe(show().snapshot.undo);
  });
});

test('a refused answer says why and changes nothing', () => {
  const { show, director } = atTheTable();
  director.takePhone();
  const before = show().view;
  expect(director.submit({ type: 'trade', goods: 1 })).toBe('not-possible');
  expect(show().view).toEqual(before);
});
