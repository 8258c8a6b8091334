import { createRequire } from 'node:module';
import type { AnyEntry } from './entry';
import { GAME_IDS, type GameId } from './shelf';

const fetch = createRequire(__filename);

/**
 * The pure half of any game, at once: for tests and tools, which run where files lie. The app fetches games whole, with
 * `load` of the shelf.
 */
export const entryOf = (id: GameId): AnyEntry => (fetch(`./${id}`) as { readonly entry: AnyEntry }).entry;

export const ENTRIES: readonly AnyEntry[] = GAME_IDS.map(entryOf);
