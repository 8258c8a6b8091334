import { must } from '@antilles/engine';
import type { GameEntry } from '@/games/entry';
import { bots } from './bots/levels';
import { weigh } from './bots/weigh';
import { sticks, type Action, type Event, type State, type View } from './rules/game';

/** As many as there are in the box. */
const MOST = 15;

export const entry: GameEntry<State, Action, View, object, Event> = {
  game: sticks,
  bots,
  weigh,
  // There is one way to play: nothing to sample, to write into a code, to vary or to tell.
  sampleOptions: () => ({}),
  optionsCode: { write: () => undefined, read: () => ({}) },
  daily: () => ({ options: {}, seatCount: 2 }),
  variant: () => [],
  // What was taken is out of the game: only the players stay.
  census: ({ seatCount }) => `${seatCount} players`,
  checkInvariants({ heap, last }) {
    must(heap >= 0 && heap <= MOST ? heap : undefined, `0 to ${MOST} sticks, not ${heap}`);
    must((heap === 0) === (last !== null) ? heap : undefined, 'somebody took the last stick when there are none');
  },
};
