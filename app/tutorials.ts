import { must } from '@antilles/engine';
import { isGameId } from '@/games/ids';
import { newSession } from '@/session/session';
import { SEAT_COLOURS, type TablePlayer } from '@/session/seats';
import type { Tutorials } from '@/ui/setup/services';
import { saves } from './device';
import { hasTutorial, loadGame } from './loadGame';
import { newSaveId } from './luck';
import { beginGame, deleteSave, flushSaves, tutorialId } from './sessions';

/** Who sits at the table with whoever learns. */
const COMPANY = ['Ines', 'Mateo'] as const;

const seatsWith = (name: string, others: number): readonly TablePlayer[] =>
  [name, ...COMPANY.slice(0, others)].map((who, i) => ({
    name: who,
    colour: must(SEAT_COLOURS[i], 'too many seats'),
    // Which bot it is does not matter: the tutorial says what it plays.
    bot: i === 0 ? null : 'easy',
  }));

/** The guided first games of this device. */
export const tutorials: Tutorials = {
  has: hasTutorial,
  async begin(game, name) {
    if (!isGameId(game)) throw new Error(`no game called ${game}`);
    const id = tutorialId(game);
    const { entry, ...whole } = await loadGame(game);
    const tutorial = must(whole.tutorial, `no tutorial of ${game}`);
    const before = await saves.read(id);
    // One that an older version of the rules began would not go on as written.
    if (before?.loaded.ok === true && before.loaded.save.rulesVersion === entry.game.rulesVersion) return id;
    const session = newSession({
      entry,
      seats: seatsWith(name, tutorial.others.length),
      options: must(entry.game.parseOptions(tutorial.options), `${game} has other options than its tutorial`),
      seed: tutorial.seed,
      id,
      undoRule: 'free',
      tools: {
        now: () => Date.now(),
        breathe: () => Promise.resolve(),
        // Written below, where a failure can be told.
        save: () => undefined,
        luck: () => tutorial.seed,
      },
    });
    await saves.write(session.toSave());
    return id;
  },
  end: (game) => deleteSave(tutorialId(game)),
  async playOn(game) {
    await flushSaves();
    const stored = await saves.read(tutorialId(game));
    if (stored?.loaded.ok !== true) throw new Error(`the tutorial of ${game} is not there`);
    // Under an id of its own nobody plays by the book any more: its bots think for themselves.
    const id = newSaveId(Date.now());
    await saves.write({ ...stored.loaded.save, id });
    await deleteSave(tutorialId(game));
    return id;
  },
  async firstGame(game, name) {
    if (!isGameId(game)) throw new Error(`no game called ${game}`);
    const { entry, ...whole } = await loadGame(game);
    const tutorial = must(whole.tutorial, `no tutorial of ${game}`);
    const seats = seatsWith(name, tutorial.others.length);
    // What was just learnt: the same options and as many players, and only the luck is new.
    const options = must(entry.game.parseOptions(tutorial.options), `${game} has other options than its tutorial`);
    return (await beginGame({ game, seats, options }, 'free')).id;
  },
};
