import type { Stride } from '@/session/session';
import { useWords } from '@/text';
import type { GameTable } from './useGameTable';

/** Undo and redo as a table offers them: what cannot be done is said. */
export interface TakingBack {
  /** Why nothing can be taken back; null when it can. */
  readonly why: string | null;
  undo(stride?: Stride): void;
  redo(stride?: Stride): void;
}

export function useTakingBack<Action, View, Event>({
  show,
  director,
  session,
  refuse,
}: GameTable<Action, View, Event>): TakingBack {
  const { t } = useWords('engine');
  const why = show.undo === 'yes' ? null : t(`table.undo.${show.undo}`);
  // When the rules broke over it, that is what is said, and not that there was nothing.
  const sayWhy = (reason: string): void => {
    if (session.snapshot().trouble === null) refuse(reason);
  };
  return {
    why,
    undo(stride = 'action') {
      if (why !== null || !director.undo(stride)) sayWhy(why ?? t('table.undo.nothing'));
    },
    redo(stride = 'action') {
      if (!director.redo(stride)) sayWhy(t('table.redo.nothing'));
    },
  };
}
