/** What is told in short to whoever could not watch. */
import { gistOf, type Deed } from '@/ui/table/gist';

const NAMES = ['Ana', 'Ines', 'Mateo', 'Yara', 'Anton', 'Noor'];

/** "1 took Settler": what that seat did; "- The ships sailed": what nobody did. */
const deeds = (...told: readonly string[]): Deed[] =>
  told.map((line) => {
    const [who = '', ...rest] = line.split(' ');
    const name = NAMES[Number(who)] ?? '';
    return { who: who === '-' ? null : Number(who), name, text: [name, ...rest].join(' ').trim() };
  });

/** The lines as one reads them. */
const read = (told: readonly Deed[]): readonly string[] => gistOf(told).lines.map(({ text }) => text);

test('names everybody once, in a line of their own, newest last', () => {
  expect(gistOf(deeds('1 took Settler', '2 built Small Market'))).toEqual({
    lines: [
      { who: 1, text: 'Ines took Settler' },
      { who: 2, text: 'Mateo built Small Market' },
    ],
    more: 0,
  });
  expect(read(deeds('1 played Militia', '2 bought Silver', '1 bought Gold'))).toEqual([
    'Mateo bought Silver',
    'Ines played Militia, bought Gold',
  ]);
  expect(read(deeds('1 took Settler', '- The ship sailed'))).toEqual(['Ines took Settler', 'The ship sailed']);
});

test('names nobody twice where a language writes the name and a colon', () => {
  const said = (text: string): Deed => ({ who: 2, name: 'Mateo', text: `Mateo: ${text}` });
  expect(read([said('Gefängnis → 3 (Rum)'), said('zurück 3 → 1')])).toEqual([
    'Mateo: Gefängnis → 3 (Rum), zurück 3 → 1',
  ]);
});

test('what does not begin with the name stays a sentence of its own', () => {
  const told = [...deeds('1 took Mayor'), { who: 1, name: 'Ines', text: 'For Ines, 2 colonists came' }];
  expect(read(told)).toEqual(['Ines took Mayor, For Ines, 2 colonists came']);
});

test('leaves out the oldest, and never somebody’s latest as long as four are told', () => {
  const many = deeds('1 took A', '2 took B', '2 took C', '2 took D', '2 took E', '2 took F');
  expect(read(many)).toEqual(['Ines took A', 'Mateo took D, took E, took F']);
  expect(gistOf(many).more).toBe(2);
  const five = deeds('1 took A', '2 took B', '3 took C', '4 took D', '5 took E', '1 took F');
  expect(read(five)).toEqual(['Yara took C', 'Anton took D', 'Noor took E', 'Ines took F']);
  expect(gistOf(five).more).toBe(2);
  const long = deeds(
    '1 took a coffee plantation',
    '2 took a corn plantation',
    `2 built ${'the Guild hall, '.repeat(5)}`,
  );
  expect(read(long)).toEqual([expect.stringMatching(/^Ines took/), expect.stringMatching(/^Mateo built/)]);
  expect(gistOf(long).more).toBe(1);
  expect(gistOf([])).toEqual({ lines: [], more: 0 });
});
