import { aTable, cards, played } from '../aTable';

describe('Spy', () => {
  test('reveals my top card, then each other, and I decide about all of them (D-32)', () => {
    const t = played('spy', {
      seats: 3,
      decks: { 0: cards('CEC'), 1: cards('GC'), 2: cards('SC') },
    });
    expect(t.hand(0)).toEqual(cards('C'));
    expect(t.balance.actions).toBe(1);
    expect(t.player(0).revealed).toEqual(cards('E'));
    expect(t.player(1).revealed).toEqual([]);
    t.choose('discard');
    expect([t.asked, t.player(1).revealed]).toEqual([0, cards('G')]);
    t.choose('discard');
    t.choose('put-back');
    expect(t.discard(0)).toEqual(cards('E'));
    expect(t.discard(1)).toEqual(cards('G'));
    expect(t.deck(2)).toEqual(cards('SC'));
  });

  test('my own Moat or Lighthouse does not keep it off my deck', () => {
    const t = aTable({ hands: { 0: ['spy', 'moat'] }, inPlay: { 0: ['lighthouse'] }, decks: { 0: cards('CE') } });
    t.play('spy');
    expect(t.player(0).revealed).toEqual(cards('E'));
  });

  test('who has no card reveals nothing', () => {
    const t = played('spy');
    expect(t.kind).toBe('buy-phase');
  });
});
