import { sameJson, type Game, type HasRng, type Phrase, type Seat } from '@antilles/engine';
import { see } from '@/bots/bot';
import { difference } from '@/bots/weigh';
import { adviserLuck } from './adviser';
import type { Playable } from './playable';
import { thinkInSlices, type Slices } from './think';
import type { Timeline } from './timeline';

/** A decision of a person that could have gone another way. */
export interface ReviewMoment<Action> {
  /** Before this action of the log. */
  readonly at: number;
  readonly seat: Seat;
  readonly round: number;
  readonly played: Action;
}

/** `best`: what the bot would have done; `fine`: as good as far as it can tell; `costly`: clearly worse in its eyes. */
export type Verdict = 'best' | 'fine' | 'costly';

export interface Judgement<Action> {
  readonly verdict: Verdict;
  /** What the bot would have done, and why. */
  readonly better: Action;
  readonly reasons: readonly Phrase[];
  /** How much more it thinks of that, in hundredths of its own scale from lost to won. */
  readonly loss: number;
}

/** Less than this is nothing a person need care about, on the bots' scale from 0 to 1. */
const LEAST_LOSS = 0.03;
/** A difference counts only when it is this many times its own uncertainty. */
const CERTAIN = 2;

/** Nobody is told that a move was costly by fewer imagined games than this. */
export const FEWEST_GAMES = 200;

const isClear = (values: readonly (readonly number[])[], than: number): 'more' | 'less' | null => {
  const [best = [], mine = []] = values;
  const { mean, error } = difference(best, mine);
  if (mean >= than && mean > CERTAIN * error) return 'more';
  return mean + CERTAIN * error < than ? 'less' : null;
};

/** More games would not make the answer costly: there is no need to imagine them. */
const isAboutEqual = (values: readonly (readonly number[])[]): boolean => isClear(values, LEAST_LOSS) === 'less';

/** What a bot makes of an answer, once it has chosen its own and tried both on the same imagined tables. */
export function judged<Action>(
  played: Action,
  choice: { readonly action: Action; readonly reasons: readonly Phrase[] },
  values: readonly (readonly number[])[] | null,
): Judgement<Action> {
  const better = choice.action;
  const { reasons } = choice;
  if (sameJson(better, played)) return { verdict: 'best', better, reasons, loss: 0 };
  const [best = [], mine = []] = values ?? [];
  const { mean } = difference(best, mine);
  const isCostly = best.length >= FEWEST_GAMES && isClear([best, mine], LEAST_LOSS) === 'more';
  return { verdict: isCostly ? 'costly' : 'fine', better, reasons, loss: Math.max(0, Math.round(mean * 100)) };
}

/** The decisions of `seat` in a game that could have gone another way. */
export const momentsOf = <State extends HasRng, Action, View, Options, Event>(
  { game, isMatterOfCourse }: Playable<State, Action, View, Options, Event>,
  timeline: Timeline<State, Action, View, Event>,
  seat: Seat,
): readonly ReviewMoment<Action>[] =>
  timeline.log().flatMap((entry, at): ReviewMoment<Action>[] => {
    if (entry.seat !== seat || at < timeline.origin.at) return [];
    const state = timeline.stateAt(at);
    const choices = game.decision(state, seat)?.actions.length ?? 0;
    return choices < 2 || isMatterOfCourse?.(entry.action)
      ? []
      : [{ at, seat, round: game.round(state), played: entry.action }];
  });

/** What the strongest bot makes of one of them. Null when no longer wanted. */
export async function judgeMoment<State extends HasRng, Action, View, Options, Event>(
  { game, bots, weigh }: Playable<State, Action, View, Options, Event>,
  timeline: Timeline<State, Action, View, Event>,
  screen: Slices,
  { at, seat, played }: ReviewMoment<Action>,
  isStale: () => boolean,
): Promise<Judgement<Action> | null> {
  const seen = see(game, timeline.stateAt(at), seat);
  const manner = { isStale, isHurried: () => false };
  const choice = await thinkInSlices(bots.hard.think(seen, adviserLuck(at)), screen, manner);
  if (choice === null) return null;
  if (weigh === undefined || sameJson(choice.action, played)) return judged(played, choice, null);
  const values = await thinkInSlices(
    weigh.compare(seen, [choice.action, played], adviserLuck(at), isAboutEqual),
    screen,
    manner,
  );
  return values === null ? null : judged(played, choice, values);
}

/** Everybody's points at the end of each round. */
export function pointsByRound<State extends HasRng, Action, View, Options, Event>(
  game: Game<State, Action, View, Options, Event>,
  states: readonly State[],
): readonly { readonly round: number; readonly points: readonly number[] }[] {
  const rounds: { round: number; points: readonly number[] }[] = [];
  for (const state of states) {
    const entry = { round: game.round(state), points: game.points(state) };
    if (rounds.at(-1)?.round === entry.round) rounds.pop();
    rounds.push(entry);
  }
  return rounds;
}
