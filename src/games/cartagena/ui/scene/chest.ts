import { circle, line, path, rect } from '@/art/svg';
import { glowStops, radial } from './paint';

/** What is seen of a chest, whose foot is at 0, 0: left, top, width, height. */
export const CHEST_VIEW = [-44, -64, 88, 68] as const;

const HOOPS = 'M-22 -40V0M22 -40V0';

export const chestBack =
  radial('gold', glowStops('#ffd873', 0.95)) +
  path('M-34 -30H34V-18H-34Z', '#3a1d0c') +
  circle(0, -34, 30, 'url(#gold)');

/** The lower half, in front of what comes out. */
export const chestFront =
  path('M-36 -28H36V-4Q36 0 32 0H-32Q-36 0 -36 -4Z', '#8a4a17') +
  line('M-36 -20H36M-36 -10H36', '#5f3010', 1.6) +
  line(HOOPS.replaceAll('-40', '-28'), '#f0b94e', 5) +
  line('M-36 -27H36', '#f0b94e', 3.5) +
  rect(-8, -31, 16, 15, '#f6cf6b', { rx: 3 }) +
  circle(0, -24, 2.6, '#5f3010');

/** The lid, which opens around its lower edge. */
export const chestLid =
  path('M-37 -28V-38Q-37 -56 -18 -56H18Q37 -56 37 -38V-28Z', '#a35a1f') +
  line('M-37 -40H37', '#7c3f13', 1.6) +
  line('M-22 -28V-55M22 -28V-55', '#f0b94e', 5) +
  line('M-37 -29H37', '#f0b94e', 3);
