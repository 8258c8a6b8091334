import { createContext, useCallback, useContext, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { Saver } from '@/storage/saver';
import type { Reported } from '@/session/report';
import type { AnySession, AnyTable } from '@/session/session';
import type { AnyTutorial } from '@/session/tutorial';
import type { SaveProblem } from '@/storage/saveFile';
import { useIsLost, type Claim, type ClaimManner } from '../claim';

/** A game that is open, wherever its truth lives. */
export interface OpenGame {
  readonly session: AnyTable;
  readonly saver: Pick<Saver, 'status' | 'subscribe' | 'retry'>;
  /** Left out: to play it. `replay`: only to look at it. `review`: to look at one's own decisions. */
  readonly mode?: 'play' | 'replay' | 'review';
  /** When this is somebody's guided first game. */
  readonly tutorial?: AnyTutorial | undefined;
  /** Whose the game is; left out where nobody else could have it. */
  readonly claim?: Claim;
  /** What is said of the others where they play on phones of their own. */
  readonly Notices?: ComponentType;
  /** Who they are and how more come, one tap away in the menu. */
  readonly others?: Others;
}

export interface Others {
  readonly label: string;
  readonly Sheet: ComponentType<{ readonly open: boolean; readonly onClose: () => void }>;
}

/** A game of this device: in memory, saved after every action. */
export interface SavedGame extends OpenGame {
  readonly session: AnySession;
}

export type Opened =
  | { readonly ok: true; readonly open: SavedGame }
  /** `missing`: there is no such game; `other-game`: it is one of another game. */
  | CannotBeOpened;

export interface CannotBeOpened {
  readonly ok: false;
  /** `elsewhere`: another window has it open. */
  readonly problem: SaveProblem | 'missing' | 'other-game' | 'elsewhere';
  /** What the rules broke over, when they did. */
  readonly failure?: { readonly error: unknown; readonly reported: Reported };
}

/** A table elsewhere, and how its game is drawn once it is played. */
export interface AwayProps {
  readonly saveId: string;
  readonly draw: (open: OpenGame) => ReactNode;
}

/** Opens saved games. The shell provides it, because it knows the device and the games. */
export interface SessionHost {
  open(game: string, saveId: string, manner: ClaimManner): Promise<Opened>;
  /** A table for several phones, when that is what an address names: who is there until it begins, then the game. */
  readonly Away?: ComponentType<AwayProps>;
  isAway?(saveId: string): boolean;
}

export const SessionHostContext = createContext<SessionHost>({
  open: () => Promise.resolve({ ok: false, problem: 'missing' }),
});

/**
 * The game of an address, null while it is being opened, and how to ask for it again. `wentOn`: another window has it by
 * now, and what is here is no longer what is saved.
 */
export function useOpenGame(
  game: string,
  saveId: string,
  manner: 'ask' | 'look',
): { readonly opened: Opened | null; readonly wentOn: boolean; readonly retry: (manner: ClaimManner) => void } {
  const host = useContext(SessionHostContext);
  const [opened, setOpened] = useState<{ readonly saveId: string; readonly result: Opened } | null>(null);
  const [again, setAgain] = useState<{ readonly saveId: string; readonly manner: ClaimManner } | null>(null);
  useEffect(() => {
    let left = false;
    let claim: Claim | undefined;
    const put = (result: Opened): void => {
      if (result.ok) ({ claim } = result.open);
      if (left) claim?.release();
      else setOpened({ saveId, result });
    };
    // A device that does not answer, or a piece of the app that cannot be had: it may be there the next time.
    const how = again?.saveId === saveId ? again.manner : manner;
    host.open(game, saveId, how).then(put, () => put({ ok: false, problem: 'unreadable-now' }));
    return () => {
      left = true;
      claim?.release();
    };
  }, [host, game, saveId, manner, again]);
  const retry = useCallback(
    (next: ClaimManner) => {
      setOpened(null);
      setAgain({ saveId, manner: next });
    },
    [saveId],
  );
  const now = opened?.saveId === saveId ? opened.result : null;
  const wentOn = useIsLost(now?.ok === true ? now.open.claim : undefined);
  return { opened: now, wentOn, retry };
}
