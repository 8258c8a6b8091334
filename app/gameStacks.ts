import { lazy, type ComponentType } from 'react';
import type { PlayableId } from '../src/games/ids';

/** Every playable game's navigation stack, loaded when it is first opened. A forgotten line does not compile. */
export const GAME_STACKS = {
  'santo-domingo': lazy(async () => {
    const { SantoDomingoStack } = await import('../src/games/santo-domingo/ui/SantoDomingoStack');
    return { default: SantoDomingoStack };
  }),
  'puerto-rico': lazy(async () => {
    const { PuertoRicoStack } = await import('../src/games/puerto-rico/ui/PuertoRicoStack');
    return { default: PuertoRicoStack };
  }),
  cartagena: lazy(async () => {
    const { CartagenaStack } = await import('../src/games/cartagena/ui/CartagenaStack');
    return { default: CartagenaStack };
  }),
  dominion: lazy(async () => {
    const { DominionStack } = await import('../src/games/dominion/ui/DominionStack');
    return { default: DominionStack };
  }),
} as const satisfies Record<PlayableId, ComponentType>;
