import { must } from '@antilles/engine';
import { cartagena } from '@/games/cartagena/rules/game';
import type { Event } from '@/games/cartagena/rules/events';
import { momentsOf } from '@/games/cartagena/ui/moments';
import { staging } from '@/games/cartagena/ui/staging';
import type { TablePlayer } from '@/session/seats';
import { createWords, speaker } from '@/text';
import { momentOf } from '@/ui/table/moments';
import { stagedFor } from '@/ui/table/staging';
import { aTable, LAYOUT_B } from '../aTable';

const SEATS: readonly TablePlayer[] = [
  { name: 'Noor', colour: 'red', bot: null },
  { name: 'Ines', colour: 'blue', bot: 'medium' },
  { name: 'Tom', colour: 'yellow', bot: 'easy' },
];
const moments = momentsOf(SEATS, speaker(createWords('en'), 'cartagena', []));
const view = cartagena.view(aTable({ ...LAYOUT_B, seats: 3 }).state, 0);
const shown = (event: Event, viewer: number | null = 0) => momentOf(moments, event, { view, viewer });
const { lengthOf } = stagedFor(staging, SEATS);

test('a power is held up for all to see, a plain move is not', () => {
  expect(shown({ type: 'played', seat: 1, cards: ['rum'], use: 'advance' })).toBeNull();
  const rum: Event = { type: 'played', seat: 1, cards: ['rum'], use: 'rum' };
  expect(shown(rum)).toMatchObject({ tone: 'storm', sentence: 'Ines: draw 4, give 2, keep 2' });
  expect(shown(rum, 1)?.tone).toBe('triumph');
});

test('only whoever is robbed is told of which card', () => {
  const took: Event = { type: 'took', seat: 1, victim: 0, card: 'dark-hook' };
  expect(shown(took)).toMatchObject({ tone: 'storm', sentence: 'Ines takes a card from you: Hook' });
  expect(shown(took, 2)).toBeNull();
  expect(shown(took, null)).toBeNull();
  expect(lengthOf(took)).toBeGreaterThan(lengthOf({ ...took, seat: 0, victim: 1 }));
});

test('scoundrels are a blow to those who are caught', () => {
  const caught: Event = { type: 'caught', by: 1, seats: [0, 2] };
  expect(shown(caught)).toMatchObject({ tone: 'storm', sentence: 'Too many cards: Noor and Tom' });
  expect(shown(caught, 1)?.tone).toBe('notice');
});

test('one is told of being captain, and need not wait for others to be', () => {
  expect(shown({ type: 'turn-began', seat: 0, captain: false })).toBeNull();
  expect(must(shown({ type: 'turn-began', seat: 0, captain: true }), 'a moment').title).toBe('Noor is captain');
  const others: Event = { type: 'turn-began', seat: 1, captain: true };
  expect(shown(others)).toBeNull();
  expect(lengthOf(others)).toBe(0);
});

test('a snake is a moment, cards are found on the map', () => {
  expect(shown({ type: 'opened', seat: 0, space: 4, token: 2 })).toBeNull();
  expect(shown({ type: 'opened', seat: 0, space: 4, token: 'snake' })?.tone).toBe('storm');
  expect(shown({ type: 'opened', seat: 1, space: 4, token: 'snake' })?.tone).toBe('notice');
});
