import { useCallback, useRef } from 'react';
import type { GameId } from '@/games/shelf';
import { useWords } from '@/text';
import { useToast } from '@/ui/overlays/Toast';
import { useGameServices } from '@/ui/setup/services';

/** Begins the tutorial of a game, or goes on with it, from outside its screens; two taps begin one. */
export function useBeginTutorial(onOpen: (game: GameId, saveId: string) => void): (game: GameId) => void {
  const { t } = useWords();
  const { fail } = useToast();
  const { memory, tutorials } = useGameServices();
  const starting = useRef(false);
  return useCallback(
    (game) => {
      if (starting.current) return;
      starting.current = true;
      tutorials
        .begin(game, memory.names[0] ?? t('setup.defaultName', { number: 1 }))
        .then((saveId) => onOpen(game, saveId))
        .catch(() => fail(t('setup.startFailed')))
        .finally(() => {
          starting.current = false;
        });
    },
    [tutorials, memory, t, fail, onOpen],
  );
}
