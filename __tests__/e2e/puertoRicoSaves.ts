/** Saved games of Puerto Rico: positions of our own, made by the rules' own test tables, and games played by bots. */
import { luckFrom, must, play } from '@antilles/engine';
import { decideAtOnce, see } from '@/bots/bot';
import { entry as puertoRicoEntry } from '@/games/puerto-rico';
import { type State } from '@/games/puerto-rico/rules/state';
import type { Save } from '@/storage/saveFile';
import { SEAT_COLOURS, type TablePlayer } from '@/session/seats';
import { aTable, type Board, type Setting } from '../games/puerto-rico/aTable';
import { stored, type Stored } from './saves';

type Table = ReturnType<typeof aTable>;

/** `Noor` is a person, `Ana: easy` a bot. Noor is the green diamond of the mock-ups. */
const seatsOf = (who: readonly string[]): readonly TablePlayer[] =>
  who.map((text, i) => {
    const [name = '', bot] = text.split(': ');
    return { name, colour: must(SEAT_COLOURS[(i + 3) % SEAT_COLOURS.length], 'a colour'), bot: bot ?? null };
  });

function saveOf(id: string, who: readonly string[], state: State, log: Save['log'], seed: number): Save {
  const savedAt = Date.now() - 60_000;
  return {
    format: 1,
    id,
    game: 'puerto-rico',
    rulesVersion: puertoRicoEntry.game.rulesVersion,
    startedAt: savedAt - 600_000,
    savedAt,
    options: state.options,
    seats: seatsOf(who),
    seed,
    log,
    state,
    looked: who.map(() => log.length),
    undoRule: 'until-revealed',
    casual: false,
  };
}

export const FOUR = ['Noor', 'Cid: easy', 'Ana: easy', 'Ben: easy'];

const NOOR: Board = {
  doubloons: 4,
  vp: 9,
  goods: { corn: 3, indigo: 2, coffee: 2 },
  island: { quarry: [2, 2], corn: [3, 3], indigo: [2, 2], coffee: [1, 2], sugar: [0, 1] },
  city: { 'small-market': 1, hacienda: 1, 'indigo-plant': 2, 'coffee-roaster': 1, harbor: 1, 'small-warehouse': 0 },
};
const CID: Board = {
  doubloons: 5,
  vp: 6,
  goods: { indigo: 2, sugar: 2 },
  island: { indigo: [2, 3], sugar: [2, 2], corn: [1, 1], quarry: [1, 1] },
  city: { 'small-indigo-plant': 1, 'indigo-plant': 1, 'sugar-mill': 2, 'small-market': 1, hospice: 0, office: 1 },
};
const ANA: Board = {
  doubloons: 2,
  vp: 11,
  goods: { corn: 1, sugar: 3, coffee: 1 },
  island: { corn: [2, 2], sugar: [3, 3], coffee: [1, 1], quarry: [1, 2] },
  city: {
    'small-sugar-mill': 1,
    'sugar-mill': 2,
    'coffee-roaster': 1,
    factory: 1,
    'construction-hut': 1,
    'guild-hall': 1,
  },
};
const BEN: Board = {
  doubloons: 4,
  vp: 5,
  goods: { corn: 1, indigo: 1, tobacco: 2 },
  island: { corn: [1, 2], indigo: [1, 2], tobacco: [2, 3] },
  city: { 'small-indigo-plant': 1, 'tobacco-storage': 2, 'large-market': 1, university: 0, 'small-warehouse': 1 },
};

/** The table of the mock-ups, with what this scene wants changed for Noor and the rest. */
const scene = (noor: Board = {}, more: Partial<Setting> = {}): Table =>
  aTable({
    seats: 4,
    round: 10,
    boards: { 0: { ...NOOR, ...noor }, 1: CID, 2: ANA, 3: BEN },
    ships: [null, ['indigo', 5], ['corn', 3]],
    house: ['sugar', 'tobacco'],
    colonistSupply: 27,
    colonistShip: 6,
    vpSupply: 62,
    purses: { settler: 1, trader: 1, 'prospector-1': 2 },
    faceUp: ['corn', 'indigo', 'sugar', 'tobacco', 'tobacco'],
    supply: { corn: 4, indigo: 3, sugar: 6, tobacco: 5, coffee: 4 },
    ...more,
  });

/** Every question a person can be asked, each on a table that shows what there is to show. */
export const SCENES = {
  roles: () =>
    scene({}, { governor: 2 })
      .role(2, 'builder')
      .passOn('P3 choose-role')
      .role(3, 'craftsman')
      .passOn('P0 choose-role'),
  settler: () => scene({ city: { ...NOOR.city, hospice: 1 } }).role(0, 'settler'),
  mayor: () => scene({ city: { ...NOOR.city, 'small-warehouse': 0, university: 0, wharf: 0 } }).role(0, 'mayor'),
  builder: () =>
    scene({
      doubloons: 6,
      city: { 'small-market': 1, hacienda: 1, 'indigo-plant': 2, 'coffee-roaster': 1, university: 1 },
    }).role(0, 'builder'),
  craftsman: () => scene().role(0, 'craftsman').passOn('P0 craftsman/privilege'),
  trader: () => scene({ goods: { corn: 3, indigo: 2, coffee: 2, sugar: 1 } }).role(0, 'trader'),
  captain: () => scene().role(0, 'captain'),
  wharf: () => scene({ city: { ...NOOR.city, wharf: 1 } }).role(0, 'captain'),
  storage: () =>
    scene(
      { goods: { sugar: 3, tobacco: 2, coffee: 2 }, city: { ...NOOR.city, 'small-warehouse': 1 } },
      {
        ships: [
          ['indigo', 1],
          ['corn', 4],
          ['coffee', 6],
        ],
      },
    )
      .role(0, 'captain')
      .passOn('P0 captain/store'),
  last: () => {
    const table = scene({}, { vpSupply: 0, colonistSupply: 3 });
    table.state.endTriggers.push('vp');
    return table;
  },
} satisfies Record<string, () => Table>;

export type SceneName = keyof typeof SCENES;

/** A phone on which this scene is the only saved game. */
export const sceneOn = (name: SceneName, who: readonly string[] = FOUR): Promise<Stored> => {
  const { state } = SCENES[name]();
  const save = saveOf(name, who, state, [], 1);
  // Nothing led to it.
  return stored({ ...save, since: { at: 0, rulesVersion: save.rulesVersion, state } });
};

/** A game that bots have played for this seat as well: to the end, or until this is so. */
export function played(
  id: string,
  who: readonly string[],
  until: (state: State) => boolean = () => false,
  seed = 3,
): Save {
  const { game, bots } = puertoRicoEntry;
  const luck = luckFrom(seed);
  const log: { seat: number; action: unknown }[] = [];
  let state = game.setup(game.defaultOptions, who.length, seed);
  while (!until(state)) {
    const [seat] = game.waiting(state);
    if (seat === undefined) break;
    const { action } = decideAtOnce(bots.medium.think(see(game, state, seat), luck));
    state = play(game, state, seat, action).state;
    log.push({ seat, action });
  }
  return saveOf(id, who, state, log, seed);
}
