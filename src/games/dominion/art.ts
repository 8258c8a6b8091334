/**
 * A picture for each card. The mood leans on the kind: every Duration has dawn, every Victory card green, Treasures their
 * metal, Attacks storm, curse or night; a plain Action takes the hour of the place it shows.
 */
import * as a from '@/art/parts';
import type { Vignette } from '@/art/stage';
import { BASE } from './artBase';
import { SEASIDE } from './artSeaside';
import type { CardId } from './rules/printed';

const BASIC = {
  copper: {
    mood: 'copper',
    behind: [a.rays(60, 46), a.town(52, 3), a.table(60)],
    subject: [a.hoard('copper', 1)],
  },
  silver: {
    mood: 'silver',
    behind: [a.rays(60, 46), a.town(52, 5), a.table(60)],
    subject: [a.hoard('silver', 2)],
  },
  gold: {
    mood: 'gold',
    behind: [a.rays(60, 46, 18), a.castle(96, 58, 0.8, 'far'), a.table(60)],
    subject: [a.hoard('gold', 3)],
  },
  estate: {
    mood: 'green',
    behind: [a.sun(92, 34, 8), a.clouds(2), a.hills(52), a.meadow(62)],
    subject: [a.tree(26, 66, 1.1), a.cottage(62, 67, 1.35), a.tree(98, 68, 0.9), a.grass()],
  },
  duchy: {
    mood: 'green',
    behind: [a.sun(24, 32, 8), a.clouds(4), a.hills(52), a.trees(58), a.meadow(62)],
    subject: [a.manor(60, 67, 1.3), a.tree(20, 69, 1), a.tree(102, 69, 1.1), a.grass()],
  },
  province: {
    mood: 'green',
    behind: [a.rays(60, 30, 18), a.sun(60, 30, 10), a.peaks(54), a.trees(60, 2), a.meadow(64)],
    subject: [a.palace(60, 69, 1.2), a.tree(10, 72, 1), a.tree(111, 72, 1)],
  },
  curse: {
    mood: 'curse',
    behind: [a.murk(3), a.forest(58, 6), a.swell(66)],
    subject: [a.glow(60, 40, 40), a.skull(60, 40, 1.35), a.silhouette('dead-wood', 104, 54, 36), a.mist()],
  },
} satisfies Record<string, Vignette>;

const SECOND_EDITION = {
  harbinger: {
    mood: 'dusk',
    behind: [a.moon(72, 26, 16), a.stars(6), a.hills(56), a.meadow(68)],
    subject: [a.silhouette('dead-wood', 56, 54, 54), a.silhouette('raven', 62, 28, 30)],
  },
  merchant: {
    mood: 'sea',
    behind: [a.sun(22, 36, 8), a.clouds(4), a.masts(60), a.town(50, 2), a.quay(64)],
    subject: [a.figure(42, 78, 1.4, '#b0603a', 'hat'), a.sacks(80, 76, 1.35), a.coin(104, 72, 5), a.coin(109, 76, 5)],
  },
  vassal: {
    mood: 'lamp',
    behind: [a.wall(3), a.curtain('#4a459a'), a.floor(64)],
    subject: [a.glow(60, 46, 40), a.silhouette('kneeling', 60, 48, 50)],
  },
  poacher: {
    mood: 'green',
    behind: [a.sun(84, 36, 9), a.forest(56, 8), a.pines(62, 5), a.meadow(66)],
    subject: [a.glow(48, 54, 26), a.silhouette('rabbit', 46, 55, 38, '#f2dfc0'), a.snare(98, 72, 1.15), a.grass()],
  },
  bandit: {
    mood: 'storm',
    behind: [a.moon(24, 20, 8), a.murk(3), a.forest(56, 4), a.pines(62, 3), a.meadow(68)],
    subject: [a.glow(60, 44, 38), a.silhouette('bandit', 60, 44, 54), a.grass()],
  },
  sentry: {
    mood: 'night',
    behind: [a.moon(22, 22, 8), a.stars(10), a.hills(52), a.rock(70)],
    subject: [
      a.fort(72, 72, 1.25, '#7f8fb8'),
      a.spear(43, 78, 52),
      a.figure(34, 79, 1.45, '#3f6fb0', 'helm'),
      a.torch(70, 46, 0.8),
    ],
  },
  artisan: {
    mood: 'lamp',
    behind: [a.wall(2), a.table(60)],
    subject: [
      a.glow(46, 42, 34),
      a.silhouette('amphora', 46, 44, 48, '#d06a45'),
      a.silhouette('palette', 86, 57, 30, 'gold'),
      a.candle(110, 64, 10),
    ],
  },
} satisfies Record<string, Vignette>;

export const cards = { ...BASIC, ...SEASIDE, ...BASE, ...SECOND_EDITION } satisfies Record<CardId, Vignette>;

/** For Home, by night and by day. */
export const poster = {
  dark: {
    mood: 'dusk',
    behind: [a.stars(18), a.clouds(7), a.hills(56, 0.9), a.castle(86, 60, 1.35, '#6e64ae'), a.water(58, 30)],
    subject: [a.beam(24, 25, 12, 2), a.glow(24, 25, 26), a.lighthouse(24, 74, 1.12), a.ship(62, 77, 0.5), a.stones()],
  },
  light: {
    mood: 'lilac',
    behind: [a.sun(50, 38, 9), a.clouds(7), a.hills(56, 0.9), a.castle(86, 60, 1.35, '#a79ade'), a.water(58, 58)],
    subject: [a.lighthouse(24, 74, 1.12), a.ship(62, 77, 0.5), a.stones()],
  },
} satisfies Record<'dark' | 'light', Vignette>;
