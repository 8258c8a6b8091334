import { must, type Outcome } from '@antilles/engine';
import { cartagena } from '@/games/cartagena/rules/game';
import type { State } from '@/games/cartagena/rules/state';

export const outcomeOf = (state: State): Outcome => must(cartagena.outcome(state), 'the game is not over');
