import { LONGEST_SAID, read, saidSchema, type Bye, type Order } from '@/net/protocol';
import type { AnyPlayable } from '@/net/remoteSession';
import { writeLine, type KeptPlace, type KeptTable, type Line } from './journal';
import { resume, stateLine } from './running';
import type { Guest, Sitter, Standing, TableTools } from './standing';
import { wake } from './telling';
import { isTooMuch, leave, letGo, listen, strike } from './verbs';

/** What a table does with somebody who came in. */
export interface Visit {
  heard(text: unknown): void;
  left(): void;
  /** Whether they have said who they are. */
  isKnown(): boolean;
}

/** One table: a session, who sits there, and what each of them is told. */
export interface Table {
  readonly code: string;
  join(guest: Guest): Visit;
  guests(): number;
  /** For how long nobody has said anything, in milliseconds. */
  idleFor(): number;
  /** Sends everybody away: they may come back, and find everything as it was. */
  sendAway(why: Bye): void;
  /** Puts it away: everything is kept, and it can be read again. */
  close(): Promise<void>;
}

/** A new table's first lines. Throws a key of ours when it cannot be opened. */
export function openingLines(
  entry: AnyPlayable,
  order: Order,
  facts: { readonly code: string; readonly saveId: string; readonly seed: number; readonly at: number },
): readonly Line[] {
  const { game } = entry;
  const options = game.parseOptions(order.options);
  const { length } = order.seats;
  if (order.rules !== game.rulesVersion) throw new Error(order.rules > game.rulesVersion ? 'older' : 'newer');
  if (options === null || length < game.seats.min || length > game.seats.max) throw new Error('bad-order');
  if (game.optionsRefusal(options, length) !== null) throw new Error('bad-order');
  const places = order.seats.map((each): KeptPlace => ({
    ...each,
    kind: each.bot === null ? 'free' : 'bot',
    hash: null,
  }));
  return [
    { k: 'opened', ...facts, game: game.id, rules: game.rulesVersion, options, undo: order.undo },
    { k: 'places', places },
  ];
}

export function createTable(entry: AnyPlayable, kept: KeptTable, tools: TableTools): Table {
  const at: Standing = {
    entry,
    game: entry.game,
    kept,
    opened: kept.opened,
    tools,
    sitters: new Set(),
    places: kept.places,
    begunAt: kept.begunAt,
    session: null,
    scribe: null,
    asking: null,
    lines: [],
    written: kept.log,
    lineCount: kept.lines,
    outbox: [],
    roomIsNew: false,
    gameIsNew: false,
    closed: false,
    work: null,
    wake: () => wake(at),
  };
  if (kept.begunAt !== null) resume(at, kept.log);
  let spokenAt = tools.now();

  return {
    code: kept.opened.code,
    join(guest) {
      const sitter: Sitter = {
        guest,
        mine: [],
        tokens: [],
        known: false,
        sent: new Map(),
        era: -1,
        answered: 0,
        strikes: 0,
        nudgedAt: 0,
        second: 0,
        words: 0,
      };
      at.sitters.add(sitter);
      if (at.sitters.size === 1) at.session?.start();
      return {
        heard(text) {
          if (!at.sitters.has(sitter) || at.closed || isTooMuch(at, sitter)) return;
          spokenAt = tools.now();
          const said = read(saidSchema, text, LONGEST_SAID);
          if (said === null) strike(at, sitter);
          else listen(at, sitter, said);
        },
        left: () => leave(at, sitter),
        isKnown: () => sitter.known,
      };
    },
    guests: () => at.sitters.size,
    idleFor: () => tools.now() - spokenAt,
    sendAway(why) {
      for (const sitter of [...at.sitters]) letGo(at, sitter, why);
    },
    async close() {
      at.session?.stop();
      while (at.work !== null) await at.work;
      if (at.closed) return;
      at.closed = true;
      if (at.session === null || at.written.length === 0) return;
      const line = writeLine(stateLine(at, at.session));
      await tools.journals.append(kept.opened.code, at.lineCount, [line]).catch(tools.report);
    },
  };
}
