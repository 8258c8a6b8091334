import { stepMachine } from '@antilles/engine';
import type { Action } from './actions';
import type { Ask } from './asks';
import type { Event } from './events';
import { advanceLater } from './moves';
import { chest, lantern, lanternKeep, lanternPutBack, pistol, pistolTake, rum, rumGive, rumKeep } from './powers';
import { discardDown, showDiscards } from './scoundrels';
import type { State, Step } from './state';
import type { Rules } from './table';
import { beginTurn, turn } from './turn';

const rules: Rules = {
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

export const machine = stepMachine<State, Step, Action, Event, Ask>(rules);
