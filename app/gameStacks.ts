import type { ComponentType } from 'react';
import type { PlayableId } from '@/games/ids';
import { loadedStack, loadGame } from './loadGame';
import { fetched } from './navigation/fetched';

const stackOf = (id: PlayableId): ComponentType =>
  fetched(
    async () => (await loadGame(id)).Stack,
    () => loadedStack(id),
  );

/** Every playable game's navigation stack, loaded when it is first opened. A forgotten line does not compile. */
export const GAME_STACKS = {
  'santo-domingo': stackOf('santo-domingo'),
  'puerto-rico': stackOf('puerto-rico'),
  cartagena: stackOf('cartagena'),
  dominion: stackOf('dominion'),
} as const satisfies Record<PlayableId, ComponentType>;
