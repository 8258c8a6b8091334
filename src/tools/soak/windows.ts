import { below, luckFrom, must, pick, type HasRng } from '@antilles/engine';
import { z } from 'zod';
import { createSaver, type Saver } from '@/storage/saver';
import { ChangedElsewhere } from '@/storage/elsewhere';
import { rankPlay, type Play } from '@/storage/history';
import { createPlayStore, type PlayStore } from '@/storage/historyStore';
import { withCellar, type SaveStoreWithCellar } from '@/storage/keptSaves';
import type { ParsedSave, Save } from '@/storage/saveFile';
import { createSaveStore } from '@/storage/saveStore';
import { createValueStore, type ValueStore } from '@/storage/values';
import { DEATHS, FAULTS, testDevice, type Fault, type TestDevice } from '../faultyDevice';

export interface WindowsReport {
  readonly steps: number;
  readonly kills: number;
  /** Entries that were acknowledged, and how often a window was told that another one had gone on. */
  readonly acknowledged: number;
  readonly told: number;
}

const WINDOWS = 4;
const GAMES = ['one', 'two'] as const;
const PLAYS = ['p1', 'p2', 'p3'] as const;
const SETTINGS = ['language', 'theme', 'speed'] as const;

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * What became of the entries of one thing: a game's moves, a play's notes, a setting. Whatever is written is the entries
 * before it and one more, so that nothing can be lost without being missed.
 */
interface Ledger {
  readonly issued: Set<string>;
  readonly acknowledged: Set<string>;
  /** What may be gone: somebody removed or replaced all there was. */
  readonly excused: Set<string>;
  /** What must be gone for good. */
  readonly buried: Set<string>;
}

interface Window {
  readonly isDead: () => boolean;
  readonly saves: SaveStoreWithCellar;
  readonly saver: Saver;
  readonly plays: PlayStore;
  readonly values: ValueStore<Readonly<Record<string, readonly string[]>>>;
  /** The game that is open here. */
  session: { readonly game: string; path: readonly string[]; moves: readonly string[] } | null;
  busy: boolean;
  /** What is being removed or replaced from here. */
  readonly replacing: Set<Ledger>;
}

/**
 * Several windows of the app on one device that fails and lies, all at once: they play, take back, delete, import, finish
 * and put away the same games, write and delete the same plays, change the same settings, and are killed at whatever they
 * do. In the end everything that was acknowledged and not deleted since must be there; what was deleted must not have come
 * back; and a window whose moves cannot be kept must have been told.
 */
export async function manyWindows(seed: number, steps: number): Promise<WindowsReport> {
  const luck = luckFrom(seed);
  const data = new Map<string, string>();
  const ledgers = new Map<string, Ledger>();
  let [entries, told, kills] = [0, 0, 0];

  function ledger(name: string): Ledger {
    let found = ledgers.get(name);
    if (found === undefined) {
      found = { issued: new Set(), acknowledged: new Set(), excused: new Set(), buried: new Set() };
      ledgers.set(name, found);
    }
    return found;
  }
  function issue(name: string): string {
    const entry = `${name}-${++entries}`;
    ledger(name).issued.add(entry);
    return entry;
  }
  const acknowledge = (name: string, all: readonly string[]): void =>
    all.forEach((entry) => ledger(name).acknowledged.add(entry));
  const excuse = ({ issued, excused }: Ledger): void => issued.forEach((entry) => excused.add(entry));

  let isCalm = false;
  function openWindow(life: (operation: number) => Fault | undefined): Window {
    const plan = (operation: number): Fault | undefined => (isCalm ? undefined : life(operation));
    const device = testDevice(data, plan, { transactions: true });
    const saves = withCellar(createSaveStore(device), device);
    const saver = createSaver(async (save) => {
      await saves.write(save);
      acknowledge(save.id, pathOf(save));
    }, tick);
    const plays = createPlayStore(device);
    // A value is no list that could be looked through for what was lost: there only a device that does not lie is believed.
    const isLie = (fault: Fault | undefined): boolean => fault === 'lost' || fault === 'half';
    const honest = testDevice(
      data,
      (operation) => {
        const fault = plan(operation);
        return isLie(fault) ? undefined : fault;
      },
      { transactions: true },
    );
    return {
      isDead: () => device.isDead || honest.isDead,
      ...{ saves, saver, plays, values: settingsOn(honest), session: null, busy: false, replacing: new Set() },
    };
  }

  /** Removes or replaces all of something: what was there before may be gone, and once it is it stays so. */
  async function replacing(
    { replacing: under }: Window,
    name: string,
    job: () => Promise<void>,
    isThere: (entries: ReadonlySet<string>) => Promise<boolean>,
  ): Promise<void> {
    const mine = ledger(name);
    const doomed = new Set(mine.acknowledged);
    under.add(mine);
    try {
      await job();
      // A device that lies may have kept it.
      if (!(await isThere(doomed))) doomed.forEach((entry) => mine.buried.add(entry));
    } finally {
      excuse(mine);
      under.delete(mine);
    }
  }

  const readGame = async (game: string): Promise<readonly string[]> => {
    const calm = testDevice(data);
    const stored = await withCellar(createSaveStore(calm), calm).read(game);
    return stored === null ? [] : pathOf(readable(stored.loaded, `seed ${seed}: ${game}`));
  };
  const readPlay = async (id: string): Promise<readonly string[]> => {
    const read = await createPlayStore(testDevice(data)).read(id);
    if (read !== null && !read.ok) throw new Error(`seed ${seed}: play ${id} is ${read.problem}`);
    return read === null ? [] : notesOf(read.play);
  };
  const has =
    (read: () => Promise<readonly string[]>) =>
    async (wanted: ReadonlySet<string>): Promise<boolean> =>
      (await read()).some((entry) => wanted.has(entry));

  /** Plays on, and is told when that cannot be kept. */
  function play(window: Window, isUndo: boolean): void {
    const { session, saver } = window;
    if (session === null) return;
    if (saver.isOvertaken(session.game)) {
      told++;
      window.session = null;
      void saver.forget(session.game);
      return;
    }
    const entry = issue(session.game);
    session.path = [...session.path, entry];
    session.moves = isUndo ? session.moves.slice(0, -1) : [...session.moves, entry];
    saver.queue(aSave(session.game, session.path, session.moves));
  }

  async function openGame(window: Window, game: string): Promise<void> {
    window.session = null;
    await window.saver.forget(game);
    const stored = await window.saves.open(game);
    if (stored !== null && !stored.loaded.ok) return;
    const path = stored?.loaded.ok === true ? pathOf(stored.loaded.save) : [];
    window.session = { game, path, moves: path };
    if (stored === null) play(window, false);
  }

  /** Games are put away only where no window has them open: that is what holding a game is for. */
  let puttingAway: string | null = null;
  async function putAway(window: Window, game: string, all: readonly Window[]): Promise<void> {
    if (
      puttingAway !== null ||
      all.some(({ session, saver }) => session?.game === game || saver.status() !== 'saved')
    ) {
      return;
    }
    puttingAway = game;
    try {
      await window.saves.putAway(game);
    } finally {
      puttingAway = null;
    }
  }

  async function editPlay({ plays }: Window, id: string): Promise<void> {
    const before = await plays.read(id);
    const entry = issue(id);
    if (before === null) {
      if ((await plays.record(aPlay(id, [entry]))) === 'recorded') acknowledge(id, [entry]);
    } else if (before.ok) {
      const notes = [...notesOf(before.play), entry];
      await plays.update(aPlay(id, notes), before.play);
      acknowledge(id, notes);
    }
  }

  async function changeSetting({ values }: Window, name: string): Promise<void> {
    const entry = issue(name);
    const now = await values.change((all) => ({ ...all, [name]: [...(all[name] ?? []), entry] }));
    acknowledge(name, now[name] ?? []);
  }

  async function doSomething(window: Window, all: readonly Window[]): Promise<void> {
    const what = below(luck, 100);
    const game = pick(luck, GAMES);
    const id = pick(luck, PLAYS);
    if (what < 55) return play(window, what < 10);
    if (what < 70) return puttingAway === game ? undefined : openGame(window, game);
    if (what < 80) return changeSetting(window, pick(luck, SETTINGS));
    if (what < 92) return editPlay(window, id);
    if (what < 94) return putAway(window, game, all);
    if (puttingAway === game) return;
    if (what < 96)
      return replacing(
        window,
        id,
        () => window.plays.remove(id),
        has(() => readPlay(id)),
      );
    if (window.session?.game === game) window.session = null;
    await window.saver.forget(game);
    if (what < 98)
      return replacing(
        window,
        game,
        () => window.saves.remove(game),
        has(() => readGame(game)),
      );
    const path = [issue(game)];
    await replacing(
      window,
      game,
      () => window.saves.replace(aSave(game, path, path)),
      has(() => readGame(game)),
    );
  }

  const windows = Array.from({ length: WINDOWS }, () => openWindow(aLife(luck)));
  for (let step = 0; step < steps; step++) {
    const at = below(luck, WINDOWS);
    const window = must(windows[at], 'a window');
    if (window.isDead()) {
      kills++;
      window.replacing.forEach(excuse);
      if (window.busy) puttingAway = null;
      windows[at] = openWindow(aLife(luck));
    } else if (!window.busy) {
      window.busy = true;
      void doSomething(window, windows)
        .catch((error: unknown) => {
          // A failing device is told, and so is another window's work.
          if (error instanceof ChangedElsewhere) told++;
          else if (error instanceof Error && error.message.startsWith('seed')) throw error;
        })
        .finally(() => (window.busy = false));
    }
    for (let turns = below(luck, 6); turns > 0; turns--) await tick();
  }

  // The device comes to its senses; whoever still lives plays one more move, which is kept or told.
  isCalm = true;
  for (const window of windows) {
    for (let i = 0; i < 200; i++) await tick();
    window.replacing.forEach(excuse);
    const { session, saver } = window;
    if (window.isDead() || session === null) continue;
    const other = openWindow(aLife(luck));
    await openGame(other, session.game);
    play(other, false);
    await other.saver.flush();
    play(window, false);
    await saver.flush();
    for (let i = 0; i < 200 && saver.status() === 'failed'; i++) await tick();
    if (window.session === null || saver.isOvertaken(session.game)) told++;
    else if (saver.status() !== 'failed') {
      throw new Error(`seed ${seed}: a window was not told that ${session.game} went on in another one`);
    }
  }

  const settings = await settingsOn(testDevice(data)).read();
  let acknowledged = 0;
  for (const [name, mine] of ledgers) {
    const isGame = GAMES.some((game) => game === name);
    const isPlay = PLAYS.some((id) => id === name);
    const there = new Set(isGame ? await readGame(name) : isPlay ? await readPlay(name) : (settings[name] ?? []));
    acknowledged += mine.acknowledged.size;
    const lost = [...mine.acknowledged].filter((entry) => !there.has(entry) && !mine.excused.has(entry));
    const revived = [...mine.buried].filter((entry) => there.has(entry));
    if (lost.length > 0)
      throw new Error(`seed ${seed}: ${name} lost ${lost.length} acknowledged entries: ${lost.join()}`);
    if (revived.length > 0) throw new Error(`seed ${seed}: ${name} came back after it was deleted: ${revived.join()}`);
  }
  return { steps, kills, acknowledged, told };
}

/** A window's life: a fault now and then, and death. */
function aLife(luck: HasRng): (operation: number) => Fault | undefined {
  const death = below(luck, 400);
  const how = pick(luck, DEATHS);
  const calm = below(luck, 2) === 0;
  return (operation) => {
    if (operation === death) return how;
    return !calm && below(luck, 8) === 0 ? pick(luck, FAULTS) : undefined;
  };
}

const settingsOn = (device: TestDevice): Window['values'] =>
  createValueStore(device, 'antilles/values', z.record(z.string(), z.array(z.string())), {});

function readable(loaded: ParsedSave, where: string): Save {
  if (!loaded.ok) throw new Error(`${where} is ${loaded.problem}`);
  return loaded.save;
}

const pathOf = (save: Save): readonly string[] => (save.state as { readonly path: readonly string[] }).path;
const notesOf = (play: Play): readonly string[] => play.notes.split(' ');

const aSave = (id: string, path: readonly string[], moves: readonly string[]): Save => ({
  format: 1,
  id,
  game: 'santo-domingo',
  rulesVersion: 1,
  startedAt: 0,
  savedAt: path.length,
  options: null,
  seats: [{ name: 'Ana', colour: 'red', bot: null }],
  seed: 1,
  log: moves.map((action) => ({ seat: 0, action })),
  state: { path },
  looked: [0],
  undoRule: 'free',
  casual: false,
});

const aPlay = (id: string, notes: readonly string[]): Play => ({
  format: 2,
  id,
  game: 'santo-domingo',
  gameName: null,
  kind: 'digital',
  startedAt: 0,
  endedAt: 1,
  playedMs: null,
  options: null,
  variant: [],
  seats: [{ name: 'Ana', profile: null, colour: 'red', bot: null }],
  startSeat: null,
  ...rankPlay([[{ key: 'score.points', points: 1, how: null }]], { ended: null }),
  notes: notes.join(' '),
  casual: false,
  saveId: null,
  changedAt: notes.length,
});
