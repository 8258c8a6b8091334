import { usePicked } from '@/ui/table/useHeld';
import type { Action } from '../rules/actions';
import type { CardId } from '../rules/printed';
import { answerOf } from './askWords';
import { actionsFor, afterwards, askOf, isSameQuestion, named, toggled, type SheetAsk } from './question';
import type { DominionTable } from './useTurn';

/** A question that is answered with cards of one's own hand, or with a pile, where they lie. */
export interface Choosing {
  readonly ask: Extract<SheetAsk, { form: 'cards' | 'piles' }>;
  readonly of: 'hand' | 'piles';
  readonly chosen: readonly string[];
  /** What a hint proposes. */
  readonly lamps: readonly string[];
  /** What the button says, and whether it may be pressed. */
  readonly label: string;
  readonly ready: boolean;
  readonly after: ReturnType<typeof afterwards>;
  tap(id: string): void;
  clear(): void;
  answer(): void;
}

const NOTHING: readonly string[] = [];

/** Where a question is answered on the table; null for one that needs the sheet. */
function placeOf(ask: SheetAsk): Choosing['of'] | null {
  if (ask.form === 'piles') return 'piles';
  if (ask.form !== 'cards') return null;
  // What Smugglers may copy lies in the Supply, too.
  return ask.from === 'hand' ? 'hand' : ask.from === 'gained' && ask.max === 1 ? 'piles' : null;
}

/** Which answer a pile is; undefined when it is none. */
export const choiceAt = ({ ask }: Choosing, card: CardId) => ask.choices.find((choice) => choice.card === card);

/** Militia, Workshop and their like: nothing covers hand or piles, because they are the choice. */
export function useChoosing(table: DominionTable, ask: SheetAsk | null): Choosing | null {
  const { words, show, view, refuse } = table;
  const [chosen, choose] = usePicked<readonly string[]>(table, NOTHING);
  const of = ask === null || show.mode !== 'play' ? null : placeOf(ask);
  if (of === null || (ask?.form !== 'cards' && ask?.form !== 'piles')) return null;
  const ready = chosen.length >= ask.min && chosen.length <= ask.max;
  const answer = (): void => giveAnswer(table, ask, actionsFor(ask, chosen));
  return {
    ask,
    of,
    chosen,
    lamps: named(ask, table.hinted),
    label: answerOf(words, ask, chosen),
    ready,
    after: afterwards(ask, view, chosen),
    tap(id) {
      const refusal = ask.choices.find((choice) => choice.id === id)?.refusal;
      if (refusal) return refuse(words.refusal(refusal));
      // A second tap on the only card to choose confirms it.
      if (ask.max === 1 && ask.min === 1 && chosen.includes(id)) return answer();
      const next = toggled(ask, chosen, id);
      if (next === 'full') refuse(words.word('demand.enough', { count: ask.max }));
      else choose(next);
    },
    clear: () => choose(NOTHING),
    answer,
  };
}

/** Submits one after the other what belongs together, as long as the rules still ask for it. */
export function giveAnswer(table: DominionTable, given: SheetAsk, actions: readonly Action[]): void {
  const { session } = table;
  actions.forEach((action, i) => {
    if (i > 0) {
      const now = session.decision(given.seat);
      const next = now && askOf(session.view(given.seat), now, (each) => session.refusal(given.seat, each));
      if (!isSameQuestion(given, i, next)) return;
    }
    table.submit(action);
  });
}
