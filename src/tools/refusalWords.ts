import { MACHINE_REFUSALS } from '@antilles/engine';
import type { GameId } from '@/games/ids';
import { RESOURCES } from '@/tools/resources';

/** Whether a refusal can be put into words in every language. */
export function hasWords(id: GameId, reason: string): boolean {
  return Object.values(RESOURCES).every((language) => {
    const own: { readonly refusal?: Readonly<Record<string, string>> } = language[id];
    return Boolean(own.refusal?.[reason]) || MACHINE_REFUSALS.some((known) => known === reason);
  });
}
