import { below, luckFrom, must, pick, type AnyGame, type HasRng, type Viewer } from '@antilles/engine';
import { decideAtOnce, levelsOf, see } from '@/bots/bot';
import type { AnyEntry } from '@/games/entry';

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
        const level = pick(luck, below(luck, 20) === 0 ? levelsOf(entry.bots).slice(2) : ['easy', 'medium']);
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

/** What the seat sees of its answer on one table, up to where something is really revealed. */
function shownUntilRevealed(game: AnyGame, table: HasRng, seat: number, action: unknown) {
  const after = game.clone(table);
  const frames: string[] = [];
  let isRevealed = false;
  game.apply(after, seat, action, (event) => {
    isRevealed ||= game.reveals(event);
    const seen = isRevealed ? null : game.redact(event, seat);
    if (seen !== null) frames.push(json([seen, game.view(after, seat), game.round(after), game.phrase(seen)]));
  });
  return { frames, isRevealed, asked: json(game.waiting(after)) };
}

/** Frames and log lines of the same answer on both tables, as far as neither shows anything new. */
function sameFrames(game: AnyGame, one: HasRng, other: HasRng, seat: number, luck: HasRng, where: string): void {
  const action = pick(luck, must(game.decision(one, seat), 'asked').actions);
  const [a, b] = [shownUntilRevealed(game, one, seat, action), shownUntilRevealed(game, other, seat, action)];
  // Where one table reveals something, or stops to ask whoever holds a reaction, the other may go on in another way, and
  // only what came before must be the same.
  const longest = Math.max(a.frames.length, b.frames.length);
  const shared =
    a.isRevealed || b.isRevealed || a.asked !== b.asked ? Math.min(a.frames.length, b.frames.length) : longest;
  for (let i = 0; i < shared; i++) {
    if (a.frames[i] === b.frames[i]) continue;
    throw new Error(`${where}: frame ${i} of ${json(action)} differs\n${a.frames[i]}\n${b.frames[i]}`);
  }
}
