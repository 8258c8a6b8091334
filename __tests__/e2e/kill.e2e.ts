/**
 * The browser is killed, as a crash, an update or an impatient system would: its whole process group at once, without a
 * word, at random moments of games and of a companion sheet that go on by themselves or by taps. What the app had
 * acknowledged by then must be there when the browser is started again with the same profile.
 *
 * What counts as acknowledged is what a reader in the page can see: storage gives nothing out that it has not taken in.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { below, luckFrom, must, sameJson } from '@antilles/engine';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, env } from '@/tools/browser';
import { GAME_IDS, type GameId } from '@/games/ids';
import { unpack } from '@/storage/keptSaves';
import { parseSave } from '@/storage/saveFile';
import { parseSheet } from '@/storage/sheetFile';
import { playedGame } from './anyGame';
import { stored, storedOn, type Stored } from './saves';
import { expect, test } from './support';

/** How often in each of the four games and in a sheet; `KILLS=30` for as long as one has time. */
const TIMES = Number(env('KILLS') ?? 3);

interface Running {
  readonly page: Page;
  /** Kills the browser and everything it started. */
  kill(): Promise<void>;
  /** Closes it as a person would: what it has not written yet it writes now. */
  close(): Promise<void>;
}

/** A real browser with a profile on the disk; the tests' own keep theirs in memory. */
async function start(profile: string): Promise<Running> {
  const program = must(env('CHROMIUM_PATH'), 'CHROMIUM_PATH says which Chromium');
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  rmSync(path.join(profile, 'DevToolsActivePort'), { force: true });
  const child = spawn(program, [...CHROMIUM_FLAGS, ...flags, 'about:blank'], { detached: true, stdio: 'ignore' });
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portOf(profile)}`);
  const page = must(browser.contexts()[0], 'a profile').pages()[0] ?? (await must(browser.contexts()[0], '').newPage());
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    page,
    async kill() {
      process.kill(-must(child.pid, 'a running browser'), 'SIGKILL');
      await gone;
      await browser.close().catch(() => undefined);
    },
    async close() {
      const devtools = await browser.newBrowserCDPSession();
      await devtools.send('Browser.close').catch(() => undefined);
      await gone;
    },
  };
}

async function portOf(profile: string): Promise<string> {
  let port = '';
  await expect
    .poll(
      () => {
        try {
          [port = ''] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
        } catch {
          // Not there yet.
        }
        return port;
      },
      { intervals: [20] },
    )
    .not.toBe('');
  return port;
}

/** How much of something there is: every entry that was acknowledged, in order. */
type Read = (kept: Stored) => readonly unknown[];

const newest = (kept: Stored, prefix: string): string => {
  const slots = Object.entries(kept).filter(([key]) => key.startsWith(prefix));
  const text = slots.map(([, each]) => each).sort((a, b) => parseInt(b, 10) - parseInt(a, 10))[0] ?? '';
  return text.slice(text.indexOf('\n') + 1);
};

const logOf =
  (id: string): Read =>
  (kept) => {
    const packed = kept[`antilles/kept/${id}`];
    const parsed = parseSave(packed === undefined ? newest(kept, `antilles/save/${id}/`) : (unpack(packed) ?? ''));
    return parsed.ok ? parsed.save.log : [];
  };

const sheetOf =
  (id: string): Read =>
  (kept) => {
    const parsed = parseSheet(newest(kept, `antilles/sheet/${id}/`));
    return parsed.ok ? [...parsed.sheet.past, parsed.sheet.data] : [];
  };

/** One thing that is killed again and again. */
interface Victim {
  readonly read: Read;
  readonly path: string;
  /** Makes it go on, where it does not by itself. */
  tap?(page: Page): Promise<void>;
}

/** Starts, looks whether everything is there, lets it go on, and kills: how much was there, and how much was lost. */
async function killAgainAndAgain(profile: string, { read, path: address, tap }: Victim, seed: number) {
  const luck = luckFrom(seed);
  const url = env('ANTILLES_URL') ?? '';
  let acknowledged: readonly unknown[] = [];
  let lost = 0;
  for (let round = 0; round <= TIMES; round++) {
    const { page, kill: die } = await start(profile);
    try {
      await page.goto(`${url}${address}`);
      const found = read(await storedOn(page));
      const missing = acknowledged.filter((entry, i) => !sameJson(entry, found[i])).length;
      if (missing > 0) lost++;
      if (round === TIMES) return { lost, acknowledged: acknowledged.length };
      acknowledged = found;
      const before = found.length;
      const tapping = tap?.(page);
      await expect
        .poll(async () => (acknowledged = read(await storedOn(page))).length, { intervals: [30], timeout: 20_000 })
        .toBeGreaterThan(before);
      await tapping;
      // At any moment from now on: in the middle of the next write, or well after the last one.
      const until = Date.now() + below(luck, 900);
      do acknowledged = read(await storedOn(page));
      while (Date.now() < until);
    } finally {
      await die();
    }
  }
  throw new Error('never comes here');
}

/** A profile in which this is stored, and the browser closed as it should be. */
async function profileWith(texts: Stored): Promise<string> {
  const profile = mkdtempSync(path.join(tmpdir(), 'antilles-kill-'));
  const { page, close } = await start(profile);
  await page.goto(env('ANTILLES_URL') ?? '');
  await expect(page.getByRole('heading', { name: 'Antilles' })).toBeVisible();
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, texts);
  await close();
  return profile;
}

const SETTINGS = { 'antilles/settings': '{"speed":"fast","sound":false}' };

const BOTS = ['Ana: easy', 'Ben: easy', 'Cid: easy'];

async function survives(profile: string, victim: Victim, seed: number): Promise<void> {
  try {
    const { lost, acknowledged } = await killAgainAndAgain(profile, victim, seed);
    test.info().annotations.push({ type: 'acknowledged', description: String(acknowledged) });
    expect(lost, `of ${TIMES} kills that lost something`).toBe(0);
    expect(acknowledged).toBeGreaterThan(TIMES);
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

for (const [i, game] of GAME_IDS.entries()) {
  test(`the browser is killed in the middle of ${game}, and no answer is lost`, async () => {
    const save = playedGame('killed', game satisfies GameId, BOTS, { actions: 0, seed: 5 });
    const profile = await profileWith({ ...SETTINGS, ...(await stored(save)) });
    await survives(profile, { read: logOf('killed'), path: `/${game}/table/killed` }, 100 + i);
  });
}

test('the browser is killed in the middle of a sheet of the companion, and nothing written on it is lost', async () => {
  const profile = await profileWith(SETTINGS);
  const { page, close } = await start(profile);
  await page.goto(`${env('ANTILLES_URL')}/companion/puerto-rico`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('radio', { name: 'End of game' }).click();
  const address = new URL(page.url()).pathname;
  const id = must(address.split('/').at(-1), 'the id of the sheet');
  await expect.poll(async () => sheetOf(id)(await storedOn(page)).length).toBeGreaterThan(0);
  await close();
  const tap = async (sheet: Page): Promise<void> => {
    await sheet.getByRole('radio', { name: 'End of game' }).click();
    for (let n = 0; n < 3; n++) await sheet.getByRole('button', { name: /1 point taken$/ }).click();
  };
  await survives(profile, { read: sheetOf(id), path: address, tap }, 200);
});
