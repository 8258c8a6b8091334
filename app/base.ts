/** Where the app begins in an address: only browsers put it into a folder. */
export const BASE = '/';

/** The whole address of one of its files; nobody asks for one but a browser. */
export const fileAt = (path: string): string => path;
