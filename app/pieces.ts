/** An installed app has all its pieces. The web fetches them. */
export function fetchPieces(): void {
  return;
}
