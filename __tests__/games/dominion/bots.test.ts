import { luckFrom, must } from '@antilles/engine';
import { decideAtOnce, see } from '../../../src/bots/bot';
import { bots, menuBot } from '../../../src/games/dominion/bots/levels';
import { menuBy, MENUS } from '../../../src/games/dominion/bots/menus';
import { MATCH_LINES, checkLine, checkSpeeds } from '../../../src/games/dominion/bots/published';
import { menuOf, waysToUse } from '../../../src/games/dominion/bots/plans';
import { playMatch } from '../../../src/games/dominion/bots/reference';
import { isTerminal } from '../../../src/games/dominion/bots/worth';
import type { Action } from '../../../src/games/dominion/rules/actions';
import type { Event } from '../../../src/games/dominion/rules/events';
import { dominion } from '../../../src/games/dominion/rules/game';
import { isAction, KINGDOM_CARDS, PRINTED, type CardId } from '../../../src/games/dominion/rules/printed';
import type { State } from '../../../src/games/dominion/rules/state';
import en from '../../../src/text/en/dominion.json';
import { aTable, cards } from './table';

type Bot = (typeof bots)['medium'];

/** What a bot answers at a table laid out for it. */
function answer(bot: Bot, state: State, seed = 1): Action {
  const seat = must(dominion.waiting(state)[0], 'nobody is asked');
  return decideAtOnce(bot.think(see(dominion, state, seat), luckFrom(seed))).action;
}

const FILL: readonly CardId[] = [
  'village',
  'smithy',
  'militia',
  'festival',
  'laboratory',
  'moat',
  'market',
  'cellar',
  'witch',
  'woodcutter',
];

/** A two-player game with this card on the menu of both. */
function gameWith(card: CardId, seed: number): Event[] {
  const ways = waysToUse(card);
  const way = must(ways.find(({ rank }) => rank !== 'last') ?? ways[0], card);
  const bot = menuBot(
    menuOf([
      { ...way, count: isTerminal(card) ? 2 : 4 },
      // Something to double for a Throne Room, and to be protected from for the rest.
      { card: 'militia', count: 1, rank: 'second' },
    ]),
  );
  const kingdom = [...new Set([card, ...FILL])].slice(0, 10);
  const edition = PRINTED[card].set === 'second-edition' ? '2E' : '1E';
  const state = dominion.setup({ ...dominion.defaultOptions, kingdom, edition, startSeat: 0 }, 2, seed);
  const luck = luckFrom(seed);
  const events: Event[] = [];
  for (;;) {
    const [seat] = dominion.waiting(state);
    if (seat === undefined) return events;
    const { action } = decideAtOnce(bot.think(see(dominion, state, seat), luck));
    expect(dominion.refusal(state, seat, action)).toBeNull();
    dominion.apply(state, seat, action, (event) => events.push(event));
  }
}

describe('every kingdom card is played', () => {
  test.each(KINGDOM_CARDS.filter(isAction))('%s is used by a bot that bought it', (card) => {
    let bought = 0;
    let played = 0;
    for (let seed = 1; seed <= 4 && played === 0; seed++) {
      for (const event of gameWith(card, seed)) {
        if (event.type === 'bought' && event.card === card) bought++;
        if (event.type === 'played' && event.card === card) played++;
      }
    }
    expect(bought).toBeGreaterThan(0);
    expect(played).toBeGreaterThan(0);
  });
});

describe('foolish moves are not made', () => {
  const wise: readonly Bot[] = [bots.medium, bots.hard];
  const ask = (state: State): Action[] => wise.map((bot) => answer(bot, state));
  const both = (action: Action): Action[] => [action, action];

  test('a lone Treasure Map is kept', () => {
    const t = aTable({ hands: { 0: ['treasure-map', ...cards('CCC')] } });
    expect(ask(t.state)).toEqual(both({ type: 'end-phase' }));
  });

  test('two Treasure Maps are played', () => {
    const t = aTable({ hands: { 0: ['treasure-map', 'treasure-map', ...cards('CC')] } });
    expect(ask(t.state)).toEqual(both({ type: 'play', card: 'treasure-map' }));
  });

  test('what gives Actions comes before what uses them up', () => {
    const t = aTable({ hands: { 0: ['smithy', 'village', ...cards('CCC')] }, decks: { 0: cards('CCCCC') } });
    expect(ask(t.state)).toEqual(both({ type: 'play', card: 'village' }));
  });

  test('Militia: Victory cards and Curses go, Gold stays', () => {
    const t = aTable({ hands: { 0: ['militia'], 1: cards('GXSEC') } });
    t.play('militia');
    for (let i = 0; i < 2; i++) {
      const action = answer(bots.medium, t.state);
      expect(['curse', 'estate']).toContain('card' in action ? action.card : '');
      t.act(action);
    }
    expect(t.hand(1)).toEqual(['copper', 'gold', 'silver']);
  });

  test('Chapel trashes Estates and Curses, never Gold or Silver', () => {
    const t = aTable({ hands: { 0: ['chapel', ...cards('EXGS')] }, decks: { 0: cards('CCCCCC') } });
    t.play('chapel');
    while (t.kind === 'chapel/trash') t.act(answer(bots.medium, t.state));
    expect([...t.trash].sort()).toEqual(['curse', 'estate']);
  });

  test('Ambassador hands on Curses before anything else', () => {
    const t = aTable({ hands: { 0: ['ambassador', ...cards('XGSC')] }, decks: { 0: cards('CCCCCC') } });
    t.play('ambassador');
    expect(ask(t.state)).toEqual(both({ type: 'pick', card: 'curse' }));
  });

  test('Thief: the Gold, and Coppers are left in the trash', () => {
    const t = aTable({ hands: { 0: ['thief'] }, decks: { 1: cards('GC') } });
    t.play('thief');
    expect(ask(t.state)).toEqual(both({ type: 'pick', card: 'gold' }));
    const copper = aTable({ hands: { 0: ['thief'] }, decks: { 1: cards('CE') } });
    copper.play('thief');
    expect(ask(copper.state)).toEqual(both({ type: 'done' }));
  });

  test('Spy keeps the own Gold and takes the other one away', () => {
    const t = aTable({ hands: { 0: ['spy'] }, decks: { 0: cards('CG'), 1: cards('G') } });
    t.play('spy');
    expect(ask(t.state)).toEqual(both({ type: 'choose', option: 'put-back' }));
    t.choose('put-back');
    expect(ask(t.state)).toEqual(both({ type: 'choose', option: 'discard' }));
  });

  test('a Moat is always shown', () => {
    const t = aTable({ hands: { 0: ['witch'], 1: ['moat'] } });
    t.play('witch');
    expect(ask(t.state)).toEqual(both({ type: 'pick', card: 'moat' }));
  });

  test('Treasuries go back on the deck', () => {
    const t = aTable({ inPlay: { 0: ['treasury', 'treasury'] }, coins: 3 });
    t.buy('silver');
    expect(ask(t.state)).toEqual(both({ type: 'count', count: 2 }));
  });

  test('Island takes a Province away, not money', () => {
    const t = aTable({ hands: { 0: ['island', ...cards('PGS')] } });
    t.play('island');
    expect(ask(t.state)).toEqual(both({ type: 'pick', card: 'province' }));
  });

  test('Lookout trashes the Curse and keeps the Gold', () => {
    const t = aTable({ hands: { 0: ['lookout'] }, decks: { 0: cards('GXC') } });
    t.play('lookout');
    expect(ask(t.state)).toEqual(both({ type: 'pick', card: 'curse' }));
    t.pick('curse');
    expect(ask(t.state)).toEqual(both({ type: 'pick', card: 'copper' }));
  });

  test('Treasures are played before buying, and nobody buys a Curse', () => {
    const t = aTable({ hands: { 0: cards('CSG') } });
    expect(ask(t.state)).toEqual(both({ type: 'play-treasures', cards: cards('CSG') }));
    const broke = aTable({ hands: { 0: cards('EEE') } });
    for (const action of ask(broke.state)) expect(action).not.toEqual({ type: 'buy', card: 'curse' });
  });

  test('the last Province is not bought to lose', () => {
    const t = aTable({ coins: 8, supply: { province: 1 }, decks: { 0: cards('CCCCCCC'), 1: cards('PPPPP') } });
    for (const action of ask(t.state)) expect(action).not.toEqual({ type: 'buy', card: 'province' });
  });

  test('the last Province is bought to win', () => {
    const t = aTable({ coins: 8, supply: { province: 1 }, decks: { 0: cards('PPPPGGGG'), 1: cards('PP') } });
    expect(ask(t.state)).toEqual(both({ type: 'buy', card: 'province' }));
  });
});

describe('levels', () => {
  test('a bot sees only what its seat may know: hidden cards do not change its choice', () => {
    const t = aTable({
      hands: { 0: cards('CCC'), 1: cards('GGGGG') },
      decks: { 0: cards('ECS'), 1: cards('EEEEE') },
      coins: 5,
    });
    const swapped = aTable({
      hands: { 0: cards('CCC'), 1: cards('EEEGG') },
      decks: { 0: cards('SEC'), 1: cards('GGGEE') },
      coins: 5,
    });
    for (const bot of [bots.easy, bots.medium]) expect(answer(bot, t.state, 3)).toEqual(answer(bot, swapped.state, 3));
  });

  test('the same dice and the same sight give the same choice', () => {
    const t = aTable({ coins: 5, decks: { 0: cards('CCCCCEEE'), 1: cards('CCCCCEEE') } });
    expect(answer(bots.hard, t.state, 4)).toEqual(answer(bots.hard, t.state, 4));
  });

  test('every reason has words', () => {
    const reasons = Object.keys(en.reason);
    for (const state of [
      aTable({ coins: 8 }).state,
      aTable({ coins: 5 }).state,
      aTable({ hands: { 0: ['village', 'smithy'] } }).state,
    ]) {
      const seat = must(dominion.waiting(state)[0], 'nobody is asked');
      for (const bot of [bots.easy, bots.medium, bots.hard]) {
        const choice = decideAtOnce(bot.think(see(dominion, state, seat), luckFrom(1)));
        for (const { key } of choice.reasons) expect(reasons).toContain(key.replace('reason.', ''));
      }
    }
  });

  test('hurried, hard answers at once with what it has', () => {
    const state = aTable({ coins: 6, decks: { 0: cards('CCCCCEEE'), 1: cards('CCCCCEEE') } }).state;
    const thought = bots.hard.think(see(dominion, state, 0), luckFrom(1));
    let steps = 0;
    for (let next = thought.next(); !next.done; next = thought.next(true)) steps++;
    expect(steps).toBeLessThan(60);
  });
});

describe('published menus (section k)', () => {
  test('all menus of K.2 exist under their ids', () => {
    const ids =
      'bm-basic bm-ultimate bm-dominiate bm-dominulator smithy smithy-naive big-smithy wharf witch double-witch single-witch militia laboratory council-room ghost-ship sea-hag bazaar caravan treasury island fv-wharf map-warehouse workshop-gardens gardens-workshop gardens-counter(smithy) bmu-34';
    for (const id of ids.split(' ')) expect(menuBy(id)?.id).toBe(id);
    expect(menuBy('no-such-menu')).toBeNull();
  });

  // The whole table takes `npm run reference`; here a few lines with fewer games and room for chance.
  test.each(['R4', 'R6', 'R11'])('%s comes out as published, within chance', (id) => {
    const line = must(
      MATCH_LINES.find((other) => other.id === id),
      id,
    );
    const games = 1000;
    const slack = 4 * 100 * Math.sqrt(0.25 / games);
    expect(checkLine({ ...line, tolerance: line.tolerance + slack }, games, 5).isWithin).toBe(true);
  });

  test('R1 and R3: the turn of the fourth Province', () => {
    expect(checkSpeeds(1500, 2).map(({ isWithin }) => isWithin)).toEqual([true, true]);
  });

  test('a match tells all that the command prints', () => {
    const match = playMatch({
      first: MENUS.wharf,
      second: MENUS.smithy,
      games: 50,
      seed: 1,
      suicide: false,
      fixedSeats: true,
      opening: '4-3',
      players: 3,
    });
    expect(match).toMatchObject({ first: 'wharf', second: 'smithy', games: 50, fixedSeats: true });
    expect(match.firstWins + match.secondWins + match.ties).toBeCloseTo(100, 1);
  });
});
