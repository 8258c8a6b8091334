import { aTable, cards, played } from '../aTable';

describe('Moat', () => {
  test('draws two cards', () => {
    const t = played('moat', { decks: { 0: cards('CSG') } });
    expect(t.hand(0)).toEqual(cards('CS'));
  });

  test('revealed, it keeps its owner out of the Attack and stays in hand (DO-41, TV-9)', () => {
    const t = aTable({
      seats: 3,
      hands: { 0: ['witch'], 1: ['moat'] },
      decks: { 0: cards('CC') },
    });
    t.play('witch');
    expect([t.kind, t.asked]).toEqual(['react', 1]);
    t.pick('moat');
    expect(t.hand(0)).toEqual(cards('CC'));
    expect(t.discard(1)).toEqual([]);
    expect(t.hand(1)).toEqual(['moat']);
    expect(t.discard(2)).toEqual(['curse']);
    expect(t.left('curse')).toBe(19);
  });

  test('need not be revealed', () => {
    const t = aTable({ hands: { 0: ['witch'], 1: ['moat'] } });
    t.play('witch');
    t.done();
    expect(t.discard(1)).toEqual(['curse']);
  });

  test('may be used again for the next Attack (DO-41)', () => {
    const t = aTable({ hands: { 0: ['witch', 'militia'], 1: ['moat', ...cards('CCCC')] }, actions: 2 });
    t.play('witch');
    t.pick('moat');
    t.play('militia');
    t.pick('moat');
    expect(t.player(1).hand).toHaveLength(5);
    expect(t.discard(1)).toEqual([]);
  });

  test('showing it does not put it into play (DO-31)', () => {
    const t = aTable({ hands: { 0: ['witch'], 1: ['moat'] } });
    t.play('witch');
    t.pick('moat');
    expect(t.inPlay(1)).toEqual([]);
  });
});
