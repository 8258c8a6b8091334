/** The look of a track; everything in points. */
export const TRACK = { cellHeight: 30, markerWidth: 25, markerHeight: 36, bracketHeight: 21 } as const;

/** Spaces that belong together under one bracket. */
export interface TrackGroup {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** Where a track of `spaces` equal cells puts things in a room this wide. */
export function trackGeometry(spaces: number, width: number) {
  const cell = width / spaces;
  // The marker is wider than a cell, but never hangs over the ends.
  const markerWidth = Math.min(TRACK.markerWidth * 1.6, Math.max(TRACK.markerWidth, cell * 0.9));
  return {
    cell,
    markerWidth,
    cellLeft: (space: number): number => space * cell,
    centre: (space: number): number => (space + 0.5) * cell,
    markerLeft: (space: number): number => (space + 0.5) * cell - markerWidth / 2,
    bracket: ({ from, to }: TrackGroup) => ({ left: from * cell + 2, width: (to - from + 1) * cell - 4 }),
  };
}

/** The next space on the way from one to another; the goal itself when there. */
export const nextSpace = (at: number, goal: number): number => at + Math.sign(goal - at);

/** Runs of neighbours with the same label become one group; `null` has no bracket. */
export function groupSpaces(labels: readonly (string | null)[]): readonly TrackGroup[] {
  const groups: { from: number; to: number; label: string }[] = [];
  labels.forEach((label, space) => {
    if (label === null) return;
    const last = groups[groups.length - 1];
    if (last && last.label === label && last.to === space - 1) last.to = space;
    else groups.push({ from: space, to: space, label });
  });
  return groups;
}
