import { aTable, cards } from '../aTable';

describe('Astrolabe', () => {
  test('is a Treasure: a coin and a Buy, now and next turn, in play until then (TV-60)', () => {
    const t = aTable({ hands: { 0: ['astrolabe', 'copper'] } });
    t.treasures();
    expect(t.balance).toEqual({ actions: 1, buys: 2, coins: 2 });
    t.endTurn();
    expect(t.durations(0)).toEqual(['astrolabe']);
    t.endTurn();
    expect(t.balance).toEqual({ actions: 1, buys: 2, coins: 1 });
    t.endTurn();
    expect(t.inPlay(0)).toEqual([]);
  });

  test('cannot be played in the Action phase, nor after a buy (DO-7, DO-9)', () => {
    const t = aTable({ hands: { 0: ['astrolabe', 'village'] }, coins: 2 });
    expect(t.refusal({ type: 'play', card: 'astrolabe' })).toBe('treasures-later');
    t.endPhase();
    t.buy('copper');
    expect(t.player(0).hand).toContain('astrolabe');
  });

  test('a Throne Room cannot choose it (TV-61)', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'astrolabe'] } });
    t.play('throne-room');
    expect(t.kind).toBe('buy-phase');
    t.treasures();
    expect(t.balance).toMatchObject({ buys: 2, coins: 1 });
  });

  test('counts as a Treasure for Mine, Thief and Bandit (DO-29)', () => {
    const t = aTable({ hands: { 0: ['mine', 'copper'] }, kingdom: ['astrolabe'] });
    t.play('mine');
    t.pick('copper');
    expect(t.offered()).toContain('astrolabe');
    t.pick('astrolabe');
    expect(t.hand(0)).toEqual(['astrolabe']);
    const u = aTable({ hands: { 0: ['bandit'] }, decks: { 1: ['astrolabe', ...cards('E')] } });
    u.play('bandit');
    expect(u.trash).toEqual(['astrolabe']);
  });
});
