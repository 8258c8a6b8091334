import { createInstance } from 'i18next';
import { cartagena } from '@/games/cartagena/rules/game';
import { speaker } from '@/text/speak';
import english from '@/games/cartagena/words/en.json';
import englishShared from '@/text/en/engine.json';
import dutch from '@/games/cartagena/words/nl.json';
import dutchShared from '@/text/nl/engine.json';
import { aTable, example1, LAYOUT_B, times, type TestTable } from './aTable';

const RESOURCES = {
  en: { cartagena: english, engine: englishShared },
  nl: { cartagena: dutch, engine: dutchShared },
};

/** What `viewer` reads in the log of everything that happened at a table. */
function read(t: TestTable, language: 'en' | 'nl', viewer: number | null): string[] {
  const words = createInstance();
  void words.init({ lng: language, resources: RESOURCES, interpolation: { escapeValue: false }, initAsync: false });
  const { say } = speaker(words, 'cartagena', ['Anna', 'Bo', 'Cas', 'Dirk']);
  return t.events.flatMap((event) => {
    const seen = cartagena.redact(event, viewer);
    const phrase = seen && cartagena.phrase(seen);
    return phrase ? [say(phrase, viewer)] : [];
  });
}

const example = (): TestTable =>
  example1().advance(7, 'rum').retreat(21).advance('start', 'hook').retreat(11).retreat('goal').advance(13, 'lantern');

test('the worked examples read like this in English', () => {
  expect(read(example(), 'en', 0)).toEqual([
    'You moved from 7 to 21 (rum)',
    'You moved back from 21 to 19',
    'You drew: chest and parrot',
    'You moved from the prison to 28 (hook)',
    'Bo moved back from 11 to 9',
    'Bo drew 2 cards',
    'Bo moved back from the sloop to 36',
    'Bo drew 1 card',
    'Bo moved from 13 to the sloop (lantern)',
  ]);
});

test('and like this in Dutch', () => {
  expect(read(example(), 'nl', 1)).toEqual([
    'Anna ging van 7 naar 21 (rum)',
    'Anna ging terug van 21 naar 19',
    'Anna trok 2 kaarten',
    'Anna ging van de gevangenis naar 28 (haak)',
    'Jij ging terug van 11 naar 9',
    'Jij trok: lantaarn en rum',
    'Jij ging terug van de sloep naar 36',
    'Jij trok: haak',
    'Jij ging van 13 naar de sloep (lantaarn)',
  ]);
});

test('magic, the sloop and scoundrels are told to those who may know', () => {
  const t = aTable({
    ...LAYOUT_B,
    seats: 3,
    blackMagic: true,
    scoundrels: true,
    cardRule: { tunnel: 'both', jungle: 'both' },
    at: { 0: { start: 3, 16: 1, ferry: 2 }, 1: { start: 5, 4: 1 }, 2: { start: 5, 18: 1 } },
    hands: { 0: ['dark-pistol', 'lantern'], 1: [...times(7, 'rum'), 'hook'], 2: ['rum'] },
    draw: ['parrot', 'chest', 'rum', 'hook', 'pistol', 'rum'],
  });
  t.captainSail();
  t.do({ type: 'magic-pistol', card: 'dark-pistol', victim: 1 }).discard(1, 'hook').do({ type: 'take', card: 'rum' });
  t.do({ type: 'morgan', owner: 2, from: 'start' }).endTurn();
  expect(read(t, 'en', 2)).toEqual([
    'Anna sailed the sloop to Tortuga for free, as captain',
    'Anna called “Black Magic!”: pistol',
    'Anna played a dark card: too many cards for Bo',
    'Bo discarded: hook',
    'Anna looked at Bo’s hand',
    'Anna took a card from Bo',
    'Bo drew 1 card',
    'Anna moved Cas’s pirate from the prison to 4',
    'Anna drew 1 card',
    'Anna stopped with 1 action left',
  ]);
  expect(read(t, 'nl', 1).slice(5, 7)).toEqual(['Anna pakte van Bo: rum', 'Jij trok: papegaai']);
});
