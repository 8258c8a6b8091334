import { useCallback } from 'react';
import { useWords } from '@/text';
import { useAccent } from '../accent';
import { useToast } from '../overlays/Toast';
import { useGoToTable } from './gameRoutes';
import { useGameServices } from './services';

/** Whether the game whose screen this is has a tutorial. */
export function useHasTutorial(): boolean {
  const game = useAccent();
  return useGameServices().tutorials.has(game);
}

/** The tutorial of the game whose screen this is; null when it has none. */
export function useTutorialOffer(): { readonly isNew: boolean; readonly start: () => void } | null {
  const game = useAccent();
  const { t } = useWords();
  const { fail } = useToast();
  const { memory, tutorials } = useGameServices();
  const goToTable = useGoToTable();
  const name = memory.names[0] ?? t('setup.defaultName', { number: 1 });
  const start = useCallback(() => {
    tutorials
      .begin(game, name)
      .then((saveId) => goToTable(game, saveId))
      .catch(() => fail(t('setup.startFailed')));
  }, [tutorials, game, name, goToTable, fail, t]);
  if (!tutorials.has(game)) return null;
  return { isNew: memory.last[game] === undefined && memory.presets[tutorialMark(game)] === undefined, start };
}

/** Under which name set-up remembers that the tutorial of a game was finished or skipped. */
export const tutorialMark = (game: string): string => `tutorial/${game}`;
