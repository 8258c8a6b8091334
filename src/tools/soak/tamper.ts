import { below, luckFrom, must, pick, type HasRng } from '@antilles/engine';
import { summarise } from '@app/saves';
import { see } from '@/bots/bot';
import { entryOf } from '@/games';
import { GAME_IDS, isGameId, type GameId } from '@/games/ids';
import { resumeSession } from '@/session/session';
import { verifySave } from '@/session/verify';
import { parseSave, writeSave, type Save } from '@/storage/saveFile';
import { seal } from '@/storage/sealed';
import { clock } from '../clock';
import { randomSave } from './randomSave';

/** A saved game that somebody has changed, behind a checksum that is right. */
export interface Tampered {
  readonly what: string;
  readonly text: string;
}

/** What one of them came to: how it was taken, and the longest that the screen would have stood still, in time worked. */
export interface Taken {
  readonly how: 'refused' | 'opened';
  readonly longestMs: number;
}

/** How long the screen may stand still. */
export const MOST_MS = 1000;
/** Bots are listened to for this long, and then have to answer. */
const THINKS = 60;

/** A game in the middle, at its beginning or at its end, played at random. */
function aGame(id: GameId, luck: HasRng): Save {
  const entry = entryOf(id);
  const { min, max } = entry.game.seats;
  const seatCount = min + below(luck, max - min + 1);
  const options = entry.sampleOptions(luck, seatCount);
  const seed = below(luck, 1e9);
  const actions = pick(luck, [0, 3, 20, 60, 150, Infinity]);
  return randomSave(entry, luck, { id: 'tampered', seatCount, options, seed, actions, others: 'hard' });
}

/** Every place in a piece of JSON, as the keys that lead there. */
function placesIn(value: unknown, here: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...here, key]))];
}

const GONE = Symbol('gone');

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** What is put into a place: far too much, too little, nothing, something else altogether. */
const VALUES: readonly (readonly [name: string, value: (old: unknown) => unknown])[] = [
  ['1e308', () => 1e308],
  ['1e9', () => 1e9],
  ['10000', () => 10_000],
  ['999', () => 999],
  ['-1', () => -1],
  ['-1e9', () => -1e9],
  ['0.5', () => 0.5],
  ['null', () => null],
  ['true', () => true],
  ['a word', () => 'x'],
  ['no word', () => ''],
  ['a long word', () => 'x'.repeat(100_000)],
  ['"1"', () => '1'],
  ['[]', () => []],
  ['{}', () => ({})],
  ['gone', () => GONE],
  ['ten thousand of them', (old) => Array.from({ length: 10_000 }, () => old)],
  ['nine hundred of them', (old) => (isList(old) ? Array.from({ length: 900 }, () => old[0] ?? 0) : 900)],
  ['one less', (old) => (isList(old) ? old.slice(1) : typeof old === 'number' ? old - 1 : '__proto__')],
  ['one more', (old) => (isList(old) ? [...old, old[0] ?? 0] : typeof old === 'number' ? old + 1 : 'constructor')],
];

/** A copy with something else in one place. */
function changed(value: unknown, [key, ...rest]: readonly string[], by: (old: unknown) => unknown): unknown {
  if (key === undefined) return by(value);
  const copy: unknown[] | Record<string, unknown> = Array.isArray(value) ? value.slice() : { ...(value as object) };
  const at = copy as Record<string, unknown>;
  const next = changed(at[key], rest, by);
  if (next !== GONE) at[key] = next;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete at[key];
  return copy;
}

/** How a spoiled state gets past the log, which would not lead to it. */
const WAYS: readonly (readonly [name: string, save: (save: Save, state: unknown) => object])[] = [
  ['as it is', (save, state) => ({ ...save, state })],
  [
    'taken over',
    (save, state) => ({ ...save, state, since: { at: save.log.length, rulesVersion: save.rulesVersion, state } }),
  ],
  ['of older rules', (save, state) => ({ ...save, rulesVersion: 0, state })],
  ['with a log that cannot be', (save, state) => ({ ...save, state, log: [...save.log, { seat: 0, action: 'x' }] })],
];

/** So many changed saves of one game, the same for the same seed. One in eight is changed outside of its state. */
export function* tampered(id: GameId, seed: number, count: number): Generator<Tampered> {
  const luck = luckFrom(seed);
  for (let n = 0; n < count;) {
    const save = JSON.parse(JSON.stringify(aGame(id, luck))) as Save;
    const [inside, outside] = [placesIn(save.state), placesIn({ ...save, state: 0 })];
    // A few of each game: they are dear to make.
    for (let i = 0; i < 24 && n < count; i++, n++) {
      const [name, value] = pick(luck, VALUES);
      const around = below(luck, 8) === 0;
      const place = pick(luck, around ? outside : inside);
      const [way, whole] = pick(luck, WAYS);
      const content = around ? changed(save, place, value) : whole(save, changed(save.state, place, value));
      const what = `${id}, seed ${seed}, number ${n}: ${around ? 'save' : 'state'}.${place.join('.')} is ${name}, ${way}`;
      if (typeof content === 'object' && content !== null) yield { what, text: seal('save', content) };
    }
  }
}

/** The ones of the report that stopped a page: a file with exactly that in it. */
export function known(): readonly Tampered[] {
  const at = (id: GameId, place: string, value: unknown): Tampered[] => {
    const save = JSON.parse(JSON.stringify(aGame(id, luckFrom(7)))) as Save;
    const state = changed(save.state, place.split('.'), () => value);
    return WAYS.map(([way, whole]) => ({
      what: `${id}: state.${place} is ${JSON.stringify(value)}, ${way}`,
      text: seal('save', whole(save, state)),
    }));
  };
  return [
    ...at('puerto-rico', 'players.1.goods', []),
    ...at('puerto-rico', 'players.1.manned', []),
    ...at('dominion', 'embargo.0', 1e308),
    ...at('dominion', 'embargo.0', 1e9),
    ...at('cartagena', 'route.tunnelLength', 1e9),
    ...at('santo-domingo', 'options.target', 1e9),
    ...at('santo-domingo', 'options.rates.1.get', 1e9),
  ];
}

/** Does with a save what the app does with one. Throws when something is thrown that nobody catches there. */
export async function takeIn({ text }: Pick<Tampered, 'text'>): Promise<Taken> {
  let longestMs = 0;
  const timed = <T>(job: () => T): T => {
    const began = clock.worked();
    try {
      return job();
    } finally {
      longestMs = Math.max(longestMs, clock.worked() - began);
    }
  };
  const parsed = timed(() => parseSave(text, isGameId));
  if (!parsed.ok) return { how: 'refused', longestMs };
  const { save } = parsed;
  timed(() => writeSave(save));
  const entry = entryOf(
    must(
      GAME_IDS.find((id) => id === save.game),
      'a game of ours',
    ),
  );

  // Home.
  const atHome = clock.worked();
  await summarise(save, () => Promise.resolve(entry));
  longestMs = Math.max(longestMs, clock.worked() - atHome);
  // An import: a little at a time.
  const steps = verifySave(entry, save);
  while (timed(() => steps.next()).done !== true);

  // The table.
  const tools = {
    now: () => performance.now(),
    breathe: () => Promise.resolve(),
    save: () => undefined,
    luck: () => 1,
  };
  const resumed = timed(() => resumeSession({ entry, save, tools }));
  if (!resumed.ok) return { how: 'refused', longestMs };
  const { session } = resumed;
  const { game } = entry;
  for (const viewer of [null, ...save.seats.keys()]) timed(() => session.view(viewer));
  timed(() => session.log(null));
  const state = session.toSave().state as HasRng;
  for (const seat of session.snapshot().waiting) {
    timed(() => session.decision(seat));
    // Hints are Hard's.
    for (const level of ['easy', 'hard']) {
      const bot = must(entry.bots[level], level);
      // The session has a net for bots that break; what it cannot catch is one that does not come back.
      try {
        const thought = bot.think(see(game, state, seat), luckFrom(1));
        const began = performance.now();
        while (timed(() => thought.next(performance.now() - began > THINKS)).done !== true) {
          if (performance.now() - began > THINKS + MOST_MS) throw new Error('a bot does not stop thinking');
        }
      } catch {
        // Caught there as well.
      }
    }
  }
  return { how: 'opened', longestMs };
}

/**
 * Takes so many of each game in, and everything that is known to have hurt. Throws at the first that stands still or
 * breaks something; `onNext` is told which comes next.
 */
export async function tamper(
  seed: number,
  each: number,
  onNext: (what: string) => void = () => undefined,
): Promise<{ readonly opened: number; readonly refused: number }> {
  const count = { opened: 0, refused: 0 };
  const all = function* (): Generator<Tampered> {
    yield* known();
    for (const id of GAME_IDS) yield* tampered(id, seed, each);
  };
  for (const one of all()) {
    onNext(one.what);
    const { how, longestMs } = await takeIn(one).catch((error: unknown) => {
      throw new Error(`${one.what}: thrown`, { cause: error });
    });
    count[how]++;
    if (longestMs > MOST_MS) throw new Error(`${one.what}: ${Math.round(longestMs)} ms without a breath`);
  }
  return count;
}
