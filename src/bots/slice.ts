/**
 * The longest a bot is meant to work without a breath, in milliseconds. Memory is collected whenever the engine pleases
 * and takes a few milliseconds of its own, so this leaves room for that inside the eight that nobody notices.
 */
export const SLICE = 2;

/** Whether a thinking bot should give the thread back: the next piece takes about as long as the last one did. */
export const isTimeToBreathe = (worked: number, lastPiece: number): boolean => worked + lastPiece > SLICE;
