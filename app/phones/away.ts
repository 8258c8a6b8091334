/** A table elsewhere goes by its code, where a game of this device goes by its save. */
const PREFIX = 'at-';

export const awayId = (code: string): string => PREFIX + code;

export const isAway = (saveId: string): boolean => saveId.startsWith(PREFIX);

export const codeOfAway = (saveId: string): string => saveId.slice(PREFIX.length);
