/** People: from far away, and so near that one sees who they are. */
import { darker, lighter, mix, type Colour } from '../colour';
import { type Part, standing } from '../stage';
import { at, circle, d, each, ellipse, line, path, rect } from '../svg';

const SKIN = '#e9b98e';

type Head = 'hood' | 'hat' | 'helm' | 'bare' | 'straw' | 'scarf';

const heads = (coat: Colour): Readonly<Record<Exclude<Head, 'hood'>, string>> => ({
  hat:
    path('M-7.500 -30.500Q0 -34 7.500 -30.500L4 -32Q3.400 -37.600 0 -37.600T-4 -32Z', darker(coat, 0.35)) +
    path('M4 -33q5 -5 8 -4q-3 4 -7 5z', '#e4655a'),
  helm:
    path('M-4.800 -28Q-5.200 -35 0 -35.400Q5.200 -35 4.800 -28L2.600 -29.600H-2.600Z', '#b9c4d6') +
    line('M-4.600 -28.500Q-5 -34.600 0 -35', '#ffffff', 0.8),
  bare: path(
    'M-4.500 -27.500Q-4.900 -33.700 0 -34T4.500 -27.500Q3.600 -31 0 -31.200T-4.500 -27.500Z',
    darker(coat, 0.45),
  ),
  straw:
    ellipse(0, -31, 8, 2, '#e7c274') +
    path('M-4.200 -31Q-4.200 -36 0 -36T4.200 -31Z', '#f0d28c') +
    line('M-4.200 -31.800h8.400', '#b8633c', 1.2),
  scarf: path('M-4.600 -28Q-5 -34 0 -34T4.600 -28Q0 -31.500 -4.600 -28ZM4 -30l4 1.500l-2.600 2.500z', '#d9544b'),
});

/** Somebody at full height, 36 high at size 1, in a coat of this colour. */
export const figure =
  (x: number, y: number, size: number, coat: Colour, head: Head = 'bare'): Part =>
  ({ rim, ink, glow }) => {
    const cloak = 'M-9 0Q-8 -20 -3.500 -25Q0 -28 3.500 -25Q8 -20 9 0Z';
    const hood = 'M-5 -23Q-6.400 -33 0 -35.500Q6.400 -33 5 -23Q0 -20.500 -5 -23Z';
    if (head === 'hood') {
      return at(
        x,
        y,
        size,
        path(cloak + hood, rim, { transform: 'translate(-1 -.8)' }) +
          path(cloak, coat) +
          path('M0 -25Q5 -20 9 0H2Q4 -14 0 -25Z', ink, { opacity: 0.3 }) +
          path(hood, lighter(coat, 0.06)) +
          path('M-3 -24.500Q-3.200 -30.500 0 -31.200Q3.200 -30.500 3 -24.500Q0 -23 -3 -24.500Z', darker(coat, 0.6)) +
          circle(-1.2, -27.4, 0.8, glow) +
          circle(1.4, -27.4, 0.8, glow),
      );
    }
    const body = 'M-7.600 -5Q-7.200 -20 -4.600 -24.500Q0 -26.800 4.600 -24.500Q7.200 -20 7.600 -5Q0 -3 -7.600 -5Z';
    return at(
      x,
      y,
      size,
      path('M-5.200 0V-8H-.6V0ZM.6 0V-8H5.200V0Z', darker(coat, 0.55)) +
        path(body, rim, { transform: 'translate(-.9 -.7)' }) +
        path(body, coat) +
        path('M1 -25.800Q3 -25.600 4.600 -24.500Q7.200 -20 7.600 -5Q5 -4 2.500 -3.800Q4 -16 1 -25.800Z', ink, {
          opacity: 0.25,
        }) +
        line('M-6 -21Q-8 -16 -6.400 -11M6 -21Q8 -16 6.400 -11', darker(coat, 0.2), 3, { 'stroke-linecap': 'round' }) +
        circle(-6, -10.4, 1.5, SKIN) +
        circle(6, -10.4, 1.5, SKIN) +
        line('M-6.900 -9Q0 -7.200 6.900 -9', lighter(coat, 0.5), 1.4) +
        circle(0, -28.4, 4.3, SKIN) +
        path('M1 -32.500A4.300 4.300 0 0 1 1 -24.200Q4 -28 1 -32.500Z', ink, { opacity: 0.2 }) +
        circle(-1.5, -28.2, 0.65, '#2a1810') +
        circle(1.6, -28.2, 0.65, '#2a1810') +
        path('M-3 -25Q0 -22.600 3 -25L2 -23.400H-2Z', lighter(coat, 0.6)) +
        heads(coat)[head],
    );
  };

const GOLD = '#f0c765';

interface Sitter {
  readonly coat: Colour;
  readonly skin: Colour;
  readonly hair: Colour;
  /** Behind the shoulders. */
  readonly behind?: string;
  readonly worn: string;
}

const wig = each([-11, 11], (side) =>
  each([-46, -40, -34, -28], (up, i) => circle(side * (i > 1 ? 1.15 : 1), up, 5, '#efe8da')),
);

/** Everybody who sits for a portrait, with what tells them apart. */
const SITTERS = {
  captain: {
    coat: '#2b5175',
    skin: '#c99a6e',
    hair: '#5a3a22',
    worn:
      path('M-9.500 -35Q-9 -24 0 -22Q9 -24 9.500 -35Q6 -30 3 -31Q0 -32 -3 -31Q-6 -30 -9.500 -35Z', '#5a3a22') +
      line('M-2.500 -28.500h5', '#8f4434', 1.3) +
      path('M-20 -43Q-10 -48 -10 -53Q0 -60 10 -53Q10 -48 20 -43Q0 -49 -20 -43Z', '#17283c') +
      line('M-20 -43Q0 -50 20 -43', GOLD, 1.8) +
      path('M-5 -24L0 -12L5 -24Z', '#efe3cc') +
      circle(0, -8, 1.4, GOLD) +
      circle(0, -3, 1.4, GOLD),
  },
  admiral: {
    coat: '#27446d',
    skin: '#e3b892',
    hair: '#9a8f80',
    behind: path('M-11 -40Q-14 -28 -9 -25H9Q14 -28 11 -40Z', '#e9e4da'),
    worn:
      path('M-19 -42Q-17 -58 0 -59Q17 -58 19 -42Q0 -50 -19 -42Z', '#14243a') +
      line('M-19 -42Q0 -51 19 -42', GOLD, 1.8) +
      circle(0, -53, 3, GOLD) +
      path('M4 -56q9 -9 17 -3q-7 1 -9 6q-4 1 -8 -3z', '#f7f0e0') +
      path('M-14 -21L12 0H20L-8 -24Z', '#c23b3b') +
      path('M-31 -14q2 -8 13 -8l-2 7zM31 -14q-2 -8 -13 -8l2 7z', GOLD) +
      line('M-30 -14v3M-27 -14v4M-24 -14v4M30 -14v3M27 -14v4M24 -14v4', GOLD, 1.4) +
      path('M-4 -24L0 -14L4 -24Z', '#ffffff'),
  },
  governor: {
    coat: '#9a2a3e',
    skin: '#edc6a2',
    hair: '#9a8f80',
    behind: wig,
    worn:
      path('M-10 -40Q-9 -49 0 -49Q9 -49 10 -40Q5 -45 0 -44Q-5 -45 -10 -40Z', '#efe8da') +
      path('M-13 -47L-14 -59L-7 -53L0 -62L7 -53L14 -59L13 -47Q0 -51 -13 -47Z', GOLD) +
      path('M3 -58L7 -53L14 -59L13 -47Q8 -49 4 -49.500Z', '#b9822a', { opacity: 0.5 }) +
      circle(0, -53, 1.9, '#d4483f') +
      path('M-12 -24q3 -4 6 0q3 -4 6 0q3 -4 6 0q3 -4 6 0q-3 7 -12 7t-12 -7z', '#fff8ec') +
      line('M-14 -18Q0 0 14 -18', GOLD, 2.4) +
      circle(0, -8, 4, GOLD),
  },
  customs: {
    coat: '#3d6b4a',
    skin: '#b9815a',
    hair: '#2b1a12',
    worn:
      path('M-6 -32q3 -3 6 0q3 -3 6 0q-2 3 -6 1.500q-4 1.500 -6 -1.500z', '#2b1a12') +
      path('M-11 -43V-52Q0 -57 11 -52V-43Q0 -47 -11 -43Z', '#2c4a36') +
      path('M-12 -43Q0 -48 12 -43L14 -40Q0 -45 -14 -40Z', '#17251c') +
      circle(0, -49, 2.7, GOLD) +
      path('M-5 -24L0 -13L5 -24Z', '#efe3cc') +
      line('M-10 -22L-3 0M10 -22L3 0', GOLD, 1.5) +
      at(
        21,
        -9,
        1.15,
        rect(-10, -8, 20, 16, '#f6e7c4') + line('M-7 -4h14M-7 0h9', '#a9875a', 1.2) + circle(5, 3.4, 4, '#b83c32'),
        -8,
      ),
  },
  trader: {
    coat: '#c07d2e',
    skin: '#8c5a3c',
    hair: '#20140f',
    behind: path('M-11 -42Q-15 -26 -10 -22H10Q15 -26 11 -42Z', '#20140f'),
    worn:
      path('M-11 -40Q-12 -54 0 -54Q12 -54 11 -40Q0 -47 -11 -40Z', '#d14a40') +
      path('M10 -44q8 2 7 12l-5 -4z', '#a8332f') +
      line('M-10 -45Q0 -50 10 -45', GOLD, 1.6) +
      line('M-11.700 -30a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0 -4.400 0', GOLD, 1.4) +
      path('M-6 -24L0 -11L6 -24Z', '#f4e6cb') +
      line('M-2.500 -29q2.500 2 5 0', '#5a1f1a', 1.3) +
      at(
        21,
        0,
        0.8,
        line('M0 0V-30M-8 0h16M-16 -30L16 -24', GOLD, 2.6, { 'stroke-linecap': 'round' }) +
          line('M-16 -30l-6 11h12zM16 -24l-6 11h12z', GOLD, 1) +
          path('M-23 -19h14q-1 5 -7 5t-7 -5zM9 -13h14q-1 5 -7 5t-7 -5z', GOLD),
      ),
  },
  beggar: {
    coat: '#6b5f50',
    skin: '#d3a27a',
    hair: '#7d6c58',
    behind: path('M-15 -26Q-17 -54 0 -54Q17 -54 15 -26Q8 -18 0 -19Q-8 -18 -15 -26Z', '#453d33'),
    worn:
      path('M-9 -33Q-8 -24 0 -22Q8 -24 9 -33Q4 -28 0 -29Q-4 -28 -9 -33Z', '#8d7c66') +
      path('M-15 -26Q-17 -54 0 -54Q17 -54 15 -26L10 -32Q11 -47 0 -47Q-11 -47 -10 -32Z', '#75695a') +
      path('M-26 -6l7 -2l1 6l-7 1z', '#a08d5c') +
      path('M8 -7h22q-1 9 -11 9t-11 -9z', '#b0773f') +
      ellipse(19, -7, 11, 2.8, '#5f3b1c') +
      circle(19, -12, 4, '#f4cf6d') +
      line('M16.600 -12a2.400 2.400 0 1 0 4.800 0a2.400 2.400 0 1 0 -4.800 0', '#b9822a', 0.9) +
      ellipse(14, -21, 2.2, 3.2, '#f4cf6d'),
  },
} as const satisfies Record<string, Sitter>;

/** Somebody from the chest up, 60 wide and 62 high at size 1; `x`, `y` is the middle of the foot. */
export const bust =
  (name: keyof typeof SITTERS, x: number, y: number, size = 1): Part =>
  ({ rim }) => {
    const { coat, skin, hair, behind = '', worn }: Sitter = SITTERS[name];
    const shoulders = 'M-30 0Q-30 -17 -17 -21L-7 -25H7L17 -21Q30 -17 30 0Z';
    return at(
      x,
      y,
      size,
      behind +
        path(shoulders, coat) +
        path('M-30 0Q-30 -17 -17 -21L-12 -22.500Q-21 -14 -21 0Z', lighter(coat, 0.45), { opacity: 0.6 }) +
        path('M12 -22.500L17 -21Q30 -17 30 0H21Q21 -14 12 -22.500Z', darker(coat, 0.45), { opacity: 0.7 }) +
        line('M-30 0Q-30 -17 -17 -21L-7 -25', rim, 1, { opacity: 0.8 }) +
        path('M-5 -22V-30H5V-22Q0 -17 -5 -22Z', darker(skin, 0.25)) +
        ellipse(0, -36, 9.5, 11.5, skin) +
        path('M3 -47Q9.500 -44 9.500 -36Q9.500 -28 3 -25Q7 -34 3 -47Z', darker(skin, 0.6), { opacity: 0.3 }) +
        circle(-3.5, -36.5, 1.3, '#22150e') +
        circle(3.7, -36.5, 1.3, '#22150e') +
        line('M-5.500 -39q2 -1.300 4 0M2 -39q2 -1.300 4 0', hair, 1.2) +
        line('M.3 -36l1.300 3.500h-2', darker(skin, 0.5), 0.9) +
        worn,
    );
  };

interface PirateColours {
  readonly coat: Colour;
  readonly skin: Colour;
}

type Hat = 'tricorn' | 'bandana' | 'brim' | 'captain' | 'feather' | 'cap';

const hats = (coat: Colour, dark: Colour, light: Colour): Readonly<Record<Hat, string>> => ({
  tricorn:
    path('M-9 -21Q-5 -24.500 -4.500 -27.500Q0 -30.500 4.500 -27.500Q5 -24.500 9 -21Q0 -24 -9 -21Z', dark) +
    line('M-9 -21Q0 -24.500 9 -21', light, 1.2),
  bandana:
    path(
      'M-5.700 -20.500Q-6 -27 0 -27Q6 -27 5.700 -20.500Q0 -22.500 -5.700 -20.500ZM5 -21.500l5 -1.500l-2 3.500z',
      mix(coat, dark, 0.3),
    ) +
    circle(-2, -24, 0.9, light) +
    circle(2, -24.6, 0.9, light),
  brim:
    ellipse(0, -21.5, 9.5, 2.2, dark) +
    path('M-5 -21.500Q-5 -28 0 -28Q5 -28 5 -21.500Z', dark) +
    line('M-5 -22.500h10', light, 1.5),
  captain:
    path('M-9.500 -20.500Q-8 -29.500 0 -29.500Q8 -29.500 9.500 -20.500Q0 -25 -9.500 -20.500Z', dark) +
    line('M-9.500 -20.500Q0 -25.500 9.500 -20.500', light, 1.3) +
    circle(0, -26.3, 1.4, '#fff3d6'),
  feather:
    ellipse(0, -21.5, 8.5, 2, dark) +
    path('M-5 -21.500Q-5 -27 0 -27Q5 -27 5 -21.500Z', dark) +
    path('M3 -23q7 -3 6 -9q-6 2 -6 9z', light),
  cap: path('M-5.800 -20.500Q-6 -28.500 1 -29Q6 -27 5.800 -20.500Z', dark) + line('M-6.200 -20.500h12.400', light, 2),
});

/** A pirate, 20 wide and 30 high at size 1, feet at the point. */
export const pirate = standing(({ ink, rim }, { coat, skin }: PirateColours, hat: Hat) => {
  const [dark, light] = [darker(coat, 0.45), lighter(coat, 0.5)];
  const body = 'M-8.500 0Q-9.500 -11 -4.500 -15H4.500Q9.500 -11 8.500 0Z';
  return (
    path(body, rim, { transform: 'translate(-.7 -.6)' }) +
    path(body, coat) +
    path('M-8.500 0Q-9.500 -11 -4.500 -15H-1Q-5.500 -9 -5 0Z', '#ffffff', { opacity: 0.28 }) +
    path('M4 0Q6 -9 2.500 -15H4.500Q9.500 -11 8.500 0Z', ink, { opacity: 0.25 }) +
    circle(0, -18, 5.4, skin) +
    path('M1.500 -23.200A5.400 5.400 0 0 1 1.500 -12.800Q4.500 -18 1.500 -23.200Z', ink, { opacity: 0.16 }) +
    line('M-1.700 -15.200q1.700 1.300 3.400 0', '#5a2f22', 0.8, { 'stroke-linecap': 'round' }) +
    path('M-3.200 -13.200Q0 -11.400 3.200 -13.200L0 -5Z', '#fff6e2') +
    line('M-2.200 -11h4.400M-1.500 -8.800h3', dark, 0.8) +
    circle(-1.9, -18.3, 0.95, '#1b120c') +
    circle(2.1, -18.3, 0.95, '#1b120c') +
    hats(coat, dark, light)[hat] +
    line('M-7.500 -5.500Q0 -3.500 7.500 -5.500', light, 1.4) +
    rect(-1.6, -6, 3.2, 2.6, '#f4cf6d', { rx: 0.5 })
  );
});

/** A spear upright at the point, this high. */
export const spear =
  (x: number, y: number, height = 40): Part =>
  () =>
    line(d`M${x} ${y}V${y - height}`, '#6b4630', 1.5) + path(d`M${x - 2} ${y - height}l2 -7l2 7z`, '#e6edf6');

/** A pennant on a pole. */
export const banner =
  (x: number, y: number, height = 40, colour: Colour = '#e4655a'): Part =>
  ({ ink, rim }) =>
    line(d`M${x} ${y}V${y - height}`, ink, 1.4) +
    path(d`M${x} ${y - height}h16l-4 5l4 5h-16z`, colour) +
    line(d`M${x} ${y - height}h16`, rim, 0.8);
