/** Saved games of Cartagena in positions of our own, made by the rules' own test tables. */
import { type Page } from '@playwright/test';
import { parseSave, type Save } from '@/storage/saveFile';
import type { TablePlayer } from '@/session/seats';
import { CARDS, COPIES, countOf, DARK_COPIES, isDark } from '@/games/cartagena/rules/deck';
import { CHEST_TOKENS, type State, type ChestToken } from '@/games/cartagena/rules/state';
import { savesOn, stored } from './saves';
import { aTable, type TableSetup } from '../games/cartagena/aTable';

const COLOURS = ['green', 'red', 'yellow', 'blue', 'purple'] as const;

/** `Tom` is a person, `Ines: easy` a bot. */
export const seatsOf = (...who: readonly string[]): readonly TablePlayer[] =>
  who.map((text, i) => {
    const [name = '', bot] = text.split(': ');
    return { name, colour: COLOURS[i] ?? 'brown', bot: bot ?? null };
  });

/** Makes the cards those of the box: what is missing lies under the draw pile, what is too many comes out of there. */
function fillUp({ draw, discard, spread, players }: State): void {
  for (const card of CARDS) {
    const all = [...draw, ...discard, ...spread, ...players.flatMap(({ hand, laidAside }) => [...hand, ...laidAside])];
    const wanted = isDark(card) ? DARK_COPIES : COPIES - DARK_COPIES;
    for (let n = countOf(all, card); n < wanted; n++) draw.unshift(card);
    for (let n = countOf(all, card); n > wanted; n--) {
      const at = draw.indexOf(card);
      if (at < 0) throw new Error(`more ${card} than there are`);
      draw.splice(at, 1);
    }
  }
}

/** A token that was laid by hand has come from another chest: what lay under this one lies there now. */
function swapTokens({ chests, route }: State, byHand: readonly number[]): void {
  if (chests === null) return;
  for (const token of CHEST_TOKENS) {
    const wanted = CHEST_TOKENS.filter((other) => other === token).length;
    const missing = CHEST_TOKENS.find((other) => lying(other) < CHEST_TOKENS.filter((each) => each === other).length);
    if (missing === undefined || lying(token) <= wanted) continue;
    const at = chests.laid.findIndex((other, i) => other === token && !byHand.includes(route.spacesOf.chest[i] ?? 0));
    if (at < 0) chests.aside[chests.aside.indexOf(token)] = missing;
    else chests.laid[at] = missing;
  }
  function lying(token: ChestToken): number {
    return [...(chests?.laid ?? []), ...(chests?.aside ?? []), ...(chests?.open ?? [])].filter((each) => each === token)
      .length;
  }
}

/** A game in this position, as it is saved: whatever happened before is not known any more. */
export function positionOf(id: string, who: readonly string[], setup: TableSetup): Save {
  const { state } = aTable({ ...setup, seats: who.length });
  fillUp(state);
  swapTokens(state, Object.keys(setup.tokens ?? {}).map(Number));
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
    since: { at: 0, rulesVersion: 1, state },
  };
}

/** Puts saves and settings on a phone that has just been opened, and opens the table of the first. */
export async function sitDown(page: Page, save: Save, settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const items = {
    ...(await stored(save)),
    'antilles/settings': JSON.stringify({ speed: 'off', ...settings }),
  };
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, items);
  await page.goto(`/cartagena/table/${save.id}`);
}

/** The newest state of the only saved game on this phone. */
export async function stateOn(page: Page): Promise<State> {
  const texts = Object.values(await savesOn(page));
  const newest = texts.sort((a, b) => parseInt(b, 10) - parseInt(a, 10))[0] ?? '';
  const parsed = parseSave(newest.slice(newest.indexOf('\n') + 1));
  if (!parsed.ok) throw new Error(`no save that can be read: ${parsed.problem}`);
  return parsed.save.state as State; // what the app itself has written
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
