import { aTable, cards, played } from '../aTable';

describe('Remodel', () => {
  test('trashes a card and gains one that costs up to two more', () => {
    const t = aTable({ hands: { 0: ['remodel', ...cards('EG')] }, kingdom: ['smithy', 'market'] });
    t.play('remodel');
    t.pick('estate');
    expect(t.offered()).toContain('smithy');
    expect(t.offered()).not.toContain('market');
    t.pick('smithy');
    expect(t.trash).toEqual(cards('E'));
    expect(t.discard(0)).toEqual(['smithy']);
  });

  test('may gain the same card again', () => {
    const t = aTable({ hands: { 0: ['remodel', ...cards('GE')] } });
    t.play('remodel');
    t.pick('gold');
    t.pick('gold');
    expect(t.discard(0)).toEqual(cards('G'));
  });

  test('does nothing with an empty hand', () => {
    const t = played('remodel');
    expect(t.kind).toBe('buy-phase');
    expect(t.trash).toEqual([]);
  });

  test('the trashing is mandatory (D-44)', () => {
    const t = aTable({ hands: { 0: ['remodel', ...cards('PG')] } });
    t.play('remodel');
    expect(t.refusal({ type: 'done' })).toBe('not-possible');
  });
});
