import { cartagena } from '@/games/cartagena/rules/game';
import { aTable, LAYOUT_A, times, type TableSetup, type TestTable } from './aTable';

const table = (setup: TableSetup = {}): TestTable =>
  aTable({
    ...LAYOUT_A,
    scoundrels: true,
    seats: 4,
    hands: {
      0: [...times(7, 'hook'), 'rum', 'dark-rum'],
      1: times(8, 'chest'),
      2: times(7, 'parrot'),
      3: times(12, 'rum'),
    },
    ...setup,
  });

test('a dark card makes everybody else discard down to seven (CA-43, CA-44, CA-T12)', () => {
  const t = table().advance('start', 'dark-rum');
  expect(cartagena.waiting(t.state)).toEqual([1, 3]);
  expect(t.kind(1)).toBe('discard-down');
  t.discard(1, 'chest');
  expect(cartagena.waiting(t.state)).toEqual([3]);
  t.discard(3, ...times(5, 'rum'));
  expect(t.handSizes()).toEqual([8, 7, 7, 7]);
  expect([t.turnOf, t.left]).toEqual([0, 2]);
  expect(t.at(0)).toEqual({ start: 5, 6: 1 });
});

test('they choose at once and in any order, and each chooses which cards (CA-44)', () => {
  const t = table({ hands: { 0: ['dark-rum'], 1: [...times(7, 'chest'), 'hook'], 3: [...times(8, 'rum'), 'pistol'] } });
  t.advance('start', 'dark-rum').discard(3, 'pistol').discard(1, 'hook').discard(3, 'rum');
  expect(t.hand(1)).toEqual(times(7, 'chest'));
  expect(t.hand(3)).toEqual(times(7, 'rum'));
});

test('what somebody gives up is secret until all have chosen', () => {
  const t = table()
    .advance('start', 'dark-rum')
    .discard(3, ...times(5, 'rum'));
  expect(t.state.discard).toEqual(['dark-rum']);
  const seen = cartagena.view(t.state, 1).players[3];
  expect(seen).toMatchObject({ handSize: 7, laidAsideSize: 5, laidAside: null });
  t.discard(1, 'chest');
  expect(t.state.discard).toEqual(['dark-rum', 'chest', ...times(5, 'rum')]);
});

test('the discarding comes before the move (CA-D15)', () => {
  const t = table().advance('start', 'dark-rum');
  expect(t.at(0)).toEqual({ start: 6 });
  expect(t.state.discard).toEqual(['dark-rum']);
});

test('the others may hold more than seven until then (CA-43, CA-D26)', () => {
  const t = table({ at: { 0: { start: 4, 5: 1, 9: 1 } } }).retreat(9);
  expect(t.handSizes()).toEqual([10, 8, 7, 12]);
  expect(t.seat).toBe(0);
});

test('a light card does nothing, nor does a dark one without the module (CA-45, CA-T12)', () => {
  const light = table().advance('start', 'rum');
  expect(light.handSizes()).toEqual([8, 8, 7, 12]);
  const off = table({ scoundrels: false }).advance('start', 'dark-rum');
  expect(off.handSizes()).toEqual([8, 8, 7, 12]);
  expect(off.seat).toBe(0);
});

test('nobody is asked when nobody has too many', () => {
  const t = table({ hands: { 0: ['dark-rum', 'hook'] } });
  t.state.players.forEach((player) => (player.hand = player.hand.slice(0, 7)));
  t.advance('start', 'dark-rum');
  expect(t.at(0)).toEqual({ start: 5, 6: 1 });
});

test('a move that wins spares the others the discarding (CA-D15)', () => {
  const t = table({ at: { 0: { 32: 1, goal: 5 } } }).advance(32, 'dark-rum');
  expect(t.turnOf).toBeNull();
  expect(t.handSizes()).toEqual([8, 8, 7, 12]);
});

test('powers count as playing, and two dark cards at once catch once (CA-D15)', () => {
  const t = table({
    blackMagic: true,
    at: { 0: { start: 4, 5: 2 } },
    hands: { 0: ['dark-hook', 'dark-rum'], 1: times(9, 'chest') },
  });
  t.do({ type: 'magic-hook', hook: 'dark-hook', card: 'dark-rum', from: 5 });
  expect(t.seat).toBe(1);
  t.discard(1, 'chest', 'chest');
  expect(t.handSizes()[1]).toBe(7);
  expect(t.at(0)).toEqual({ start: 4, 6: 2 });
  expect(t.left).toBe(1);
  expect(t.events.filter((event) => event.type === 'caught')).toHaveLength(1);
});

test('a dark card given up catches nobody (CA-D15)', () => {
  const t = table({ hands: { 0: ['dark-rum', ...times(9, 'hook')], 1: times(8, 'dark-chest') } });
  t.advance('start', 'dark-rum').discard(1, 'dark-chest');
  expect(t.handSizes()[0]).toBe(9);
});
