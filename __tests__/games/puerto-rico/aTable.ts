import { must, play, type Seat } from '@antilles/engine';
import type { Action } from '@/games/puerto-rico/rules/actions';
import { BUILDINGS, type BuildingId } from '@/games/puerto-rico/rules/buildings';
import type { Event } from '@/games/puerto-rico/rules/events';
import { puertoRico } from '@/games/puerto-rico/rules/game';
import { machine } from '@/games/puerto-rico/rules/steps';
import {
  GOODS,
  goodNumber,
  TILES,
  tileNumber,
  type Good,
  type PerGood,
  type Tile,
} from '@/games/puerto-rico/rules/goods';
import { DEFAULT_OPTIONS, type Options } from '@/games/puerto-rico/rules/options';
import type { RoleCard } from '@/games/puerto-rico/rules/roleCards';
import type { Player, State } from '@/games/puerto-rico/rules/state';

export type Goods = Partial<Record<Good, number>>;

/** A board as the contract writes it: `island: { corn: [2, 3] }` is two of three corn plantations occupied. */
export interface Board {
  doubloons?: number;
  vp?: number;
  goods?: Goods;
  island?: Partial<Record<Tile, readonly [manned: number, tiles: number]>>;
  /** Colonists in each building. */
  city?: Partial<Record<BuildingId, number>>;
  sanJuan?: number;
}

export interface Setting extends Partial<
  Pick<
    State,
    | 'governor'
    | 'colonistSupply'
    | 'colonistShip'
    | 'vpSupply'
    | 'quarrySupply'
    | 'faceUp'
    | 'stack'
    | 'discard'
    | 'house'
    | 'round'
  >
> {
  seats: number;
  seed?: number;
  options?: Partial<Options>;
  boards?: Readonly<Record<Seat, Board>>;
  supply?: Goods;
  /** What each ship carries, beside the capacities of this player count. */
  ships?: readonly (readonly [good: Good, count: number] | null)[];
  purses?: Partial<Record<RoleCard, number>>;
}

/** What the ships carry, one text each: `'corn 1'`. */
export const loads = (...ships: readonly `${Good} ${number}`[]): readonly (readonly [Good, number])[] =>
  ships.map((text) => {
    const [good, count] = text.split(' ');
    return [good as Good, Number(count)];
  });

const perGood = (goods: Goods): PerGood => [
  goods.corn ?? 0,
  goods.indigo ?? 0,
  goods.sugar ?? 0,
  goods.tobacco ?? 0,
  goods.coffee ?? 0,
];

function lay(player: Player, board: Board): void {
  player.doubloons = board.doubloons ?? player.doubloons;
  player.vp = board.vp ?? 0;
  player.sanJuan = board.sanJuan ?? 0;
  if (board.goods) player.goods = perGood(board.goods);
  if (board.island) {
    player.island = [];
    for (const tile of TILES) {
      const [manned, tiles] = board.island[tile] ?? [0, 0];
      for (let i = 0; i < tiles; i++) player.island.push(tile);
      player.manned[tileNumber(tile)] = manned;
    }
  }
  if (board.city) {
    player.city = Object.keys(board.city) as BuildingId[];
    player.crew = Object.values(board.city);
  }
}

/** A game in progress that a test can set up, play and look at. */
export function aTable(setting: Setting) {
  const { seats, seed = 1, options, boards = {}, supply, ships, purses = {}, ...fields } = setting;
  let state = puertoRico.setup({ ...DEFAULT_OPTIONS, ...options }, seats, seed);
  // The game starts with whoever the test says: the picks already on the stack are the drawn governor's.
  Object.assign(state, { governor: 0 }, fields);
  state.steps = [{ op: 'round' }];
  machine.start(state);
  for (const [seat, board] of Object.entries(boards)) lay(must(state.players[Number(seat)], `seat ${seat}`), board);
  for (const { city } of state.players) {
    for (const id of city) {
      const { number } = BUILDINGS[id];
      state.buildingSupply[number] = (state.buildingSupply[number] ?? 0) - 1;
    }
  }
  if (supply) {
    for (const good of GOODS) state.goodsSupply[goodNumber(good)] = supply[good] ?? 0;
  }
  ships?.forEach((load, i) => {
    const ship = must(state.ships[i], `ship ${i}`);
    ship.good = load?.[0] ?? null;
    ship.count = load?.[1] ?? 0;
  });
  for (const [role, doubloons] of Object.entries(purses)) {
    state.purses[['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain', 'prospector-1'].indexOf(role)] =
      doubloons;
  }

  const events: Event[] = [];
  const asked = (): Seat => must(puertoRico.waiting(state)[0], 'nobody is asked');
  const t = {
    get state(): State {
      return state;
    },
    events,
    /** Who is asked what. */
    get asked(): string {
      const [seat] = puertoRico.waiting(state);
      return seat === undefined ? 'over' : `P${seat} ${puertoRico.decision(state, seat)?.kind}`;
    },
    board: (seat: Seat): Player => must(state.players[seat], `seat ${seat}`),
    goods: (seat: Seat): Goods => named(t.board(seat).goods),
    get supply(): Goods {
      return named(state.goodsSupply);
    },
    /** Doubloons of everybody. */
    get money(): number[] {
      return state.players.map((player) => player.doubloons);
    },
    get vps(): number[] {
      return state.players.map((player) => player.vp);
    },
    /** The answers on offer, in short: `load sugar 2`. */
    get choices(): string[] {
      return (puertoRico.decision(state, asked())?.actions ?? []).map(short);
    },
    act(seat: Seat, action: Action) {
      const played = play(puertoRico, state, seat, action);
      state = played.state;
      events.push(...played.events);
      return t;
    },
    why: (seat: Seat, action: Action): string | null => puertoRico.refusal(state, seat, action),
    role: (seat: Seat, role: RoleCard) => t.act(seat, { type: 'choose-role', role }),
    take: (seat: Seat, tile: Tile) => t.act(seat, { type: 'take-tile', tile }),
    draw: (seat: Seat) => t.act(seat, { type: 'draw' }),
    build: (seat: Seat, building: BuildingId) => t.act(seat, { type: 'build', building }),
    sell: (seat: Seat, good: Good) => t.act(seat, { type: 'sell', good }),
    load: (seat: Seat, good: Good, ship: number) => t.act(seat, { type: 'load', good, ship }),
    wharf: (seat: Seat, good: Good) => t.act(seat, { type: 'wharf', good }),
    store: (seat: Seat, kinds: Good[], single: Good) => t.act(seat, { type: 'store', kinds, single }),
    pass: (seat: Seat) => t.act(seat, { type: 'pass' }),
    /** Places by name, as the contract writes it. */
    place(seat: Seat, on: Partial<Record<Tile | BuildingId, number>>) {
      return t.act(seat, t.placement(seat, on));
    },
    placement: (seat: Seat, on: Partial<Record<Tile | BuildingId, number>>): Action => ({
      type: 'place',
      manned: TILES.map((tile) => on[tile] ?? 0),
      crew: t.board(seat).city.map((id) => on[id] ?? 0),
    }),
    /** Everybody who is asked passes, or takes the first answer where passing is not allowed. */
    passOn(until: string) {
      for (let i = 0; i < 200 && t.asked !== until && t.asked !== 'over'; i++) {
        const seat = asked();
        const actions = must(puertoRico.decision(state, seat), 'a decision').actions;
        t.act(seat, actions.find(({ type }) => type === 'pass') ?? must(actions[0], 'an action'));
      }
      return t;
    },
  };
  return t;
}

const named = (goods: Readonly<PerGood>): Goods =>
  Object.fromEntries(GOODS.flatMap((good) => (goods[goodNumber(good)] > 0 ? [[good, goods[goodNumber(good)]]] : [])));

export function short(action: Action): string {
  switch (action.type) {
    case 'choose-role':
      return action.role;
    case 'take-tile':
      return action.tile;
    case 'build':
      return action.building;
    case 'take-good':
    case 'sell':
      return action.good;
    case 'load':
      return `${action.good}→${action.ship}`;
    case 'wharf':
      return `wharf ${action.good}`;
    case 'store':
      return `${action.kinds.join('+')}|${action.single}`;
    case 'place':
      return `${action.manned.join(',')}|${action.crew.join(',')}`;
    case 'draw':
    case 'pass':
      return action.type;
  }
}
