import { aTable, type Board } from './aTable';

const eleven: Board = { island: { corn: [0, 11] } };
const twelve: Board = { island: { corn: [0, 12] } };

describe('taking tiles', () => {
  test('only the settler may take a quarry, everybody a face-up plantation (PR-21, PR-22)', () => {
    const t = aTable({ seats: 3, faceUp: ['corn', 'indigo', 'indigo', 'sugar'] }).role(0, 'settler');
    expect(t.choices).toEqual(['corn', 'indigo', 'sugar', 'quarry', 'pass']);
    t.take(0, 'quarry');
    expect(t.choices).toEqual(['corn', 'indigo', 'sugar', 'pass']);
    expect(t.why(1, { type: 'take-tile', tile: 'quarry' })).toBe('no-quarry-right');
    expect(t.why(1, { type: 'take-tile', tile: 'coffee' })).toBe('tile-not-offered');
    t.take(1, 'sugar').pass(2);
    expect(t.board(0).island.at(-1)).toBe('quarry');
    expect(t.board(1).island.at(-1)).toBe('sugar');
    expect(t.state.discard).toEqual(['corn', 'indigo', 'indigo']);
    expect(t.state.faceUp).toHaveLength(4);
  });

  test('a full island takes nothing and is not asked (PR-23, PR-D6)', () => {
    const t = aTable({ seats: 3, boards: { 1: twelve } })
      .role(0, 'settler')
      .pass(0);
    expect(t.asked).toBe('P2 settler/take');
  });

  test('no quarries left: not for the settler, not for a construction hut (PR-24, PR-T17h)', () => {
    const t = aTable({ seats: 3, quarrySupply: 0, boards: { 1: { city: { 'construction-hut': 1 } } } });
    t.role(0, 'settler');
    expect(t.why(0, { type: 'take-tile', tile: 'quarry' })).toBe('no-quarry-left');
    t.pass(0);
    expect(t.why(1, { type: 'take-tile', tile: 'quarry' })).toBe('no-quarry-left');
  });
});

describe('construction hut (PR-27)', () => {
  test('a settler with one still takes one tile only (PR-T17e)', () => {
    const t = aTable({ seats: 3, boards: { 0: { city: { 'construction-hut': 1 } } } })
      .role(0, 'settler')
      .take(0, 'quarry');
    expect(t.asked).toBe('P1 settler/take');
  });

  test('unoccupied it does nothing (PR-T17f)', () => {
    const t = aTable({ seats: 3, boards: { 1: { city: { 'construction-hut': 0 } } } })
      .role(0, 'settler')
      .pass(0);
    expect(t.why(1, { type: 'take-tile', tile: 'quarry' })).toBe('no-quarry-right');
  });

  test('with a hospice the quarry is occupied at once (PR-T17g, PR-D29)', () => {
    const t = aTable({ seats: 3, boards: { 1: { city: { 'construction-hut': 1, hospice: 1 } } } });
    t.role(0, 'settler').pass(0).take(1, 'quarry');
    expect(t.board(1).manned[5]).toBe(1);
  });
});

describe('hacienda (PR-28)', () => {
  const owner: Board = { island: {}, city: { hacienda: 1, hospice: 1 } };

  test('an extra plantation first, without a colonist; then the normal tile, with one on it (PR-29, PR-31, PR-T17a)', () => {
    const t = aTable({
      seats: 3,
      colonistSupply: 10,
      faceUp: ['indigo', 'corn', 'corn', 'corn'],
      boards: { 0: owner },
    });
    t.state.stack.push('coffee');
    t.role(0, 'settler').draw(0);
    expect(t.board(0).island).toEqual(['coffee']);
    expect(t.state.colonistSupply).toBe(10);
    expect(t.why(0, { type: 'draw' })).toBe('hacienda-used');
    t.take(0, 'indigo');
    expect(t.board(0).manned).toEqual([0, 1, 0, 0, 0, 0]);
    expect(t.state.colonistSupply).toBe(9);
    expect(t.asked).toBe('P1 settler/take');
  });

  test('with eleven tiles the draw fills the island and the turn is over (PR-T17d, PR-D27)', () => {
    const t = aTable({ seats: 3, boards: { 0: { ...eleven, city: { hacienda: 1 } } } })
      .role(0, 'settler')
      .draw(0);
    expect(t.board(0).island).toHaveLength(12);
    expect(t.asked).toBe('P1 settler/take');
  });

  test('drawing and then passing is allowed, and so is a quarry after the draw (PR-D27, PR-D28)', () => {
    const t = aTable({ seats: 3, boards: { 0: owner } })
      .role(0, 'settler')
      .draw(0);
    expect(t.choices).toContain('quarry');
    t.pass(0);
    expect(t.board(0).island).toHaveLength(1);
  });

  test('an empty stack is made from the discard pile at once; the face-up tiles stay (PR-D26)', () => {
    const t = aTable({ seats: 3, stack: [], discard: ['sugar', 'sugar'], faceUp: ['corn'], boards: { 0: owner } });
    t.role(0, 'settler').draw(0);
    expect(t.board(0).island).toEqual(['sugar']);
    expect(t.state.stack).toEqual(['sugar']);
    expect(t.state.discard).toEqual([]);
    expect(t.state.faceUp).toEqual(['corn']);
    expect(t.events.map(({ type }) => type)).toContain('stack-reshuffled');
  });

  test('nothing left to draw (PR-D26)', () => {
    const t = aTable({ seats: 3, stack: [], discard: [], faceUp: ['corn'], boards: { 0: owner } }).role(0, 'settler');
    expect(t.why(0, { type: 'draw' })).toBe('stack-empty');
  });

  test('unoccupied it does nothing', () => {
    const t = aTable({ seats: 3, boards: { 0: { city: { hacienda: 0 } } } }).role(0, 'settler');
    expect(t.choices).not.toContain('draw');
    expect(t.why(0, { type: 'draw' })).toBe('not-occupied');
  });
});

describe('hospice (PR-29)', () => {
  const owner = { 0: { island: {}, city: { hospice: 1 } } };

  test('supply empty: the colonist comes off the ship (PR-30, PR-T17b)', () => {
    const t = aTable({ seats: 3, colonistSupply: 0, colonistShip: 3, boards: owner })
      .role(0, 'settler')
      .take(0, 'quarry');
    expect(t.state.colonistShip).toBe(2);
    expect(t.board(0).manned[5]).toBe(1);
  });

  test('both empty: none (PR-30, PR-T17c)', () => {
    const t = aTable({ seats: 3, colonistSupply: 0, colonistShip: 0, boards: owner })
      .role(0, 'settler')
      .take(0, 'quarry');
    expect(t.board(0).manned[5]).toBe(0);
    expect(t.board(0).island).toEqual(['quarry']);
  });

  test('the colonist may be declined (PR-D2), but not without a hospice', () => {
    const t = aTable({ seats: 3, boards: owner }).role(0, 'settler');
    t.act(0, { type: 'take-tile', tile: 'quarry', declined: true });
    expect(t.board(0).manned[5]).toBe(0);
    expect(t.state.colonistSupply).toBe(55);
    expect(t.why(1, { type: 'take-tile', tile: t.state.faceUp[0] ?? 'corn', declined: true })).toBe('not-possible');
  });

  test('a seat without a hospice gets no colonist', () => {
    const t = aTable({ seats: 3, boards: { 0: { island: {}, city: { hospice: 0 } } } })
      .role(0, 'settler')
      .take(0, 'quarry');
    expect(t.board(0).manned[5]).toBe(0);
  });
});

describe('turning up new plantations (PR-25, PR-26, PR-D42)', () => {
  test('stack 2, discard 3, left over 2, four players: 5 face up, stack 2, discard 0 (PR-T17i)', () => {
    const t = aTable({
      seats: 4,
      stack: ['corn', 'corn'],
      discard: ['sugar', 'sugar', 'sugar'],
      faceUp: ['coffee', 'coffee'],
    });
    t.role(0, 'settler').pass(0).pass(1).pass(2).pass(3);
    expect(t.state.faceUp).toHaveLength(5);
    expect(t.state.faceUp.slice(0, 2)).toEqual(['corn', 'corn']);
    expect(t.state.stack).toHaveLength(2);
    expect(t.state.discard).toEqual([]);
  });

  test('nothing but the two left over: they come back (PR-T17j)', () => {
    const t = aTable({ seats: 4, stack: [], discard: [], faceUp: ['coffee', 'corn'] });
    t.role(0, 'settler').pass(0).pass(1).pass(2).pass(3);
    expect([...t.state.faceUp].sort()).toEqual(['coffee', 'corn']);
    expect(t.state.stack).toEqual([]);
  });

  test('later seats may find nothing to take, and are not asked (PR-26, PR-D6)', () => {
    const t = aTable({ seats: 4, stack: [], discard: [], faceUp: ['coffee'] })
      .role(0, 'settler')
      .take(0, 'coffee');
    expect(t.asked).toBe('P1 choose-role');
  });
});
