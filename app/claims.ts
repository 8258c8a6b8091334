import type { Saver } from '@/storage/saver';
import type { Claim, ClaimManner } from '@/ui/claim';
import { hold } from './windows';

/** For what is only looked at: nothing of it is ever written. */
export const LOOKING = { isLost: () => true };

/**
 * Claims something for this window, under `name` for all windows and under `id` for the saver; null when another window
 * has it. It is lost when another window takes it over, or when the saver finds that one has changed it. `onTaken` is
 * called in the first case, where nobody has tried to write.
 */
export async function claimOf(
  name: string,
  id: string,
  manner: ClaimManner,
  saver: Pick<Saver, 'isOvertaken' | 'subscribe'>,
  onTaken: () => void,
): Promise<Claim | null> {
  const held = manner === 'look' ? null : await hold(name, manner);
  if (manner !== 'look' && held === null) return null;
  const stop = held?.subscribe(onTaken);
  return {
    isLost: () => held?.isLost() === true || saver.isOvertaken(id),
    subscribe(listener) {
      const stops = [held?.subscribe(listener), saver.subscribe(listener)];
      return () => stops.forEach((each) => each?.());
    },
    release() {
      stop?.();
      held?.release();
    },
  };
}
