import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transcript, type LogEntry } from '@antilles/engine';
import { createWords, speaker, type Language } from '@/text';
import { optionsWith, santoDomingo, type Action, type Card } from './aTable';

/** A short game of three on the standard side: who played which two cards, and what the Traders announced. */
const SHORT_GAME = `
  Tom 4+5   Ines 1+4   Joris 2+7   Joris trades 2
  Tom 1+2   Ines 2+3   Joris 1+8
  Tom 6+8   Ines 5+7   Joris 5+7   Joris trades 6   Ines trades 15
  Tom 5+7   Ines 6+8   Joris 3+8   Tom trades 6
  Tom 6+8   Ines 3+6   Joris 1+5
  Tom 3+5   Ines 4+5   Joris 3+4
  Tom 4+7   Ines 2+8   Joris 6+7   Joris trades 13   Tom trades 12
  Tom 1+8   Ines 1+3   Joris 2+8
`;

const NAMES = ['Tom', 'Ines', 'Joris'];
const BEGINNING = { options: optionsWith(), seatCount: 3, seed: 1 };

const log: LogEntry<Action>[] = [...SHORT_GAME.matchAll(/(\w+) (?:trades (\d+)|(\d)\+(\d))/g)].map(
  ([, name = '', goods, first, second]) => ({
    seat: NAMES.indexOf(name),
    action: goods
      ? { type: 'trade', goods: Number(goods) }
      : { type: 'choose', cards: [Number(first) as Card, Number(second) as Card] },
  }),
);

function told(language: Language, viewer: number | null = null): string {
  const words = speaker(createWords(language), 'santo-domingo', NAMES);
  return transcript(santoDomingo, BEGINNING, log, (phrase) => words.say(phrase, viewer), viewer);
}

/** The text somebody has read and found right. To change it, change the file by hand. */
const proofRead = (language: Language): string =>
  readFileSync(join(__dirname, 'transcripts', `shortGame.${language}.txt`), 'utf8').trimEnd();

test.each<Language>(['en', 'nl'])('a short game, told in full (%s)', (language) => {
  expect(told(language)).toBe(proofRead(language));
});

test('both languages tell the same things, line by line', () => {
  const figures = (text: string) => text.split('\n').map((line) => line.match(/\d+/g)?.join(' ') ?? '');
  expect(figures(proofRead('nl'))).toEqual(figures(proofRead('en')));
});

test('a player is called “you” in the telling for their own seat', () => {
  const lines = told('en', 1).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'Round 1',
    '  Revealed: Tom (Frigate and Galleon), You (Captain and Frigate) and Joris (Admiral and Trader)',
    '  You took 2 points with the Captain, 4 left',
  ]);
  expect(told('nl', 1).split('\n')[2]).toMatch(/^ {2}Jij nam 2 punten/);
});
