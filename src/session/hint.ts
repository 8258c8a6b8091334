import { luckFrom, must, play, type HasRng, type Phrase, type Seat } from '@antilles/engine';
import { see, type Choice } from '@/bots/bot';
import { adviserLuck } from './adviser';
import type { Playable, SessionTools } from './playable';
import type { Advice, GoesOn } from './tableSession';
import { thinkInSlices } from './think';

/**
 * What the strongest bot would answer, and what it would answer next for as long as the same question goes on.
 * `isGone`: the question is; the answer then comes quickly. `at`: so many answers were given before.
 */
export async function adviceFor<State extends HasRng, Action, View, Options, Event>(
  { game, bots, isMatterOfCourse }: Playable<State, Action, View, Options, Event>,
  state: () => State,
  seat: Seat,
  tools: SessionTools,
  isGone: () => boolean,
  at: number,
  goesOn: GoesOn<Action, View> | undefined,
): Promise<Advice<Action>> {
  const think = async (from: State, step: number): Promise<Choice<Action>> =>
    must(
      await thinkInSlices(bots.hard.think(see(game, from, seat), adviserLuck(at + step)), tools, {
        isStale: () => false,
        isHurried: isGone,
      }),
      'a hint that nobody called off',
    );
  const first = await think(state(), 0);
  const choice = isMatterOfCourse?.(first.action) ? { ...first, reasons: await andThen(first) } : first;
  const further: Choice<Action>[] = [];
  if (goesOn === undefined) return { ...choice, further };
  // What comes next is looked for in an imagined game: a hint must not know what the seat does not.
  let imagined = game.resample(state(), seat, luckFrom(tools.luck()));
  for (let last = choice.action; !isGone();) {
    imagined = play(game, imagined, seat, last).state;
    const next = game.decision(imagined, seat);
    if (next === null || !goesOn(game.view(imagined, seat), next, further.length + 1)) break;
    const after = await think(imagined, further.length + 1);
    last = after.action;
    further.push(after);
  }
  return { ...choice, further };

  /** What nobody thinks about is no advice: the hint goes on to what comes after it, which it will say again then. */
  async function andThen({ action, reasons }: Choice<Action>): Promise<readonly Phrase[]> {
    const after = play(game, game.resample(state(), seat, luckFrom(tools.luck())), seat, action).state;
    return game.decision(after, seat) === null ? reasons : [...reasons, ...(await think(after, 1)).reasons];
  }
}
