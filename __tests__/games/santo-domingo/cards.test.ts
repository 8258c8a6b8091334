import { aTable } from './aTable';

describe('Captain (1)', () => {
  test('takes up to two points from the row (SD-19)', () => {
    const t = aTable({ seats: 4, rows: { points: 7 } });
    t.play([1], [3], [4], [6]);
    expect(t.standing().points[0]).toBe(2);
    expect(t.rowsAfter(1)).toBe('5/4/4');
  });

  test('takes one when there is only one (SD-19)', () => {
    const t = aTable({ seats: 4, rows: { points: 1 } });
    t.play([1], [3], [4], [5]);
    expect(t.standing()).toMatchObject({ points: [1, 0, 0, 0], rows: '0/0/4' });
  });
});

describe('Admiral (2)', () => {
  test('takes up to five points of what the Captains left (SD-20)', () => {
    const t = aTable({ seats: 4, rows: { points: 11 } });
    t.play([2], [1], [1], [8]);
    // Captains 2 + 2, then five of the seven left.
    expect(t.standing()).toMatchObject({ points: [5, 2, 2, 0], rows: '2/4/4' });
  });

  test('finds an empty row when the Captains were there first (SD-20)', () => {
    const t = aTable({ seats: 4, rows: { points: 4 } });
    t.play([2], [1], [1], [8]);
    expect(t.standing()).toMatchObject({ points: [0, 2, 2, 0], rows: '0/4/4' });
  });
});

describe('Governor (3)', () => {
  test('a Captain and two Admirals on nine points: eight goods for the Governor (SD-21, SD-T3)', () => {
    const t = aTable({ seats: 4, rows: { points: 9 }, goods: [4, 4, 4, 4] });
    t.play([1], [2], [2], [3]);
    expect(t.standing()).toMatchObject({ points: [2, 3, 3, 0], goods: [4, 4, 4, 12], rows: '1/4/4' });
  });

  test('every Governor gets the whole reward (SD-21)', () => {
    const t = aTable({ seats: 4, goods: [0, 0, 0, 0] });
    t.play([3], [1], [3], [2]);
    expect(t.standing().goods).toEqual([6, 0, 6, 0]);
  });

  test('without Captains and Admirals there is nothing to get (SD-21)', () => {
    const t = aTable({ seats: 4, goods: [1, 1, 1, 1] });
    t.play([3], [4], [6], [6]);
    expect(t.standing().goods[0]).toBe(1);
    expect(t.happened('rewarded')[0]).toEqual({ type: 'rewarded', card: 3, seat: 0, amount: 0, lost: 0 });
  });

  test('counts cards, also those that found an empty row (SD-22)', () => {
    const t = aTable({ seats: 4, rows: { points: 0 }, goods: [0, 0, 0, 0] });
    t.play([3], [1], [1], [2]);
    expect(t.standing()).toMatchObject({ points: [0, 0, 0, 0], goods: [10, 0, 0, 0] });
  });

  test('two players: the own Captain or Admiral does not count, the other one does (SD-23, SD-T9)', () => {
    const t = aTable({ seats: 2, rows: { points: 10 }, goods: [2, 2] });
    t.play([1, 3], [2, 3]);
    expect(t.standing()).toMatchObject({ points: [2, 5], goods: [4, 6], rows: '3/4/4' });
  });

  test('three players: the own Captain counts for somebody else’s Governor (SD-23)', () => {
    const t = aTable({ seats: 3, goods: [0, 0, 0] });
    t.play([1, 3], [3, 8], [2, 6]);
    // P0: the Admiral of P2. P1: that and the Captain of P0; and 1 for six cards in hand.
    expect(t.standing().goods).toEqual([2, 7, 0]);
  });
});

describe('Frigate (4)', () => {
  test('takes up to three goods from the row (SD-24)', () => {
    const t = aTable({ seats: 4, rows: { goods: 8 }, goods: [0, 0, 0, 0] });
    t.play([4], [4], [1], [1]);
    expect(t.standing().goods).toEqual([3, 3, 0, 0]);
    expect(t.rowsAfter(4)).toBe('0/2/4');
  });
});

describe('Galleon (5)', () => {
  test('takes everything the Frigates left (SD-25)', () => {
    const t = aTable({ seats: 4, rows: { goods: 15 }, goods: [0, 0, 0, 0] });
    t.play([4], [5], [1], [1]);
    expect(t.standing().goods).toEqual([3, 12, 0, 0]);
  });

  test('what cannot be divided stays on the row (SD-25)', () => {
    const t = aTable({ seats: 4, rows: { goods: 14 }, goods: [0, 0, 0, 0] });
    t.play([5], [5], [5], [1]);
    expect(t.standing()).toMatchObject({ goods: [4, 4, 4, 0], rows: '2/2/4' });
  });
});

describe('Customs (6)', () => {
  test('a Frigate and a Galleon on ten goods: four points for the Customs (SD-26, SD-T4)', () => {
    const t = aTable({ seats: 4, rows: { goods: 10 }, goods: [4, 4, 4, 4] });
    t.play([4], [5], [6], [8]);
    expect(t.standing()).toMatchObject({ goods: [7, 11, 4, 5], points: [0, 0, 4, 0], rows: '4/0/4' });
  });

  test('every Customs gets the whole reward (SD-26)', () => {
    const t = aTable({ seats: 5 });
    t.play([6], [4], [6], [4], [5]);
    expect(t.standing().points).toEqual([7, 0, 7, 0, 0]);
  });

  test('counts cards, also those that found an empty row (SD-27)', () => {
    const t = aTable({ seats: 4, rows: { goods: 0 } });
    t.play([6], [4], [4], [5]);
    expect(t.standing()).toMatchObject({ points: [7, 0, 0, 0], goods: [4, 4, 4, 4] });
  });

  test('counts a Frigate whose goods were lost to the limit (SD-27)', () => {
    const t = aTable({ seats: 4, goods: [4, 15, 4, 4] });
    t.play([6], [4], [1], [1]);
    expect(t.standing().points[0]).toBe(3);
  });

  test('three players: own Frigate and Galleon do not count (SD-28, SD-T9)', () => {
    const t = aTable({ seats: 3, rows: { goods: 8 }, goods: [3, 3, 3] });
    t.play([4, 6], [5, 6], [4, 5]);
    expect(t.standing()).toMatchObject({ goods: [6, 4, 7], points: [5, 7, 0], rows: '6/0/6' });
  });
});
