/** How long something that decides must have been on screen, at rest, before a tap on it counts, in milliseconds. */
export const GUARD_MS: number = 400;
