import { must, playAgain, type HasRng, type LogEntry, type Viewer } from '@antilles/engine';
import { changeBetween } from '@/net/change';
import type { AnyPlayable } from '@/net/remoteSession';
import type { Origin } from '@/session/timeline';

/** What one viewer has been shown, as it is sent: texts, because a thousand tables hold them in memory. */
interface Written {
  readonly viewer: Viewer;
  readonly base: string;
  readonly frames: string[];
  view: unknown;
}

/** Writes down what every viewer of a game sees, once for all who are sent it. */
export interface Scribe {
  /** A new number after everything that was taken back. */
  era(): number;
  /** Takes in what was played. */
  follow(log: readonly LogEntry<unknown>[]): void;
  /** How many frames that viewer has been written. */
  count(viewer: Viewer): number;
  /** The frames after the first `from`, as the protocol has them. */
  strip(viewer: Viewer, from: number): string;
}

export function createScribe({ game }: Pick<AnyPlayable, 'game'>, origin: Origin<HasRng>, firstEra: number): Scribe {
  let era = firstEra;
  let log: readonly LogEntry<unknown>[] = [];
  let state = origin.state;
  let written = new Map<Viewer, Written>();

  /** A viewer who was not here before is written everything from the beginning. */
  function begun(viewer: Viewer): Written {
    const view = game.view(origin.state, viewer);
    const strip: Written = { viewer, base: JSON.stringify(view), frames: [], view };
    if (origin.at === 0) {
      for (const event of game.opening?.(origin.state) ?? []) {
        const seen = game.redact(event, viewer);
        const frame = { at: 0, round: game.round(origin.state), event: seen };
        if (seen !== null) strip.frames.push(JSON.stringify(frame));
      }
    }
    let reached = origin.state;
    for (let at = origin.at; at < log.length; at++) reached = played(reached, at, [strip]);
    written.set(viewer, strip);
    return strip;
  }

  function played(from: HasRng, at: number, strips: readonly Written[]): HasRng {
    const { seat, action } = must(log[at], `no action ${at}`);
    const viewers = strips.map(({ viewer }) => viewer);
    const after = playAgain(game, from, seat, action, viewers);
    strips.forEach((strip, i) => {
      for (const { event, view, round } of after.frames[i] ?? []) {
        const change = changeBetween(strip.view, view);
        strip.frames.push(JSON.stringify({ at, round, event, change }));
        strip.view = view;
      }
    });
    return after.state;
  }

  const of = (viewer: Viewer): Written => written.get(viewer) ?? begun(viewer);

  return {
    era: () => era,
    follow(next) {
      const isSame = log.length <= next.length && log[log.length - 1] === next[log.length - 1];
      if (!isSame) {
        era++;
        log = next.slice(0, origin.at);
        state = origin.state;
        written = new Map();
      }
      const from = Math.max(log.length, origin.at);
      log = next;
      const strips = [...written.values()];
      for (let at = from; at < next.length; at++) state = played(state, at, strips);
    },
    count: (viewer) => of(viewer).frames.length,
    strip(viewer, from) {
      const { base, frames } = of(viewer);
      const begins = from === 0 ? `"base":${base},` : '';
      return `{"viewer":${viewer},"from":${from},${begins}"frames":[${frames.slice(from).join(',')}]}`;
    },
  };
}
