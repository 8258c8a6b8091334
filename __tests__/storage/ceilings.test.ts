import { bgStatsLink } from '@/history/bgStats';
import { NEW_GAME, parseScoreSheet, setCell, newScoreSheet } from '@app/companion/any/scoreSheet';
import { MAX_ROUNDS, shorten } from '@/storage/ceilings';
import { writeCsv } from '@/history/csv';
import { parsePlay, type Play } from '@/history/play';
import { profilesSchema } from '@/storage/profiles';
import { parseSave } from '@/storage/saveFile';
import { seal } from '@/storage/sealed';
import { parseSheet } from '@/storage/sheetFile';
import { visibleLength } from '@/storage/names';
import { aPlay } from '@tests/history/plays';
import { aSave } from './saves';
import { aSheet } from './sheets';

describe('names are cut off, so that what has a long one still opens', () => {
  const marks = `a${'\u0301'.repeat(300_000)}`;

  test('in saves, sheets, plays and profiles', () => {
    for (const long of [marks, 'a'.repeat(300_000)]) {
      const seats = aSave().seats.map((seat) => ({ ...seat, name: long }));
      const save = parseSave(seal('save', aSave({ seats })));
      const sheet = parseSheet(seal('sheet', aSheet({ seats })));
      const play = parsePlay(seal('play', aPlay({ seats: [{ ...seats[0], profile: null }] as Play['seats'] })));
      expect(save.ok && save.save.seats.every(({ name }) => name.length <= 640)).toBe(true);
      expect(sheet.ok && sheet.sheet.seats.every(({ name }) => name.length <= 640)).toBe(true);
      // Too long for a play altogether: refused, and deleted like any other that cannot be read.
      expect(play.ok).toBe(false);
      const [profile] = profilesSchema.parse([{ id: 'a', name: long, colour: 'red', createdAt: 1, changedAt: 1 }]);
      expect(profile?.name.length).toBeLessThanOrEqual(640);
    }
  });

  test('what the app lets people write stays as it is', () => {
    const names = ['Anne', 'Zoë 🏴‍☠️ ‏عمر', '👩‍👩‍👧‍👦'.repeat(40), '🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(40), 'é'.repeat(40)];
    for (const name of names) {
      expect(visibleLength(name)).toBeLessThanOrEqual(40);
      expect(shorten(name, 80)).toBe(name);
    }
    expect(shorten('a'.repeat(81), 80)).toBe('a'.repeat(80));
    // Half a character cannot be put into a link.
    expect(shorten('a\ud83d', 80)).toBe('a\ufffd');
  });
});

const far = 1e300;
test.each<[string, object]>([
  ['an id without end', { id: 'x'.repeat(101) }],
  ['half a character in the id', { id: 'a\ud83d' }],
  ['a time that no calendar knows', { savedAt: far }],
  ['a beginning before time', { startedAt: -8.7e15 }],
  ['seven seats', { seats: Array.from({ length: 7 }, () => aSave().seats[0]), looked: [0, 0, 0, 0, 0, 0, 0] }],
  ['a seed that is no number of luck', { seed: 0.5 }],
  ['a log without end', { log: Array.from({ length: 20_001 }, () => ({ seat: 0, action: 1 })) }],
  ['a branch of nothing', { branch: { id: '', at: 0, round: 1 } }],
])('a save with %s is damaged', (_name, change) => {
  expect(parseSave(seal('save', { ...aSave(), ...change }))).toEqual({
    ok: false,
    problem: 'damaged',
  });
});

test.each<[string, object]>([
  [
    'a round 1e8',
    { scores: aPlay().scores.map((s) => ({ ...s, lines: [{ key: 'r', round: 1e8, points: 1, how: null }] })) },
  ],
  ['an end that no calendar knows', { endedAt: far }],
  ['a length without end', { playedMs: far }],
  ['points without end', { scores: aPlay().scores.map((score) => ({ ...score, total: far })) }],
  ['an id with half a character', { id: 'a\ud83d' }],
])('a play with %s is damaged', (_name, change) => {
  expect(parsePlay(seal('play', { ...aPlay(), ...change }))).toEqual({ ok: false, problem: 'damaged' });
});

test.each<[string, object]>([
  ['a time that no calendar knows', { savedAt: far }],
  ['twenty-one players', { seats: Array.from({ length: 21 }, () => aSheet().seats[0]) }],
  ['steps back without end', { past: Array.from({ length: 201 }, () => 1) }],
])('a sheet with %s is damaged', (_name, change) => {
  expect(parseSheet(seal('sheet', aSheet(change)))).toEqual({ ok: false, problem: 'damaged' });
});

test('a score sheet ends at its thousandth round', () => {
  let sheet = newScoreSheet({ ...NEW_GAME, name: 'Tichu' }, 1);
  for (let round = 0; round < MAX_ROUNDS + 5; round++) sheet = setCell(sheet, round, 0, 1);
  expect(sheet.rounds).toHaveLength(MAX_ROUNDS);
  expect(parseScoreSheet(sheet, 1)).toEqual(sheet);
  expect(parseScoreSheet({ ...sheet, rounds: [...sheet.rounds, [1]] }, 1)).toBeNull();
  expect(parseScoreSheet({ ...sheet, name: 'x'.repeat(1e5) }, 1)?.name).toHaveLength(80);
});

test('no link to BG Stats breaks over a play that should not be there', () => {
  const link = bgStatsLink(
    aPlay({ endedAt: far, notes: 'a\ud83d' }),
    { name: 'Santo Domingo', bggId: undefined },
    null,
  );
  expect(link).toMatch(/^https:/);
  expect(decodeURIComponent(link)).not.toContain('playDate');
});

test.each([
  '=1+1',
  ' =1+1',
  '\n=1',
  '\t=1',
  '\u00a0+1',
  '\u3000-1',
  '\ufeff@x',
  '\u200b=1',
  '＝1',
  ' ＋1',
  '－1',
  '＠x',
  '\nx',
  '\rx',
  '\u061c=1',
  '\u034f@x',
  '\ufff9+1',
  '\u3000\u2007-1',
])('the cell %j is a text to every spreadsheet', (text) => {
  expect(writeCsv([[text]])).toMatch(/^\ufeff"?'/);
});

test('a tab in a cell is no way into the next one', () => {
  expect(writeCsv([['Anne\t=1+1']])).toBe('\ufeff"Anne\t=1+1"\r\n');
});

test('an ordinary cell is left alone', () => {
  for (const text of ['Anne', ' Anne', '1 - 2', '3=4', '']) expect(writeCsv([[text]])).toBe(`\ufeff${text}\r\n`);
});
