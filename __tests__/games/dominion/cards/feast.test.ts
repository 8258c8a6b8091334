import { aTable, played } from '../aTable';

describe('Feast', () => {
  test('is trashed and gains a card that costs up to five', () => {
    const t = played('feast', { kingdom: ['market'] });
    expect(t.offered()).not.toContain('gold');
    t.pick('market');
    expect(t.trash).toEqual(['feast']);
    expect(t.discard(0)).toEqual(['market']);
  });

  test('under a Throne Room it is trashed once and gains twice (D-7, TV-47)', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'feast'] } });
    t.play('throne-room');
    t.pick('duchy');
    t.pick('silver');
    expect(t.trash).toEqual(['feast']);
    expect(t.discard(0)).toEqual(['duchy', 'silver']);
  });
});
