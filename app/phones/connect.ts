import { Client, type Room } from '@colyseus/sdk';
import type { Bye } from '@/net/protocol';
import type { TableClient } from '@/net/tableClient';

/** The kind of word everything is sent as, and the name of what a server opens. */
const WORD = 'w';
const ROOM = 'table';

/** How long until a lost connection is tried again, in milliseconds: soon at first. */
const WAITS = [200, 500, 1000, 2000, 4000];
/** A table that lets nobody in within this time is asked again, in milliseconds. */
const LONGEST_JOIN = 8000;
/** A connection that says nothing is asked for a sign of life so often; as long without one and it is gone. */
const SIGN_EVERY = 4000;

/** What a table says when it lets nobody in; anything else is tried again. */
const REFUSALS: Readonly<Record<number, Bye>> = {
  404: 'no-table',
  409: 'newer',
  410: 'gone',
  423: 'full',
  429: 'slow-down',
};

/** Keeps somebody connected to a table, whatever happens to the wire; returns how to leave. */
export function connectTo(address: string, code: string, client: TableClient): () => void {
  const sdk = new Client(address);
  let left = false;
  let failures = 0;
  let room: Room | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let signs: ReturnType<typeof setInterval> | undefined;

  function again(): void {
    clearInterval(signs);
    room = null;
    if (left) return;
    client.lost();
    clearTimeout(timer);
    timer = setTimeout(() => void join(), WAITS[Math.min(failures++, WAITS.length - 1)]);
  }

  async function join(): Promise<void> {
    // A server that dies while it is asked leaves the question open for ever.
    let isLate = false;
    const late = new Promise<never>((_, fail) => {
      timer = setTimeout(() => {
        isLate = true;
        fail(new Error('no answer'));
      }, LONGEST_JOIN);
    });
    try {
      const joining = sdk.joinOrCreate(ROOM, { code }).then((joined) => {
        if (isLate || left) void joined.leave();
        return joined;
      });
      const joined = await Promise.race([joining, late]);
      clearTimeout(timer);
      if (!left) follow(joined);
    } catch (error) {
      clearTimeout(timer);
      if (left) return;
      const why = REFUSALS[codeOf(error)];
      if (why === undefined) return again();
      left = true;
      client.ended(why);
    }
  }

  function follow(joined: Room): void {
    room = joined;
    // The table knows us by the keys of our seats: a new connection is as good as the old one, and outlives the server.
    joined.reconnection.enabled = false;
    let gone = false;
    const lose = (): void => {
      if (gone) return;
      gone = true;
      again();
    };
    let alive = true;
    joined.onMessage(WORD, (text: unknown) => {
      // What was held up on a wire that was given up has been told again on the next.
      if (gone) return;
      alive = true;
      failures = 0;
      client.heard(text);
      const { standing } = client.now();
      if (standing.kind === 'over') leave();
    });
    joined.onLeave(lose);
    joined.onError(lose);
    signs = setInterval(() => {
      if (!alive) {
        lose();
        return void joined.leave(false);
      }
      alive = false;
      joined.ping(() => (alive = true));
    }, SIGN_EVERY);
    client.connected({ send: (text) => joined.send(WORD, text) });
  }

  function leave(): void {
    left = true;
    clearTimeout(timer);
    clearInterval(signs);
    const going = room;
    room = null;
    if (going !== null) void going.leave();
  }

  void join();
  return leave;
}

const codeOf = (error: unknown): number =>
  error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : 0;

/** Why a table could not be opened. */
type NotOpened = 'newer' | 'older' | 'bad-order' | 'too-many' | 'unreachable';

/** Asks a server for a table; gives its code. */
export async function openTable(
  address: string,
  order: unknown,
): Promise<{ readonly ok: true; readonly code: string } | { readonly ok: false; readonly why: NotOpened }> {
  try {
    const response = await fetch(`${address}/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    const said: unknown = await response.json();
    const { code, error } = said as { readonly code?: unknown; readonly error?: unknown };
    if (response.ok && typeof code === 'string') return { ok: true, code };
    if (response.status === 429) return { ok: false, why: 'too-many' };
    if (error === 'newer' || error === 'older') return { ok: false, why: error };
    return { ok: false, why: response.status < 500 ? 'bad-order' : 'unreachable' };
  } catch {
    return { ok: false, why: 'unreachable' };
  }
}
