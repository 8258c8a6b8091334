import type { Saver } from '@/storage/saver';
import type { Claim, ClaimManner } from '@/ui/claim';
import { hold } from './windows';

/** For what is only looked at: nothing of it is ever written. */
export const LOOKING = { isLost: () => true };

/**
 * Claims something for this window, under `name` for all windows and under `id` for the saver; null when another window
 * has it. It is lost when another window takes it over, or when the saver finds that one has changed it. `onTaken` is
 * called in the first case, where nobody has tried to write. Another window gets it only once all of it is written: what
 * landed after it had read would look to it like a third window's doing.
 */
export async function claimOf(
  name: string,
  id: string,
  manner: ClaimManner,
  saver: Pick<Saver, 'isOvertaken' | 'subscribe' | 'flush' | 'status'>,
  onTaken: () => void,
): Promise<Claim | null> {
  const held = manner === 'look' ? null : await hold(name, manner, saver.flush);
  if (manner !== 'look' && held === null) return null;
  const stop = held?.subscribe(onTaken);
  return {
    isLost: () => held?.isLost() === true || saver.isOvertaken(id),
    subscribe(listener) {
      const stops = [held?.subscribe(listener), saver.subscribe(listener)];
      return () => stops.forEach((each) => each?.());
    },
    release() {
      held?.release(allWritten(saver, () => held.isLost()).then(() => stop?.()));
    },
  };
}

/** Resolves when nothing is left to be written, however long the device refuses, or when that is no longer ours to do. */
async function allWritten(saver: Pick<Saver, 'subscribe' | 'flush' | 'status'>, isLost: () => boolean): Promise<void> {
  await saver.flush();
  if (saver.status() === 'saved' || isLost()) return;
  await new Promise<void>((resolve) => {
    const stop = saver.subscribe(() => {
      if (saver.status() !== 'saved' && !isLost()) return;
      stop();
      resolve();
    });
  });
}
