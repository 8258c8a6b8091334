import { below, shuffle, type Game } from '@antilles/engine';
import type { Action } from './actions';
import type { Ask } from './asks';
import type { Event } from './events';
import { GOOD_NUMBERS, GOODS, copyPerGood, goodNumber, type Good } from './goods';
import { DEFAULT_OPTIONS, parseOptions, type Options } from './options';
import { phrase } from './phrases';
import { isOver } from './round';
import { outcomeOf, pointsOf, sheetOf } from './scoring';
import { SEATS } from './seats';
import { clone, type Player, type State } from './state';
import { machine } from './steps';
import { DOUBLOONS_IN_THE_BOX, buildingSupplyFor, suppliesFor } from './supplies';
import { unlisted } from './unlisted';
import { resample, reveals, view, type View } from './view';

/** All plantations in the box for this many players. */
function plantationTiles(seatCount: number): Good[] {
  const tiles: Good[] = [];
  const { plantations } = suppliesFor(seatCount);
  for (const good of GOOD_NUMBERS) for (let i = 0; i < plantations[good]; i++) tiles.push(GOODS[good]);
  return tiles;
}

function setup(options: Options, seatCount: number, seed: number): State {
  const supplies = suppliesFor(seatCount);
  const tiles = plantationTiles(seatCount);
  const players = supplies.startTiles.map((): Player => ({
    doubloons: supplies.doubloons,
    vp: 0,
    goods: [0, 0, 0, 0, 0],
    island: [],
    manned: [0, 0, 0, 0, 0, 0],
    city: [],
    crew: [],
    sanJuan: 0,
  }));
  const state: State = {
    rng: seed | 0,
    steps: [{ op: 'round' }],
    options,
    round: 1,
    governor: 0,
    acting: null,
    takers: new Array<null>(supplies.roleCards).fill(null),
    purses: new Array<number>(supplies.roleCards).fill(0),
    players,
    bank: DOUBLOONS_IN_THE_BOX,
    goodsSupply: copyPerGood(supplies.goods),
    colonistSupply: supplies.colonists,
    colonistShip: supplies.colonistShip,
    vpSupply: supplies.vp,
    vpOverflow: 0,
    quarrySupply: supplies.quarries,
    faceUp: [],
    stack: [],
    discard: [],
    buildingSupply: buildingSupplyFor(seatCount),
    ships: supplies.ships.map((capacity) => ({ capacity, good: null, count: 0 })),
    house: [],
    endTriggers: [],
  };
  state.governor = below(state, seatCount);
  supplies.startTiles.forEach((tile, i) => {
    const player = players[(state.governor + i) % seatCount];
    if (player === undefined || tile === 'quarry') return;
    tiles.splice(tiles.indexOf(tile), 1);
    player.island.push(tile);
    if (options.cornMinusOne && goodNumber(tile) === 0) player.doubloons--;
  });
  for (const { doubloons } of players) state.bank -= doubloons;
  state.stack = shuffle(state, tiles);
  // Turned up one by one, from the top, which is the end.
  for (let i = 0; i < supplies.faceUp; i++) state.faceUp.push(...state.stack.splice(-1, 1));
  machine.start(state);
  return state;
}

export const puertoRico: Game<State, Action, View, Options, Event, Ask> = {
  id: 'puerto-rico',
  rulesVersion: 1,
  seats: SEATS,
  defaultOptions: DEFAULT_OPTIONS,
  parseOptions,
  optionsRefusal: (_options, seatCount) =>
    seatCount < 2 ? 'too-few-players' : seatCount > 5 ? 'too-many-players' : null,
  setup,
  ...machine,
  // Money, goods and boards are open, and a seat's own chips are no part of any choice.
  isOpen: () => true,
  refusal(state, seat, action) {
    const special = unlisted(state, seat, action);
    if (special === null) return machine.refusal(state, seat, action);
    return 'like' in special ? machine.refusal(state, seat, special.like) : special.reason;
  },
  clone,
  outcome(state) {
    const ended = state.endTriggers[0];
    return isOver(state) && ended !== undefined ? outcomeOf(state.players.map(sheetOf), ended) : null;
  },
  round: (state) => state.round,
  points: pointsOf,
  view,
  redact: (event) => event,
  reveals,
  phrase,
  resample: (state, _seat, luck) => resample(state, luck),
};
