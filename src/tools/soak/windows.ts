import { below, luckFrom, must, pick, type HasRng } from '@antilles/engine';
import { z } from 'zod';
import { createSaver, type Saver } from '@/storage/saver';
import { ChangedElsewhere } from '@/storage/elsewhere';
import { rankPlay, type Play } from '@/history/play';
import { createPlayStore, type PlayStore } from '@/history/store';
import { withCellar, type SaveStoreWithCellar } from '@/storage/keptSaves';
import type { ParsedSave, Save } from '@/storage/saveFile';
import { createSaveStore } from '@/storage/saveStore';
import { createValueStore, type ValueStore } from '@/storage/values';
import { aLife, testDevice, type Fault, type TestDevice } from '../faultyDevice';

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

/** What was issued, acknowledged, given up and buried, of every thing by its name. */
function newBooks() {
  const ledgers = new Map<string, Ledger>();
  let entries = 0;
  function ledger(name: string): Ledger {
    let found = ledgers.get(name);
    if (found === undefined) {
      found = { issued: new Set(), acknowledged: new Set(), excused: new Set(), buried: new Set() };
      ledgers.set(name, found);
    }
    return found;
  }
  return {
    ledgers,
    ledger,
    issue(name: string): string {
      const entry = `${name}-${++entries}`;
      ledger(name).issued.add(entry);
      return entry;
    },
    acknowledge(name: string, all: readonly string[]): void {
      for (const entry of all) ledger(name).acknowledged.add(entry);
    },
  };
}

type Books = ReturnType<typeof newBooks>;

const excuse = ({ issued, excused }: Ledger): void => issued.forEach((entry) => excused.add(entry));

/** The device that all windows share, and what lies on it when it is asked without a fault. */
function newDevice(seed: number, books: Books) {
  const data = new Map<string, string>();
  let isCalm = false;
  return {
    /** From now on nothing fails any more. */
    calmDown: (): void => void (isCalm = true),
    openWindow(life: (operation: number) => Fault | undefined): Window {
      const plan = (operation: number): Fault | undefined => (isCalm ? undefined : life(operation));
      const device = testDevice(data, plan, { transactions: true });
      const saves = withCellar(createSaveStore(device), device);
      const saver = createSaver(async (save) => {
        await saves.write(save);
        books.acknowledge(save.id, pathOf(save));
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
    },
    async readGame(game: string): Promise<readonly string[]> {
      const calm = testDevice(data);
      const stored = await withCellar(createSaveStore(calm), calm).read(game);
      return stored === null ? [] : pathOf(readable(stored.loaded, `seed ${seed}: ${game}`));
    },
    async readPlay(id: string): Promise<readonly string[]> {
      const read = await createPlayStore(testDevice(data)).read(id);
      if (read !== null && !read.ok) throw new Error(`seed ${seed}: play ${id} is ${read.problem}`);
      return read === null ? [] : notesOf(read.play);
    },
    readSettings: () => settingsOn(testDevice(data)).read(),
  };
}

type Device = ReturnType<typeof newDevice>;

/** What can be done in a window. */
function newHands(luck: HasRng, books: Books, { readGame, readPlay }: Device) {
  const counts = { told: 0 };
  /** Games are put away only where no window has them open: that is what holding a game is for. */
  let puttingAway: string | null = null;

  /** Removes or replaces all of something: what was there before may be gone, and once it is it stays so. */
  async function replacing(
    { replacing: under }: Window,
    name: string,
    job: () => Promise<void>,
    read: () => Promise<readonly string[]>,
  ): Promise<void> {
    const mine = books.ledger(name);
    const doomed = new Set(mine.acknowledged);
    under.add(mine);
    try {
      await job();
      // A device that lies may have kept it.
      if (!(await read()).some((entry) => doomed.has(entry))) doomed.forEach((entry) => mine.buried.add(entry));
    } finally {
      excuse(mine);
      under.delete(mine);
    }
  }

  /** Plays on, and is told when that cannot be kept. */
  function play(window: Window, isUndo: boolean): void {
    const { session, saver } = window;
    if (session === null) return;
    if (saver.isOvertaken(session.game)) {
      counts.told++;
      window.session = null;
      void saver.forget(session.game);
      return;
    }
    const entry = books.issue(session.game);
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
    const entry = books.issue(id);
    if (before === null) {
      if ((await plays.record(aPlay(id, [entry]))) === 'recorded') books.acknowledge(id, [entry]);
    } else if (before.ok) {
      const notes = [...notesOf(before.play), entry];
      await plays.update(aPlay(id, notes), before.play);
      books.acknowledge(id, notes);
    }
  }

  async function changeSetting({ values }: Window, name: string): Promise<void> {
    const entry = books.issue(name);
    const now = await values.change((all) => ({ ...all, [name]: [...(all[name] ?? []), entry] }));
    books.acknowledge(name, now[name] ?? []);
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
        () => readPlay(id),
      );
    if (window.session?.game === game) window.session = null;
    await window.saver.forget(game);
    const path = what < 98 ? null : [books.issue(game)];
    const job = () => (path === null ? window.saves.remove(game) : window.saves.replace(aSave(game, path, path)));
    await replacing(window, game, job, () => readGame(game));
  }

  return {
    counts,
    play,
    openGame,
    doSomething,
    /** A window has died; what it was about to put away is nobody's business any more. */
    bury(window: Window): void {
      window.replacing.forEach(excuse);
      if (window.busy) puttingAway = null;
    },
  };
}

type Hands = ReturnType<typeof newHands>;

/**
 * Several windows of the app on one device that fails and lies, all at once: they play, take back, delete, import, finish
 * and put away the same games, write and delete the same plays, change the same settings, and are killed at whatever they
 * do. In the end everything that was acknowledged and not deleted since must be there; what was deleted must not have come
 * back; and a window whose moves cannot be kept must have been told.
 */
export async function manyWindows(seed: number, steps: number): Promise<WindowsReport> {
  const luck = luckFrom(seed);
  const books = newBooks();
  const device = newDevice(seed, books);
  const hands = newHands(luck, books, device);
  let kills = 0;

  const windows = Array.from({ length: WINDOWS }, () => device.openWindow(aLife(luck, { death: 400, fault: 8 })));
  for (let step = 0; step < steps; step++) {
    const at = below(luck, WINDOWS);
    const window = must(windows[at], 'a window');
    if (window.isDead()) {
      kills++;
      hands.bury(window);
      windows[at] = device.openWindow(aLife(luck, { death: 400, fault: 8 }));
    } else if (!window.busy) {
      window.busy = true;
      void hands
        .doSomething(window, windows)
        .catch((error: unknown) => {
          // A failing device is told, and so is another window's work.
          if (error instanceof ChangedElsewhere) hands.counts.told++;
          else if (error instanceof Error && error.message.startsWith('seed')) throw error;
        })
        .finally(() => (window.busy = false));
    }
    for (let turns = below(luck, 6); turns > 0; turns--) await tick();
  }

  // The device comes to its senses; whoever still lives plays one more move, which is kept or told.
  device.calmDown();
  for (const window of windows) {
    for (let i = 0; i < 200; i++) await tick();
    window.replacing.forEach(excuse);
    await playOnce(window, device.openWindow, hands, seed, luck);
  }
  const acknowledged = await checkBooks(books, device, seed);
  return { steps, kills, acknowledged, told: hands.counts.told };
}

/** A last move in a window whose game has gone on in another one: it must be told. */
async function playOnce(
  window: Window,
  openWindow: Device['openWindow'],
  { play, openGame, counts }: Hands,
  seed: number,
  luck: HasRng,
): Promise<void> {
  const { session, saver } = window;
  if (window.isDead() || session === null) return;
  const other = openWindow(aLife(luck, { death: 400, fault: 8 }));
  await openGame(other, session.game);
  play(other, false);
  await other.saver.flush();
  play(window, false);
  await saver.flush();
  for (let i = 0; i < 200 && saver.status() === 'failed'; i++) await tick();
  if (window.session === null || saver.isOvertaken(session.game)) counts.told++;
  else if (saver.status() !== 'failed') {
    throw new Error(`seed ${seed}: a window was not told that ${session.game} went on in another one`);
  }
}

/** Holds what lies on the device against the books; throws when something is missing or has come back. */
async function checkBooks({ ledgers }: Books, device: Device, seed: number): Promise<number> {
  const settings = await device.readSettings();
  let acknowledged = 0;
  for (const [name, mine] of ledgers) {
    const isGame = GAMES.some((game) => game === name);
    const isPlay = PLAYS.some((id) => id === name);
    const there = new Set(
      isGame ? await device.readGame(name) : isPlay ? await device.readPlay(name) : (settings[name] ?? []),
    );
    acknowledged += mine.acknowledged.size;
    const lost = [...mine.acknowledged].filter((entry) => !there.has(entry) && !mine.excused.has(entry));
    const revived = [...mine.buried].filter((entry) => there.has(entry));
    if (lost.length > 0)
      throw new Error(`seed ${seed}: ${name} lost ${lost.length} acknowledged entries: ${lost.join()}`);
    if (revived.length > 0) throw new Error(`seed ${seed}: ${name} came back after it was deleted: ${revived.join()}`);
  }
  return acknowledged;
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
  format: 3,
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
  teams: null,
  together: false,
  scored: true,
  ...rankPlay([[{ key: 'score.points', points: 1, how: null }]], { ended: null }),
  notes: notes.join(' '),
  location: '',
  photo: null,
  casual: false,
  saveId: null,
  changedAt: notes.length,
});
