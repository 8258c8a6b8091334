/** Whoever sits in a seat, drawn in its colour and with a hat of its own. The middle of the picture counts. */
import * as a from '@/art/parts';
import type { Vignette } from '@/art/stage';
import { SEAT_TINTS } from '../palettes';

type SeatColor = keyof typeof SEAT_TINTS;
type Sitter = Parameters<typeof a.pirate>;

const sitter = (color: SeatColor, skin: Sitter[3]['skin'], hat: Sitter[4]) => [
  a.glow(60, 44, 38),
  a.pirate(60, 86, 2.5, { coat: SEAT_TINTS[color], skin }, hat),
];

export const seats = {
  red: { mood: 'dusk', behind: [a.stars(8), a.swell(66)], subject: sitter('red', '#e9b48a', 'tricorn') },
  blue: { mood: 'sea', behind: [a.clouds(2), a.swell(66)], subject: sitter('blue', '#8a5a3c', 'bandana') },
  yellow: { mood: 'moonlit', behind: [a.stars(12), a.swell(66)], subject: sitter('yellow', '#c98f63', 'brim') },
  green: { mood: 'golden', behind: [a.clouds(4), a.swell(66)], subject: sitter('green', '#f0c49c', 'captain') },
  purple: {
    mood: 'predawn',
    behind: [a.clouds(6), a.swell(66)],
    subject: sitter('purple', '#a66f4a', 'feather'),
  },
  brown: { mood: 'jungle', behind: [a.stars(6), a.swell(66)], subject: sitter('brown', '#e0a878', 'cap') },
} satisfies Record<SeatColor, Vignette>;
