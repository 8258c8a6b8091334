import { cards, played } from '../aTable';

describe('Sentry', () => {
  test('draws, gives an Action, then trashes, discards or keeps each of two cards', () => {
    const t = played('sentry', { decks: { 0: cards('CXEG') } });
    expect(t.hand(0)).toEqual(cards('C'));
    t.pick('curse');
    t.done();
    t.pick('estate');
    expect(t.trash).toEqual(cards('X'));
    expect(t.discard(0)).toEqual(cards('E'));
    expect(t.deck(0)).toEqual(cards('G'));
    expect(t.balance.actions).toBe(1);
  });

  test('kept cards go back in the order named: the first on top', () => {
    const t = played('sentry', { decks: { 0: cards('CSG') } });
    t.done();
    t.done();
    t.pick('gold');
    expect(t.deck(0)).toEqual(cards('GS'));
  });
});
