/** A whole game of Dominion alone against a bot, with nothing but the keyboard and the names a screen reader says. */
import { keyboardOn, names } from './keyboard';
import { answering, expect, test } from './support';

/** What is worth its money, best first. */
const WANTED = ['Province', 'Gold', 'Bazaar', 'Silver'] as const;

test('Dominion: High Seas from set-up to the result', async ({ openApp }) => {
  // Some twenty seconds alone on a machine; more where others work as well.
  test.setTimeout(180_000);
  const page = await openApp();
  const keys = keyboardOn(page);
  await expect(page.getByRole('heading', { name: 'Antilles' })).toBeVisible();
  await keys.enter(/^Dominion: Seaside, 2/);
  await expect(page.getByRole('heading', { name: 'High Seas' })).toBeVisible();
  // Two at the table: fewer Provinces, a shorter game.
  await keys.enter(/^Change the name of Mateo$/);
  await keys.enter(/^Remove player$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keys.enter(/^Level of Ines: Medium/);
  await keys.choose('radio', /^Easy\. /);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keys.enter(/^Start$/);

  const over = page.getByRole('button', { name: 'Rematch' });
  const turn = page.getByRole('heading', { name: /, (play an Action|buy a card)$/ });
  const said = page.getByRole('log');
  const wanted = async (): Promise<string | null> => {
    for (const card of WANTED) {
      // A pile within reach of the treasures in hand can be bought as it is: they are played first.
      const pile = page.getByRole('radio', { name: new RegExp(`^${card}\\. Costs`), disabled: false });
      if ((await pile.count()) > 0) return card;
    }
    return null;
  };
  let told = '';
  for (let step = 0; step < 150; step++) {
    await expect(turn.or(over).first()).toBeVisible();
    if (await over.isVisible()) break;
    const question = (await turn.textContent()) ?? '';
    if (question.includes('Action')) {
      await keys.choose('radio', /^Bazaar\. Action/);
      await answering(page, () => keys.enter(/^Play Bazaar$/));
      continue;
    }
    const card = await wanted();
    if (card === null) {
      await answering(page, () => keys.enter(/^End turn$/));
      continue;
    }
    await keys.to('radio', new RegExp(`^${card}\\. Costs`));
    await keys.press(' ');
    // What a second press will do is said by the button; the pile itself takes it as well.
    const offers = async (): Promise<boolean> =>
      (await names(page, 'button')).some((name) => name.includes(`uy ${card} for`));
    await expect.poll(offers).toBe(true);
    await answering(page, () => keys.press(' '));
    // Both turns are told in words: mine and the bot's.
    await expect(said.or(over).first()).not.toHaveText(told);
    told = (await said.textContent().catch(() => null)) ?? '';
  }
  await expect(over).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The decks' })).toBeVisible();
  await keys.enter(/^Rematch$/);
  await expect(turn.first()).toBeVisible();
});
