import { createSignal } from '@/session/signal';
import type { SessionTools } from '@/session/playable';
import type { Save } from '@/session/record';
import type { AnyTable } from '@/session/tableSession';
import { PROTOCOL, read, toldSchema, type Bye, type Room, type Said, type Told } from './protocol';
import { remoteSession, type AnyPlayable, type RemoteSession } from './remoteSession';

/** Carries words to a table. */
export interface Wire {
  send(text: string): void;
}

/**
 * `joining`: nothing has been heard yet. `lost`: the connection is gone and is being mended. `over`: the table does not
 * want us, `why` says what for.
 */
export type Standing =
  | { readonly kind: 'joining' | 'here' | 'lost' }
  | { readonly kind: 'over'; readonly why: Bye | 'not-understood' | 'no-host' };

/** A seat's key: whoever has it sits there, on any device. */
export interface SeatKey {
  readonly seat: number;
  readonly token: string;
}

/** What a phone knows of a table elsewhere. Never changed: there is a new one after every word. */
export interface AtTable {
  readonly standing: Standing;
  readonly room: Room | null;
  /** The game, once it is played. */
  readonly table: AnyTable | null;
  /** Who nudged last, and how often somebody did. */
  readonly nudged: { readonly by: number; readonly count: number };
  /** Why what was asked for last cannot be. */
  readonly refused: { readonly reason: string; readonly count: number };
}

/** One phone's side of a table, whatever carries the words. */
export interface TableClient {
  now(): AtTable;
  subscribe(listener: () => void): () => void;
  /** There is a wire (again): who sits here says so, and what was not confirmed is said once more. */
  connected(wire: Wire): void;
  heard(text: unknown): void;
  /** The wire is gone. */
  lost(): void;
  /** The table cannot be reached for a reason that trying again does not mend. */
  ended(why: Bye | 'no-host'): void;
  say(said: Said): void;
  /** How often the table has taken something back, as far as is known here. */
  era(): number;
}

export function createTableClient({
  load,
  tools,
  keys,
  keep,
  finished,
}: {
  /** The rules of a game. Rejects for one that is not on this shelf. */
  readonly load: (game: string) => Promise<AnyPlayable>;
  readonly tools: SessionTools;
  /** The seats this phone has had at this table. */
  readonly keys: readonly SeatKey[];
  readonly keep: (keys: readonly SeatKey[]) => void;
  /** The game is over: all of it. */
  readonly finished: (save: Save) => void;
}): TableClient {
  const signal = createSignal();
  let held = keys;
  let wire: Wire | null = null;
  let now: AtTable = {
    standing: { kind: 'joining' },
    room: null,
    table: null,
    nudged: { by: 0, count: 0 },
    refused: { reason: '', count: 0 },
  };
  let session: { readonly remote: RemoteSession; readonly seats: string } | null = null;
  let entry: AnyPlayable | null = null;
  /** Whether somebody here sat and waited for the game to begin. */
  let waited = false;
  /** What is heard while the rules are being fetched waits for them. */
  let waiting: Told[] = [];
  let loading = false;
  let era = 0;

  function change(next: Partial<AtTable>): void {
    now = { ...now, ...next };
    signal.emit();
  }

  const say = (said: Said): void => wire?.send(JSON.stringify(said));

  function misunderstood(): void {
    change({ standing: { kind: 'over', why: 'not-understood' } });
    wire = null;
  }

  function fetchRules(game: string): void {
    loading = true;
    load(game).then(
      (loaded) => {
        entry = loaded;
        loading = false;
        const words = waiting;
        waiting = [];
        words.forEach(take);
      },
      () => {
        loading = false;
        change({ standing: { kind: 'over', why: 'newer' } });
      },
    );
  }

  function takeRoom(room: Room): void {
    if (entry !== null && room.rules !== entry.game.rulesVersion) {
      return change({ standing: { kind: 'over', why: room.rules > entry.game.rulesVersion ? 'newer' : 'older' } });
    }
    if (room.phase === 'gathering') waited = true;
    session?.remote.takeRoom(room);
    change({ room, standing: { kind: 'here' } });
  }

  /** The session for the seats that are ours now: a phone that takes another seat looks with other eyes. */
  function sessionFor(room: Room, playable: AnyPlayable): RemoteSession {
    const seats = room.places.map(({ name, bot }) => `${name} ${bot}`).join() + room.mine.join();
    if (session?.seats !== seats)
      session = { remote: remoteSession(playable, room, tools, say, waited && session === null), seats };
    return session.remote;
  }

  function take(told: Told): void {
    if (told.t === 'bye') {
      wire = null;
      return change({ standing: { kind: 'over', why: told.why } });
    }
    if (told.t === 'room' && entry === null) fetchRules(told.game);
    // A room can be shown before its rules are here; what is played there cannot.
    if (loading && told.t !== 'room') return void waiting.push(told);
    switch (told.t) {
      case 'room':
        return takeRoom(told);
      case 'seated':
        held = [
          ...held.filter(({ seat, token }) => seat !== told.seat && token !== told.token),
          { seat: told.seat, token: told.token },
        ];
        return keep(held);
      case 'sync': {
        const { room } = now;
        if (room === null || entry === null) return;
        const remote = sessionFor(room, entry);
        remote.take(told);
        era = told.era;
        return change({ table: remote.table });
      }
      case 'refused':
        session?.remote.refused(told.seat);
        return change({ refused: { reason: told.reason, count: now.refused.count + 1 } });
      case 'nudged':
        return change({ nudged: { by: told.by, count: now.nudged.count + 1 } });
      case 'end':
        return finished(told.save);
    }
  }

  return {
    now: () => now,
    subscribe: signal.subscribe,
    connected(next) {
      wire = next;
      say({ t: 'hello', protocol: PROTOCOL, tokens: held.map(({ token }) => token) });
      session?.remote.unconfirmed().forEach(say);
    },
    heard(text) {
      const told = read(toldSchema, text);
      if (told === null) return misunderstood();
      try {
        take(told);
      } catch (error) {
        tools.report?.(error);
        misunderstood();
      }
    },
    lost() {
      wire = null;
      if (now.standing.kind === 'here') change({ standing: { kind: 'lost' } });
    },
    ended(why) {
      wire = null;
      change({ standing: { kind: 'over', why } });
    },
    say(said) {
      say(said);
      // Whoever stood up before the game has no seat any more, and somebody else may take it.
      if (said.t !== 'rise' || now.room?.phase !== 'gathering') return;
      held = held.filter(({ seat }) => seat !== said.seat);
      keep(held);
    },
    era: () => era,
  };
}
