import type { CardId } from '../rules/printed';
import type { PlayerView } from '../rules/view';
import { nextMarks, type Mark } from './effects';

/** What a player's next turn brings besides the usual: marks added up, and the cards whose effect takes words. */
export interface ComingBack {
  readonly marks: readonly Mark[];
  readonly cards: readonly CardId[];
}

const ADDED = ['cards', 'actions', 'buys'] as const;

export function comingBack({ nextTurn }: Pick<PlayerView, 'nextTurn'>): ComingBack {
  const cards = nextTurn.filter((card) => nextMarks(card) === null || WORDED.includes(card));
  const all = nextTurn.flatMap((card) => nextMarks(card) ?? []);
  const added = ADDED.flatMap((kind): Mark[] => {
    const count = all.reduce((sum, mark) => sum + (mark.kind === kind ? mark.count : 0), 0);
    return count === 0 ? [] : [{ kind, count }];
  });
  const coins = all.reduce((sum, mark) => sum + (mark.kind === 'coins' ? Number(mark.text) : 0), 0);
  return { marks: coins === 0 ? added : [...added, { kind: 'coins', text: `+${coins}` }], cards };
}

/** They do more than their marks say, or something else: a card comes back, a card counts twice. */
const WORDED: readonly CardId[] = ['haven', 'throne-room'];
