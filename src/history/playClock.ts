import type { Save } from '@/storage/saveFile';

/** Measures how long people sit at a game: from save to save, as long as nobody walks away. */
export interface PlayClock {
  /** What a save being written says about it; nothing when it was not measured from the beginning. */
  tick(): Pick<Save, 'playedMs'>;
}

/** Longer than this between two moves, and the phone was put aside. */
const LONGEST_THOUGHT = 5 * 60_000;

export const NO_CLOCK: PlayClock = { tick: () => ({}) };

export function createPlayClock(save: Pick<Save, 'playedMs' | 'log'>, now: () => number): PlayClock {
  // A game that was under way before anybody measured has no length that would be true.
  if (save.playedMs === undefined && save.log.length > 0) return NO_CLOCK;
  let played = save.playedMs ?? 0;
  let last = now();
  return {
    tick() {
      const time = now();
      played += Math.max(0, Math.min(time - last, LONGEST_THOUGHT));
      last = time;
      return { playedMs: played };
    },
  };
}
