import { rank, seatScore, type SeatScore } from '@antilles/engine';

const ENDED = { key: 'ended.target' };

/** A score sheet of one line: total, goods left, cards in hand. */
const sheet = (seat: number, total: number, ...ties: readonly number[]): SeatScore =>
  seatScore(
    seat,
    [{ key: 'score.all', points: total, how: null }],
    ties.map((value, i) => ({ key: ['tie.goods', 'tie.hand'][i] ?? 'tie.more', value })),
  );

const ranked = (...sheets: readonly (readonly [number, ...number[]])[]) =>
  rank(
    sheets.map(([total, ...ties], seat) => sheet(seat, total, ...ties)),
    ENDED,
  );

describe('A score sheet', () => {
  test('its total is the sum of its lines, minus points included', () => {
    const lines = [12, 0, 7, -3].map((points) => ({ key: 'score.line', points, how: null }));
    expect(seatScore(2, lines, [])).toEqual({ seat: 2, lines, total: 16, tieBreaks: [] });
  });

  test('an empty one is worth nothing', () => {
    expect(seatScore(0, [], []).total).toBe(0);
  });
});

describe('Ranking', () => {
  test('most points come first; the totals decided', () => {
    expect(ranked([20], [31], [25])).toMatchObject({ places: [3, 1, 2], winners: [1], decidedBy: null, ended: ENDED });
  });

  test('the scores stay in seat order', () => {
    expect(ranked([20], [31], [25]).scores.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test('equal totals: the first tie-break decides and is named', () => {
    expect(ranked([30, 0, 8], [30, 2, 1])).toMatchObject({ places: [2, 1], winners: [1], decidedBy: 'tie.goods' });
  });

  test('still equal: the second one does', () => {
    expect(ranked([30, 1, 2], [30, 1, 6])).toMatchObject({ places: [2, 1], winners: [1], decidedBy: 'tie.hand' });
  });

  test('two rivals, shaken off one by one: the last tie-break that was needed decided', () => {
    expect(ranked([30, 2, 5], [30, 2, 3], [30, 0, 8])).toMatchObject({
      places: [1, 2, 3],
      winners: [0],
      decidedBy: 'tie.hand',
    });
  });

  test('nothing tells them apart: the victory is shared, and nothing decided it', () => {
    expect(ranked([30, 2, 4], [30, 2, 4], [15, 0, 8])).toMatchObject({
      places: [1, 1, 3],
      winners: [0, 1],
      decidedBy: null,
    });
  });

  test('a victory shared after a tie-break names what shook off the third', () => {
    expect(ranked([30, 2, 4], [30, 1, 8], [30, 2, 4])).toMatchObject({
      places: [1, 3, 1],
      winners: [0, 2],
      decidedBy: 'tie.goods',
    });
  });

  test('a tie further down shares a place, and the next place is left out', () => {
    expect(ranked([10, 1], [40, 0], [10, 1], [9, 2])).toMatchObject({ places: [2, 1, 2, 4], decidedBy: null });
  });

  test('without tie-breaks equal totals share', () => {
    expect(ranked([5], [5])).toMatchObject({ places: [1, 1], winners: [0, 1], decidedBy: null });
  });

  test('totals below nothing are ranked as well', () => {
    expect(ranked([-5], [-2])).toMatchObject({ winners: [1], places: [2, 1] });
  });

  test('nobody can win a game without players', () => {
    expect(() => rank([], ENDED)).toThrow('a ranking without scores');
  });
});
