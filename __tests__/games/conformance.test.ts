import { MACHINE_REFUSALS } from '@antilles/engine';
import { entryOf } from '@/games';
import { GAME_IDS } from '@/games/ids';
import { RESOURCES } from '@/tools/resources';
import { checkGame } from '@/tools/conformance';
import { hasWords } from '@/tools/refusalWords';

/** At least this many games of each, at every decision. `npm run soak` plays any number. */
const GAMES_EACH = 200;

describe.each(GAME_IDS)('%s keeps every promise of a Game', (id) => {
  test(`at every decision of ${GAMES_EACH} random games`, () => {
    const report = checkGame(entryOf(id), { games: GAMES_EACH, seed: 1, hasWords: (reason) => hasWords(id, reason) });
    expect(report.games).toBe(GAMES_EACH);
    expect(report.decisions).toBeGreaterThan(GAMES_EACH);
  });
});

test('the reasons of the step machine have words', () => {
  for (const language of Object.values(RESOURCES)) {
    for (const reason of MACHINE_REFUSALS) expect(language.engine.refusal[reason]).toBeTruthy();
  }
});
