import { aTable, cards, played } from '../aTable';

import { playerAt } from '@/games/dominion/rules/state';

describe('Smugglers', () => {
  test('copies what the player to the right gained in their last turn, up to six', () => {
    const t = aTable({ seats: 3, hands: { 0: ['smugglers'] } });
    playerAt(t.state, 2).gained = ['gold', 'silver', 'province', 'silver'];
    playerAt(t.state, 1).gained = ['duchy'];
    t.play('smugglers');
    expect(t.offered()).toEqual(['gold', 'silver']);
    expect(t.refusal({ type: 'pick', card: 'province' })).toBe('too-expensive');
    t.pick('gold');
    expect(t.discard(0)).toEqual(['gold']);
  });

  test('with nothing gained nothing happens', () => {
    const t = played('smugglers');
    expect(t.discard(0)).toEqual([]);
  });

  test('bought and otherwise gained cards both count; an Outpost turn wipes them out (D-21, TV-22)', () => {
    const t = aTable({
      seats: 2,
      hands: { 0: ['village', 'workshop', 'outpost'], 1: ['smugglers'] },
      decks: { 0: cards('CCCCCCC') },
      coins: 6,
      actions: 3,
      buys: 2,
    });
    t.play('workshop');
    t.pick('silver');
    t.play('outpost');
    t.endPhase();
    t.buy('gold');
    expect(t.player(0).gained).toEqual(['silver', 'gold']);
    t.endTurn();
    t.treasures();
    t.buy('estate');
    t.play('smugglers');
    expect(t.discard(1)).toEqual(['estate']);
  });

  test('Curses from Embargo tokens in the own turn count, gains in the turns of others do not (D-21)', () => {
    const t = aTable({ hands: { 0: ['witch'], 1: ['smugglers'] }, coins: 3, embargo: { silver: 1 } });
    playerAt(t.state, 1).gained = [];
    t.play('witch');
    expect(t.player(1).gained).toEqual([]);
    t.buy('silver');
    t.play('smugglers');
    expect(t.offered().sort()).toEqual(['curse', 'silver']);
  });

  test('a card whose pile has run out may be named, and gives nothing (D-22)', () => {
    const t = aTable({ hands: { 0: ['smugglers'] }, supply: { gold: 0 } });
    playerAt(t.state, 1).gained = ['gold', 'silver'];
    t.play('smugglers');
    t.pick('gold');
    expect(t.discard(0)).toEqual([]);
  });

  test('is no Attack: no window is opened', () => {
    const t = aTable({ hands: { 0: ['smugglers'], 1: ['moat'] } });
    playerAt(t.state, 1).gained = cards('S');
    t.play('smugglers');
    expect(t.discard(0)).toEqual(cards('S'));
  });
});
