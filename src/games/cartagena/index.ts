import type { GameEntry } from '../entry';
import { bots } from './bots/levels';
import type { CartagenaAction } from './rules/actions';
import type { CartagenaEvent } from './rules/events';
import { cartagena } from './rules/game';
import { census, checkInvariants } from './rules/invariants';
import { sampleOptions, type CartagenaOptions } from './rules/options';
import type { CartagenaState } from './rules/state';
import type { CartagenaView } from './rules/view';

export const cartagenaEntry: GameEntry<
  CartagenaState,
  CartagenaAction,
  CartagenaView,
  CartagenaOptions,
  CartagenaEvent
> = {
  game: cartagena,
  bots,
  sampleOptions,
  census,
  checkInvariants,
};
