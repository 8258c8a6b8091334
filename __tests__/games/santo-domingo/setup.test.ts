import { DEFAULT_RATES, firstWorseSpace, rateBands, worth } from '@/games/santo-domingo/rules/options';
import { aTable, CARDS, optionsWith, santoDomingo, written, type Options } from './aTable';

const SEAT_COUNTS = [2, 3, 4, 5, 6] as const;

describe('Setting up', () => {
  test.each(SEAT_COUNTS)('%i players start with as many goods as players, no points and all eight cards', (seats) => {
    const { players } = santoDomingo.setup(optionsWith(), seats, 1);
    expect(players).toHaveLength(seats);
    for (const player of players) {
      expect(player).toEqual({
        points: 0,
        goods: seats,
        hand: [1, 2, 3, 4, 5, 6, 7, 8],
        table: [],
        discard: [],
        earned: [0, 0, 0, 0, 0],
      });
    }
  });

  test('the markers start on space 1, not 0 (SD-D1), so the first supply leads to these rows (SD-5)', () => {
    const rows = SEAT_COUNTS.map((seats) => written(santoDomingo.setup(optionsWith(), seats, 1).rows));
    expect(rows).toEqual(['4/4/4', '6/6/6', '4/4/4', '5/5/5', '6/6/6']);
  });

  test('the first round is round 1, and everybody is asked for cards', () => {
    const t = aTable({ seats: 5 });
    expect(santoDomingo.round(t.state)).toBe(1);
    expect(t.waiting()).toEqual([0, 1, 2, 3, 4]);
    expect(t.asked(4)).toBe('choose-cards');
    expect(t.outcome()).toBeNull();
  });

  test('the cards are the numbers one to eight', () => {
    expect(CARDS).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('Trader rates', () => {
  const pairs = (rates: Options['rates']) => rates.map((rate) => (rate ? `${rate.give}:${rate.get}` : '–')).join(' ');

  test('the standard side has the house default, space 0 to 15', () => {
    expect(pairs(DEFAULT_RATES.standard)).toBe('3:1 3:1 3:1 2:1 2:1 2:1 2:1 3:2 3:2 3:2 3:2 1:1 1:1 1:1 1:1 1:1');
  });

  test('the winter side has the house default, space 0 to 15 (SD-46)', () => {
    expect(pairs(DEFAULT_RATES.winter)).toBe('4:1 4:1 4:1 3:1 3:1 3:1 3:1 2:1 2:1 2:1 2:1 3:2 3:2 3:2 3:2 3:2');
  });

  test('every winter space pays less than the same standard space (SD-46)', () => {
    DEFAULT_RATES.winter.forEach((rate, space) => {
      expect(worth(rate)).toBeLessThan(worth(DEFAULT_RATES.standard[space] ?? null));
    });
  });

  test('no default rate worsens as the marker advances; an edited one that does is pointed out, not refused', () => {
    expect(firstWorseSpace(DEFAULT_RATES.standard)).toBeNull();
    expect(firstWorseSpace(DEFAULT_RATES.winter)).toBeNull();
    const odd = DEFAULT_RATES.standard.map((rate, space) => (space === 9 ? { give: 4, get: 1 } : rate));
    expect(firstWorseSpace(odd)).toBe(9);
    expect(santoDomingo.parseOptions({ rates: odd })?.rates).toEqual(odd);
  });

  test('a space without trade counts as the worst rate', () => {
    expect(worth(null)).toBe(0);
    expect(firstWorseSpace([{ give: 3, get: 1 }, null])).toBe(1);
    expect(firstWorseSpace([null, null, { give: 9, get: 1 }])).toBeNull();
  });

  test('equal neighbours make one band of the table', () => {
    expect(rateBands(DEFAULT_RATES.standard)).toEqual([
      { rate: { give: 3, get: 1 }, from: 0, to: 2 },
      { rate: { give: 2, get: 1 }, from: 3, to: 6 },
      { rate: { give: 3, get: 2 }, from: 7, to: 10 },
      { rate: { give: 1, get: 1 }, from: 11, to: 15 },
    ]);
    expect(rateBands([null, null, { give: 1, get: 9 }, null])).toEqual([
      { rate: null, from: 0, to: 1 },
      { rate: { give: 1, get: 9 }, from: 2, to: 2 },
      { rate: null, from: 3, to: 3 },
    ]);
  });
});

describe('Options from outside', () => {
  const rates = DEFAULT_RATES.standard;
  const withCell = (cell: unknown) => ({ rates: rates.map((rate, space) => (space === 4 ? cell : rate)) });

  test('nothing said: the standard side to 30 points, discards face down (SD-D8)', () => {
    expect(santoDomingo.parseOptions({})).toEqual({
      side: 'standard',
      target: 30,
      rates: DEFAULT_RATES.standard,
      openDiscards: false,
    });
    expect(santoDomingo.defaultOptions).toEqual(santoDomingo.parseOptions({}));
  });

  test('the winter side alone brings the winter rates (SD-46)', () => {
    expect(santoDomingo.parseOptions({ side: 'winter' })?.rates).toEqual(DEFAULT_RATES.winter);
  });

  test('winter and the long game go together (SD-48)', () => {
    const options = santoDomingo.parseOptions({ side: 'winter', target: 45 });
    expect(options).toEqual(optionsWith({ side: 'winter', target: 45 }));
    expect(santoDomingo.optionsRefusal(optionsWith({ side: 'winter', target: 45 }), 3)).toBeNull();
  });

  test.each([
    ['a space without trade', null],
    ['one for nine', { give: 1, get: 9 }],
    ['nine for one', { give: 9, get: 1 }],
    ['seven for five', { give: 7, get: 5 }],
  ])('an edited cell may be %s (SD-D6)', (_name, cell) => {
    expect(santoDomingo.parseOptions(withCell(cell))?.rates[4]).toEqual(cell);
  });

  test.each([
    ['none to give', { give: 0, get: 1 }],
    ['none to get', { give: 1, get: 0 }],
    ['less than nothing', { give: -3, get: 1 }],
    ['ten', { give: 10, get: 1 }],
    ['ten to get', { give: 1, get: 10 }],
    ['a half', { give: 1.5, get: 1 }],
    ['text for a figure', { give: '3', get: 1 }],
    ['text for a rate', '3:1'],
    ['half a rate', { give: 3 }],
    ['a pair', [3, 1]],
    ['a figure', 3],
    ['infinity', { give: Infinity, get: 1 }],
  ])('an edited cell may not be %s', (_name, cell) => {
    expect(santoDomingo.parseOptions(withCell(cell))).toBeNull();
  });

  test.each([
    ['fifteen cells', rates.slice(1)],
    ['seventeen cells', [...rates, null]],
    ['no cells', []],
    ['no table', null],
    ['text', '3:1, 2:1'],
    ['a table that is none', { length: 16 }],
  ])('the rates may not be %s', (_name, table) => {
    expect(santoDomingo.parseOptions({ rates: table })).toBeNull();
  });

  test.each([
    ['no options', null],
    ['text', 'winter'],
    ['a number', 30],
    ['a list', []],
    ['an unknown side', { side: 'summer' }],
    ['a target of 40', { target: 40 }],
    ['a target in text', { target: '45' }],
    ['a word for yes', { openDiscards: 'yes' }],
  ])('%s is refused', (_name, raw) => {
    expect(santoDomingo.parseOptions(raw)).toBeNull();
  });

  test('what is not an option is left behind', () => {
    expect(santoDomingo.parseOptions({ side: 'standard', surprise: true })).toEqual(optionsWith());
  });
});

describe('Who can play', () => {
  test.each([
    [0, 'too-few-players'],
    [1, 'too-few-players'],
    [2, null],
    [6, null],
    [7, 'too-many-players'],
  ])('%i players: %s', (seats, reason) => {
    expect(santoDomingo.optionsRefusal(optionsWith(), seats)).toBe(reason);
  });

  test.each([
    [2, null],
    [3, null],
    [4, 'long-game-needs-few'],
    [5, 'long-game-needs-few'],
    [6, 'long-game-needs-few'],
  ])('the long game with %i players (SD-47, SD-D17): %s', (seats, reason) => {
    expect(santoDomingo.optionsRefusal(optionsWith({ target: 45 }), seats)).toBe(reason);
  });

  test.each(SEAT_COUNTS)('the winter side is for %i players too (SD-46)', (seats) => {
    expect(santoDomingo.optionsRefusal(optionsWith({ side: 'winter' }), seats)).toBeNull();
  });
});
