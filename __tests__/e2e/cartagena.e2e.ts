import { GUARD_MS } from '@/ui/guardMs';
import { COMPLETE, EXAMPLE, MAGIC, positionOf, sitDown, stateOn } from './cartagenaSaves';
import { tableOn } from './cartagenaTable';
import { reloadOnceKept } from './saves';
import { axe, expect, shot, test } from './support';

const NAMES = ['Marieke', 'Tom', 'Ines'] as const;

test('three people pass the phone with Black Magic, and secrets stay secret', async ({ openApp }) => {
  test.setTimeout(180_000);
  const page = await openApp();
  await sitDown(page, positionOf('magic', NAMES, MAGIC));
  const table = tableOn(page);
  const noSecrets = async (): Promise<void> => {
    const html = await page.locator('#root').innerHTML();
    expect(html).not.toContain('checkbox');
    expect(html).not.toContain('Your hand');
    expect(html).not.toMatch(/ card, |aria-label="\w+ card/);
  };

  await expect(table.curtain).toHaveAccessibleName(/Marieke/);
  await noSecrets();
  await table.reveal();
  await shot(page, 'cartagena-magic');

  // Pistol: only whoever plays it sees the hand, and the log for everybody else says "a card".
  await table.card(/^pistol/).click();
  await table.button(/^Black Magic: /).click();
  await page.getByRole('menuitem', { name: /^Tom/ }).click();
  await expect(page.getByRole('heading', { name: 'Tom’s hand' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(3);
  await axe(page);
  await shot(page, 'cartagena-pistol');
  await page.getByRole('radio', { name: /^hook/ }).click();
  await table.button('Take: Hook').click();

  // Rum: a card for each of the others.
  await table.card(/^rum/).click({ position: { x: 16, y: 30 } });
  await table.button(/^Black Magic: /).click();
  await expect(page.getByRole('heading', { name: 'Black Magic: draw 4, give 2, keep 2' })).toBeVisible();
  await table.button('Use its power').click();
  await expect(page.getByRole('heading', { name: 'Which card does Tom get?' })).toBeVisible();
  await expect(page.getByText('1 more to give away after this; two stay with you.')).toBeVisible();
  await page.getByRole('radio', { name: /^parrot/ }).click();
  await table.button('Parrot for Tom').click();
  await expect(page.getByRole('heading', { name: 'Which card does Ines get?' })).toBeVisible();
  await expect(page.getByText('This is the last one to give away; the other two stay with you.')).toBeVisible();
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: /for Ines$/ }).click();

  // Chest: the closed chest under the pirate on 4 holds two cards.
  const before = (await stateOn(page)).players[0]?.hand.length ?? 0;
  await table.card(/^chest/).click({ position: { x: 16, y: 30 } });
  await table.button(/^Black Magic: /).click();
  await table.space(4).click();

  await expect(table.curtain).toHaveAccessibleName(/Tom/);
  await noSecrets();
  await expect(table.curtain.getByText(/took a card from Tom/)).toBeVisible();
  await expect(table.curtain.getByText(/hook card/)).toHaveCount(0);
  await shot(page, 'cartagena-curtain');
  const state = await stateOn(page);
  expect(state.players[0]?.hand.length).toBe(before + 1);
  expect(state.players.map(({ hand }) => hand.length)).toEqual([before + 1, 4, 3]);

  // Tom sees his own cards, the parrot he was given among them, and nobody else's.
  await table.reveal();
  await expect(table.hand.getByRole('checkbox')).toHaveCount(4);
  await expect(table.card(/^parrot/)).toHaveCount(1);
});

test('a card shows where pirates land; a tap moves one; undo takes it back', async ({ openApp }) => {
  const page = await openApp();
  await sitDown(page, positionOf('example', ['Marieke', 'Tom: easy', 'Ines: easy', 'Joris: easy'], EXAMPLE));
  const table = tableOn(page);
  await table.card(/^rum/).click();
  await expect(page.getByRole('heading', { name: 'Rum: which pirate, Marieke?' })).toBeVisible();
  await axe(page);
  await shot(page, 'cartagena-card');
  await expect(table.space(21)).toHaveAccessibleName(/lands here from 7 and 15/);
  await table.space(7).click();
  await expect(table.space(21)).toHaveAccessibleName(/Marieke/);
  await expect(page.getByLabel('2 actions left')).toBeVisible();
  await table.button('Undo').click();
  await expect(table.space(7)).toHaveAccessibleName(/Marieke/);
  await expect(page.getByLabel('3 actions left')).toBeVisible();

  // A pirate tells what each card would do, and what moving back would draw.
  await table.space(15).click();
  await expect(table.card(/^rum/)).toHaveAccessibleName(/→ 21/);
  await expect(table.space(14)).toHaveAccessibleName(/draws 1 card/);
  await shot(page, 'cartagena-pirate');
  await table.space(15).click();

  // What is not possible says why, once its button has been seen.
  await page.waitForTimeout(GUARD_MS + 200);
  await table.button('End turn').click({ force: true });
  await expect(page.getByText('A turn has at least one action.')).toBeVisible();
  await table.button('Move back, draw').click();
  await table.button(/^the prison,/).click();
  await expect(page.getByText('Pirates at the start cannot move back.')).toBeVisible();
});

for (const [size, scheme, locale] of [
  ['phone', 'dark', 'en-GB'],
  ['small', 'light', 'nl-NL'],
  ['tablet', 'light', 'en-GB'],
] as const) {
  test(`the Complete Escape with everything on fits (${size})`, async ({ openApp }) => {
    const page = await openApp({ size, scheme, locale });
    await sitDown(page, positionOf('complete', ['Marieke', 'Tom: easy', 'Ines: easy', 'Joris: easy'], COMPLETE));
    const sail = page.getByRole('button', { name: /^(Sail free|Gratis varen)$/ });
    await expect(sail).toBeVisible();
    await axe(page);
    await shot(page, `cartagena-complete-${size}`);
    await sail.click();
    await expect(page.getByRole('button', { name: /^(Sail|Varen)$/ })).toBeVisible();
    expect((await stateOn(page)).shore).toBe('tortuga');
    await shot(page, `cartagena-sailed-${size}`);
  });
}

test('a copied path is checked, remembered and shared as a code', async ({ openApp }) => {
  const page = await openApp();
  await page.goto('/cartagena');
  const table = tableOn(page);
  const openEditor = async (): Promise<void> => {
    await page.getByRole('button', { name: /^Path:/ }).click();
    await page.getByRole('radio', { name: /^Copied/ }).click();
    await expect(page.getByRole('heading', { name: 'Copy your boards' })).toBeVisible();
  };
  await openEditor();
  await table.button('Clear board 1').click();
  await expect(page.getByText('6 spaces are still empty')).toBeVisible();
  for (const symbol of ['Rum', 'Chest', 'Hook', 'Parrot', 'Pistol']) await table.button(symbol).click();
  await expect(page.getByRole('radio', { name: 'Board 1: Rum, Chest, Hook, Parrot, Pistol, Lantern' })).toBeVisible();
  await axe(page);
  await shot(page, 'cartagena-editor');
  await table.button('Use this path').click();
  await expect(page.getByRole('heading', { name: 'Copy your boards' })).toBeHidden();

  await reloadOnceKept(page);
  await openEditor();
  await expect(page.getByRole('radio', { name: 'Board 1: Rum, Chest, Hook, Parrot, Pistol, Lantern' })).toBeVisible();
  await page.getByRole('textbox', { name: 'A code you were given' }).fill('NOT-A-CODE');
  await table.button('Lay the path of this code').click();
  await expect(page.getByText(/^That is not a path code/)).toBeVisible();
});
