/** How a guided first game ends: with praise, and two ways on. */
import { must, play, type LogEntry } from '@antilles/engine';
import { entryOf } from '@/games';
import { GAME_IDS, type GameId } from '@/games/ids';
import { awaited, playedBy, stepIndex, tutored, type AnyTutorial } from '@/session/tutorial';
import type { Save } from '@/storage/saveFile';
import { seatsOf, stored } from '@/tools/sampleGames';
import { tutorial as cartagena } from '@/games/cartagena/tutorial';
import { tutorial as dominion } from '@/games/dominion/tutorial';
import { tutorial as puertoRico } from '@/games/puerto-rico/tutorial';
import { tutorial as santoDomingo } from '@/games/santo-domingo/tutorial';
import { axe, expect, settled, shot, test } from './support';

const TUTORIALS: Readonly<Record<GameId, AnyTutorial>> = {
  'santo-domingo': santoDomingo,
  'puerto-rico': puertoRico,
  cartagena,
  dominion,
};

/** A tutorial in which everything has been done, and only something is left to read. */
function atItsEnd(id: GameId): Save {
  const tutorial = TUTORIALS[id];
  const { game, script } = tutored(entryOf(id), tutorial);
  const options = must(game.parseOptions(tutorial.options), 'options');
  const toDo = tutorial.steps.filter(({ awaits }) => awaits !== null).length;
  const log: LogEntry<unknown>[] = [];
  let state = game.setup(options, tutorial.others.length + 1, tutorial.seed);
  for (;;) {
    const done = playedBy(log, 0);
    const seat = game
      .waiting(state)
      .find((each) => (each === 0 ? done < toDo : playedBy(log, each) < (tutorial.others[each - 1]?.length ?? 0)));
    if (seat === undefined) break;
    const action =
      seat === 0 ? awaited(tutorial, stepIndex(tutorial, done, 99)) : must(script, 'what the others play')(seat, log);
    state = play(game, state, seat, action).state;
    log.push({ seat, action });
  }
  const savedAt = Date.now() - 60_000;
  return {
    format: 1,
    id: `tutorial-${id}`,
    game: id,
    rulesVersion: game.rulesVersion,
    startedAt: savedAt - 60_000,
    savedAt,
    options,
    seats: seatsOf('Noor', ...['Ines: easy', 'Mateo: easy'].slice(0, tutorial.others.length)),
    seed: tutorial.seed,
    log,
    state,
    undoRule: 'free',
    looked: Array.from({ length: tutorial.others.length + 1 }, () => log.length),
    casual: false,
  };
}

for (const [index, id] of GAME_IDS.entries()) {
  test(`${id}: one plays on from there, or begins a first game of one's own`, async ({ openApp }) => {
    const size = index % 2 === 0 ? 'small' : 'phone';
    const page = await openApp({ size, stored: await stored(atItsEnd(id)), path: `/${id}/table/tutorial-${id}` });
    const coach = page.getByRole('region', { name: 'Tutorial' });
    const firstGame = page.getByRole('button', { name: 'First real game' });
    const goOn = page.getByRole('button', { name: 'Continue', exact: true });
    await expect(firstGame.or(goOn)).toBeVisible();
    while (await goOn.isVisible()) await goOn.click();
    await expect(firstGame).toBeVisible();
    await shot(page, `tutorial-end-${id}`);
    await axe(page);

    // It goes on as a game like any other: nobody explains any more, and it is there to be continued.
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(coach).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/${id}/table/(?!tutorial)`));
    await page.goto('/');
    await expect(page.getByRole('button', { name: new RegExp(`^(R|T).*, ${NAMES[id]}`) })).toHaveCount(1);
  });
}

const NAMES: Readonly<Record<GameId, string>> = {
  'santo-domingo': 'Santo Domingo',
  'puerto-rico': 'Puerto Rico',
  cartagena: 'Cartagena',
  dominion: 'Dominion',
};

test('the first game of one’s own is dealt anew, and the tutorial is over', async ({ openApp }) => {
  const page = await openApp({
    stored: await stored(atItsEnd('dominion')),
    path: '/dominion/table/tutorial-dominion',
  });
  const firstGame = page.getByRole('button', { name: 'First real game' });
  const goOn = page.getByRole('button', { name: 'Continue', exact: true });
  await expect(firstGame.or(goOn)).toBeVisible();
  while (await goOn.isVisible()) await goOn.click();
  await settled(page);
  await firstGame.click();
  await expect(page.getByRole('region', { name: 'Tutorial' })).toBeHidden();
  await expect(page).toHaveURL(/dominion\/table\/(?!tutorial)/);
  // The cards one has just met.
  await expect(page.getByRole('radio', { name: /^Caravan\. Costs/ })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^(R|T).*, Dominion/ })).toHaveCount(1);
});
