/** A picture for each card of Seaside; the others stand in `art.ts`. */
import * as a from '@/art/parts';
import type { Vignette } from '@/art/stage';

export const SEASIDE = {
  embargo: {
    mood: 'lamp',
    behind: [a.sun(60, 42, 9), a.clouds(1), a.town(48, 4), a.water(48, 60)],
    subject: [a.ship(60, 60, 0.86), a.chain()],
  },
  haven: {
    mood: 'dawn',
    behind: [
      a.sun(60, 40, 9),
      a.clouds(3),
      a.isles(47),
      a.headland('left', 48),
      a.headland('right', 50),
      a.water(48, 60),
    ],
    subject: [a.dinghy(60, 66, 1.1), a.stones()],
  },
  lighthouse: {
    mood: 'dawn',
    behind: [a.stars(9), a.sun(18, 47, 8), a.isles(50), a.water(50, 18)],
    subject: [a.beam(74, 26), a.glow(74, 26, 22), a.lighthouse(74, 72, 1.06), a.stones()],
  },
  'native-village': {
    mood: 'dusk',
    behind: [a.stars(7), a.sun(96, 44, 7), a.hills(52, 0.8), a.palms(50), a.beach(62)],
    subject: [a.hut(34, 66, 1.3), a.hut(88, 65, 1.2), a.fire(61, 71, 0.9), a.leaves()],
  },
  'pearl-diver': {
    mood: 'deep',
    behind: [a.shafts(), a.weeds(), a.seabed(66)],
    subject: [a.glow(60, 50, 30), a.silhouette('pearl', 60, 50, 44, 'pale'), a.bubbles()],
  },
  ambassador: {
    mood: 'storm',
    behind: [a.sun(60, 40, 11), a.clouds(5), a.town(50, 7), a.masts(56), a.quay(62)],
    subject: [
      a.figure(36, 78, 1.3, '#7d2a45', 'hat'),
      a.figure(84, 78, 1.25, '#463a78'),
      a.silhouette('scroll', 60, 54, 23, '#fff3d6'),
    ],
  },
  'fishing-village': {
    mood: 'dawn',
    behind: [a.sun(62, 42, 8), a.clouds(6), a.isles(46), a.water(47, 62)],
    subject: [
      a.hut(24, 57, 1.2, true),
      a.hut(98, 55, 1.1, true),
      a.hut(78, 60, 0.75, true),
      a.boat(56, 68, 1.1),
      a.lamp(44, 40, 0.7),
      a.wave(),
    ],
  },
  lookout: {
    mood: 'sea',
    behind: [a.sun(20, 36, 8), a.clouds(2), a.birds(86, 18), a.fleet(47), a.isles(48), a.water(48, 20)],
    subject: [a.crowsNest(62, 50, 1.35)],
  },
  smugglers: {
    mood: 'night',
    behind: [a.moon(74, 24, 8), a.stars(8), a.cave(), a.water(54, 70)],
    subject: [a.barrel(46, 64, 0.75), a.barrel(58, 64, 0.8), a.boat(58, 67, 1.45, '#6b3f34', true), a.stones()],
  },
  warehouse: {
    mood: 'lamp',
    behind: [a.wall(1), a.floor(60)],
    subject: [
      a.crate(24, 70, 1.6),
      a.crate(48, 72, 1.3),
      a.crate(34, 48, 1.3),
      a.barrel(94, 71, 1.6),
      a.barrel(76, 73, 1.3),
      a.lamp(60, 22, 1),
    ],
  },
  caravan: {
    mood: 'dawn',
    behind: [a.rays(92, 40), a.sun(92, 40, 11), a.dunes(52), a.sand(66)],
    subject: [a.silhouette('camel', 97, 52, 21), a.silhouette('camel', 73, 52, 29), a.silhouette('camel', 38, 49, 44)],
  },
  cutpurse: {
    mood: 'storm',
    behind: [a.moon(92, 18, 7), a.murk(2), a.town(60, 9, 'near'), a.cobble(66)],
    subject: [a.glow(52, 52, 34), a.purse(50, 73, 1.7), a.dagger(42, 30, 1.25, -14)],
  },
  island: {
    mood: 'green',
    behind: [a.rays(92, 38), a.sun(92, 38, 9), a.birds(20, 16), a.isles(47), a.water(48, 92)],
    subject: [a.isle(56, 64, 1.15), a.wave()],
  },
  navigator: {
    mood: 'night',
    behind: [a.stars(26), a.moon(100, 16, 6), a.isles(46), a.water(47, 98), a.deck(64)],
    subject: [a.glow(56, 42, 32), a.silhouette('sextant', 56, 42, 50, 'gold')],
  },
  'pirate-ship': {
    mood: 'storm',
    behind: [a.bolt(100, 4, 0.9), a.murk(4), a.sun(30, 44, 9), a.isles(50), a.swell(60)],
    subject: [a.ship(58, 69, 1.16, 'pirate'), a.wave()],
  },
  salvager: {
    mood: 'dusk',
    behind: [a.sun(92, 38, 9), a.clouds(2), a.birds(30, 14), a.cliff('left'), a.beach(62)],
    subject: [a.wreck(66, 66, 1.2), a.crate(28, 73, 1), a.barrel(100, 74, 0.9), a.stones()],
  },
  'sea-hag': {
    mood: 'curse',
    behind: [a.murk(5), a.moon(98, 18, 7), a.cliff('left'), a.swell(64)],
    subject: [a.glow(62, 38, 42), a.silhouette('witch-face', 62, 39, 54, '#a5dc72'), a.wave()],
  },
  'treasure-map': {
    mood: 'lamp',
    behind: [a.wall(2), a.table(44)],
    subject: [a.map(58, 62, 1.2), a.candle(107, 58, 13), a.coin(13, 70, 6), a.coin(20, 73, 6)],
  },
  bazaar: {
    mood: 'dusk',
    behind: [a.stars(6), a.sun(60, 44, 9), a.town(48, 8), a.bunting(6), a.cobble(62)],
    subject: [a.stall(26, 67, 1.15), a.stall(94, 67, 1.15, '#4f9fae'), a.stall(60, 73, 1.35, '#e7b44e')],
  },
  explorer: {
    mood: 'green',
    behind: [a.sun(88, 28, 8), a.clouds(2), a.peaks(52), a.trees(58, 4), a.meadow(64)],
    subject: [a.figure(42, 77, 1.4, '#a8683a', 'straw'), a.silhouette('compass', 80, 52, 32, 'gold'), a.leaves()],
  },
  'ghost-ship': {
    mood: 'night',
    behind: [a.moon(86, 24, 11), a.stars(6), a.isles(48), a.water(49, 86)],
    subject: [a.glow(56, 44, 40), a.ship(56, 69, 1.16, 'ghost'), a.mist()],
  },
  'merchant-ship': {
    mood: 'dawn',
    behind: [a.rays(92, 42), a.sun(92, 42, 10), a.clouds(1), a.isles(47), a.water(48, 92)],
    subject: [a.ship(56, 69, 1.16), a.wave()],
  },
  outpost: {
    mood: 'dawn',
    behind: [
      a.sun(22, 42, 9),
      a.clouds(5),
      a.birds(28, 18),
      a.isles(48),
      a.headland('right', 54),
      a.water(49, 22),
      a.rock(70),
    ],
    subject: [a.tower(74, 70, 1.2), a.figure(44, 72, 0.55, '#7a3f5a', 'helm'), a.spear(49, 72, 20), a.stones()],
  },
  tactician: {
    mood: 'dawn',
    behind: [a.wall(2), a.table(56)],
    subject: [
      a.glow(60, 38, 36),
      a.map(60, 68, 0.95),
      a.silhouette('chess-knight', 60, 40, 48, 'pale'),
      a.candle(102, 62, 12),
    ],
  },
  treasury: {
    mood: 'lamp',
    behind: [a.wall(2), a.floor(62)],
    subject: [a.chest(60, 73, 1.3)],
  },
  wharf: {
    mood: 'dawn',
    behind: [a.sun(24, 40, 9), a.clouds(3), a.fleet(47), a.water(48, 24), a.quay(66)],
    subject: [a.ship(38, 66, 0.86), a.crane(80, 71, 1.05), a.barrel(58, 75, 0.9), a.crate(72, 76, 0.8)],
  },
  astrolabe: {
    mood: 'dawn',
    behind: [a.stars(14), a.moon(22, 20, 7), a.isles(48), a.water(48, 30), a.deck(66)],
    subject: [a.glow(62, 46, 42), a.astrolabe(62, 46, 1.12)],
  },
  monkey: {
    mood: 'dawn',
    behind: [a.sun(98, 36, 8), a.isles(48), a.water(50, 98), a.beach(66)],
    subject: [
      a.bigLeaf(60, 70, 46, -150, '#1f5b47'),
      a.bigLeaf(60, 70, 46, -30, '#1f5b47'),
      a.bigLeaf(60, 66, 52, -118, '#174a3c'),
      a.bigLeaf(60, 66, 52, -62, '#174a3c'),
      a.silhouette('monkey', 60, 47, 48, '#e0a566'),
    ],
  },
  'sea-chart': {
    mood: 'lamp',
    behind: [a.wall(2), a.table(46)],
    subject: [a.chart(58, 62, 1.2), a.silhouette('sextant', 92, 62, 25, 'gold'), a.candle(14, 66, 13)],
  },
  blockade: {
    mood: 'storm',
    behind: [a.murk(2), a.town(48, 6), a.water(48, 60)],
    subject: [a.ship(24, 59, 0.52), a.ship(64, 61, 0.58), a.ship(104, 59, 0.52), a.chain()],
  },
  sailor: {
    mood: 'dawn',
    behind: [a.sun(92, 42, 9), a.clouds(4), a.isles(47), a.water(48, 92), a.deck(62)],
    subject: [a.figure(48, 78, 1.5, '#2f5f9a', 'hat'), a.barrel(84, 77, 1.1), a.crate(102, 77, 0.8)],
  },
  'tide-pools': {
    mood: 'dawn',
    behind: [a.sun(60, 38, 9), a.clouds(6), a.isles(46), a.water(47, 60), a.beach(59)],
    subject: [a.pools(), a.silhouette('pearl', 34, 63, 22, 'pale'), a.stones()],
  },
  corsair: {
    mood: 'storm',
    behind: [a.bolt(100, 6, 0.8), a.murk(1), a.fleet(52), a.swell(60)],
    subject: [a.sloop(56, 70, 1.05, '#1c1020', '#a8343c'), a.wave()],
  },
  pirate: {
    mood: 'dawn',
    behind: [a.sun(24, 42, 8), a.clouds(2), a.masts(56), a.water(50, 24), a.quay(64)],
    subject: [a.pirate(48, 79, 1.75, { coat: '#7d2a45', skin: '#c98d62' }, 'tricorn'), a.chest(92, 76, 0.9)],
  },
  'sea-witch': {
    mood: 'night',
    behind: [a.stars(16), a.isles(50), a.water(50, 60)],
    subject: [a.glow(60, 36, 46), a.silhouette('witch', 60, 36, 58, '#bfe9dc'), a.rock(74), a.mist()],
  },
} satisfies Record<string, Vignette>;
