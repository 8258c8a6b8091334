/** Where the app begins in an address, as the page found out (`public/index.html`): `/`, or `/some/folder/`. */
export const BASE = new URL(document.querySelector('base')?.href ?? '/', location.origin).pathname;

/** The whole address of one of its files. */
export const fileAt = (path: string): string => new URL(path.replace(/^\//, ''), location.origin + BASE).href;
