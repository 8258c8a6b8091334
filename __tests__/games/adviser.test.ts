/** One adviser: what a hint says is what the review calls the best, in every game, at every moment it was asked. */
import { luckFrom, must, play } from '@antilles/engine';
import { decideAtOnce, see } from '@/bots/bot';
import { entryOf } from '@/games';
import { GAME_IDS } from '@/games/ids';
import { resumeSession } from '@/session/session';
import { playedGame } from '../e2e/anyGame';
import { testTools } from '../session/table';

/** So many moments of each game, spread over it. */
const MOMENTS = 5;

test.each(GAME_IDS)('%s: the review finds nothing better than a hint', async (id) => {
  const entry = entryOf(id);
  const { game } = entry;
  const whole = playedGame('asked', id, ['Noor', 'Ines: easy']);
  const open = (log: typeof whole.log) => {
    let state = game.setup(whole.options, 2, whole.seed);
    for (const { seat, action } of log) state = play(game, state, seat, action).state;
    const opened = resumeSession({
      entry,
      tools: testTools(),
      save: { ...whole, log, state, looked: whole.seats.map(() => log.length) },
    });
    if (!opened.ok) throw new Error(opened.problem);
    return opened.session;
  };
  const moments = open(whole.log).reviewMoments();
  for (let i = 0; i < MOMENTS; i++) {
    const { at, seat } = must(moments[Math.floor(((i + 0.5) / MOMENTS) * moments.length)], 'no such moment');
    const asked = open(whole.log.slice(0, at));
    const { action } = await asked.hint(seat);
    // The game goes on as the hint says, to its end.
    let state = asked.toSave().state as Parameters<typeof game.waiting>[0];
    const log = [...whole.log.slice(0, at)];
    const answer = (of: number, what: unknown): void => {
      state = play(game, state, of, what).state;
      log.push({ seat: of, action: what });
    };
    answer(seat, action);
    const luck = luckFrom(i + 2);
    for (let [next] = game.waiting(state); next !== undefined; [next] = game.waiting(state)) {
      answer(next, decideAtOnce(entry.bots.easy.think(see(game, state, next), luck)).action);
    }
    const over = open(log);
    const moment = over.reviewMoments().find((each) => each.at === at);
    // What is a matter of course is not judged at all.
    if (moment === undefined) continue;
    expect(await over.judge(moment, () => false)).toMatchObject({ verdict: 'best', better: action });
  }
});
