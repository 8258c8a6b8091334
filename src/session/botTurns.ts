import { luckFrom, must, pick, type HasRng, type Seat } from '@antilles/engine';
import { levelsOf, see, type Bot } from '@/bots/bot';
import { botNamed, nearestLevel } from '@/bots/mix';
import type { Playable, SessionTools } from './playable';
import type { Save } from './record';
import type { Trouble } from './tableSession';
import { thinkInSlices } from './think';
import type { Timeline } from './timeline';

/** What the bots' turns need of the session they are part of. */
interface BotTable<State, Action> {
  readonly timeline: Pick<Timeline<State, Action, unknown, unknown>, 'state' | 'log'>;
  readonly seats: Save['seats'];
  /** The next bot that is waited for. */
  next(): Seat | null;
  /** Whether bots may begin; those that have begun play on. */
  mayBegin(): boolean;
  /** Plays a bot's answer; whether the rules let it. */
  play(seat: Seat, action: Action): boolean;
  /** Somebody thinks now, or no longer. */
  changed(): void;
  fail(trouble: Trouble): void;
}

/** The bots' side of a session: who thinks, when they begin, and what becomes of a thought that nobody wants any more. */
export interface BotTurns {
  thinking(): Seat | null;
  /** Lets them play if it is their turn; asked after every change. */
  go(): void;
  start(): void;
  stop(): void;
  /** Whatever is being thought no longer counts. */
  callOff(): void;
  hurry(): void;
  setBusy(busy: boolean): void;
}

export function createBotTurns<State extends HasRng, Action, View, Options, Event>(
  { game, bots, script }: Playable<State, Action, View, Options, Event>,
  tools: SessionTools,
  table: BotTable<State, Action>,
): BotTurns {
  const { timeline, seats } = table;
  let thinking: Seat | null = null;
  let hurried = false;
  let running = false;
  /** Goes up when whatever a bot is thinking no longer counts. */
  let era = 0;
  /** Whether this era's turns are running. */
  let turning = false;
  let busy = false;
  let resting: (() => void)[] = [];
  /** Seats whose level this app does not know, once that was said. */
  const unknown = new Set<Seat>();

  const rest = (): Promise<void> => (busy ? new Promise((resolve) => resting.push(resolve)) : Promise.resolve());

  function callOff(): void {
    era++;
    turning = false;
    thinking = null;
  }

  function go(): void {
    if (!running || turning || table.next() === null || !table.mayBegin()) return;
    turning = true;
    void playAll(era);
  }

  async function playAll(mine: number): Promise<void> {
    const isStale = (): boolean => mine !== era;
    try {
      while (table.next() !== null) {
        await tools.breathe();
        if (isStale()) return;
        await rest();
        if (isStale()) return;
        const seat = table.next();
        if (seat === null) break;

        const choice = await ask(seat, isStale);
        if (isStale() || choice === null) return;
        thinking = null;
        // Somebody may have answered for it meanwhile.
        if (!game.waiting(timeline.state()).includes(seat)) {
          table.changed();
          continue;
        }
        const played = table.play(seat, choice);
        if (isStale()) return;
        if (!played) break;
      }
    } catch (error) {
      if (isStale()) {
        tools.report?.(error);
        return;
      }
      const firstBot = Math.max(
        0,
        seats.findIndex(({ bot }) => bot !== null),
      );
      const seat = thinking ?? firstBot;
      callOff();
      table.fail({ kind: 'stopped', seat, error });
      return;
    }
    turning = false;
  }

  /**
   * What the bot on this seat plays. A bot that breaks does not stop the game: a simpler one answers, or chance when
   * they all break; whoever plays is told.
   */
  async function ask(seat: Seat, isStale: () => boolean): Promise<Action | null> {
    const question = see(game, timeline.state(), seat);
    const luck = luckFrom(tools.luck());
    thinking = seat;
    hurried = false;
    table.changed();
    let broke: { readonly error: unknown } | null = null;
    for (const bot of botsFor(seat)) {
      try {
        const thought = bot.think(question, luck);
        const choice = await thinkInSlices(thought, tools, { isStale, isHurried: () => hurried });
        if (choice === null || isStale()) return null;
        const refusal = game.refusal(timeline.state(), seat, choice.action);
        if (refusal !== null && game.waiting(timeline.state()).includes(seat))
          throw new Error(`bot ${bot.id} played ${JSON.stringify(choice.action)}: ${refusal}`);
        if (broke !== null) table.fail({ kind: 'bot', seat, error: broke.error });
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
    table.fail({ kind: 'bot', seat, error: broke?.error });
    return pick(luck, question.decision.actions);
  }

  /**
   * The bot of this seat, and the simpler ones that stand in for it, best first. A level that this app does not know (a
   * save from another version) plays as the middle one, and that is said once.
   */
  function botsFor(seat: Seat): readonly Bot<State, Action, View>[] {
    const id = seats[seat]?.bot ?? 'medium';
    const known = botNamed(bots, id);
    if (known === undefined && !unknown.has(seat)) {
      unknown.add(seat);
      table.fail({ kind: 'level', seat, error: new Error(`${game.id} has no level "${id}"`) });
    }
    const own = known ?? bots.medium;
    const levels = levelsOf(bots);
    const nearest = known === undefined ? own : bots[nearestLevel(id)];
    const rank = levels.findIndex((level) => bots[level] === nearest);
    const simpler = levels.slice(0, rank < 0 ? 2 : rank).flatMap((level) => bots[level] ?? []);
    return [...(script === undefined ? [] : [actor]), own, ...simpler.reverse()];
  }

  /** Plays what is written, and the first thing there is when nothing is. */
  const actor: Bot<State, Action, View> = {
    id: 'script',
    *think({ seat, decision }) {
      // What is not listed may be legal all the same; the rules say so when it is played.
      const written = script?.(seat, timeline.log()) as Action | undefined;
      return { action: written ?? must(decision.actions[0], `seat ${seat} has no answer`), reasons: [] };
    },
  };

  return {
    thinking: () => thinking,
    go,
    start() {
      if (running) return;
      running = true;
      go();
    },
    stop() {
      if (!running) return;
      running = false;
      const wasThinking = thinking !== null;
      callOff();
      if (wasThinking) table.changed();
    },
    callOff,
    hurry: () => void (hurried = true),
    setBusy(next) {
      busy = next;
      if (busy) return;
      const ready = resting;
      resting = [];
      for (const resolve of ready) resolve();
    },
  };
}
