import type { ComponentType } from 'react';
import type { GameId, PlayableId } from '@/games/ids';
import type { CompanionProps } from '@/ui/companion/routes';
import type { IconName } from '@/ui/icons/drawing';
import type { Accent } from '@/ui/theme';
import { loadGame } from '../loadGame';
import { fetched } from '../navigation/fetched';

/** What a sheet can be of: one of our games, any other game, or the clocks of the players. */
export type SheetKind = GameId | 'any' | 'timer';

export interface Kind {
  readonly emblem: IconName;
  readonly accent: Accent;
  readonly Screen: ComponentType<CompanionProps>;
}

const companionOf = (id: PlayableId): ComponentType<CompanionProps> =>
  fetched(async () => (await loadGame(id)).CompanionScreen);

/** Every kind of sheet, its screen loaded when it is first opened. A game without its line does not compile. */
export const KINDS = {
  'santo-domingo': {
    emblem: 'emblem/santo-domingo',
    accent: 'santo-domingo',
    Screen: companionOf('santo-domingo'),
  },
  'puerto-rico': {
    emblem: 'emblem/puerto-rico',
    accent: 'puerto-rico',
    Screen: companionOf('puerto-rico'),
  },
  cartagena: {
    emblem: 'emblem/cartagena',
    accent: 'cartagena',
    Screen: companionOf('cartagena'),
  },
  dominion: {
    emblem: 'emblem/dominion',
    accent: 'dominion',
    Screen: companionOf('dominion'),
  },
  any: {
    emblem: 'notebook',
    accent: 'brass',
    Screen: fetched(async () => (await import('./any/ScoreSheetScreen')).ScoreSheetScreen),
  },
  timer: {
    emblem: 'hourglass',
    accent: 'brass',
    Screen: fetched(async () => (await import('./tools/TimerScreen')).TimerScreen),
  },
} as const satisfies Record<SheetKind, Kind>;

export const isKind = (kind: string): kind is SheetKind => Object.hasOwn(KINDS, kind);
