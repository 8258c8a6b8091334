/** A figure as people write it: with a real minus. */
export const formatPoints = (points: number): string => (points < 0 ? `−${-points}` : String(points));
