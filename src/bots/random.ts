import { pick, type HasRng } from '@antilles/engine';
import type { Bot, Thought } from './bot';

/** Plays any legal action, each as likely as the others. The floor of every comparison. */
export function randomBot<State extends HasRng, Action, View>(): Bot<State, Action, View> {
  return {
    id: 'random',
    *think(seen, luck): Thought<Action> {
      return { action: pick(luck, seen.decision.actions), reasons: [] };
    },
  };
}
