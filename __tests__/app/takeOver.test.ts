/** Two windows of one browser and one game: whoever takes it over begins with all that the other one wrote. */
import type * as Claims from '@app/claims';
import type * as Windows from '@app/windows';
import { createSaver, type Saver } from '@/storage/saver';
import { createSaveStore, type SaveStore } from '@/storage/saveStore';
import type { Claim } from '@/ui/claim';
import { aSave } from '../storage/saves';
import { testDevice } from '../storage/device';
import { standInForLocks, type BrowserOfWindows } from './locks';

/** A write takes this long to get to the device, in milliseconds. */
const SLOW = 20;

interface Window {
  readonly saves: SaveStore;
  readonly saver: Saver;
  claim(manner: 'ask' | 'take'): Promise<Claim | null>;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let browser: BrowserOfWindows;
let data: Map<string, string>;
let isFull = false;

beforeEach(() => {
  browser = standInForLocks();
  data = new Map();
  isFull = false;
});
afterEach(() => browser.close());

function openWindow(): Window {
  jest.resetModules();
  jest.doMock('@app/windows', () => jest.requireActual<typeof Windows>('@app/windows.web'));
  const { claimOf } = jest.requireActual<typeof Claims>('@app/claims');
  const device = testDevice(data, undefined, { transactions: true });
  const { swap } = device;
  const saves = createSaveStore({
    ...device,
    async swap(expected, changes) {
      await wait(SLOW);
      if (isFull || swap === undefined) throw new Error('full');
      return swap(expected, changes);
    },
  });
  const saver = createSaver(saves.write, wait);
  return {
    saves,
    saver,
    claim: (manner) => claimOf('antilles/save/x', 'x', manner, saver, () => void saver.forget('x')),
  };
}

const turn = (savedAt: number) => ({ ...aSave({ id: 'x' }), savedAt });

/** What a window reads when it opens the game to go on with it. */
async function readIn({ saves }: Window): Promise<number | null> {
  const stored = await saves.open('x');
  return stored?.loaded.ok === true ? stored.loaded.save.savedAt : null;
}

test('taken over in the middle of a write, back and forth: no window is told that a third one went on', async () => {
  const windows = [openWindow(), openWindow()];
  let time = 1;
  await windows[0]?.saves.write(turn(time));
  let last: Claim | null = null;
  for (let i = 0; i < 10; i++) {
    for (const here of windows) {
      const claim = await here.claim('take');
      expect(last?.isLost() ?? true).toBe(true);
      expect(await readIn(here)).toBe(time);
      here.saver.queue(turn(++time));
      await here.saver.flush();
      expect(claim?.isLost()).toBe(false);
      // This one is under way, and the next still waits, when the other window takes over.
      here.saver.queue(turn(++time));
      await wait(SLOW / 2);
      here.saver.queue(turn(++time));
      last = claim;
    }
  }
});

test('what is left is given back when all of it is written', async () => {
  const [a, b] = [openWindow(), openWindow()];
  const claim = await a.claim('ask');
  a.saver.queue(turn(1));
  claim?.release();
  expect(await b.claim('ask')).not.toBeNull();
  expect(await readIn(b)).toBe(1);
});

test('as long as the device is full it stays with the window that has moves to write, unless another takes it', async () => {
  const [a, b] = [openWindow(), openWindow()];
  const claim = await a.claim('ask');
  isFull = true;
  a.saver.queue(turn(1));
  claim?.release();
  await a.saver.flush();
  await wait(0);
  expect(await b.claim('ask')).toBeNull();
  expect(await b.claim('take')).not.toBeNull();
  isFull = false;
  a.saver.retry();
  await a.saver.flush();
  expect(await readIn(b)).toBeNull();
});

test('a window that does not answer is robbed', async () => {
  const [a, b] = [openWindow(), openWindow()];
  const claim = await a.claim('ask');
  browser.silence();
  expect(await b.claim('take')).not.toBeNull();
  await wait(5);
  expect(claim?.isLost()).toBe(true);
});

test('a page that was left may have its lock for seconds: it answers nobody, and is waited for', async () => {
  const [a, b] = [openWindow(), openWindow()];
  const claim = await a.claim('ask');
  browser.silence();
  setTimeout(() => claim?.release(), 1500);
  expect(await b.claim('ask')).not.toBeNull();
});

test('a window that is there says so at once', async () => {
  const [a, b] = [openWindow(), openWindow()];
  await a.claim('ask');
  const asked = Date.now();
  expect(await b.claim('ask')).toBeNull();
  expect(Date.now() - asked).toBeLessThan(1000);
});
