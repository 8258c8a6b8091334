import { below, luckFrom, type AnyGame, type HasRng, type Phrase } from '@antilles/engine';
import { checkGame, checkSpoken, type ConformanceOptions, type ConformanceReport } from '@antilles/engine/conformance';
import { decideAtOnce, see } from '@/bots/bot';
import { entryOf } from '@/games';
import type { AnyEntry } from '@/games/entry';
import type { GameId } from '@/games/ids';
import { soundState } from '@/session/sound';
import { hasWords, unsaid } from './spoken';

/** One of our games held to every promise of `Game`, with our words for it and our judge of saved states. */
export function checkPromises(
  id: GameId,
  options: Pick<ConformanceOptions, 'games' | 'seed' | 'onGame'>,
): ConformanceReport {
  const entry = entryOf(id);
  return checkGame(entry, {
    ...options,
    hasWords: (reason) => hasWords(id, reason),
    unsaid: (phrase) => unsaid(id, phrase),
    isKnown: (state, gameOptions, seatCount) => isSound(entry, state, gameOptions, seatCount),
  });
}

/** Whether a save with this state would be believed, whatever it was dealt from. */
function isSound(entry: AnyEntry, state: unknown, options: unknown, seatCount: number): boolean {
  const seats = Array.from({ length: seatCount }, () => ({ name: '', colour: 'red' as const, bot: null }));
  try {
    soundState(entry, { seats, seed: 1 }, options, state);
    return true;
  } catch {
    return false;
  }
}

/** A bot is asked at every so-many-th decision. */
const EVERY = 7;

/**
 * Every bot of a game answers, with something that is accepted, and says why in words there are. A hint is what the
 * strongest says. Bots think long, so they are asked now and then in the course of a random game.
 */
export function checkBots(
  id: GameId,
  { seed, questions }: { readonly seed: number; readonly questions: number },
): void {
  const { game, bots } = entryOf(id);
  const luck = luckFrom(seed);
  const state = game.setup(game.defaultOptions, game.seats.min, seed);
  for (let i = 0; i < EVERY * questions; i++) {
    const [seat] = game.waiting(state);
    if (seat === undefined) return;
    if (i % EVERY === 0) {
      for (const [name, bot] of Object.entries(bots)) {
        const { action, reasons } = decideAtOnce(bot.think(see(game, state, seat), luck));
        if (game.refusal(state, seat, action) !== null)
          throw new Error(`${id}, ${name}: a bot answers what is refused: ${JSON.stringify(action)}`);
        checkSpoken(reasons, (phrase: Phrase) => unsaid(id, phrase));
      }
    }
    game.apply(state, seat, anyOf(game, state, seat, luck), null);
  }
}

function anyOf(game: AnyGame, state: HasRng, seat: number, luck: HasRng): unknown {
  const actions = game.decision(state, seat)?.actions ?? [];
  return actions[below(luck, actions.length)];
}
