import { aTable, played } from '../aTable';

describe('Embargo', () => {
  test('gives two coins, is trashed, and puts a token on any pile', () => {
    const t = played('embargo');
    t.pick('province');
    expect(t.trash).toEqual(['embargo']);
    expect(t.balance.coins).toBe(2);
    expect(t.view(1).piles.find((pile) => pile.card === 'province')?.embargo).toBe(1);
  });

  test('any pile will do: Curse, Copper, an empty one, one marked before (D-4)', () => {
    const t = played('embargo', { supply: { duchy: 0 }, embargo: { gold: 1 } });
    expect(t.offered()).toEqual(expect.arrayContaining(['curse', 'copper', 'duchy', 'gold']));
    t.pick('gold');
    expect(t.view(0).piles.find((pile) => pile.card === 'gold')?.embargo).toBe(2);
  });

  test('a buyer gains a Curse for each token, as far as Curses go (DO-57, TV-20)', () => {
    const t = aTable({ coins: 8, embargo: { province: 2 }, supply: { curse: 1 }, hands: { 0: [] }, buys: 2 });
    t.buy('province');
    // D-5: the Curses come first, the bought card lies on top of them.
    expect(t.discard(0)).toEqual(['curse', 'province']);
    expect(t.left('curse')).toBe(0);
  });

  test('the one who placed the token pays too', () => {
    const t = aTable({ hands: { 0: ['embargo', 'copper'] }, buys: 2 });
    t.play('embargo');
    t.pick('estate');
    t.buy('estate');
    expect(t.discard(0)).toEqual(['curse', 'estate']);
  });

  test('without Curses left tokens do nothing', () => {
    const t = aTable({ coins: 2, buys: 2, embargo: { estate: 1 }, supply: { curse: 0 } });
    t.buy('estate');
    expect(t.discard(0)).toEqual(['estate']);
  });

  test('buying the last Curse under a token: it is gone before it can be gained (D-5)', () => {
    const t = aTable({ buys: 2, embargo: { curse: 1 }, supply: { curse: 1 } });
    t.buy('curse');
    expect(t.discard(0)).toEqual(['curse']);
    expect(t.left('curse')).toBe(0);
  });

  test('gaining without buying never triggers tokens (DO-57, TV-21)', () => {
    const t = aTable({ hands: { 0: ['explorer', 'province'] }, embargo: { gold: 1 } });
    t.play('explorer');
    t.choose('yes');
    expect(t.hand(0)).toEqual(['gold', 'province']);
    expect(t.discard(0)).toEqual([]);
  });

  test('under a Throne Room: four coins, two tokens, trashed once (D-6)', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'embargo'] } });
    t.play('throne-room');
    t.pick('gold');
    t.pick('province');
    expect(t.balance.coins).toBe(4);
    expect(t.trash).toEqual(['embargo']);
    expect(t.state.embargo.reduce((sum, n) => sum + n, 0)).toBe(2);
  });
});
