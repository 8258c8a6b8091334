import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

/** What a browser is told that a file of this ending is. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** What has its contents in its name never changes; everything else is asked for anew. */
const HASHED = /[-.][0-9a-f]{32}\.\w+$/;

/** Gives out the exported app; an address that is no file is one of the app's own. */
export function giveFile(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const file = fileFor(folder, request.url ?? '/') ?? path.join(folder, 'index.html');
  response.writeHead(200, {
    ...headersOf(file, 'no-cache'),
    'x-content-type-options': 'nosniff',
    // An address may hold the key of a seat behind its #, and the code of a table.
    'referrer-policy': 'no-referrer',
  });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
}

/** What it is, and how long it may be kept. */
export const headersOf = (file: string, otherwise: 'no-cache' | 'no-store') => ({
  'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
  'cache-control': HASHED.test(path.basename(file)) ? 'public, max-age=31536000, immutable' : otherwise,
});

/** The file of an address; null for what is none: an address may be longer than any name, or have in it what no name has. */
export function fileFor(folder: string, url: string): string | null {
  try {
    const asked = path.join(folder, path.normalize(`/${decodeURIComponent(url.replace(/[?#].*$/, ''))}`));
    return asked.startsWith(folder + path.sep) && statSync(asked).isFile() ? asked : null;
  } catch {
    return null;
  }
}
