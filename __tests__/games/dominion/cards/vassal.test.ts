import { aTable, cards } from '../table';

describe('Vassal', () => {
  test('discards the top card and may play it when it is an Action, for no Action', () => {
    const t = aTable({ hands: { 0: ['vassal'] }, decks: { 0: ['village', 'gold'] } });
    t.play('vassal');
    expect(t.discard(0)).toEqual(['village']);
    t.choose('yes');
    expect(t.inPlay(0)).toEqual(['vassal', 'village']);
    expect(t.balance).toEqual({ actions: 2, buys: 1, coins: 2 });
    expect(t.hand(0)).toEqual(cards('G'));
  });

  test('may leave it discarded', () => {
    const t = aTable({ hands: { 0: ['vassal'] }, decks: { 0: ['village'] } });
    t.play('vassal');
    t.choose('no');
    expect(t.discard(0)).toEqual(['village']);
  });

  test('anything else just stays discarded', () => {
    const t = aTable({ hands: { 0: ['vassal'] }, decks: { 0: cards('G') } });
    t.play('vassal');
    expect(t.kind).toBe('buy-phase');
    expect(t.discard(0)).toEqual(cards('G'));
  });
});
