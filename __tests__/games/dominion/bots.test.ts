import { luckFrom, must } from '@antilles/engine';
import { decideAtOnce, see } from '@/bots/bot';
import { losesByEnding, winningBuy } from '@/games/dominion/bots/endgame';
import { KNOWN_ENGINES } from '@/games/dominion/bots/engines';
import { asPlan, candidatesFor, findPlan } from '@/games/dominion/bots/finder';
import { bots, searchingBot } from '@/games/dominion/bots/levels';
import { cardsOf, gardensCounter, menuBy, MENUS } from '@/games/dominion/bots/menus';
import { guessMenu } from '@/games/dominion/bots/opponents';
import { menuOf } from '@/games/dominion/bots/plans';
import { follow } from '@/games/dominion/bots/policy';
import { MATCH_LINES, checkLine, checkSpeeds } from '@/games/dominion/bots/published';
import { kingdomFor, playMatch, winnersOf } from '@/games/dominion/bots/reference';
import { playByPlans } from '@/games/dominion/bots/rollout';
import type { Action } from '@/games/dominion/rules/actions';
import { dominion } from '@/games/dominion/rules/game';
import { RECOMMENDED } from '@/games/dominion/rules/kingdoms';
import { KINGDOM_CARDS, PRINTED, type CardId } from '@/games/dominion/rules/printed';
import type { State } from '@/games/dominion/rules/state';
import { fixedKingdoms } from '@/games/dominion/tools/kingdoms';
import { aTable, cards, played } from './aTable';

type Bot = (typeof bots)['medium'];

/** What a bot answers at a table laid out for it. */
function answer(bot: Bot, state: State, seed = 1): Action {
  const seat = must(dominion.waiting(state)[0], 'nobody is asked');
  return decideAtOnce(bot.think(see(dominion, state, seat), luckFrom(seed))).action;
}

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
    const t = played('thief', { decks: { 1: cards('GC') } });
    expect(ask(t.state)).toEqual(both({ type: 'pick', card: 'gold' }));
    const copper = aTable({ hands: { 0: ['thief'] }, decks: { 1: cards('CE') } });
    copper.play('thief');
    expect(ask(copper.state)).toEqual(both({ type: 'done' }));
  });

  test('Spy keeps the own Gold and takes the other one away', () => {
    const t = played('spy', { decks: { 0: cards('CG'), 1: cards('G') } });
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
    const t = played('lookout', { decks: { 0: cards('GXC') } });
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
  test('a bot sees only what its seat may know: dealing the rest anew never changes its choice', () => {
    const quickHard = searchingBot('hard', { rollouts: 24, candidates: 3, guard: 1 });
    let looked = 0;
    for (const seed of [1, 2]) {
      const kingdom = RECOMMENDED[seed === 1 ? 'give-and-take' : 'shipwrecks'];
      const state = dominion.setup({ ...dominion.defaultOptions, kingdom, startSeat: 0 }, 3, seed);
      const luck = luckFrom(seed);
      for (let i = 0; i < 240; i++) {
        const [seat] = dominion.waiting(state);
        if (seat === undefined) break;
        const usual = decideAtOnce(bots.medium.think(see(dominion, state, seat), luck)).action;
        if (i % 16 === 0) {
          const other = dominion.resample(state, seat, luckFrom(1000 + i));
          for (const bot of [bots.easy, bots.medium, quickHard]) {
            const [here, there] = [state, other].map((table) =>
              decideAtOnce(bot.think(see(dominion, table, seat), luckFrom(i))),
            );
            expect(there).toEqual(here);
            looked++;
          }
        }
        dominion.apply(state, seat, usual, null);
      }
    }
    expect(looked).toBeGreaterThan(60);
  });

  test('the same dice and the same sight give the same choice', () => {
    const t = aTable({ coins: 5, decks: { 0: cards('CCCCCEEE'), 1: cards('CCCCCEEE') } });
    expect(answer(bots.hard, t.state, 4)).toEqual(answer(bots.hard, t.state, 4));
  });

  test('hurried, hard answers at once with what it has', () => {
    const state = aTable({ coins: 6, decks: { 0: cards('CCCCCEEE'), 1: cards('CCCCCEEE') } }).state;
    const thought = bots.hard.think(see(dominion, state, 0), luckFrom(1));
    let steps = 0;
    for (let next = thought.next(); !next.done; next = thought.next(true)) steps++;
    expect(steps).toBeLessThan(60);
  });
});

describe('imagined games', () => {
  test('go exactly as the plans would answer every decision', () => {
    const plans = [asPlan(menuOf([{ card: 'militia', count: 2, rank: 'second' }])), asPlan(MENUS['fv-wharf'])];
    for (let seed = 1; seed <= 3; seed++) {
      const kingdom = kingdomFor(MENUS['fv-wharf'], MENUS.militia, gardensCounter('moat'));
      const quick = dominion.setup({ ...dominion.defaultOptions, kingdom, startSeat: 0 }, 2, seed);
      const slow = dominion.clone(quick);
      playByPlans(quick, plans);
      for (;;) {
        const [seat] = dominion.waiting(slow);
        if (seat === undefined) break;
        const decision = must(dominion.decision(slow, seat), 'nothing is asked');
        dominion.apply(slow, seat, follow(must(plans[seat], 'no plan'), slow, decision), null);
      }
      expect(quick).toEqual(slow);
    }
  });

  test('stop when the table has had its turns', () => {
    const state = dominion.setup({ ...dominion.defaultOptions, startSeat: 0 }, 2, 1);
    playByPlans(state, [asPlan(MENUS['bm-ultimate']), asPlan(MENUS['bm-ultimate'])], 5);
    expect(state.players.map(({ turns }) => turns)).toEqual([6, 5]);
    expect(state.ended).toBeNull();
  });
});

describe('the end is counted exactly', () => {
  test('two Buys for the last two Provinces', () => {
    const ahead = { supply: { province: 2 }, decks: { 0: cards('PP'), 1: cards('PPP') } } as const;
    expect(winningBuy(aTable({ ...ahead, coins: 16, buys: 2 }).state, 0)).toBe('province');
    expect(winningBuy(aTable({ ...ahead, coins: 15, buys: 2 }).state, 0)).toBeNull();
    expect(winningBuy(aTable({ ...ahead, coins: 16, buys: 1 }).state, 0)).toBeNull();
  });

  test('a third pile that empties ends it: a Duchy first, if that is what wins', () => {
    const setting = {
      supply: { village: 0, cellar: 0, estate: 1 },
      decks: { 0: cards('P'), 1: cards('PEEE') },
    } as const;
    expect(winningBuy(aTable({ ...setting, coins: 7, buys: 2 }).state, 0)).not.toBeNull();
    expect(winningBuy(aTable({ ...setting, coins: 2, buys: 1 }).state, 0)).toBeNull();
  });

  test('a shared win is not good enough to end for, a loss is not made', () => {
    const even = { coins: 8, supply: { province: 1 }, decks: { 0: cards('P'), 1: cards('PP') } } as const;
    const t = aTable(even);
    t.state.players.forEach((player) => (player.turns = 10));
    expect(winningBuy(t.state, 0)).toBeNull();
    expect(losesByEnding(t.state, 0, 'province')).toBe(false);
    expect(losesByEnding(aTable({ ...even, decks: { 1: cards('PPPP') } }).state, 0, 'province')).toBe(true);
  });

  test('Embargo Curses and Gardens are counted in', () => {
    const cursed = { coins: 8, supply: { province: 1 }, decks: { 0: cards('P'), 1: cards('PDD') } } as const;
    expect(winningBuy(aTable({ ...cursed, decks: { 0: cards('PE'), 1: cards('PDDE') } }).state, 0)).toBeNull();
    expect(winningBuy(aTable({ ...cursed, decks: { 0: cards('PEE'), 1: cards('PDDE') } }).state, 0)).toBe('province');
    const tokens = aTable({ ...cursed, decks: { 0: cards('PEE'), 1: cards('PDDE') }, embargo: { province: 2 } });
    expect(winningBuy(tokens.state, 0)).toBeNull();
    const gardens = aTable({
      coins: 4,
      supply: { gardens: 1, village: 0, cellar: 0 },
      decks: { 0: ['gardens', ...cards('CCCCCCCCCCCCCCCCCC')], 1: cards('D') },
    });
    // The nineteenth card becomes the twentieth: two Gardens at two points.
    expect(losesByEnding(gardens.state, 0, 'gardens')).toBe(false);
  });
});

describe('what others are building', () => {
  const menuOfSeat1 = (...owned: CardId[]): string => {
    const t = aTable({ decks: { 1: [...cards('CCCCCCCEEE'), ...owned] }, kingdom: ['witch', 'smithy', 'wharf'] });
    return cardsOf(guessMenu(t.state, 1, MENUS['bm-basic'])).join();
  };

  test('is guessed from what they own', () => {
    expect(menuOfSeat1('witch')).toContain('witch');
    expect(menuOfSeat1('smithy', 'smithy')).toContain('smithy');
    expect(menuOfSeat1('smithy', 'smithy')).not.toContain('witch');
    expect(menuOfSeat1()).toBe(cardsOf(MENUS['bm-basic']).join());
  });
});

describe('what to build', () => {
  /** Chapel, Witch and Laboratory: more together than apart. */
  const kingdom: CardId[] = fixedKingdoms('tuning')[9] ?? [];
  const options = { ...dominion.defaultOptions, kingdom };
  const found = (seats: number, isHurried: boolean) => {
    const search = findPlan(options, seats);
    for (let step = search.next(isHurried); ; step = search.next(isHurried)) if (step.done) return step.value;
  };

  test('candidates need no card that the kingdom lacks, and come best first', () => {
    const candidates = candidatesFor(kingdom);
    const rates = candidates.map(({ rate }) => rate);
    expect(rates).toEqual([...rates].sort((a, b) => b - a));
    for (const { recipe } of candidates) for (const { card } of recipe) expect(kingdom).toContain(card);
    expect(candidates.some(({ isEngine }) => isEngine)).toBe(true);
  });

  test('engines are made of different kingdom cards, and all rates are shares', () => {
    for (const { recipe, rate } of KNOWN_ENGINES) {
      expect(new Set(recipe.map(({ card }) => card)).size).toBe(recipe.length);
      expect(recipe.length).toBeGreaterThan(1);
      for (const { card, count } of recipe) {
        expect(KINGDOM_CARDS).toContain(card);
        expect(count).toBeGreaterThan(0);
      }
      expect(rate).toBeGreaterThan(0.5);
      expect(rate).toBeLessThan(1);
    }
  });

  test('hurried, one of the candidates is taken; what was found in peace is remembered', () => {
    const three = 3;
    expect(candidatesFor(kingdom)).toContain(found(three, true));
    const plan = found(three, false);
    expect(found(three, false)).toBe(plan);
  });

  test('together they beat the menu of two Witches', () => {
    const { menu, isEngine } = found(2, false);
    expect(isEngine).toBe(true);
    let won = 0;
    const games = 100;
    for (let game = 0; game < games; game++) {
      const state = dominion.setup({ ...options, startSeat: game % 2 }, 2, game);
      playByPlans(state, [asPlan(menu), asPlan(MENUS['double-witch'])]);
      const winners = winnersOf(state);
      if (winners.includes(0)) won += 1 / winners.length;
    }
    expect(won / games).toBeGreaterThan(0.55);
  });
});

describe('the kingdoms bots are measured in', () => {
  test('are twenty, ten of the base set and ten mixed, and not the same for tuning and judging', () => {
    const judging = fixedKingdoms('judging');
    const tuning = fixedKingdoms('tuning').map((kingdom) => kingdom.join());
    const isSeaside = (card: CardId): boolean => PRINTED[card].set === 'seaside';
    expect(judging.map((kingdom) => kingdom.some(isSeaside))).toEqual([
      ...Array<boolean>(10).fill(false),
      ...Array<boolean>(10).fill(true),
    ]);
    expect(judging.filter((kingdom) => tuning.includes(kingdom.join()))).toEqual([]);
    expect(judging).toEqual(fixedKingdoms('judging'));
  });

  test('may be asked to hold a card, or not to', () => {
    const kingdoms = fixedKingdoms('judging', ['smithy'], ['witch']);
    expect(kingdoms).toHaveLength(20);
    expect(kingdoms.every((kingdom) => kingdom.includes('smithy') && !kingdom.includes('witch'))).toBe(true);
  });
});

describe('published menus', () => {
  test('all published menus exist under their ids', () => {
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
