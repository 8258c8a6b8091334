import { IllegalAction, sameJson, type HasRng } from '@antilles/engine';
import type { Save } from './record';
import { originOf } from './session';
import { soundSave, type Judge } from './sound';

/** `changed`: what was played does not lead to what it says. */
export type Verdict = 'good' | 'newer' | 'changed';

/**
 * Whether a save from a file says the truth: its log, played again from where it begins, leads to its state. A log that
 * other rules wrote cannot be played; there the state has to be one of this game. A little at a time: says how many
 * actions are played. Never throws.
 */
export function* verifySave<State extends HasRng, Action, View, Options, Event>(
  judge: Judge<State, Action, View, Options, Event>,
  save: Save,
): Generator<number, Verdict> {
  const sound = soundSave(judge, save);
  if (!sound.ok) return sound.problem === 'newer' ? 'newer' : 'changed';
  const { game } = judge;
  try {
    const origin = originOf(judge, save, sound.options);
    if (origin === null) return 'good';
    const state = game.clone(origin.state);
    for (let at = origin.at; at < save.log.length; at++) {
      if (at % 50 === 49) yield at;
      const { seat, action } = save.log[at] as { seat: number; action: Action }; // The rules say whether it is one.
      const reason = game.refusal(state, seat, action);
      if (reason !== null) throw new IllegalAction(reason, `action ${at}`);
      game.apply(state, seat, action, null);
    }
    return sameJson(state, sound.state) ? 'good' : 'changed';
  } catch {
    return 'changed';
  }
}
