import { outcomeOf } from './outcome';
import { aTable, LAYOUT_A, LAYOUT_B, times, type TableSetup, type TestTable } from './aTable';

const both = { tunnel: 'both', jungle: 'both' } as const;
const only = { tunnel: 'morgan', jungle: 'morgan' } as const;
const onA = (setup: TableSetup): TestTable => aTable({ ...LAYOUT_A, cardRule: both, ...setup });

test('a pirate of somebody else runs to the nearest space with one or two pirates (CA-37)', () => {
  const t = onA({
    seats: 3,
    at: { 1: { start: 5, 7: 1 }, 2: { start: 1, 9: 3, 12: 2 } },
    hands: { 0: ['rum'] },
    draw: ['hook', 'chest', 'parrot'],
  }).morgan(1, 7);
  expect(t.at(1)).toEqual({ start: 5, 12: 1 });
  expect(t.hand(0)).toEqual(['rum', 'hook', 'chest']);
  expect(t.left).toBe(2);
});

test('it brings one card when one pirate stood there (CA-37)', () => {
  const t = onA({ at: { 0: { start: 5, 9: 1 }, 1: { start: 5, 7: 1 } }, hands: { 0: [] }, draw: ['hook', 'rum'] });
  expect(t.morgan(1, 7).hand(0)).toEqual(['hook']);
});

test('with nobody ahead it runs to the end, for two cards (CA-38)', () => {
  const t = onA({ at: { 1: { start: 5, 30: 1 } }, hands: { 0: [] }, draw: ['hook', 'rum'] }).morgan(1, 30);
  expect(t.at(1)).toEqual({ start: 5, goal: 1 });
  expect(t.hand(0)).toEqual(['hook', 'rum']);
});

test('from an empty path’s start it goes all the way (CA-D12, CA-T10)', () => {
  const t = onA({ hands: { 0: [] }, draw: ['hook', 'rum'] }).morgan(1, 'start');
  expect(t.at(1)).toEqual({ start: 5, goal: 1 });
  expect(t.hand(0)).toHaveLength(2);
});

test('whose last pirate is brought home wins at once, on somebody else’s turn (CA-59, CA-D13, CA-T10)', () => {
  const t = onA({ at: { 1: { 30: 1, goal: 5 } }, hands: { 0: [] }, draw: ['hook', 'rum'] }).morgan(1, 30);
  const outcome = outcomeOf(t.state);
  expect(outcome.winners).toEqual([1]);
  expect(outcome.ended).toEqual({ key: 'ended.helped', params: { who: { seat: 1 }, by: { seat: 0 } } });
  expect(t.hand(0)).toEqual([]);
  expect(t.legal(0)).toEqual([]);
});

test('it is not for one’s own pirates, nor for those that are home or aboard at Cartagena (CA-D14)', () => {
  const t = onA({ at: { 0: { start: 5, 3: 1 }, 1: { start: 5, goal: 1 } } });
  expect(t.why({ type: 'morgan', owner: 0, from: 3 })).toBe('not-possible');
  expect(t.why({ type: 'morgan', owner: 1, from: 'goal' })).toBe('theirs-already-home');
  const b = aTable({ ...LAYOUT_B, cardRule: both, at: { 1: { start: 5, ferry: 1 } } });
  expect(b.why({ type: 'morgan', owner: 1, from: 'ferry' })).toBe('theirs-not-landed');
});

test('it costs an action and no card, also for a pirate at the start (CA-42)', () => {
  const t = onA({ at: { 1: { start: 5, 9: 1 } }, hands: { 0: ['rum'] }, draw: ['hook'] }).morgan(1, 'start');
  expect(t.at(1)).toEqual({ start: 4, 9: 2 });
  expect([t.hand(0), t.left, t.state.discard]).toEqual([['rum', 'hook'], 2, []]);
});

test('each section has its own rule (CA-40, CA-41, CA-T11)', () => {
  const at = {
    0: { start: 1, 12: 1, 25: 1, ferry: 1, goal: 2 },
    1: { start: 1, 7: 1, 9: 1, 25: 1, 30: 1, ferry: 1 },
  };
  const t = aTable({ ...LAYOUT_B, cardRule: { tunnel: 'retreat', jungle: 'morgan' }, at });
  expect(t.why({ type: 'retreat', from: 12 })).toBeNull();
  expect(t.why({ type: 'retreat', from: 25 })).toBe('no-retreat-here');
  expect(t.why({ type: 'retreat', from: 'goal' })).toBe('no-retreat-here');
  expect(t.why({ type: 'morgan', owner: 1, from: 7 })).toBe('no-morgan-here');
  expect(t.why({ type: 'morgan', owner: 1, from: 25 })).toBeNull();
  expect(t.why({ type: 'morgan', owner: 1, from: 'ferry' })).toBe('theirs-not-landed');
  expect(t.why({ type: 'retreat', from: 'ferry' })).toBeNull();
  const away = aTable({ ...LAYOUT_B, cardRule: { tunnel: 'retreat', jungle: 'morgan' }, at, shore: 'tortuga' });
  expect(away.why({ type: 'morgan', owner: 1, from: 'ferry' })).toBeNull();
  expect(away.why({ type: 'retreat', from: 'ferry' })).toBe('no-retreat-over-water');
});

test('the rule of a section that is not played does not count', () => {
  const t = aTable({ ...LAYOUT_A, cardRule: { tunnel: 'retreat', jungle: 'morgan' } });
  expect(t.why({ type: 'morgan', owner: 1, from: 'start' })).toBe('not-possible');
});

test('with Morgan alone nobody leaves the goal (CA-D29)', () => {
  const t = onA({ cardRule: only, at: { 0: { start: 4, 9: 1, goal: 1 } }, hands: { 0: times(3, 'rum') } });
  expect(t.why({ type: 'retreat', from: 'goal' })).toBe('no-retreat-here');
  expect(t.types()).not.toContain('retreat');
});
