import {
  luckFrom,
  must,
  pick,
  play,
  sameJson,
  type Decision,
  type Game,
  type HasRng,
  type LogEntry,
  type Outcome,
  type Seat,
  type Viewer,
} from '@antilles/engine';
import { see, type Bot, type Choice, type Level } from '@/bots/bot';
import type { Weigh } from '@/bots/weigh';
import type { Branch, HintMark, Save, UndoRule } from './record';
import type { TablePlayer } from './seats';
import { createHistory, type History, type LoggedFrame, type Origin } from './history';
import { judged, type Judgement, type ReviewMoment } from './review';
import { isNewer, optionsOf, soundState, type Judge } from './sound';
import { thinkInSlices } from './think';

export type { LoggedFrame } from './history';

/** What the session is handed: it has no clock, timers, dice or storage of its own. */
export interface SessionTools {
  /** Milliseconds since the epoch: for timestamps and for cutting a bot's thinking into slices. */
  now(): number;
  /** Gives the screen a frame. */
  breathe(): Promise<void>;
  /** Resolves when the animations rest: bots begin after it. Asked a breath after each change. */
  rest(): Promise<void>;
  /** Usually `saver.queue`. */
  save(save: Save): void;
  /** A fresh seed for a bot's own dice. */
  luck(): number;
  /** Told when a bot breaks (a simpler one plays in its place) or the rules do; `trouble` tells whoever plays. */
  report?(error: unknown): void;
}

/** The part of a `GameEntry` that a session needs. */
export interface Playable<State extends HasRng, Action, View, Options, Event> {
  readonly game: Game<State, Action, View, Options, Event>;
  readonly bots: Readonly<Record<Level, Bot<State, Action, View>> & Record<string, Bot<State, Action, View>>>;
  /** Throws with the facts when this cannot be a state of the game: asked of every state that comes from outside. */
  checkInvariants(state: State): void;
  /** How answers are compared; without it a review can only say whether the bot would have done the same. */
  readonly weigh?: Weigh<State, Action, View>;
}

/** What undo would do now, or why it would not: `revealed` and `passed` name what stands in the way. */
export type UndoAnswer = 'yes' | 'nothing' | 'revealed' | 'passed' | 'off';

/**
 * What broke lately, although it must not. `move`: the rules, over what a person did, and the game is as it was before.
 * `stopped`: the rules, in a bot's turn, which cannot go on. `bot`: a bot, and a simpler one played in its place.
 */
export interface Trouble {
  readonly kind: 'move' | 'stopped' | 'bot';
  readonly seat: Seat;
  readonly error: unknown;
}

/** Not a refusal of the rules: they broke. `snapshot().trouble` has the rest. */
export const RULES_FAILED = 'rules-failed';

/** How much is taken back or played again: one answer, or all answers in a row of one seat. */
export type Stride = 'action' | 'turn';

/** A hint: the choice, and what follows it as long as the same question goes on. */
export interface Advice<Action> extends Choice<Action> {
  readonly further: readonly Choice<Action>[];
}

/** Whether what is asked after `given` answers is still the question that was asked first. */
export type GoesOn<Action, View> = (view: View, decision: Decision<Action>, given: number) => boolean;

/** The outside of a session at one moment. Never changes: after every change there is a new one. */
export interface SessionSnapshot {
  readonly version: number;
  readonly round: number;
  readonly outcome: Outcome | null;
  /** Who owes an answer. */
  readonly waiting: readonly Seat[];
  /** The person to decide next; null while only bots are waited for, or when the game is over. */
  readonly asked: { readonly seat: Seat; readonly kind: string; readonly open: boolean } | null;
  /** A bot at work. */
  readonly thinking: Seat | null;
  readonly undo: UndoAnswer;
  /** Whether there is something to play again, and whether a whole turn is more than one answer of it. */
  readonly redo: boolean;
  readonly turn: { readonly undo: boolean; readonly redo: boolean };
  /** An undo went past revealed information. */
  readonly casual: boolean;
  /** What broke since a person answered last; null when nothing did, or it was put away. */
  readonly trouble: Trouble | null;
}

/** One game in progress: its state, its log, the bots' turns, undo, and a save after every change. */
export interface Session<Action, View, Event> {
  readonly id: string;
  readonly game: Game<HasRng, Action, View, unknown, Event>;
  readonly seats: readonly TablePlayer[];
  readonly options: unknown;
  readonly people: readonly Seat[];
  readonly undoRule: UndoRule;
  readonly seed: number;
  readonly startedAt: number;
  /** The game this one branched off from; null when it began at the beginning. */
  readonly branch: Branch | null;
  /** The day whose deal this is. */
  readonly daily: string | null;
  /** From which action on the log can be replayed: 0, or where newer rules took over. */
  readonly origin: number;
  snapshot(): SessionSnapshot;
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  view(viewer: Viewer): View;
  decision(seat: Seat): Decision<Action> | null;
  refusal(seat: Seat, action: Action): string | null;
  /** Null when played; otherwise the reason why not, `RULES_FAILED` when the rules broke over it. */
  submit(seat: Seat, action: Action): string | null;
  /** What happened since that viewer last looked. */
  unseen(viewer: Viewer): readonly LoggedFrame<View, Event>[];
  /** Marks all of it as seen; for seats that is saved. */
  looked(viewer: Viewer): void;
  /** The whole game as that viewer may know it. */
  log(viewer: Viewer): readonly LoggedFrame<View, Event>[];
  /** The last action of a seat, as an index in the log; −1 when it has not answered anything yet. */
  lastOf(seat: Seat): number;
  /** What the viewer saw before action `at`, from the origin on. */
  viewAt(viewer: Viewer, at: number): View;
  /** Who was asked before action `at`, and in which round. */
  askedAt(at: number): { readonly round: number; readonly waiting: readonly Seat[] };
  /**
   * Nobody has been shown anything of action `from` or what came of it: undo may still take it back, whatever it
   * revealed, and bots wait. Null: it is shown now. Not saved: whoever comes back finds it played.
   */
  holdBack(from: number | null): void;
  /** Takes back the last action of a person, with the bots' answers to it; false when `snapshot().undo` is not yes. */
  undo(stride?: Stride): boolean;
  /** Plays again what was taken back last, with the bots' answers to it; false when there is nothing. */
  redo(stride?: Stride): boolean;
  /** The thinking bot answers with the best it has. */
  hurry(): void;
  /** The trouble has been read. */
  putTroubleAway(): void;
  /**
   * The strongest bot's choice for a seat that is asked, with reasons; that it was asked for is kept. With `goesOn` also
   * what it would answer next, for a question that takes several actions. When the question is gone before the answer is
   * there, it comes all the same, quickly: ask `refusal` whether it can still be played.
   */
  hint(seat: Seat, goesOn?: GoesOn<Action, View>): Promise<Advice<Action>>;
  /** Every hint that was asked for, in order. */
  hints(): readonly HintMark[];
  /** For a finished game: everybody's points at the end of each round. Empty before: points may be secret. */
  pointsByRound(): readonly { readonly round: number; readonly points: readonly number[] }[];
  /** The decisions of a finished game's only person that could have gone another way; empty for every other game. */
  reviewMoments(): readonly ReviewMoment<Action>[];
  /** What that person was asked then. */
  decisionAt(moment: ReviewMoment<Action>): Decision<Action> | null;
  /** What the strongest bot makes of one of them, from what the seat could see then. Null when no longer wanted. */
  judge(moment: ReviewMoment<Action>, isStale: () => boolean): Promise<Judgement<Action> | null>;
  /** Bots' turns run between the two. */
  start(): void;
  stop(): void;
  toSave(): Save;
}

/** A session whose types nobody here needs to know. */
export type AnySession = Session<unknown, unknown, unknown>;

/** Begins a game, and saves it at once. Throws when this many players cannot play with these options. */
export function newSession<State extends HasRng, Action, View, Options, Event>({
  entry,
  seats,
  options,
  seed,
  id,
  undoRule,
  daily,
  tools,
}: {
  readonly entry: Playable<State, Action, View, Options, Event>;
  readonly seats: readonly TablePlayer[];
  readonly options: Options;
  readonly seed: number;
  readonly id: string;
  readonly undoRule: UndoRule;
  readonly daily?: string | undefined;
  readonly tools: SessionTools;
}): Session<Action, View, Event> {
  const { game } = entry;
  const refusal = seatRefusal(game, seats.length) ?? game.optionsRefusal(options, seats.length);
  if (refusal !== null) throw new Error(`${game.id} with ${seats.length} seats: ${refusal}`);
  for (const { bot } of seats) if (bot !== null && !Object.hasOwn(entry.bots, bot)) throw new Error(`no bot ${bot}`);

  const now = tools.now();
  const origin = { at: 0, state: game.setup(options, seats.length, seed) };
  const session = openSession(entry, createHistory(game, origin, []), tools, {
    identity: { format: 1, id, game: game.id, rulesVersion: game.rulesVersion, startedAt: now, options, seats, seed },
    since: undefined,
    undoRule,
    savedAt: now,
    looked: seats.map(() => 0),
    casual: false,
    redo: [],
    hints: [],
    branch: undefined,
    daily,
  });
  tools.save(session.toSave());
  return session;
}

export type Resumed<Action, View, Event> =
  | {
      readonly ok: true;
      readonly session: Session<Action, View, Event>;
      /** Whether the log replays from the very beginning; otherwise frames and undo begin where it was taken over. */
      readonly replayable: boolean;
    }
  /** `newer`: rules that we do not know yet have played on it. */
  | { readonly ok: false; readonly problem: 'damaged' | 'newer' }
  /** The file is whole, but our rules break over it. */
  | { readonly ok: false; readonly problem: 'rules-failed'; readonly error: unknown };

/**
 * Goes on with a saved game. What its log leads to counts; only where these rules cannot play the log again does the
 * saved state, once it is known to be one of this game.
 */
export function resumeSession<State extends HasRng, Action, View, Options, Event>({
  entry,
  save,
  tools,
}: {
  readonly entry: Playable<State, Action, View, Options, Event>;
  readonly save: Save;
  readonly tools: SessionTools;
}): Resumed<Action, View, Event> {
  const { game } = entry;
  try {
    if (isNewer(save, game)) return { ok: false, problem: 'newer' };
    const options = save.game === game.id ? optionsOf(game, save) : null;
    if (options === null) return { ok: false, problem: 'damaged' };
    // From outside: the replay finds out whether it is what it claims to be.
    const log = save.log as readonly LogEntry<Action>[];

    const whole = replayed(entry, save, options, log);
    const history =
      whole ?? createHistory(game, { at: log.length, state: soundState(entry, save, options, save.state) }, log);
    const state = history.state();
    const since = whole ? save.since : { at: log.length, rulesVersion: game.rulesVersion, state };
    assertPlayable(entry, state, save.seats.length);
    const { format, id, rulesVersion, startedAt, seats, seed, undoRule, savedAt, looked, casual } = save;
    const { branch, daily, hints = [] } = save;
    const session = openSession(entry, history, tools, {
      identity: { format, id, game: game.id, rulesVersion, startedAt, options, seats, seed },
      since,
      undoRule,
      savedAt,
      looked,
      casual,
      redo: stillPossible(game, state, (save.redo ?? []) as readonly LogEntry<Action>[]),
      hints,
      branch,
      daily,
    });
    return { ok: true, session, replayable: since === undefined };
  } catch (error) {
    return { ok: false, problem: 'rules-failed', error };
  }
}

/** The history that the log makes under these rules; null when they cannot play it again. */
function replayed<State extends HasRng, Action, View, Options, Event>(
  entry: Playable<State, Action, View, Options, Event>,
  save: Save,
  options: Options,
  log: readonly LogEntry<Action>[],
): History<State, Action, View, Event> | null {
  try {
    const origin = originOf(entry, save, options);
    return origin && createHistory(entry.game, origin, log);
  } catch {
    return null;
  }
}

/** Where the log of a save begins under these rules; null when others wrote it. Throws when that is no state of ours. */
export function originOf<State extends HasRng, Action, View, Options, Event>(
  judge: Judge<State, Action, View, Options, Event>,
  save: Save,
  options: Options,
): Origin<State> | null {
  const { game } = judge;
  const { since } = save;
  if ((since ?? save).rulesVersion !== game.rulesVersion) return null;
  return since === undefined
    ? { at: 0, state: game.setup(options, save.seats.length, save.seed) }
    : { at: since.at, state: soundState(judge, save, options, since.state) };
}

/** What was taken back, if these rules still allow it: all of it or nothing. */
function stillPossible<State extends HasRng, Action, View, Options, Event>(
  game: Game<State, Action, View, Options, Event>,
  from: State,
  taken: readonly LogEntry<Action>[],
): readonly LogEntry<Action>[] {
  try {
    let state = from;
    for (const { seat, action } of taken) state = play(game, state, seat, action).state;
    return taken;
  } catch {
    return [];
  }
}

/** Throws, in whatever way the rules choke, when this is no state of the game. */
function assertPlayable<State extends HasRng, Action, View, Options, Event>(
  { game, checkInvariants }: Playable<State, Action, View, Options, Event>,
  state: State,
  seatCount: number,
): void {
  checkInvariants(state);
  const seats = Array.from({ length: seatCount }, (_, seat) => seat);
  const waiting = game.waiting(state);
  if (waiting.length === 0) must(game.outcome(state), 'nobody is asked and the game is not over');
  if (!waiting.every((seat) => seats.includes(seat))) throw new Error('somebody is asked who is not there');
  for (const viewer of [null, ...seats]) game.view(state, viewer);
  game.round(state);
  if (game.points(state).length !== seatCount) throw new Error(`not a state for ${seatCount} seats`);
  for (const seat of waiting) {
    const { actions } = must(game.decision(state, seat), `seat ${seat} is not asked anything`);
    play(game, state, seat, must(actions[0], `seat ${seat} has no answer`));
  }
}

const seatRefusal = (game: { readonly seats: { readonly min: number; readonly max: number } }, count: number) =>
  count < game.seats.min || count > game.seats.max ? 'seat-count' : null;

/** What a session starts from, new or saved. */
interface Start<Action> {
  readonly identity: Pick<Save, 'format' | 'id' | 'game' | 'rulesVersion' | 'startedAt' | 'options' | 'seats' | 'seed'>;
  readonly since: Save['since'];
  readonly undoRule: UndoRule;
  readonly savedAt: number;
  readonly looked: readonly number[];
  readonly casual: boolean;
  readonly redo: readonly LogEntry<Action>[];
  readonly hints: readonly HintMark[];
  readonly branch: Branch | undefined;
  readonly daily: string | undefined;
}

function openSession<State extends HasRng, Action, View, Options, Event>(
  { game, bots, weigh }: Playable<State, Action, View, Options, Event>,
  history: History<State, Action, View, Event>,
  tools: SessionTools,
  start: Start<Action>,
): Session<Action, View, Event> {
  const { identity, since, undoRule, branch, daily } = start;
  const { seats } = identity;
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const isBot = (seat: Seat): boolean => (seats[seat]?.bot ?? null) !== null;

  let { savedAt, looked, casual, redo, hints } = start;
  /** How much somebody who sees only what is public has seen: they were not here before. */
  let publicLooked = history.log().length;

  const listeners = new Set<() => void>();
  let version = 0;
  let thinking: Seat | null = null;
  let hurried = false;
  /** From which action on nobody has been shown anything yet. */
  let heldBack: number | null = null;
  let running = false;
  /** Goes up when whatever a bot is thinking no longer counts. */
  let era = 0;
  /** Whether this era's bots' turns are running. */
  let turning = false;
  let trouble: Trouble | null = null;

  // What has been worked out about the state as it is now.
  let views = new Map<Viewer, View>();
  let decisions = new Map<Seat, Decision<Action> | null>();
  let shown = look();

  function decision(seat: Seat): Decision<Action> | null {
    let found = decisions.get(seat);
    if (found === undefined) decisions.set(seat, (found = game.decision(history.state(), seat)));
    return found;
  }

  function look(): SessionSnapshot {
    const state = history.state();
    const waiting = game.waiting(state);
    const persons = waiting.filter((seat) => !isBot(seat));
    const next = persons.length === 0 ? null : decision(Math.min(...persons));
    const undo = undoTarget('action');
    return {
      version,
      round: game.round(state),
      outcome: game.outcome(state),
      waiting,
      asked: next && { seat: next.seat, kind: next.kind, open: game.isOpen(next.kind) },
      thinking,
      undo: undo.answer,
      redo: redo.length > 0,
      turn: {
        undo: undo.answer === 'yes' && undoTarget('turn').at < undo.at,
        redo: redoLength('turn') > redoLength('action'),
      },
      casual,
      trouble,
    };
  }

  /** Something other than the state changed: tell everybody. */
  function changed(): void {
    version++;
    shown = look();
    tellEverybody();
  }

  function tellEverybody(): void {
    for (const listener of [...listeners]) listener();
  }

  function view(viewer: Viewer): View {
    const known = views.get(viewer);
    if (known !== undefined) return known;
    const made = game.view(history.state(), viewer);
    views.set(viewer, made);
    return made;
  }

  const unseen = (viewer: Viewer): readonly LoggedFrame<View, Event>[] =>
    history.frames(viewer, viewer === null ? publicLooked : (looked[viewer] ?? 0));

  /**
   * Changes the state: all of it or, when the rules break over it, nothing. What the table asks for next is worked out
   * here as well, before anything is saved: a state that cannot be looked at is as bad as none. `change` says whether
   * it changed anything.
   */
  function move(kind: 'move' | 'stopped', seat: Seat, change: () => boolean): boolean {
    const goBack = history.mark();
    const before = { looked, publicLooked, casual, redo, hints, version, shown };
    const forget = (): void => {
      views = new Map();
      decisions = new Map();
    };
    try {
      if (!change()) return false;
      if (kind === 'move') trouble = null;
      forget();
      version++;
      shown = look();
      const eyes = people.length > 1 ? null : (people[0] ?? null);
      view(eyes);
      unseen(eyes);
      if (shown.asked !== null) view(shown.asked.seat);
    } catch (error) {
      goBack();
      ({ looked, publicLooked, casual, redo, hints, version, shown } = before);
      forget();
      fail({ kind, seat, error });
      // What was taken back had called off what a bot was thinking.
      if (kind === 'move') letBotsPlay();
      return false;
    }
    keep();
    tellEverybody();
    letBotsPlay();
    return true;
  }

  /** Something broke: whoever plays is told, and whoever can mend it. */
  function fail(what: Trouble): void {
    trouble = what;
    tools.report?.(what.error);
    // The rules are not asked again: they may be what broke.
    shown = { ...shown, version: ++version, thinking, trouble };
    tellEverybody();
  }

  function keep(): void {
    savedAt = tools.now();
    tools.save(toSave());
  }

  function toSave(): Save {
    const kept = { ...identity, savedAt, log: history.log(), state: history.state(), looked, undoRule, casual };
    return {
      ...kept,
      ...(since === undefined ? {} : { since }),
      ...(redo.length === 0 ? {} : { redo }),
      ...(hints.length === 0 ? {} : { hints }),
      ...(branch === undefined ? {} : { branch }),
      ...(daily === undefined ? {} : { daily }),
    };
  }

  /** Where undo would lead, or why it leads nowhere. */
  function undoTarget(stride: Stride): { readonly answer: UndoAnswer; readonly at: number } {
    const log = history.log();
    let at = log.length - 1;
    while (at >= history.origin.at && isBot(log[at]?.seat ?? -1)) at--;
    const last = at < history.origin.at ? undefined : log[at];
    const because = (answer: UndoAnswer) => ({ answer, at });
    if (undoRule === 'off') return because('off');
    if (last === undefined) return because('nothing');
    const answer = undoAnswer(at, last.seat);
    if (answer !== 'yes' || stride === 'action') return because(answer);
    // A turn goes back as far as this seat answered in a row, and no further than the rule lets it.
    while (at > history.origin.at && log[at - 1]?.seat === last.seat && undoAnswer(at - 1, last.seat) === 'yes') at--;
    return because('yes');
  }

  function undoAnswer(at: number, mine: Seat): UndoAnswer {
    if (undoRule === 'free' && people.length === 1) return 'yes';
    if (history.revealedSince(at, heldBack ?? undefined)) return 'revealed';
    return people.some((seat) => seat !== mine && (looked[seat] ?? 0) > at) ? 'passed' : 'yes';
  }

  /** How many actions redo would play: those of one seat, and the bots' answers up to the next of a person. */
  function redoLength(stride: Stride): number {
    const [first] = redo;
    if (first === undefined) return 0;
    let length = 1;
    if (stride === 'turn') while (redo[length]?.seat === first.seat) length++;
    while (length < redo.length && isBot(redo[length]?.seat ?? -1)) length++;
    return length;
  }

  /** Whatever is being thought no longer counts. */
  function forgetThoughts(): void {
    era++;
    turning = false;
    thinking = null;
  }

  const nextBot = (): Seat | null => {
    const waiting = shown.waiting.filter(isBot);
    return waiting.length === 0 ? null : Math.min(...waiting);
  };

  function letBotsPlay(): void {
    if (!running || turning || nextBot() === null || isHolding() || heldBack !== null) return;
    turning = true;
    void playBots(era);
  }

  /** What was taken back lies ready as long as a person decides: a bot that chose anew meanwhile would make it void. */
  const isHolding = (): boolean => redo.length > 0 && shown.waiting.some((seat) => !isBot(seat));

  async function playBots(mine: number): Promise<void> {
    const isStale = (): boolean => mine !== era;
    try {
      while (nextBot() !== null) {
        await tools.breathe();
        if (isStale()) return;
        await tools.rest();
        if (isStale()) return;
        const seat = nextBot();
        if (seat === null) break;

        const choice = await ask(seat, isStale);
        if (isStale() || choice === null) return;
        thinking = null;
        // Somebody may have answered for it meanwhile.
        if (game.waiting(history.state()).includes(seat)) {
          const played = move('stopped', seat, () => {
            redo = [];
            history.add(seat, choice);
            return true;
          });
          if (isStale()) return;
          if (!played) break;
        } else {
          changed();
        }
      }
    } catch (error) {
      if (isStale()) {
        tools.report?.(error);
        return;
      }
      const seat =
        thinking ??
        Math.max(
          0,
          seats.findIndex(({ bot }) => bot !== null),
        );
      forgetThoughts();
      fail({ kind: 'stopped', seat, error });
      return;
    }
    turning = false;
  }

  /**
   * What the bot on this seat plays. A bot that breaks does not stop the game: a simpler one answers, or chance when
   * they all break; whoever plays is told.
   */
  async function ask(seat: Seat, isStale: () => boolean): Promise<Action | null> {
    const question = see(game, history.state(), seat);
    const luck = luckFrom(tools.luck());
    thinking = seat;
    hurried = false;
    changed();
    let broke: { readonly error: unknown } | null = null;
    for (const bot of botsFor(seat)) {
      try {
        const thought = bot.think(question, luck);
        const choice = await thinkInSlices(thought, tools, { isStale, isHurried: () => hurried });
        if (choice === null || isStale()) return null;
        const refusal = game.refusal(history.state(), seat, choice.action);
        if (refusal !== null && game.waiting(history.state()).includes(seat))
          throw new Error(`bot ${bot.id} played ${JSON.stringify(choice.action)}: ${refusal}`);
        if (broke !== null) fail({ kind: 'bot', seat, error: broke.error });
        return choice.action;
      } catch (error) {
        if (isStale()) {
          tools.report?.(error);
          return null;
        }
        // The first one says what is wrong; those after it mostly break over the same.
        broke ??= { error };
      }
    }
    fail({ kind: 'bot', seat, error: broke?.error });
    return pick(luck, question.decision.actions);
  }

  /**
   * The bot of this seat, and the simpler ones that stand in for it, best first. A level that this app does not know (a
   * save from another version) plays as the middle one.
   */
  function botsFor(seat: Seat): readonly Bot<State, Action, View>[] {
    const id = seats[seat]?.bot ?? 'medium';
    const own = (Object.hasOwn(bots, id) ? bots[id] : undefined) ?? bots.medium;
    const simpler = own === bots.easy ? [] : own === bots.medium ? [bots.easy] : [bots.medium, bots.easy];
    return [own, ...simpler];
  }

  return {
    id: identity.id,
    game,
    seats,
    options: identity.options,
    people,
    undoRule,
    seed: identity.seed,
    startedAt: identity.startedAt,
    branch: branch ?? null,
    daily: daily ?? null,
    origin: history.origin.at,
    snapshot: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    view,
    decision,
    refusal: (seat, action) => game.refusal(history.state(), seat, action),

    submit(seat, action) {
      let refusal: string | null = null;
      const isPlayed = move('move', seat, () => {
        refusal = game.refusal(history.state(), seat, action);
        if (refusal !== null) return false;
        redo = [];
        heldBack = null;
        history.add(seat, action);
        return true;
      });
      return isPlayed ? null : (refusal ?? RULES_FAILED);
    },

    unseen,
    log: (viewer) => history.frames(viewer, 0),
    lastOf: (seat) => history.log().findLastIndex((entry) => entry.seat === seat),
    viewAt: (viewer, at) => game.view(history.stateAt(at), viewer),
    askedAt(at) {
      const state = history.stateAt(at);
      return { round: game.round(state), waiting: game.waiting(state) };
    },

    looked(viewer) {
      const all = history.log().length;
      const before = viewer === null ? publicLooked : looked[viewer];
      if (before === undefined || before === all) return;
      if (viewer === null) {
        publicLooked = all;
      } else {
        looked = looked.map((seen, seat) => (seat === viewer ? all : seen));
        keep();
      }
      changed();
    },

    holdBack(from) {
      if (from === heldBack) return;
      heldBack = from;
      changed();
      letBotsPlay();
    },

    undo(stride = 'action') {
      const { answer, at } = undoTarget(stride);
      if (answer !== 'yes') return false;
      return move('move', history.log()[at]?.seat ?? 0, () => {
        casual ||= history.revealedSince(at, heldBack ?? undefined);
        heldBack = null;
        redo = [...history.log().slice(at), ...redo];
        history.cut(at);
        hints = hints.map((mark) => ({ ...mark, at: Math.min(mark.at, at) }));
        looked = looked.map((seen) => Math.min(seen, at));
        publicLooked = Math.min(publicLooked, at);
        forgetThoughts();
        return true;
      });
    },

    redo(stride = 'action') {
      const length = redoLength(stride);
      if (length === 0) return false;
      const again = redo.slice(0, length);
      return move('move', again[0]?.seat ?? 0, () => {
        redo = redo.slice(length);
        for (const { seat, action } of again) history.add(seat, action);
        forgetThoughts();
        return true;
      });
    },

    hurry() {
      hurried = true;
    },

    putTroubleAway() {
      if (trouble === null) return;
      trouble = null;
      changed();
    },

    hints: () => hints,

    async hint(seat, goesOn) {
      const asked = decision(seat);
      const at = history.log().length;
      // Asked twice about one question it is still one hint.
      if (!hints.some((mark) => mark.at === at && mark.seat === seat)) {
        hints = [...hints, { at, seat }];
        keep();
        changed();
      }
      const luck = luckFrom(tools.luck());
      const isGone = (): boolean => !sameJson(decision(seat), asked);
      const think = async (state: State): Promise<Choice<Action>> =>
        must(
          await thinkInSlices(bots.hard.think(see(game, state, seat), luck), tools, {
            isStale: () => false,
            isHurried: isGone,
          }),
          'a hint that nobody called off',
        );
      const choice = await think(history.state());
      const further: Choice<Action>[] = [];
      if (goesOn === undefined) return { ...choice, further };
      // What comes next is looked for in an imagined game: a hint must not know what the seat does not.
      let state = game.resample(history.state(), seat, luck);
      for (let last = choice.action; !isGone();) {
        state = play(game, state, seat, last).state;
        const next = game.decision(state, seat);
        if (next === null || !goesOn(game.view(state, seat), next, further.length + 1)) break;
        const after = await think(state);
        last = after.action;
        further.push(after);
      }
      return { ...choice, further };
    },

    pointsByRound() {
      if (shown.outcome === null) return [];
      const rounds: { round: number; points: readonly number[] }[] = [];
      for (const state of history.states()) {
        const entry = { round: game.round(state), points: game.points(state) };
        if (rounds.at(-1)?.round === entry.round) rounds.pop();
        rounds.push(entry);
      }
      return rounds;
    },

    reviewMoments() {
      const [seat, another] = people;
      if (shown.outcome === null || seat === undefined || another !== undefined) return [];
      return history.log().flatMap((entry, at): ReviewMoment<Action>[] => {
        if (entry.seat !== seat || at < history.origin.at) return [];
        const state = history.stateAt(at);
        const choices = game.decision(state, seat)?.actions.length ?? 0;
        return choices < 2 ? [] : [{ at, seat, round: game.round(state), played: entry.action }];
      });
    },
    decisionAt: ({ at, seat }) => game.decision(history.stateAt(at), seat),
    async judge({ at, seat, played }, isStale) {
      const seen = see(game, history.stateAt(at), seat);
      // The same dice every time: a review that is opened again says the same.
      const luck = luckFrom(at + 1);
      const manner = { isStale, isHurried: () => false };
      const choice = await thinkInSlices(bots.hard.think(seen, luck), tools, manner);
      if (choice === null) return null;
      if (weigh === undefined || sameJson(choice.action, played)) return judged(played, choice, null);
      const values = await thinkInSlices(weigh.compare(seen, [choice.action, played], luck), tools, {
        isStale,
        isHurried: () => false,
      });
      return values === null ? null : judged(played, choice, values);
    },

    start() {
      if (running) return;
      running = true;
      letBotsPlay();
    },
    stop() {
      if (!running) return;
      running = false;
      const wasThinking = thinking !== null;
      forgetThoughts();
      if (wasThinking) changed();
    },
    toSave,
  };
}
