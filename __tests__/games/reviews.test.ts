/** A review is worth reading: the strongest bot finds little to blame in its own moves, and much in moves made blindly. */
import { luckFrom, must, play, type HasRng } from '@antilles/engine';
import { decideAtOnce, see } from '@/bots/bot';
import { randomBot } from '@/bots/random';
import { entryOf } from '@/games';
import { GAME_IDS, type GameId } from '@/games/ids';
import { resumeSession } from '@/session/session';
import type { Verdict } from '@/session/review';
import { seatsOf } from '@/tools/sampleGames';
import { testTools } from '../session/table';

/** So many decisions of each kind are judged in every game, if it has as many. */
const JUDGED = 6;

/**
 * A whole game against an easy bot, in which somebody plays blindly but asks the strongest bot at every other decision;
 * what the review makes of those, and of the blind ones right before them.
 */
async function verdicts(id: GameId): Promise<{ readonly own: readonly Verdict[]; readonly blind: readonly Verdict[] }> {
  const entry = entryOf(id);
  const { game, bots } = entry;
  const blind = randomBot<HasRng, unknown, unknown>();
  const seats = seatsOf('Noor', 'Ines: easy');
  const luck = luckFrom(5);
  const log: { seat: number; action: unknown }[] = [];
  const asked = new Set<number>();
  let state = game.setup(game.defaultOptions, seats.length, 5);
  let decisions = 0;
  while (game.waiting(state).length > 0) {
    const seat = must(game.waiting(state)[0], 'nobody is asked');
    const seen = see(game, state, seat);
    const isReal = seat === 0 && seen.decision.actions.length > 1;
    if (isReal) decisions++;
    const asks = isReal && decisions % 2 === 0 && asked.size < JUDGED;
    if (asks) asked.add(log.length);
    const bot = seat !== 0 ? bots.easy : asks ? bots.hard : blind;
    const { action } = decideAtOnce(bot.think(seen, luck));
    state = play(game, state, seat, action).state;
    log.push({ seat, action });
  }
  const opened = resumeSession({
    entry,
    tools: testTools(),
    save: {
      format: 1,
      id: 'reviewed',
      game: id,
      rulesVersion: game.rulesVersion,
      startedAt: 0,
      savedAt: 1,
      options: game.defaultOptions,
      seats,
      seed: 5,
      log,
      state,
      looked: seats.map(() => log.length),
      undoRule: 'free',
      casual: false,
    },
  });
  if (!opened.ok) throw new Error(opened.problem);
  const { session } = opened;
  const found = { own: [] as Verdict[], blind: [] as Verdict[] };
  const moments = session.reviewMoments();
  for (const [i, moment] of moments.entries()) {
    const isAsked = asked.has(moment.at);
    if (!isAsked && !asked.has(moments[i + 1]?.at ?? -1)) continue;
    const { verdict } = must(await session.judge(moment, () => false), 'a verdict nobody called off');
    found[isAsked ? 'own' : 'blind'].push(verdict);
  }
  return found;
}

const share = (found: readonly Verdict[], wanted: Verdict): number =>
  found.filter((verdict) => verdict === wanted).length / found.length;

test('the strongest bot seldom blames its own moves, and often those made blindly', async () => {
  const own: Verdict[] = [];
  const blind: Verdict[] = [];
  for (const id of GAME_IDS) {
    const found = await verdicts(id);
    own.push(...found.own);
    blind.push(...found.blind);
  }
  expect(own.length).toBeGreaterThan(16);
  expect(share(own, 'costly')).toBeLessThan(0.1);
  expect(share(own, 'best')).toBeGreaterThan(0.6);
  expect(share(blind, 'costly')).toBeGreaterThan(0.25);
}, 300_000);
