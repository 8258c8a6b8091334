import type { ComponentType } from 'react';
import type { GameId } from '@/games/shelf';
import { loadedStack, loadGame } from './loadGame';
import { lazyScreen } from './navigation/lazyScreen';

const stacks = new Map<GameId, ComponentType>();

/** A game's navigation stack, loaded when it is first opened; the same one every time. */
export function stackOf(id: GameId): ComponentType {
  const known = stacks.get(id);
  if (known !== undefined) return known;
  const stack = lazyScreen(
    async () => (await loadGame(id)).Stack,
    () => loadedStack(id),
  );
  stacks.set(id, stack);
  return stack;
}
