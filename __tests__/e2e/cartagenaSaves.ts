/** Saved games of Cartagena in positions of our own, made by the rules' own test tables. */
import { type Page } from '@playwright/test';
import { parseSave, type Save, type SavedSeat } from '../../src/storage/saveFile';
import { createSaveStore } from '../../src/storage/saveStore';
import { type CartagenaState } from '../../src/games/cartagena/rules/state';
import { aTable, type TableSetup } from '../games/cartagena/table';

const COLOURS = ['green', 'red', 'yellow', 'blue', 'purple'] as const;

/** `Tom` is a person, `Ines: easy` a bot. */
export const seatsOf = (...who: readonly string[]): readonly SavedSeat[] =>
  who.map((text, i) => {
    const [name = '', bot] = text.split(': ');
    return { name, colour: COLOURS[i] ?? 'brown', bot: bot ?? null };
  });

/** A game in this position, as it is saved: whatever happened before is not known any more. */
export function positionOf(id: string, who: readonly string[], setup: TableSetup): Save {
  const { state } = aTable({ ...setup, seats: who.length });
  const savedAt = Date.now() - 60_000;
  return {
    format: 1,
    id,
    game: 'cartagena',
    rulesVersion: 1,
    startedAt: savedAt - 600_000,
    savedAt,
    options: state.options,
    seats: seatsOf(...who),
    seed: 1,
    log: [],
    state,
    looked: who.map(() => 0),
    undoRule: 'until-revealed',
    casual: false,
  };
}

/** Saves as they lie in a browser's storage. */
export async function storedSaves(...saves: readonly Save[]): Promise<Readonly<Record<string, string>>> {
  const box = new Map<string, string>();
  const store = createSaveStore({
    getItem: (key) => Promise.resolve(box.get(key) ?? null),
    setItem: (key, value) => Promise.resolve(void box.set(key, value)),
    removeItem: (key) => Promise.resolve(void box.delete(key)),
    getAllKeys: () => Promise.resolve([...box.keys()]),
  });
  for (const save of saves) await store.write(save);
  return Object.fromEntries(box);
}

/** Puts saves and settings on a phone that has just been opened, and opens the table of the first. */
export async function sitDown(page: Page, save: Save, settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const stored = {
    ...(await storedSaves(save)),
    'antilles/settings': JSON.stringify({ speed: 'off', ...settings }),
  };
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
  await page.goto(`/cartagena/table/${save.id}`);
}

/** The newest state of the only saved game on this phone. */
export async function stateOn(page: Page): Promise<CartagenaState> {
  const texts = await page.evaluate(() =>
    Object.entries<string>(localStorage)
      .filter(([key]) => key.startsWith('antilles/save/'))
      .map(([, text]) => text),
  );
  const newest = texts.sort((a, b) => parseInt(b, 10) - parseInt(a, 10))[0] ?? '';
  const parsed = parseSave(newest.slice(newest.indexOf('\n') + 1));
  if (!parsed.ok) throw new Error(`no save that can be read: ${parsed.problem}`);
  return parsed.save.state as CartagenaState; // what the app itself has written
}

/** The example of the rulebook: green to move (CA-T1). */
export const EXAMPLE: TableSetup = {
  route: 'escape',
  layout: { type: 'named', name: 'layout-a' },
  at: {
    0: { start: 2, 7: 1, 15: 1, 26: 1, 33: 1 },
    1: { 9: 1, 11: 1, 13: 1, 24: 1, goal: 2 },
    2: { start: 1, 1: 1, 9: 1, 19: 1, 36: 1, goal: 1 },
    3: { start: 1, 14: 1, 19: 1, 29: 1, goal: 2 },
  },
  hands: { 0: ['rum', 'hook', 'pistol', 'chest', 'hook'], 1: ['lantern', 'rum', 'parrot'] },
};

/** Everything at once: Complete Escape, Morgan, Scoundrels, Black Magic (CA-T7). */
export const COMPLETE: TableSetup = {
  route: 'complete',
  layout: { type: 'named', name: 'layout-b' },
  cardRule: { tunnel: 'both', jungle: 'both' },
  scoundrels: true,
  blackMagic: true,
  at: {
    0: { start: 1, 7: 1, 12: 1, ferry: 2, 25: 1 },
    1: { start: 2, 6: 1, 10: 1, ferry: 1, 19: 1 },
    2: { 10: 1, 16: 1, 18: 1, ferry: 1, 36: 1, goal: 1 },
    3: { start: 1, 1: 1, 7: 1, 19: 1, 22: 1, 28: 1 },
  },
  hands: {
    0: ['hook', 'pistol', 'dark-rum', 'parrot', 'parrot', 'lantern', 'chest'],
    1: ['rum', 'rum', 'hook', 'hook', 'lantern', 'chest', 'chest', 'pistol', 'parrot'],
  },
};

/** All six powers in hand, and something to use each on. */
export const MAGIC: TableSetup = {
  route: 'escape',
  layout: { type: 'named', name: 'layout-a' },
  blackMagic: true,
  at: {
    0: { start: 1, 4: 1, 9: 2, 15: 1, goal: 1 },
    1: { start: 3, 11: 1, 16: 1, 21: 1 },
    2: { start: 4, 8: 1, 20: 1 },
  },
  hands: {
    0: ['pistol', 'rum', 'lantern', 'parrot', 'parrot', 'hook', 'chest'],
    1: ['hook', 'chest', 'rum'],
    2: ['parrot', 'pistol'],
  },
  draw: ['chest', 'hook', 'rum', 'parrot', 'lantern', 'pistol', 'chest', 'hook', 'rum', 'parrot', 'lantern', 'pistol'],
  tokens: { 4: 2 },
};
