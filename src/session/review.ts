import { sameJson, type Phrase, type Seat } from '@antilles/engine';
import { difference } from '@/bots/weigh';

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
  const { mean, error } = difference(best, mine);
  const isCostly = mean >= LEAST_LOSS && mean > CERTAIN * error;
  return { verdict: isCostly ? 'costly' : 'fine', better, reasons, loss: Math.max(0, Math.round(mean * 100)) };
}
