/** A picture for each symbol on the way from the fortress to the sloop. Cards show it nearly square: its middle counts. */
import * as a from '@/art/parts';
import type { Vignette } from '@/art/stage';
import type { CardRule } from './rules/options';
import type { PathSymbol, RouteKind } from './rules/route';

export const symbols = {
  hook: {
    mood: 'moonlit',
    behind: [a.moon(84, 22, 9), a.stars(14), a.isles(48), a.water(48, 84), a.deck(68)],
    subject: [a.glow(58, 40, 34), a.silhouette('hook', 58, 42, 58, '#dbe9f4')],
  },
  rum: {
    mood: 'torch',
    behind: [a.vault(), a.flagstones(68)],
    subject: [a.glow(60, 42, 40), a.silhouette('bottle', 60, 43, 58, '#d24a63')],
  },
  lantern: {
    mood: 'torch',
    behind: [a.vault(), a.flagstones(68)],
    subject: [a.glow(60, 42, 44), a.silhouette('lantern', 60, 42, 60, 'gold')],
  },
  pistol: {
    mood: 'predawn',
    behind: [a.rays(60, 44), a.sun(60, 44, 17), a.clouds(2), a.isles(56), a.water(56, 60), a.rock(76)],
    subject: [a.glow(60, 42, 36), a.silhouette('pistols', 60, 42, 60)],
  },
  parrot: {
    mood: 'jungle',
    behind: [a.moon(86, 22, 10), a.stars(8), a.hills(50), a.palms(56), a.meadow(70)],
    subject: [
      a.glow(60, 42, 36),
      a.parrot(58, 60, 1.25),
      a.bigLeaf(2, 82, 34, -32, '#0d3a2c'),
      a.bigLeaf(118, 82, 34, 212, '#0d3a2c'),
    ],
  },
  chest: {
    mood: 'predawn',
    behind: [a.rays(60, 44), a.sun(60, 42, 12), a.clouds(5), a.isles(50), a.water(50, 60), a.sand(68)],
    subject: [a.glow(60, 52, 34), a.lockedChest(60, 72, 1.25)],
  },
} satisfies Record<PathSymbol, Vignette>;

const RED = { coat: '#d9483f', skin: '#e9b48a' } as const;
const YELLOW = { coat: '#e6bd48', skin: '#b97f55' } as const;
const bay = [a.sloop(88, 74, 0.92, '#3fb5aa')];
const escape = [
  a.tunnelMouth(26, 82, 1),
  a.pirate(20, 82, 0.62, RED, 'tricorn'),
  a.pirate(33, 82, 0.62, YELLOW, 'brim'),
  a.torch(48, 66, 0.8),
];

/** For Home, by night and by day. */
export const poster = {
  dark: {
    mood: 'moonlit',
    behind: [a.moon(60, 12, 9), a.stars(20), a.hills(54, 0.7), a.fort(32, 59, 1.05, '#44697b'), a.water(57, 62)],
    subject: [...bay, ...escape],
  },
  light: {
    mood: 'lagoon',
    behind: [a.sun(62, 34, 9), a.clouds(4), a.hills(54, 0.7), a.fort(32, 59, 1.05, '#c9b08a'), a.water(57, 62)],
    subject: [...bay, ...escape],
  },
} satisfies Record<'dark' | 'light', Vignette>;

const GREEN = { coat: '#3f9d5c', skin: '#f0c49c' } as const;
const BLUE = { coat: '#3a78c9', skin: '#8a5a3c' } as const;

/** What each route is, for the set-up. */
export const routes = {
  escape: {
    mood: 'moonlit',
    behind: [
      a.moon(96, 16, 8),
      a.stars(16),
      a.hills(56, 0.6),
      a.fort(36, 60, 1.05, '#44697b'),
      a.water(58, 92),
      a.flagstones(72),
    ],
    subject: [a.torch(14, 62, 0.8), a.sloop(90, 74, 0.8, '#3fb5aa')],
  },
  jungle: {
    mood: 'jungle',
    behind: [a.moon(60, 22, 11), a.stars(10), a.hills(52), a.palms(60), a.meadow(68)],
    subject: [
      a.pirate(60, 77, 1.15, GREEN, 'captain'),
      a.bigLeaf(4, 82, 36, -32, '#0d3a2c'),
      a.bigLeaf(116, 82, 36, 212, '#0d3a2c'),
    ],
  },
  complete: {
    mood: 'predawn',
    behind: [a.sun(62, 46, 9), a.clouds(3), a.fort(22, 60, 0.8, '#5d6f80'), a.palms(60), a.water(56, 62)],
    subject: [a.sloop(62, 76, 1.05, '#3fb5aa'), a.bigLeaf(118, 82, 34, 212, '#0d3a2c')],
  },
} satisfies Record<RouteKind, Vignette>;

/** Who moves for cards: one back to another, somebody else forward, or either. */
const passage = { mood: 'torch', behind: [a.vault(), a.flagstones(62)] } as const;
export const rules = {
  retreat: {
    ...passage,
    subject: [
      a.pirate(28, 74, 1.1, BLUE, 'bandana'),
      a.pirate(90, 74, 1.1, GREEN, 'captain'),
      a.arrow(76, 40, -32, '#7ff0dd'),
    ],
  },
  morgan: {
    ...passage,
    subject: [
      a.pirate(28, 74, 1.1, RED, 'tricorn'),
      a.pirate(90, 74, 1.1, YELLOW, 'brim'),
      a.arrow(42, 40, 32, '#ffb09c'),
    ],
  },
  both: {
    ...passage,
    subject: [
      a.pirate(60, 74, 1.1, GREEN, 'captain'),
      a.pirate(100, 74, 1.1, RED, 'tricorn'),
      a.arrow(50, 40, -30, '#7ff0dd'),
      a.arrow(70, 40, 28, '#ffb09c'),
    ],
  },
} satisfies Record<CardRule, Vignette>;
