import { luckFrom, must, pick } from '@antilles/engine';
import { decideAtOnce, levelsOf, see } from '@/bots/bot';
import { entry as santoDomingoEntry } from '@/games/santo-domingo';
import { santoDomingo } from '@/games/santo-domingo/rules/game';
import { playMatch } from '@/bots/arena';
import type { AnyEntry } from '@/games/entry';
import { createWords, speaker } from '@/text';

const { bots, sampleOptions } = santoDomingoEntry;

/** Positions from the middle of random games, with somebody still to answer. */
function positions(count: number) {
  const luck = luckFrom(99);
  return Array.from({ length: count }, (_, i) => {
    const seats = 2 + (i % 5);
    const state = santoDomingo.setup(sampleOptions(luck, seats), seats, i);
    for (let steps = i * 3; steps > 0 && santoDomingo.waiting(state).length > 0; steps--) {
      const seat = pick(luck, santoDomingo.waiting(state));
      const decision = must(santoDomingo.decision(state, seat), 'asked');
      const before = santoDomingo.clone(state);
      santoDomingo.apply(state, seat, pick(luck, decision.actions), null);
      if (santoDomingo.waiting(state).length === 0) return before;
    }
    return state;
  });
}

describe.each([...levelsOf(bots), 'greedy'])('%s', (level) => {
  const bot = must(bots[level], `no bot ${level}`);
  const quick = level === 'hard' ? 4 : 20;

  test('is honest: re-dealing what its seat cannot know never changes its choice', () => {
    for (const state of positions(quick)) {
      for (const seat of santoDomingo.waiting(state)) {
        const truth = decideAtOnce(bot.think(see(santoDomingo, state, seat), luckFrom(5)));
        const other = santoDomingo.resample(state, seat, luckFrom(1234));
        const imagined = decideAtOnce(bot.think(see(santoDomingo, other, seat), luckFrom(5)));
        expect(imagined.action).toEqual(truth.action);
      }
    }
  });

  test('answers every question with a legal action, and says why in both languages', () => {
    for (const state of positions(quick)) {
      const seat = must(santoDomingo.waiting(state)[0], 'somebody is asked');
      const { action, reasons } = decideAtOnce(bot.think(see(santoDomingo, state, seat), luckFrom(8)));
      expect(santoDomingo.refusal(state, seat, action)).toBeNull();
      expect(reasons.length).toBeGreaterThan(0);
      for (const language of ['en', 'nl'] as const) {
        const words = speaker(createWords(language), 'santo-domingo', ['A', 'B', 'C', 'D', 'E', 'F']);
        for (const reason of reasons) expect(words.say(reason)).not.toMatch(/reason\.|\{\{/);
      }
    }
  });
});

test('the levels stand in order, as far as a short match can tell', () => {
  const entry: AnyEntry = santoDomingoEntry;
  const winRate = (first: string, second: string): number =>
    must(
      playMatch({
        game: entry.game,
        bots: [must(entry.bots[first], first), must(entry.bots[second], second)],
        options: entry.game.defaultOptions,
        games: 30,
        seed: 3,
        clock: { now: () => 0, worked: () => 0 },
      }).seats[0],
      'a result',
    ).winRate;
  expect(winRate('medium', 'easy')).toBeGreaterThan(0.6);
});
