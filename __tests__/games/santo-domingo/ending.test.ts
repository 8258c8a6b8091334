import { must } from '@antilles/engine';
import { aTable, CARDS, santoDomingo, type Card, type Options } from './aTable';

/** How one player stood when the last round was closed. */
interface Finish {
  readonly points: number;
  readonly goods: number;
  readonly hand: number;
}

/**
 * Plays a last round that ends just so. Everybody plays the Captain (and the Admiral) on an empty row; only whoever
 * shall hold eight cards begs, which brings the one good taken off before.
 */
function finish(players: readonly Finish[], options: Partial<Options> = {}) {
  const count = players.length <= 3 ? 2 : 1;
  const t = aTable({
    seats: players.length,
    rows: { points: 0, trader: 11 },
    points: players.map(({ points }) => points),
    goods: players.map(({ goods, hand }) => (hand === 8 ? goods - 1 : goods)),
    hands: Object.fromEntries(
      players.map(({ hand }, seat) => [seat, [...CARDS.slice(0, Math.min(7, hand + count - 1)), 8] as Card[]]),
    ),
    options,
  });
  t.play(...players.map(({ hand }): Card[] => (count === 1 ? (hand === 8 ? [8] : [1]) : hand === 8 ? [1, 8] : [1, 2])));
  expect(t.standing()).toMatchObject({
    points: players.map(({ points }) => points),
    goods: players.map(({ goods }) => goods),
    hands: players.map(({ hand }) => hand),
  });
  return t;
}

const parse = (text: string): Finish => {
  const [points = NaN, goods = NaN, hand = NaN] = text.split('/').map(Number);
  return { points, goods, hand };
};

describe('The end of the game', () => {
  test.each([
    [
      'one good left decides',
      ['30/0/3', '29/4/5', '20/15/8', '10/2/1'],
      ['30,0', '30,1', '25,0', '10,2'],
      [1],
      'tie.goods',
    ],
    ['cards in hand decide', ['31/1/2', '30/4/6'], ['31,1', '31,1'], [1], 'tie.hand'],
    ['somebody below 30 wins', ['31/1/8', '30/4/8', '29/8/8'], ['31,1', '31,1', '31,2'], [2], 'tie.goods'],
    ['a shared victory', ['30/2/4', '30/2/4', '12/9/8'], ['30,2', '30,2', '15,0'], [0, 1], null],
  ])('%s: %j (SD-49, SD-50, SD-51, SD-52, SD-53, SD-T11)', (_name, players, after, winners, decidedBy) => {
    const t = finish(players.map(parse));
    expect(t.state.players.map(({ points, goods }) => `${points},${goods}`)).toEqual(after);
    expect(t.outcome()).toMatchObject({ winners, decidedBy });
  });

  test('the long game goes on with 44 points and fifteen goods (SD-47, SD-D16, SD-T11)', () => {
    const t = finish([parse('44/15/8'), parse('12/3/4')], { target: 45 });
    expect(t.outcome()).toBeNull();
    expect(t.goods(0)).toBe(15);
    expect(t.asked(0)).toBe('choose-cards');
  });

  test('the long game ends with 45 points (SD-47)', () => {
    expect(finish([parse('45/0/2'), parse('12/3/4')], { target: 45 }).outcome()?.winners).toEqual([0]);
  });

  test('a normal game ends with 30, also when it is played by two (SD-45)', () => {
    expect(finish([parse('30/0/2'), parse('12/3/4')]).outcome()?.winners).toEqual([0]);
  });

  test('29 points and fifteen goods do not end the game: only points after the round count (SD-D16)', () => {
    const t = finish([parse('29/15/8'), parse('12/3/4')]);
    expect(t.outcome()).toBeNull();
    expect(t.points(0)).toBe(29);
  });

  test('everybody exchanges all goods at three for one, whatever the yellow marker and the board say (SD-49)', () => {
    const t = finish(['30/7/4', '8/15/4', '5/2/4', '0/3/4'].map(parse), { side: 'winter' });
    expect(t.state.rows.trader).toBe(11);
    expect(t.state.players.map(({ points, goods }) => [points, goods])).toEqual([
      [32, 1],
      [13, 0],
      [5, 2],
      [1, 0],
    ]);
    expect(t.happened('exchanged')).toEqual([
      { type: 'exchanged', seat: 0, goods: 6, points: 2 },
      { type: 'exchanged', seat: 1, goods: 15, points: 5 },
      { type: 'exchanged', seat: 2, goods: 0, points: 0 },
      { type: 'exchanged', seat: 3, goods: 3, points: 1 },
    ]);
  });

  test('the exchange is compulsory: nobody is asked (SD-49)', () => {
    const t = finish(['30/7/4', '8/15/4', '5/2/4', '0/3/4'].map(parse));
    expect(t.waiting()).toEqual([]);
    expect(t.whyNotTrade(0, 0)).toBe('game-over');
    expect(t.whyNotChoose(0, 8)).toBe('game-over');
  });

  test('most points win (SD-50)', () => {
    expect(finish(['30/0/1', '33/0/1', '31/2/7', '0/0/1'].map(parse)).outcome()).toMatchObject({
      winners: [1],
      decidedBy: null,
    });
  });

  test('equal points: more goods left win, however few cards (SD-51)', () => {
    expect(finish(['30/1/7', '30/2/1', '9/0/1', '0/0/1'].map(parse)).outcome()).toMatchObject({
      winners: [1],
      decidedBy: 'tie.goods',
    });
  });

  test('whoever begged in the last round holds eight cards and wins the second tie (SD-52)', () => {
    const t = finish(['30/1/7', '30/1/8', '9/0/1', '0/0/1'].map(parse));
    expect(t.hand(1)).toHaveLength(8);
    expect(t.outcome()).toMatchObject({ winners: [1], decidedBy: 'tie.hand' });
  });

  test('still equal: the victory is shared (SD-53)', () => {
    expect(finish(['30/1/5', '3/0/1', '30/1/5', '30/1/5'].map(parse)).outcome()?.winners).toEqual([0, 2, 3]);
  });

  test('the places below follow the same order, and what is equal shares a place (SD-54)', () => {
    const t = finish(['12/2/4', '30/0/4', '12/1/4', '12/2/4', '12/1/6', '11/2/7'].map(parse));
    expect(t.outcome()?.places).toEqual([2, 1, 5, 2, 4, 6]);
  });

  test('several players reach the target in one round: the final points decide (SD-D15)', () => {
    const t = aTable({ seats: 4, rows: { points: 15 }, points: [28, 29, 26, 0], goods: [0, 0, 15, 0] });
    t.play([1], [1], [3], [2]);
    expect(t.standing().points).toEqual([30, 31, 26, 5]);
    // P2 never reached 30 in a round: fifteen goods are worth five points.
    expect(t.outcome()).toMatchObject({ winners: [1, 2], places: [3, 1, 1, 4] });
  });

  test('nothing but points ends a game: forty rounds of begging go on (SD-D18)', () => {
    const t = aTable({ seats: 4 });
    for (let round = 0; round < 40; round++) t.play([8], [8], [8], [8]);
    expect(santoDomingo.round(t.state)).toBe(41);
    expect(t.asked(0)).toBe('choose-cards');
  });

  test('the score sheet tells where the points came from (SD-50)', () => {
    const t = aTable({ seats: 2, rows: { points: 9, goods: 9, trader: 11 }, points: [28, 0], goods: [2, 4] });
    t.play([1, 7], [2, 6]);
    t.trade(0, 2);
    const scores = must(t.outcome(), 'the game is over').scores;
    const sheet = scores.map(({ lines, total }) => [...lines.map(({ key, points }) => `${key} ${points}`), total]);
    expect(sheet).toEqual([
      ['score.captain 30', 'score.admiral 0', 'score.customs 0', 'score.trader 2', 'score.exchange 0', 32],
      ['score.captain 0', 'score.admiral 5', 'score.customs 0', 'score.trader 0', 'score.exchange 1', 6],
    ]);
    expect(t.outcome()?.ended).toEqual({ key: 'ended.target', params: { target: 30, round: 1 } });
  });
});
