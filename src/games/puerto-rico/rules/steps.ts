import { stepMachine } from '@antilles/engine';
import type { Action } from './actions';
import type { Ask } from './asks';
import type { Event } from './events';
import { builderRules } from './roles/builder';
import { captainRules } from './roles/captain';
import { craftsmanRules } from './roles/craftsman';
import { mayorRules } from './roles/mayor';
import { settlerRules } from './roles/settler';
import { traderRules } from './roles/trader';
import { roundRules } from './round';
import type { State, Step } from './state';
import type { Rules } from './table';

const rules: Rules = {
  ...roundRules,
  ...settlerRules,
  ...mayorRules,
  ...builderRules,
  ...craftsmanRules,
  ...traderRules,
  ...captainRules,
};

export const machine = stepMachine<State, Step, Action, Event, Ask>(rules);
