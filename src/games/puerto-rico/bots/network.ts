import type { State } from '../rules/state';
import { BOARD_FEATURES, readBoard, readTable, TABLE_FEATURES } from './features';

/**
 * A small network that was taught by games (tools/teach.ts): how well a board will do, judged by everything in
 * `features.ts`. Its weights are whole numbers, so that the sums of its first layer can be brought up to date by what has
 * changed since the last look and still be the same on every phone, whatever was looked at before.
 */
export interface Network {
  readonly hidden: number;
  /** For each feature of a board, then for each of the table: its weight in every sum, and last of all in the answer itself. */
  readonly into: Int16Array;
  readonly bias: readonly number[];
  readonly out: readonly number[];
}

/** Weights are kept as multiples of this. */
export const GRAIN = 1 / 1024;

/** A network at work on tables of up to five boards. */
export interface Judge {
  /** Looks at the table between the boards: before `look`, and whenever that has changed. */
  begin(state: State): void;
  /** How well one board will do, in points against the others' boards. */
  look(state: State, seat: number): number;
}

/** How many points a difference of one in the network's answer stands for: what it was taught (tools/teach.ts). */
export const POINTS = 4;

export function judgeOf({ hidden, into, bias, out }: Network): Judge {
  const width = hidden + 1;
  const sheet = (length: number): number[] => new Array<number>(length).fill(0);
  const now = sheet(BOARD_FEATURES);
  const tableNow = sheet(TABLE_FEATURES);
  const tableSeen = sheet(TABLE_FEATURES);
  const tableSums = sheet(width);
  const seen = [0, 1, 2, 3, 4].map(() => sheet(BOARD_FEATURES));
  const sums = [0, 1, 2, 3, 4].map(() => sheet(width));

  // Every index below stays inside its list by the bounds of its loop: that is what the casts say.
  function catchUp(fresh: readonly number[], old: number[], sum: number[], first: number): void {
    for (let i = 0; i < fresh.length; i++) {
      const change = (fresh[i] as number) - (old[i] as number);
      if (change === 0) continue;
      old[i] = fresh[i] as number;
      let at = (first + i) * width;
      for (let h = 0; h < width; h++) (sum[h] as number) += change * (into[at++] as number);
    }
  }

  function answerOf(seat: number): number {
    const sum = sums[seat] as number[];
    catchUp(now, seen[seat] as number[], sum, 0);
    let answer = ((sum[hidden] as number) + (tableSums[hidden] as number)) * GRAIN;
    for (let h = 0; h < hidden; h++) {
      const active = ((sum[h] as number) + (tableSums[h] as number)) * GRAIN + (bias[h] as number);
      if (active > 0) answer += active * (out[h] as number);
    }
    return answer * POINTS;
  }

  return {
    begin(state) {
      readTable(state, tableNow);
      catchUp(tableNow, tableSeen, tableSums, BOARD_FEATURES);
    },
    look(state, seat) {
      readBoard(state, seat, now);
      return answerOf(seat);
    },
  };
}
