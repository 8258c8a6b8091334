import { aTable, CARDS, type Card } from './aTable';

describe('Beggar (8)', () => {
  // One card a round: the hand is what was there before, without the Beggar.
  test.each([
    [0, 4],
    [1, 3],
    [2, 3],
    [3, 2],
    [4, 2],
    [5, 1],
    [6, 1],
    [7, 1],
  ])('%i cards left in hand bring %i goods (SD-37, SD-T10)', (left, goods) => {
    const hand = [...CARDS.slice(0, left), 8] as Card[];
    const t = aTable({ seats: 4, goods: [0, 4, 4, 4], hands: { 0: hand } });
    t.play([8], [3], [3], [3]);
    expect(t.standing().goods[0]).toBe(goods);
    expect(t.happened('begged')).toEqual([{ type: 'begged', seat: 0, forHand: goods, forTraders: 0, lost: 0 }]);
  });

  test.each([
    [8, 1],
    [6, 2],
    [4, 3],
    [2, 4],
  ])(
    'two cards a round: what counts of %i in hand is left after both were played, for %i goods (SD-D12)',
    (before, goods) => {
      const hand = [...CARDS.slice(0, before - 1), 8] as Card[];
      const t = aTable({ seats: 2, goods: [0, 0], hands: { 0: hand } });
      t.play([1, 8], [3, 6]);
      expect(t.happened('begged')[0]?.forHand).toBe(goods);
    },
  );

  test('gets two goods for each Trader, whether or not it exchanged anything (SD-38)', () => {
    const t = aTable({ seats: 4, rows: { trader: 11 }, goods: [0, 6, 6, 4] });
    t.play([8], [7], [7], [3]);
    t.trade(1, 0);
    t.trade(2, 6);
    expect(t.standing().goods[0]).toBe(5);
    expect(t.happened('begged')[0]).toEqual({ type: 'begged', seat: 0, forHand: 1, forTraders: 4, lost: 0 });
  });

  test('three players, Alex with Trader and Beggar and two cards left: five goods (SD-37, SD-38, SD-39, SD-T7)', () => {
    const t = aTable({ seats: 3, goods: [6, 3, 3], hands: { 0: [2, 5, 7, 8] } });
    t.play([7, 8], [3, 7], [3, 6]);
    t.tradeNothing();
    expect(t.standing().goods[0]).toBe(11);
    expect(t.hand(0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(t.discard(0)).toEqual([]);
  });

  // Whoever did not play the Trader gets two goods for it, on whichever side of the table.
  test.each<[Card[], Card[], number[]]>([
    [
      [7, 8],
      [3, 8],
      [0, 2],
    ],
    [
      [3, 8],
      [7, 8],
      [2, 0],
    ],
  ])('two Beggars, one with a Trader: %j against %j brings %j (SD-10, SD-38, SD-39)', (first, second, goods) => {
    const t = aTable({ seats: 2, goods: [0, 0] });
    t.play(first, second);
    expect(t.happened('begged').map(({ forTraders }) => forTraders)).toEqual(goods);
  });

  test('three Beggars, two of them with a Trader (SD-10, SD-38, SD-39)', () => {
    const t = aTable({ seats: 3, goods: [0, 0, 0] });
    t.play([7, 8], [7, 8], [6, 8]);
    expect(t.happened('begged').map(({ forTraders }) => forTraders)).toEqual([2, 2, 4]);
    expect(t.standing().goods).toEqual([3, 3, 5]);
  });

  test('the goods do not come from the row, and the limit of 15 holds (SD-40)', () => {
    const t = aTable({ seats: 4, rows: { goods: 9, trader: 4 }, goods: [13, 0, 0, 4], hands: { 0: [8] } });
    t.play([8], [7], [3], [3]);
    expect(t.standing()).toMatchObject({ goods: [15, 0, 0, 4], rows: '4/9/0' });
    expect(t.happened('begged')[0]).toEqual({ type: 'begged', seat: 0, forHand: 4, forTraders: 2, lost: 4 });
  });

  test('takes back the cards of this round, the Beggar too, and the whole discard pile (SD-41)', () => {
    const t = aTable({ seats: 2, hands: { 0: [4, 8], 1: [1, 2, 3, 8] } });
    t.play([4, 8], [1, 2]);
    expect(t.hand(0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(t.discard(0)).toEqual([]);
    expect(t.hand(1)).toEqual([3, 8]);
    expect(t.discard(1)).toEqual([1, 2, 4, 5, 6, 7]);
  });

  test('and plays from eight cards in the next round (SD-41)', () => {
    const t = aTable({ seats: 4, hands: { 0: [8] } });
    t.play([8], [3], [3], [3]);
    expect(t.whyNotChoose(0, 8)).toBeNull();
    expect(t.whyNotChoose(0, 1)).toBeNull();
    expect(t.whyNotChoose(1, 3)).toBe('card-spent');
  });
});
