import { circle, line, path } from '@/art/svg';
import type { SeatColor } from '@/ui/Shape';
import type { Paint } from './paint';
import { glowStops, radial } from './paint';
import { pirateArt } from './pirate';

/** What is seen of a cell, whose sill is at 0, 0: left, top, width, height. */
export const CELL_VIEW = [-17, -42, 34, 44] as const;

/** A cell in the wall: whoever is in it stands in warm light behind bars. `edge` outlines one who may go. */
export function cellArt(
  { cell: [frame, full, empty, bars], name }: Paint,
  colour: SeatColor,
  count: number,
  edge: string | null,
): string {
  const dark = name === 'dark';
  const who = (x: number): string =>
    `<g transform="translate(${x} -1) scale(${count > 1 ? 0.84 : 0.92})">${pirateArt(colour, edge ?? (dark ? '#06121a' : '#fffaf0'), edge === null ? 1.4 : 2.2)}</g>`;
  return (
    radial('cell', glowStops('#ffb55a', 0.9)) +
    path('M-15 0V-22a15 15 0 0 1 30 0V0z', frame) +
    path('M-12.500 0V-22a12.500 12.500 0 0 1 25 0V0z', count > 0 ? full : empty) +
    (count > 0 ? circle(0, -14, 20, 'url(#cell)') + (count > 1 ? who(-5.5) + who(5.5) : who(0)) : '') +
    line('M-7 0v-33M0 0v-36M7 0v-33', bars, 1.8, { opacity: count > 0 ? 0.75 : 0.6 })
  );
}
