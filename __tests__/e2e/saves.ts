/** What is saved on a phone, and how it is read from the page. */
import { type Page } from '@playwright/test';
import { type State } from '@/games/santo-domingo/rules/state';
import { parseSave, type Save } from '@/storage/saveFile';
import { type Stored } from '@/tools/sampleGames';

export { aGame, seatsOf, stored, type Stored } from '@/tools/sampleGames';

/** Everything that lies in this browser, in its database and in its small storage, letter by letter. */
export const storedOn = (page: Page): Promise<Stored> =>
  page.evaluate(async () => {
    const kept: Record<string, string> = { ...localStorage };
    // Opening one that is not there would make it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'antilles')) return kept;
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open('antilles');
      request.onerror = () => reject(new Error('the database does not open'));
      request.onsuccess = () => {
        const database = request.result;
        const reading = database.transaction('texts').objectStore('texts').openCursor();
        reading.onsuccess = () => {
          const cursor = reading.result;
          if (cursor !== null) {
            if (typeof cursor.key === 'string') kept[cursor.key] = String(cursor.value);
            return cursor.continue();
          }
          database.close();
          resolve();
        };
      };
    });
    return kept;
  });

/** How long nothing may change on the device before all that was tapped is there, in milliseconds. */
const QUIET = 250;

/** As somebody does who has seen that a tap was taken, and only then goes elsewhere: what was tapped is on the device by then. */
export async function onceKept(page: Page): Promise<void> {
  for (let before = ''; ;) {
    const now = JSON.stringify(await storedOn(page));
    if (now === before) break;
    before = now;
    await page.waitForTimeout(QUIET);
  }
}

/** Opens the page again, with all that was tapped on the device. */
export async function reloadOnceKept(page: Page): Promise<void> {
  await onceKept(page);
  await page.reload();
}

/** Everything the app keeps of its saved games on this phone, letter by letter. */
export const savesOn = async (page: Page): Promise<Stored> =>
  Object.fromEntries(Object.entries(await storedOn(page)).filter(([key]) => key.startsWith('antilles/save/')));

/** The newest state of the only saved game on this phone, or of the one with this id. */
export async function saveOn(page: Page, id = ''): Promise<Save & { readonly state: State }> {
  const texts = Object.entries(await savesOn(page)).filter(([key]) => key.includes(id));
  const newest = texts.map(([, text]) => text).sort((a, b) => parseInt(b, 10) - parseInt(a, 10))[0] ?? '';
  const parsed = parseSave(newest.slice(newest.indexOf('\n') + 1));
  if (!parsed.ok) throw new Error(`no save that can be read: ${parsed.problem}`);
  return { ...parsed.save, state: parsed.save.state as State };
}
