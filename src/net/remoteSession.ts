import type { Decision, HasRng, Outcome, Seat, Viewer } from '@antilles/engine';
import { adviceFor } from '@/session/hint';
import type { Playable, SessionTools } from '@/session/playable';
import type { HintMark } from '@/session/record';
import { createSignal } from '@/session/signal';
import type { LoggedFrame, RunningTable, SessionSnapshot } from '@/session/tableSession';
import type { Room, Said, Sync } from './protocol';
import { allGrown, viewBefore, viewNow, type Strip } from './strips';

export type AnyPlayable = Playable<HasRng, unknown, unknown, unknown, unknown>;

/** A game whose truth lies at another table, as those who sit here may know it. */
export interface RemoteSession {
  readonly table: RunningTable<unknown, unknown, unknown>;
  /** Takes in what the table told. Throws when it does not follow from what it told before. */
  take(sync: Sync): void;
  /** The room is another: who asks to take back, whose seat a bot has. */
  takeRoom(room: Room): void;
  /** An answer was not accepted. */
  refused(seat: Seat | null): void;
  /** What is said again when the connection is back: an answer nobody has confirmed. */
  unconfirmed(): readonly Said[];
}

interface Pending {
  readonly seat: Seat;
  readonly played: number;
  readonly action: unknown;
}

/** What is known here now. Never changed: after every word of the table there is a new one. */
interface Known {
  readonly sync: Sync;
  readonly strips: ReadonlyMap<Viewer, Strip>;
  readonly answered: readonly Seat[];
  /** For each seat here that is asked: a game it may imagine, and the question in it. */
  readonly asked: ReadonlyMap<Seat, { readonly shadow: HasRng; readonly decision: Decision<unknown> }>;
  readonly pending: readonly Pending[];
}

const NOTHING_YET: Known = {
  sync: {
    t: 'sync',
    era: 0,
    strips: [],
    round: 1,
    waiting: [],
    thinking: null,
    outcome: null,
    asked: [],
    answered: { from: 0, seats: [] },
    undoOf: null,
  },
  strips: new Map(),
  answered: [],
  asked: new Map(),
  pending: [],
};

/** Whose eyes a phone with these seats looks through. */
export const viewersOf = (mine: readonly Seat[]): readonly Viewer[] => (mine.length === 1 ? mine : [null, ...mine]);

function snapshotOf(
  game: AnyPlayable['game'],
  { mine, places, undo }: Room,
  { sync, asked, pending }: Known,
  version: number,
): SessionSnapshot {
  const next = [...asked.entries()]
    .filter(([seat]) => !pending.some((each) => each.seat === seat))
    .sort(([a], [b]) => a - b)[0]?.[1].decision;
  const { undoOf, waiting } = sync;
  const isPerson = (seat: Seat): boolean => (places[seat]?.bot ?? null) === null;
  return {
    version,
    round: sync.round,
    // The game's own words, as its rules made them at the table.
    outcome: sync.outcome as Outcome | null,
    waiting,
    asked: next === undefined ? null : { seat: next.seat, kind: next.kind, open: game.isOpen(next.kind) },
    thinking: sync.thinking,
    away: waiting.filter((seat) => isPerson(seat) && !mine.includes(seat)),
    undo: undo === 'off' ? 'off' : undoOf !== null && mine.includes(undoOf) ? 'yes' : 'nothing',
    redo: false,
    turn: { undo: false, redo: false },
    casual: false,
    trouble: null,
  };
}

/** The games imagined for the seats that are asked. Throws when one is no game of these rules. */
function askedIn({ game, checkInvariants }: AnyPlayable, people: readonly Seat[], sync: Sync): Known['asked'] {
  const asked = new Map<Seat, { shadow: HasRng; decision: Decision<unknown> }>();
  for (const { seat, shadow } of sync.asked) {
    if (!people.includes(seat)) continue;
    // From the table: its rules made it, and ours find out whether they could have.
    const state = shadow as HasRng;
    checkInvariants(state);
    const question = game.decision(state, seat);
    if (question !== null) asked.set(seat, { shadow: state, decision: question });
  }
  return asked;
}

/**
 * The face of a table elsewhere. Refusals, why-not and hints come from a game re-dealt for the seat that is asked
 * (`resample`), which looks the same to it and holds nothing it may not know; what really happens the table says.
 */
export function remoteSession(
  entry: AnyPlayable,
  first: Room,
  tools: SessionTools,
  say: (said: Said) => void,
  /** Whether the game began while it was looked at: then everything is shown from its beginning. */
  fromTheStart: boolean,
): RemoteSession {
  const { game } = entry;
  const people = first.mine;
  const signal = createSignal();
  let room = first;
  let known = NOTHING_YET;
  let version = 0;
  let hints: readonly HintMark[] = [];
  /** How many frames each viewer has been shown: what the game opened with comes before any answer. */
  const looked = new Map<Viewer, number>();
  const look = (): SessionSnapshot => snapshotOf(game, room, known, version);
  let shown = look();

  const playedBy = (seat: Seat): number => known.answered.filter((each) => each === seat).length;
  const isPending = (seat: Seat): boolean => known.pending.some((each) => each.seat === seat);
  const decision = (seat: Seat): Decision<unknown> | null =>
    isPending(seat) ? null : (known.asked.get(seat)?.decision ?? null);

  function change(next: Partial<Known>): void {
    known = { ...known, ...next };
    version++;
    shown = look();
    signal.emit();
  }

  const stripOf = (viewer: Viewer): Strip => known.strips.get(viewer) ?? { base: null, frames: [] };
  const sliced = new Map<Viewer, { readonly of: Strip; readonly from: number; readonly frames: Strip['frames'] }>();
  /** The same list until something changes. */
  function unseen(viewer: Viewer): readonly LoggedFrame<unknown, unknown>[] {
    const of = stripOf(viewer);
    const from = looked.get(viewer) ?? 0;
    const before = sliced.get(viewer);
    if (before?.of === of && before.from === from) return before.frames;
    const frames = of.frames.slice(from);
    sliced.set(viewer, { of, from, frames });
    return frames;
  }

  const table: RemoteSession['table'] = {
    id: first.saveId,
    game,
    seats: first.places.map(({ name, colour, bot }) => ({ name, colour, bot })),
    options: first.options,
    people,
    // Nothing is taken back by oneself here: the others are asked.
    undoRule: 'off',
    trusting: false,
    rated: null,
    // Whoever knows it knows every card.
    seed: null,
    startedAt: first.startedAt,
    branch: null,
    daily: null,
    origin: 0,

    snapshot: () => shown,
    subscribe: signal.subscribe,
    view: (viewer) => viewNow(stripOf(viewer)),
    decision,
    refusal(seat, action) {
      const asked = known.asked.get(seat);
      return asked === undefined || isPending(seat) ? 'not-your-turn' : game.refusal(asked.shadow, seat, action);
    },
    submit(seat, action) {
      const refusal = table.refusal(seat, action);
      if (refusal !== null) return refusal;
      const pending: Pending = { seat, played: playedBy(seat), action };
      say({ t: 'act', era: known.sync.era, ...pending });
      change({ pending: [...known.pending, pending] });
      return null;
    },
    unseen,
    looked(viewer) {
      looked.set(viewer, stripOf(viewer).frames.length);
      change({});
    },
    log: (viewer) => stripOf(viewer).frames,
    lastOf: (seat) => known.answered.lastIndexOf(seat),
    playedBy,
    viewAt: (viewer, at) => viewBefore(stripOf(viewer), at),
    askedAt: () => ({ round: known.sync.round, waiting: known.sync.waiting }),
    holdBack: () => undefined,
    setBusy: () => undefined,
    undo() {
      const { undoOf, era } = known.sync;
      if (shown.undo !== 'yes' || undoOf === null) return false;
      say({ t: 'take-back', seat: undoOf, era });
      return true;
    },
    redo: () => false,
    hurry: () => undefined,
    putTroubleAway: () => undefined,
    async hint(seat, goesOn) {
      const asked = known.asked.get(seat);
      if (asked === undefined) throw new Error(`seat ${seat} is not asked`);
      const at = known.answered.length;
      if (!hints.some((mark) => mark.at === at && mark.seat === seat)) hints = [...hints, { at, seat }];
      return adviceFor(
        entry,
        () => asked.shadow,
        seat,
        tools,
        () => known.asked.get(seat) !== asked,
        at,
        goesOn,
      );
    },
    hints: () => hints,
    // The log and the seed would tell what nobody here may know.
    record: () => ({
      rulesVersion: first.rules,
      options: first.options,
      seats: table.seats,
      seed: 0,
      log: [],
    }),
    start: () => undefined,
    stop: () => undefined,
  };

  return {
    table,
    take(sync) {
      const begins = known === NOTHING_YET;
      const anew = begins || sync.era !== known.sync.era;
      const strips = allGrown(anew ? new Map() : known.strips, sync.strips);
      for (const viewer of viewersOf(people)) if (!strips.has(viewer)) throw new Error('a view is missing');
      const { from, seats } = sync.answered;
      if (from > known.answered.length || (anew && from !== 0)) throw new Error('answers are missing');
      const answered = known.answered.slice(0, from).concat(seats);
      const count = (seat: Seat): number => answered.filter((each) => each === seat).length;
      const pending = anew ? [] : known.pending.filter(({ seat, played }) => count(seat) <= played);
      for (const viewer of viewersOf(people)) {
        const there = strips.get(viewer)?.frames.length ?? 0;
        looked.set(viewer, begins && !fromTheStart ? there : Math.min(looked.get(viewer) ?? 0, there));
      }
      change({ sync, strips, answered, pending, asked: askedIn(entry, people, sync) });
    },
    takeRoom(next) {
      room = next;
      change({});
    },
    refused(seat) {
      change({ pending: known.pending.filter((each) => each.seat !== seat) });
    },
    unconfirmed: () => known.pending.map((pending): Said => ({ t: 'act', era: known.sync.era, ...pending })),
  };
}
