/** A picture for each of the eight cards: the harbour in the golden hour. */
import * as a from '@/art/parts';
import type { Colour } from '@/art/colour';
import type { Vignette } from '@/art/stage';
import type { CARD_NAMES } from './rules/cards';

type CardName = (typeof CARD_NAMES)[keyof typeof CARD_NAMES];

export const cards = {
  captain: {
    mood: 'golden',
    behind: [
      a.sun(24, 32, 10),
      a.clouds(3),
      a.isles(50),
      a.water(50, 24),
      a.ship(102, 58, 0.5, 'galleon'),
      a.ship(14, 56, 0.36, 'galleon'),
      a.deck(72),
    ],
    subject: [a.glow(60, 40, 40), a.bust('captain', 60, 81, 1.2)],
  },
  admiral: {
    mood: 'sunset',
    behind: [
      a.sun(98, 38, 10),
      a.clouds(6),
      a.isles(54),
      a.water(54, 98),
      a.ship(20, 62, 0.52, 'galleon'),
      a.ship(104, 62, 0.46, 'galleon'),
    ],
    subject: [a.glow(60, 40, 42), a.bust('admiral', 60, 81, 1.2)],
  },
  governor: {
    mood: 'noon',
    behind: [a.rays(60, 30), a.sun(60, 30, 14), a.town(60, 4), a.town(66, 7, 'near'), a.cobble(74)],
    subject: [a.glow(60, 40, 40), a.bust('governor', 60, 81, 1.2)],
  },
  frigate: {
    mood: 'golden',
    behind: [a.sun(90, 38, 11), a.clouds(2), a.isles(50), a.water(50, 90)],
    subject: [a.sloop(54, 71, 1.15), a.wave()],
  },
  galleon: {
    mood: 'sunset',
    behind: [a.rays(28, 42), a.sun(28, 42, 12), a.clouds(4), a.isles(52), a.water(52, 28)],
    subject: [a.ship(62, 70, 1.2, 'galleon'), a.wave()],
  },
  customs: {
    mood: 'noon',
    behind: [a.sun(20, 24, 9), a.clouds(5), a.town(58, 2), a.masts(60), a.pier(70)],
    subject: [a.glow(56, 40, 38), a.crate(14, 76, 1.4), a.bust('customs', 56, 81, 1.2)],
  },
  trader: {
    mood: 'golden',
    behind: [a.sun(26, 32, 11), a.clouds(1), a.hills(52), a.town(62, 8), a.pier(70)],
    subject: [a.glow(56, 40, 38), a.sacks(14, 79, 0.9), a.bust('trader', 54, 81, 1.2)],
  },
  beggar: {
    mood: 'sunset',
    behind: [a.sun(92, 38, 9), a.clouds(8), a.fort(96, 64, 0.9), a.fort(22, 64, 0.7), a.pier(68)],
    subject: [a.glow(58, 40, 38), a.bust('beggar', 56, 81, 1.2)],
  },
} satisfies Record<CardName, Vignette>;

const harbour = [a.ship(86, 73, 0.95, 'galleon')];
const quayside = [
  a.pier(74),
  a.barrel(10, 77, 1),
  a.barrel(24, 77, 1),
  a.barrel(17, 62, 0.95, '#c4813f'),
  a.crate(40, 77, 1),
];

/** For Home, by night and by day. */
export const poster = {
  dark: {
    mood: 'golden',
    behind: [a.sun(56, 40, 10), a.clouds(3), a.isles(52), a.fort(27, 58, 0.85), a.water(52, 56)],
    subject: [...harbour, ...quayside],
  },
  light: {
    mood: 'noon',
    behind: [a.sun(56, 40, 10), a.clouds(3), a.isles(52), a.fort(27, 58, 0.85, '#d99a6c'), a.water(52, 56)],
    subject: [...harbour, ...quayside],
  },
} satisfies Record<'dark' | 'light', Vignette>;

/** The bay behind the table, by night and by day. What stands low is hidden by the quay on wide screens. */
const bay = (wall?: Colour): Omit<Vignette, 'mood'> => ({
  behind: [a.sun(93, 45, 5.5), a.clouds(9), a.isles(54), a.fort(15, 58, 0.5, wall), a.water(56, 93)],
  subject: [
    a.ship(46, 62, 0.27, 'galleon'),
    a.ship(65, 60, 0.19, 'galleon'),
    a.sloop(80, 62, 0.2),
    a.palm(102, 68, 13),
    a.cottage(112, 69, 0.45),
    a.house(122, 69, 0.55),
  ],
});

export const scene = {
  dark: { mood: 'harbour', ...bay() },
  light: { mood: 'market', ...bay('#d99a6c') },
} satisfies Record<'dark' | 'light', Vignette>;
