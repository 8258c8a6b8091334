import { matchMaker, Server } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { LONGEST_SAID, orderSchema, PROTOCOL, read } from '@/net/protocol';
import type { AnyPlayable } from '@/net/remoteSession';
import { fileJournals } from './files';
import { writeLine, type Journals } from './journal';
import { luck, newCode } from './keys';
import { createLimit } from './limits';
import { among, ownerOf, passOn, type Neighbours } from './neighbours';
import { connectRedis, redisJournals } from './redis';
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
  /** With Redis: how the other processes reach this one, `host` or `host:port`; left out: they are on this machine. */
  readonly insideAddress?: string | undefined;
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

/** What a table of another version is told by. */
const versionSchema = z.looseObject({ protocol: z.int() });

const QUIET = { debug() {}, info() {}, warn() {}, error() {}, trace() {} };

/** A request that asks for a table is short. */
const LONGEST_REQUEST = LONGEST_SAID + 1024;
/** Tables nobody has sat at for so long are forgotten, in milliseconds. */
const FORGOTTEN_AFTER = 60 * 24 * 60 * 60 * 1000;

/** Opens the tables, and the app beside them, on one port. */
export async function startHost(options: HostOptions): Promise<Host> {
  const { redisUrl, report } = options;
  const redis = redisUrl === undefined ? null : await connectRedis(redisUrl);
  const journals = redis === null ? await fileJournals(options.folder) : redisJournals(redis);
  await journals.sweep(Date.now() - FORGOTTEN_AFTER);
  const http = createServer();
  const transport = new WebSocketTransport({
    noServer: true,
    maxPayload: LONGEST_REQUEST,
    pingInterval: 3000,
    pingMaxRetries: 2,
    verifyClient: ({ origin, req }: { origin: string; req: IncomingMessage }) => isAllowed(options, origin, req),
  });
  let neighbours: Neighbours | null = null;
  const isOurs = (request: IncomingMessage): boolean =>
    neighbours === null || [null, matchMaker.processId].includes(ownerOf(request));
  transport.attachToServer(http, { filter: isOurs });
  http.on('upgrade', (request, socket, head: Buffer) => {
    if (neighbours === null || isOurs(request)) return;
    neighbours.find(ownerOf(request) ?? '').then(
      (address) => (address === null ? socket.destroy() : passOn(request, socket, head, address)),
      () => socket.destroy(),
    );
  });
  const server = new Server({
    transport,
    greet: false,
    // What strangers do wrong would fill the terminal; what goes wrong here is reported.
    logger: QUIET,
    gracefullyShutdown: false,
    ...(redisUrl === undefined ? {} : { presence: new RedisPresence(redisUrl), driver: new RedisDriver(redisUrl) }),
  });
  server.define(ROOM, roomOf({ journals, entryOf: options.entryOf, report })).filterBy(['code']);
  // A table is found by its code, and in no other way.
  matchMaker.controller.exposedMethods = ['joinOrCreate'];
  await new Promise<void>((done, fail) => {
    // Colyseus listens for it only once it listens.
    http.once('error', fail);
    server.listen(options.port, options.hostname).then(done, fail);
  });
  // Colyseus answers before anything else would: nothing reaches it but past the door.
  const inside = http.listeners('request');
  const door = doorkeeper(options, journals);
  http.removeAllListeners('request');
  http.on('request', (request, response) =>
    door(request, response, () => {
      for (const listener of inside) listener.call(http, request, response);
    }),
  );
  const { port } = http.address() as AddressInfo;
  if (redis !== null) {
    const address = options.insideAddress ?? '127.0.0.1';
    neighbours = await among(redis, matchMaker.processId, /:\d+$/.test(address) ? address : `${address}:${port}`);
  }
  return {
    port,
    async close() {
      await neighbours?.leave();
      await server.gracefullyShutdown(false);
      http.close();
      http.closeAllConnections();
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
    const body = await bodyOf(request);
    const other = read(versionSchema, body, LONGEST_SAID)?.protocol;
    if (other !== undefined && other !== PROTOCOL)
      return answer(response, 400, { error: other > PROTOCOL ? 'older' : 'newer' });
    const order = read(orderSchema, body, LONGEST_SAID);
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
