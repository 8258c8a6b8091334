/** What can be read on what, computed for every theme: 4.5 to 1 for words, 7 to 1 where strong contrast is asked for. */
import { GAME_IDS } from '@/games/shelf';
import { place as cartagena } from '@/games/cartagena/place';
import { place as dominion } from '@/games/dominion/place';
import { place as puertoRico } from '@/games/puerto-rico/place';
import { place as santoDomingo } from '@/games/santo-domingo/place';
import { PALETTES, SEAT_TINTS, type Colors } from '@/ui/palettes';

const { dark, darkContrast, light, lightContrast } = PALETTES;

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = (color: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(parseInt(color.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast of two colours as WCAG 2 counts it, 1 to 21. */
const contrast = (a: string, b: string): number => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};

type Name = keyof Colors;
const GROUNDS = ['bg', 'bgTop', 'surface', 'raised'] as const satisfies readonly Name[];
const ACCENTS: readonly Name[] = [...GAME_IDS, 'brass'];

/** Every word and the ground it can stand on. */
const WORDS: readonly (readonly [Name, Name])[] = [
  ...GROUNDS.flatMap((ground) =>
    (['text', 'muted', 'brass', 'danger', 'good'] as const).map((word) => [word, ground] as const),
  ),
  ['ink', 'parchment'],
  ['inkMuted', 'parchment'],
  ...ACCENTS.map((accent) => ['onAccent', accent] as const),
  ...ACCENTS.flatMap((accent) => (['bg', 'surface'] as const).map((ground) => [accent, ground] as const)),
];

const tooFaint = (colors: Colors, pairs: readonly (readonly [Name, Name])[], least: number): readonly string[] =>
  pairs
    .map(([a, b]) => ({ pair: `${a} on ${b}`, ratio: contrast(colors[a], colors[b]) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`);

test('the formula: black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#123456', '#123456')).toBe(1);
});

test.each([
  ['dark', dark, 4.5],
  ['light', light, 4.5],
  ['dark, high contrast', darkContrast, 7],
  ['light, high contrast', lightContrast, 7],
] as const)('every word can be read: %s', (_, colors, least) => {
  expect(tooFaint(colors, WORDS, least)).toEqual([]);
});

test.each(Object.entries(PALETTES))('the edge of a field can be seen on every ground: %s', (_, colors) => {
  expect(
    tooFaint(
      colors,
      GROUNDS.map((ground) => ['edge', ground] as const),
      3,
    ),
  ).toEqual([]);
});

/** The grounds a place adds, and what stands on them. */
const PLACE_WORDS: readonly (readonly [Name, Name])[] = [
  ...WORDS.filter(([word, ground]) => ![word, ground].some((name) => ACCENTS.includes(name) && name !== 'brass')),
  ...(['dock', 'dockTop'] as const).flatMap((ground) =>
    (['text', 'muted', 'brass', 'danger'] as const).map((word) => [word, ground] as const),
  ),
  ['muted', 'dim'],
  ['text', 'dim'],
  ['onSky', 'bg'],
];

test.each([
  ['cartagena', cartagena],
  ['dominion', dominion],
  ['puerto-rico', puertoRico],
  ['santo-domingo', santoDomingo],
] as const)('every word can be read in the place of %s', (game, place) => {
  for (const scheme of ['dark', 'light'] as const) {
    const { accent, ...own } = place[scheme];
    const colors: Colors = { ...PALETTES[scheme], ...own, [game]: accent };
    const accents = [
      ['onAccent', game] as const,
      ...(['bg', 'surface', 'dock'] as const).map((ground) => [game, ground] as const),
    ];
    const edges = GROUNDS.map((ground) => ['edge', ground] as const);
    expect([scheme, ...tooFaint(colors, [...PLACE_WORDS, ...accents], 4.5), ...tooFaint(colors, edges, 3)]).toEqual([
      scheme,
    ]);
  }
});

test.each([
  ['dark', darkContrast],
  ['light', lightContrast],
] as const)('with high contrast lines and edges can be seen: %s', (_, colors) => {
  expect(
    tooFaint(
      colors,
      GROUNDS.map((ground) => ['line', ground] as const),
      3,
    ),
  ).toEqual([]);
});

test.each([
  ['dark', dark],
  ['light', light],
  ['dark, high contrast', darkContrast],
  ['light, high contrast', lightContrast],
] as const)('the mark of a seat stands out by its colour or by its edge: %s', (_, colors) => {
  for (const tint of Object.values(SEAT_TINTS)) {
    for (const ground of GROUNDS) {
      const seen = Math.max(contrast(tint, colors[ground]), contrast(colors.shapeEdge, colors[ground]));
      expect({ tint, ground, seen: seen >= 3 }).toEqual({ tint, ground, seen: true });
    }
  }
});
