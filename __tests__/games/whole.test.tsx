/** What a browser fetches of each game holds what its folder has: nothing of a game is written and then not reached. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { entryOf } from '@/games';
import { GAME_IDS, shelfOf } from '@/games/shelf';
import type { WholeGame } from '@/games/shelved';
import { LANGUAGES } from '@/text';

describe.each(GAME_IDS)('%s', (id) => {
  const folder = path.resolve(__dirname, '../../src/games', id);
  const whole = jest.requireActual<WholeGame>(path.join(folder, 'whole'));
  const has = (file: string): boolean => existsSync(path.join(folder, file));

  test('whole.ts has its rules and its screens', () => {
    expect(whole.entry).toBe(entryOf(id));
    expect(whole.entry.game.id).toBe(id);
    expect(whole.Stack).toBeInstanceOf(Function);
    expect(whole.rules).toBeInstanceOf(Function);
  });

  test('whole.ts has its tutorial, if there is a tutorial.ts', () => {
    expect(whole.tutorial !== undefined).toBe(has('tutorial.ts'));
  });

  test('whole.ts has its companion, if there is one, and words/shelf.*.json say what it is for', () => {
    expect(whole.CompanionScreen !== undefined).toBe(has('companion.ts'));
    for (const language of LANGUAGES) {
      expect(shelfOf(id).words[language].companion !== undefined).toBe(whole.CompanionScreen !== undefined);
    }
  });

  test('shelf.ts says for how many it is as the rules do', () => {
    expect(shelfOf(id).seats).toEqual(whole.entry.game.seats);
  });
});
