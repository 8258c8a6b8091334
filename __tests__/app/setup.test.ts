import { ageOf } from '@app/saves';
import { readFigure } from '@/games/santo-domingo/ui/figures';
import { forgetName, NO_MEMORY, rememberGame, setupMemorySchema } from '@/ui/setup/memory';
import { isBlank, sameName, tidyName, visibleLength } from '@/storage/names';
import { landingPlace, stepAside } from '@/ui/reorder/places';
import {
  addSeat,
  changeSeat,
  firstSeats,
  fromSaved,
  moveSeat,
  nameProblem,
  removeSeat,
  seatProblem,
  toSaved,
  type SeatDraft,
} from '@/ui/setup/seats';

const numbered = (number: number): string => `Player ${number}`;
const range = { min: 2, max: 6 };

function seated(...names: readonly string[]): readonly SeatDraft[] {
  let seats: readonly SeatDraft[] = [];
  for (const name of names) {
    seats = addSeat(seats, null, [], numbered);
    seats = changeSeat(seats, seats.length, { name });
  }
  return seats;
}

describe('names', () => {
  test('are trimmed and made one line', () => {
    expect(tidyName('  Anna \n\t Maria ')).toBe('Anna Maria');
  });

  test('that nobody can see count as empty', () => {
    for (const name of ['', '   ', '\u200b\u200d', '\u00a0', '\ufeff', '\u3164']) expect(isBlank(name)).toBe(true);
    for (const name of ['a', '🙂', 'שרה', 'مريم']) expect(isBlank(name)).toBe(false);
  });

  test('are counted in characters a person sees', () => {
    expect(visibleLength('Anna')).toBe(4);
    expect(visibleLength('👨‍👩‍👧‍👦')).toBe(1);
    expect(visibleLength('👍🏽👍🏽')).toBe(2);
    expect(visibleLength('e\u0301'.normalize('NFD'))).toBe(1);
    expect(visibleLength('مريم')).toBe(4);
  });

  test('are counted much the same without a Segmenter (Hermes)', () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    try {
      for (const [name, length] of [
        ['Anna', 4],
        ['👨‍👩‍👧‍👦', 1],
        ['👍🏽👍🏽', 2],
        ['e\u0301', 1],
        ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
      ] as const) {
        expect(visibleLength(name)).toBe(length);
      }
    } finally {
      Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, configurable: true, writable: true });
    }
  });

  test('that look alike are the same', () => {
    expect(sameName('Tom', ' tom ')).toBe(true);
    expect(sameName('To\u200bm', 'Tom')).toBe(true);
    expect(sameName('Tom', 'Tim')).toBe(false);
  });

  test('get a reason when they cannot be taken', () => {
    expect(nameProblem('  ', [])).toBe('name-empty');
    expect(nameProblem('x'.repeat(41), [])).toBe('long-name');
    expect(nameProblem('🙂'.repeat(40), [])).toBeNull();
    expect(nameProblem('TOM', ['Tom'])).toBe('name-taken');
    expect(nameProblem('مريم', ['Tom'])).toBeNull();
  });
});

describe('seats', () => {
  test('a first table can start as it is', () => {
    const seats = firstSeats([], numbered);
    expect(seats.map(({ bot }) => bot)).toEqual([null, 'medium', 'medium']);
    expect(seatProblem(seats, range)).toBeNull();
  });

  test('a remembered person comes first', () => {
    expect(firstSeats(['Marieke', 'Tom'], numbered)[0]?.name).toBe('Marieke');
  });

  test('every new seat has a colour and a name of its own', () => {
    let seats = seated('Player 2');
    for (let i = 0; i < 5; i++) seats = addSeat(seats, null, ['Tom'], numbered);
    expect(new Set(seats.map(({ colour }) => colour)).size).toBe(6);
    expect(new Set(seats.map(({ name }) => name)).size).toBe(6);
  });

  test.each([
    ['one player', ['Anna'], { kind: 'too-few', min: 2, count: 1 }],
    ['seven players', ['a', 'b', 'c', 'd', 'e', 'f', 'g'], { kind: 'too-many', max: 6, count: 7 }],
    ['an empty name', ['Anna', '  '], { kind: 'empty-name', number: 2 }],
    ['a long name', ['Anna', 'x'.repeat(60)], { kind: 'long-name', max: 40, count: 60 }],
    ['two of the same name', ['Anna', 'Tom', 'anna'], { kind: 'same-name', name: 'anna' }],
  ])('%s cannot start and says why', (_case, names, problem) => {
    expect(seatProblem(seated(...names), range)).toEqual(problem);
  });

  test('move and go while the others keep their order', () => {
    const seats = seated('a', 'b', 'c', 'd');
    const order = (all: readonly SeatDraft[]): string => all.map(({ name }) => name).join('');
    expect(order(moveSeat(seats, 1, 2))).toBe('bcad');
    expect(order(moveSeat(seats, 4, 0))).toBe('dabc');
    expect(order(moveSeat(seats, 2, 99))).toBe('acdb');
    expect(order(removeSeat(seats, 3))).toBe('abd');
  });

  test('come back from an earlier game, mended where they do not fit', () => {
    const saved = toSaved(seated(' a ', 'b'));
    expect(fromSaved(saved, 6).map(({ name }) => name)).toEqual(['a', 'b']);
    const odd = fromSaved(
      [
        { name: 'a', colour: 'red', bot: null },
        { name: 'b', colour: 'red', bot: 'grandmaster' },
        { name: 'c', colour: 'blue', bot: 'easy' },
      ],
      2,
    );
    expect(odd).toHaveLength(2);
    expect(odd[1]?.colour).not.toBe('red');
    expect(odd[1]?.bot).toBe('medium');
  });
});

describe('memory', () => {
  test('keeps people, the most recent first, and no bots', () => {
    const first = rememberGame(NO_MEMORY, 'g', {
      seats: [
        { name: 'Anna', colour: 'red', bot: null },
        { name: 'Ines', colour: 'blue', bot: 'hard' },
      ],
      options: { a: 1 },
    });
    const then = rememberGame(first, 'g', { seats: [{ name: 'Tom', colour: 'red', bot: null }], options: null });
    expect(then.names).toEqual(['Tom', 'Anna']);
    expect(then.last['g']?.options).toBeNull();
    expect(forgetName(then, 'tom').names).toEqual(['Anna']);
    expect(setupMemorySchema.safeParse(JSON.parse(JSON.stringify(then))).success).toBe(true);
  });
});

describe('dragging a row', () => {
  const heights = [60, 60, 100, 60];
  test('lands where its middle is', () => {
    expect(landingPlace(heights, 0, 0)).toBe(0);
    expect(landingPlace(heights, 0, 70)).toBe(1);
    expect(landingPlace(heights, 0, 900)).toBe(3);
    expect(landingPlace(heights, 3, -900)).toBe(0);
    expect(landingPlace(heights, 2, -90)).toBe(1);
  });
  test('makes the rows in between step aside', () => {
    expect([0, 1, 2, 3].map((row) => stepAside(row, 0, 2))).toEqual([0, -1, -1, 0]);
    expect([0, 1, 2, 3].map((row) => stepAside(row, 3, 1))).toEqual([0, 1, 1, 0]);
  });
});

describe('a figure of a rate', () => {
  test.each([
    ['3', { ok: true, figure: 3 }],
    [' 9 ', { ok: true, figure: 9 }],
    ['0', { ok: false, reason: 'zero' }],
    ['00', { ok: false, reason: 'zero' }],
    ['10', { ok: false, reason: 'large' }],
    ['', { ok: false, reason: 'empty' }],
    ['abc', { ok: false, reason: 'text' }],
    ['-1', { ok: false, reason: 'text' }],
    ['1.5', { ok: false, reason: 'text' }],
  ])('“%s”', (typed, read) => {
    expect(readFigure(typed)).toEqual(read);
  });
});

describe('the age of a save', () => {
  const now = new Date(2026, 5, 15, 19, 42).getTime();
  const minutes = (count: number): number => now - count * 60_000;
  test.each([
    [now + 5000, { key: 'now', count: 0 }],
    [minutes(0.5), { key: 'now', count: 0 }],
    [minutes(12), { key: 'minutes', count: 12 }],
    [minutes(3 * 60), { key: 'hours', count: 3 }],
    [new Date(2026, 5, 15, 8, 0).getTime(), { key: 'hours', count: 11 }],
    [new Date(2026, 5, 14, 12, 0).getTime(), { key: 'yesterday', count: 1 }],
    [new Date(2026, 5, 12, 23, 0).getTime(), { key: 'days', count: 3 }],
    [new Date(2026, 5, 1).getTime(), null],
  ])('%#', (then, age) => {
    expect(ageOf(then, now)).toEqual(age);
  });

  test('after midnight a game of an hour ago is an hour old, not yesterday’s', () => {
    const early = new Date(2026, 5, 15, 0, 30).getTime();
    expect(ageOf(early - 70 * 60_000, early)).toEqual({ key: 'hours', count: 1 });
  });
});
