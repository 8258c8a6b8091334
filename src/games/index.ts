import { cartagenaEntry } from './cartagena';
import { dominionEntry } from './dominion';
import type { AnyEntry } from './entry';
import type { GameId } from './ids';
import { puertoRicoEntry } from './puerto-rico';
import { santoDomingoEntry } from './santo-domingo';

/** The pure half of every game. A forgotten line does not compile. */
export const GAMES = {
  'santo-domingo': santoDomingoEntry,
  'puerto-rico': puertoRicoEntry,
  cartagena: cartagenaEntry,
  dominion: dominionEntry,
} as const satisfies Record<GameId, AnyEntry>;

export const entryOf = (id: GameId): AnyEntry => GAMES[id];
