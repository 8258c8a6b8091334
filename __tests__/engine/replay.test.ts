import { IllegalAction, replay, transcript, type Phrase } from '@antilles/engine';
import { secretNumbers, type Action } from './secretNumbers';

const BEGINNING = { options: {}, seatCount: 2, seed: 5 };
const log = [
  { seat: 1, number: 3 },
  { seat: 0, number: 1 },
  { seat: 0, number: 2 },
  { seat: 1, number: 2 },
].map(({ seat, number }) => ({ seat, action: { type: 'write', number } satisfies Action }));

/** Keys and gaps, unadorned: the engine knows no language. */
const say = ({ key, params = {} }: Phrase): string =>
  [key, ...Object.values(params).map((param) => (typeof param === 'object' ? JSON.stringify(param) : param))].join(' ');

describe('Replay', () => {
  test('plays a log again, to the same end', () => {
    const state = replay(secretNumbers, BEGINNING, log);
    expect(secretNumbers.outcome(state)?.winners).toEqual([1]);
    expect(state.points).toEqual([3, 5]);
    expect(replay(secretNumbers, BEGINNING, log)).toEqual(state);
  });

  test('starts from the seed, and with an empty log gives the set-up', () => {
    expect(replay(secretNumbers, BEGINNING, [])).toEqual(secretNumbers.setup({}, 2, 5));
  });

  test('tells every step on the way, with frames for whoever looks on', () => {
    const told: string[] = [];
    replay(secretNumbers, BEGINNING, log, [0], ({ events, frames, state }, index) => {
      told.push(`${index}: ${events.length} events, ${frames[0]?.length} seen, points ${state.points.join()}`);
    });
    expect(told).toEqual([
      '0: 2 events, 1 seen, points 0,0',
      '1: 3 events, 3 seen, points 1,3',
      '2: 2 events, 2 seen, points 1,3',
      '3: 3 events, 2 seen, points 3,5',
    ]);
  });

  test('does not believe a log the rules do not allow', () => {
    expect(() => replay(secretNumbers, BEGINNING, [...log, ...log.slice(0, 1)])).toThrow(IllegalAction);
    expect(() => replay(secretNumbers, BEGINNING, [...log.slice(0, 1), ...log.slice(0, 1)])).toThrow('not-your-turn');
  });
});

describe('A transcript', () => {
  test('has a line for each event worth one, grouped by round, as the public saw it', () => {
    expect(transcript(secretNumbers, BEGINNING, log, say).split('\n')).toEqual([
      'log.round 1',
      '  log.wrote {"seat":1} ?',
      '  log.wrote {"seat":0} ?',
      '  log.revealed',
      'log.round 2',
      '  log.wrote {"seat":0} ?',
      '  log.wrote {"seat":1} ?',
      '  log.revealed',
    ]);
  });

  test('told for one seat it knows what that seat knew', () => {
    expect(transcript(secretNumbers, BEGINNING, log, say, 1).split('\n').slice(0, 3)).toEqual([
      'log.round 1',
      '  log.wrote {"seat":1} 3',
      '  log.wrote {"seat":0} ?',
    ]);
  });

  test('of nothing is empty', () => {
    expect(transcript(secretNumbers, BEGINNING, [], say)).toBe('');
  });
});
