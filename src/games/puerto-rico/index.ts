import { below, type HasRng } from '@antilles/engine';
import type { GameEntry } from '@/games/entry';
import { bots } from './bots/levels';
import { weigh } from './bots/weigh';
import type { Action } from './rules/actions';
import type { Event } from './rules/events';
import { puertoRico as game } from './rules/game';
import { census, checkInvariants } from './rules/invariants';
import { OPTION_KEYS, type Options } from './rules/options';
import { optionsCode } from './rules/optionsCode';
import type { State } from './rules/state';
import type { View } from './rules/view';

function sampleOptions(luck: HasRng): Options {
  const flip = (): boolean => below(luck, 2) === 1;
  return { swapFactoryUniversity: flip(), cornMinusOne: flip(), swapMarketHut: flip(), openVp: flip() };
}

export const entry: GameEntry<State, Action, View, Options, Event> = {
  game,
  bots,
  weigh,
  sampleOptions,
  optionsCode,
  daily: () => ({ options: game.defaultOptions, seatCount: 3 }),
  variant: (options, seatCount) => [
    ...(seatCount === 2 ? [{ key: 'options.twoPlayers' }] : []),
    ...OPTION_KEYS.filter((key) => options[key]).map((key) => ({ key: `options.${key}` })),
  ],
  census,
  checkInvariants,
};
