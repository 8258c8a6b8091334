/**
 * Whole games by people over real sockets, and every byte they were told held against what their seat may see, worked
 * out anew from the log the table kept.
 */
import { luckFrom, must, playAgain, sameJson, type HasRng, type LogEntry, type Viewer } from '@antilles/engine';
import { changed } from '@/net/change';
import { toldSchema, type Order, type Told } from '@/net/protocol';
import { viewersOf, type AnyPlayable } from '@/net/remoteSession';
import type { Save } from '@/session/record';
import { newSession } from '@/session/session';
import { entryFor, playOn, seated, until, type Person } from './people';

export interface Conformed {
  readonly answers: number;
  readonly words: number;
  readonly bytes: number;
}

interface SeenFrame {
  readonly at: number;
  readonly round: number;
  readonly event: unknown;
  readonly view: unknown;
}

/** What a viewer may see of a whole game: made by the rules alone, without anything the server is made of. */
function truthFor(entry: AnyPlayable, save: Save, viewer: Viewer): { base: unknown; frames: SeenFrame[] } {
  const { game } = entry;
  let state = game.setup(save.options, save.seats.length, save.seed);
  const base = game.view(state, viewer);
  const frames: SeenFrame[] = [];
  for (const event of game.opening?.(state) ?? []) {
    const seen = game.redact(event, viewer);
    if (seen !== null) frames.push({ at: 0, round: game.round(state), event: seen, view: base });
  }
  save.log.forEach(({ seat, action }, at) => {
    const played = playAgain(game, state, seat, action, [viewer]);
    frames.push(...(played.frames[0] ?? []).map((frame) => ({ ...frame, at })));
    state = played.state;
  });
  return { base, frames };
}

/** The state a seat was asked about, and the same dealt anew: a shadow must come from what both have in common. */
function checkShadow(entry: AnyPlayable, truth: HasRng, seat: number, shadow: unknown, where: () => string): void {
  const { game } = entry;
  const imagined = shadow as HasRng;
  // The luck to come is dealt anew as well: by chance it is the same once in four thousand million times.
  if (imagined.rng === truth.rng) throw new Error(`a shadow is the truth: ${where()}`);
  const view = JSON.stringify(game.view(truth, seat));
  if (JSON.stringify(game.view(imagined, seat)) !== view) throw new Error(`a shadow looks different: ${where()}`);
  // Whatever is true and hidden is another thing in another deal: what is dealt from either must be the same.
  const other = game.resample(truth, seat, luckFrom(4242));
  for (const seed of [1, 2, 3]) {
    const one = JSON.stringify(game.resample(truth, seat, luckFrom(seed)));
    const two = JSON.stringify(game.resample(other, seat, luckFrom(seed)));
    const three = JSON.stringify(game.resample(imagined, seat, luckFrom(seed)));
    if (one !== two || one !== three) throw new Error(`a shadow knows more than its seat: ${where()}`);
  }
}

const KEYS: Readonly<Record<Told['t'], readonly string[]>> = {
  room: ['code', 'game', 'mine', 'options', 'phase', 'places', 'asking', 'rules', 'saveId', 'startedAt', 't', 'undo'],
  sync: ['answered', 'asked', 'era', 'outcome', 'round', 'strips', 't', 'thinking', 'undoOf', 'waiting'],
  seated: ['seat', 't', 'token'],
  refused: ['reason', 'seat', 't'],
  nudged: ['by', 't'],
  end: ['save', 't'],
  bye: ['t', 'why'],
};

/** Holds every word somebody heard against what their seats may see; gives how many bytes those were. */
export function checkHeard(entry: AnyPlayable, heard: readonly string[], save: Save, who: string): number {
  const { game } = entry;
  const states: HasRng[] = [game.setup(save.options, save.seats.length, save.seed)];
  const log = save.log as readonly LogEntry<unknown>[];
  for (const { seat, action } of log) states.push(playAgain(game, must(states.at(-1), 'a state'), seat, action).state);
  const truths = new Map<Viewer, ReturnType<typeof truthFor>>();
  const truthOf = (viewer: Viewer): ReturnType<typeof truthFor> => {
    const known = truths.get(viewer) ?? truthFor(entry, save, viewer);
    truths.set(viewer, known);
    return known;
  };
  let mine: readonly number[] = [];
  let bytes = 0;
  let answered = 0;
  const reached = new Map<Viewer, { count: number; view: unknown }>();

  heard.forEach((text, i) => {
    bytes += Buffer.byteLength(text);
    const where = (): string => `${game.id}, ${who}, word ${i}: ${text.slice(0, 300)}`;
    const told = toldSchema.parse(JSON.parse(text));
    if (!sameJson(Object.keys(told).sort(), [...KEYS[told.t]].sort())) throw new Error(`a part too many: ${where()}`);
    if (told.t === 'room') {
      mine = told.mine;
      const raw = JSON.stringify(told);
      if (raw.includes('"seed"') || raw.includes('"hash"')) throw new Error(`a secret: ${where()}`);
    }
    if (told.t === 'end' && i < heard.length - 2 && !sameJson(told.save.log, log)) throw new Error(`early: ${where()}`);
    if (told.t !== 'sync') return;
    // Nothing but the views of these seats, of nobody where several or none sit here.
    const may = viewersOf(mine);
    for (const { viewer, from, base, frames } of told.strips) {
      if (!may.includes(viewer)) throw new Error(`eyes that are not theirs: ${where()}`);
      const truth = truthOf(viewer);
      if (from === 0 && !sameJson(base, truth.base)) throw new Error(`another beginning: ${where()}`);
      const before = from === 0 ? { count: 0, view: truth.base } : must(reached.get(viewer), 'frames before');
      let { view } = before;
      if (before.count !== from) throw new Error(`frames left out: ${where()}`);
      frames.forEach((frame, k) => {
        const expected = must(truth.frames[from + k], `a frame that never was: ${where()}`);
        view = changed(view, frame.change);
        const { at, round, event } = frame;
        if (
          JSON.stringify({ at, round, event }) !==
          JSON.stringify({ at: expected.at, round: expected.round, event: expected.event })
        )
          throw new Error(`another event: ${where()}`);
        if (JSON.stringify(view) !== JSON.stringify(expected.view)) throw new Error(`another view: ${where()}`);
      });
      reached.set(viewer, { count: from + frames.length, view });
    }
    const { from, seats } = told.answered;
    answered = from + seats.length;
    if (
      !sameJson(
        seats,
        log.slice(from, answered).map(({ seat }) => seat),
      )
    )
      throw new Error(`other answers: ${where()}`);
    const truth = must(states[answered], 'a state');
    if (!sameJson(told.waiting, game.waiting(truth)) || told.round !== game.round(truth))
      throw new Error(`another moment: ${where()}`);
    if (!sameJson(told.outcome, game.outcome(truth))) throw new Error(`another outcome: ${where()}`);
    for (const { seat, shadow } of told.asked) {
      if (!mine.includes(seat) || !game.waiting(truth).includes(seat))
        throw new Error(`a shadow for nobody: ${where()}`);
      checkShadow(entry, truth, seat, shadow, where);
    }
  });
  return bytes;
}

/** One game over the wire, to its end, and everything that was heard. */
export async function conform(address: string, order: Order, seed: number): Promise<Conformed> {
  const entry = must(entryFor(order.game), `no game called ${order.game}`);
  const { people } = await seated(address, order, true);
  try {
    const answers = await playOn(people, luckFrom(seed));
    await until('everybody has the game', () => people.every(({ save }) => save !== null));
    return { answers, ...checkPeople(entry, people) };
  } finally {
    for (const person of people) person.leave();
  }
}

/** The same game on one phone, answer by answer: its log is what every person's is. */
function checkAlone(entry: AnyPlayable, save: Save, people: readonly Person[]): void {
  // What bots answer is luck: only a game of people is the same again.
  if (save.seats.some(({ bot }) => bot !== null)) return;
  const { options, seats, seed, id } = save;
  const tools = { now: () => 0, breathe: () => Promise.resolve(), save: () => undefined, luck: () => 1 };
  const alone = newSession({ entry, seats, options, seed, id, undoRule: 'off', tools });
  for (const { seat, action } of save.log) {
    const reason = alone.submit(seat, action);
    if (reason !== null) throw new Error(`${entry.game.id}: alone an answer is refused: ${reason}`);
  }
  for (const person of people) {
    for (const viewer of viewersOf(person.table().people)) {
      if (!sameJson(person.table().log(viewer), alone.log(viewer)))
        throw new Error(`${entry.game.id}: the log is another than alone`);
    }
  }
}

function checkPeople(entry: AnyPlayable, people: readonly Person[]): { words: number; bytes: number } {
  const save = must(people[0]?.save ?? null, 'a save');
  checkAlone(entry, save, people);
  let words = 0;
  let bytes = 0;
  for (const [i, person] of people.entries()) {
    if (JSON.stringify(person.save?.log) !== JSON.stringify(save.log)) throw new Error('two people have two games');
    bytes += checkHeard(entry, person.heard, save, `person ${i}`);
    words += person.heard.length;
    const table = person.table();
    for (const viewer of viewersOf(table.people)) {
      const { frames } = truthFor(entry, save, viewer);
      if (
        JSON.stringify(table.log(viewer)) !==
        JSON.stringify(frames.map(({ at, round, event, view }) => ({ at, round, event, view })))
      )
        throw new Error(`${entry.game.id}: person ${i} ended with another log`);
    }
  }
  return { words, bytes };
}
