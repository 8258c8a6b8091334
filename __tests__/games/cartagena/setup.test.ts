import { luckFrom } from '@antilles/engine';
import { CARDS, isDark, SYMBOL_OF, type Card } from '@/games/cartagena/rules/deck';
import { cartagena } from '@/games/cartagena/rules/game';
import { decodeLayout, encodeLayout } from '@/games/cartagena/rules/layoutCode';
import {
  DEFAULT_OPTIONS,
  layOut,
  sampleOptions,
  usualLayout,
  type Options,
  type LayoutOption,
} from '@/games/cartagena/rules/options';
import {
  BOARDS,
  BOARD_NUMBERS,
  namedLayout,
  routeOf,
  SECTIONS,
  showsEachSymbolOnce,
  SYMBOLS,
  type Board,
} from '@/games/cartagena/rules/route';
import { CHEST_TOKENS } from '@/games/cartagena/rules/state';
import { aTable } from './aTable';

const set = (options: Partial<Options>, seats = 2, seed = 1) =>
  cartagena.setup({ ...DEFAULT_OPTIONS, ...options }, seats, seed);
const why = (options: Partial<Options>, seats = 2) =>
  cartagena.optionsRefusal({ ...DEFAULT_OPTIONS, ...options }, seats);

describe('the boards', () => {
  test('every side of every board shows each symbol once (CA-D1)', () => {
    for (const section of SECTIONS) {
      for (const board of BOARD_NUMBERS) expect(showsEachSymbolOnce(BOARDS[section][board])).toBe(true);
    }
  });

  test('all sixteen orders and their reversals are different', () => {
    const orders = SECTIONS.flatMap((section) => Object.values(BOARDS[section])).flatMap((board) => [
      board.join(),
      [...board].reverse().join(),
    ]);
    expect(new Set(orders).size).toBe(32);
  });

  test.each([
    [
      'layout-a',
      'escape',
      36,
      {
        hook: [1, 9, 14, 24, 28, 33],
        rum: [6, 11, 15, 21, 30, 32],
        lantern: [3, 10, 13, 19, 26, 36],
        pistol: [2, 12, 16, 23, 25, 35],
        parrot: [5, 7, 18, 20, 29, 34],
        chest: [4, 8, 17, 22, 27, 31],
      },
    ],
    [
      'layout-b',
      'complete',
      18,
      {
        hook: [1, 10, 18, 23, 25, 35],
        rum: [6, 12, 16, 22, 29, 32],
        lantern: [3, 11, 17, 21, 26, 36],
        pistol: [2, 9, 13, 20, 28, 31],
        parrot: [5, 7, 15, 24, 27, 34],
        chest: [4, 8, 14, 19, 30, 33],
      },
    ],
  ] as const)('%s has its symbols where the contract says', (layout, route, tunnelLength, spacesOf) => {
    expect(routeOf(route, namedLayout(layout))).toMatchObject({ length: 36, tunnelLength, spacesOf });
  });
});

describe('setting up', () => {
  test('boards are drawn without replacement, in random order (CA-1)', () => {
    const layout = layOut(luckFrom(5), { type: 'random', tunnel: 8, jungle: 0, turns: false });
    expect(new Set(layout.tunnel.map((board) => board.join())).size).toBe(8);
    const paths = [1, 2, 3, 4].map((seed) => set({}, 2, seed).route.symbols.join());
    expect(new Set(paths).size).toBe(4);
  });

  test('boards are turned at random unless that is switched off (CA-D3)', () => {
    const straight = Object.values(BOARDS.tunnel).map((board) => board.join());
    const isStraight = (board: Board) => straight.includes(board.join());
    const laid = (turns: boolean) =>
      [1, 2, 3].flatMap((seed) => layOut(luckFrom(seed), { type: 'random', tunnel: 8, jungle: 0, turns }).tunnel);
    expect(laid(false).every(isStraight)).toBe(true);
    expect(laid(true).some(isStraight)).toBe(true);
    expect(laid(true).every(isStraight)).toBe(false);
  });

  test('in the Complete Escape no board lies in both halves, and the sloop lies at Cartagena (CA-2)', () => {
    const state = set({ route: 'complete', layout: { type: 'random', tunnel: 4, jungle: 4, turns: false } });
    const numbers = SECTIONS.flatMap((section, half) =>
      [0, 1, 2, 3].map((i) => {
        const symbols = state.route.symbols.slice(24 * half + 6 * i, 24 * half + 6 * i + 6).join();
        return BOARD_NUMBERS.find((board) => BOARDS[section][board].join() === symbols);
      }),
    );
    expect(new Set(numbers)).toEqual(new Set(BOARD_NUMBERS));
    expect(state.shore).toBe('cartagena');
    expect(state.route.tunnelLength).toBe(24);
  });

  test('there is no ferry on the other routes (CA-2, CA-24)', () => {
    expect(set({ route: 'escape' }).shore).toBeNull();
    const jungle = set({ route: 'jungle', layout: usualLayout('jungle') });
    expect(jungle.shore).toBeNull();
    expect(jungle.route).toMatchObject({ length: 36, tunnelLength: 0 });
  });

  test.each([4, 5, 6] as const)('%i pirates each begin at the start (CA-3, CA-23)', (pirates) => {
    expect(set({ pirates }, 3).players.map((player) => player.start)).toEqual([pirates, pirates, pirates]);
  });

  test.each([
    [2, 90],
    [3, 84],
    [4, 78],
    [5, 72],
  ])('%i players get six cards each and leave %i to draw (CA-4, CA-T22)', (seats, left) => {
    const state = set({}, seats);
    expect(state.players.map((player) => player.hand.length)).toEqual(Array(seats).fill(6));
    expect(state.draw).toHaveLength(left);
    expect(state.discard).toEqual([]);
    const all: Card[] = [...state.draw, ...state.players.flatMap((player) => player.hand)];
    expect(all).toHaveLength(102);
    for (const symbol of SYMBOLS) {
      const cards = all.filter((card) => SYMBOL_OF[card] === symbol);
      expect(cards).toHaveLength(17);
      expect(cards.filter(isDark)).toHaveLength(2);
    }
    expect(CARDS).toHaveLength(12);
  });

  test.each([3, 6, 8])('with %i boards as many chests lie closed and the rest stays aside (CA-5, CA-D20)', (tunnel) => {
    const { chests, route } = set({ blackMagic: true, layout: { type: 'random', tunnel, jungle: 0, turns: true } });
    expect(route.spacesOf.chest).toHaveLength(tunnel);
    expect(chests?.laid).toHaveLength(tunnel);
    expect(chests?.laid).not.toContain(null);
    expect(chests?.aside).toHaveLength(8 - tunnel);
    expect([...(chests?.laid ?? []), ...(chests?.aside ?? [])].map(String).sort()).toEqual(
      CHEST_TOKENS.map(String).sort(),
    );
  });

  test('without Black Magic there are no chest tokens (CA-5)', () => {
    expect(set({}).chests).toBeNull();
  });

  test('the start player is random unless set; turns go clockwise (CA-6)', () => {
    const firsts = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9].map((seed) => set({}, 3, seed).first));
    expect(firsts).toEqual(new Set([0, 1, 2]));
    const t = aTable({ seats: 3, first: 2 });
    expect(t.seat).toBe(2);
    t.do(t.legal()[0] ?? { type: 'sail' }).endTurn();
    expect(t.seat).toBe(0);
  });
});

describe('options', () => {
  test.each([3, 4, 5, 6, 7, 8])('%i boards can be played on either single route (CA-22, CA-D2)', (count) => {
    expect(why({ layout: { type: 'random', tunnel: count, jungle: 0, turns: true } })).toBeNull();
    expect(why({ route: 'jungle', layout: { type: 'random', tunnel: 0, jungle: count, turns: true } })).toBeNull();
  });

  test('two boards are too few and nine too many', () => {
    const tunnel = (count: number) => why({ layout: { type: 'random', tunnel: count, jungle: 0, turns: true } });
    expect(tunnel(2)).toBe('too-few-tunnel-boards');
    expect(tunnel(9)).toBe('too-many-boards');
  });

  test('the Complete Escape takes exactly the six pairs of the contract', () => {
    const pairs: string[] = [];
    for (let tunnel = 0; tunnel <= 8; tunnel++) {
      for (let jungle = 0; jungle <= 8; jungle++) {
        const layout: LayoutOption = { type: 'random', tunnel, jungle, turns: true };
        if (why({ route: 'complete', layout }) === null) pairs.push(`${tunnel},${jungle}`);
      }
    }
    expect(pairs).toEqual(['3,3', '3,4', '3,5', '4,3', '4,4', '5,3']);
  });

  test('impossible combinations say why, one player and six too (CA-D32)', () => {
    expect(why({ layout: { type: 'random', tunnel: 3, jungle: 3, turns: true } })).toBe('no-jungle-in-escape');
    expect(why({ route: 'jungle' })).toBe('no-tunnel-in-jungle');
    expect(why({ route: 'complete' })).toBe('too-few-jungle-boards');
    expect(why({ route: 'jungle', layout: { type: 'named', name: 'layout-a' } })).toBe('layout-of-other-route');
    expect(why({ route: 'escape', layout: { type: 'named', name: 'layout-b' } })).toBe('layout-of-other-route');
    expect(why({ first: 2 }, 2)).toBe('first-not-at-table');
    expect(why({}, 1)).toBe('too-few-players');
    expect(why({}, 6)).toBe('too-many-players');
  });

  test('the named layouts belong to their routes', () => {
    expect(why({ layout: { type: 'named', name: 'layout-a' } })).toBeNull();
    expect(why({ route: 'complete', layout: { type: 'named', name: 'layout-b' } })).toBeNull();
  });

  test('boards can be laid in a chosen order and direction, each once', () => {
    const layout: LayoutOption = {
      type: 'chosen',
      tunnel: [
        { board: 3, turned: false },
        { board: 1, turned: true },
        { board: 2, turned: false },
      ],
      jungle: [],
    };
    expect(set({ layout }).route.symbols.slice(0, 12)).toEqual([
      ...BOARDS.tunnel[3],
      ...[...BOARDS.tunnel[1]].reverse(),
    ]);
    const twice: LayoutOption = { ...layout, tunnel: [...layout.tunnel, { board: 1, turned: false }] };
    expect(why({ layout: twice })).toBe('board-used-twice');
    const bothHalves: LayoutOption = {
      type: 'chosen',
      tunnel: layout.tunnel,
      jungle: [1, 4, 5].map((board) => ({ board: board as 1, turned: false })),
    };
    expect(why({ route: 'complete', layout: bothHalves })).toBe('board-used-twice');
  });

  test('a copied layout must show each symbol once a board, unless unlocked (CA-D1)', () => {
    const odd: Board = ['rum', 'rum', 'hook', 'chest', 'parrot', 'lantern'];
    const tunnel = [BOARDS.tunnel[1], odd, BOARDS.tunnel[2]];
    expect(why({ layout: { type: 'custom', tunnel, jungle: [], unlocked: false } })).toBe('symbol-not-once-a-board');
    expect(why({ layout: { type: 'custom', tunnel, jungle: [], unlocked: true } })).toBeNull();
    const state = set({ layout: { type: 'custom', tunnel, jungle: [], unlocked: true } });
    expect(state.route.symbols.slice(6, 12)).toEqual(odd);
  });

  test('what is left out is as in the rulebook; what is wrong is not accepted', () => {
    expect(cartagena.parseOptions({})).toEqual(DEFAULT_OPTIONS);
    expect(cartagena.parseOptions({ route: 'complete' })?.layout).toEqual(usualLayout('complete'));
    expect(cartagena.parseOptions({ cardRule: { jungle: 'morgan' } })?.cardRule).toEqual({
      tunnel: 'retreat',
      jungle: 'morgan',
    });
    for (const wrong of [
      null,
      [],
      { route: 'moon' },
      { pirates: 7 },
      { scoundrels: 'yes' },
      { first: -1 },
      { cardRule: { tunnel: 'steal' } },
      { layout: { type: 'named', name: 'layout-z' } },
      { layout: { type: 'custom', tunnel: [['rum']], jungle: [], unlocked: false } },
      { layout: { type: 'chosen', tunnel: [{ board: 9, turned: false }], jungle: [] } },
    ]) {
      expect(cartagena.parseOptions(wrong)).toBeNull();
    }
  });

  test('sampled options visit every route, every way to lay a path and every switch', () => {
    const luck = luckFrom(3);
    const samples = Array.from({ length: 300 }, () => sampleOptions(luck, 3));
    expect(samples.every((options) => cartagena.optionsRefusal(options, 3) === null)).toBe(true);
    expect(new Set(samples.map((options) => `${options.route} ${options.layout.type}`)).size).toBe(11);
    expect(new Set(samples.map(({ cardRule }) => `${cardRule.tunnel} ${cardRule.jungle}`)).size).toBe(9);
  });
});

describe('layout codes', () => {
  test('every layout survives being written and read', () => {
    const luck = luckFrom(11);
    for (let i = 0; i < 300; i++) {
      const layout = layOut(luck, sampleOptions(luck, 2).layout);
      const { tunnel, jungle } = layout;
      const code = encodeLayout(layout);
      expect(decodeLayout(code ?? '')).toEqual({ tunnel, jungle });
    }
  });

  test('they are short, and small slips of the finger do not matter', () => {
    const layout = namedLayout('layout-a');
    const code = encodeLayout(layout) ?? '';
    expect(code.replace(/-/g, '')).toHaveLength(14);
    expect(decodeLayout(` ${code.toLowerCase().replace(/-/g, ' ')} `)).toEqual(layout);
    expect(decodeLayout(code.replace(/0/g, 'o').replace(/1/g, 'l'))).toEqual(layout);
  });

  test('a wrong or swapped character is noticed', () => {
    const text = (encodeLayout(namedLayout('layout-b')) ?? '').replace(/-/g, '');
    const wrong: string[] = [];
    for (let i = 0; i < text.length; i++) {
      for (const char of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
        if (char !== text[i]) wrong.push(text.slice(0, i) + char + text.slice(i + 1));
      }
      const swapped = [...text];
      [swapped[i], swapped[i + 1]] = [swapped[i + 1] ?? '', swapped[i] ?? ''];
      if (i + 1 < text.length && text[i] !== text[i + 1]) wrong.push(swapped.join(''));
    }
    const believed = wrong.filter((code) => decodeLayout(code) !== null);
    expect(believed).toEqual([]);
  });

  test('nonsense is no layout, and an impossible layout has no code', () => {
    for (const nonsense of ['', '-', '0', 'ZZZZZ', 'hello world', '00000-00000-00000-00000']) {
      expect(decodeLayout(nonsense)).toBeNull();
    }
    expect(encodeLayout({ tunnel: [BOARDS.tunnel[1]], jungle: [] })).toBeNull();
  });
});
