import { must, type HasRng } from '@antilles/engine';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LEVELS } from '@/bots/bot';
import { isGameId } from '@/games/ids';
import { PROTOCOL, type Order } from '@/net/protocol';
import type { AnyPlayable } from '@/net/remoteSession';
import { createTableClient, type AtTable, type SeatKey, type TableClient } from '@/net/tableClient';
import type { NewGame } from '@/ui/setup/services';
import { breathe } from '../breathe';
import { loadEntry } from '../loadGame';
import { newSeed } from '../luck';
import { keepFinished } from '../sessions';
import { awayId } from './away';
import { connectTo, openTable } from './connect';
import { hostAddress, isNoHost, rememberAbout, rememberKeys, tableAt } from './kept';

/** A table this phone is at, and where. */
export interface Visited {
  readonly code: string;
  readonly address: string;
  readonly client: TableClient;
  readonly keys: () => readonly SeatKey[];
}

interface Open {
  readonly visited: Promise<Visited>;
  users: number;
  leave: () => void;
}

const open = new Map<string, Open>();
/** From one screen to the next nobody leaves the table, in milliseconds. */
const LINGER = 2000;

async function load(game: string): Promise<AnyPlayable> {
  if (!isGameId(game)) throw new Error(`no game called ${game}`);
  return loadEntry(game);
}

async function visit(code: string, own: Pick<Open, 'leave'>, extra: readonly SeatKey[]): Promise<Visited> {
  const known = await tableAt(code);
  const address = must(known.address, 'an address to go to');
  let keys = [...known.keys.filter(({ seat }) => extra.every((each) => each.seat !== seat)), ...extra];
  const client = createTableClient({
    load,
    tools: {
      now: () => Date.now(),
      breathe,
      save: () => undefined,
      luck: newSeed,
      report: (error) => console.error(error),
    },
    keys,
    keep(next) {
      keys = [...next];
      void rememberKeys(code, address, keys);
    },
    finished(save) {
      if (!isGameId(save.game)) return;
      void loadEntry(save.game).then(({ game }) => {
        // The table's own, which played it to its end by the same rules.
        const outcome = game.outcome(save.state as HasRng);
        if (outcome !== null) keepFinished(save, outcome);
      });
    },
  });
  await rememberKeys(code, address, keys);
  let told = '';
  client.subscribe(() => {
    const { room } = client.now();
    if (room === null) return;
    const names = room.mine.map((seat) => room.places[seat]?.name ?? '');
    const about = { game: room.game, names, over: room.phase === 'over' };
    if (JSON.stringify(about) === told) return;
    told = JSON.stringify(about);
    void rememberAbout(code, about);
  });
  if (await isNoHost(address)) client.ended('no-host');
  else own.leave = connectTo(address, code, client);
  return { code, address, client, keys: () => keys };
}

function enter(code: string, extra: readonly SeatKey[]): Open {
  const known = open.get(code);
  if (known !== undefined) return known;
  const own = { leave: () => undefined };
  const entered: Open = {
    visited: visit(code, own, extra),
    users: 0,
    leave: () => own.leave(),
  };
  open.set(code, entered);
  return entered;
}

/** The table of this code for as long as the screen is open; null until its address and keys are read. */
export function useTableOf(code: string, extra: readonly SeatKey[] = NO_KEYS): Visited | 'nowhere' | null {
  const [visited, setVisited] = useState<Visited | 'nowhere' | null>(null);
  useEffect(() => {
    let here = true;
    const entered = enter(code, extra);
    entered.users++;
    entered.visited.then(
      (found) => {
        if (here) setVisited(found);
      },
      () => {
        open.delete(code);
        if (here) setVisited('nowhere');
      },
    );
    return () => {
      here = false;
      entered.users--;
      setTimeout(() => {
        if (entered.users > 0 || open.get(code) !== entered) return;
        open.delete(code);
        entered.leave();
      }, LINGER);
    };
  }, [code, extra]);
  return visited;
}

const NO_KEYS: readonly SeatKey[] = [];

/** What is known at a table now. */
export const useAtTable = ({ client }: Visited): AtTable =>
  useSyncExternalStore(client.subscribe, client.now, client.now);

/** A table that was opened, by what it goes by; or why not, as a key under `failed`. */
type OpenedAway =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly why: 'unreachable' | 'too-many' | 'bad-order' | 'version' };

/** Opens a table with a host. */
export async function openAway({ game, seats, options }: NewGame, undo: Order['undo']): Promise<OpenedAway> {
  const address = await hostAddress();
  if (address === null || !isGameId(game)) return { ok: false, why: 'unreachable' };
  const { rulesVersion } = (await loadEntry(game)).game;
  const order: Order = {
    protocol: PROTOCOL,
    game,
    rules: rulesVersion,
    options,
    seats: seats.map(({ name, colour, bot }) => ({ name, colour, bot: LEVELS.find((level) => level === bot) ?? null })),
    undo,
  };
  const opened = await openTable(address, order);
  if (opened.ok) return { ok: true, id: awayId(opened.code) };
  const { why } = opened;
  return { ok: false, why: why === 'newer' || why === 'older' ? 'version' : why };
}
