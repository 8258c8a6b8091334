import { sameJson, type Game, type HasRng } from '@antilles/engine';
import type { Save } from './record';

/** What has to be known of a game to say whether a state is one of its own. */
export interface Judge<State extends HasRng, Action, View, Options, Event> {
  readonly game: Game<State, Action, View, Options, Event>;
  /** Throws with the facts when this cannot be a state of the game. */
  checkInvariants(state: State): void;
}

/** Whether rules newer than ours have touched it: they may have put into it what ours would lose. */
export const isNewer = (
  { rulesVersion, since }: Pick<Save, 'rulesVersion' | 'since'>,
  game: { readonly rulesVersion: number },
): boolean => Math.max(rulesVersion, since?.rulesVersion ?? 0) > game.rulesVersion;

/** The options of a save, or null when no game of ours can have them. */
export function optionsOf<Options>(
  game: Pick<Game<HasRng, unknown, unknown, Options, unknown>, 'seats' | 'parseOptions' | 'optionsRefusal'>,
  { options: raw, seats: { length } }: Pick<Save, 'options' | 'seats'>,
): Options | null {
  if (length < game.seats.min || length > game.seats.max) return null;
  const options = game.parseOptions(raw);
  return options === null || game.optionsRefusal(options, length) !== null ? null : options;
}

/**
 * A state from outside, if it can be one of this game; throws with the facts when it cannot. Before any rule is asked:
 * rules trust their state, and one they could not have made may keep them busy for ever.
 */
export function soundState<State extends HasRng, Action, View, Options, Event>(
  { game, checkInvariants }: Judge<State, Action, View, Options, Event>,
  { seats, seed }: Pick<Save, 'seats' | 'seed'>,
  options: Options,
  raw: unknown,
): State {
  const first = game.setup(options, seats.length, seed);
  alike(first, raw, 'state', { nodes: 0 });
  // Just seen: it has everything that a state has, and each thing is of its kind.
  const state = raw as State;
  if (!Number.isInteger(state.rng) || Math.abs(state.rng) > MOST_RNG) throw new Error(`luck of ${state.rng}`);
  if ('options' in state && !sameJson(game.parseOptions(state.options), options)) {
    throw new Error('the state has other options than the game');
  }
  checkInvariants(state);
  return state;
}

/** The state of a save, or why it is not opened. */
export type Sound<State, Options> =
  | { readonly ok: true; readonly state: State; readonly options: Options }
  | { readonly ok: false; readonly problem: 'newer' | 'damaged' }
  | { readonly ok: false; readonly problem: 'rules-failed'; readonly error: unknown };

/** What a save says of itself, as far as that can be believed without playing its log again. Never throws. */
export function soundSave<State extends HasRng, Action, View, Options, Event>(
  judge: Judge<State, Action, View, Options, Event>,
  save: Save,
): Sound<State, Options> {
  try {
    if (isNewer(save, judge.game)) return { ok: false, problem: 'newer' };
    const options = optionsOf(judge.game, save);
    if (options === null) return { ok: false, problem: 'damaged' };
    return { ok: true, options, state: soundState(judge, save, options, save.state) };
  } catch (error) {
    return { ok: false, problem: 'rules-failed', error };
  }
}

/** Luck is one number of 32 bits, with or without a sign. */
const MOST_RNG = 2 ** 32;

// No state of our games comes near any of these.
const MOST_COUNT = 10_000;
const MOST_ITEMS = 1_000;
const MOST_NODES = 20_000;
const LONGEST_WORD = 100;

type Kind = 'null' | 'number' | 'string' | 'boolean' | 'list' | 'record';

function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  const type = typeof value;
  if (type === 'number' || type === 'string' || type === 'boolean') return type;
  if (type === 'object') return 'record';
  throw new Error(`a ${type} in a state`);
}

/**
 * Throws unless `value` is made like `model`, a state of the same game: everything the model has is there and of the
 * same kind, as many players as it has, nothing is endless. Where the model has nothing (null, an empty list) anything
 * small may stand.
 */
function alike(model: unknown, value: unknown, where: string, seen: { nodes: number }): void {
  if (++seen.nodes > MOST_NODES) throw new Error('a state without end');
  const kind = kindOf(value);
  const wanted = model === undefined ? 'null' : kindOf(model);
  if (wanted !== 'null' && kind !== wanted) throw new Error(`${where} is ${kind}, not ${wanted}`);
  if (kind === 'number') {
    // `rng` is looked at by itself.
    const most = where === 'state.rng' ? Infinity : MOST_COUNT;
    if (!Number.isInteger(value) || Math.abs(value as number) > most) throw new Error(`${where} is ${String(value)}`);
  } else if (kind === 'string') {
    if ((value as string).length > LONGEST_WORD) throw new Error(`${where} is a long word`);
  } else if (kind === 'list') {
    alikeLists((model ?? []) as readonly unknown[], value as readonly unknown[], where, seen);
  } else if (kind === 'record') {
    const [left, right] = [(model ?? {}) as Readonly<Record<string, unknown>>, value as Record<string, unknown>];
    for (const key of Object.keys(left)) if (!Object.hasOwn(right, key)) throw new Error(`${where} has no ${key}`);
    for (const key of Object.keys(right)) {
      alike(Object.hasOwn(left, key) ? left[key] : undefined, right[key], `${where}.${key}`, seen);
    }
  }
}

function alikeLists(
  model: readonly unknown[],
  value: readonly unknown[],
  where: string,
  seen: { nodes: number },
): void {
  if (value.length > MOST_ITEMS) throw new Error(`${where} has ${value.length} entries`);
  // Steps are of many shapes; the rules know each of them.
  const shapes = where === 'state.steps' ? [] : model;
  const kinds = new Set(shapes.map(kindOf));
  // Players, ships, rates: as many as at the beginning, each made like the one in its place.
  const isFixed = kinds.has('record') || kinds.has('list');
  if (isFixed && value.length !== model.length) throw new Error(`${where} has ${value.length} entries`);
  value.forEach((item, i) => {
    // In a list of cards there is nothing but cards.
    if (!isFixed && shapes.length > 0 && typeof item === 'object' && item !== null)
      throw new Error(`${where}: no list of things`);
    alike(isFixed ? shapes[i] : undefined, item, `${where}.${i}`, seen);
  });
}
