import { createContext, useContext } from 'react';
import type { Profile } from '../../storage/profiles';
import type { Save, SavedSeat } from '../../storage/saveFile';
import { NO_MEMORY, type SetupMemory } from './memory';

/** A game about to start. */
export interface NewGame {
  readonly game: string;
  readonly seats: readonly SavedSeat[];
  readonly options: unknown;
}

/** What screens of games need from the device and do not touch themselves. The shell provides it. */
export interface GameServices {
  readonly memory: SetupMemory;
  /** Who has a profile: offered by name, and with their own colour. */
  readonly profiles: readonly Profile[];
  /** Changes what set-up remembers, for now and for the next time. */
  readonly remember: (change: (memory: SetupMemory) => SetupMemory) => void;
  /** Deals the game and saves it. Rejects when it cannot be saved. */
  readonly begin: (game: NewGame) => Promise<Save>;
}

export const GameServicesContext = createContext<GameServices>({
  memory: NO_MEMORY,
  profiles: [],
  remember: () => undefined,
  begin: () => Promise.reject(new Error('no GameServices around this screen')),
});

export const useGameServices = (): GameServices => useContext(GameServicesContext);
