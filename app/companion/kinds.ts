import type { ComponentType } from 'react';
import { must } from '@antilles/engine';
import { SHELF, type GameId } from '@/games/shelf';
import type { CompanionProps } from '@/ui/companion/routes';
import type { IconName } from '@/ui/icons/drawing';
import type { Accent } from '@/ui/theme';
import { loadGame } from '../loadGame';
import { lazyScreen } from '../navigation/lazyScreen';

/** What a sheet can be of: one of our games that has a companion, any other game, or the clocks of the players. */
export type SheetKind = GameId | 'any' | 'timer';

interface Kind {
  readonly emblem: IconName;
  readonly accent: Accent;
  readonly Screen: ComponentType<CompanionProps>;
}

const TOOLS: Readonly<Record<'any' | 'timer', Kind>> = {
  any: {
    emblem: 'notebook',
    accent: 'brass',
    Screen: lazyScreen(async () => (await import('./any/ScoreSheetScreen')).ScoreSheetScreen),
  },
  timer: {
    emblem: 'hourglass',
    accent: 'brass',
    Screen: lazyScreen(async () => (await import('./tools/TimerScreen')).TimerScreen),
  },
};

/** The games that have something for the box on the table. */
export const companions = (): readonly GameId[] =>
  SHELF.filter(({ words }) => words.en.companion !== undefined).map(({ id }) => id);

export const isKind = (kind: string): kind is SheetKind =>
  Object.hasOwn(TOOLS, kind) || companions().some((id) => id === kind);

const screens = new Map<GameId, ComponentType<CompanionProps>>();

/** The companion of a game, loaded when it is first opened; the same one every time. */
function screenOf(id: GameId): ComponentType<CompanionProps> {
  const known = screens.get(id);
  if (known !== undefined) return known;
  const screen = lazyScreen(async () =>
    must((await loadGame(id)).CompanionScreen, `${id} has words/shelf.*.json for a companion, but whole.ts has none`),
  );
  screens.set(id, screen);
  return screen;
}

export const kindOf = (kind: SheetKind): Kind =>
  kind === 'any' || kind === 'timer' ? TOOLS[kind] : { emblem: `emblem/${kind}`, accent: kind, Screen: screenOf(kind) };
