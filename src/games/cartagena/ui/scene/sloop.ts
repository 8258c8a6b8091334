import { circle, d, line, path, rect } from '@/art/svg';
import { linear, type Paint } from './paint';

/** What is seen of the sloop: left, top, width, height. Its waterline is at 72, its deck at 48, its bow to the right. */
export const SLOOP_VIEW = [0, 0, 252, 80] as const;

const HULL = 'M0 44Q4 74 24 76H194Q214 72 226 42Q174 54 118 52T0 44Z';

/** Mast and sails, behind the crew. */
export const sailsArt = ({ sail, wood }: Paint, flag: string): string =>
  linear(
    'sail',
    [
      [0, sail[0]],
      [1, sail[1]],
    ],
    true,
  ) +
  line('M106 54V0', wood[1], 3.5) +
  path('M102 5C74 14 60 30 54 46Q80 52 102 48Z', 'url(#sail)') +
  path('M111 9C138 17 164 30 188 44Q144 54 111 48Z', 'url(#sail)') +
  line('M102 5C74 14 60 30 54 46', '#fffaf0', 1.3) +
  path('M106 0q9 -4 17 0q-8 3 -17 5z', flag) +
  line('M107 2L224 46', wood[1], 1, { opacity: 0.8 });

/** The hull, in front of the crew. */
export const hullArt = ({ wood }: Paint): string =>
  linear('hull', [
    [0, wood[0]],
    [1, wood[1]],
  ]) +
  `<ellipse cx="120" cy="75" rx="118" ry="5" fill="#04161f" opacity=".45"/>` +
  path(HULL, 'url(#hull)') +
  path('M0 44Q58 54 118 52T226 42l-2 5Q174 59 118 57T2 50Z', '#e8bf6a') +
  line('M226 42l24 -10', wood[1], 3) +
  circle(9, 36, 8, '#ffd27a', 0.3) +
  circle(9, 36, 3.5, '#ffe9a8');

/** The same sloop on a reef, half under water: where the Jungle begins. */
export const wreckArt = (paint: Paint): string =>
  `<g transform="rotate(-9 110 60)">${sailsArt(paint, '#b9302b')}${hullArt(paint)}` +
  path('M62 60l14 3l-3 9l-12 -2zM150 58l18 -2l2 9l-17 3z', '#1d0f08', { opacity: 0.8 }) +
  '</g>' +
  path('M-6 66q20 -8 40 0t40 0t40 0t40 0t40 0t40 0t30 0V90H-6Z', paint.sea[1], { opacity: 0.75 });

/** A jetty out of the rock, from a point on. */
export const jetty = ({ wood }: Paint, x: number, y: number, long: number): string =>
  path(d`M${x} ${y}l${long} -3v9l${-long} 3z`, wood[0]) +
  line(d`M${x} ${y}l${long} -3`, '#e0b070', 1.5) +
  rect(x + long * 0.2, y + 7, 3, 13, wood[1]) +
  rect(x + long * 0.75, y + 6, 3, 13, wood[1]);
