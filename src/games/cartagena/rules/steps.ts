import { stepMachine, type StepRules } from '@antilles/engine';
import type { CartagenaAction } from './actions';
import type { Ask } from './asks';
import type { CartagenaEvent } from './events';
import { advanceLater } from './moves';
import { chest, lantern, lanternKeep, lanternPutBack, pistol, pistolTake, rum, rumGive, rumKeep } from './powers';
import { discardDown, showDiscards } from './scoundrels';
import type { CartagenaState, Step } from './state';
import { beginTurn, turn } from './turn';

const rules: StepRules<CartagenaState, Step, CartagenaAction, CartagenaEvent, Ask> = {
  'begin-turn': beginTurn,
  turn,
  'discard-down': discardDown,
  'show-discards': showDiscards,
  advance: advanceLater,
  pistol,
  'pistol/take': pistolTake,
  rum,
  'rum/give': rumGive,
  'rum/keep': rumKeep,
  lantern,
  'lantern/keep': lanternKeep,
  'lantern/put-back': lanternPutBack,
  chest,
};

export const machine = stepMachine<CartagenaState, Step, CartagenaAction, CartagenaEvent, Ask>(rules);
