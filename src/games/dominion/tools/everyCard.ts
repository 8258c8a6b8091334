/**
 * Every kingdom card in the hands of a bot: whoever buys it uses it, and nobody makes a move that is listed as foolish. The
 * plan is given, so that a card is bought even where a better one lies beside it; everything else is the bot's own play.
 */
import { luckFrom, must } from '@antilles/engine';
import { decideAtOnce, see, type Bot } from '@/bots/bot';
import { menuBot, searchingBot } from '../bots/levels';
import { MENUS, type Menu } from '../bots/menus';
import { menuOf, waysToUse } from '../bots/plans';
import { isTerminal } from '../bots/worth';
import type { Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import type { Event } from '../rules/events';
import { dominion } from '../rules/game';
import { editionFor } from '../rules/kingdoms';
import { isAction, isVictory, KINGDOM_CARDS, type CardId } from '../rules/printed';
import { playerAt, type State } from '../rules/state';
import type { View } from '../rules/view';
import { foolishness } from './foolish';

export type DominionBot = Bot<State, Action, View, Ask>;

/** Villages and terminals beside the card, something to be protected from, and money to trash and upgrade. */
const FILL: readonly CardId[] = [
  'militia',
  'village',
  'smithy',
  'market',
  'festival',
  'laboratory',
  'moat',
  'cellar',
  'woodcutter',
  'council-room',
  'workshop',
];

/** To buy the card, whatever else there is. */
export function planWith(card: CardId): Menu {
  if (card === 'gardens') return MENUS['gardens-workshop'];
  const ways = waysToUse(card);
  const way = must(ways.find(({ rank }) => rank !== 'last') ?? ways[0], card);
  const count = card === 'treasure-map' ? 3 : isTerminal(card) ? 2 : 4;
  return menuOf([
    { ...way, count },
    // Something to double for a Throne Room, and to be protected from for the rest.
    { card: 'militia', count: 1, rank: 'second' },
  ]);
}

export interface Watched {
  /** Bought, or gained through another card. */
  bought: number;
  used: number;
  readonly foolish: string[];
}

/** A game against somebody with the same plan; what was done with the card, and what was foolish, is noted down. */
export function watchCard(card: CardId, bot: DominionBot, seed: number, watched: Watched): void {
  const other = menuBot(planWith(card));
  const kingdom = [...new Set([card, 'workshop' as const, ...FILL])].slice(0, 10);
  const edition = editionFor(kingdom);
  const state = dominion.setup({ ...dominion.defaultOptions, kingdom, edition, startSeat: 0 }, 2, seed);
  const luck = luckFrom(seed);
  const isUse = (event: Event): boolean =>
    event.type === 'treasures-played'
      ? event.cards.includes(card)
      : (event.type === 'played' || event.type === 'reacted') && event.card === card;
  for (;;) {
    const [seat] = dominion.waiting(state);
    if (seat === undefined) break;
    const { action } = decideAtOnce((seat === 0 ? bot : other).think(see(dominion, state, seat), luck));
    const refused = dominion.refusal(state, seat, action);
    if (refused !== null) throw new Error(`${card}, seed ${seed}: ${JSON.stringify(action)} is refused, ${refused}`);
    const folly = seat === 0 ? foolishness(state, seat, action) : null;
    if (folly !== null)
      watched.foolish.push(`${folly}: ${JSON.stringify(action)} with ${playerAt(state, seat).hand.join()}`);
    dominion.apply(state, seat, action, (event) => {
      if (!('seat' in event) || event.seat !== 0) return;
      if (event.type === 'gained' && event.card === card) watched.bought++;
      if (isUse(event)) watched.used++;
    });
  }
  // Gardens are used when they score: that takes a deck of twenty cards at the least.
  const scored = (dominion.outcome(state)?.scores ?? []).flatMap(({ seat, lines }) => (seat === 0 ? lines : []));
  if (isVictory(card) && !isAction(card))
    watched.used += scored.filter(({ key, points }) => key === `score.${card}` && points >= 4).length;
}

/** Hard, thinking as long as it is told. */
export const hardWith = (rollouts: number, menu: Menu): DominionBot =>
  searchingBot('hard', { rollouts, candidates: 2, guard: 2 }, menu);

/** For the soak: one card after the other, by Hard at greater length than the tests have time for. Throws what is foolish. */
export function checkACard(turn: number, seed: number): void {
  const card = must(KINGDOM_CARDS[turn % KINGDOM_CARDS.length], 'a card');
  const watched: Watched = { bought: 0, used: 0, foolish: [] };
  watchCard(card, hardWith(20, planWith(card)), seed, watched);
  if (watched.foolish.length > 0) throw new Error(`${card}: ${watched.foolish.join('\n')}`);
}
