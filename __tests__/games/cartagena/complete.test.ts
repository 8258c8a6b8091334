import { isCaptain } from '@/games/cartagena/rules/ferry';
import { sectionOf } from '@/games/cartagena/rules/places';
import { outcomeOf } from './outcome';
import { aTable, LAYOUT_B, times, type TableSetup, type TestTable } from './aTable';

const RED = 0;
const GREEN = 1;
const YELLOW = 2;
const BLUE = 3;

const onB = (setup: TableSetup): TestTable => aTable({ ...LAYOUT_B, ...setup });

/** The rulebook's example of Morgan in the Complete Escape. */
const example = (cardRule: TableSetup['cardRule']): TestTable =>
  onB({
    seats: 4,
    cardRule: cardRule ?? { tunnel: 'both', jungle: 'both' },
    at: {
      [RED]: { start: 1, 7: 1, 12: 1, ferry: 2, 25: 1 },
      [GREEN]: { start: 2, 6: 1, 10: 1, ferry: 1, 19: 1 },
      [YELLOW]: { 10: 1, 16: 1, 18: 1, ferry: 1, 36: 1, goal: 1 },
      [BLUE]: { start: 1, 1: 1, 7: 1, 19: 1, 22: 1, 28: 1 },
    },
    hands: { [RED]: ['hook', 'pistol'], [GREEN]: ['rum'] },
    draw: ['rum', 'chest', 'lantern', 'parrot', 'pistol', 'hook', ...times(10, 'rum')],
  });

const playExample = (t: TestTable): TestTable =>
  t
    .captainSail()
    .morgan(YELLOW, 'ferry')
    .sail()
    .advance(7, 'hook')
    .advance('start', 'rum')
    .morgan(YELLOW, 36)
    .morgan(BLUE, 7);

describe('the worked example', () => {
  test.each([
    { tunnel: 'both', jungle: 'both' },
    { tunnel: 'morgan', jungle: 'morgan' },
  ] as const)('captain, Morgan and the sloop with %o (CA-T7)', (cardRule) => {
    const t = example(cardRule);
    t.captainSail();
    expect([t.state.shore, t.left]).toEqual(['tortuga', 3]);
    t.morgan(YELLOW, 'ferry');
    expect(t.at(YELLOW)).toEqual({ 10: 1, 16: 1, 18: 1, 19: 1, 36: 1, goal: 1 });
    expect(t.hand(RED)).toEqual(['hook', 'pistol', 'rum', 'chest']);
    t.sail();
    expect([t.state.shore, t.left]).toEqual(['cartagena', 1]);
    t.advance(7, 'hook');
    expect(t.at(RED)).toEqual({ start: 1, 12: 1, ferry: 3, 25: 1 });
    expect(t.turnOf).toBe(GREEN);
    t.advance('start', 'rum');
    expect(t.at(GREEN)).toEqual({ start: 1, 6: 1, 10: 1, ferry: 2, 19: 1 });
    expect(t.hand(GREEN)).toEqual([]);
    t.morgan(YELLOW, 36);
    expect(t.at(YELLOW)).toEqual({ 10: 1, 16: 1, 18: 1, 19: 1, goal: 2 });
    expect(t.hand(GREEN)).toEqual(['lantern', 'parrot']);
    t.morgan(BLUE, 7);
    expect(t.at(BLUE)).toEqual({ start: 1, 1: 1, 10: 1, 19: 1, 22: 1, 28: 1 });
    expect(t.hand(RED)).toEqual(['pistol', 'rum', 'chest']);
    expect(t.hand(GREEN)).toEqual(['lantern', 'parrot', 'pistol', 'hook']);
  });
});

describe('going aboard', () => {
  test('needs the sloop at Cartagena (CA-25, CA-26, CA-D10)', () => {
    const at = { 0: { start: 5, 16: 1 } };
    const away = onB({ at, hands: { 0: ['rum', 'hook'] }, shore: 'tortuga' });
    expect(away.why({ type: 'advance', from: 16, card: 'rum' })).toBe('boat-away');
    expect(away.why({ type: 'advance', from: 16, card: 'hook' })).toBeNull();
    const here = onB({ at, hands: { 0: ['rum'] } }).advance(16, 'rum');
    expect(here.at(0)).toEqual({ start: 5, ferry: 1 });
  });

  test('is for three of a colour at most, after the example too (CA-33, CA-39, CA-T8)', () => {
    const t = playExample(example({ tunnel: 'both', jungle: 'both' }));
    expect(t.turnOf).toBe(YELLOW);
    expect(t.why({ type: 'sail' })).toBe('nobody-aboard');
    // Red, three aboard, comes round again: still three, so pistol from 12 over the empty 13 only goes as far as 13.
    t.retreat(16).endTurn().morgan(GREEN, 'start').endTurn();
    expect([t.turnOf, t.at(RED).ferry]).toEqual([RED, 3]);
    expect(t.why({ type: 'advance', from: 12, card: 'pistol' })).toBeNull();
    expect(t.why({ type: 'advance', from: 12, card: 'rum' })).toBeNull();
    t.advance(12, 'rum');
    expect(t.why({ type: 'advance', from: 16, card: 'pistol' })).toBe('boat-full');
    expect(t.why({ type: 'sail' })).toBeNull();
    const full = onB({
      cardRule: { tunnel: 'both', jungle: 'both' },
      at: { 0: { start: 1, 18: 1, ferry: 3, 25: 1 }, 1: { start: 6 } },
      hands: { 0: ['hook', 'lantern'] },
    });
    expect(full.why({ type: 'advance', from: 18, card: 'hook' })).toBe('boat-full');
    expect(full.why({ type: 'advance', from: 'start', card: 'lantern' })).toBeNull();
    const other = onB({
      first: 1,
      cardRule: { tunnel: 'both', jungle: 'both' },
      at: { 0: { start: 1, 18: 1, ferry: 3, 25: 1 } },
    });
    expect(other.why({ type: 'morgan', owner: 0, from: 18 })).toBe('their-boat-full');
    expect(other.why({ type: 'morgan', owner: 0, from: 'start' })).toBeNull();
  });

  test('by Morgan also needs the sloop at Cartagena (CA-39, CA-D10)', () => {
    const t = onB({
      first: 1,
      shore: 'tortuga',
      cardRule: { tunnel: 'morgan', jungle: 'morgan' },
      at: { 0: { 18: 6 } },
    });
    expect(t.why({ type: 'morgan', owner: 0, from: 18 })).toBe('boat-away');
  });

  test('a pirate aboard goes ashore with a card, at Tortuga only (CA-25, CA-27)', () => {
    const at = { 0: { start: 5, ferry: 1 }, 1: { start: 5, 22: 1 } };
    const hands = { 0: ['rum', 'rum'] } as const;
    expect(onB({ at, hands }).why({ type: 'advance', from: 'ferry', card: 'rum' })).toBe('not-landed');
    const t = onB({ at, hands, shore: 'tortuga' }).advance('ferry', 'rum');
    expect(t.at(0)).toEqual({ start: 5, 29: 1 });
    expect(t.state.discard).toEqual(['rum']);
  });

  test('leads from the sloop to the cove when no jungle space is free (CA-27)', () => {
    const t = onB({
      at: { 0: { start: 5, ferry: 1 }, 1: { start: 3, 22: 1, 29: 1, 32: 1 } },
      hands: { 0: ['rum'] },
      shore: 'tortuga',
    }).advance('ferry', 'rum');
    expect(t.at(0)).toEqual({ start: 5, goal: 1 });
  });
});

describe('sailing', () => {
  test('costs an action but no card, and takes everybody along (CA-28, CA-31)', () => {
    const t = onB({ at: { 0: { start: 5, ferry: 1 }, 1: { start: 4, ferry: 2 } }, hands: { 0: ['rum'] } }).sail();
    expect([t.state.shore, t.left]).toEqual(['tortuga', 2]);
    expect([t.at(0), t.at(1)]).toEqual([
      { start: 5, ferry: 1 },
      { start: 4, ferry: 2 },
    ]);
    expect(t.hand(0)).toEqual(['rum']);
    t.sail();
    expect([t.state.shore, t.at(1).ferry]).toEqual(['cartagena', 2]);
  });

  test('to Tortuga needs a pirate of one’s own aboard (CA-29, CA-T8)', () => {
    const t = onB({ at: { 1: { start: 5, ferry: 1 } } });
    expect(t.why({ type: 'sail' })).toBe('nobody-aboard');
  });

  test('to Cartagena needs one in the tunnel or in prison (CA-30, CA-T8)', () => {
    const without = onB({ shore: 'tortuga', at: { 0: { ferry: 2, 19: 2, goal: 2 } } });
    expect(without.why({ type: 'sail' })).toBe('nobody-left-behind');
    const inJail = onB({ shore: 'tortuga', at: { 0: { start: 1, 19: 5 } } });
    expect(inJail.why({ type: 'sail' })).toBeNull();
    const inTunnel = onB({ shore: 'tortuga', at: { 0: { 18: 1, 20: 3, goal: 2 } } });
    expect(inTunnel.why({ type: 'sail' })).toBeNull();
  });

  test('may be done again and again in a turn (CA-32)', () => {
    const t = onB({ at: { 0: { start: 5, ferry: 1 } }, hands: { 0: ['rum'] } })
      .sail()
      .sail()
      .sail();
    expect([t.state.shore, t.turnOf]).toEqual(['tortuga', 1]);
  });

  test('is unknown on other routes', () => {
    expect(aTable({}).why({ type: 'sail' })).toBe('not-possible');
  });
});

describe('the captain', () => {
  const aboard = (...counts: number[]): TestTable =>
    onB({ seats: 4, at: Object.fromEntries(counts.map((ferry, seat) => [seat, { start: 6 - ferry, ferry }])) });

  test('has the most pirates aboard, alone or tied, and at least one (CA-34, CA-D11, CA-T9)', () => {
    const captains = (t: TestTable) => [0, 1, 2, 3].filter((seat) => isCaptain(t.state, seat));
    expect(captains(aboard(2, 1, 0, 0))).toEqual([0]);
    expect(captains(aboard(2, 2, 0, 0))).toEqual([0, 1]);
    expect(captains(aboard(0, 0, 0, 0))).toEqual([]);
    expect(aboard(2, 1, 0, 0).why({ type: 'captain-sail' })).toBeNull();
    expect(aboard(1, 2, 0, 0).why({ type: 'captain-sail' })).toBe('not-captain');
  });

  test('sails for free once, among the actions until the first one is done (CA-34, CA-D33)', () => {
    const t = aboard(2, 1, 0, 0).captainSail();
    expect(t.left).toBe(3);
    expect(t.why({ type: 'captain-sail' })).toBe('not-captain');
    expect(t.why({ type: 'end-turn' })).toBe('must-act');
    const late = aboard(2, 1, 0, 0).sail();
    expect(late.why({ type: 'captain-sail' })).toBe('captain-too-late');
  });

  test('is whoever it was when the turn began (CA-T9)', () => {
    const t = onB({ at: { 0: { start: 5, 18: 1 } }, hands: { 0: ['hook', 'hook'] } }).advance(18, 'hook');
    expect(isCaptain(t.state, 0)).toBe(true);
    expect(t.why({ type: 'captain-sail' })).toBe('captain-too-late');
  });

  test('still needs somebody left behind to call the sloop back (CA-30, CA-T9)', () => {
    const t = onB({ shore: 'tortuga', at: { 0: { ferry: 2, 20: 4 } } });
    expect(isCaptain(t.state, 0)).toBe(true);
    expect(t.why({ type: 'captain-sail' })).toBe('nobody-left-behind');
  });

  test('with an empty hand may sail and then draw and skip the rest (CA-D5)', () => {
    const t = onB({ at: { 0: { start: 4, ferry: 2 } }, hands: { 0: [] }, draw: ['rum'] }).captainSail();
    expect(t.why({ type: 'draw-and-skip' })).toBeNull();
  });
});

describe('moving back', () => {
  test('stays on its own side of the water (CA-35, CA-D9)', () => {
    const t = onB({ at: { 0: { start: 3, 5: 1, 25: 1, goal: 1 }, 1: { start: 5, 3: 1 } }, hands: { 0: ['rum'] } });
    expect(t.why({ type: 'retreat', from: 25 })).toBe('nobody-behind');
    expect(t.why({ type: 'retreat', from: 5 })).toBeNull();
    expect(t.retreat('goal').at(0)).toEqual({ start: 3, 5: 1, 25: 2 });
  });

  test('from the sloop leads into the tunnel, at Cartagena only (CA-35, CA-T8)', () => {
    const at = { 0: { start: 4, 9: 1, ferry: 1 } };
    expect(onB({ at }).retreat('ferry').at(0)).toEqual({ start: 4, 9: 2 });
    expect(onB({ at, shore: 'tortuga' }).why({ type: 'retreat', from: 'ferry' })).toBe('no-retreat-over-water');
  });
});

test('whoever has all pirates in the cove first has won (CA-36, CA-D28)', () => {
  const t = onB({ at: { 0: { 32: 1, goal: 5 } }, hands: { 0: ['rum'] } }).advance(32, 'rum');
  expect(outcomeOf(t.state).winners).toEqual([0]);
});

test('a place aboard counts half a space beyond the tunnel when ranking (CA-60)', () => {
  const t = onB({
    seats: 3,
    at: { 0: { 32: 1, goal: 5 }, 1: { start: 5, ferry: 1 }, 2: { start: 5, 18: 1 } },
    hands: { 0: ['rum'] },
  }).advance(32, 'rum');
  const { scores, places } = outcomeOf(t.state);
  expect(places).toEqual([1, 2, 3]);
  expect(scores[1]?.tieBreaks[0]?.value).toBe(18.5);
});

test('there is always something to do (CA-D21)', () => {
  const cases: [TableSetup, string[]][] = [
    [{ at: { 0: { 19: 6 } }, hands: { 0: ['rum'] } }, ['advance']],
    [{ at: { 0: { ferry: 3, goal: 3 } }, hands: { 0: ['rum'] }, shore: 'tortuga' }, ['advance']],
    [{ at: { 0: { ferry: 3, goal: 3 } }, hands: { 0: ['rum'] } }, ['sail', 'captain-sail']],
    [{ at: { 0: { start: 1, goal: 5 } }, hands: { 0: ['rum'] }, shore: 'tortuga' }, ['advance', 'sail']],
    [{ at: { 0: { 18: 1, goal: 5 } }, hands: { 0: ['rum'] }, shore: 'tortuga' }, ['sail']],
    [{ at: { 0: { 18: 1, goal: 5 } }, hands: { 0: [] }, shore: 'tortuga' }, ['sail', 'draw-and-skip']],
  ];
  for (const [setup, types] of cases) expect(onB(setup).types()).toEqual(types);
});

test('each place belongs to a section (CA-41)', () => {
  const b = (shore: 'cartagena' | 'tortuga') => onB({ shore }).state;
  expect((['start', 18, 'ferry', 19, 'goal'] as const).map((place) => sectionOf(b('cartagena'), place))).toEqual([
    'tunnel',
    'tunnel',
    'tunnel',
    'jungle',
    'jungle',
  ]);
  expect(sectionOf(b('tortuga'), 'ferry')).toBe('jungle');
  expect((['start', 3, 'goal'] as const).map((place) => sectionOf(aTable({ route: 'jungle' }).state, place))).toEqual([
    'jungle',
    'jungle',
    'jungle',
  ]);
  expect((['start', 3, 'goal'] as const).map((place) => sectionOf(aTable({}).state, place))).toEqual([
    'tunnel',
    'tunnel',
    'tunnel',
  ]);
});
