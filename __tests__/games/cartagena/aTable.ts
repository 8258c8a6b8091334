import { play, type Seat } from '@antilles/engine';
import type { Action } from '@/games/cartagena/rules/actions';
import type { Card } from '@/games/cartagena/rules/deck';
import type { Event } from '@/games/cartagena/rules/events';
import { cartagena } from '@/games/cartagena/rules/game';
import { DEFAULT_OPTIONS, usualLayout, type Options, type LayoutOption } from '@/games/cartagena/rules/options';
import {
  currentTurn,
  playerAt,
  type State,
  type ChestToken,
  type Location,
  type Shore,
} from '@/games/cartagena/rules/state';
import { machine } from '@/games/cartagena/rules/steps';

/** Pirates as the contract writes them: how many stand where. */
export type Pirates = Readonly<Partial<Record<'start' | 'ferry' | 'goal' | number, number>>>;

export const LAYOUT_A: Partial<Options> = { route: 'escape', layout: { type: 'named', name: 'layout-a' } };
export const LAYOUT_B: Partial<Options> = { route: 'complete', layout: { type: 'named', name: 'layout-b' } };

export interface TableSetup extends Partial<Options> {
  readonly seats?: number;
  readonly seed?: number;
  /** Where somebody's pirates are; whoever is left out has them all at the start. */
  readonly at?: Readonly<Record<Seat, Pirates>>;
  readonly hands?: Readonly<Record<Seat, readonly Card[]>>;
  /** The top card first. */
  readonly draw?: readonly Card[];
  /** The card played last comes last. */
  readonly discard?: readonly Card[];
  readonly shore?: Shore;
  /** What lies on chest spaces, by space. */
  readonly tokens?: Readonly<Record<number, ChestToken | null>>;
}

/** A table set up like an example in the rulebook, with seat 0 to move unless told otherwise. */
export function aTable({
  seats = 2,
  seed = 1,
  at = {},
  hands = {},
  draw,
  discard,
  shore,
  tokens,
  ...given
}: TableSetup) {
  const layout: LayoutOption = given.layout ?? usualLayout(given.route ?? 'escape');
  const options: Options = { ...DEFAULT_OPTIONS, first: 0, ...given, layout };
  const state = cartagena.setup(options, seats, seed);
  for (const [seat, pirates] of Object.entries(at)) place(state, Number(seat), pirates);
  for (const [seat, hand] of Object.entries(hands)) playerAt(state, Number(seat)).hand = [...hand];
  if (draw) state.draw = [...draw].reverse();
  if (discard) state.discard = [...discard];
  if (shore) state.shore = shore;
  for (const [space, token] of Object.entries(tokens ?? {})) {
    const chests = state.chests;
    if (chests) chests.laid[state.route.spacesOf.chest.indexOf(Number(space))] = token;
  }
  // Whether somebody is captain is found out when a turn begins: so it begins once more.
  state.steps = [{ op: 'begin-turn', seat: state.first }];
  state.turns = 0;
  machine.start(state);
  return new TestTable(state);
}

function place(state: State, seat: Seat, pirates: Pirates): void {
  const player = playerAt(state, seat);
  player.start = pirates.start ?? 0;
  player.ferry = pirates.ferry ?? 0;
  player.goal = pirates.goal ?? 0;
  player.spaces = [];
  for (const [key, count] of Object.entries(pirates)) {
    const space = Number(key);
    if (Number.isNaN(space)) continue;
    for (let i = 0; i < (count ?? 0); i++) {
      player.spaces.push(space);
      state.standing[space] = (state.standing[space] ?? 0) + 1;
    }
  }
  player.spaces.sort((a, b) => a - b);
}

export class TestTable {
  events: Event[] = [];
  constructor(public state: State) {}

  get seat(): Seat {
    return cartagena.waiting(this.state)[0] ?? -1;
  }
  get left(): number {
    return currentTurn(this.state)?.left ?? 0;
  }
  get turnOf(): Seat | null {
    return currentTurn(this.state)?.seat ?? null;
  }

  /** Plays an action of whoever is asked first, or of `seat`. */
  do(action: Action, seat: Seat = this.seat): this {
    const played = play(cartagena, this.state, seat, action);
    this.state = played.state;
    this.events.push(...played.events);
    return this;
  }
  why(action: Action, seat: Seat = this.seat): string | null {
    return cartagena.refusal(this.state, seat, action);
  }
  legal(seat: Seat = this.seat): readonly Action[] {
    return cartagena.decision(this.state, seat)?.actions ?? [];
  }
  kind(seat: Seat = this.seat): string | undefined {
    return cartagena.decision(this.state, seat)?.kind;
  }
  types(seat: Seat = this.seat): string[] {
    return [...new Set(this.legal(seat).map((action) => action.type))];
  }

  advance = (from: Location, card: Card): this => this.do({ type: 'advance', from, card });
  retreat = (from: Location): this => this.do({ type: 'retreat', from });
  morgan = (owner: Seat, from: Location): this => this.do({ type: 'morgan', owner, from });
  sail = (): this => this.do({ type: 'sail' });
  captainSail = (): this => this.do({ type: 'captain-sail' });
  endTurn = (): this => this.do({ type: 'end-turn' });
  discard = (seat: Seat, ...cards: Card[]): this => {
    for (const card of cards) this.do({ type: 'discard', card }, seat);
    return this;
  };

  /** A seat's pirates, as the contract writes them. */
  at(seat: Seat): Pirates {
    const player = playerAt(this.state, seat);
    const pirates: Record<string, number> = {};
    for (const key of ['start', 'ferry', 'goal'] as const) if (player[key] > 0) pirates[key] = player[key];
    for (const space of player.spaces) pirates[space] = (pirates[space] ?? 0) + 1;
    return pirates;
  }
  hand = (seat: Seat): readonly Card[] => playerAt(this.state, seat).hand;
  /** The draw pile, top card first. */
  get draw(): readonly Card[] {
    return [...this.state.draw].reverse();
  }
  handSizes(): number[] {
    return this.state.players.map((player) => player.hand.length);
  }
}

export const times = (count: number, card: Card): Card[] => Array<Card>(count).fill(card);

/** Rulebook example 1, turn order green, red, yellow, blue. */
export const example1 = (): TestTable =>
  aTable({
    ...LAYOUT_A,
    seats: 4,
    at: {
      0: { start: 2, 7: 1, 15: 1, 26: 1, 33: 1 },
      1: { 9: 1, 11: 1, 13: 1, 24: 1, goal: 2 },
      2: { start: 1, 1: 1, 9: 1, 19: 1, 36: 1, goal: 1 },
      3: { start: 1, 14: 1, 19: 1, 29: 1, goal: 2 },
    },
    hands: { 0: ['rum', 'hook', 'pistol'], 1: ['lantern', 'rum'] },
    draw: ['chest', 'parrot', 'lantern', 'rum', 'hook', ...times(20, 'rum')],
  });
