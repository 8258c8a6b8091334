/** A picture for each kingdom card of the base game; the others stand in `art.ts`. */
import * as a from '@/art/parts';
import type { Vignette } from '@/art/stage';

export const BASE = {
  cellar: {
    mood: 'lamp',
    behind: [a.wall(1), a.floor(60)],
    subject: [a.barrel(22, 71, 1.9), a.barrel(46, 73, 1.6), a.barrel(98, 72, 1.9), a.candle(72, 67, 11)],
  },
  chapel: {
    mood: 'dusk',
    behind: [a.rays(60, 34), a.sun(90, 42, 8), a.hills(52), a.meadow(63)],
    subject: [a.chapel(58, 68, 1.2), a.tree(22, 69, 1), a.tree(98, 69, 0.9), a.grass()],
  },
  moat: {
    mood: 'sea',
    behind: [a.sun(20, 34, 8), a.clouds(2), a.hills(52), a.water(63, 60)],
    subject: [a.castle(62, 65, 1.45), a.boat(22, 73, 0.65), a.wave()],
  },
  chancellor: {
    mood: 'lamp',
    behind: [a.wall(2), a.table(58)],
    subject: [a.papers(52, 66, 1.6), a.silhouette('seal', 86, 60, 28, '#e4655a'), a.candle(18, 62, 13)],
  },
  village: {
    mood: 'dusk',
    behind: [a.sun(24, 42, 8), a.clouds(2), a.hills(52), a.meadow(62)],
    subject: [
      a.house(28, 65, 1.2),
      a.house(94, 65, 1.25, '#e9d6b4', '#6f63b0'),
      a.house(61, 69, 1.5, '#f7e8ca', '#c2563f'),
      a.tree(44, 70, 0.75),
      a.tree(112, 70, 0.8),
      a.grass(),
    ],
  },
  woodcutter: {
    mood: 'green',
    behind: [a.sun(60, 36, 10), a.clouds(1), a.forest(56, 2), a.pines(60), a.meadow(64)],
    subject: [a.glow(60, 46, 32), a.silhouette('axe', 60, 50, 48), a.grass()],
  },
  workshop: {
    mood: 'lamp',
    behind: [a.wall(2), a.table(60)],
    subject: [
      a.glow(60, 40, 34),
      a.silhouette('hammer', 60, 39, 42, 'gold'),
      a.crate(100, 64, 1),
      a.candle(18, 63, 12),
    ],
  },
  bureaucrat: {
    mood: 'storm',
    behind: [a.wall(1), a.table(60)],
    subject: [
      a.files(26, 70, 1.2),
      a.papers(58, 70, 1.2),
      a.silhouette('quill', 84, 48, 40, 'pale'),
      a.files(108, 68, 0.8),
    ],
  },
  feast: {
    mood: 'lamp',
    behind: [a.wall(2), a.bunting(4), a.table(58)],
    subject: [
      a.glow(60, 46, 34),
      a.dish(60, 66),
      a.silhouette('roast', 60, 46, 46, 'gold'),
      a.candle(20, 63, 14),
      a.candle(100, 63, 14),
    ],
  },
  gardens: {
    mood: 'green',
    behind: [a.sun(60, 28, 9), a.clouds(3), a.trees(50, 2), a.meadow(58)],
    subject: [
      a.tree(18, 62, 1),
      a.tree(102, 62, 1),
      a.hedge(-4, 66, 40),
      a.hedge(84, 66, 40),
      a.fountain(60, 68, 1.3),
      a.silhouette('flowers', 22, 68, 19, '#f2a6c0'),
      a.silhouette('flowers', 98, 68, 19, '#f6d36a'),
      a.hedge(-4, 79, 34, '#4a9a5e'),
      a.hedge(90, 79, 34, '#4a9a5e'),
    ],
  },
  militia: {
    mood: 'storm',
    behind: [a.sun(60, 44, 11), a.clouds(5), a.birds(84, 12), a.castle(102, 54, 0.7, 'far'), a.ridge(56), a.meadow(66)],
    subject: [
      a.banner(20, 72, 50),
      a.spear(44, 72, 44),
      a.spear(65, 74, 48),
      a.spear(86, 74, 46),
      a.spear(104, 72, 42),
      a.figure(34, 78, 1.1, '#8a2a42', 'helm'),
      a.figure(54, 80, 1.2, '#9c3049', 'helm'),
      a.figure(75, 80, 1.2, '#8a2a42', 'helm'),
      a.figure(95, 78, 1.1, '#9c3049', 'helm'),
    ],
  },
  moneylender: {
    mood: 'gold',
    behind: [a.wall(2), a.table(58)],
    subject: [
      a.stack(22, 68, 5),
      a.stack(39, 71, 3, 'silver'),
      a.glow(70, 44, 34),
      a.scales(70, 69, 1.15),
      a.stack(106, 69, 3, 'copper'),
    ],
  },
  remodel: {
    mood: 'dusk',
    behind: [a.sun(22, 40, 8), a.clouds(2), a.hills(52), a.meadow(64)],
    subject: [
      a.house(54, 69, 2, '#f7e8ca', '#c2563f'),
      a.scaffold(72, 69, 0.95),
      a.crate(101, 73, 1),
      a.figure(18, 74, 0.75, '#c27a3f', 'straw'),
    ],
  },
  smithy: {
    mood: 'lamp',
    behind: [a.wall(2), a.floor(62)],
    subject: [a.glow(60, 44, 46), a.glow(60, 44, 30), a.sparks(60, 38, 18), a.silhouette('anvil', 60, 47, 54)],
  },
  spy: {
    mood: 'night',
    behind: [a.wall(0)],
    subject: [a.glow(60, 40, 44), a.keyhole(60, 40, 1.15)],
  },
  thief: {
    mood: 'storm',
    behind: [a.moon(90, 22, 10), a.murk(1), a.town(64, 5, 'near'), a.cobble(70)],
    subject: [
      a.figure(46, 77, 1.45, '#4a2458', 'hood'),
      a.purse(78, 76, 1.15),
      a.coin(98, 73, 4.5),
      a.coin(104, 76, 4.5),
    ],
  },
  'throne-room': {
    mood: 'lamp',
    behind: [a.rays(60, 36), a.wall(1), a.curtain('#a8384f'), a.floor(64)],
    subject: [a.glow(60, 40, 36), a.silhouette('throne', 60, 44, 54, 'gold')],
  },
  'council-room': {
    mood: 'dusk',
    behind: [a.wall(3), a.floor(60)],
    subject: [
      a.figure(20, 74, 0.95, '#6a4a9b', 'hat'),
      a.figure(40, 72, 0.95, '#a8505f'),
      a.figure(60, 71, 1.05, '#b5803f', 'hat'),
      a.figure(80, 72, 0.95, '#3f7a8b'),
      a.figure(100, 74, 0.95, '#8b3a4a', 'hat'),
      a.board(62),
    ],
  },
  festival: {
    mood: 'dusk',
    behind: [a.fireworks(32, 20, 1.1), a.fireworks(86, 15, 0.8), a.town(54, 6), a.bunting(8), a.floor(64)],
    subject: [
      a.stall(22, 70, 1.1, '#c76a9a'),
      a.stall(98, 70, 1.1, '#e7b44e'),
      a.fire(60, 74, 1.3),
      a.figure(46, 77, 0.7, '#c2563f', 'scarf'),
      a.figure(74, 77, 0.7, '#4f9fae', 'straw'),
    ],
  },
  laboratory: {
    mood: 'night',
    behind: [a.shelves(), a.table(60)],
    subject: [a.flask(60, 70, 1.3), a.flask(32, 71, 0.8, '#d98be0'), a.flask(90, 71, 0.85, '#f2c14e')],
  },
  library: {
    mood: 'lamp',
    behind: [a.wall(1), a.shelves(), a.table(62)],
    subject: [a.glow(60, 50, 32), a.book(60, 65, 1.3), a.candle(103, 67, 14)],
  },
  market: {
    mood: 'sea',
    behind: [a.sun(60, 34, 9), a.clouds(2), a.town(50, 3), a.cobble(62)],
    subject: [a.stall(32, 69, 1.4), a.stall(88, 69, 1.4, '#5a9a5a'), a.sacks(60, 77, 1)],
  },
  mine: {
    mood: 'gold',
    behind: [a.glow(60, 40, 40), a.cave(), a.rock(70)],
    subject: [a.goldPile(60, 45, 1), a.silhouette('wagon', 60, 55, 48), a.lamp(28, 28, 0.9), a.lamp(93, 30, 0.8)],
  },
  witch: {
    mood: 'curse',
    behind: [a.stars(8), a.glow(60, 34, 46), a.forest(66, 3), a.meadow(72)],
    subject: [a.silhouette('witch', 60, 35, 54, 'pale'), a.mist()],
  },
  adventurer: {
    mood: 'dawn',
    behind: [a.rays(88, 32), a.sun(88, 32, 9), a.peaks(54), a.rock(68)],
    subject: [a.silhouette('hiker', 50, 45, 46), a.goldPile(92, 70, 0.7), a.stones()],
  },
} satisfies Record<string, Vignette>;
