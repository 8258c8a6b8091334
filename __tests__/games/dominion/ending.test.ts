import { rank } from '@antilles/engine';
import { dominion } from '@/games/dominion/rules/game';
import { pointsOf, scoreLines, sheet, type Holdings } from '@/games/dominion/rules/scoring';
import { TURN_LIMIT } from '@/games/dominion/rules/turn';
import { aTable, cards } from './aTable';

describe('the end of the game', () => {
  test('an empty Province pile ends it (DO-60)', () => {
    const t = aTable({ coins: 8, supply: { province: 1 } });
    t.buy('province');
    expect(t.isOver).toBe(true);
    expect(dominion.outcome(t.state)?.ended.key).toBe('ended.provinces');
  });

  test('three empty piles end it, basic piles included (DO-60, D-3, TV-51)', () => {
    const t = aTable({ buys: 4, coins: 3, supply: { copper: 1, curse: 1, village: 1 } });
    t.buy('copper');
    t.buy('curse');
    t.buy('village');
    t.endTurn();
    expect(t.isOver).toBe(true);
    expect(dominion.outcome(t.state)?.ended.key).toBe('ended.piles');
  });

  test('two empty piles do not (DO-60)', () => {
    const t = aTable({ buys: 3, supply: { copper: 1, curse: 1 } });
    t.buy('copper');
    t.buy('curse');
    t.endTurn();
    expect(t.isOver).toBe(false);
  });

  test.each([
    ['booklet', true],
    ['endOfTurn', false],
  ] as const)('a pile emptied in passing and refilled by Ambassador: %s (D-2, TV-24)', (endCheck, isOver) => {
    const t = aTable({
      options: { endCheck },
      hands: { 0: ['village', 'workshop', 'ambassador', ...cards('EE')] },
      supply: { estate: 1, curse: 0, copper: 0 },
      actions: 1,
    });
    t.play('village');
    t.play('workshop');
    t.pick('estate');
    t.play('ambassador');
    t.count(2);
    expect(t.left('estate')).toBe(1);
    t.endTurn();
    expect(t.isOver).toBe(isOver);
  });

  test('the last Province, gone in passing and returned by Ambassador, is what ended it', () => {
    const t = aTable({
      hands: { 0: ['village', 'remodel', 'gold', 'ambassador', ...cards('PP')] },
      supply: { province: 1 },
    });
    t.play('village');
    t.play('remodel');
    t.pick('gold', 'province');
    t.play('ambassador');
    t.count(2);
    expect(t.left('province')).toBe(1);
    t.endTurn();
    expect(dominion.outcome(t.state)?.ended.key).toBe('ended.provinces');
    expect(t.events).toContainEqual({ type: 'ended', reason: 'provinces' });
  });

  test('a game saved when its end was only noted, not why, goes on', () => {
    const t = aTable({ coins: 8, buys: 2, supply: { province: 1 } });
    t.buy('province');
    // As every version so far has written it.
    expect(t.state.turn.endSeen).toBe(true);
    t.endTurn();
    expect(dominion.outcome(t.state)?.ended.key).toBe('ended.provinces');
  });

  test('the running turn is always finished (DO-61)', () => {
    const t = aTable({ coins: 11, buys: 2, supply: { province: 1 } });
    t.buy('province');
    expect(t.isOver).toBe(false);
    t.buy('silver');
    expect(t.isOver).toBe(true);
  });

  test('a buy that ends the game and loses it is allowed (D-39)', () => {
    const t = aTable({ coins: 8, supply: { province: 1 }, decks: { 1: cards('PPPP') } });
    t.buy('province');
    expect(dominion.outcome(t.state)?.winners).toEqual([1]);
  });

  test('a dull game is stopped after 200 turns each and scored (D-46)', () => {
    const t = aTable({});
    t.state.players.forEach((player) => (player.turns = TURN_LIMIT));
    t.endTurn();
    expect(t.isOver).toBe(true);
    expect(dominion.outcome(t.state)?.ended.key).toBe('ended.turn-limit');
  });

  test('no decision after the end (INV-14)', () => {
    const t = aTable({ coins: 8, supply: { province: 1 } });
    t.buy('province');
    expect(dominion.waiting(t.state)).toEqual([]);
    expect(dominion.decision(t.state, 0)).toBeNull();
    expect(dominion.refusal(t.state, 0, { type: 'end-phase' })).toBe('game-over');
  });
});

describe('scoring', () => {
  const nothing: Holdings = { province: 0, duchy: 0, estate: 0, gardens: 0, island: 0, curse: 0, cards: 0 };
  const total = (held: Partial<Holdings>, turns = 10, seat = 0) => sheet(seat, { ...nothing, ...held }, turns);

  test('every card counts as printed (DO-62)', () => {
    const points = Object.fromEntries(
      (['province', 'duchy', 'estate', 'island', 'curse'] as const).map((card) => [card, total({ [card]: 1 }).total]),
    );
    expect(points).toEqual({ province: 6, duchy: 3, estate: 1, island: 2, curse: -1 });
  });

  test('the example of the law: 44 points (DO-62)', () => {
    expect(total({ estate: 2, duchy: 3, province: 4, curse: 1, island: 2, gardens: 2, cards: 37 }).total).toBe(44);
  });

  test('the three usual lines, and one for each other kind of card, with how it came about', () => {
    expect(scoreLines({ ...nothing, duchy: 2, curse: 1, cards: 3 })).toEqual([
      { key: 'score.province', points: 0, how: null },
      { key: 'score.duchy', points: 6, how: { key: 'score.how-duchy', params: { count: 2, each: 3 } } },
      { key: 'score.estate', points: 0, how: null },
      { key: 'score.curse', points: -1, how: { key: 'score.how', params: { count: 1, each: -1 } } },
    ]);
  });

  test('all own cards count, in every zone (DO-58, DO-62)', () => {
    const t = aTable({
      hands: { 0: cards('E') },
      decks: { 0: cards('E') },
      discards: { 0: cards('E') },
      inPlay: { 0: ['island'] },
      nativeVillage: { 0: cards('P') },
    });
    t.player(0).haven.push('duchy');
    t.player(0).islandMat.push('province');
    expect(pointsOf(t.player(0))).toBe(1 + 1 + 1 + 2 + 6 + 3 + 6);
  });

  test('fewer turns win a tie (DO-63, TV-49)', () => {
    const outcome = rank([total({ province: 5 }, 15, 0), total({ province: 5 }, 14, 1)], { key: 'ended.provinces' });
    expect(outcome.winners).toEqual([1]);
    expect(outcome.decidedBy).toBe('tie.turns');
  });

  test('as many turns: a shared win, an Outpost turn does not count (D-20, D-48, TV-50)', () => {
    const t = aTable({ hands: { 0: ['outpost'] }, decks: { 0: cards('CCCCCCC'), 1: cards('PPPPP') } });
    t.player(0).discard.push(...cards('PPPPP'));
    t.play('outpost');
    t.endTurn();
    t.endTurn();
    const { turns } = t.player(0);
    expect(t.player(1).turns).toBe(turns);
    const outcome = rank([total({ province: 5 }, turns, 0), total({ province: 5 }, t.player(1).turns, 1)], {
      key: 'x',
    });
    expect(outcome.winners).toEqual([0, 1]);
  });

  test('totals may be negative (DO-63)', () => {
    expect(total({ curse: 3 }).total).toBe(-3);
  });

  test('the points of a state are the totals of its outcome', () => {
    const t = aTable({ coins: 8, supply: { province: 1 }, decks: { 0: ['gardens', ...cards('CCCCCCCCCCX')] } });
    t.buy('province');
    expect(dominion.outcome(t.state)?.scores.map((score) => score.total)).toEqual(dominion.points(t.state));
  });
});
