/** What is saved on a phone, and how it is read from the page. */
import { type Page } from '@playwright/test';
import { type State } from '../../src/games/santo-domingo/rules/state';
import { parseSave, type Save } from '../../src/storage/saveFile';
import { type Stored } from '../../src/tools/sampleGames';

export { aGame, seatsOf, stored, type Stored } from '../../src/tools/sampleGames';

/** Everything the app keeps of its saved games on this phone, letter by letter. */
export const savesOn = (page: Page): Promise<Stored> =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('antilles/save/'))),
  );

/** The newest state of the only saved game on this phone, or of the one with this id. */
export async function saveOn(page: Page, id = ''): Promise<Save & { readonly state: State }> {
  const texts = Object.entries(await savesOn(page)).filter(([key]) => key.includes(id));
  const newest = texts.map(([, text]) => text).sort((a, b) => parseInt(b, 10) - parseInt(a, 10))[0] ?? '';
  const parsed = parseSave(newest.slice(newest.indexOf('\n') + 1));
  if (!parsed.ok) throw new Error(`no save that can be read: ${parsed.problem}`);
  return { ...parsed.save, state: parsed.save.state as State };
}
