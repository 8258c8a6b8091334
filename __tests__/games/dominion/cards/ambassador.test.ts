import { aTable, cards, played } from '../aTable';

describe('Ambassador', () => {
  test('returns two Estates; the opponent gains one (TV-23)', () => {
    const t = aTable({ hands: { 0: ['ambassador', ...cards('EECC')] } });
    t.play('ambassador');
    t.pick('estate');
    expect(t.offered()).toEqual(['0', '1', '2']);
    t.count(2);
    expect(t.left('estate')).toBe(9);
    expect(t.discard(1)).toEqual(cards('E'));
    expect(t.hand(0)).toEqual(cards('CC'));
  });

  test('may return none: the others gain all the same', () => {
    const t = aTable({ hands: { 0: ['ambassador', ...cards('EC')] } });
    t.play('ambassador');
    t.pick('estate');
    t.count(0);
    expect(t.hand(0)).toEqual(cards('CE').sort());
    expect(t.discard(1)).toEqual(cards('E'));
  });

  test('with an empty hand nothing happens to anybody (D-25)', () => {
    const t = played('ambassador');
    expect(t.discard(1)).toEqual([]);
    expect(t.kind).toBe('buy-phase');
  });

  test('only copies in hand count: at most as many as there are', () => {
    const t = aTable({ hands: { 0: ['ambassador', ...cards('EC')] } });
    t.play('ambassador');
    t.pick('copper');
    expect(t.offered()).toEqual(['0', '1']);
  });

  test('Curses may be handed on (D-25)', () => {
    const t = aTable({ hands: { 0: ['ambassador', ...cards('XC')] } });
    t.play('ambassador');
    t.pick('curse');
    t.count(1);
    expect(t.discard(1)).toEqual(['curse']);
    expect(t.left('curse')).toBe(10);
  });

  test('a pile too small serves the left neighbour first, with the very cards returned (DO-27)', () => {
    const t = aTable({ seats: 3, hands: { 0: ['ambassador', ...cards('XC')] }, supply: { curse: 0 } });
    t.play('ambassador');
    t.pick('curse');
    t.count(1);
    expect([t.discard(1), t.discard(2)]).toEqual([['curse'], []]);
  });

  test('another Ambassador in hand may be chosen, the played one may not', () => {
    const t = aTable({ hands: { 0: ['ambassador', 'ambassador', 'copper'] } });
    t.play('ambassador');
    t.pick('ambassador');
    expect(t.offered()).toEqual(['0', '1']);
    t.count(1);
    expect(t.discard(1)).toEqual(['ambassador']);
    expect(t.inPlay(0)).toEqual(['ambassador']);
  });

  test('is no buy: Embargo tokens are not triggered', () => {
    const t = aTable({ hands: { 0: ['ambassador', ...cards('EC')] }, embargo: { estate: 1 } });
    t.play('ambassador');
    t.pick('estate');
    t.count(1);
    expect(t.discard(1)).toEqual(cards('E'));
  });

  test('cards may be returned when everybody is immune (D-26)', () => {
    const t = aTable({ hands: { 0: ['ambassador', ...cards('EEC')], 1: ['moat'] } });
    t.play('ambassador');
    t.pick('moat');
    t.pick('estate');
    t.count(2);
    expect(t.left('estate')).toBe(10);
    expect(t.discard(1)).toEqual([]);
  });
});
