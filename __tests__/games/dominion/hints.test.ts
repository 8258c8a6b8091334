import { below, luckFrom, type Phrase } from '@antilles/engine';
import { decideAtOnce, see } from '@/bots/bot';
import { lookedAhead } from '@/games/dominion/bots/explain';
import { bots } from '@/games/dominion/bots/levels';
import { BUY, type Action } from '@/games/dominion/rules/actions';
import { dominion } from '@/games/dominion/rules/game';
import { KINGDOM_CARDS } from '@/games/dominion/rules/printed';
import de from '@/games/dominion/words/de.json';
import en from '@/games/dominion/words/en.json';
import nl from '@/games/dominion/words/nl.json';
import { aTable, cards } from './aTable';

type Words = { readonly [key: string]: string | Words };

/** The sentence for a key, in its plural form where it has one. */
function sentence(words: Words, key: string): string | null {
  const path = key.split('.');
  const last = path.pop() ?? '';
  const at = path.reduce<string | Words | undefined>(
    (found, part) => (typeof found === 'object' ? found[part] : undefined),
    words,
  );
  if (typeof at !== 'object') return null;
  const text = at[last] ?? at[`${last}_other`];
  return typeof text === 'string' ? text : null;
}

/** What keeps a reason from being said as a whole sentence; null when nothing does. */
function fault({ key, params = {} }: Phrase): string | null {
  for (const words of [en, nl, de]) {
    const text = sentence(words, key);
    if (text === null) return `${key} has no words`;
    if (!/^[A-ZÄÖÜ{].*\.$/.test(text)) return `${key} is no sentence: ${text}`;
    for (const [, gap] of text.matchAll(/\{\{(\w+)\}\}/g)) if (!(String(gap) in params)) return `${key} lacks ${gap}`;
  }
  return null;
}

/** Why the hint says so, at a table laid out for it; what it says to do comes first. */
function reasonsAt(t: { readonly state: ReturnType<typeof aTable>['state'] }, bot = bots.medium): string[] {
  const [seat = 0] = dominion.waiting(t.state);
  return decideAtOnce(bot.think(see(dominion, t.state, seat), luckFrom(1)))
    .reasons.slice(1)
    .map(({ key }) => key);
}

test('at every question of random games the hint says why, in every language', () => {
  const faults = new Set<string>();
  const silent = new Set<string>();
  const said = new Set<string>();
  const kinds = new Set<string>();
  const luck = luckFrom(5);
  for (let game = 0; game < 42; game++) {
    // Seven kingdoms hold all the cards.
    const kingdom = [...KINGDOM_CARDS, ...KINGDOM_CARDS].slice(10 * (game % 7), 10 * (game % 7) + 10);
    const state = dominion.setup({ ...dominion.defaultOptions, kingdom, edition: '2022' }, 2 + (game % 3), game);
    for (let i = 0; i < 400; i++) {
      const [seat] = dominion.waiting(state);
      if (seat === undefined) break;
      const { kind, actions } = dominion.decision(state, seat) ?? { kind: '', actions: [] };
      const { action, reasons } = decideAtOnce(bots.medium.think(see(dominion, state, seat), luck));
      kinds.add(kind);
      if (!reasons[0]?.key.startsWith('reason.do.')) faults.add(`${kind} does not say what to do`);
      // Before Treasures the hint goes on to what they buy (`session/hint`).
      if (reasons.length < 2 && action.type !== 'play-treasures') silent.add(kind);
      for (const reason of reasons) {
        said.add(reason.key);
        const wrong = fault(reason);
        if (wrong !== null) faults.add(wrong);
      }
      dominion.apply(state, seat, actions[below(luck, actions.length)] as Action, null);
    }
  }
  expect([...faults]).toEqual([]);
  expect([...silent]).toEqual([]);
  expect(kinds.size).toBeGreaterThan(35);
  expect(said.size).toBeGreaterThan(40);
});

test('a buy says what the card is for, and how imagined games went', () => {
  const t = aTable({ coins: 5, kingdom: ['witch'], decks: { 0: cards('CCCCCCCEEE'), 1: cards('CCCCCCCEEE') } });
  const reasons = reasonsAt(t, bots.hard);
  expect(reasons).toEqual(expect.arrayContaining(['reason.curses', 'reason.plan']));
  // That nothing did better is only said where it took many games to see.
  expect(['reason.plan', 'reason.confirmed', 'reason.imagined']).toContain(reasons.at(-1));
});

test('a buy that imagined games preferred says by how much', () => {
  const best = { action: BUY.gold, card: 'gold', games: 80, value: 0.6, won: 0.62 } as const;
  const usual = { action: BUY.province, card: 'province', games: 80, value: 0.5, won: 0.51 } as const;
  expect(lookedAhead({ best, usual })).toEqual([
    { key: 'reason.imagined', params: { won: 62, other: 51, games: 80, card: { key: 'card.province' } } },
  ]);
  expect(lookedAhead({ best: usual, usual })).toEqual([{ key: 'reason.confirmed', params: { games: 80 } }]);
  // As good as the usual one: no percentages; and a handful of games is no evidence.
  expect(lookedAhead({ best: { ...best, won: usual.won + 0.01 }, usual })).toEqual([
    { key: 'reason.confirmed', params: { games: 80 } },
  ]);
  expect(lookedAhead({ best: { ...best, games: 10 }, usual })).toEqual([]);
});

test('an Action says why it comes now', () => {
  const village = aTable({ hands: { 0: ['smithy', 'village'] } });
  expect(reasonsAt(village)).toEqual(['reason.village-first']);
  const two = aTable({ hands: { 0: ['smithy', 'militia'] } });
  expect(reasonsAt(two)).toEqual(['reason.best-action', 'reason.draws']);
  const map = aTable({ hands: { 0: ['treasure-map', ...cards('CC')] } });
  expect(reasonsAt(map)).toEqual(['reason.lone-map']);
});

test('points are explained by the Provinces left', () => {
  const t = aTable({ coins: 5, supply: { province: 2 }, decks: { 0: cards('GGSS'), 1: cards('GGSS') } });
  const [, reason] = decideAtOnce(bots.medium.think(see(dominion, t.state, 0), luckFrom(1))).reasons;
  expect(reason).toEqual({ key: 'reason.points', params: { count: 2 } });
});
