import { checkLetters, luckFrom, sameJson, tidyLetters, toLetters } from '@antilles/engine';
import * as fc from 'fast-check';
import { LEVELS } from '@/bots/bot';
import { entryOf } from '@/games';
import { GAME_IDS } from '@/games/ids';
import { readDeal, writeDeal, type Deal } from '@/session/dealCode';

const games = GAME_IDS.map(entryOf);

/** Any deal of any game: whatever its options can be. */
const anyDeal = fc
  .record({
    place: fc.nat(games.length - 1),
    seed: fc.nat(0xffff_ffff),
    luck: fc.nat(),
    levels: fc.array(fc.constantFrom(null, ...LEVELS), { minLength: 6, maxLength: 6 }),
    more: fc.nat(10),
  })
  .map(({ place, seed, luck, levels, more }): Deal => {
    const entry = games[place] ?? entryOf('cartagena');
    const { min, max } = entry.game.seats;
    const seats = levels.slice(0, min + (more % (max - min + 1)));
    return { game: entry.game.id, options: entry.sampleOptions(luckFrom(luck), seats.length), seats, seed };
  });

/** Which order the cards of a kingdom are named in makes no difference to the deal. */
const tidy = (deal: Deal): unknown => {
  const options = deal.options as { readonly kingdom?: readonly string[] };
  return options.kingdom === undefined
    ? deal
    : { ...deal, options: { ...options, kingdom: [...options.kingdom].sort() } };
};

test('a code gives back the game, the options, the seats and the seed, in every game', () => {
  fc.assert(
    fc.property(anyDeal, (deal) => {
      const read = readDeal(games, writeDeal(games, deal));
      expect(read.ok).toBe(true);
      if (read.ok) expect(tidy(read.deal)).toEqual(tidy(deal));
    }),
    { numRuns: 300 },
  );
});

test('the deal is the same: the state of the first moment', () => {
  for (const { game, sampleOptions } of games) {
    const options = sampleOptions(luckFrom(5), 3);
    const read = readDeal(games, writeDeal(games, { game: game.id, options, seats: [null, 'easy', 'hard'], seed: 77 }));
    if (!read.ok) throw new Error(read.problem);
    // In Dominion the state also lists the kingdom, in the order it was named in.
    const players = (state: unknown) => (state as { readonly players: unknown }).players;
    const [theirs, ours] = [game.setup(read.deal.options, 3, read.deal.seed), game.setup(options, 3, 77)];
    expect(sameJson(players(theirs), players(ours))).toBe(true);
    expect(theirs.rng).toBe(ours.rng);
  }
});

test('usual options make a short code, in groups of four', () => {
  for (const { game } of games) {
    const code = writeDeal(games, { game: game.id, options: game.defaultOptions, seats: [null, 'medium'], seed: 1 });
    expect(code).toMatch(/^([0-9A-Z]{4}-)+[0-9A-Z]{1,4}$/);
    expect(tidyLetters(code)?.length).toBeLessThanOrEqual(game.id === 'dominion' ? 24 : 20);
  }
});

const sample: Deal = {
  game: 'cartagena',
  options: entryOf('cartagena').game.defaultOptions,
  seats: [null, 'medium', 'medium'],
  seed: 123_456_789,
};
const code = writeDeal(games, sample);

test('a code from before there was Skilled is what it was, and only a deal with Skilled has a newer one', () => {
  expect(code).toBe('102S-83NQ-K8N4-00C2-0PX');
  const skilled: Deal = { ...sample, seats: [null, 'skilled', 'hard'] };
  const newer = writeDeal(games, skilled);
  expect(readDeal(games, newer)).toEqual({ ok: true, deal: skilled });
  expect(tidyLetters(newer)?.[0]).not.toBe(tidyLetters(code)?.[0]);
});

test('is read however it was typed', () => {
  for (const typed of [code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `]) {
    expect(readDeal(games, typed)).toEqual({ ok: true, deal: sample });
  }
  expect(readDeal(games, code.replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual({ ok: true, deal: sample });
});

test('one wrong letter, two swapped ones or a missing one are noticed', () => {
  const letters = tidyLetters(code) ?? '';
  for (let i = 0; i < letters.length; i++) {
    const other = letters[i] === 'Z' ? 'Y' : 'Z';
    expect(readDeal(games, letters.slice(0, i) + other + letters.slice(i + 1)).ok).toBe(false);
    expect(readDeal(games, letters.slice(0, i) + letters.slice(i + 1)).ok).toBe(false);
    const [a = '', b = ''] = [letters[i], letters[i + 1]];
    if (b !== '' && a !== b) expect(readDeal(games, letters.slice(0, i) + b + a + letters.slice(i + 2)).ok).toBe(false);
  }
});

test('whatever else somebody types is refused in words, never a crash', () => {
  expect(readDeal(games, '')).toEqual({ ok: false, problem: 'not-a-code' });
  expect(readDeal(games, 'hello!')).toEqual({ ok: false, problem: 'not-a-code' });
  expect(readDeal(games, 'ABC')).toEqual({ ok: false, problem: 'not-a-code' });
  expect(readDeal(games, 'ABCD-EFGH-JKMN')).toEqual({ ok: false, problem: 'mistyped' });
  fc.assert(fc.property(fc.string(), (text) => !readDeal(games, text).ok));
});

test('codes of other versions say which way they differ', () => {
  const withVersion = (rulesVersion: number) =>
    games.map((entry) => ({ ...entry, game: { ...entry.game, rulesVersion } }));
  expect(readDeal(games, writeDeal(withVersion(200), sample))).toEqual({ ok: false, problem: 'newer' });
  expect(readDeal(withVersion(200), code)).toEqual({ ok: false, problem: 'older' });
  // A fifth game, and another kind of code altogether.
  const fifth = [...games, { ...entryOf('cartagena'), game: { ...entryOf('cartagena').game, id: 'tortuga' } }];
  expect(readDeal(games, writeDeal(fifth, { ...sample, game: 'tortuga' }))).toEqual({ ok: false, problem: 'newer' });
  const body = toLetters((bits) => {
    bits.put(2, 2);
    bits.put(0, 60);
  });
  expect(readDeal(games, body + checkLetters(body))).toEqual({ ok: false, problem: 'newer' });
});
