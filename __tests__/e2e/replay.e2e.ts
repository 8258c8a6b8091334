/** Looking back: undo and redo, replay, what if, the log as text, codes of deals, the deal of the day, the review. */
import { GAME_IDS, type GameId } from '@/games/ids';
import { playedGame } from './anyGame';
import { savesOn, stored } from './saves';
import { axe, expect, shot, test } from './support';

const TRIO = ['Tom', 'Ines: easy', 'Mateo: easy'];

for (const [game, size] of [
  ['santo-domingo', 'small'],
  ['cartagena', 'phone'],
  ['puerto-rico', 'tablet'],
  ['dominion', 'landscape'],
] as const) {
  test(`${game}: a finished game is replayed by step, by round and through any eyes`, async ({ openApp }) => {
    const page = await openApp({
      size,
      path: `/${game}/replay/over`,
      stored: await stored(playedGame('over', game, TRIO)),
    });
    const slider = page.getByRole('slider', { name: 'Moment of the game' });
    await expect(page.getByText('The table before the first move.')).toBeVisible();
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect(slider).toHaveAttribute('aria-valuenow', '1');
    await page.getByRole('button', { name: 'On to the next round' }).click();
    await expect(page.getByText(/^Round 2 · moment/)).toBeVisible();
    await slider.focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: 'One step on' })).toBeDisabled();
    await page.getByRole('button', { name: 'View as: Tom’s view' }).click();
    await page.getByRole('radio', { name: 'Ines’s view' }).click();
    await expect(page.getByRole('button', { name: 'View as: Ines’s view' })).toBeVisible();
    await axe(page);
    await shot(page, `replay-${game}-${size}`);
  });
}

/** After so many actions Tom is asked again, whose last turn was a while ago. */
const GOING: Partial<Record<GameId, number>> = { 'santo-domingo': 12, 'puerto-rico': 70, cartagena: 30, dominion: 120 };

for (const game of GAME_IDS) {
  test(`${game}: what happened since is read and shown again; the log leads to its moment and is shared`, async ({
    openApp,
  }) => {
    const going = playedGame('going', game, TRIO, { actions: GOING[game] ?? 20, others: 3, seed: 5 });
    // A finger needs a moment to reach *Skip to end*, and on a busy machine a long one.
    const page = await openApp({
      path: `/${game}/table/going`,
      stored: await stored(going),
      settings: { speed: 'slow' },
    });
    const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).last().click();
    await press(/things happened since your last turn/);
    const sheet = page.getByRole('dialog', { name: 'Since your last turn' });
    await expect(sheet.getByText(/Ines|Mateo/).first()).toBeVisible();
    await press('Show it again');
    await expect(sheet).toBeHidden();
    await press('Skip to end');
    await expect(page.getByRole('button', { name: 'Hint', disabled: false })).toBeVisible();

    await page.getByRole('button', { name: 'Log', exact: true }).click();
    const log = page.getByRole('dialog', { name: 'Log' });
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: (text: string) => void Object.assign(window, { copied: text }) },
        configurable: true,
      });
    });
    await log.getByRole('button', { name: 'Share the log' }).click();
    await expect(page.getByText('The log is copied')).toBeVisible();
    expect(await page.evaluate('copied')).toMatch(/Round \d+\n(.+\n)+/);
    await log
      .getByRole('button', { name: /Ines|Mateo/ })
      .first()
      .click();
    await expect(page.getByText('Looking back')).toBeVisible();
    await press('Return');
    await expect(page.getByText('Looking back')).toBeHidden();
  });
}

test('what if begins a game of its own and leaves the original alone', async ({ openApp }) => {
  const page = await openApp({
    path: '/cartagena/replay/over',
    stored: await stored(playedGame('over', 'cartagena', TRIO)),
  });
  await page.getByRole('slider').focus();
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight');
  const before = await savesOn(page);
  await page.getByRole('button', { name: 'What if…' }).click();
  await expect(page.getByText('Cards and luck are the same as then.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Your turn, Tom')).toBeVisible();
  const after = await savesOn(page);
  for (const [key, text] of Object.entries(before)) expect(after[key]).toBe(text);
  expect(Object.keys(after).length).toBeGreaterThan(Object.keys(before).length);
});

test('a game with several people that goes on is replayed as the public saw it, without what if', async ({
  openApp,
}) => {
  const page = await openApp({
    locale: 'nl-NL',
    path: '/cartagena/replay/going',
    stored: await stored(playedGame('going', 'cartagena', ['Tom', 'Ines', 'Mateo: easy'], { actions: 20 })),
  });
  await expect(page.getByText('Alleen wat iedereen zag.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Wat als…' }).click({ force: true });
  await expect(page.getByText('Met meerdere mensen aan tafel', { exact: false })).toBeVisible();
});

test('a move is taken back and played again with the keyboard', async ({ openApp }) => {
  const going = playedGame('going', 'cartagena', TRIO, { actions: 47, change: { undoRule: 'free' } });
  const page = await openApp({ path: '/cartagena/table/going', stored: await stored(going) });
  await expect(page.getByText('Your turn, Tom')).toBeVisible();
  await expect(page.getByText('1 left')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('2 left')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Redo' })).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByText('1 left')).toBeVisible();
});

test('the code of a game deals the same one to a friend', async ({ openApp }) => {
  const over = playedGame('over', 'santo-domingo', TRIO, { seed: 21 });
  const page = await openApp({ path: '/santo-domingo/result/over', stored: await stored(over) });
  await page.getByRole('button', { name: 'Deal code' }).click();
  const code = await page.getByText(/^([0-9A-Z]{4}-)+[0-9A-Z]{1,4}$/).textContent();
  const friend = await openApp({ path: '/cartagena' });
  await friend.getByRole('button', { name: /^Play a friend’s deal/ }).click();
  await friend.getByRole('textbox', { name: 'Code' }).fill('ABCD-EFGH-JKMN-PQRS');
  await expect(friend.getByText('Something in this code is not right', { exact: false })).toBeVisible();
  await friend.getByRole('textbox', { name: 'Code' }).fill((code ?? '').toLowerCase());
  await expect(friend.getByText('Santo Domingo: 1 person and 2 bots.')).toBeVisible();
  await axe(friend);
  await friend.getByRole('button', { name: 'Start this deal' }).click();
  await expect(friend).toHaveURL(/\/santo-domingo\/table\//);
});

test('the deal of the day is dealt once', async ({ openApp }) => {
  const page = await openApp({ path: '/cartagena' });
  await page.getByRole('button', { name: 'Play: Deal of the day' }).click();
  // There is one attempt: first it is said against whom, and nothing is dealt before that is wanted.
  const asked = page.getByRole('dialog', { name: 'Deal of the day: Cartagena' });
  await expect(asked.getByText(/^You play against \d bots? \(Medium\)/)).toBeVisible();
  await asked.getByRole('button', { name: 'Later' }).click();
  await expect(page).toHaveURL(/\/cartagena$/);
  await page.getByRole('button', { name: 'Play: Deal of the day' }).click();
  await asked.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/\/cartagena\/table\//);
  const table = page.url();
  const again = await openApp({ path: '/cartagena', sameAs: page });
  await again.getByRole('button', { name: 'Continue: Deal of the day' }).click();
  await expect(again).toHaveURL(table);
});

test('the review goes through one’s own decisions with a verdict', async ({ openApp }) => {
  const over = playedGame('over', 'santo-domingo', TRIO);
  const page = await openApp({ path: '/santo-domingo/result/over', stored: await stored(over) });
  await page.getByRole('button', { name: 'Review my moves' }).click();
  await expect(page.getByText(/^1 of \d+ · round 1$/)).toBeVisible();
  await expect(page.getByText(/^(The strongest bot would have done the same|Fine:|Costly:)/)).toBeVisible({
    timeout: 30_000,
  });
  await axe(page);
  await shot(page, 'review-phone');
  await page.getByRole('button', { name: 'Next decision' }).click();
  await expect(page.getByText(/^2 of \d+ · round/)).toBeVisible();
});
