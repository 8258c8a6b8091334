import { below, luckFrom, must, pick, play, type AnyGame, type HasRng, type Viewer } from '@antilles/engine';
import { decideAtOnce, see } from '../../bots/bot';
import type { AnyEntry } from '../../games/entry';

export interface AuditReport {
  readonly pairs: number;
  readonly choices: number;
}

const json = (value: unknown): string => JSON.stringify(value);

/**
 * Looks for leaks. At moments of random games everything that one seat cannot know is dealt anew; to that seat, and to
 * anybody who sees less, the two tables must not differ by a single letter: in the view, in the frames and the log of
 * what is done next, up to where something is really revealed, and in what its bots choose and why.
 */
export function auditGame(entry: AnyEntry, seed: number): AuditReport {
  const { game } = entry;
  const luck = luckFrom(seed);
  const { min, max } = game.seats;
  const seatCount = min + below(luck, max - min + 1);
  const options = entry.sampleOptions(luck, seatCount);
  const state = game.setup(options, seatCount, seed);
  let [pairs, choices] = [0, 0];
  for (let n = 0; ; n++) {
    const waiting = game.waiting(state);
    if (waiting.length === 0) break;
    const asked = pick(luck, waiting);
    if (below(luck, 6) === 0) {
      const seat = below(luck, seatCount);
      const other = game.resample(state, seat, luck);
      const where = `${game.id}, seed ${seed}, ${seatCount} seats, options ${json(options)}, decision ${n}, seat ${seat}`;
      for (const viewer of [seat, null]) same(game, state, other, viewer, where);
      pairs++;
      if (waiting.includes(seat)) {
        sameFrames(game, state, other, seat, luck, where);
        // Hard thinks long: now and then is enough, it sees what the others see.
        const level = pick(luck, below(luck, 20) === 0 ? ['hard'] : ['easy', 'medium']);
        const dice = luck.rng;
        const chosen = [state, other].map((table) =>
          json(decideAtOnce(must(entry.bots[level], level).think(see(game, table, seat), luckFrom(dice)))),
        );
        if (chosen[0] !== chosen[1]) {
          throw new Error(`${where}: ${level} chooses ${chosen[0]} or ${chosen[1]} by what it cannot know`);
        }
        choices++;
      }
    }
    game.apply(state, asked, pick(luck, must(game.decision(state, asked), 'asked').actions), null);
  }
  return { pairs, choices };
}

function same(game: AnyGame, one: HasRng, other: HasRng, viewer: Viewer, where: string): void {
  const [a, b] = [one, other].map((table) => json(game.view(table, viewer)));
  if (a !== b) throw new Error(`${where}: the view of ${viewer} differs\n${a}\n${b}`);
}

/** Frames and log lines of the same answer on both tables, as far as nothing new is shown. */
function sameFrames(game: AnyGame, one: HasRng, other: HasRng, seat: number, luck: HasRng, where: string): void {
  const action = pick(luck, must(game.decision(one, seat), 'asked').actions);
  const [a, b] = [one, other].map((table) => {
    const { events, frames } = play(game, table, seat, action, [seat]);
    const first = events.findIndex((event) => game.reveals(event));
    // Every event is seen by its seat or by nobody, so frames cannot be counted by events: what is shown before the
    // first revelation is what both tables must share.
    const shown = first < 0 ? (frames[0] ?? []) : [];
    return json(shown.map((frame) => [frame, game.phrase(frame.event)]));
  });
  if (a !== b) throw new Error(`${where}: the frames of ${json(action)} differ\n${a}\n${b}`);
}
