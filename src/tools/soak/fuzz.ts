import * as fc from 'fast-check';
import { luckFrom, must, pick, sameJson } from '@antilles/engine';
import { getPathFromState, getStateFromPath } from '@react-navigation/core';
import { addresses } from '@app/navigation/addresses';
import { entryOf } from '@/games';
import { decodeLayout, encodeLayout } from '@/games/cartagena/rules/layoutCode';
import { GAME_IDS } from '@/games/ids';
import { readDeal, writeDeal } from '@/session/dealCode';
import { resumeSession } from '@/session/session';
import { compare } from '@/history/merge';
import { parseArchive, writeArchive, type Contents } from '@/storage/archive';
import { parsePlay } from '@/history/play';
import { parseSave, writeSave, type Save } from '@/storage/saveFile';
import { seal } from '@/storage/sealed';
import { parseSheet } from '@/storage/sheetFile';
import { randomSave } from './randomSave';

/** A save of a random game, so that mutations have something real to spoil. */
function aSave(seed: number): Save {
  const luck = luckFrom(seed);
  const entry = entryOf(pick(luck, GAME_IDS));
  const { seats, defaultOptions: options } = entry.game;
  return randomSave(entry, luck, { id: 'fuzz', seatCount: seats.min, options, seed, actions: 30, others: null });
}

/** A text with a few letters changed, left out, doubled or cut off. */
const spoiled = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(text, fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.string({ minLength: 1, maxLength: 3 })), { maxLength: 4 }))
    .map(([whole, changes]) =>
      changes.reduce((now, [where, how, by]) => {
        const at = now.length === 0 ? 0 : where % now.length;
        if (how === 0) return now.slice(0, at) + by + now.slice(at + 1);
        if (how === 1) return now.slice(0, at) + now.slice(at + 1);
        if (how === 2) return now.slice(0, at) + now.slice(at, at + 40) + now.slice(at);
        return now.slice(0, at);
      }, whole),
    );

const anything = fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 200 }), fc.json());

/** Something of ours with one part of it replaced by anything at all, under a seal that is right: damage nobody sees. */
const resealed = (what: string, whole: fc.Arbitrary<object>): fc.Arbitrary<string> =>
  fc.tuple(whole, fc.nat(), fc.jsonValue({ maxDepth: 3 })).map(([content, where, by]) => {
    const keys = Object.keys(content);
    return seal(what, { ...content, [must(keys[where % keys.length], 'a key')]: by });
  });

const NOTHING: Contents = { plays: [], saves: [], sheets: [], profiles: [], photos: [], values: {} };
const QUIET = {
  now: () => 0,
  breathe: () => Promise.resolve(),
  save: () => undefined,
  luck: () => 1,
};

/** What is taken for a save can be written and read again, and either goes on or says that it is damaged. */
function readSave(text: string): void {
  const parsed = parseSave(text);
  if (!parsed.ok) return;
  if (!parseSave(writeSave(parsed.save)).ok) throw new Error('a save that cannot be read again');
  const id = GAME_IDS.find((known) => known === parsed.save.game);
  if (id !== undefined) resumeSession({ entry: entryOf(id), save: parsed.save, tools: QUIET });
}

function readArchive(text: string): void {
  const parsed = parseArchive(text);
  if (!parsed.ok) return;
  compare(parsed.archive, NOTHING);
  compare(parsed.archive, parsed.archive);
  if (!parseArchive(writeArchive(parsed.archive, 1)).ok) throw new Error('an archive that cannot be read again');
}

/** A link opens a screen that exists, over Home; the address of that screen opens the same one. */
function followLink(text: string): void {
  const config = addresses();
  const state = getStateFromPath(text, config);
  const leaf = leafOf(state);
  if (state === undefined || leaf === undefined) return;
  if (state.routes[0]?.name !== 'Home') throw new Error('a link that has no way home');
  const again = leafOf(getStateFromPath(getPathFromState(state, config), config));
  if (leaf.name !== 'NotFound' && !sameJson([leaf.name, leaf.params ?? {}], [again?.name, again?.params ?? {}])) {
    throw new Error(`${JSON.stringify(leaf)} has an address that opens ${JSON.stringify(again)}`);
  }
}

type Opened = ReturnType<typeof getStateFromPath>;
function leafOf(state: Opened): { readonly name: string; readonly params?: object | undefined } | undefined {
  const last = state?.routes.at(-1);
  return last?.state === undefined ? last : leafOf(last.state);
}

/**
 * Throws texts at everything that reads texts from outside: `inputs` in all. Nothing may throw, and whatever is taken for
 * a save must be one.
 */
export function fuzz(seed: number, inputs: number): number {
  const saved = fc.nat(40).map(aSave);
  const saves = saved.map(writeSave);
  const archives = fc.array(saved, { maxLength: 3 }).map((all) => writeArchive({ ...NOTHING, saves: all }, 1));
  const archived = archives.map((text) => JSON.parse(text) as object);
  const deals = fc.tuple(fc.constantFrom(...GAME_IDS), fc.nat()).map(([id, n]) => {
    const { game } = entryOf(id);
    const seats = Array.from({ length: game.seats.min }, () => null);
    return writeDeal(GAME_IDS.map(entryOf), { game: id, options: game.defaultOptions, seats, seed: n });
  });
  const steps = ['companion', 'history', 'statistics', 'table', 'result', 'replay', 'start-player', 'any', ...GAME_IDS];
  const step = fc.oneof(
    fc.constantFrom(...steps),
    fc.string({ unit: 'binary', maxLength: 12 }).map(encodeURIComponent),
    fc.string({ maxLength: 8 }),
  );
  const links = fc.array(step, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
  const layouts = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ-abc '), maxLength: 40 });
  const readers: readonly { texts: fc.Arbitrary<string>; read: (text: string) => void }[] = [
    { texts: fc.oneof(anything, spoiled(saves), resealed('save', saved), saves), read: readSave },
    { texts: fc.oneof(anything, spoiled(archives), resealed('archive', archived), archives), read: readArchive },
    { texts: fc.oneof(anything, links, spoiled(links)), read: followLink },
    {
      texts: fc.oneof(anything, layouts, deals, spoiled(deals)),
      read: (text) => void readDeal(GAME_IDS.map(entryOf), text),
    },
    { texts: fc.oneof(anything, spoiled(saves)), read: (text) => void parsePlay(text) },
    { texts: fc.oneof(anything, spoiled(saves)), read: (text) => void parseSheet(text) },
    {
      texts: fc.oneof(anything, layouts),
      read(text) {
        const layout = decodeLayout(text);
        if (layout !== null && encodeLayout(layout) === null) throw new Error('a layout that has no code');
      },
    },
    {
      texts: fc.json({ maxDepth: 4 }),
      read(text) {
        for (const id of GAME_IDS) {
          const { game } = entryOf(id);
          const options = game.parseOptions(JSON.parse(text));
          if (options !== null) void game.optionsRefusal(options, game.seats.min);
        }
      },
    },
  ];
  const each = Math.ceil(inputs / readers.length);
  for (const { texts, read } of readers) fc.assert(fc.property(texts, read), { numRuns: each, seed });
  return each * readers.length;
}
