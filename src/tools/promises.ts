import { MACHINE_REFUSALS } from '@antilles/engine';
import { checkGame, type ConformanceOptions, type ConformanceReport } from '@antilles/engine/conformance';
import { entryOf } from '@/games';
import type { AnyEntry } from '@/games/entry';
import type { GameId } from '@/games/ids';
import { soundState } from '@/session/sound';
import { RESOURCES } from '@/text/resources';

/** One of our games held to every promise of `Game`, with our words for its refusals and our judge of saved states. */
export function checkPromises(
  id: GameId,
  options: Pick<ConformanceOptions, 'games' | 'seed' | 'onGame'>,
): ConformanceReport {
  const entry = entryOf(id);
  return checkGame(entry, {
    ...options,
    hasWords: (reason) => hasWords(id, reason),
    isKnown: (state, gameOptions, seatCount) => isSound(entry, state, gameOptions, seatCount),
  });
}

/** Whether a refusal can be put into words in every language. */
function hasWords(id: GameId, reason: string): boolean {
  return Object.values(RESOURCES).every((language) => {
    const own: { readonly refusal?: Readonly<Record<string, string>> } = language[id];
    return Boolean(own.refusal?.[reason]) || MACHINE_REFUSALS.some((known) => known === reason);
  });
}

/** Whether a save with this state would be believed, whatever it was dealt from. */
function isSound(entry: AnyEntry, state: unknown, options: unknown, seatCount: number): boolean {
  const seats = Array.from({ length: seatCount }, () => ({ name: '', colour: 'red' as const, bot: null }));
  try {
    soundState(entry, { seats, seed: 1 }, options, state);
    return true;
  } catch {
    return false;
  }
}
