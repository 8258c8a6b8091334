import { entryOf } from '../src/games';
import { isPlayable } from '../src/games/ids';
import { createSaver } from '../src/session/saver';
import { newSession, resumeSession, type SessionTools } from '../src/session/session';
import type { Save, UndoRule } from '../src/storage/saveFile';
import type { NewGame } from '../src/ui/setup/services';
import type { OpenGame, SessionHost } from '../src/ui/table/host';
import { createStage, type Stage } from '../src/ui/table/stage';
import { breathe } from './breathe';
import { saves } from './device';
import { newSaveId, newSeed } from './luck';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One saver for all games: what one game could not write yet must not be lost when another is opened. */
const saver = createSaver((save) => saves.write(save), pause);

const tools = (stage: Stage): SessionTools => ({
  now: () => Date.now(),
  breathe,
  rest: () => stage.rest(),
  save: (save) => saver.queue(save),
  luck: newSeed,
  // A broken bot or rule must be seen by whoever develops it; the game itself goes on or says so.
  report: (error) => console.error(error),
});

/** The game that was opened last: newer than the device, as long as the device refuses to write. */
let latest: OpenGame | null = null;

/** Opens saved games for the tables. */
export const sessionHost: SessionHost = {
  async open(game, saveId) {
    await saver.flush();
    if (saver.status() === 'failed' && latest?.session.id === saveId && latest.session.game.id === game) {
      return { ok: true, open: latest };
    }
    const stored = await saves.read(saveId);
    if (stored === null) return { ok: false, problem: 'missing' };
    if (!stored.loaded.ok) return { ok: false, problem: stored.loaded.problem };
    const { save } = stored.loaded;
    if (!isPlayable(save.game)) return { ok: false, problem: 'unknown-game' };
    if (save.game !== game) return { ok: false, problem: 'other-game' };
    const stage = createStage();
    const resumed = resumeSession({ entry: entryOf(save.game), save, tools: tools(stage) });
    if (!resumed.ok) return { ok: false, problem: resumed.problem };
    latest = { session: resumed.session, saver, stage };
    return { ok: true, open: latest };
  },
};

/** Deals a new game and saves it. Rejects when it cannot be saved: a game that would be lost does not start. */
export async function beginGame({ game, seats, options }: NewGame, undoRule: UndoRule): Promise<Save> {
  if (!isPlayable(game)) throw new Error(`no game called ${game}`);
  const session = newSession({
    entry: entryOf(game),
    seats,
    options,
    seed: newSeed(),
    id: newSaveId(Date.now()),
    undoRule,
    // Its first save is written below, where a failure can be told.
    tools: { ...tools(createStage()), save: () => undefined },
  });
  const save = session.toSave();
  await saves.write(save);
  return save;
}

/** Everything on the device, once the last moves are there too. */
export async function listSaves(): ReturnType<typeof saves.list> {
  await saver.flush();
  return saves.list();
}

/** Removes a game for good; nothing that still waits to be written brings it back. */
export async function deleteSave(id: string): Promise<void> {
  await saver.forget(id);
  if (latest?.session.id === id) latest = null;
  await saves.remove(id);
}

export const rawSave = (id: string): Promise<string | null> => saves.readRaw(id);
