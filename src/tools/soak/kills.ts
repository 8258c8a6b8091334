import { below, luckFrom, must, pick, sameJson, type HasRng } from '@antilles/engine';
import { entryOf } from '@/games';
import { GAME_IDS } from '@/games/ids';
import { createSaver } from '@/storage/saver';
import { newSession, resumeSession, type AnySession, type SessionTools } from '@/session/session';
import type { Save } from '@/storage/saveFile';
import { SEAT_COLOURS } from '@/session/seats';
import { createSaveStore } from '@/storage/saveStore';
import { aLife, testDevice } from '../faultyDevice';

export interface KillReport {
  readonly kills: number;
  readonly starts: number;
  readonly games: number;
  readonly acknowledged: number;
}

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lets everything that can go on do so. A dead device never answers, so nothing waits for it. */
const settle = async (turns: number): Promise<void> => {
  for (let i = 0; i < turns; i++) await tick();
};

/**
 * Plays random games on a device that tears writes, fills up, lies and answers with what was there before, while the app
 * is killed again and again at whatever it is doing. After every death a new start must find the game, with every
 * action that was acknowledged as saved, and must be able to go on.
 */
export async function killOften(seed: number, kills: number): Promise<KillReport> {
  const luck = luckFrom(seed);
  let [died, starts, games, acknowledged] = [0, 0, 0, 0];
  while (died < kills) {
    games++;
    const data = new Map<string, string>();
    const first = aNewGame(luck, games);
    await createSaveStore(testDevice(data)).write(first);
    let safe: Save['log'] = first.log;

    for (let isOver = false; !isOver && died < kills;) {
      starts++;
      const save = await found(data, first.id, () => `seed ${seed}, game ${games}, start ${starts}`);
      if (save.log.length < safe.length || !sameJson(save.log.slice(0, safe.length), safe)) {
        throw new Error(
          `seed ${seed}, ${save.game}, start ${starts}: ${safe.length} actions were acknowledged, ${save.log.length} are there`,
        );
      }
      const device = testDevice(data, aLife(luck, { death: 60, fault: 4 }));
      const store = createSaveStore(device);
      device.room = below(luck, 4) === 0 ? size(data) + below(luck, 2000) : Infinity;
      const saver = createSaver(
        (next) =>
          store.write(next).then(() => {
            if (next.log.length > safe.length) safe = next.log;
            acknowledged++;
          }),
        tick,
      );
      const session = resumed(save, (next) => saver.queue(next));
      while (!device.isDead) {
        const [seat] = session.snapshot().waiting;
        if (seat === undefined) {
          isOver = true;
          break;
        }
        const refusal = session.submit(seat, pick(luck, must(session.decision(seat), 'asked').actions));
        if (refusal !== null) throw new Error(`seed ${seed}, ${save.game}: ${refusal}`);
        await settle(below(luck, 12));
        if (below(luck, 8) === 0) device.room = Infinity;
      }
      if (device.isDead) died++;
    }
  }
  return { kills: died, starts, games, acknowledged };
}

const size = (data: ReadonlyMap<string, string>): number =>
  [...data].reduce((sum, [key, value]) => sum + key.length + value.length, 0);

function aNewGame(luck: HasRng, n: number): Save {
  const entry = entryOf(pick(luck, GAME_IDS));
  const { min, max } = entry.game.seats;
  const seatCount = min + below(luck, max - min + 1);
  return newSession({
    entry,
    options: entry.sampleOptions(luck, seatCount),
    seed: luck.rng,
    id: `game-${n}`,
    undoRule: 'until-revealed',
    seats: Array.from({ length: seatCount }, (_, seat) => ({
      name: `P${seat}`,
      colour: must(SEAT_COLOURS[seat], 'a colour'),
      bot: null,
    })),
    tools: tools(() => undefined),
  }).toSave();
}

const tools = (save: (save: Save) => void): SessionTools => ({
  now: () => 0,
  breathe: tick,
  save,
  luck: () => 1,
});

/** A start of the app on what the last life left behind. */
async function found(data: Map<string, string>, id: string, where: () => string): Promise<Save> {
  const store = createSaveStore(testDevice(data));
  const listed = await store.list();
  const stored = await store.read(id);
  if (stored === null || !stored.loaded.ok || listed.length !== 1) {
    throw new Error(`${where()}: the game is ${stored === null ? 'gone' : 'unreadable'}`);
  }
  return stored.loaded.save;
}

function resumed(save: Save, keep: (save: Save) => void): AnySession {
  const game = GAME_IDS.find((id) => id === save.game);
  const result = resumeSession({ entry: entryOf(must(game, `no game ${save.game}`)), save, tools: tools(keep) });
  if (!result.ok) throw new Error(`${save.game} does not resume: ${result.problem}`);
  return result.session;
}
