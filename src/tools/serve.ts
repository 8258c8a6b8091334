/**
 * A static server for the exported app, on this machine only. An address that is no file gets the app itself; or, in a
 * folder, what a server gives that knows nothing of apps: the page for what is not found.
 */
import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import path from 'node:path';

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

const HASHED = /[-.][0-9a-f]{32}\.\w+$/;

export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export const serve = async (folder: string, port = 0, under = '/'): Promise<Served> => {
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const known = under === '/' ? fileFor(folder, url) : plainFile(folder, under, url);
    const file = known ?? path.join(folder, '404.html');
    response.writeHead(known === null ? 404 : 200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      // What has its contents in its name never changes; everything else is asked for anew.
      'cache-control': HASHED.test(path.basename(file)) ? 'public, max-age=31536000, immutable' : 'no-store',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((ready, fail) => server.once('error', fail).listen(port, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => close(server) };
};

const fileFor = (folder: string, url: string): string => {
  const asked = path.join(folder, path.normalize(decode(url.replace(/[?#].*$/, ''))));
  return asked.startsWith(folder + path.sep) && isFile(asked) ? asked : path.join(folder, 'index.html');
};

/** The file of an address in a folder of the server; null when there is none. */
const plainFile = (folder: string, under: string, url: string): string | null => {
  const pathname = decode(url.replace(/[?#].*$/, ''));
  if (pathname === under) return path.join(folder, 'index.html');
  const asked = path.join(folder, path.normalize(`/${pathname.slice(under.length)}`));
  return pathname.startsWith(under) && isFile(asked) ? asked : null;
};

const decode = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

/** An address may be longer than any name of a file, or have in it what no name has. */
const isFile = (file: string): boolean => {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
};

const close = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
