/** A picture for each symbol on the way from the fortress to the sloop. Cards show it nearly square: its middle counts. */
import * as a from '@/art/parts';
import type { Vignette } from '@/art/stage';
import type { PathSymbol } from './rules/route';

export const symbols = {
  hook: {
    mood: 'moonlit',
    sky: [a.moon(84, 22, 9), a.stars(14)],
    far: [a.isles(48)],
    ground: [a.water(48, 84), a.deck(68)],
    subject: [a.glow(58, 40, 34), a.silhouette('hook', 58, 42, 58, '#dbe9f4')],
  },
  rum: {
    mood: 'torch',
    far: [a.vault()],
    ground: [a.flagstones(68)],
    subject: [a.glow(60, 42, 40), a.silhouette('bottle', 60, 43, 58, '#d24a63')],
  },
  lantern: {
    mood: 'torch',
    far: [a.vault()],
    ground: [a.flagstones(68)],
    subject: [a.glow(60, 42, 44), a.silhouette('lantern', 60, 42, 60, 'gold')],
  },
  pistol: {
    mood: 'predawn',
    sky: [a.rays(60, 44), a.sun(60, 44, 17), a.clouds(2)],
    far: [a.isles(56)],
    ground: [a.water(56, 60), a.rock(76)],
    subject: [a.glow(60, 42, 36), a.silhouette('pistols', 60, 42, 60)],
  },
  parrot: {
    mood: 'jungle',
    sky: [a.moon(86, 22, 10), a.stars(8)],
    far: [a.hills(50), a.palms(56)],
    ground: [a.meadow(70)],
    subject: [a.glow(60, 42, 36), a.parrot(58, 60, 1.25)],
    front: [a.bigLeaf(2, 82, 34, -32, '#0d3a2c'), a.bigLeaf(118, 82, 34, 212, '#0d3a2c')],
  },
  chest: {
    mood: 'predawn',
    sky: [a.rays(60, 44), a.sun(60, 42, 12), a.clouds(5)],
    far: [a.isles(50)],
    ground: [a.water(50, 60), a.sand(68)],
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
    sky: [a.moon(60, 12, 9), a.stars(20)],
    far: [a.hills(54, 0.7), a.fort(32, 59, 1.05, '#44697b')],
    ground: [a.water(57, 62)],
    subject: bay,
    front: escape,
  },
  light: {
    mood: 'lagoon',
    sky: [a.sun(62, 34, 9), a.clouds(4)],
    far: [a.hills(54, 0.7), a.fort(32, 59, 1.05, '#c9b08a')],
    ground: [a.water(57, 62)],
    subject: bay,
    front: escape,
  },
} satisfies Record<'dark' | 'light', Vignette>;
