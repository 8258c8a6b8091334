import type { Outcome } from '@antilles/engine';
import type { Save } from '@/session/record';
import type { Saver } from '@/storage/saver';

/** Keeps what the app remembers of finished games true to the games: only what is on the device counts. */
export interface Endings {
  /** A game came to an end that stands, or (null) its end was taken back. */
  note(save: Save, outcome: Outcome | null): void;
  /** The game is removed or read anew: what it came to here never happened. */
  forget(id: string): void;
  /** Resolves when everything that could be remembered by now is. */
  done(): Promise<void>;
}

/**
 * Waits until the saver has written everything: what another window has overtaken never happened. What cannot be
 * remembered now is remembered when Home looks through the saves.
 */
export function createEndings(
  saver: Pick<Saver, 'status' | 'subscribe' | 'isOvertaken'>,
  remember: (save: Save, outcome: Outcome) => Promise<void>,
  takeBack: (id: string) => Promise<void>,
): Endings {
  const noted = new Map<string, { readonly save: Save; readonly outcome: Outcome | null }>();
  /** What came to its end while the app was running: an end of another day stays until the game has a new one. */
  const remembered = new Set<string>();
  /** One after the other, so that an end and its taking back stay in order. */
  let work: Promise<void> = Promise.resolve();

  async function settle(save: Save, outcome: Outcome | null): Promise<void> {
    if (outcome !== null) {
      await remember(save, outcome);
      remembered.add(save.id);
    } else if (remembered.delete(save.id)) {
      await takeBack(save.id);
    }
  }

  function settleAll(): void {
    if (saver.status() !== 'saved') return;
    for (const [id, { save, outcome }] of noted) {
      noted.delete(id);
      if (!saver.isOvertaken(id)) work = work.then(() => settle(save, outcome)).catch(() => undefined);
    }
  }

  saver.subscribe(settleAll);
  return {
    note(save, outcome) {
      noted.set(save.id, { save, outcome });
      settleAll();
    },
    forget: (id) => void noted.delete(id),
    done: () => work,
  };
}
