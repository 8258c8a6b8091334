import type { Outcome } from '@antilles/engine';
import type { AnyEntry } from '@/games/entry';
import { isGameId, type GameId } from '@/games/ids';
import { createPlayClock, NO_CLOCK, type PlayClock } from '@/history/playClock';
import { createSaver } from '@/storage/saver';
import type { Reported } from '@/session/report';
import { newSession, resumeSession, type SessionTools } from '@/session/session';
import { tutored } from '@/session/tutorial';
import { whatIf, type WhatIf } from '@/session/whatIf';
import type { Save, UndoRule } from '@/session/record';
import { SEAT_COLOURS, type TablePlayer } from '@/session/seats';
import type { Claim, ClaimManner } from '@/ui/claim';
import { BOT_NAMES } from '@/ui/setup/seats';
import type { NewGame } from '@/ui/setup/services';
import type { Opened, SavedGame, SessionHost } from '@/ui/table/host';
import { breathe } from './breathe';
import { claimOf, LOOKING } from './claims';
import { plays, profilesStore, saves } from './device';
import { createEndings } from './endings';
import { loadRecorder } from './history/loadRecorder';
import { dealOfDay, noteEnd, noteStart, today } from './deals';
import { loadedGame, loadEntry } from './loadGame';
import { newSaveId, newSeed } from './luck';
import { inFront } from './inFront';
import { hold } from './windows';

/** A save that could not be opened, as a report has it: nobody knows how far it came or what everybody saw of it. */
export const reportedSave = ({ game }: Pick<AnyEntry, 'game'>, save: Save): Reported => ({
  game,
  save,
  isOver: false,
  seenByAll: () => [],
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One saver for all games: what one game could not write yet must not be lost when another is opened. */
const saver = createSaver(saves.write, pause);

const endings = createEndings(
  saver,
  async (save, outcome) => {
    const { recordGame } = await loadRecorder();
    await Promise.all([recordGame(save, plays, profilesStore.read), noteEnd(save, outcome)]);
  },
  async (id) => (await loadRecorder()).unrecordGame(id, plays),
);

/** Resolves when every end that could be put into the history is there. */
export const recorded = (): Promise<void> => endings.done();

/** Games that were deleted: a table that is still open on one writes nothing more. */
const deleted = new Set<string>();

const tools = (clock: PlayClock, claim: Pick<Claim, 'isLost'>): SessionTools => ({
  now: () => Date.now(),
  breathe: () => breathe().then(inFront),
  save(bare) {
    if (!claim.isLost() && !deleted.has(bare.id)) saver.queue({ ...bare, ...clock.tick() });
  },
  ended(bare, outcome) {
    if (!claim.isLost() && !deleted.has(bare.id)) endings.note({ ...bare, ...clock.tick() }, outcome);
  },
  luck: newSeed,
  // A broken bot or rule must be seen by whoever develops it; the game itself goes on or says so.
  report: (error) => console.error(error),
});

/** The game that was opened last to be played: newer than the device, as long as the device refuses to write. */
const latest = {
  open: null as SavedGame | null,
  is: (saveId: string): boolean => latest.open?.session.id === saveId,
  forget(saveId: string): void {
    if (latest.is(saveId)) latest.open = null;
  },
};

/** The one save of a game's tutorial. */
export const tutorialId = (game: string): string => `tutorial-${game}`;

/** A game is held by the window that plays it. */
const holdOf = (saveId: string): string => `antilles/save/${saveId}`;

/** What was played here and is not saved no longer counts. */
async function letGo(saveId: string): Promise<void> {
  if (latest.is(saveId)) latest.open?.session.stop();
  latest.forget(saveId);
  endings.forget(saveId);
  await saver.forget(saveId);
}

/** Opens saved games for the tables. */
export const sessionHost: SessionHost = {
  async open(game, saveId, manner) {
    const claim = await claimOf(holdOf(saveId), saveId, manner, saver, () => void letGo(saveId));
    if (claim === null) return { ok: false, problem: 'elsewhere' };
    const opened = await openAs(game, saveId, manner, claim).catch((error: unknown) => {
      claim.release();
      throw error;
    });
    if (!opened.ok) claim.release();
    return opened;
  },
};

async function openAs(game: string, saveId: string, manner: ClaimManner, claim: Claim): Promise<Opened> {
  // Taking over begins with what the other window left, and so does going on after it was overtaken.
  if (manner === 'take' || saver.isOvertaken(saveId)) await letGo(saveId);
  await saver.flush();
  if (saver.status() === 'failed' && latest.is(saveId) && latest.open?.session.game.id === game) {
    return { ok: true, open: { ...latest.open, claim } };
  }
  const playing = manner !== 'look';
  const stored = await (playing ? saves.open(saveId) : saves.read(saveId));
  if (stored === null) return { ok: false, problem: 'missing' };
  if (!stored.loaded.ok) return { ok: false, problem: stored.loaded.problem };
  const { save } = stored.loaded;
  if (!isGameId(save.game)) return { ok: false, problem: 'unknown-game' };
  if (save.game !== game) return { ok: false, problem: 'other-game' };
  const known = await loadEntry(save.game);
  const clock = createPlayClock(save, () => Date.now());
  const tutorial = saveId === tutorialId(save.game) ? loadedGame(save.game).tutorial : undefined;
  const entry = tutorial === undefined ? known : tutored(known, tutorial);
  // Whoever only looks writes nothing.
  const resumed = resumeSession({ entry, save, tools: tools(clock, playing ? claim : LOOKING) });
  if (!resumed.ok) {
    if (resumed.problem !== 'rules-failed') return { ok: false, problem: resumed.problem };
    console.error(resumed.error);
    return {
      ok: false,
      problem: 'rules-failed',
      failure: { error: resumed.error, reported: reportedSave(entry, save) },
    };
  }
  const { session } = resumed;
  const { outcome } = session.snapshot();
  // Killed at its very end, a deal of the day may have no score yet. What the device will not keep waits for the next time.
  if (outcome !== null) void noteEnd(save, outcome).catch(() => undefined);
  const open = { session, saver, tutorial };
  if (playing) {
    latest.open = open;
    deleted.delete(saveId);
  }
  return { ok: true, open: { ...open, claim } };
}

/** Deals a new game and saves it. Rejects when it cannot be saved: a game that would be lost does not start. */
export async function beginGame(
  { game, seats, options, seed, undoRule, trusting, fit }: NewGame,
  usualUndo: UndoRule,
  daily?: string,
): Promise<Save> {
  if (!isGameId(game)) throw new Error(`no game called ${game}`);
  // A deal that somebody gave may be known by heart; that of a day is new to everybody.
  const seated = await seatFor(game, seats, fit === true, seed === undefined || daily !== undefined);
  const session = newSession({
    entry: await loadEntry(game),
    ...seated,
    options,
    seed: seed ?? newSeed(),
    id: newSaveId(Date.now()),
    undoRule: undoRule ?? usualUndo,
    daily,
    trusting,
    // Its first save is written below, where a failure can be told.
    tools: tools(NO_CLOCK, LOOKING),
  });
  const save = session.toSave();
  await saves.write(save);
  return save;
}

/** Who sits down, and whether it counts for a rating: one person against bots, where ratings are kept. */
async function seatFor(
  game: GameId,
  seats: readonly TablePlayer[],
  fit: boolean,
  isNew: boolean,
): Promise<{ readonly seats: readonly TablePlayer[]; readonly rated?: Save['rated'] }> {
  const [person, another] = seats.filter(({ bot }) => bot === null);
  if (person === undefined || another !== undefined || seats.length < 2) return { seats };
  // Where that cannot be known now the game begins all the same, with the levels that were chosen.
  const standing = await loadRecorder()
    .then(async ({ standingOf }) => standingOf(game, person.name, await profilesStore.read()))
    .catch(() => null);
  if (standing === null) return { seats };
  const counts = isNew ? { rated: fit ? ('fitted' as const) : ('chosen' as const) } : {};
  if (!fit) return { seats, ...counts };
  return { seats: seats.map((seat) => (seat.bot === null ? seat : { ...seat, bot: standing.bot })), ...counts };
}

/** Deals today's game: a person against bots, undo as far as nothing is revealed, once. */
export async function beginDaily(game: string, name: string): Promise<Save> {
  const date = today();
  const { options, seatCount, level, seed } = await dealOfDay(game, date);
  const seats = Array.from({ length: seatCount }, (_, seat): TablePlayer => ({
    name: seat === 0 ? name : (BOT_NAMES.filter((bot) => bot !== name)[seat - 1] ?? `Bot ${seat}`),
    colour: SEAT_COLOURS[seat] ?? 'red',
    bot: seat === 0 ? null : level,
  }));
  const save = await beginGame({ game, seats, options, seed }, 'until-revealed', date);
  await noteStart(game, date, save.id);
  return save;
}

/** Begins a game at a moment of another one. Rejects when it cannot be saved. */
export async function branchOff(saveId: string, at: number): Promise<WhatIf> {
  await saver.flush();
  const stored = await saves.read(saveId);
  if (stored === null || !stored.loaded.ok || !isGameId(stored.loaded.save.game)) {
    return { ok: false, problem: 'other-rules' };
  }
  const { save } = stored.loaded;
  const now = Date.now();
  const branch = whatIf((await loadEntry(save.game as GameId)).game, save, at, {
    id: newSaveId(now),
    now,
    seed: newSeed(),
  });
  if (branch.ok) await saves.write(branch.save);
  return branch;
}

/** What is on the device, once the last moves are there too. */
export async function markSaves(): ReturnType<typeof saves.marks> {
  await saver.flush();
  await endings.done();
  return saves.marks();
}

/**
 * Puts a finished game into the history, if the app was stopped before it could be, and then out of the way: packed, for
 * its replay.
 */
export async function retire(save: Save): Promise<void> {
  if (latest.is(save.id)) return;
  const held = await hold(holdOf(save.id), 'ask');
  // Whoever sits at it in another window may still take the end back.
  if (held === null) return;
  try {
    const { recordGame } = await loadRecorder();
    if (await recordGame(save, plays, profilesStore.read)) await saves.putAway(save.id);
  } catch {
    // It stays where it is, and the next look tries again.
  } finally {
    held.release();
  }
}

/** A game that was played at a table elsewhere is over: from now on it is one of ours. */
export function keepFinished(save: Save, outcome: Outcome): void {
  deleted.delete(save.id);
  saver.queue(save);
  endings.note(save, outcome);
}

/** Waits until what was played last is on the device, or cannot be. */
export const flushSaves = (): Promise<void> => saver.flush();

/** Removes a game for good; nothing that still waits to be written brings it back. */
export async function deleteSave(id: string): Promise<void> {
  deleted.add(id);
  endings.forget(id);
  await saver.forget(id);
  latest.forget(id);
  await saves.remove(id);
}

export const rawSave = (id: string): Promise<string | null> => saves.readRaw(id);
