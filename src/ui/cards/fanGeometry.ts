/** The look of a hand of cards; everything in points and degrees. */
export const FAN = {
  cardWidth: 72,
  cardHeight: 132,
  /** The least that shows of a card under its neighbour: a full target. */
  pitch: 44,
  /** The widest the cards stand apart. */
  loose: 80,
  tilt: 1.25,
  /** How much lower a card lies for each step from the middle, times the steps squared. */
  sag: 1.25,
  lift: 56,
  /** Room above a lifted card for its tick. */
  above: 12,
  /** How far the outer cards may reach into the margins at both sides before the hand scrolls. */
  overhang: 12,
} as const;

export interface FanPlace {
  /** Left edge of the card. */
  readonly x: number;
  /** Top edge of the card while it is down. */
  readonly y: number;
  readonly angle: number;
  /** The left part that shows beside the next card; number and icon stay in it, on the last card too. */
  readonly strip: number;
}

export interface FanLayout {
  readonly places: readonly FanPlace[];
  /** Of all cards together: wider than the room when there are too many, and then the hand scrolls. */
  readonly width: number;
  readonly pitch: number;
  /** Whether there are too many cards for the room. */
  readonly scrolls: boolean;
  /** Whether a name fits on the visible strip. */
  readonly names: boolean;
}

/** Where `count` cards lie in a room this wide: 44 apart when it must, up to 80 when it may, on a shallow arc. */
export function fanLayout(count: number, room: number): FanLayout {
  const { cardWidth } = FAN;
  const free = count > 1 ? (room - cardWidth) / (count - 1) : 0;
  const pitch = Math.min(FAN.loose, Math.max(FAN.pitch, free));
  const width = count === 0 ? 0 : cardWidth + pitch * (count - 1);
  const scrolls = width > room + 2 * FAN.overhang;
  const left = scrolls ? 0 : Math.max(-FAN.overhang, (room - width) / 2);
  const middle = (count - 1) / 2;
  const lowest = FAN.sag * middle * middle;
  // More cards than eight would bend too far: the arc flattens instead.
  const bend = Math.min(1, 3.5 / Math.max(middle, 0.5));
  const places = Array.from({ length: count }, (_, i) => {
    const d = i - middle;
    return {
      x: left + i * pitch,
      y: FAN.above + FAN.lift + Math.min(FAN.sag * d * d, lowest) * bend * bend,
      angle: d * FAN.tilt * bend,
      strip: Math.min(pitch, cardWidth),
    };
  });
  return { places, width, pitch, scrolls, names: pitch >= 64 };
}

/** Two rows of flat cards for small screens. */
export function flatLayout(
  count: number,
  room: number,
): { readonly columns: number; readonly cardWidth: number; readonly gap: number } {
  const gap = room < 320 ? 6 : 8;
  const columns = Math.max(1, Math.min(count, Math.ceil(count / 2), Math.floor((room + gap) / (56 + gap))));
  return { columns, gap, cardWidth: Math.min(110, Math.floor((room - gap * (columns - 1)) / columns)) };
}
