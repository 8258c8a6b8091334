import { MACHINE_REFUSALS } from '@antilles/engine';
import { GAME_IDS } from '@/games/ids';
import { RESOURCES } from '@/text/resources';
import { checkPromises } from '@/tools/promises';

/** Every number of seats several times, at every decision. `npm run soak` plays any number of games. */
const GAMES_EACH = 30;

describe.each(GAME_IDS)('%s keeps every promise of a Game', (id) => {
  test(`at every decision of ${GAMES_EACH} random games`, () => {
    const report = checkPromises(id, { games: GAMES_EACH, seed: 1 });
    expect(report.games).toBe(GAMES_EACH);
    expect(report.decisions).toBeGreaterThan(GAMES_EACH);
  });
});

test('the reasons of the step machine have words', () => {
  for (const language of Object.values(RESOURCES)) {
    for (const reason of MACHINE_REFUSALS) expect(language.engine.refusal[reason]).toBeTruthy();
  }
});
