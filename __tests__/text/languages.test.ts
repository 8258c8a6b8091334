import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as text from '@/text';
import type { ShelfWords } from '@/text/gameWords';
import type * as pieces from '@/text/pieces';
import { LANGUAGES } from '@/text/languages';
import { isPacked, OTHERS, wordsOf } from '@/tools/packWords';
import { RESOURCES } from '@/tools/resources';

const src = path.resolve(__dirname, '../../src');

/** The texts of an app that has just started: English is there and nothing else. */
function fresh(file: (language: string) => Promise<object>): typeof text & typeof pieces {
  jest.resetModules();
  jest.doMock('@/text/languageFile', () => ({ languageFile: file }));
  return { ...jest.requireActual<typeof text>('@/text'), ...jest.requireActual<typeof pieces>('@/text/pieces') };
}

const dutch = (): Promise<object> => Promise.resolve(RESOURCES.nl);
const gone = (): Promise<never> => Promise.reject(new Error('gone'));
const shelf: ShelfWords = { name: 'Sticks' };

describe('A language', () => {
  test('is English until its words are loaded, and all of it then', async () => {
    const { createWords, loadLanguage } = fresh(dutch);
    const words = createWords('nl');
    expect(words.t('home.newGame')).toBe('New game');
    await loadLanguage('nl');
    expect(words.t('home.newGame')).toBe('Nieuw spel');
    expect(words.t('dominion:card.copper', { defaultValue: '' })).toBe(
      createWords('nl').t('dominion:card.copper', { defaultValue: '' }),
    );
  });

  test('that cannot be had stays English, says so, and can be tried again', async () => {
    let there = false;
    const { createWords, loadLanguage } = fresh(() => (there ? dutch() : gone()));
    await expect(loadLanguage('nl')).rejects.toThrow('gone');
    expect(createWords('nl').t('home.newGame')).toBe('New game');
    there = true;
    await loadLanguage('nl');
    expect(createWords('nl').t('home.newGame')).toBe('Nieuw spel');
  });

  test('is loaded for the games in use, whichever came first', async () => {
    const { announceWords, createWords, loadLanguage, loadWords } = fresh(() => Promise.resolve(RESOURCES.nl));
    const asked: string[] = [];
    const files = (game: string) => ({
      en: { hello: `${game} in English` },
      nl: () => {
        asked.push(game);
        return Promise.resolve({ default: { hello: `${game} in Dutch` } });
      },
      de: gone,
    });
    // The names of games are typed; these two are none of ours.
    const [before, after] = ['before', 'after'] as unknown as readonly ['cartagena', 'dominion'];
    for (const game of [before, after]) {
      announceWords(game, { en: shelf, nl: shelf, de: shelf }, () => Promise.resolve({ words: files(game) }));
    }
    const words = createWords('nl');
    const say = words.t as unknown as (key: string) => string;
    await loadWords(before);
    expect(say('before:hello')).toBe('before in English');
    expect(asked).toEqual([]);
    await loadLanguage('nl');
    expect(say('before:hello')).toBe('before in Dutch');
    await loadWords(after);
    expect(say('after:hello')).toBe('after in Dutch');
    expect(asked).toEqual(['before', 'after']);
  });

  test('a game whose words in it cannot be had is played in English, and that is told', async () => {
    const { announceWords, createWords, loadLanguage, loadWords, onLacking } = fresh(dutch);
    let there = false;
    const nl = () => (there ? Promise.resolve({ default: { hello: 'Dutch' } }) : gone());
    const game = 'sticks' as unknown as 'dominion';
    announceWords(game, { en: shelf, nl: shelf, de: shelf }, () =>
      Promise.resolve({ words: { en: { hello: 'English' }, nl, de: gone } }),
    );
    const told = jest.fn();
    onLacking(told);
    await loadLanguage('nl');
    await loadWords(game);
    const say = createWords('nl').t as unknown as (key: string) => string;
    expect(say('sticks:hello')).toBe('English');
    expect(told).toHaveBeenCalledTimes(1);
    await expect(loadLanguage('nl')).rejects.toThrow('gone');
    there = true;
    await loadLanguage('nl');
    expect(say('sticks:hello')).toBe('Dutch');
  });
});

describe('What phones have as a file', () => {
  test('is every language but English', () => {
    expect([...OTHERS].sort()).toEqual(LANGUAGES.filter((language) => language !== 'en').toSorted());
  });

  test.each(OTHERS)('%s has all its words, out of the files that people edit', (language) => {
    const packed = wordsOf(language);
    expect(Object.keys(packed).sort()).toEqual(Object.keys(RESOURCES.en).sort());
    for (const game of ['dominion', 'cartagena']) {
      const file = path.join(src, `games/${game}/words/${language}.json`);
      expect(packed[game]).toEqual(JSON.parse(readFileSync(file, 'utf8')));
    }
  });

  test('stays out of their bytecode, and nothing else does', () => {
    const shell = path.join(src, 'text/shell.ts');
    const game = path.join(src, 'games/dominion/words/index.ts');
    expect([isPacked(shell, './nl'), isPacked(game, './de.json')]).toEqual([true, true]);
    expect([isPacked(shell, './en'), isPacked(game, './en.json')]).toEqual([false, false]);
    expect(isPacked(path.join(src, 'games/dominion/shelf.ts'), './words/shelf.nl.json')).toBe(false);
    expect(isPacked(shell, 'i18next')).toBe(false);
  });
});
