import { RECOMMENDED, RECOMMENDED_SETS, type RecommendedSet } from '../rules/kingdoms';
import type { CardId } from '../rules/printed';

/** The recommended set a kingdom is; null when it is of somebody's own making. */
export function knownKingdom(kingdom: readonly CardId[]): RecommendedSet | null {
  const key = [...kingdom].sort().join();
  return RECOMMENDED_SETS.find((set) => [...RECOMMENDED[set]].sort().join() === key) ?? null;
}
