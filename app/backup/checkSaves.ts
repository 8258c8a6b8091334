import type { AnyEntry } from '@/games/entry';
import { isGameId, type GameId } from '@/games/ids';
import { verifySave, type Verdict } from '@/session/verify';
import type { Incoming, Preview } from '@/history/merge';
import type { Save } from '@/storage/saveFile';
import type { OnProgress } from './useProgress';

/** What an import would do, and the games in the file that it leaves there. */
export interface Checked {
  readonly preview: Preview;
  /** Games whose moves do not lead to how they stand. */
  readonly changed: number;
  /** Games that newer rules have played: this version would lose part of them. */
  readonly newer: number;
}

/** Plays every game again that a file would bring: nothing is let in that the rules do not vouch for. */
export async function checkSaves(
  preview: Preview,
  load: (id: GameId) => Promise<AnyEntry>,
  onProgress: OnProgress,
): Promise<Checked> {
  const count: Record<Verdict, number> = { good: 0, changed: 0, newer: 0 };
  const all = preview.fresh.saves.length + preview.conflicts.saves.length;
  let done = 0;
  async function good(items: readonly Incoming[]): Promise<readonly Incoming[]> {
    const kept: Incoming[] = [];
    for (const item of items) {
      const verdict = await judge(item.value as Save); // its kind says so
      count[verdict]++;
      if (verdict === 'good') kept.push(item);
      await onProgress(++done / all);
    }
    return kept;
  }
  async function judge(save: Save): Promise<Verdict> {
    // A game we do not have is kept as it is, and Home says so.
    if (!isGameId(save.game)) return 'good';
    const steps = verifySave(await load(save.game), save);
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      await onProgress((done + step.value / save.log.length) / all);
    }
  }
  const fresh = { ...preview.fresh, saves: await good(preview.fresh.saves) };
  const conflicts = { ...preview.conflicts, saves: await good(preview.conflicts.saves) };
  return { preview: { ...preview, fresh, conflicts }, changed: count.changed, newer: count.newer };
}
