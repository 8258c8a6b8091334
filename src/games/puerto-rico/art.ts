/** A picture for each tile, building and role: a morning of white walls, red roofs and lush greens. */
import * as a from '@/art/parts';
import type { Vignette } from '@/art/stage';
import type { BuildingId } from './rules/buildings';
import type { Tile } from './rules/goods';
import type { Role } from './rules/roleCards';

const BLUE = '#5b8fb0';
const TEAL = '#4f8f86';
const VIOLET = '#7a57b0';
const CLAY = '#a8653f';

export const tiles = {
  corn: {
    mood: 'valley',
    behind: [a.sun(92, 22, 8), a.hills(42), a.stalks(46, '#f2c53d')],
    subject: [a.silhouette('corn', 60, 52, 46, '#f7c93a')],
  },
  indigo: {
    mood: 'valley',
    behind: [a.sun(26, 22, 8), a.hills(42), a.furrows(48, '#4a60d0')],
    subject: [a.silhouette('flower', 60, 50, 44, '#3f55cf')],
  },
  sugar: {
    mood: 'cane',
    behind: [a.sun(92, 20, 8), a.hills(42), a.meadow(62)],
    subject: [a.cane(26, 79, 1.4), a.cane(94, 79, 1.4), a.cane(58, 80, 1.7)],
  },
  tobacco: {
    mood: 'valley',
    behind: [a.sun(28, 20, 8), a.hills(42), a.furrows(48, '#6f9a3f')],
    subject: [
      a.bigLeaf(60, 72, 42, -138, '#a06a2e'),
      a.bigLeaf(60, 72, 42, -42, '#b57a38'),
      a.bigLeaf(60, 72, 50, -90, '#c48e4c'),
    ],
  },
  coffee: {
    mood: 'valley',
    behind: [a.sun(94, 20, 8), a.peaks(46), a.furrows(50, '#2f6a3c')],
    subject: [a.beans(60, 50, 2.3)],
  },
  quarry: {
    mood: 'morning',
    behind: [a.sun(60, 16, 8), a.hills(36), a.quarry()],
    subject: [a.silhouette('stones', 60, 56, 42, '#f2f5ee')],
  },
} satisfies Record<Tile, Vignette>;

export const buildings = {
  'small-indigo-plant': {
    mood: 'valley',
    behind: [a.sun(94, 18, 8), a.hills(44), a.meadow(60)],
    subject: [a.casa(38, 67, 1.05, { width: 40, height: 20, arches: 2 }), a.vat(90, 74, 1.3)],
  },
  'small-sugar-mill': {
    mood: 'cane',
    behind: [a.sun(24, 18, 8), a.hills(44), a.meadow(60)],
    subject: [a.mill(58, 71, 1.2), a.cane(98, 75, 1), a.cane(20, 75, 0.9)],
  },
  'small-market': {
    mood: 'plaza',
    behind: [a.sun(92, 18, 8), a.hills(40), a.cobble(58)],
    subject: [a.stall(60, 73, 2, '#d0563a')],
  },
  hacienda: {
    mood: 'valley',
    behind: [a.sun(26, 18, 8), a.hills(40), a.palms(52), a.furrows(60, '#7cb85a')],
    subject: [a.casa(60, 60, 1.1, { width: 62, height: 18, arches: 5 })],
  },
  'construction-hut': {
    mood: 'earth',
    behind: [a.sun(92, 18, 8), a.hills(40), a.meadow(60)],
    subject: [
      a.casa(54, 69, 1.1, { width: 40, height: 20, arches: 2, roof: '#b98a58', wall: '#e9cf9f' }),
      a.scaffold(60, 71, 1.15),
      a.crate(103, 74, 1.1),
      a.crate(103, 59, 0.8),
    ],
  },
  'small-warehouse': {
    mood: 'plaza',
    behind: [a.sun(24, 18, 8), a.hills(40), a.cobble(60)],
    subject: [
      a.casa(42, 69, 1.1, { width: 46, height: 24, arches: 1, roof: CLAY }),
      a.crate(88, 75, 1.3),
      a.crate(88, 57, 1),
      a.barrel(107, 76, 1),
    ],
  },
  'indigo-plant': {
    mood: 'valley',
    behind: [a.sun(20, 18, 8), a.hills(42), a.meadow(58)],
    subject: [
      a.casa(60, 58, 1.1, { width: 66, height: 20, arches: 5 }),
      a.vat(24, 76, 1.05),
      a.vat(60, 78, 1.1),
      a.vat(96, 76, 1.05),
    ],
  },
  'sugar-mill': {
    mood: 'cane',
    behind: [a.sun(98, 18, 8), a.hills(42), a.meadow(60)],
    subject: [a.casa(82, 69, 1.05, { width: 44, height: 20 }), a.mill(36, 73, 1.3), a.cane(110, 78, 0.9)],
  },
  hospice: {
    mood: 'plaza',
    behind: [a.sun(92, 16, 8), a.hills(40), a.cobble(60)],
    subject: [
      a.casa(54, 69, 1.2, { width: 54, height: 24, arches: 4, roof: BLUE }),
      a.belfry(54, 48, 0.62, BLUE),
      a.palm(102, 72, 40, '#3c8350'),
    ],
  },
  office: {
    mood: 'plaza',
    behind: [a.sun(22, 16, 8), a.hills(40), a.cobble(60)],
    subject: [a.casa(60, 70, 1.25, { width: 46, height: 28, roof: VIOLET }), a.sign(60, 46, 1.15)],
  },
  'large-market': {
    mood: 'plaza',
    behind: [a.sun(92, 16, 8), a.hills(40), a.town(48, 3), a.cobble(58)],
    subject: [a.stall(26, 68, 1.3, '#d0563a'), a.stall(94, 68, 1.3, '#3f8f7a'), a.stall(60, 76, 1.6, '#e3a93c')],
  },
  'large-warehouse': {
    mood: 'plaza',
    behind: [a.sun(24, 14, 8), a.hills(40), a.cobble(60)],
    subject: [
      a.casa(34, 68, 1.05, { width: 44, height: 28, arches: 1, roof: CLAY }),
      a.casa(86, 68, 1.05, { width: 44, height: 28, arches: 1, roof: CLAY }),
      a.crate(60, 77, 1.2),
      a.barrel(80, 78, 1),
      a.sacks(38, 79, 0.8),
    ],
  },
  'tobacco-storage': {
    mood: 'earth',
    behind: [a.sun(94, 16, 8), a.hills(40), a.meadow(60)],
    subject: [a.casa(60, 56, 1.15, { width: 64, height: 20, arches: 1, roof: '#8f6a3c' }), a.leafRack(60, 77, 1.5)],
  },
  'coffee-roaster': {
    mood: 'earth',
    behind: [a.smoke(56, 32), a.sun(24, 18, 8), a.peaks(44), a.meadow(60)],
    subject: [a.casa(86, 67, 1, { width: 42, height: 22, arches: 2 }), a.roaster(42, 75, 1.7)],
  },
  factory: {
    mood: 'plaza',
    behind: [a.smoke(27, 22), a.smoke(45, 26), a.sun(98, 18, 8), a.hills(40), a.cobble(60)],
    subject: [
      a.chimney(26, 68, 1.15),
      a.chimney(44, 68, 1.05),
      a.casa(70, 70, 1.2, { width: 58, height: 24, arches: 5, roof: '#8a6a5a' }),
    ],
  },
  university: {
    mood: 'plaza',
    behind: [a.rays(60, 30), a.sun(60, 26, 9), a.hills(40), a.cobble(60)],
    subject: [a.casa(60, 69, 1.25, { width: 66, height: 24, arches: 7, roof: TEAL }), a.dome(60, 40, 1.15, TEAL)],
  },
  harbor: {
    mood: 'bay',
    behind: [a.sun(24, 22, 8), a.birds(70, 14), a.isles(44), a.water(45, 24), a.pier(66)],
    subject: [a.ship(46, 66, 0.92), a.crane(86, 70, 0.98), a.barrel(70, 76, 0.9)],
  },
  wharf: {
    mood: 'bay',
    behind: [a.sun(92, 22, 8), a.isles(44), a.water(45, 92), a.sand(66)],
    subject: [a.hullOnStocks(56, 72, 1.2), a.crate(105, 75, 1)],
  },
  'guild-hall': {
    mood: 'plaza',
    behind: [a.rays(60, 26), a.sun(60, 20, 8), a.hills(40), a.town(50, 4), a.cobble(62)],
    subject: [a.casa(60, 70, 1.25, { width: 60, height: 24, arches: 5 }), a.belfry(24, 71, 1.1), a.belfry(96, 71, 1.1)],
  },
  residence: {
    mood: 'valley',
    behind: [a.rays(60, 26), a.sun(60, 20, 8), a.hills(42), a.palms(50), a.meadow(62)],
    subject: [
      a.casa(60, 44, 0.95, { width: 40, height: 14, arches: 3, roof: '#c95f43' }),
      a.casa(60, 69, 1.25, { width: 68, height: 18, arches: 7, roof: '#c95f43' }),
      a.fountain(60, 79, 0.9),
    ],
  },
  fortress: {
    mood: 'bay',
    behind: [a.sun(22, 20, 8), a.birds(84, 12), a.isles(44), a.water(45, 22), a.rock(66)],
    subject: [a.fort(60, 70, 1.5, '#d3b083'), a.banner(96, 34, 16)],
  },
  'customs-house': {
    mood: 'bay',
    behind: [a.rays(60, 26), a.sun(60, 20, 8), a.fleet(45), a.water(46, 60), a.pier(66)],
    subject: [
      a.casa(60, 71, 1.3, { width: 56, height: 28, arches: 4, roof: TEAL }),
      a.crate(14, 77, 1.2),
      a.barrel(106, 77, 1.15),
      a.sacks(98, 79, 0.7),
    ],
  },
  'city-hall': {
    mood: 'plaza',
    behind: [a.rays(60, 24), a.sun(60, 16, 8), a.hills(40), a.town(48, 6), a.cobble(62)],
    subject: [
      a.casa(60, 71, 1.4, { width: 70, height: 22, arches: 7 }),
      a.belfry(60, 56, 1.05),
      a.fountain(60, 80, 0.75),
    ],
  },
} satisfies Record<BuildingId, Vignette>;

export const roles = {
  settler: {
    mood: 'valley',
    behind: [a.rays(88, 28), a.sun(88, 28, 10), a.birds(30, 12), a.hills(46), a.palms(52), a.furrows(58, '#7cb85a')],
    subject: [a.figure(40, 77, 1.45, '#c2803f', 'straw'), a.spade(60, 77, 1.3), a.palm(88, 72, 50, '#1f5b36')],
  },
  mayor: {
    mood: 'bay',
    behind: [a.sun(94, 24, 9), a.birds(70, 14), a.isles(44), a.water(46, 94), a.pier(66)],
    subject: [
      a.ship(34, 66, 0.9, 'galleon'),
      a.figure(68, 76, 1, '#b5743a', 'straw'),
      a.figure(86, 77, 1.08, '#4f8f86', 'scarf'),
      a.figure(104, 78, 1.12, '#7a57b0', 'straw'),
    ],
  },
  builder: {
    mood: 'plaza',
    behind: [a.sun(24, 20, 9), a.hills(42), a.cobble(62)],
    subject: [
      a.casa(68, 71, 1.25, { width: 46, height: 24 }),
      a.scaffold(72, 71, 1.25),
      a.figure(22, 79, 1.2, '#4f8f86', 'straw'),
    ],
  },
  craftsman: {
    mood: 'earth',
    behind: [a.sun(26, 20, 8), a.hills(42), a.meadow(62)],
    subject: [
      a.casa(88, 64, 1, { width: 44, height: 22, arches: 2 }),
      a.vat(28, 76, 1.25),
      a.sacks(64, 77, 1.35),
      a.barrel(98, 79, 1.15),
    ],
  },
  trader: {
    mood: 'plaza',
    behind: [a.sun(92, 18, 9), a.hills(42), a.town(50, 5), a.cobble(60)],
    subject: [
      a.stall(40, 75, 1.8, '#d0563a'),
      a.figure(92, 79, 1.3, '#3f6a8a', 'hat'),
      a.coin(72, 74, 5),
      a.coin(78, 77, 5),
    ],
  },
  captain: {
    mood: 'bay',
    behind: [a.rays(92, 34), a.sun(92, 34, 10), a.birds(18, 20), a.isles(46), a.water(47, 92)],
    subject: [a.ship(56, 70, 1.2, 'galleon'), a.wave()],
  },
  prospector: {
    mood: 'morning',
    behind: [a.sun(60, 18, 9), a.peaks(46), a.rock(66)],
    subject: [
      a.figure(36, 77, 1.35, '#a8703a', 'straw'),
      a.silhouette('pick', 64, 52, 38, '#6b4630'),
      a.goldPile(92, 75, 1),
    ],
  },
} satisfies Record<Role, Vignette>;

/** What is no piece but has a door on the table. */
export const places = {
  market: {
    mood: 'plaza',
    behind: [a.sun(26, 20, 8), a.hills(42), a.town(48, 2), a.cobble(60)],
    subject: [
      a.casa(26, 67, 0.9, { width: 34, height: 20, arches: 2 }),
      a.casa(94, 67, 0.9, { width: 34, height: 20, arches: 2, roof: VIOLET }),
      a.casa(60, 73, 1.15, { width: 44, height: 24, roof: TEAL }),
    ],
  },
} satisfies Record<'market', Vignette>;

/** For Home, by night and by day. */
const valley = [
  a.casa(46, 58, 0.5),
  a.belfry(66, 58, 0.7),
  a.casa(84, 60, 0.55),
  a.lanes(),
  a.palm(98, 84, 62, '#15452f'),
  a.palm(114, 86, 44, '#123c2a'),
  a.cane(10, 84, 1),
];
export const poster = {
  dark: {
    mood: 'glade',
    behind: [a.sun(36, 30, 9), a.cloud(70, 22, 0.8), a.peaks(48), a.hills(50), a.meadow(60)],
    subject: valley,
  },
  light: {
    mood: 'valley',
    behind: [a.sun(36, 30, 9), a.cloud(70, 22, 0.8), a.peaks(48), a.hills(50), a.meadow(60)],
    subject: valley,
  },
} satisfies Record<'dark' | 'light', Vignette>;
