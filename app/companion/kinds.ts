import { lazy, type ComponentType } from 'react';
import type { GameId } from '../../src/games/ids';
import type { CompanionProps } from '../../src/ui/companion/routes';
import type { IconName } from '../../src/ui/icons/drawing';
import type { Accent } from '../../src/ui/theme';

/** What a sheet can be of: one of our games, any other game, or the clocks of the players. */
export type SheetKind = GameId | 'any' | 'timer';

export interface Kind {
  readonly emblem: IconName;
  readonly accent: Accent;
  readonly Screen: ComponentType<CompanionProps>;
}

/** Every kind of sheet, its screen loaded when it is first opened. A game without its line does not compile. */
export const KINDS = {
  'santo-domingo': {
    emblem: 'emblem/santo-domingo',
    accent: 'santo-domingo',
    Screen: lazy(async () => {
      const { CompanionScreen } = await import('../../src/games/santo-domingo/ui/CompanionScreen');
      return { default: CompanionScreen };
    }),
  },
  'puerto-rico': {
    emblem: 'emblem/puerto-rico',
    accent: 'puerto-rico',
    Screen: lazy(async () => {
      const { CompanionScreen } = await import('../../src/games/puerto-rico/ui/CompanionScreen');
      return { default: CompanionScreen };
    }),
  },
  cartagena: {
    emblem: 'emblem/cartagena',
    accent: 'cartagena',
    Screen: lazy(async () => {
      const { CompanionScreen } = await import('../../src/games/cartagena/ui/CompanionScreen');
      return { default: CompanionScreen };
    }),
  },
  dominion: {
    emblem: 'emblem/dominion',
    accent: 'dominion',
    Screen: lazy(async () => {
      const { CompanionScreen } = await import('../../src/games/dominion/ui/CompanionScreen');
      return { default: CompanionScreen };
    }),
  },
  any: {
    emblem: 'notebook',
    accent: 'brass',
    Screen: lazy(async () => {
      const { ScoreSheetScreen } = await import('./any/ScoreSheetScreen');
      return { default: ScoreSheetScreen };
    }),
  },
  timer: {
    emblem: 'hourglass',
    accent: 'brass',
    Screen: lazy(async () => {
      const { TimerScreen } = await import('./tools/TimerScreen');
      return { default: TimerScreen };
    }),
  },
} as const satisfies Record<SheetKind, Kind>;

export const isKind = (kind: string): kind is SheetKind => Object.hasOwn(KINDS, kind);
