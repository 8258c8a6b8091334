/** Two windows of the app on one device: what is kept in one is never lost by the other, and each says how it stands. */
import { type Page } from '@playwright/test';
import { aGame, seatsOf, stored } from './saves';
import { tableOn } from './santoDomingo';
import { axe, expect, shot, SIZES, test } from './support';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByText(name, { exact: true });
const OPEN = 'This game is open in another window';
const WENT_ON = 'This game went on in another window';
const takeOver = (page: Page) => button(page, 'Take over here').click();
const round = (page: Page, number: number) =>
  page.getByText(new RegExp(`^Round ${number} ·`)).filter({ visible: true });

/** A browser that knows no locks: what then keeps the windows apart is what lies on the device. */
async function withoutLocks(page: Page): Promise<void> {
  await page.context().addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'locks'));
}

/** Plays one whole round against the bots. */
async function playRound(page: Page, number: number): Promise<void> {
  const table = tableOn(page);
  await expect(round(page, number)).toBeVisible();
  await table.play(...(await table.held()).slice(0, 2));
  if ((await table.moment()) === 'trade') await table.trade();
  await expect(round(page, number + 1)).toBeVisible();
}

test('a game is open in one window at a time, and goes on in whichever takes it over', async ({ openApp }) => {
  const a = await openApp({
    stored: await stored(aGame({ id: 'two', seats: seatsOf('Anna', 'Ines: easy') })),
    path: '/santo-domingo/table/two',
  });
  await playRound(a, 1);
  const b = await openApp({ sameAs: a, path: '/santo-domingo/table/two' });
  await expect(heading(b, OPEN)).toBeVisible();
  await axe(b);
  for (const size of ['small', 'phone', 'landscape', 'tablet'] as const) {
    await b.setViewportSize(SIZES[size]);
    await expect(button(b, 'Take over here')).toBeInViewport({ ratio: 1 });
    await expect(button(b, 'Go to Home')).toBeInViewport({ ratio: 1 });
    await shot(b, `windows-open-${size}`);
  }
  await b.setViewportSize(SIZES.phone);
  await takeOver(b);
  await playRound(b, 2);
  await expect(heading(a, WENT_ON)).toBeVisible();
  await axe(a);
  await shot(a, 'windows-went-on');
  await playRound(b, 3);
  await takeOver(a);
  await expect(heading(b, WENT_ON)).toBeVisible();
  await playRound(a, 4);

  // One's own window is never another one.
  await button(a, 'Back').click();
  for (let i = 0; i < 3; i++) {
    await a.getByRole('button', { name: /^Round 5, / }).click();
    await expect(round(a, 5)).toBeVisible();
    await a.goBack();
  }
  await expect(a.getByRole('button', { name: /^Round 5, / })).toBeVisible();
  await expect(round(a, 5)).toHaveCount(0);
  // Nobody has it now; a window that dies lets go of what it had.
  await b.goto('/santo-domingo/table/two');
  await expect(round(b, 5)).toBeVisible();
  await b.close({ runBeforeUnload: false });
  const nobodyHasIt = (): Promise<boolean> =>
    a.evaluate(async () => (await navigator.locks.query()).held?.length === 0);
  await expect.poll(nobodyHasIt).toBe(true);
  await a.getByRole('button', { name: /^Round 5, / }).click();
  await playRound(a, 5);
});

/** The next person chooses, on a phone that goes round; then it is somebody else's turn. */
async function choose(page: Page, next: string): Promise<void> {
  const table = tableOn(page);
  await table.reveal();
  await table.play(...(await table.held()).slice(0, 2));
  await expect(table.curtain).toHaveAccessibleName(`Pass the phone to ${next}`);
}

/** Goes on in a window that has fallen behind: it says so at the first thing that would have to be kept. */
async function fallsBehind(page: Page): Promise<void> {
  const notice = heading(page, WENT_ON);
  const table = tableOn(page);
  if (await table.curtain.isVisible()) await table.reveal();
  await expect(notice.or(table.hand).first()).toBeVisible();
  // It may say so in the middle of this.
  const play = async (): Promise<void> => table.play(...(await table.held()).slice(0, 2));
  if (!(await notice.isVisible())) await play().catch(() => undefined);
  await expect(notice).toBeVisible();
}

test('without locks a window that has fallen behind buries nothing, and says so', async ({ openApp }) => {
  const first = await openApp({ stored: await stored(aGame({ id: 'two', seats: seatsOf('Anna', 'Bram') })) });
  await withoutLocks(first);
  const a = await openApp({ sameAs: first, path: '/santo-domingo/table/two' });
  const b = await openApp({ sameAs: first, path: '/santo-domingo/table/two' });
  for (const page of [a, b]) await expect(tableOn(page).curtain).toHaveAccessibleName('Pass the phone to Anna');
  await choose(b, 'Bram');
  await fallsBehind(a);
  await takeOver(a);
  await expect(tableOn(a).curtain).toHaveAccessibleName('Pass the phone to Bram');
  for (const next of ['Anna', 'Bram', 'Anna']) await choose(a, next);
  await fallsBehind(b);
  await expect(first.getByRole('button', { name: /^Round 3, .*Anna chooses/ })).toBeVisible();
  await takeOver(b);
  await expect(tableOn(b).curtain).toHaveAccessibleName('Pass the phone to Anna');

  // Deleted in one window: it does not come back from another.
  await first.getByRole('button', { name: /^More options for / }).click();
  await first.getByRole('menuitem', { name: /^Delete game/ }).click();
  await button(first, 'Delete game').click();
  await expect(first.getByRole('button', { name: /^Round 3, / })).toHaveCount(0);
  await fallsBehind(b);
  await takeOver(b);
  await expect(heading(b, 'This game is not on this device')).toBeVisible();
  await first.reload();
  await expect(first.getByRole('button', { name: /^Santo Domingo, 2/ })).toBeVisible();
  await expect(first.getByRole('button', { name: /^Round \d/ })).toHaveCount(0);
});

test('a result in the history stays what it was, whatever a window that has fallen behind plays', async ({
  openApp,
}) => {
  const home = await openApp({
    stored: await stored(aGame({ id: 'nearly', seats: seatsOf('Anna', 'Ines: easy'), points: 27 })),
  });
  await withoutLocks(home);
  const [stale, a] = [
    await openApp({ sameAs: home, path: '/santo-domingo/table/nearly' }),
    await openApp({ sameAs: home, path: '/santo-domingo/table/nearly' }),
  ];
  await tableOn(stale).moment();
  // The history is open here, and follows.
  await home.goto('/history');
  await expect(home.getByText('No plays yet')).toBeVisible();
  await tableOn(a).toResult();
  const row = home.getByRole('button', { name: /Santo Domingo, .*won/ });
  await expect(row).toHaveCount(1);
  const result = await row.getAttribute('aria-label');
  // Home puts it away.
  await a.goto('/');
  await expect(a.getByRole('button', { name: /^Santo Domingo, 2/ })).toBeVisible();

  await fallsBehind(stale);
  await a.reload();
  await expect(a.getByRole('button', { name: /^Santo Domingo, 2/ })).toBeVisible();
  await expect(a.getByRole('button', { name: /^Round \d/ })).toHaveCount(0);
  await home.reload();
  await expect(row).toHaveCount(1);
  expect(await row.getAttribute('aria-label')).toBe(result);
  // Deleted here, gone there; an edit that was begun there does not bring it back.
  await a.goto('/history');
  await a.getByRole('button', { name: /Santo Domingo, .*won/ }).click();
  await button(a, 'Edit').click();
  await a.getByRole('textbox', { name: 'Notes' }).fill('Too late');
  await row.click();
  await button(home, 'Delete play').click();
  await expect(home.getByText('No plays yet')).toBeVisible();
  if (await button(a, 'Save').isVisible()) await button(a, 'Save').click();
  await a.goto('/history');
  await expect(a.getByText('No plays yet')).toBeVisible();
});

test('profiles and settings of two windows are all kept, and each shows those of the other', async ({ openApp }) => {
  const a = await openApp({ path: '/players' });
  const b = await openApp({ sameAs: a, path: '/players' });
  const addProfile = async (page: Page, name: string): Promise<void> => {
    await button(page, 'New profile').click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await button(page, 'Save').click();
  };
  const profile = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, 0 plays`) });
  await expect(button(b, 'New profile')).toBeVisible();
  await addProfile(a, 'Alpha');
  await addProfile(b, 'Beta');
  for (const page of [a, b]) for (const name of ['Alpha', 'Beta']) await expect(profile(page, name)).toHaveCount(1);

  const choice = (page: Page, of: string, name: string) =>
    page.getByRole('radiogroup', { name: of, exact: true }).getByRole('radio', { name, exact: true });
  await a.goto('/settings');
  await b.goto('/settings');
  await choice(a, 'Theme', 'Light').click();
  await expect(choice(b, 'Theme', 'Light')).toBeChecked();
  await choice(b, 'Language', 'Nederlands').click();
  await expect(choice(a, 'Taal', 'Nederlands')).toBeChecked();
  await a.reload();
  await expect(choice(a, 'Taal', 'Nederlands')).toBeChecked();
  await expect(choice(a, 'Thema', 'Licht')).toBeChecked();
  await a.goto('/players');
  for (const name of ['Alpha', 'Beta']) await expect(a.getByText(name).first()).toBeVisible();
});

test('a sheet of the companion is open in one window at a time', async ({ openApp }) => {
  const a = await openApp({ path: '/companion' });
  await a.getByRole('button', { name: /^Turn timer/ }).click();
  await button(a, 'Start').click();
  await expect(a).toHaveURL(/\/companion\/timer\/.+/);
  const b = await openApp({ sameAs: a, path: new URL(a.url()).pathname });
  await expect(heading(b, 'This sheet is open in another window')).toBeVisible();
  await axe(b);
  await shot(b, 'windows-sheet');
  await takeOver(b);
  await expect(heading(a, 'This sheet went on in another window')).toBeVisible();
  await expect(heading(b, 'This sheet is open in another window')).toHaveCount(0);
  await takeOver(a);
  await expect(heading(b, 'This sheet went on in another window')).toBeVisible();
});
