import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DONE, PICK } from '@/games/dominion/rules/actions';
import { CARDS } from '@/games/dominion/rules/cards';
import type { CardRules } from '@/games/dominion/rules/cards/card';
import { BRINGS_NOTHING } from '@/games/dominion/rules/forms';
import { pickCard } from '@/games/dominion/rules/cards/questions';
import { expansionOf, KINGDOM_CARDS, type CardId } from '@/games/dominion/rules/printed';
import { credit, draw, partsOf, schedule } from '@/games/dominion/rules/vocabulary';
import { aTable, cards } from './aTable';

/** What the house of the rules promises whoever writes a card. Village stands in for cards that nobody has written yet. */

const part = partsOf<'next' | 'say' | 'ask'>();
const standIn = (rules: CardRules): void => {
  jest.replaceProperty(CARDS, 'village', rules);
};
afterEach(() => jest.restoreAllMocks());

const camel = (card: string): string => card.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

describe('a card is whole', () => {
  test.each(KINGDOM_CARDS.map((card) => [card]))(
    '%s has a file and a test; what else it needs the compiler and words.test.ts name',
    (card) => {
      const places = [
        path.join('src/games/dominion/rules/cards', expansionOf(card), `${camel(card)}.ts`),
        path.join('__tests__/games/dominion/cards', `${camel(card)}.test.ts`),
      ];
      expect(places.filter((place) => !existsSync(place))).toEqual([]);
    },
  );

  test('no card of a kingdom is named in general code', () => {
    // Mats, words for what is done, and what a score sheet, the start of a game and the checks of a state are about.
    const allowed: Readonly<Record<string, readonly string[]>> = {
      'events.ts': ['haven', 'island', 'native-village'],
      'forms.ts': ['embargo'],
      'view.ts': ['haven', 'native-village'],
      'scoring.ts': ['gardens', 'island'],
      'invariants.ts': ['throne-room', 'haven', 'blockade'],
    };
    const lists = ['printed.ts', 'kingdoms.ts'];
    const files = execFileSync('git', ['ls-files', 'src/games/dominion/rules/*.ts'], { encoding: 'utf8' })
      .split('\n')
      .filter((file) => file !== '' && !file.includes('/cards/') && !lists.includes(path.basename(file)));
    const named = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return KINGDOM_CARDS.filter(
        (card) => text.includes(`'${card}'`) && !(allowed[path.basename(file)] ?? []).includes(card),
      ).map((card) => `${file}: ${card}`);
    });
    expect(files.length).toBeGreaterThan(15);
    expect(named).toEqual([]);
  });

  test('a part that a card has not does not compile', () => {
    // @ts-expect-error: it is called `next`.
    const wrong = () => part({ card: 'village', seat: 0, slot: 0, throne: null }, 'nxet');
    expect(wrong).not.toThrow();
    // @ts-expect-error: one of its parts is missing.
    const incomplete = { parts: { next: { run: () => undefined } } } satisfies CardRules<'next' | 'say'>;
    expect(incomplete.parts).toHaveProperty('next');
  });
});

describe('moments', () => {
  const deck = cards('CCCCCCCCCCCC');

  test('a card that is trashed or discarded is watched, before whatever did it goes on (DO-69)', () => {
    const seen: string[] = [];
    standIn({
      parts: { say: { run: (table, { who, about }) => void (seen.push(`${who} ${about}`), draw(table, who, 1)) } },
      watches: {
        trashed: (_state, { seat, card, from }) => [
          part({ card: 'village', seat, slot: -1, throne: null }, 'say', { about: card, n: from.length }),
        ],
        discarded: (_state, { seat, card }) =>
          card === 'estate' ? [part({ card: 'village', seat, slot: -1, throne: null }, 'say', { about: card })] : [],
      },
    });
    const t = aTable({
      kingdom: ['village'],
      hands: { 0: ['remodel', 'militia', 'estate'], 1: cards('EEGGG') },
      decks: { 0: deck, 1: deck },
      actions: 2,
    });
    t.play('remodel');
    t.pick('estate');
    // The card drawn for the Estate is in hand before Remodel asks what to gain.
    expect(t.kind).toBe('remodel/gain');
    expect(seen).toEqual(['0 estate']);
    expect(t.hand(0)).toEqual(['copper', 'militia']);
    t.pick('silver');
    t.play('militia');
    t.pick('estate');
    // Drawn in the middle of Militia: there is one more to discard.
    expect(t.player(1).hand).toHaveLength(5);
    t.pick('estate');
    expect(seen).toEqual(['0 estate', '1 estate', '1 estate']);
  });

  test('several watchers of several players: whoever has the turn first, each in their own order (DO-67)', () => {
    standIn({
      parts: { say: { run: (table) => credit(table, 'village', { coins: 1 }) } },
      watches: {
        trashed: (state) =>
          [...state.players.keys()].reverse().flatMap((seat) =>
            (['village', 'market'] as const).map((card) => ({
              ...part({ card: 'village', seat, slot: -1, throne: null }, 'say'),
              card,
            })),
          ),
      },
    });
    jest.replaceProperty(CARDS, 'market', {
      parts: { say: { run: (table) => credit(table, 'market', { coins: 1 }) } },
    });
    const t = aTable({ kingdom: ['village', 'market'], hands: { 0: ['remodel', 'estate'] } });
    t.play('remodel');
    const order: unknown[] = [];
    while (t.kind === 'when-gained') {
      order.push([t.asked, t.offered()]);
      t.pick('market');
    }
    expect(order).toEqual([
      [0, ['village', 'market']],
      [1, ['village', 'market']],
    ]);
    expect(t.kind).toBe('remodel/gain');
    expect(t.balance.coins).toBe(4);
  });

  test('a card that is played is watched, an Action as well as a Treasure', () => {
    const seen: string[] = [];
    standIn({
      watches: {
        played: (_state, { card, seat }) => [
          part({ card: 'village', seat, slot: -1, throne: null }, 'say', { about: card }),
        ],
      },
      parts: { say: { run: (_table, { about }) => void seen.push(String(about)) } },
    });
    const t = aTable({ kingdom: ['village'], hands: { 0: ['market', 'copper', 'silver'] }, decks: { 0: deck } });
    t.play('market');
    t.treasures();
    expect(seen).toEqual(['market', 'copper', 'copper', 'silver']);
  });
});

describe('Durations stay for as long as they need (DO-50)', () => {
  const rules: CardRules = {
    play: (table, play) => schedule(table, part(play, 'next', { n: 2 })),
    parts: {
      next: {
        run(table, step) {
          credit(table, 'village', { coins: 1 });
          if (step.n > 1) schedule(table, part(step, 'next', { n: step.n - 1 }));
        },
      },
    },
  };
  const deck = cards('CCCCCCCCCCCCCCCC');

  test('over three turns, behind other cards, and with its Throne Room', () => {
    standIn(rules);
    const t = aTable({
      hands: { 0: ['throne-room', 'market', 'village'] },
      kingdom: ['village'],
      actions: 2,
      decks: { 0: deck, 1: deck },
    });
    t.play('market');
    t.play('throne-room');
    const after: (readonly CardId[])[] = [];
    for (let turn = 0; turn < 4; turn++) {
      t.endTurn();
      after.push(t.inPlay(0).concat());
      t.endTurn();
    }
    expect(after).toEqual([['throne-room', 'village'], ['throne-room', 'village'], [], []]);
  });
});

test('what a question is about stands in the card: an optional one can be passed', () => {
  standIn({
    play: (table, play) => table.next(part(play, 'ask')),
    parts: { ask: pickCard({ verb: 'discard', brings: BRINGS_NOTHING, optional: true, picked: () => undefined }) },
  });
  const t = aTable({ kingdom: ['village'], hands: { 0: ['village', 'estate'] } });
  t.play('village');
  expect(t.refusal(PICK.estate)).toBeNull();
  expect(t.refusal(DONE)).toBeNull();
  expect(t.refusal(PICK.gold)).toBe('not-possible');
});
