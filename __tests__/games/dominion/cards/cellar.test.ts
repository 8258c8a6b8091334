import { aTable, cards } from '../aTable';

describe('Cellar', () => {
  test('gives an Action, discards any number of cards and draws as many', () => {
    const t = aTable({ hands: { 0: ['cellar', ...cards('EEC')] }, decks: { 0: cards('SGP') } });
    t.play('cellar');
    t.pick('estate', 'estate');
    t.done();
    expect(t.hand(0)).toEqual(['copper', 'gold', 'silver']);
    expect(t.balance.actions).toBe(1);
    expect(t.discard(0)).toEqual(cards('EE'));
  });

  test('may discard nothing', () => {
    const t = aTable({ hands: { 0: ['cellar', ...cards('EC')] }, decks: { 0: cards('SG') } });
    t.play('cellar');
    t.done();
    expect(t.hand(0)).toEqual(cards('CE').sort());
  });

  test('the discards are part of a reshuffle while it draws (TV-6)', () => {
    const t = aTable({ hands: { 0: ['cellar', ...cards('EEEC')] } });
    t.play('cellar');
    t.pick('estate', 'estate', 'estate');
    t.done();
    expect(t.hand(0)).toEqual(cards('CEEE').sort());
    expect(t.deck(0)).toEqual([]);
  });

  test('the last card selected lies on top of the discard pile (D-43)', () => {
    const t = aTable({ hands: { 0: ['cellar', ...cards('ECS')] } });
    t.play('cellar');
    t.pick('estate', 'copper');
    expect(t.view(1).players[0]?.discardTop).toBe('copper');
  });
});
