import type { HasRng, LogEntry } from '@antilles/engine';
import type { SessionTools } from '@/session/playable';
import { newSession, resumeSession, type AnySession } from '@/session/session';
import { saveOf, type Line } from './journal';
import { createScribe } from './scribe';
import type { Standing } from './standing';

const toolsOf = ({ tools }: Standing): SessionTools => ({
  now: tools.now,
  breathe: () => new Promise((done) => setImmediate(done)),
  // What is kept is the journal, line by line.
  save: () => undefined,
  luck: tools.luck,
  report: tools.report,
});

export function begin(at: Standing): void {
  follow(
    at,
    newSession({
      entry: at.entry,
      seats: at.places.map(({ name, colour, bot }) => ({ name, colour, bot })),
      options: at.opened.options,
      seed: at.opened.seed,
      id: at.opened.saveId,
      undoRule: at.opened.undo === 'off' ? 'off' : 'until-revealed',
      tools: toolsOf(at),
    }),
  );
}

/** Goes on with the game as it is written, with the seats as they are now. */
export function resume(at: Standing, log: readonly LogEntry<unknown>[]): void {
  at.session?.stop();
  const state = log === at.kept.log ? at.kept.state : at.session === null ? null : stateLine(at, at.session);
  const save = saveOf({ ...at.kept, places: at.places, begunAt: at.begunAt, log, state }, at.tools.now());
  const resumed = resumeSession({ entry: at.entry, save, tools: toolsOf(at) });
  if (!resumed.ok) throw new Error(`table ${at.opened.saveId}: ${resumed.problem}`);
  follow(at, resumed.session);
}

export function stateLine(at: Standing, of: AnySession): Extract<Line, { k: 'state' }> {
  const { log, state } = of.toSave();
  return { k: 'state', at: log.length, rules: at.game.rulesVersion, state };
}

export function follow(at: Standing, next: AnySession): void {
  at.session = next;
  const { since, state } = next.toSave();
  const first = since === undefined ? at.game.setup(at.opened.options, at.places.length, at.opened.seed) : state;
  // A state of this game: its rules just made or accepted it.
  const origin = { at: since === undefined ? 0 : next.origin, state: first as HasRng };
  // What was said before a process died is as stale after it as it was before.
  at.scribe ??= createScribe(at.entry, origin, 1 + at.kept.cuts);
  next.subscribe(() => {
    if (next !== at.session) return;
    at.gameIsNew = true;
    at.wake();
  });
  at.gameIsNew = at.roomIsNew = true;
  if (at.sitters.size > 0) next.start();
  at.wake();
}
