import { luckFrom, MACHINE_REFUSALS } from '@antilles/engine';
import { entryOf } from '@/games';
import { GAME_IDS } from '@/games/ids';
import { checkBots, checkPromises } from '@/tools/promises';
import { RESOURCES } from '@/tools/resources';
import { unsaid } from '@/tools/spoken';

/** Every number of seats several times, at every decision. `npm run soak` plays any number of games. */
const GAMES_EACH = 15;

describe.each(GAME_IDS)('%s keeps every promise of a Game', (id) => {
  test(`at every decision of ${GAMES_EACH} random games`, () => {
    const report = checkPromises(id, { games: GAMES_EACH, seed: 1 });
    expect(report.games).toBe(GAMES_EACH);
    expect(report.decisions).toBeGreaterThan(GAMES_EACH);
  });

  test('its name and what is special about a deal can be said', () => {
    const { game, sampleOptions, variant } = entryOf(id);
    expect(unsaid(id, { key: 'name' })).toBeNull();
    for (let seed = 1; seed <= 50; seed++) {
      for (const phrase of variant(sampleOptions(luckFrom(seed), game.seats.min), game.seats.min)) {
        expect(unsaid(id, phrase)).toBeNull();
      }
    }
  });

  test('every bot answers, and says why', () => {
    checkBots(id, { seed: 3, questions: 4 });
  });
});

test('a text that is missing is named with its file', () => {
  expect(unsaid('cartagena', { key: 'log.no-such-thing' })).toBe(
    'src/games/cartagena/words/en.json has no text "log.no-such-thing": write it',
  );
});

test('the reasons of the step machine have words', () => {
  for (const language of Object.values(RESOURCES)) {
    for (const reason of MACHINE_REFUSALS) expect(language.engine.refusal[reason]).toBeTruthy();
  }
});
