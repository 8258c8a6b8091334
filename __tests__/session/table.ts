import type { HasRng } from '@antilles/engine';
import {
  newSession,
  resumeSession,
  type AnySession,
  type Playable,
  type Session,
  type SessionTools,
} from '@/session/session';
import type { Save, UndoRule } from '@/session/record';
import { parseSave, writeSave } from '@/storage/saveFile';
import { SEAT_COLOURS, type TablePlayer } from '@/session/seats';

/** Lets every promise that is ready go on. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Tools for a session under test: a clock that a test moves, breaths that are counted, saves that are kept. */
export interface TestTools extends SessionTools {
  time: number;
  breaths: number;
  readonly saves: Save[];
  readonly errors: unknown[];
  /** While set, `breathe` waits until it is let go. */
  hold(): void;
  letGo(): void;
}

export function testTools(luck: () => number = () => 1): TestTools {
  let held: (() => void)[] | null = null;
  const tools: TestTools = {
    time: 1_000_000,
    breaths: 0,
    saves: [],
    errors: [],
    now: () => tools.time,
    breathe() {
      tools.breaths++;
      return held === null ? Promise.resolve() : new Promise((resolve) => held?.push(resolve));
    },
    save(save) {
      // Whatever a session saves can be read again. A long game is sampled: its saves differ by an action each. The soak
      // reads what it finds after any number of kills.
      if (tools.saves.length < 40 || tools.saves.length % 20 === 0) {
        const parsed = parseSave(writeSave(save));
        if (!parsed.ok) throw new Error(`a ${parsed.problem} save: ${JSON.stringify(save)}`);
      }
      tools.saves.push(save);
    },
    luck,
    report: (error) => void tools.errors.push(error),
    hold: () => void (held = []),
    letGo() {
      const waiting = held ?? [];
      held = null;
      for (const resolve of waiting) resolve();
    },
  };
  return tools;
}

/** Tools whose luck depends only on how much of the game has been played: two equal games then have equal luck. */
export function toolsByPlace(): {
  readonly tools: TestTools;
  readonly follow: (session: { toSave(): Save }) => void;
} {
  let place = (): number => 0;
  return {
    tools: testTools(() => 1000 + place()),
    follow: (session) => void (place = () => session.toSave().log.length),
  };
}

/** Seats from a word each: `person`, or the id of a bot. */
export const seatsOf = (...kinds: string[]): readonly TablePlayer[] =>
  kinds.map((kind, seat) => ({
    name: `${kind} ${seat}`,
    colour: SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'red',
    bot: kind === 'person' ? null : kind,
  }));

export interface TableOf<Action, View, Event> {
  readonly session: Session<Action, View, Event>;
  readonly tools: TestTools;
}

interface Setting<Options> {
  readonly undoRule?: UndoRule;
  readonly seed?: number;
  readonly tools?: TestTools;
  /** What differs from the usual options. */
  readonly options?: Partial<Options>;
}

/** A session of a game with these seats, which nobody has started yet. */
export const aSession = <State extends HasRng, Action, View, Options, Event>(
  entry: Playable<State, Action, View, Options, Event>,
  kinds: readonly string[],
  { undoRule = 'until-revealed', seed = 7, tools = testTools(), options = {} }: Setting<Options> = {},
): Session<Action, View, Event> =>
  newSession({
    entry,
    seats: seatsOf(...kinds),
    options: { ...entry.game.defaultOptions, ...options },
    seed,
    id: 'game-1',
    undoRule,
    tools,
  });

/** The same, started. */
export function aTable<State extends HasRng, Action, View, Options, Event>(
  entry: Playable<State, Action, View, Options, Event>,
  kinds: readonly string[],
  { tools = testTools(), ...setting }: Setting<Options> = {},
): TableOf<Action, View, Event> {
  const session = aSession(entry, kinds, { tools, ...setting });
  session.start();
  return { session, tools };
}

/** A session and a saver that saves nothing, as a table opens them; a table is opened with whatever game it is. */
export const opened = <Action, View, Event>(session: Session<Action, View, Event>) => ({
  session: session as unknown as AnySession,
  saver: { status: () => 'saved' as const, subscribe: () => () => undefined, retry: () => undefined },
});

/** A session resumed from what was written down, with fresh tools; throws when it cannot be. */
export function resumed<State extends HasRng, Action, View, Options, Event>(
  entry: Playable<State, Action, View, Options, Event>,
  save: Save,
  tools: TestTools = testTools(),
): TableOf<Action, View, Event> & { readonly replayable: boolean } {
  const result = resumeSession({ entry, save: onPaper(save), tools });
  if (!result.ok) throw new Error(result.problem);
  result.session.start();
  return { session: result.session, tools, replayable: result.replayable };
}

/** The save as it comes back from JSON: nothing shared with the session that wrote it. */
export const onPaper = (save: Save): Save => JSON.parse(JSON.stringify(save)) as Save;

/** Plays to the end with the first legal answer of every person, waiting for the bots. */
export async function playOut<Action, View, Event>(
  session: Session<Action, View, Event>,
  choose: (actions: readonly Action[], seat: number) => Action | undefined = (actions) => actions[0],
): Promise<void> {
  for (let i = 0; i < 1000 && session.snapshot().outcome === null; i++) {
    await settle();
    const { asked } = session.snapshot();
    const action = asked && choose(session.decision(asked.seat)?.actions ?? [], asked.seat);
    if (asked && action !== undefined && action !== null) {
      const refusal = session.submit(asked.seat, action);
      if (refusal !== null) throw new Error(refusal);
    }
  }
}
