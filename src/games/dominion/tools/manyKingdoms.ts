import { below, luckFrom, must, pick } from '@antilles/engine';
import type { Event } from '../rules/events';
import { dominion } from '../rules/game';
import { census, checkInvariants } from '../rules/invariants';
import { drawKingdom, editionNeeded, NO_WISHES } from '../rules/kingdoms';
import { EDITIONS, type Options } from '../rules/options';
import { BOXES, KINGDOM_CARDS, type CardId } from '../rules/printed';

/**
 * Random play over many kingdoms out of all boxes, every state held to the invariants of the law, and every card counted that was
 * played: `npx tsx src/games/dominion/tools/manyKingdoms.ts 1000`. Stops at the first state that breaks one, and says which.
 */

/** Games that nobody ends are given up: random players buy Copper for ever. */
const MOST_DECISIONS = 1200;

/** One game in one kingdom: how many decisions it had. Throws what is wrong. */
function playIn(seed: number, onEvent: (event: Event) => void): number {
  const luck = luckFrom(seed);
  const kingdom = must(drawKingdom(luck, { ...NO_WISHES, box: pick(luck, BOXES) }), 'no kingdom');
  const seats = 2 + (seed % 3);
  const edition = pick(luck, EDITIONS.slice(EDITIONS.indexOf(editionNeeded(kingdom))));
  const options: Options = { ...dominion.defaultOptions, kingdom, edition };
  const state = dominion.setup(options, seats, seed);
  const cards = census(state);
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const [seat] = dominion.waiting(state);
    if (seat === undefined) return decisions;
    const { actions } = must(dominion.decision(state, seat), 'nothing is asked');
    // What may be bought is many; what is played is what is looked at.
    const plays = actions.filter(({ type }) => type === 'play');
    const from = plays.length > 0 && below(luck, 4) > 0 ? plays : actions;
    dominion.apply(state, seat, must(from[below(luck, from.length)], 'no answer'), onEvent);
    checkInvariants(state);
    if (census(state) !== cards) throw new Error(`INV-1: ${census(state)} instead of ${cards}`);
  }
  return MOST_DECISIONS;
}

function main(): void {
  const kingdoms = Number(process.argv[2] ?? 1000);
  const played = new Map<CardId, number>(KINGDOM_CARDS.map((card) => [card, 0]));
  const count = (card: CardId): void => void played.set(card, (played.get(card) ?? 0) + 1);
  let decisions = 0;
  for (let seed = 1; seed <= kingdoms; seed++) {
    try {
      decisions += playIn(seed, (event) => {
        if (event.type === 'played') count(event.card);
        else if (event.type === 'treasures-played') event.cards.forEach(count);
      });
    } catch (problem) {
      throw new Error(`kingdom ${seed}`, { cause: problem });
    }
  }
  const fewest = [...played].filter(([card]) => card !== 'gardens').sort(([, a], [, b]) => a - b)[0];
  console.log(
    `${kingdoms} kingdoms, ${decisions} decisions, no invariant broken; least played: ${fewest?.[0]}, ${fewest?.[1]} times`,
  );
}

main();
