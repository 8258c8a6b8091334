import { isOver } from '../rules/round';
import { scoreLines, sheetOf } from '../rules/scoring';
import { QUARRY, tileNumber, type Tile } from '../rules/goods';
import type { Player, State } from '../rules/state';
import { paceOf, worth, type Pace } from './evaluate';
import type { Judge } from './network';
import { BALANCED_TASTE, type Taste } from './taste';

/** How a bot judges: all its choices come from one of these. */
export interface Mind {
  /** For what is judged by rule of thumb: sales, loads, goods that are stored. */
  readonly taste: Taste;
  /** Looks at the table, as boards of it are about to be judged. */
  begin(state: State): Pace;
  /** What a board is worth, in points; `begin` comes first. */
  worth(state: State, seat: number): number;
  /** What speaks for a tile beside what the board is worth with it. */
  fancy(player: Player, tile: Tile, isNew: boolean): number;
  /** From 0 to 1 for each seat. */
  chances(state: State): number[];
}

/** How big a lead feels certain. */
const LEAD_SCALE = 12;

/** A mind of weights set by hand (README, Bots). */
export function tasteMind(taste: Taste): Mind {
  let pace: Pace = { progress: 0, remaining: 1, doubloon: 1, harvests: 1 };
  const mind: Mind = {
    taste,
    begin: (state) => (pace = paceOf(state, taste)),
    worth: (state, seat) => worth(state.players[seat] as Player, pace, taste),
    fancy(player, tile, isNew) {
      const corn = tile === 'corn' ? 0.5 : 0;
      if (tile === 'quarry') return 2 * pace.remaining - 0.5 * player.manned[QUARRY];
      return isNew ? 0.3 * pace.remaining * tileNumber(tile) + corn : corn;
    },
    chances(state) {
      const over = isOver(state);
      const values = over ? state.players.map(finalPoints) : worthsBy(mind, state);
      return values.map((own, seat) => {
        const lead = own - bestRival(values, seat);
        const squashed = 0.5 + 0.5 * (lead / (LEAD_SCALE + Math.abs(lead)));
        return over ? 0.25 * squashed + (lead > 0 ? 0.75 : 0) : squashed;
      });
    },
  };
  return mind;
}

/** Everybody's worth. */
export function worthsBy(mind: Mind, state: State): number[] {
  mind.begin(state);
  const values: number[] = [];
  for (let seat = 0; seat < state.players.length; seat++) values.push(mind.worth(state, seat));
  return values;
}

function bestRival(values: readonly number[], seat: number): number {
  let rival = -Infinity;
  for (let other = 0; other < values.length; other++) {
    if (other !== seat) rival = Math.max(rival, values[other] as number);
  }
  return rival;
}

/** How many points make a difference of e to 1 in the chances: half for points, half for winning is what the network was taught. */
const SCALE = 4;

/** What a bot with a plan of its own finds a board worth beside what the network says, in points. */
export type Fondness = (player: Player, remaining: number) => number;

/** A mind that was taught by games; `fond` belongs to one seat. */
export function taughtMind(judge: Judge, fond: Fondness | null = null, whose = -1): Mind {
  let pace: Pace = { progress: 0, remaining: 1, doubloon: 1, harvests: 1 };
  const mind: Mind = {
    taste: BALANCED_TASTE,
    begin(state) {
      judge.begin(state);
      return (pace = paceOf(state, BALANCED_TASTE));
    },
    worth(state, seat) {
      const value = judge.look(state, seat);
      return fond === null || seat !== whose ? value : value + fond(state.players[seat] as Player, pace.remaining);
    },
    fancy: () => 0,
    chances(state) {
      const over = isOver(state);
      const values = over ? state.players.map(finalPoints) : worthsBy(mind, state);
      let best = -Infinity;
      for (const value of values) best = Math.max(best, value);
      let sum = 0;
      const shares = values.map((value) => Math.exp((value - best) / SCALE));
      for (const share of shares) sum += share;
      return shares.map((share, seat) => {
        const part = share / sum;
        return over ? 0.5 * part + ((values[seat] as number) === best ? 0.5 : 0) : part;
      });
    },
  };
  return mind;
}

/** The real score, with the tie-break behind the comma. */
export function finalPoints(player: Player): number {
  const { goods, doubloons } = player;
  const wealth = doubloons + goods[0] + goods[1] + goods[2] + goods[3] + goods[4];
  let points = 0;
  for (const line of scoreLines(sheetOf(player))) points += line.points;
  return points + wealth / 1000;
}
