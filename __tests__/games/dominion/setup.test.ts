import { luckFrom, type BitsOut } from '@antilles/engine';
import { entry as dominionEntry } from '@/games/dominion';
import { dominion, RULES_VERSION } from '@/games/dominion/rules/game';
import {
  drawKingdom,
  EXTRA_BUYS,
  fits,
  NO_WISHES,
  RECOMMENDED,
  RECOMMENDED_SETS,
  TRASHERS,
  VILLAGES,
  setsIn,
} from '@/games/dominion/rules/kingdoms';
import {
  CARD_IDS,
  type CardId,
  coinsOf,
  costOf,
  expansionOf,
  isAttack,
  isInBox,
  isTreasure,
  KINGDOM_CARDS,
  PRINTED,
} from '@/games/dominion/rules/printed';
import { allCards, copies } from '@/games/dominion/rules/state';
import type { Options } from '@/games/dominion/rules/options';
import { dailyDeal } from '@/session/daily';
import { readDeal, writeDeal, type Deal } from '@/session/dealCode';

const options = (kingdom: readonly CardId[], more: Partial<Options> = {}): Options => ({
  ...dominion.defaultOptions,
  kingdom,
  ...more,
});
const deal = (kingdom: readonly CardId[], seats: number, seed = 1) => dominion.setup(options(kingdom), seats, seed);
const pile = (state: ReturnType<typeof deal>, card: CardId) => state.supply[state.piles.indexOf(card)];
const everything = (state: ReturnType<typeof deal>) =>
  state.supply.reduce((n, left) => n + left, 0) + state.players.reduce((n, p) => n + allCards(p).length, 0);

describe('setup', () => {
  test('First Game for two: 270 cards (TV-1)', () => {
    const state = deal(RECOMMENDED['first-game'], 2);
    const basic = (['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse'] as const).map((c) =>
      pile(state, c),
    );
    expect(basic).toEqual([46, 40, 30, 8, 8, 8, 10]);
    expect(RECOMMENDED['first-game'].map((card) => pile(state, card))).toEqual(Array(10).fill(10));
    expect(everything(state)).toBe(270);
    for (const player of state.players) expect([player.hand.length, player.deck.length]).toEqual([5, 5]);
  });

  test('three players with Gardens and Island: 299 cards (TV-2)', () => {
    const kingdom: CardId[] = [
      'gardens',
      'island',
      'village',
      'smithy',
      'market',
      'mine',
      'moat',
      'militia',
      'cellar',
      'chapel',
    ];
    const state = deal(kingdom, 3);
    expect([pile(state, 'gardens'), pile(state, 'island'), pile(state, 'village'), pile(state, 'curse')]).toEqual([
      12, 12, 10, 20,
    ]);
    expect(everything(state)).toBe(299);
  });

  test.each([
    [2, 270, 46],
    [3, 295, 39],
    [4, 308, 32],
  ])('%i players: %i cards, %i Coppers left (A.2)', (seats, total, coppers) => {
    const state = deal(RECOMMENDED['first-game'], seats);
    expect(everything(state)).toBe(total);
    expect(pile(state, 'copper')).toBe(coppers);
  });

  test('everybody starts with seven Coppers and three Estates (A.4)', () => {
    for (const player of deal(RECOMMENDED['high-seas'], 4).players) {
      expect([copies(allCards(player), 'copper'), copies(allCards(player), 'estate')]).toEqual([7, 3]);
    }
  });

  test('all 252 ways to deal the first hand: 210 split 4/3, 42 split 5/2 (TV-3)', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let hand = 0; hand < 1024; hand++) {
      const held = [...Array(10).keys()].filter((i) => hand & (1 << i));
      if (held.length !== 5) continue;
      const coppers = held.filter((i) => i < 7).length;
      counts[coppers] = (counts[coppers] ?? 0) + 1;
    }
    expect((counts[3] ?? 0) + (counts[4] ?? 0)).toBe(210);
    expect((counts[2] ?? 0) + (counts[5] ?? 0)).toBe(42);
    // And the dealer keeps to it: 5/6 of 3000 hands, give or take four standard deviations.
    let even = 0;
    for (let seed = 0; seed < 1500; seed++) {
      for (const { hand } of deal(RECOMMENDED['first-game'], 2, seed).players) {
        const coppers = copies(hand, 'copper');
        if (coppers === 3 || coppers === 4) even++;
      }
    }
    expect(Math.abs(even / 3000 - 5 / 6)).toBeLessThan(4 * Math.sqrt(5 / 36 / 3000));
  });

  test('a fixed opening deals the same split to everybody', () => {
    for (const [opening, splits] of [
      ['4-3', [3, 4]],
      ['5-2', [2, 5]],
    ] as const) {
      for (let seed = 0; seed < 20; seed++) {
        const state = dominion.setup(options(RECOMMENDED['first-game'], { opening }), 2, seed);
        for (const { hand, deck } of state.players) {
          expect([copies(hand, 'copper'), copies(deck, 'copper')].sort()).toEqual(splits);
        }
      }
    }
  });

  test('the start player is random unless somebody is named (A.4)', () => {
    const starts = new Set(Array.from({ length: 40 }, (_, seed) => deal(RECOMMENDED['first-game'], 3, seed).turn.seat));
    expect(starts).toEqual(new Set([0, 1, 2]));
    expect(dominion.setup(options(RECOMMENDED['first-game'], { startSeat: 2 }), 3, 1).turn.seat).toBe(2);
  });

  test('expected coins of turn 3 after Silver, Silver on 4/3: 5 × 11/12 (section h)', () => {
    const games = 4000;
    let coins = 0;
    for (let seed = 0; seed < games; seed++) {
      const state = dominion.setup(options(RECOMMENDED['first-game'], { opening: '4-3', startSeat: 0 }), 2, seed);
      for (let turn = 0; turn < 4; turn++) {
        const seat = state.turn.seat;
        const act = (type: 'play-treasures' | 'buy' | 'end-phase') => {
          const { actions } = dominion.decision(state, seat) ?? { actions: [] };
          const action = actions.find(
            (a) => a.type === type && (type !== 'buy' || ('card' in a && a.card === 'silver')),
          );
          if (action) dominion.apply(state, seat, action, null);
        };
        act('play-treasures');
        act('buy');
        if (state.turn.seat === seat && state.turn.bought === 0) act('end-phase');
      }
      const third = state.players[0]?.hand ?? [];
      coins += copies(third, 'copper') + 2 * copies(third, 'silver');
    }
    expect(coins / games).toBeCloseTo((5 * 11) / 12, 0.9);
  });
});

describe('options', () => {
  const ten = RECOMMENDED['first-game'];
  test.each([
    [options(ten.slice(1)), 2, 'kingdom-needs-ten'],
    [options([...ten.slice(1), 'village']), 2, 'kingdom-repeats'],
    [options([...ten.slice(1), 'copper']), 2, 'kingdom-basic-card'],
    [options([...ten.slice(1), 'vassal']), 2, 'second-edition-cards'],
    [options(ten, { startSeat: 2 }), 2, 'start-seat-missing'],
    [options(ten), 5, 'wrong-seat-count'],
    [options([...ten.slice(1), 'vassal'], { edition: '2E' }), 2, null],
    [options(ten), 4, null],
  ])('case %#', (given, seats, reason) => {
    expect(dominion.optionsRefusal(given, seats)).toBe(reason);
  });

  test('are read back from JSON, and foreign ones are not', () => {
    expect(dominion.parseOptions(JSON.parse(JSON.stringify(options(ten))))).toEqual(options(ten));
    expect(dominion.parseOptions({})).toEqual(dominion.defaultOptions);
    expect(dominion.parseOptions({ kingdom: ['no-such-card'] })).toBeNull();
    expect(dominion.parseOptions({ side: 'winter' })).toBeNull();
  });
});

describe('cards', () => {
  const count = (set: string, cost?: number) =>
    CARD_IDS.filter((id) => PRINTED[id].set === set && (cost === undefined || costOf(id) === cost)).length;

  test('seven basic, 25 base, 26 Seaside, seven second-edition cards, with the check sums of the contract (C.1, D.1)', () => {
    expect([count('basic'), count('base'), count('seaside'), count('second-edition')]).toEqual([7, 25, 26, 7]);
    expect([2, 3, 4, 5, 6].map((cost) => count('base', cost))).toEqual([3, 4, 10, 7, 1]);
    expect([2, 3, 4, 5].map((cost) => count('seaside', cost))).toEqual([5, 5, 8, 8]);
  });

  test('the quick answers about Treasures are those of the printed table', () => {
    for (const id of CARD_IDS) {
      expect(isTreasure(id)).toBe(PRINTED[id].kinds.includes('treasure'));
      expect(coinsOf(id)).toBe(PRINTED[id].coins ?? 0);
    }
  });

  test('eight Durations and five Attacks in Seaside, five Attacks in the base set (C.1, D.1)', () => {
    const having = (set: string, kind: 'duration' | 'attack') =>
      CARD_IDS.filter((id) => PRINTED[id].set === set && PRINTED[id].kinds.includes(kind)).length;
    expect([having('seaside', 'duration'), having('seaside', 'attack'), having('base', 'attack')]).toEqual([8, 5, 5]);
  });
});

describe('kingdoms', () => {
  test('twenty-one recommended sets of ten different cards (section j)', () => {
    expect(RECOMMENDED_SETS).toHaveLength(21);
    expect(setsIn('first')).toHaveLength(11);
    expect(setsIn('second')).toHaveLength(10);
    for (const id of RECOMMENDED_SETS) {
      expect(dominion.optionsRefusal(options(RECOMMENDED[id], { edition: '2022' }), 2)).toBeNull();
    }
  });

  test('random draws keep to the wishes', () => {
    const luck = luckFrom(3);
    const wishes = {
      ...NO_WISHES,
      costSpread: true,
      extraBuy: true,
      village: true,
      trasher: true,
      attacks: 'some',
    } as const;
    for (let i = 0; i < 50; i++) {
      const kingdom = drawKingdom(luck, wishes) ?? [];
      expect(new Set(kingdom).size).toBe(10);
      expect(fits(kingdom, wishes)).toBe(true);
      for (const some of [EXTRA_BUYS, VILLAGES, TRASHERS])
        expect(kingdom.some((card) => some.includes(card))).toBe(true);
      expect([2, 3, 4, 5].every((cost) => kingdom.some((card) => costOf(card) === cost))).toBe(true);
      expect(kingdom.some(isAttack)).toBe(true);
    }
  });

  test('no attacks, one set only, second edition: as asked', () => {
    const luck = luckFrom(4);
    for (let i = 0; i < 20; i++) {
      expect((drawKingdom(luck, { ...NO_WISHES, attacks: 'none' }) ?? []).some(isAttack)).toBe(false);
      const sea = drawKingdom(luck, { ...NO_WISHES, sets: ['seaside'] }) ?? [];
      expect(sea.every((card) => PRINTED[card].set === 'seaside')).toBe(true);
    }
    const today = drawKingdom(luck, { ...NO_WISHES, box: 'second', sets: ['seaside'] }) ?? [];
    expect(today.every((card) => isInBox(card, 'second') && expansionOf(card) === 'seaside')).toBe(true);
    expect(drawKingdom(luck, { ...NO_WISHES, sets: [] })).toBeNull();
  });

  test('what a wish rests on is what the cards do', () => {
    expect(VILLAGES.every((card) => PRINTED[card].kinds.includes('action'))).toBe(true);
    expect(fits(['village'], { ...NO_WISHES, extraBuy: true })).toBe(false);
  });

  test('the kingdom of a day is the same for everybody, changes from day to day, and can be played', () => {
    const kingdomOn = (date: string): Options => dailyDeal(dominionEntry, date).options as Options;
    expect(dailyDeal(dominionEntry, '2026-11-16')).toEqual(dailyDeal(dominionEntry, '2026-11-16'));
    const days = Array.from({ length: 28 }, (_, i) => kingdomOn(`2026-02-${String(i + 1).padStart(2, '0')}`));
    expect(new Set(days.map(({ kingdom }) => kingdom.join())).size).toBe(28);
    for (const day of days) expect(dominion.optionsRefusal(day, 2)).toBeNull();
  });
});

describe('the code for a friend', () => {
  const games = [dominionEntry];
  const deal = (kingdom: readonly CardId[], seed: number): Deal => ({
    game: 'dominion',
    options: options(kingdom),
    seats: [null, 'hard'],
    seed,
  });

  test('gives the same kingdom and the same deal', () => {
    const luck = luckFrom(5);
    for (let i = 0; i < 100; i++) {
      const kingdom = drawKingdom(luck, NO_WISHES) ?? [];
      const given = deal(kingdom, Math.imul(i + 1, 0x9e3779b1) >>> 0);
      const read = readDeal(games, writeDeal(games, given));
      if (!read.ok) throw new Error(read.problem);
      const { options: dealt, seed } = read.deal as Deal & { readonly options: Options };
      expect([...dealt.kingdom].sort()).toEqual([...kingdom].sort());
      // The same hands in the same decks.
      expect(dominion.setup(dealt, 2, seed).players).toEqual(dominion.setup(options(kingdom), 2, given.seed).players);
    }
  });

  test('first and last kingdom of all', () => {
    for (const kingdom of [KINGDOM_CARDS.slice(0, 10), KINGDOM_CARDS.slice(-10)]) {
      const given = { ...deal(kingdom, 0xffffffff), options: { ...options(kingdom), edition: '2022' } };
      expect(readDeal(games, writeDeal(games, given))).toEqual({ ok: true, deal: given });
    }
  });

  // Written by the app as it was before the second Seaside and the edition of 2022 came.
  test.each([
    ['004H-ZSQJ-1P80-0AC4-0VCE-VP4', RECOMMENDED['high-seas'], {}],
    ['004H-ZSQJ-1P92-0001-5XTE-9X4', RECOMMENDED['size-distortion'], { endCheck: 'endOfTurn', startSeat: 1 }],
    [
      '004H-ZSQJ-1PAG-1GK2-7DQJ-5FT',
      ['tactician', 'treasury', 'wharf', 'harbinger', 'merchant', 'vassal', 'poacher', 'bandit', 'sentry', 'artisan'],
      { edition: '2E', opening: '5-2' },
    ],
  ] as const)('an old code opens: %s', (code, kingdom, more) => {
    const read = readDeal(games, code);
    if (!read.ok) throw new Error(read.problem);
    const { options: dealt, ...rest } = read.deal as Deal & { readonly options: Options };
    expect(rest).toEqual({ game: 'dominion', seats: [null, 'hard'], seed: 4242424242 });
    expect({ ...dealt, kingdom: [...dealt.kingdom].sort() }).toEqual(options([...kingdom].sort(), more));
  });

  test('with cards of a box that is still to come it says that it is newer', () => {
    const later = [
      {
        game: dominion,
        optionsCode: {
          ...dominionEntry.optionsCode,
          // The last of all sets of ten cards, if there were ten more of them.
          write: (_: unknown, bits: BitsOut) =>
            [
              [1, 1],
              [0, 1],
              [3, 2],
              [0, 2],
              [0, 3],
              [2 ** 40 - 1, 40],
            ].forEach(([value = 0, width = 0]) => bits.put(value, width)),
        },
      },
    ];
    const code = writeDeal(later, deal(RECOMMENDED['high-seas'], 1));
    expect(readDeal(games, code)).toEqual({ ok: false, problem: 'newer' });
  });

  test('carries the version of the rules', () => {
    const code = writeDeal(games, deal(RECOMMENDED['high-seas'], 12345));
    const other = (rulesVersion: number) => [{ ...dominionEntry, game: { ...dominion, rulesVersion } }];
    expect(readDeal(other(RULES_VERSION + 1), code)).toEqual({ ok: false, problem: 'older' });
    expect(readDeal(other(RULES_VERSION - 1), code)).toEqual({ ok: false, problem: 'newer' });
  });
});
