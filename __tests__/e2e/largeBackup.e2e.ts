import { type Page } from '@playwright/test';
import { writeArchive } from '@/storage/archive';
import type { Save } from '@/storage/saveFile';
import { playedGame } from './anyGame';
import { expect, shot, test } from './support';

const GAMES = 700;

/** Finished games of every kind; a few of each, under many names. */
function finished(): Save[] {
  const kinds = ['santo-domingo', 'puerto-rico', 'cartagena', 'dominion'] as const;
  const few = kinds.flatMap((kind) => [1, 2].map((seed) => playedGame('x', kind, ['Tom', 'Ines: easy'], { seed })));
  return Array.from({ length: GAMES }, (_, i) => {
    const game = few[i % few.length];
    if (game === undefined) throw new Error('no game');
    return { ...game, id: `old-${i}`, savedAt: game.savedAt - i * 86_400_000 };
  });
}

async function choose(page: Page, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /Choose a file/ }).click(),
  ]);
  await chooser.setFiles({ name: 'antilles.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('seven hundred finished games come in in one go', async ({ openApp }) => {
  test.setTimeout(240_000);
  const text = writeArchive(
    { plays: [], saves: finished(), sheets: [], profiles: [], photos: [], values: {} },
    Date.now(),
  );
  const page = await openApp({ path: '/backup' });
  await choose(page, text);
  await expect(page.getByText('700 new, 0 already here, 0 different')).toBeVisible({ timeout: 120_000 });
  await shot(page, 'backup-large-preview');
  await page.getByRole('button', { name: 'Import 700 records' }).click();
  await expect(page.getByText('700 records imported')).toBeVisible({ timeout: 120_000 });
  await page.goto('/history');
  await expect(page.getByText('700 plays')).toBeVisible();
  // Nothing is missing, and nothing would be done twice.
  await page.goto('/backup');
  await choose(page, text);
  await expect(page.getByText('0 new, 700 already here, 0 different')).toBeVisible({ timeout: 120_000 });
});

test('a file with games that were changed or are newer says so and leaves them out', async ({ openApp }) => {
  const game = playedGame('good', 'santo-domingo', ['Tom', 'Ines: easy'], { actions: 9 });
  const saves = [
    game,
    { ...game, id: 'changed', log: game.log.slice(0, -1), looked: game.looked.map(() => 0) },
    { ...game, id: 'newer', rulesVersion: game.rulesVersion + 1 },
  ];
  const text = writeArchive(
    { plays: [], saves, sheets: [], profiles: [], photos: [], values: { 'antilles/unknown': 1 } },
    1,
  );
  for (const size of ['small', 'phone'] as const) {
    const page = await openApp({ path: '/backup', size });
    await choose(page, text);
    await expect(page.getByText(/1 game is left out: its moves/)).toBeVisible();
    await expect(page.getByText(/1 game was played with a newer version/)).toBeVisible();
    await expect(page.getByText(/1 record in the file cannot be read/)).toBeVisible();
    await shot(page, `backup-refused-${size}`);
    await page.getByRole('button', { name: 'Import 1 record' }).click();
    await expect(page.getByText('1 record imported')).toBeVisible();
    await page.close();
  }
});
