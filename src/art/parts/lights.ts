/** Flames and lamps: small lights that a subject stands beside. */
import { FILL, type Part } from '../stage';
import { at, circle, d, line, path, rect } from '../svg';

/** A hanging lantern. */
export const lamp =
  (x: number, y: number, size = 1): Part =>
  ({ ink }) =>
    circle(x, y, 16 * size, FILL.halo) +
    at(
      x,
      y,
      size,
      path('M-2.600 -4h5.200l1 7h-7.200z', '#ffe79c') +
        path('M-3.400 -4h6.800l-2 -2.600h-2.800zM-4 3h8v1.600h-8z', ink) +
        line('M0 -6.600v-3', ink, 0.8),
    );

/** A candle of this height, its foot at the point. */
export const candle =
  (x: number, y: number, height = 8): Part =>
  () =>
    circle(x, y - height - 3, 14, FILL.halo) +
    rect(x - 1.4, y - height, 2.8, height, '#fbeccb') +
    rect(x + 0.3, y - height, 1.1, height, '#d9a96a', { opacity: 0.5 }) +
    rect(x - 3.4, y - 1, 6.8, 1.8, '#d9a441', { rx: 0.9 }) +
    path(d`M${x} ${y - height - 6}q2.400 3 0 5.400q-2.400 -2.400 0 -5.400z`, '#fff0a8');

/** A camp fire. */
export const fire =
  (x: number, y: number, size = 1): Part =>
  ({ ink }) =>
    circle(x, y - 5 * size, 20 * size, FILL.halo) +
    at(
      x,
      y,
      size,
      line('M-6 2L6 -1M-6 -1L6 2', ink, 1.8, { 'stroke-linecap': 'round' }) +
        path('M0 -14Q6 -7 4.400 -2Q2 1 0 1T-4.400 -2Q-6 -6 -2 -9Q-1.500 -7 -.5 -7Q.5 -10 0 -14Z', '#ff9d3c') +
        path('M0 -7Q3 -3 1.600 -.6Q0 1 -1.600 -.6Q-3 -3 0 -7Z', '#fff0a0'),
    );

/** A torch; the point is where its flame begins. */
export const torch =
  (x: number, y: number, size = 1): Part =>
  () =>
    circle(x, y - 4 * size, 26 * size, FILL.halo) +
    at(
      x,
      y,
      size,
      path('M-2.500 2h5l-1.500 12h-2z', '#3a2415') +
        path('M-4 1h8v2.500h-8z', '#8a6238') +
        path(
          'M0 -11c3 4 5 5.500 4.600 9a4.600 4.600 0 0 1 -9.200 0c0 -2.600 2 -3.400 2.200 -6c1.300 1 2 2 2.400 -3z',
          '#ff9a3d',
        ) +
        path(
          'M0 -5.500c1.600 2 2.600 2.800 2.400 4.400a2.400 2.400 0 0 1 -4.800 0c0 -1.400 1.800 -2 2.400 -4.400z',
          '#ffe58a',
        ),
    );
