/** The largest size, 60 to 34, at which a name fits one line; display letters are a little over half as wide as high. */
export function nameSize(name: string, room: number): number {
  const letters = Math.max(1, [...name].length);
  return Math.round(Math.min(60, Math.max(34, room / (letters * 0.57))));
}
