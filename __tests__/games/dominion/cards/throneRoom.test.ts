import { aTable, cards } from '../aTable';

describe('Throne Room', () => {
  test('plays Market twice (TV-7)', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'market'] }, decks: { 0: cards('CCC') } });
    t.play('throne-room');
    expect(t.balance).toEqual({ actions: 2, buys: 3, coins: 2 });
    expect(t.hand(0)).toEqual(cards('CC'));
  });

  test('on a Throne Room: two Actions, each played twice (DO-48, TV-8)', () => {
    const t = aTable({
      hands: { 0: ['throne-room', 'throne-room', 'smithy', 'village'] },
      decks: { 0: cards('CCCCCCCCC') },
    });
    t.play('throne-room');
    t.pick('throne-room');
    t.pick('smithy');
    expect(t.balance.actions).toBe(4);
    expect(t.hand(0)).toEqual(cards('CCCCCCCC'));
    expect(t.inPlay(0)).toEqual(['throne-room', 'throne-room', 'smithy', 'village']);
  });

  test('must choose an Action if there is one (DO-46); the second edition lets one off', () => {
    const first = aTable({ hands: { 0: ['throne-room', 'village', 'smithy'] } });
    first.play('throne-room');
    expect(first.refusal({ type: 'done' })).toBe('not-possible');
    const second = aTable({ hands: { 0: ['throne-room', 'village', 'smithy'] }, options: { edition: '2E' } });
    second.play('throne-room');
    second.done();
    expect(second.hand(0)).toEqual(['smithy', 'village']);
  });

  test('only Actions can be chosen', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'village', 'smithy', 'copper'] } });
    t.play('throne-room');
    expect(t.refusal({ type: 'pick', card: 'copper' })).toBe('not-an-action');
  });

  test('without an Action in hand it does nothing and is discarded (D-15)', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'copper'] } });
    t.play('throne-room');
    t.endTurn();
    expect(t.inPlay(0)).toEqual([]);
  });

  test('the two plays use no Actions (DO-46)', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'smithy', 'village'] }, actions: 2 });
    t.play('throne-room');
    t.pick('smithy');
    expect(t.balance.actions).toBe(1);
  });

  test('two reaction windows for an Attack (D-36, TV-58)', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'witch'], 1: ['moat'] }, decks: { 0: cards('CCCCC') } });
    t.play('throne-room');
    expect(t.kind).toBe('react');
    t.pick('moat');
    expect(t.kind).toBe('react');
    t.done();
    expect(t.discard(1)).toEqual(['curse']);
    expect(t.hand(0)).toEqual(cards('CCCC'));
  });
});
