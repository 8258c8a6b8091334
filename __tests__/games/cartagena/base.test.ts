import { cartagena } from '@/games/cartagena/rules/game';
import { advanceTarget, retreatTarget } from '@/games/cartagena/rules/places';
import { outcomeOf } from './outcome';
import { aTable, example1, LAYOUT_A, times, type TableSetup } from './aTable';

const GREEN = 0;
const RED = 1;

describe('the worked examples', () => {
  test('rulebook example 1: forward over others, back to a pair, out of prison (CA-T1)', () => {
    const t = example1();
    t.advance(7, 'rum');
    expect(t.at(GREEN)).toEqual({ start: 2, 15: 1, 21: 1, 26: 1, 33: 1 });
    expect(t.state.discard).toEqual(['rum']);
    t.retreat(21);
    expect(t.at(GREEN)).toEqual({ start: 2, 15: 1, 19: 1, 26: 1, 33: 1 });
    expect(t.hand(GREEN)).toEqual(['hook', 'pistol', 'chest', 'parrot']);
    expect(t.state.standing[19]).toBe(3);
    t.advance('start', 'hook');
    expect(t.at(GREEN)).toEqual({ start: 1, 15: 1, 19: 1, 26: 1, 28: 1, 33: 1 });
    expect(t.hand(GREEN)).toEqual(['pistol', 'chest', 'parrot']);
    expect(t.seat).toBe(RED);
    for (const from of ['start', 1, 20, 36] as const) expect(advanceTarget(t.state, from, 'hook')).toBe('goal');
  });

  test('rulebook example 2: back from the sloop, and home over three lanterns (CA-T2, CA-17)', () => {
    const t = example1().advance(7, 'rum').retreat(21).advance('start', 'hook');
    t.retreat(11);
    expect(t.at(RED)).toEqual({ 9: 2, 13: 1, 24: 1, goal: 2 });
    expect(t.state.standing[9]).toBe(3);
    t.retreat('goal');
    expect(t.at(RED)).toEqual({ 9: 2, 13: 1, 24: 1, 36: 1, goal: 1 });
    expect(t.left).toBe(1);
    t.advance(13, 'lantern');
    expect(t.at(RED)).toEqual({ 9: 2, 24: 1, 36: 1, goal: 2 });
    expect([...t.hand(RED)].sort()).toEqual(['hook', 'lantern', 'rum', 'rum']);
    expect(t.state.discard).toEqual(['rum', 'hook', 'lantern']);
    expect(t.turnOf).toBe(2);
  });
});

describe('a turn', () => {
  test('has three actions, also three of the same kind (CA-7)', () => {
    const t = aTable({ ...LAYOUT_A, hands: { 0: ['rum', 'rum', 'rum', 'rum'] } });
    t.advance('start', 'rum').advance('start', 'rum');
    expect([t.turnOf, t.left]).toEqual([0, 1]);
    t.advance('start', 'rum');
    expect(t.at(0)).toEqual({ start: 3, 6: 1, 11: 1, 15: 1 });
    expect([t.turnOf, t.left]).toEqual([1, 3]);
  });

  test('needs one action, and may stop after it (CA-7, CA-D4, CA-T6)', () => {
    const t = aTable({ ...LAYOUT_A, hands: { 0: ['rum', 'rum'] } });
    expect(t.why({ type: 'end-turn' })).toBe('must-act');
    t.advance('start', 'rum');
    expect(t.why({ type: 'end-turn' })).toBeNull();
    t.endTurn();
    expect(t.turnOf).toBe(1);
  });

  test('with an empty hand may be a single card (CA-20, CA-T5)', () => {
    const t = aTable({ ...LAYOUT_A, hands: { 0: [] }, draw: ['hook', 'rum'] });
    expect(t.legal()).toEqual([{ type: 'draw-and-skip' }]);
    t.do({ type: 'draw-and-skip' });
    expect(t.hand(0)).toEqual(['hook']);
    expect(t.at(0)).toEqual({ start: 6 });
    expect(t.turnOf).toBe(1);
  });

  test('whose last card has been played may take a card and skip what is left (CA-20, CA-D5, CA-T5)', () => {
    const t = aTable({ ...LAYOUT_A, hands: { 0: ['rum', 'rum'] }, draw: ['hook', 'rum'] });
    expect(t.why({ type: 'draw-and-skip' })).toBe('has-cards');
    t.advance('start', 'rum');
    expect(t.why({ type: 'draw-and-skip' })).toBe('has-cards');
    t.advance('start', 'rum');
    expect(t.types()).toEqual(['retreat', 'draw-and-skip', 'end-turn']);
    t.do({ type: 'draw-and-skip' });
    expect([t.hand(0), t.at(0), t.turnOf, t.left]).toEqual([['hook'], { start: 4, 6: 1, 11: 1 }, 1, 3]);
  });

  test('that was used up has no rest to skip (CA-D5)', () => {
    const t = aTable({ ...LAYOUT_A, hands: { 0: ['rum', 'rum', 'rum'] } });
    t.advance('start', 'rum').advance('start', 'rum').advance('start', 'rum');
    expect([t.hand(0), t.turnOf]).toEqual([[], 1]);
  });

  test('somebody with an empty hand may also move back', () => {
    const t = aTable({ ...LAYOUT_A, at: { 0: { start: 4, 5: 1, 9: 1 } }, hands: { 0: [] } });
    expect(t.types()).toEqual(['retreat', 'draw-and-skip']);
  });

  test('belongs to one seat: the others are not asked (CA-6)', () => {
    const t = aTable({ ...LAYOUT_A, seats: 3 });
    expect(t.why({ type: 'end-turn' }, 1)).toBe('not-your-turn');
    expect(cartagena.decision(t.state, 1)).toBeNull();
  });
});

describe('moving ahead', () => {
  const rumCrowd = (more: TableSetup['at'] = {}): ReturnType<typeof aTable> =>
    aTable({
      ...LAYOUT_A,
      seats: 3,
      at: { 1: { start: 2, 6: 1, 11: 2, 15: 1 }, 2: { start: 4, 15: 2 }, ...more },
      hands: { 0: ['rum', 'rum', 'rum'] },
    });

  test('skips spaces with one, two or three pirates (CA-9, CA-10, CA-T4)', () => {
    expect(rumCrowd().advance('start', 'rum').at(0)).toEqual({ start: 5, 21: 1 });
  });

  test('goes to the end when every space of the symbol is taken (CA-11, CA-T4)', () => {
    const t = aTable({
      ...LAYOUT_A,
      at: { 1: { 6: 1, 11: 1, 15: 1, 21: 1, 30: 1, 32: 1 } },
      hands: { 0: ['rum'] },
    });
    expect(t.advance('start', 'rum').at(0)).toEqual({ start: 5, goal: 1 });
  });

  test('from the last space of the symbol leads home (CA-11, CA-T4)', () => {
    const t = aTable({ ...LAYOUT_A, at: { 0: { start: 5, 32: 1 } }, hands: { 0: ['rum'] } });
    expect(t.advance(32, 'rum').at(0)).toEqual({ start: 5, goal: 1 });
  });

  test('cannot pass an empty space of the symbol on the way home (CA-13)', () => {
    const t = aTable({ ...LAYOUT_A, at: { 0: { start: 5, 31: 1 } }, hands: { 0: ['rum'] } });
    expect(t.advance(31, 'rum').at(0)).toEqual({ start: 5, 32: 1 });
  });

  test('never draws, and is over for a pirate that is home (CA-12)', () => {
    const t = aTable({ ...LAYOUT_A, at: { 0: { start: 5, goal: 1 } }, hands: { 0: ['rum', 'hook'] } });
    expect(t.why({ type: 'advance', from: 'goal', card: 'rum' })).toBe('already-home');
    t.advance('start', 'rum');
    expect(t.hand(0)).toEqual(['hook']);
  });

  test('needs a card and a pirate one has (CA-9)', () => {
    const t = aTable({ ...LAYOUT_A, hands: { 0: ['rum'] } });
    expect(t.why({ type: 'advance', from: 'start', card: 'hook' })).toBe('not-possible');
    expect(t.why({ type: 'advance', from: 5, card: 'rum' })).toBe('not-possible');
  });
});

describe('moving back', () => {
  const from20 = (others: NonNullable<TableSetup['at']>): ReturnType<typeof aTable> =>
    aTable({
      ...LAYOUT_A,
      seats: 3,
      at: { 0: { start: 5, 20: 1 }, ...others },
      hands: { 0: ['rum'] },
      draw: ['hook', 'chest', 'parrot'],
    });

  test('stops at the first space with one or two pirates (CA-14, CA-15, CA-16, CA-T3a)', () => {
    const t = from20({ 1: { start: 3, 18: 1, 16: 2 } }).retreat(20);
    expect(t.at(0)).toEqual({ start: 5, 18: 1 });
    expect(t.hand(0)).toEqual(['rum', 'hook']);
  });

  test('passes empty and full spaces, and draws two at a pair (CA-14, CA-15, CA-T3b)', () => {
    const t = from20({ 1: { start: 2, 18: 2, 16: 2 }, 2: { start: 5, 18: 1 } }).retreat(20);
    expect(t.at(0)).toEqual({ start: 5, 16: 1 });
    expect(t.hand(0)).toEqual(['rum', 'hook', 'chest']);
  });

  test('needs somebody to join (CA-18, CA-T3c)', () => {
    const t = from20({ 1: { start: 2, 18: 2, 30: 2 }, 2: { start: 5, 18: 1 } });
    expect(t.why({ type: 'retreat', from: 20 })).toBe('nobody-behind');
    expect(retreatTarget(t.state, 20)).toBe(0);
  });

  test('is not for pirates at the start, and never leads there (CA-18, CA-D8, CA-T3d)', () => {
    const t = from20({});
    expect(t.why({ type: 'retreat', from: 'start' })).toBe('nothing-behind-start');
    expect(t.why({ type: 'retreat', from: 20 })).toBe('nobody-behind');
  });

  test('may join pirates of one’s own', () => {
    const t = aTable({ ...LAYOUT_A, at: { 0: { start: 3, 5: 2, 9: 1 } }, draw: ['hook', 'chest'] }).retreat(9);
    expect(t.at(0)).toEqual({ start: 3, 5: 3 });
  });

  test('has no hand limit without Scoundrels (CA-19)', () => {
    const t = aTable({
      ...LAYOUT_A,
      at: { 0: { start: 3, 5: 2, 9: 1 } },
      hands: { 0: times(12, 'rum') },
    }).retreat(9);
    expect(t.hand(0)).toHaveLength(14);
  });

  test('shuffles the discards when the pile runs out in the middle (CA-D6, CA-T21)', () => {
    const t = aTable({
      ...LAYOUT_A,
      at: { 0: { start: 3, 5: 2, 9: 1 } },
      hands: { 0: [] },
      draw: ['hook'],
      discard: ['rum', 'rum', 'pistol'],
    }).retreat(9);
    expect(t.hand(0)[0]).toBe('hook');
    expect(['rum', 'pistol']).toContain(t.hand(0)[1]);
    expect([...t.state.draw, ...t.hand(0)].sort()).toEqual(['hook', 'pistol', 'rum', 'rum']);
    expect(t.state.discard).toEqual([]);
    expect(t.events.map((event) => event.type)).toEqual(['retreated', 'drew', 'reshuffled', 'drew']);
  });

  test('goes without cards when there are none at all (CA-D6, CA-D7, CA-T21)', () => {
    const t = aTable({
      ...LAYOUT_A,
      at: { 0: { start: 3, 5: 2, 9: 1 } },
      hands: { 0: ['rum'] },
      draw: [],
      discard: [],
    }).retreat(9);
    expect(t.at(0)).toEqual({ start: 3, 5: 3 });
    expect(t.hand(0)).toEqual(['rum']);
  });
});

describe('spaces', () => {
  test('hold three pirates at most, the ends any number (CA-8, CA-D27)', () => {
    const t = aTable({ ...LAYOUT_A, at: { 0: { 5: 3, 9: 1, 32: 1, goal: 1 } }, hands: { 0: ['rum'] } });
    expect(t.why({ type: 'retreat', from: 9 })).toBe('nobody-behind');
    expect(t.advance(32, 'rum').at(0)).toEqual({ 5: 3, 9: 1, goal: 2 });
  });
});

describe('the end', () => {
  test.each([4, 5, 6] as const)('comes at once when all %i pirates are home (CA-21, CA-23)', (pirates) => {
    const t = aTable({
      ...LAYOUT_A,
      pirates,
      seats: 3,
      at: { 0: { 32: 1, goal: pirates - 1 }, 1: { start: pirates - 1, goal: 1 }, 2: { start: pirates - 1, 3: 1 } },
      hands: { 0: ['rum', 'rum'] },
    });
    t.advance(32, 'rum');
    expect(t.turnOf).toBeNull();
    expect(cartagena.waiting(t.state)).toEqual([]);
    expect(t.why({ type: 'end-turn' }, 0)).toBe('game-over');
    const outcome = outcomeOf(t.state);
    expect(outcome.winners).toEqual([0]);
    expect(outcome.places).toEqual([1, 2, 3]);
    expect(outcome.ended).toEqual({ key: 'ended.escaped', params: { who: { seat: 0 } } });
  });

  test('ranks the others by pirates home, then by distance; equals share (CA-60)', () => {
    const t = aTable({
      ...LAYOUT_A,
      seats: 5,
      at: {
        0: { 32: 1, goal: 5 },
        1: { start: 5, goal: 1 },
        2: { 30: 6 },
        3: { start: 4, 4: 1, 6: 1 },
        4: { start: 5, 10: 1 },
      },
      hands: { 0: ['rum'] },
    });
    expect(outcomeOf(t.advance(32, 'rum').state).places).toEqual([1, 2, 3, 4, 4]);
  });

  test('the jungle of Tortuga is played by the same rules (CA-24)', () => {
    const jungle = {
      type: 'chosen',
      tunnel: [],
      jungle: [2, 3, 4].map((board) => ({ board: board as 2, turned: false })),
    };
    const t = aTable({
      route: 'jungle',
      layout: jungle as Extract<TableSetup['layout'], { type: 'chosen' }>,
      at: { 0: { start: 1, 12: 1, goal: 4 }, 1: { start: 5, 1: 1 } },
      hands: { 0: ['chest', 'chest', 'chest'] },
      draw: ['hook'],
    });
    // Chests of J2 J3 J4 lie on 1, 12 and 15: over both occupied ones, then over the one just taken.
    t.advance('start', 'chest').advance(12, 'chest');
    expect(t.at(0)).toEqual({ 15: 1, goal: 5 });
    t.retreat('goal');
    expect(t.at(0)).toEqual({ 15: 2, goal: 4 });
    expect(t.hand(0)).toEqual(['chest', 'hook']);
  });
});
