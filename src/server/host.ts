import { matchMaker, Server } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LONGEST_SAID, orderSchema, read } from '@/net/protocol';
import type { AnyPlayable } from '@/net/remoteSession';
import { fileJournals } from './files';
import { writeLine, type Journals } from './journal';
import { luck, newCode } from './keys';
import { createLimit } from './limits';
import { redisJournals } from './redis';
import { ROOM, roomOf } from './room';
import { openingLines } from './table';
import { giveFile } from './web';

export interface HostOptions {
  readonly port: number;
  /** The address to listen at; the whole local network when left out. */
  readonly hostname?: string | undefined;
  /** Where tables are kept, when no Redis is named. */
  readonly folder: string;
  readonly redisUrl?: string | undefined;
  /** How others reach this very process, where several stand behind one address: `tables-1.example.org:2601`. */
  readonly publicAddress?: string | undefined;
  /** The exported app; null: only the tables. */
  readonly web: string | null;
  /** Pages of other addresses that may speak to the tables. */
  readonly origins: readonly string[];
  /** Something stands before this server and says whom it speaks for. */
  readonly behindProxy: boolean;
  /** How many tables one address may open in an hour. */
  readonly tablesAnHour?: number;
  readonly entryOf: (game: string) => AnyPlayable | null;
  readonly report: (error: unknown) => void;
  /** Where phones find it, for whoever sits at the computer itself. */
  readonly shownAddress?: () => string | null;
  /** A page of its own that shows where to go; its text is asked for when somebody looks. */
  readonly hostPage?: () => string;
}

export interface Host {
  readonly port: number;
  close(): Promise<void>;
}

/** A request that asks for a table is short. */
const LONGEST_REQUEST = LONGEST_SAID + 1024;
/** Tables nobody has sat at for so long are forgotten, in milliseconds. */
const FORGOTTEN_AFTER = 60 * 24 * 60 * 60 * 1000;

/** Opens the tables, and the app beside them, on one port. */
export async function startHost(options: HostOptions): Promise<Host> {
  const { redisUrl, report } = options;
  const journals = redisUrl === undefined ? await fileJournals(options.folder) : await redisJournals(redisUrl);
  await journals.sweep(Date.now() - FORGOTTEN_AFTER);
  const http = createServer();
  const transport = new WebSocketTransport({
    server: http,
    maxPayload: LONGEST_REQUEST,
    pingInterval: 3000,
    pingMaxRetries: 2,
    verifyClient: ({ origin, req }: { origin: string; req: IncomingMessage }) => isAllowed(options, origin, req),
  });
  const server = new Server({
    transport,
    greet: false,
    gracefullyShutdown: false,
    ...(redisUrl === undefined ? {} : { presence: new RedisPresence(redisUrl), driver: new RedisDriver(redisUrl) }),
    ...(options.publicAddress === undefined ? {} : { publicAddress: options.publicAddress }),
    // Its types are not installed; this is all of it that is used.
    express: (app: unknown) => (app as { readonly use: (door: Door) => void }).use(doorkeeper(options, journals)),
  });
  server.define(ROOM, roomOf({ journals, entryOf: options.entryOf, report })).filterBy(['code']);
  // A table is found by its code, and in no other way.
  matchMaker.controller.exposedMethods = ['joinOrCreate'];
  await server.listen(options.port, options.hostname);
  return {
    port: (http.address() as AddressInfo).port,
    async close() {
      await server.gracefullyShutdown(false);
      await journals.close();
    },
  };
}

/** Pages from elsewhere stay out, unless they are named; what is no page says nothing of where it is from. */
function isAllowed({ origins }: HostOptions, origin: string | undefined, { headers }: IncomingMessage): boolean {
  if (origin === undefined || origin === '') return true;
  try {
    return new URL(origin).host === headers.host || origins.includes(origin);
  } catch {
    return false;
  }
}

type Door = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Stands before everything: who may come in, how often, and with how much. */
function doorkeeper(options: HostOptions, journals: Journals): Door {
  const now = (): number => Date.now();
  const wrongCodes = createLimit(10, 60, now);
  const opened = createLimit(options.tablesAnHour ?? 60, 3600, now);

  async function open(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    const wait = opened.wait(address);
    if (wait > 0) return answer(response, 429, { error: 'too-many', wait });
    const order = read(orderSchema, await bodyOf(request), LONGEST_SAID);
    const entry = order === null ? null : options.entryOf(order.game);
    if (order === null) return answer(response, 400, { error: 'not-understood' });
    if (entry === null) return answer(response, 400, { error: 'older' });
    opened.count(address);
    const code = newCode();
    const facts = { code, saveId: `${now().toString(36)}-${newCode().toLowerCase()}`, seed: luck(), at: now() };
    let lines: readonly string[];
    try {
      lines = openingLines(entry, order, facts).map(writeLine);
    } catch (error) {
      return answer(response, 400, { error: error instanceof Error ? error.message : 'bad-order' });
    }
    if (!(await journals.append(code, 0, lines))) throw new Error('a code that is taken');
    answer(response, 200, { code });
  }

  return (request, response, next) => {
    const { url = '/', method, headers } = request;
    const address = addressOf(options, request);
    const isApi = url === '/tables' || url.startsWith('/matchmake/');
    if (!isApi) {
      if (method !== 'GET' && method !== 'HEAD') return answer(response, 405, { error: 'not-understood' });
      if (url === '/host' && options.hostPage !== undefined) {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
        return void response.end(options.hostPage());
      }
      if (options.web === null) return answer(response, 404, { error: 'no-app' });
      return giveFile(options.web, request, response);
    }
    if (!isAllowed(options, headers.origin, request)) return answer(response, 403, { error: 'origin' });
    if (headers.origin !== undefined) response.setHeader('access-control-allow-origin', headers.origin);
    if (method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', 'content-type');
      return answer(response, 204, null);
    }
    if (url === '/tables' && (method === 'GET' || method === 'HEAD'))
      return answer(response, 200, { tables: 1, address: options.shownAddress?.() ?? null });
    const length = Number(headers['content-length'] ?? Number.NaN);
    if (method !== 'POST' || !(length <= LONGEST_REQUEST)) return answer(response, 413, { error: 'not-understood' });
    if (url === '/tables') {
      void open(request, response, address).catch((error: unknown) => {
        options.report(error);
        answer(response, 503, { error: 'not-now' });
      });
      return;
    }
    const wait = wrongCodes.wait(address);
    if (wait > 0) return answer(response, 429, { error: 'slow-down', wait });
    response.on('finish', () => {
      if (response.statusCode === 404) wrongCodes.count(address);
    });
    next();
  };
}

/** Whom a request is from. What it says of itself counts only where something we trust has written it. */
function addressOf({ behindProxy }: HostOptions, { headers, socket }: IncomingMessage): string {
  const said = headers['x-forwarded-for'];
  const last = (Array.isArray(said) ? said.join() : (said ?? '')).split(',').pop()?.trim();
  return (behindProxy && last ? last : socket.remoteAddress) ?? '';
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(body === null ? undefined : JSON.stringify(body));
}

function bodyOf(request: IncomingMessage): Promise<string> {
  return new Promise((done, fail) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      text += part;
      if (text.length > LONGEST_REQUEST) request.destroy();
    });
    request.on('end', () => done(text));
    request.on('error', fail);
    request.on('close', () => fail(new Error('a request that broke off')));
  });
}
