/** A place in the city, which is three rows of four. */
export interface Lot {
  readonly column: number;
  readonly row: number;
  /** Two lots, one above the other. */
  readonly tall: boolean;
}

/**
 * Where buildings of these sizes stand. Small ones fill the upper row, then column after column from the left; large ones
 * take the two lower lots of a column, from the right. So nothing that stands ever has to move, and whatever the rules
 * allow finds room.
 */
export function lotsOf(sizes: readonly number[]): readonly Lot[] {
  let small = 0;
  let large = 0;
  return sizes.map((size): Lot => {
    if (size === 2) return { column: 3 - large++, row: 1, tall: true };
    const nth = small++;
    return nth < 4
      ? { column: nth, row: 0, tall: false }
      : { column: Math.floor((nth - 4) / 2), row: 1 + ((nth - 4) % 2), tall: false };
  });
}

/** The lots nothing stands on. */
export function freeLots(taken: readonly Lot[]): readonly Lot[] {
  const used = new Set(
    taken.flatMap(({ column, row, tall }) => [row * 4 + column, ...(tall ? [row * 4 + 4 + column] : [])]),
  );
  return Array.from({ length: 12 }, (_, i) => i)
    .filter((i) => !used.has(i))
    .map((i) => ({ column: i % 4, row: Math.floor(i / 4), tall: false }));
}
