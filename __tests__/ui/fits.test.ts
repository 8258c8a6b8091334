import { fitName } from '@/ui/people';
import { widthOf } from '@/ui/textWidth';
import { fitReader } from '@/ui/table/readerFit';
import { countingOrder } from '@/ui/score/countingOrder';

const NAMES = ['Ines', 'Marieke', 'Anna Magdalena', 'Maximiliaan', 'Willemijntje van der Molen', 'Wouter-Jan', 'Mo'];

test.each(NAMES)('no letter of %s is cut off, however little room there is', (name) => {
  for (const width of [32, 40, 60, 76, 96, 140]) {
    const { text, size } = fitName(name, width);
    expect(size).toBeGreaterThanOrEqual(11);
    const letters = (words: string): string => words.replace(/[-\n]/g, '');
    expect([letters(name), letters(name.split(' ')[0] ?? '')]).toContain(letters(text));
  }
});

test.each([
  'Donaudampfschifffahrtsgesellschaftskapit',
  'Абракадабраабракадабраабракадабраабракад',
  '山田太郎山田太郎山田太郎山田太郎山田太郎',
  'عبدالرحمنعبدالرحمنعبدالرحمنعبدالرحمن',
  'कखगघङकखगघङकखगघङकखगघङ',
])('%s stays in its room, in any script', (name) => {
  for (const width of [24, 32, 46, 76])
    for (const most of [1, 2, 3] as const) {
      const { text, size, lines } = fitName(name, width, 1, most);
      expect(text.split('\n').length).toBeLessThanOrEqual(Math.min(lines, most));
      for (const line of text.split('\n')) expect(widthOf(line, size)).toBeLessThanOrEqual(width);
    }
});

test('a name is as large as it can be', () => {
  expect(fitName('Ines', 96)).toEqual({ text: 'Ines', size: 15, lines: 1 });
  expect(fitName('Anna Magdalena', 80)).toMatchObject({ text: 'Anna Magdalena', size: 13, lines: 2 });
  expect(fitName('Maximiliaan', 50).text).toMatch(/-\n/);
});

test('a reader gives up its note, then its size, and only then the end of the text', () => {
  const text = (words: number): string => Array.from({ length: words }, () => 'counts').join(' ');
  expect(fitReader(text(6), 220, 60, true)).toMatchObject({ size: 15, note: true, whole: true });
  expect(fitReader(text(11), 220, 60, true)).toMatchObject({ size: 15, note: false, whole: true });
  expect(fitReader(text(17), 220, 60, true)).toMatchObject({ size: 12, note: false, whole: true });
  expect(fitReader(text(60), 220, 60, true)).toMatchObject({ size: 12, whole: false });
});

test('points are counted from the last place to the first, equals together', () => {
  expect(countingOrder({ places: [2, 1, 4, 2] })).toEqual([[2], [0, 3], [1]]);
});
