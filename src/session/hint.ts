import { luckFrom, must, play, type HasRng, type Seat } from '@antilles/engine';
import { see, type Choice } from '@/bots/bot';
import type { Playable, SessionTools } from './playable';
import type { Advice, GoesOn } from './tableSession';
import { thinkInSlices } from './think';

/**
 * What the strongest bot would answer, and what it would answer next for as long as the same question goes on.
 * `isGone`: the question is; the answer then comes quickly.
 */
export async function adviceFor<State extends HasRng, Action, View, Options, Event>(
  { game, bots }: Playable<State, Action, View, Options, Event>,
  state: () => State,
  seat: Seat,
  tools: SessionTools,
  isGone: () => boolean,
  goesOn: GoesOn<Action, View> | undefined,
): Promise<Advice<Action>> {
  const luck = luckFrom(tools.luck());
  const think = async (from: State): Promise<Choice<Action>> =>
    must(
      await thinkInSlices(bots.hard.think(see(game, from, seat), luck), tools, {
        isStale: () => false,
        isHurried: isGone,
      }),
      'a hint that nobody called off',
    );
  const choice = await think(state());
  const further: Choice<Action>[] = [];
  if (goesOn === undefined) return { ...choice, further };
  // What comes next is looked for in an imagined game: a hint must not know what the seat does not.
  let imagined = game.resample(state(), seat, luck);
  for (let last = choice.action; !isGone();) {
    imagined = play(game, imagined, seat, last).state;
    const next = game.decision(imagined, seat);
    if (next === null || !goesOn(game.view(imagined, seat), next, further.length + 1)) break;
    const after = await think(imagined);
    last = after.action;
    further.push(after);
  }
  return { ...choice, further };
}
