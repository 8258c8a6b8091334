import { dominion } from '@/games/dominion/rules/game';
import { RECOMMENDED } from '@/games/dominion/rules/kingdoms';
import { CARD_IDS, costOf, PRINTED, type CardId } from '@/games/dominion/rules/printed';
import type { Step } from '@/games/dominion/rules/state';
import { machine } from '@/games/dominion/rules/steps';
import { aTable, cards } from './aTable';

/** The rules of no card and no phase. */
describe('the general ones', () => {
  test('the first edition is the usual one: an Embargo trashed before still places its token (D-1)', () => {
    expect(dominion.defaultOptions.edition).toBe('1E');
    const t = aTable({ hands: { 0: ['throne-room', 'embargo'] } });
    t.play('throne-room');
    t.pick('curse', 'curse');
    expect(t.state.embargo[t.state.piles.indexOf('curse')]).toBe(2);
  });

  test('durations under a Throne Room commute: any order at the start of a turn comes to the same (D-37, D-41)', () => {
    const effects = ['caravan', 'wharf', 'merchant-ship', 'fishing-village', 'lighthouse', 'tactician'] as const;
    const after = (order: readonly CardId[]): unknown => {
      const { state } = aTable({ decks: { 0: cards('CSGEDPCSGEDP') } });
      state.steps = [
        { op: 'buy-phase', seat: 0 },
        ...order.map((card): Step => ({
          op: 'card',
          card,
          seat: 0,
          slot: 0,
          throne: null,
          part: 'next',
          who: 0,
          n: 0,
          about: null,
        })),
      ];
      machine.start(state);
      return { turn: state.turn, player: state.players[0] };
    };
    expect(after([...effects].reverse())).toEqual(after(effects));
    expect(after([...effects.slice(3), ...effects.slice(0, 3)])).toEqual(after(effects));
  });

  test('nobody plays alone (D-40)', () => {
    expect(dominion.seats).toEqual({ min: 2, max: 4 });
    expect(dominion.optionsRefusal(dominion.defaultOptions, 1)).toBe('wrong-seat-count');
    expect(dominion.optionsRefusal(dominion.defaultOptions, 5)).toBe('wrong-seat-count');
  });

  test('no card changes costs, takes a turn of another or is bought outside the Supply (D-45, DO-26)', () => {
    for (const stranger of ['possession', 'black-market', 'secret-chamber', 'bridge', 'highway']) {
      expect(CARD_IDS).not.toContain(stranger);
    }
    for (const set of Object.values(RECOMMENDED)) {
      const state = dominion.setup({ ...dominion.defaultOptions, kingdom: set }, 2, 1);
      expect(state.costs).toEqual(state.piles.map((card) => PRINTED[card].cost));
      expect(state.costs).toEqual(state.piles.map(costOf));
    }
  });

  test('a card that contradicts a rule wins: an Outpost draws three, a Mine gains to the hand (DO-65)', () => {
    const outpost = aTable({ hands: { 0: ['outpost'] }, decks: { 0: cards('CCCCCCC') } });
    outpost.play('outpost');
    outpost.endPhase();
    expect(outpost.hand(0)).toHaveLength(3);
    const mine = aTable({ hands: { 0: ['mine', 'silver'] } });
    mine.play('mine');
    mine.pick('gold');
    expect(mine.hand(0)).toEqual(['gold']);
  });
});
