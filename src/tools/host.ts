/**
 * `npm run host`: several phones at one table. Gives out the exported app and keeps the tables, on one port of the local
 * network; everybody opens the address it shows. The first time it exports the app, which takes some minutes. `PORT`, `TABLES`
 * (a folder), `WEB=no` (only tables), `REDIS_URL`, `INSIDE_ADDRESS`, `SHOWN_ADDRESS`, `ORIGINS` and `BEHIND_PROXY` change how: see src/server/README.md.
 */
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { create, toString } from 'qrcode';
import { entryOf } from '@/games';
import { isGameId } from '@/games/ids';
import { startHost } from '@/server/host';

const root = process.cwd();
const site = path.join(root, 'dist/web');
const env: Readonly<Record<string, string | undefined>> = process.env;

/** How this computer is reached from the local network; itself alone where it is in none. */
function numberHere(): string | null {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
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

let reported = { text: '', at: 0 };
/** What goes wrong again and again is said every ten seconds: a table that waits for Redis asks for it all the time. */
function report(error: unknown): void {
  const text =
    env.REDIS_URL !== undefined && /redis|ECONN|Connection is closed|max retries/i.test(String(error))
      ? 'Redis does not answer. The tables wait, and go on when it is back.'
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  if (text === reported.text && Date.now() - reported.at < 10_000) return;
  reported = { text, at: Date.now() };
  console.error(text);
}

/** What went wrong, and what to do about it, in a line. */
function advice(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Close what uses it, or choose another: PORT=2700 npm run host`;
  if (error instanceof Error && 'path' in error)
    return `The tables cannot be kept in ${String(error.path)} (${String(code)}). Choose another folder: TABLES=~/tables npm run host`;
  if (code === 'EACCES') return `Port ${port} may not be used. Choose another: PORT=2700 npm run host`;
  if (env.REDIS_URL !== undefined)
    return `Redis does not answer at REDIS_URL. Start it, or leave REDIS_URL out to keep tables in files. (${String(error)})`;
  return String(error);
}

async function main(): Promise<void> {
  const port = Number(env.PORT ?? 2600);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return stop(`PORT is ${env.PORT}: a port is a number up to 65535.`);
  const withApp = env.WEB !== 'no';
  if (withApp && !existsSync(path.join(site, 'index.html'))) {
    console.log('The app is exported first. This takes some minutes, and only this once.');
    const { exportWeb } = await import('./exportWeb');
    if (!(await exportWeb())) return stop('The app could not be exported: npm run export:web says why.');
  }
  const number = numberHere();
  if (number === null && env.SHOWN_ADDRESS === undefined)
    console.error(
      'This computer is in no network, so no phone can reach it. Join one (a phone can open one), and start again.',
    );
  let address = '';
  try {
    const host = await startHost({
      port,
      folder: path.resolve(env.TABLES ?? path.join(root, 'dist/tables')),
      redisUrl: env.REDIS_URL,
      insideAddress: env.INSIDE_ADDRESS ?? number ?? undefined,
      web: withApp ? site : null,
      origins: (env.ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
      behindProxy: env.BEHIND_PROXY === '1',
      ...(env.TABLES_AN_HOUR === undefined ? {} : { tablesAnHour: Number(env.TABLES_AN_HOUR) }),
      entryOf: (game) => (isGameId(game) ? entryOf(game) : null),
      report,
      shownAddress: () => address,
      hostPage: () => page(address),
    });
    address = env.SHOWN_ADDRESS ?? `http://${number ?? '127.0.0.1'}:${host.port}`;
    console.log(await toString(address, { type: 'terminal', small: true }));
    console.log(`Antilles: ${address}\nThe code as a page: ${address}/host\nStop with Ctrl+C; the tables are kept.`);
    const end = (): void => void host.close().finally(() => process.exit(0));
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
  } catch (error) {
    stop(advice(error, port));
  }
}

/** What was opened before it went wrong would keep the process alive. */
function stop(why: string): void {
  console.error(why);
  process.exit(1);
}

void main();
