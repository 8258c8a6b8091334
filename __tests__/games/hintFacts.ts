/** What hints state at many moments of a game, held against the rules: nothing false, and nothing said all the time. */
import { must, play, type HasRng, type Phrase, type PhraseParam, type Seat } from '@antilles/engine';
import type { Level } from '@/bots/bot';
import { entryOf } from '@/games';
import type { GameId } from '@/games/ids';
import { hintAt, positionsOf, reasonsIn } from '@/tools/advised';

/** What a reason is held against: the true table before and after the answer, and what happened in between. */
export interface Moment<State, Action, Event> {
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly Event[];
  /** The legal answers. */
  readonly actions: readonly Action[];
  readonly params: Readonly<Record<string, PhraseParam>>;
  /** The figure in the sentence. */
  readonly count: number;
}

export type Facts<State, Action, Event> = Readonly<
  Record<string, (moment: Moment<State, Action, Event>) => boolean | undefined>
>;

const MOMENTS = 300;
/** The most that any sentence may make of all hints. */
const MOST = 0.15;

/** What is wrong with the hints of a game, a line for each kind of fault. */
export async function faultsIn<State extends HasRng, Action, Event>(
  id: GameId,
  facts: Facts<State, Action, Event>,
  level: Level = 'hard',
  /** Carries on with what has to be answered before the answer takes effect. */
  carryOn?: (after: State) => void,
): Promise<readonly string[]> {
  const entry = entryOf(id);
  const faults = new Set<string>();
  const said = new Map<string, number>();
  for (const position of positionsOf(entry, MOMENTS)) {
    const { seat, at } = position;
    const before = position.state;
    const actions = must(entry.game.decision(before, seat), 'nobody is asked').actions;
    const { action, reasons } = await hintAt(entry, position, level);
    const { state: after, events } = play(entry.game, before, seat, action);
    carryOn?.(after as State);
    const given = reasonsIn(reasons);
    if (given.length === 0) faults.add(`no reason for ${JSON.stringify(action)} at ${at}`);
    for (const { key, params = {} } of [...given, ...doings(reasons)]) {
      const fact = facts[key];
      if (fact === undefined) {
        if (!key.startsWith('reason.do.')) faults.add(`${key}: nothing says whether it is true`);
        continue;
      }
      const moment = {
        before: before as State,
        after: after as State,
        seat,
        action: action as Action,
        events: events as readonly Event[],
        actions: actions as readonly Action[],
        params,
        count: typeof params['count'] === 'number' ? params['count'] : NaN,
      };
      if (fact(moment) === false) faults.add(`${key} is false: ${JSON.stringify({ params, action, seat, at })}`);
    }
    // A sentence with its figures, without them, and the whole of the reasons.
    const sentences = new Set(given.flatMap((phrase) => [phrase.key, JSON.stringify(phrase)]));
    sentences.add(JSON.stringify(given));
    for (const sentence of sentences) said.set(sentence, (said.get(sentence) ?? 0) + 1);
  }
  for (const [sentence, times] of said) {
    if (times > MOST * MOMENTS) faults.add(`${sentence}: in ${times} of ${MOMENTS} hints`);
  }
  return [...faults];
}

/** The sentences that say what to do: figures in them are stated as well. */
const doings = (reasons: readonly Phrase[]): readonly Phrase[] =>
  reasons
    .flatMap((phrase) => {
      const what = phrase.params?.['what'];
      return phrase.key === 'reason.hint' && typeof what === 'object' && 'phrases' in what ? what.phrases : [phrase];
    })
    .filter(({ key }) => key.startsWith('reason.do.'));
