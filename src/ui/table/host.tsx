import { createContext, useContext, useEffect, useState } from 'react';
import type { Saver } from '../../session/saver';
import type { AnySession } from '../../session/session';
import type { AnyTutorial } from '../../session/tutorial';
import type { SaveProblem } from '../../storage/saveFile';
import type { Stage } from './stage';

/** A game that is open: in memory, saved after every action. */
export interface OpenGame {
  readonly session: AnySession;
  readonly saver: Saver;
  readonly stage: Stage;
  /** Left out: to play it. `replay`: only to look at it. `review`: to look at one's own decisions. */
  readonly mode?: 'play' | 'replay' | 'review';
  /** When this is somebody's guided first game. */
  readonly tutorial?: AnyTutorial | undefined;
}

export type Opened =
  | { readonly ok: true; readonly open: OpenGame }
  /** `missing`: there is no such game; `other-game`: it is one of another game. */
  | { readonly ok: false; readonly problem: SaveProblem | 'missing' | 'other-game' };

/** Opens saved games. The shell provides it, because it knows the device and the games. */
export interface SessionHost {
  open(game: string, saveId: string): Promise<Opened>;
}

export const SessionHostContext = createContext<SessionHost>({
  open: () => Promise.resolve({ ok: false, problem: 'missing' }),
});

/** The game of an address; null while it is being opened. */
export function useOpenGame(game: string, saveId: string): Opened | null {
  const host = useContext(SessionHostContext);
  const [opened, setOpened] = useState<{ readonly saveId: string; readonly result: Opened } | null>(null);
  useEffect(() => {
    let left = false;
    void host.open(game, saveId).then((result) => {
      if (!left) setOpened({ saveId, result });
    });
    return () => void (left = true);
  }, [host, game, saveId]);
  return opened?.saveId === saveId ? opened.result : null;
}
