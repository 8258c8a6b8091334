import { puertoRico } from '@/games/puerto-rico/rules/game';
import type { RoleCard } from '@/games/puerto-rico/rules/roleCards';
import { roleText } from '@/games/puerto-rico/ui/roleText';
import { createWords, speaker } from '@/text';
import { aTable } from '../aTable';

const say = (table: ReturnType<typeof aTable>, role: RoleCard, language: 'en' | 'nl' = 'en'): string =>
  roleText(speaker(createWords(language), 'puerto-rico', []), puertoRico.view(table.state, 0), 0, role).spoken;

test('doubloons on a card that brings nothing else are all it brings', () => {
  const table = aTable({ seats: 3, purses: { trader: 3, captain: 1, craftsman: 2 }, boards: { 0: { doubloons: 0 } } });
  expect(say(table, 'trader')).toBe('You cannot sell: only 3 from the card');
  expect(say(table, 'captain')).toBe('You cannot load: only 1 from the card');
  expect(say(table, 'craftsman', 'nl')).toBe('Je produceert niets: alleen 2 van de kaart');
});

test('doubloons come on top of what a role brings', () => {
  const table = aTable({ seats: 3, purses: { trader: 2, mayor: 1 }, boards: { 0: { goods: { corn: 2 } } } });
  expect(say(table, 'trader')).toBe('Sell corn for 1, plus 2 from the card');
  expect(say(table, 'mayor', 'nl')).toMatch(
    /^\d kolonisten?(, geen lege cirkel| voor \d lege cirkels?), plus 1 van de kaart$/,
  );
});

test('the settler is told of what really lies there', () => {
  const hacienda = { city: { hacienda: 1 } } as const;
  const room = (tiles: number) => ({ ...hacienda, island: { corn: [0, tiles] as [number, number] } });
  expect(say(aTable({ seats: 3, faceUp: ['corn'] }), 'settler')).toBe('Quarry or plantation');
  expect(say(aTable({ seats: 3, faceUp: [] }), 'settler')).toBe('A quarry');
  expect(say(aTable({ seats: 3, faceUp: ['corn'], boards: { 0: room(3) } }), 'settler')).toBe(
    'Quarry or plantation, and 1 drawn',
  );
  expect(say(aTable({ seats: 3, faceUp: ['corn'], boards: { 0: room(11) } }), 'settler')).toBe(
    'Quarry or plantation, or 1 drawn',
  );
  expect(say(aTable({ seats: 3, faceUp: ['corn'], boards: { 0: room(12) } }), 'settler')).toBe(
    'Nothing for you to take',
  );
});
