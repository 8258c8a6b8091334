import type { Phrase, Seat } from '@antilles/engine';
import { playIdOf } from '@/history/play';
import type { Profile } from '@/storage/profiles';
import { plays } from './device';
import { recorded } from './sessions';

/** What a finished game is worth telling for, once it is in the history; nothing when the history cannot be read. */
export async function worthOf(
  saveId: string,
  you: Seat | null,
  profiles: readonly Profile[],
): Promise<readonly Phrase[]> {
  try {
    await recorded();
    const [{ plays: all }, { worthTelling }, { createPlayers }] = await Promise.all([
      plays.list(),
      import('@/history/worthTelling'),
      import('@/history/query'),
    ]);
    const play = all.find(({ id }) => id === playIdOf(saveId));
    if (play === undefined) return [];
    const earlier = all.filter(({ endedAt }) => endedAt < play.endedAt);
    return worthTelling(play, earlier, createPlayers(profiles)).map(({ kind, seat, ...figures }) => ({
      key: `result.worth.${kind}${seat === you ? 'You' : ''}`,
      params: { ...figures, name: { seat } },
    }));
  } catch {
    // The result stands without it.
    return [];
  }
}
