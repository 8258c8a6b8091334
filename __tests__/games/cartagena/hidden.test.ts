import { luckFrom, play, type Viewer } from '@antilles/engine';
import type { Action } from '@/games/cartagena/rules/actions';
import type { Event } from '@/games/cartagena/rules/events';
import { cartagena } from '@/games/cartagena/rules/game';
import { advanceTarget, retreatTarget } from '@/games/cartagena/rules/places';
import { SYMBOLS } from '@/games/cartagena/rules/route';
import { aTable, LAYOUT_A, type TestTable } from './aTable';

const seenBy = (t: TestTable, viewer: Viewer, action: Action, seat = t.seat): Event[] =>
  play(cartagena, t.state, seat, action, [viewer]).frames[0]?.map((frame) => frame.event) ?? [];

const magic = (): TestTable =>
  aTable({
    ...LAYOUT_A,
    blackMagic: true,
    seats: 3,
    at: { 0: { start: 4, 5: 1, 9: 1 } },
    hands: { 0: ['pistol', 'rum', 'lantern'], 1: ['hook', 'chest'], 2: ['parrot'] },
    draw: ['rum', 'hook', 'chest', 'pistol', 'parrot', 'lantern'],
  });

test('a view shows one’s own hand and only the number of other cards (CA-I14)', () => {
  const { players, drawSize, drawTop } = cartagena.view(magic().state, 1);
  expect(players.map((player) => player.hand)).toEqual([null, ['hook', 'chest'], null]);
  expect(players.map((player) => player.handSize)).toEqual([3, 2, 1]);
  expect([drawSize, drawTop]).toEqual([6, []]);
});

test('a spectator sees no hand at all', () => {
  expect(cartagena.view(magic().state, null).players.every((player) => player.hand === null)).toBe(true);
});

test('no view names a face-down token (CA-I14)', () => {
  const t = magic();
  for (const viewer of [null, 0, 1, 2]) {
    const { chests } = cartagena.view(t.state, viewer);
    expect(chests).toEqual({ covered: [4, 8, 17, 22, 27, 31], aside: 2, open: [] });
    expect(JSON.stringify(chests)).not.toContain('snake');
  }
});

test('others see how many cards somebody drew, not which', () => {
  const action: Action = { type: 'retreat', from: 9 };
  expect(seenBy(magic(), 0, action)[1]).toEqual({ type: 'drew', seat: 0, count: 1, cards: ['rum'] });
  expect(seenBy(magic(), 1, action)[1]).toEqual({ type: 'drew', seat: 0, count: 1, cards: null });
});

test('only the two concerned know what a Pistol took', () => {
  const t = magic().do({ type: 'magic-pistol', card: 'pistol', victim: 1 });
  const action: Action = { type: 'take', card: 'chest' };
  const took = (viewer: Viewer) => seenBy(t, viewer, action).find((event) => event.type === 'took');
  expect([took(0), took(1)].map((event) => event?.type === 'took' && event.card)).toEqual(['chest', 'chest']);
  expect([took(2), took(null)].map((event) => event?.type === 'took' && event.card)).toEqual([null, null]);
});

test('a receiver of rum sees the own card and no other', () => {
  const t = magic().do({ type: 'magic-rum', card: 'rum' });
  const action: Action = { type: 'give', card: 'hook', to: 1 };
  const card = (viewer: Viewer) =>
    seenBy(t, viewer, action).map((event) => (event.type === 'gave' ? event.card : event));
  expect([card(0), card(1), card(2), card(null)]).toEqual([['hook'], ['hook'], [null], [null]]);
});

test('what a lantern showed is for one pair of eyes', () => {
  const t = magic();
  const cards = (viewer: Viewer) =>
    seenBy(t, viewer, { type: 'magic-lantern', card: 'lantern' }).flatMap((event) =>
      event.type === 'spread' ? [event.cards] : [],
    );
  expect(cards(0)).toEqual([['rum', 'hook', 'chest', 'pistol']]);
  expect([cards(1), cards(null)]).toEqual([[null], [null]]);
});

test('undo stops at whatever told somebody something (CA-D31)', () => {
  const t = magic();
  const told = (action: Action): boolean =>
    play(cartagena, t.state, t.seat, action).events.some((event) => cartagena.reveals(event));
  expect(told({ type: 'advance', from: 'start', card: 'rum' })).toBe(false);
  expect(told({ type: 'retreat', from: 9 })).toBe(true);
  expect(told({ type: 'magic-pistol', card: 'pistol', victim: 1 })).toBe(true);
  expect(told({ type: 'magic-rum', card: 'rum' })).toBe(true);
  expect(told({ type: 'magic-lantern', card: 'lantern' })).toBe(true);
});

test('an imagined state keeps what the seat knows and deals the rest anew', () => {
  const t = magic().do({ type: 'magic-lantern', card: 'lantern' }).do({ type: 'keep', card: 'hook' });
  t.do({ type: 'put-back', card: 'rum' }).do({ type: 'put-back', card: 'chest' });
  const luck = luckFrom(9);
  const imagined = Array.from({ length: 20 }, () => cartagena.resample(t.state, 0, luck));
  for (const state of imagined) {
    expect(state.players[0]?.hand).toEqual(t.hand(0));
    expect(state.draw.slice(-3)).toEqual(['rum', 'chest', 'pistol']);
  }
  expect(new Set(imagined.map((state) => state.players[1]?.hand.join())).size).toBeGreaterThan(3);
  expect(new Set(imagined.map((state) => state.chests?.laid.join())).size).toBeGreaterThan(3);
});

test('while a Pistol looks into a hand, imagined states keep that hand', () => {
  const t = magic().do({ type: 'magic-pistol', card: 'pistol', victim: 1 });
  const luck = luckFrom(4);
  for (let i = 0; i < 10; i++) expect(cartagena.resample(t.state, 0, luck).players[1]?.hand).toEqual(['hook', 'chest']);
});

test('two states that differ only in what is hidden look alike', () => {
  const t = magic();
  const other = cartagena.clone(t.state);
  const [hand1, hand2] = [other.players[1], other.players[2]];
  if (!hand1 || !hand2) throw new Error('three players');
  hand1.hand = ['parrot', 'chest'];
  hand2.hand = ['hook'];
  other.draw.reverse();
  expect(cartagena.view(other, 0)).toEqual(cartagena.view(t.state, 0));
  expect(cartagena.view(other, 1)).not.toEqual(cartagena.view(t.state, 1));
});

test('a view is enough to show where a pirate would land', () => {
  const t = magic();
  const seen = cartagena.view(t.state, 0);
  for (const symbol of SYMBOLS) {
    for (const from of ['start', 5, 9] as const) {
      expect(advanceTarget(seen, from, symbol)).toBe(advanceTarget(t.state, from, symbol));
    }
  }
  expect(retreatTarget(seen, 9)).toBe(5);
});
