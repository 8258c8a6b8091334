/**
 * A static server for the exported app, on this machine only. An address that is no file gets the app itself; or, in a
 * folder, what a server gives that knows nothing of apps: the page for what is not found.
 */
import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { fileFor, headersOf } from '@/server/web';

export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export const serve = async (folder: string, port = 0, under = '/'): Promise<Served> => {
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const known =
      under === '/' ? (fileFor(folder, url) ?? path.join(folder, 'index.html')) : plainFile(folder, under, url);
    const file = known ?? path.join(folder, '404.html');
    response.writeHead(known === null ? 404 : 200, headersOf(file, 'no-store'));
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((ready, fail) => server.once('error', fail).listen(port, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => close(server) };
};

/** The file of an address in a folder of the server; null when there is none. */
const plainFile = (folder: string, under: string, url: string): string | null => {
  if (/^[^?#]*/.exec(url)?.[0] === under) return path.join(folder, 'index.html');
  return url.startsWith(under) ? fileFor(folder, `/${url.slice(under.length)}`) : null;
};

const close = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
