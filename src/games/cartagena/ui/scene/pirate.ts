import { circle, d, ellipse, line, path } from '@/art/svg';
import { OUTLINES, type SeatColor } from '@/ui/Shape';
import { SEAT_TINTS } from '@/ui/theme';

/** The shades of each seat's coat, and its own hat and skin: nobody is told apart by colour alone. */
const LOOKS: Readonly<Record<SeatColor, { readonly dark: string; readonly light: string; readonly skin: string }>> = {
  red: { dark: '#8f2a2a', light: '#ff9a8c', skin: '#e9b48a' },
  blue: { dark: '#21508f', light: '#a3c9ff', skin: '#8a5a3c' },
  yellow: { dark: '#8d6a14', light: '#ffe9a0', skin: '#c98f63' },
  green: { dark: '#256635', light: '#a8e6ae', skin: '#f0c49c' },
  purple: { dark: '#5f3590', light: '#dcbcf5', skin: '#a66f4a' },
  brown: { dark: '#70502f', light: '#ecd2b2', skin: '#e0a878' },
};

/** What is seen of a drawing of a pirate, whose foot is at 0, 0: left, top, width, height. */
export const PIRATE_VIEW = [-12, -33, 24, 36] as const;

const COAT = 'M-8.500 0Q-9.500 -11 -4.500 -15H4.500Q9.500 -11 8.500 0Z';
const WHOLE =
  'M-8.500 0Q-9.500 -11 -5 -14.500Q-8.500 -19 -9 -21Q-4 -29.500 0 -29.500Q4 -29.500 9 -21Q8.500 -19 5 -14.500Q9.500 -11 8.500 0Z';
const BROW = 'M-9 -21Q-5 -29.500 0 -29.500Q5 -29.500 9 -21Q0 -24 -9 -21Z';

function hat(color: SeatColor): string {
  const { dark, light } = LOOKS[color];
  switch (color) {
    case 'red':
      return (
        path('M-9 -21Q-5 -24.500 -4.500 -27.500Q0 -30.500 4.500 -27.500Q5 -24.500 9 -21Q0 -24 -9 -21Z', dark) +
        line('M-9 -21Q0 -24.500 9 -21', light, 1.2)
      );
    case 'blue':
      return (
        path(
          'M-5.700 -20.500Q-6 -27 0 -27Q6 -27 5.700 -20.500Q0 -22.500 -5.700 -20.500ZM5 -21.500l5 -1.500l-2 3.500z',
          '#4b8fe8',
        ) +
        circle(-2, -24, 0.9, light) +
        circle(2, -24.6, 0.9, light)
      );
    case 'yellow':
      return (
        ellipse(0, -21.5, 9.5, 2.2, dark) +
        path('M-5 -21.500Q-5 -28 0 -28Q5 -28 5 -21.500Z', dark) +
        line('M-5 -22.500h10', light, 1.5)
      );
    case 'green':
      return (
        path('M-9.500 -20.500Q-8 -29.500 0 -29.500Q8 -29.500 9.500 -20.500Q0 -25 -9.500 -20.500Z', dark) +
        line('M-9.500 -20.500Q0 -25.500 9.500 -20.500', light, 1.3) +
        circle(0, -26.3, 1.4, '#fff3d6')
      );
    case 'purple':
      return (
        ellipse(0, -21.5, 8.5, 2, dark) +
        path('M-5 -21.500Q-5 -27 0 -27Q5 -27 5 -21.500Z', dark) +
        path('M3 -23q7 -3 6 -9q-6 2 -6 9z', light)
      );
    case 'brown':
      return (
        path('M-5.800 -20.500Q-6 -28.500 1 -29Q6 -27 5.800 -20.500Z', dark) + line('M-6.200 -20.500h12.400', light, 2)
      );
  }
}

/** The seat's own mark on its chest. */
const mark = (color: SeatColor, size: number, fill: string): string =>
  path(OUTLINES[color], fill, { transform: d`translate(${-size / 2} ${-6.3 - size / 2}) scale(${size / 24})` });

/** A pirate of a seat, 20 wide and 29 high, edged so that it stands on any ground. */
export function pirateArt(color: SeatColor, edge: string, width: number): string {
  const { dark, skin } = LOOKS[color];
  return (
    ellipse(0, 0.5, 9.5, 2.6, '#000000', 0.35) +
    line(COAT + BROW + 'M-5.400 -18a5.400 5.400 0 1 0 10.800 0a5.400 5.400 0 1 0 -10.800 0', edge, width * 2, {
      'stroke-linejoin': 'round',
    }) +
    path(COAT, SEAT_TINTS[color]) +
    path('M-8.500 0Q-9.500 -11 -4.500 -15H-1Q-5.500 -9 -5 0Z', '#ffffff', { opacity: 0.28 }) +
    path('M4 0Q6 -9 2.500 -15H4.500Q9.500 -11 8.500 0Z', '#000000', { opacity: 0.2 }) +
    circle(0, -18, 5.4, skin) +
    path('M-4 -15.500Q0 -11.500 4 -15.500L3.500 -13.500H-3.500Z', dark) +
    circle(-1.9, -18.3, 0.95, '#1b120c') +
    circle(2.1, -18.3, 0.95, '#1b120c') +
    hat(color) +
    circle(0, -6.3, 5.7, '#fffaf0') +
    mark(color, 8, dark)
  );
}

/** Where one would land. */
export const ghostArt = (color: SeatColor): string =>
  path(WHOLE, SEAT_TINTS[color], {
    'fill-opacity': 0.6,
    stroke: LOOKS[color].dark,
    'stroke-width': 1.7,
    'stroke-dasharray': '3 2.2',
  }) + mark(color, 8, LOOKS[color].dark);
