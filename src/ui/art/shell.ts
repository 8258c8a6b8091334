/** The sea outside Home, the deal of the day, and the doors of a first start. */
import * as a from '@/art/parts';
import type { Vignette } from '@/art/stage';

type Themed = Record<'dark' | 'light', Vignette>;

/** Behind the name of the app. Phones show the part around the horizon, at its right: the name stands at the left. */
export const home = {
  dark: {
    mood: 'homeward',
    behind: [a.stars(26), a.sun(86, 46, 8), a.clouds(3), a.isles(50), a.water(50, 88)],
    subject: [a.sloop(68, 60, 0.36, '#e0754a'), a.palm(111, 86, 50), a.palm(121, 88, 36)],
  },
  light: {
    mood: 'haven',
    behind: [a.sun(100, 42, 8), a.cloud(46, -22, 0.5), a.cloud(66, 8, 0.5), a.hills(50, 0.6), a.water(50, 100)],
    subject: [a.ship(76, 61, 0.5), a.palm(115, 88, 40)],
  },
} satisfies Themed;

const day = (mood: 'lastLight' | 'firstLight'): Vignette => ({
  mood,
  behind: [a.sun(14, 77, 7), a.isles(81)],
  subject: [],
});

/** The deal of the day: a strip, the sun at its left. */
export const daily = { dark: day('lastLight'), light: day('firstLight') } satisfies Themed;

const RED = { coat: '#d9483f', skin: '#e9b48a' } as const;
const BLUE = { coat: '#4b8fe8', skin: '#8a5a3c' } as const;
const GREEN = { coat: '#58b065', skin: '#f0c49c' } as const;

/** What a first start offers: to learn a game, to play one, to score the one on the table. */
export const doors = {
  learn: {
    mood: 'torch',
    behind: [a.vault(), a.flagstones(70)],
    subject: [a.glow(60, 44, 40), a.book(60, 62, 1.1), a.lamp(60, 30, 1.1)],
  },
  play: {
    mood: 'golden',
    behind: [a.sun(34, 30, 10), a.clouds(2), a.fleet(50), a.water(50, 34)],
    subject: [a.pirate(42, 82, 1.7, RED, 'tricorn'), a.pirate(78, 82, 1.7, BLUE, 'bandana')],
  },
  box: {
    mood: 'noon',
    behind: [a.wall(1), a.table(60)],
    subject: [a.papers(44, 62, 1.2), a.pirate(84, 78, 1.7, GREEN, 'captain')],
  },
} satisfies Record<string, Vignette>;

/** The cloth between two people at one phone: the same by day, a curtain is always evening. */
export const curtain = {
  cloth: {
    mood: 'homeward',
    subject: [a.drapes()],
  },
} satisfies Record<string, Vignette>;
