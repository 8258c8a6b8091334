import { luckFrom, must } from '@antilles/engine';
import { decideAtOnce, see, type Bot } from '@/bots/bot';
import { menuBot, searchingBot } from '@/games/dominion/bots/levels';
import { MENUS, type Menu } from '@/games/dominion/bots/menus';
import { menuOf, waysToUse } from '@/games/dominion/bots/plans';
import { isTerminal } from '@/games/dominion/bots/worth';
import type { Action } from '@/games/dominion/rules/actions';
import type { Ask } from '@/games/dominion/rules/asks';
import type { Event } from '@/games/dominion/rules/events';
import { dominion } from '@/games/dominion/rules/game';
import { isAction, KINGDOM_CARDS, PRINTED, type CardId } from '@/games/dominion/rules/printed';
import { playerAt, type State } from '@/games/dominion/rules/state';
import type { View } from '@/games/dominion/rules/view';
import { foolishness } from './foolish';
import { aTable, cards } from './table';

/**
 * Every kingdom card in the hands of Medium and Hard: whoever buys it uses it, and nobody makes a move that is listed as
 * foolish. The plan is given, so that a card is bought even where a better one lies beside it; everything else is the
 * levels' own play.
 */

type DominionBot = Bot<State, Action, View, Ask>;

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

function planWith(card: CardId): Menu {
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

interface Watched {
  /** Bought, or gained through another card. */
  bought: number;
  used: number;
  readonly foolish: string[];
}

function watch(card: CardId, bot: DominionBot, seed: number, watched: Watched): void {
  const other = menuBot(planWith(card));
  const kingdom = [...new Set([card, 'workshop' as const, ...FILL])].slice(0, 10);
  const edition = PRINTED[card].set === 'second-edition' ? '2E' : '1E';
  const state = dominion.setup({ ...dominion.defaultOptions, kingdom, edition, startSeat: 0 }, 2, seed);
  const luck = luckFrom(seed);
  const isUse = (event: Event): boolean => (event.type === 'played' || event.type === 'reacted') && event.card === card;
  for (;;) {
    const [seat] = dominion.waiting(state);
    if (seat === undefined) break;
    const { action } = decideAtOnce((seat === 0 ? bot : other).think(see(dominion, state, seat), luck));
    expect(dominion.refusal(state, seat, action)).toBeNull();
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
  if (!isAction(card))
    watched.used += scored.filter(({ key, points }) => key === `score.${card}` && points >= 4).length;
}

const SEEDS = [1, 2, 3, 4];

function watched(card: CardId, bot: DominionBot): Watched {
  const result: Watched = { bought: 0, used: 0, foolish: [] };
  // One game is enough for most cards; some need luck to be bought at all.
  for (const seed of SEEDS) {
    watch(card, bot, seed, result);
    if (result.used > 0) break;
  }
  return result;
}

test('all 58 kingdom cards are here', () => {
  expect(KINGDOM_CARDS).toHaveLength(58);
});

describe.each([
  ['medium', (menu: Menu) => menuBot(menu)],
  ['hard', (menu: Menu) => searchingBot('hard', { rollouts: 20, candidates: 2, guard: 2 }, menu)],
] as const)('%s', (_level, botWith) => {
  test.each(KINGDOM_CARDS)('%s is used once bought, and nothing foolish is done', (card) => {
    const { bought, used, foolish } = watched(card, botWith(planWith(card)));
    expect(foolish).toEqual([]);
    expect(bought).toBeGreaterThan(0);
    expect(used).toBeGreaterThan(0);
  });
});

describe('the list of foolish moves can find one', () => {
  const pick = (card: CardId): Action => ({ type: 'pick', card });

  test('a bot that never plays its cards is found out', () => {
    const lazy: DominionBot = {
      id: 'lazy',
      *think(seen, luck) {
        if (seen.decision.kind === 'action-phase') return { action: { type: 'end-phase' }, reasons: [] };
        return yield* menuBot(planWith('village')).think(seen, luck);
      },
    };
    const { bought, used, foolish } = watched('village', lazy);
    expect(bought).toBeGreaterThan(0);
    expect(used).toBe(0);
    expect(foolish.length).toBeGreaterThan(0);
  });

  test.each<[string, State, Action]>([
    ['a Curse bought', aTable({ coins: 8 }).state, { type: 'buy', card: 'curse' }],
    ['eight coins and nothing bought', aTable({ coins: 8 }).state, { type: 'end-phase' }],
    ['Treasures left in hand', aTable({ hands: { 0: cards('GGG') } }).state, { type: 'end-phase' }],
    ['a free card kept', aTable({ hands: { 0: ['laboratory', ...cards('CC')] } }).state, { type: 'end-phase' }],
    ['a lone map', aTable({ hands: { 0: ['treasure-map'] } }).state, { type: 'play', card: 'treasure-map' }],
    ['no Copper to lend', aTable({ hands: { 0: ['moneylender'] } }).state, { type: 'play', card: 'moneylender' }],
    [
      'Gold discarded before an Estate',
      (() => {
        const t = aTable({ hands: { 0: ['militia'], 1: cards('GESCC') } });
        t.play('militia');
        return t.state;
      })(),
      pick('gold'),
    ],
    [
      'Gold trashed before an Estate',
      (() => {
        const t = aTable({ hands: { 0: ['chapel', ...cards('GE')] } });
        t.play('chapel');
        return t.state;
      })(),
      pick('gold'),
    ],
    [
      'a Moat kept hidden',
      (() => {
        const t = aTable({ hands: { 0: ['witch'], 1: ['moat'] } });
        t.play('witch');
        return t.state;
      })(),
      { type: 'done' },
    ],
  ])('%s', (_name, state, action) => {
    const seat = must(dominion.waiting(state)[0], 'nobody is asked');
    expect(foolishness(state, seat, action)).not.toBeNull();
  });
});
