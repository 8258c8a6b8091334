import type { Stone } from './PathStrip';

interface Strip {
  readonly stones: readonly Stone[];
  readonly from?: number;
  readonly to?: number;
}

/** Pieces of path that show one move each; what their captions say is to be seen on them. Green is you. */
export const STRIPS = {
  advance: {
    from: 0,
    to: 5,
    stones: [
      { on: 'hook', crowd: ['green'] },
      { on: 'rum', crowd: ['red'], skipped: true },
      { on: 'lantern' },
      { on: 'rum', crowd: ['yellow', 'red'], skipped: true },
      { on: 'chest' },
      { on: 'rum', lands: ['green'] },
    ],
  },
  retreat: {
    from: 5,
    to: 1,
    stones: [
      { on: 'rum', crowd: ['red', 'yellow'] },
      { on: 'hook', crowd: ['blue'], lands: ['green'], gain: 1 },
      { on: 'parrot' },
      { on: 'chest', crowd: ['red', 'yellow', 'blue'], skipped: true },
      { on: 'lantern' },
      { on: 'rum', crowd: ['green'] },
    ],
  },
  morgan: {
    from: 0,
    to: 4,
    stones: [
      { on: 'hook', crowd: ['yellow'] },
      { on: 'lantern' },
      { on: 'rum', crowd: ['red', 'blue', 'green'], skipped: true },
      { on: 'pistol' },
      { on: 'chest', crowd: ['green', 'red'], lands: ['yellow'], gain: 2 },
    ],
  },
  space: {
    stones: [
      { on: 'rum', crowd: ['green'] },
      { on: 'hook', crowd: ['green', 'red'] },
      { on: 'parrot', crowd: ['green', 'red', 'blue'], skipped: true },
    ],
  },
  advanceEnd: {
    from: 0,
    to: 4,
    stones: [
      { on: 'rum', crowd: ['green'] },
      { on: 'hook', crowd: ['red'], skipped: true },
      { on: 'chest' },
      { on: 'hook', crowd: ['blue', 'green'], skipped: true },
      { on: 'goal', lands: ['green'] },
    ],
  },
  retreatEnd: {
    from: 4,
    to: 2,
    stones: [
      { on: 'rum' },
      { on: 'hook', crowd: ['red', 'blue'] },
      { on: 'chest', crowd: ['yellow'], lands: ['green'], gain: 1 },
      { on: 'parrot' },
      { on: 'goal', crowd: ['green'] },
    ],
  },
  hook: {
    from: 0,
    to: 4,
    stones: [
      { on: 'rum', crowd: ['green', 'green'] },
      { on: 'lantern', crowd: ['red'], skipped: true },
      { on: 'parrot' },
      { on: 'pistol' },
      { on: 'lantern', lands: ['green', 'green'] },
    ],
  },
  snake: {
    from: 5,
    to: 0,
    stones: [
      { on: 'rum', lands: ['green'] },
      { on: 'lantern' },
      { on: 'hook' },
      { on: 'rum', crowd: ['red'], skipped: true },
      { on: 'parrot' },
      { on: 'chest', crowd: ['green'] },
    ],
  },
} as const satisfies Readonly<Record<string, Strip>>;
