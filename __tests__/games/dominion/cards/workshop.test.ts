import { played } from '../aTable';

describe('Workshop', () => {
  test('gains a card that costs up to four', () => {
    const t = played('workshop', { kingdom: ['smithy', 'market'] });
    expect(t.offered()).toContain('smithy');
    expect(t.offered()).not.toContain('market');
    expect(t.refusal({ type: 'pick', card: 'market' })).toBe('too-expensive');
    t.pick('smithy');
    expect(t.discard(0)).toEqual(['smithy']);
    expect(t.left('smithy')).toBe(9);
  });

  test('must gain if it can (DO-24), and an empty pile gives nothing', () => {
    const t = played('workshop', { supply: { silver: 0 } });
    expect(t.refusal({ type: 'done' })).toBe('not-possible');
    expect(t.refusal({ type: 'pick', card: 'silver' })).toBe('pile-empty');
  });

  test('takes no coins and no Buy (DO-22)', () => {
    const t = played('workshop', { coins: 3 });
    t.pick('silver');
    expect(t.balance).toEqual({ actions: 0, buys: 1, coins: 3 });
  });
});
