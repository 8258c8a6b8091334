import { puertoRico } from '@/games/puerto-rico/rules/game';
import { previewRole } from '@/games/puerto-rico/rules/preview';
import type { RoleCard } from '@/games/puerto-rico/rules/roleCards';
import { checkPreviews } from '@/games/puerto-rico/tools/previews';
import { aTable } from './aTable';

const preview = (t: ReturnType<typeof aTable>, role: RoleCard) => previewRole(puertoRico.view(t.state, 0), 0, role);

describe('what a role card says before it is taken', () => {
  const t = aTable({
    seats: 4,
    house: ['coffee'],
    supply: { corn: 1, indigo: 9, sugar: 9 },
    ships: [null, ['sugar', 4], null],
    purses: { trader: 2, 'prospector-1': 1, builder: 1 },
    boards: {
      0: {
        doubloons: 3,
        goods: { corn: 6, sugar: 3, coffee: 1 },
        island: { corn: [2, 2], indigo: [1, 1] },
        city: { 'small-indigo-plant': 1, 'small-market': 1, factory: 1, harbor: 1 },
      },
    },
  });

  test('the trader sells the best good the house takes, and the real sale brings just that', () => {
    expect(preview(t, 'trader')).toEqual({
      doubloons: 2,
      detail: { role: 'trader', best: { good: 'sugar', income: 4 } },
    });
    expect(aTableAgain().role(0, 'trader').sell(0, 'sugar').money[0]).toBe(3 + 2 + 4);
  });

  test('the captain loads where most fits, with harbor and privilege, and gets just that', () => {
    expect(preview(t, 'captain').detail).toEqual({ role: 'captain', first: { good: 'corn', count: 6, vp: 8 } });
    expect(aTableAgain().role(0, 'captain').load(0, 'corn', 2).vps[0]).toBe(8);
  });

  test('the craftsman makes what the supply has, and the factory pays for the kinds', () => {
    expect(preview(t, 'craftsman').detail).toEqual({
      role: 'craftsman',
      goods: { corn: 1, indigo: 1, sugar: 0, tobacco: 0, coffee: 0 },
      privilege: true,
      factory: 1,
    });
  });

  test('the craftsman is promised a good more only when the others leave one', () => {
    // Two corn for the taker and one for the other: of three nothing is left, of four one is.
    const shared = (corn: number) =>
      preview(
        aTable({
          seats: 3,
          supply: { corn, indigo: 9, sugar: 9 },
          boards: { 0: { island: { corn: [2, 2] } }, 1: { island: { corn: [1, 1] } } },
        }),
        'craftsman',
      ).detail;
    expect(shared(2)).toMatchObject({ goods: { corn: 2 }, privilege: false });
    expect(shared(3)).toMatchObject({ goods: { corn: 2 }, privilege: false });
    expect(shared(4)).toMatchObject({ goods: { corn: 2 }, privilege: true });
  });

  test('what the table foretells is what the rules do, in many positions', () => {
    const { positions, previews, wrong } = checkPreviews(2_000, 1);
    expect(wrong).toEqual([]);
    expect(positions).toBe(2_000);
    expect(previews).toBeGreaterThan(18_000);
  });

  test('mayor, prospector, settler', () => {
    expect(preview(t, 'mayor').detail).toEqual({ role: 'mayor', colonists: 2, circles: 0 });
    expect(preview(t, 'prospector-1')).toEqual({ doubloons: 2, detail: { role: 'prospector' } });
    expect(preview(t, 'settler').detail).toEqual({
      role: 'settler',
      tiles: 5,
      quarry: true,
      draw: false,
      room: 9,
    });
  });

  test('the builder sees what the card’s doubloon and the privilege pay for, as the rules would offer it', () => {
    const { detail } = preview(t, 'builder');
    const offered = aTableAgain()
      .role(0, 'builder')
      .choices.filter((choice) => choice !== 'pass');
    expect(detail).toEqual({ role: 'builder', affordable: offered });
  });

  /** The same table once more, to play on. */
  function aTableAgain() {
    const again = aTable({ seats: 4 });
    Object.assign(again.state, JSON.parse(JSON.stringify(t.state)));
    return again;
  }
});
