import { must } from '@antilles/engine';
import { menuBot } from '@/games/dominion/bots/levels';
import { type Menu } from '@/games/dominion/bots/menus';
import type { Action } from '@/games/dominion/rules/actions';
import { dominion } from '@/games/dominion/rules/game';
import { KINGDOM_CARDS, type CardId } from '@/games/dominion/rules/printed';
import { type State } from '@/games/dominion/rules/state';
import { hardWith, planWith, watchCard, type DominionBot, type Watched } from '@/games/dominion/tools/everyCard';
import { foolishness } from '@/games/dominion/tools/foolish';
import { aTable, cards } from './aTable';

// The soak lets Hard think longer.
const SEEDS = [1, 2, 3, 4];

function watched(card: CardId, bot: DominionBot): Watched {
  const result: Watched = { bought: 0, used: 0, foolish: [] };
  // One game is enough for most cards; some need luck to be bought at all.
  for (const seed of SEEDS) {
    watchCard(card, bot, seed, result);
    if (result.used > 0) break;
  }
  return result;
}

test('all 67 kingdom cards are here', () => {
  expect(KINGDOM_CARDS).toHaveLength(67);
});

describe.each([
  ['medium', (menu: Menu) => menuBot(menu)],
  ['hard', (menu: Menu) => hardWith(8, menu)],
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
