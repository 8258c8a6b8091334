/**
 * The base escape on boardgame.io's local client: the rules of `limit.ts`, its turns, its luck, its store. Run
 * as in production by `bench.ts`; boardgame.io is fetched into a folder that git ignores.
 */
import { below, luckFrom } from '@antilles/engine';
import { move, movesOf, PIRATES, setUp, type LimitState } from './limit';

// Types of a package that is no dependency: as much of them as is used here.
interface Context {
  readonly G: LimitState;
  readonly ctx: { readonly currentPlayer: string };
  readonly events: { endTurn(): void };
  readonly random: { Shuffle<T>(items: T[]): T[] };
}
interface LocalClient {
  start(): void;
  getState(): { readonly G: LimitState; readonly ctx: { readonly gameover?: unknown } };
  readonly moves: { act(action: number): void };
}
/** The package, fetched and put here by `engines.ts`. */
declare const BOARDGAME_IO: { Client(setup: unknown): LocalClient };

declare const BENCH_MS: number;

/** Processor time, so that other work on the machine hardly shows. */
const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const game = {
  name: 'escape',
  setup: (): LimitState => setUp(luckFrom(7)),
  turn: {
    onBegin: ({ G, ctx }: Context) => {
      G.seat = Number(ctx.currentPlayer);
      G.left = 3;
    },
  },
  moves: {
    act: ({ G, events, random }: Context, action: number) => {
      move(G, action, (cards) => random.Shuffle([...cards]));
      if (G.left === 0) events.endTurn();
    },
  },
  endIf: ({ G }: Context) => (G.winner >= 0 ? { winner: G.winner } : undefined),
};

const { Client } = BOARDGAME_IO;
const luck = luckFrom(1);
let moves = 0;
let games = 0;
let home = 0;
const began = now();
while (now() - began < BENCH_MS) {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  // A random game is long; what counts is moves, so none is played to its end by force.
  for (let i = 0; i < 500 && now() - began < BENCH_MS; i++) {
    const { G, ctx } = client.getState();
    if (ctx.gameover !== undefined) break;
    const legal = movesOf(G);
    client.moves.act(legal[below(luck, legal.length)] as number);
    moves++;
  }
  home += client
    .getState()
    .G.pirates.flat()
    .filter((space) => space > 36).length;
  games++;
}
console.log(
  JSON.stringify({ movesPerSecond: (moves * 1000) / (now() - began), games, moves, home, of: 2 * PIRATES * games }),
);
