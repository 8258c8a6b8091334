import type { Redis } from 'ioredis';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** Processes that keep tables together, and where each is found by the others. */
export interface Neighbours {
  find(id: string): Promise<string | null>;
  leave(): Promise<void>;
}

/** Who has not been heard of for so long is gone, in seconds; everybody says so three times as often. */
const GONE_AFTER = 90;

/** Tells the others where this process is, `host:port`, for as long as it lives. */
export async function among(redis: Redis, id: string, address: string): Promise<Neighbours> {
  const keyOf = (each: string): string => `antilles:process:${each}`;
  const announce = async (): Promise<void> => {
    await redis.set(keyOf(id), address, 'EX', GONE_AFTER);
  };
  await announce();
  // Where Redis does not answer it is said again later.
  const timer = setInterval(() => void announce().catch(() => undefined), (GONE_AFTER / 3) * 1000);
  return {
    find: (other) => redis.get(keyOf(other)),
    async leave() {
      clearInterval(timer);
      await redis.del(keyOf(id)).catch(() => undefined);
    },
  };
}

/** The process that has the table a socket is for: the first part of its address. */
export const ownerOf = ({ url = '' }: IncomingMessage): string | null =>
  /^\/([\w-]+)\/[\w-]+(?:\?|$)/.exec(url)?.[1] ?? null;

/**
 * Passes a socket on to the neighbour that has its table, word for word: whatever spreads phones over several processes need
 * not know who has which.
 */
export function passOn(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): void {
  const [host = '', port = ''] = address.split(/:(?=\d+$)/);
  const there = connect(Number(port), host);
  const end = (): void => {
    there.destroy();
    socket.destroy();
  };
  there.on('error', end).on('close', end);
  socket.on('error', end).on('close', end);
  there.on('connect', () => {
    const { method, url, rawHeaders } = request;
    const lines = [`${method} ${url} HTTP/1.1`];
    for (let i = 0; i < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
    there.write(`${lines.join('\r\n')}\r\n\r\n`);
    there.write(head);
    socket.pipe(there).pipe(socket);
  });
}
