import { Room, ServerError, type Client } from '@colyseus/core';
import { z } from 'zod';
import { codeSchema } from '@/net/protocol';
import type { AnyPlayable } from '@/net/remoteSession';
import { readJournal, type Journals } from './journal';
import { luck } from './keys';
import { createTable, type Table, type Visit } from './table';

/** What rooms are made of: given once, before the first is opened. */
export interface RoomTools {
  readonly journals: Journals;
  /** The rules of a game; null when this server does not know it. */
  readonly entryOf: (game: string) => AnyPlayable | null;
  readonly report: (error: unknown) => void;
}

/** So many words in a second are not even answered: the table lets go of people long before. */
const MOST_WORDS = 240;
const MOST_GUESTS = 24;
/** Whoever does not say who they are in this time has no place here, in milliseconds. */
const SILENT = 15_000;
/** A table at which nobody said anything for so long is put away, and looked at so often. */
const IDLE = 6 * 60 * 60 * 1000;
const LOOK_EVERY = 60_000;

/** The kind of word everything is sent as: the table reads what is in it. */
export const WORD = 'w';
export const ROOM = 'table';

const optionsSchema = z.looseObject({ code: codeSchema });
function codeOf(options: unknown): string | null {
  const parsed = optionsSchema.safeParse(options);
  return parsed.success ? parsed.data.code : null;
}

/** One table as a room of Colyseus, which finds it by its code whichever process it is in. */
export const roomOf = ({ journals, entryOf, report }: RoomTools) =>
  class TableRoom extends Room {
    private table: Table | null = null;
    private readonly visits = new Map<string, Visit>();

    /** Before any room is looked for: without a whole code there is none. */
    static override onAuth(_token: string, options: unknown): Promise<boolean> {
      if (codeOf(options) === null) throw new ServerError(404, 'no-table');
      return Promise.resolve(true);
    }

    override async onCreate(options: unknown): Promise<void> {
      this.maxMessagesPerSecond = MOST_WORDS;
      // Nothing of it is synchronised: every seat is told its own. It only keeps the clock going, which without any rate
      // would tick sixty times a second at every table.
      this.patchRate = 1000;
      this.onMessage(WORD, (client: Client, text: unknown) => this.visits.get(client.sessionId)?.heard(text));
      this.onMessage('*', (client: Client) => this.visits.get(client.sessionId)?.heard(null));

      const code = codeOf(options);
      const lines = code === null ? null : await journals.read(code);
      if (lines === null) throw new ServerError(404, 'no-table');
      const kept = readJournal(lines);
      const entry = kept === null ? null : entryOf(kept.opened.game);
      if (kept === null || entry === null) throw new ServerError(410, 'gone');
      if (kept.opened.rules > entry.game.rulesVersion) throw new ServerError(409, 'newer');
      this.table = createTable(entry, kept, {
        journals,
        now: () => Date.now(),
        luck,
        report,
        moved: () => void this.disconnect(),
      });
      this.clock.setInterval(() => {
        if (this.table !== null && this.table.idleFor() > IDLE) this.table.sendAway('idle');
      }, LOOK_EVERY);
    }

    override onJoin(client: Client, options: unknown): void {
      const { table } = this;
      if (table === null || codeOf(options) !== table.code) return client.leave();
      if (table.guests() >= MOST_GUESTS) throw new ServerError(423, 'full');
      const visit = table.join({ send: (text) => client.send(WORD, text), close: () => client.leave() });
      this.visits.set(client.sessionId, visit);
      this.clock.setTimeout(() => {
        if (visit.isKnown() || !this.visits.has(client.sessionId)) return;
        client.send(WORD, JSON.stringify({ t: 'bye', why: 'silent' }));
        client.leave();
      }, SILENT);
    }

    override onLeave(client: Client): void {
      this.visits.get(client.sessionId)?.left();
      this.visits.delete(client.sessionId);
    }

    override async onDispose(): Promise<void> {
      await this.table?.close();
    }

    /** A word that breaks something breaks only itself; that somebody was not let in is nothing that went wrong. */
    override onUncaughtException(error: Error): void {
      if (!(error.cause instanceof ServerError)) report(error);
    }
  };
