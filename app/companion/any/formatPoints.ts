/** A figure as it is written on the sheet: with a real minus. */
export const formatPoints = (points: number): string => (points < 0 ? `−${-points}` : String(points));
