/** What stands on a painted place can be read: measured by the pixels under every word, where axe sees only layers. */
import { GAME_IDS } from '@/games/ids';
import { playedGame } from './anyGame';
import { hardToRead } from './readable';
import { stored } from './saves';
import { expect, test } from './support';

const LOOKS = [
  { name: 'dark', scheme: 'dark', contrast: false },
  { name: 'light', scheme: 'light', contrast: false },
  { name: 'high contrast', scheme: 'dark', contrast: true },
] as const;

for (const { name, scheme, contrast } of LOOKS) {
  test(`every word on a place can be read, ${name}`, async ({ openApp }) => {
    const games = GAME_IDS.map((game) =>
      playedGame(game, game, ['Marieke', 'Ines: easy', 'Mateo: easy'], { actions: 20 }),
    );
    const ended = GAME_IDS.map((game) => playedGame(`${game}-over`, game, ['Marieke', 'Ines: easy', 'Mateo: easy']));
    const page = await openApp({
      stored: await stored(...games, ...ended),
      scheme,
      settings: { contrast },
      reducedMotion: 'reduce',
    });
    const addresses = [
      '/',
      ...GAME_IDS.flatMap((game) => [`/${game}`, `/${game}/table/${game}`, `/${game}/result/${game}-over`]),
    ];
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('main').filter({ visible: true }).first()).toBeVisible();
      // What fades in has done so.
      await page.waitForTimeout(1200);
      expect.soft(await hardToRead(page), address).toEqual([]);
    }
  });
}
