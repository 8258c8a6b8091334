/**
 * `npm run host`: several phones at one table. Gives out the exported app and keeps the tables, on one port of the local
 * network; everybody opens the address it shows. `PORT`, `TABLES` (a folder), `REDIS_URL`, `PUBLIC_ADDRESS`, `ORIGINS` and
 * `BEHIND_PROXY` change how: see src/server/README.md.
 */
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { create, toString } from 'qrcode';
import { entryOf } from '@/games';
import { isGameId } from '@/games/ids';
import { startHost } from '@/server/host';

const root = path.resolve(__dirname, '../..');
const env: Readonly<Record<string, string | undefined>> = process.env;

/** How this computer is reached from the local network; itself alone where it is in none. */
function addressHere(port: number): string {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const found = all.find(({ family, internal }) => family === 'IPv4' && !internal);
  return `http://${found?.address ?? '127.0.0.1'}:${port}`;
}

/** A page for the computer itself: the address, large, and as a code for cameras. */
function page(address: string): string {
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  let drawn = '';
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column) === 1) drawn += `M${column + 3} ${row + 3}h1v1h-1z`;
  const across = modules.size + 6;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Antilles</title><style>body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:24px;
background:#1d1030;color:#fdf3dc;font:600 24px system-ui,sans-serif}svg{width:min(70vw,420px);border-radius:16px}a{color:inherit}</style>
<h1>Antilles</h1><svg viewBox="0 0 ${across} ${across}" role="img" aria-label="${address}"><path fill="#fffaf0" d="M0 0h${across}v${across}H0z"/>
<path fill="#241528" d="${drawn}"/></svg><a href="${address}">${address}</a></html>`;
}

/** What went wrong, and what to do about it, in a line. */
function advice(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Close what uses it, or choose another: PORT=2700 npm run host`;
  if (code === 'EACCES')
    return `Port ${port} or the folder of the tables may not be used. Choose others: PORT=2700 TABLES=~/tables npm run host`;
  if (env.REDIS_URL !== undefined)
    return `Redis does not answer at REDIS_URL. Start it, or leave REDIS_URL out to keep tables in files. (${String(error)})`;
  return String(error);
}

async function main(): Promise<void> {
  const port = Number(env.PORT ?? 2600);
  const built = path.join(root, 'dist/web');
  const web = existsSync(path.join(built, 'index.html')) ? built : null;
  if (web === null) console.error('The app is not exported yet, so only the tables are served: npm run export:web');
  let address = '';
  try {
    const host = await startHost({
      port,
      folder: path.resolve(env.TABLES ?? path.join(root, 'dist/tables')),
      redisUrl: env.REDIS_URL,
      publicAddress: env.PUBLIC_ADDRESS,
      web,
      origins: (env.ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
      behindProxy: env.BEHIND_PROXY === '1',
      entryOf: (game) => (isGameId(game) ? entryOf(game) : null),
      report: (error) => console.error(error),
      shownAddress: () => address,
      hostPage: () => page(address),
    });
    address = env.SHOWN_ADDRESS ?? addressHere(host.port);
    console.log(await toString(address, { type: 'terminal', small: true }));
    console.log(`Antilles: ${address}\nThe code as a page: ${address}/host\nStop with Ctrl+C; the tables are kept.`);
    const stop = (): void => void host.close().finally(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    console.error(advice(error, port));
    process.exitCode = 1;
  }
}

void main();
