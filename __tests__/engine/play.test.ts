import { IllegalAction, play } from '@antilles/engine';
import { secretNumbers, type Action } from './secretNumbers';

const write = (number: number): Action => ({ type: 'write', number });
const begun = () => secretNumbers.setup({}, 2, 1);

describe('The only door', () => {
  test('refuses what the rules do not allow, with the reason and the facts', () => {
    const state = begun();
    const attempt = () => play(secretNumbers, state, 0, write(9));
    expect(attempt).toThrow(IllegalAction);
    expect(attempt).toThrow('not-possible: seat 0 in secret-numbers: {"type":"write","number":9}');
    try {
      attempt();
    } catch (error) {
      expect(error instanceof IllegalAction && error.reason).toBe('not-possible');
    }
    expect.assertions(3);
  });

  test('refuses an answer from somebody who is not asked', () => {
    const { state } = play(secretNumbers, begun(), 0, write(2));
    expect(() => play(secretNumbers, state, 0, write(3))).toThrow('not-your-turn');
  });

  test('leaves the state it was given as it was, also when it refuses', () => {
    const state = begun();
    const before = JSON.stringify(state);
    const after = play(secretNumbers, state, 0, write(2)).state;
    expect(() => play(secretNumbers, state, 0, write(9))).toThrow(IllegalAction);
    expect(JSON.stringify(state)).toBe(before);
    expect(after.numbers).toEqual([2, 0]);
  });

  test('tells every event, in order, and no frames unless somebody looks on', () => {
    const { state } = play(secretNumbers, begun(), 0, write(2));
    const { events, frames } = play(secretNumbers, state, 1, write(3));
    expect(events).toEqual([
      { type: 'wrote', seat: 1, number: 3 },
      { type: 'whispered', seat: 1 },
      { type: 'revealed', numbers: [2, 3] },
    ]);
    expect(frames).toEqual([]);
  });
});

describe('Frames', () => {
  test('show each viewer the event as they may know it, and what they saw right after it', () => {
    const { frames } = play(secretNumbers, begun(), 0, write(2), [0, 1, null]);
    const mine = { numbers: [2, null], points: [0, 0] };
    expect(frames).toEqual([
      [
        { event: { type: 'wrote', seat: 0, number: 2 }, view: mine, round: 1 },
        { event: { type: 'whispered', seat: 0 }, view: mine, round: 1 },
      ],
      [{ event: { type: 'wrote', seat: 0, number: null }, view: { numbers: [null, 0], points: [0, 0] }, round: 1 }],
      [{ event: { type: 'wrote', seat: 0, number: null }, view: { numbers: [null, null], points: [0, 0] }, round: 1 }],
    ]);
  });

  test('come in the order of the viewers asked for', () => {
    const { frames } = play(secretNumbers, begun(), 0, write(2), [null, 0]);
    expect(frames.map((seen) => seen.length)).toEqual([1, 2]);
  });

  test('each carry the view of their own moment, not of the end', () => {
    const { state } = play(secretNumbers, begun(), 0, write(2));
    const { frames } = play(secretNumbers, state, 1, write(3), [null]);
    expect(frames[0]?.map(({ view }) => view.numbers)).toEqual([
      [null, null],
      [2, 3],
    ]);
  });
});
