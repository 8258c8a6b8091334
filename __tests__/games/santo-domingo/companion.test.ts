import {
  carrySteps,
  changeRound,
  closeRound,
  deciders,
  emptyRound,
  movesBetween,
  dropRound,
  insertRound,
  newReferee,
  parseReferee,
  referee,
  reseat,
  seatsFor,
  setFix,
  setTrade,
  standingNow,
  tapCard,
  toPutRight,
  type RefereeSheet,
} from '@/games/santo-domingo/companion';
import type { Card } from '@/games/santo-domingo/rules/cards';
import { DEFAULT_OPTIONS, DEFAULT_RATES, type Options } from '@/games/santo-domingo/rules/options';

const WINTER: Options = { ...DEFAULT_OPTIONS, side: 'winter', rates: DEFAULT_RATES.winter };

/** A round as people say it: everybody's cards, and what the Traders handed in. */
/** What each shows, seat by seat (`'1+3 2+5'`), and what was traded. */
type Typed = readonly [cards: string, trades?: Readonly<Record<number, number>>];

function enter(sheet: RefereeSheet, [cards, trades = {}]: Typed): RefereeSheet {
  let draft = sheet.draft;
  const shown = cards.split(' ').map((each) => each.split('+').map((card) => Number(card) as Card));
  shown.forEach((each, seat) => each.forEach((card) => (draft = tapCard(draft, seat, card))));
  for (const [seat, goods] of Object.entries(trades)) draft = setTrade(draft, Number(seat), goods);
  const typed = { ...sheet, draft };
  const { open } = referee(typed);
  if (open === null || open.after === null) throw new Error('the round is not whole');
  return closeRound(typed, open);
}

const played = (options: Options, seats: number, rounds: readonly Typed[]): RefereeSheet =>
  rounds.reduce(enter, newReferee(options, seats));

const T12: readonly Typed[] = [
  ['1 2 3 5'],
  ['4 5 6 8'],
  ['7 7 2 4', { 0: 6, 1: 3 }],
  ['8 8 7 7', { 2: 9, 3: 12 }],
  ['5 5 8 8'],
];

const rowsText = (sheet: RefereeSheet): string[] =>
  referee(sheet).rounds.map(
    ({ after }) =>
      `${after?.rows.points}/${after?.rows.goods}/${after?.rows.trader} ${after?.points.join()} ${after?.goods.join()}`,
  );

describe('The referee follows the golden traces', () => {
  test('four players, standard side (SD-T12)', () => {
    const sheet = played(DEFAULT_OPTIONS, 4, T12);
    expect(rowsText(sheet)).toEqual([
      '0/0/4 2,2,0,0 4,4,10,8',
      '3/0/7 2,2,4,0 7,4,10,9',
      '1/0/0 6,4,9,0 1,1,10,12',
      '4/3/0 6,4,12,4 7,7,1,0',
      '7/0/3 6,4,12,4 10,10,3,1',
    ]);
    const { rounds, open } = referee(sheet);
    expect(rounds.map(({ before }) => Object.values(before.rows).join('/'))).toEqual([
      '4/4/4',
      '3/3/7',
      '6/3/10',
      '4/3/3',
      '7/6/3',
    ]);
    expect(rounds[2]).toMatchObject({ tradeSpace: 8, rate: { give: 3, get: 2 } });
    expect(open?.hands.map((hand) => hand.length)).toEqual([7, 7, 8, 8]);
  });

  test('three players (SD-T13)', () => {
    const sheet = played(DEFAULT_OPTIONS, 3, [
      ['1+3 2+5 4+6'],
      ['5+6 1+3 7+8', { 2: 5 }],
      ['2+7 4+7 3+8', { 0: 10, 1: 8 }],
      ['4+8 6+8 1+5'],
    ]);
    expect(rowsText(sheet)).toEqual([
      '0/0/6 2,4,1 5,6,6',
      '3/0/0 2,6,6 10,6,3',
      '3/2/0 12,10,6 0,1,10',
      '6/0/5 12,14,8 7,5,14',
    ]);
    expect(referee(sheet).open?.hands.map((hand) => hand.length)).toEqual([8, 8, 6]);
  });

  test('two players on the winter side (SD-T14)', () => {
    const sheet = played(WINTER, 2, [['4+5 3+6'], ['1+2 5+8'], ['3+7 2+7', { 0: 4, 1: 4 }], ['6+8 4+8']]);
    expect(rowsText(sheet)).toEqual(['4/0/4 0,4 6,2', '0/0/7 7,4 6,7', '0/3/0 9,9 4,3', '3/3/3 12,9 8,8']);
  });
});

describe('Typing a round', () => {
  test('nothing is worked out before everybody has shown as many cards as the rules ask for (SD-6)', () => {
    const sheet = newReferee(DEFAULT_OPTIONS, 3);
    const draft = tapCard(tapCard(sheet.draft, 0, 1), 0, 3);
    const { open, cardsEach } = referee({ ...sheet, draft });
    expect(cardsEach).toBe(2);
    expect(open).toMatchObject({ missing: [0, 2, 2], after: null });
  });

  test('a further tap replaces the older card, a second tap takes it away', () => {
    let draft = emptyRound(3);
    for (const card of [1, 3, 5] as const) draft = tapCard(draft, 1, card);
    expect(draft.cards[1]).toEqual([3, 5]);
    expect(tapCard(draft, 1, 3).cards[1]).toEqual([5]);
    expect(tapCard(tapCard(emptyRound(4), 0, 2), 0, 6).cards[0]).toEqual([6]);
  });

  test('a Trader stops only at useful amounts, and hands in all that brings points unless somebody says less (SD-T6)', () => {
    // Yellow 10 and 11 goods, set by hand as in the rulebook's example.
    let draft = emptyRound(4);
    draft = setFix(draft, { what: 'row', row: 'trader', value: 10 });
    draft = setFix(draft, { what: 'goods', seat: 0, value: 11 });
    draft = setFix(draft, { what: 'points', seat: 0, value: 12 });
    draft = setFix(draft, { what: 'goods', seat: 1, value: 4 });
    draft = setFix(draft, { what: 'points', seat: 1, value: 9 });
    ([7, 7, 8, 8] as const).forEach((card, seat) => (draft = tapCard(draft, seat, card)));
    const all = referee({ ...newReferee(DEFAULT_OPTIONS, 4), draft }).open;
    expect(all?.trades[0]).toEqual({ stops: [0, 2, 3, 5, 6, 8, 9, 11], goods: 11, rate: { give: 3, get: 2 } });
    expect(all?.after?.points[0]).toBe(19);
    const some = referee({
      ...newReferee(DEFAULT_OPTIONS, 4),
      draft: setTrade(setTrade(draft, 0, 9), 1, 3),
    }).open;
    expect(some?.after?.points.slice(0, 2)).toEqual([18, 11]);
    expect(some?.after?.goods.slice(0, 2)).toEqual([2, 1]);
    expect(some?.after?.rows.trader).toBe(0);
  });

  test('goods over the limit are named (SD-T8)', () => {
    let draft = setFix(emptyRound(4), { what: 'row', row: 'goods', value: 9 });
    draft = setFix(draft, { what: 'goods', seat: 0, value: 13 });
    ([5, 8, 8, 8] as const).forEach((card, seat) => (draft = tapCard(draft, seat, card)));
    const { open } = referee({ ...newReferee(DEFAULT_OPTIONS, 4), draft });
    expect(open?.gains[0]).toEqual([{ card: 5, what: 'goods', amount: 9, lost: 7, handedIn: 0 }]);
    expect(open?.after?.goods[0]).toBe(15);
    expect(open?.after?.rows.goods).toBe(0);
  });

  test('the own-card rule holds (SD-T9)', () => {
    let draft = setFix(emptyRound(2), { what: 'row', row: 'points', value: 10 });
    for (const [seat, card] of [
      [0, 1],
      [0, 3],
      [1, 2],
      [1, 3],
    ] as const)
      draft = tapCard(draft, seat, card);
    const { open } = referee({ ...newReferee(DEFAULT_OPTIONS, 2), draft });
    expect(open?.after).toMatchObject({ points: [2, 5], goods: [4, 6] });
    expect(open?.after?.rows.points).toBe(3);
  });
});

describe('Correcting', () => {
  test('an earlier round put right changes everything after it', () => {
    const sheet = played(DEFAULT_OPTIONS, 4, T12);
    const first = sheet.rounds[0];
    if (first === undefined) throw new Error('no first round');
    // Seat 0 had shown the Admiral, and not the Captain.
    const other = changeRound(sheet, 1, tapCard(first, 0, 2));
    const before = referee(sheet);
    const after = referee(other);
    expect(before.rounds[0]?.after?.points).toEqual([2, 2, 0, 0]);
    expect(after.rounds[0]?.after?.points).toEqual([2, 2, 0, 0]);
    // Two Admirals make the Governor 4 goods instead of 6, and every later figure of that seat follows.
    expect(after.rounds[0]?.after?.goods[2]).toBe(8);
    expect(after.rounds[1]?.after?.goods[2]).toBe(8);
    // It had 10 goods to trade in round 4, and now has 8: the 9 it is said to have handed in cannot be.
    expect(after.firstProblem).toBe(4);
    expect(after.rounds[3]?.problems).toEqual([{ kind: 'trade', seat: 2, wanted: 9, counted: 6 }]);
    expect(after.rounds[3]?.after?.points[2]).toBe(11);
  });

  test('a later entry that became impossible is named, and the game goes on', () => {
    const sheet = played(DEFAULT_OPTIONS, 4, T12);
    const second = sheet.rounds[1];
    if (second === undefined) throw new Error('no second round');
    // Seat 0 shows the Captain in round 2 again, which it spent in round 1.
    const wrong = referee(changeRound(sheet, 2, tapCard(second, 0, 1)));
    expect(wrong.firstProblem).toBe(2);
    expect(wrong.rounds[1]?.problems).toEqual([{ kind: 'spent', seat: 0, card: 1, playedIn: 1 }]);
    expect(wrong.rounds).toHaveLength(5);
    expect(wrong.rounds[4]?.after).not.toBeNull();
  });

  test('a round that lacks a card while it is put right makes everything after it wait', () => {
    const sheet = played(DEFAULT_OPTIONS, 4, T12);
    const second = sheet.rounds[1];
    if (second === undefined) throw new Error('no second round');
    const half = changeRound(sheet, 2, tapCard(second, 0, 4));
    expect(parseReferee(JSON.parse(JSON.stringify(half)), 4)).toEqual(half);
    const waiting = referee(half);
    expect(waiting).toMatchObject({ unfinished: 2, open: null, outcome: null, firstProblem: null });
    expect(waiting.rounds.map(({ after }) => after === null)).toEqual([false, true, true, true, true]);
    expect(rowsText(changeRound(half, 2, second))).toEqual(rowsText(sheet));
  });

  test('an amount nobody has any more is cut down to the next useful one, and said', () => {
    const sheet = played(DEFAULT_OPTIONS, 4, T12);
    const third = sheet.rounds[2];
    if (third === undefined) throw new Error('no third round');
    const less = referee(changeRound(sheet, 3, setFix(third, { what: 'goods', seat: 0, value: 4 })));
    expect(less.rounds[2]?.problems).toEqual([{ kind: 'trade', seat: 0, wanted: 6, counted: 3 }]);
  });

  test('a game that is over earlier says which rounds do not count', () => {
    const sheet = played(DEFAULT_OPTIONS, 4, T12);
    const second = sheet.rounds[1];
    if (second === undefined) throw new Error('no second round');
    const over = referee(changeRound(sheet, 2, setFix(second, { what: 'points', seat: 1, value: 30 })));
    expect(over.outcome?.winners).toEqual([1]);
    expect(over.open).toBeNull();
    expect(over.rounds.map(({ problems }) => problems.map(({ kind }) => kind))).toEqual([
      [],
      [],
      ['after-end'],
      ['after-end'],
      ['after-end'],
    ]);
  });

  test('points set by hand have a line of their own, so that the sum agrees', () => {
    let draft = setFix(emptyRound(2), { what: 'points', seat: 0, value: 30 });
    for (const [seat, card] of [
      [0, 1],
      [0, 8],
      [1, 2],
      [1, 8],
    ] as const)
      draft = tapCard(draft, seat, card);
    const sheet = newReferee(DEFAULT_OPTIONS, 2);
    const { open } = referee({ ...sheet, draft });
    if (open === null) throw new Error('nothing is open');
    const { outcome } = referee(closeRound({ ...sheet, draft }, open));
    const lines = outcome?.scores[0]?.lines.map(({ key, points }) => [key, points]);
    expect(lines).toContainEqual(['score.correction', 30]);
    expect(outcome?.scores[0]?.total).toBe(lines?.reduce((sum, [, points]) => sum + Number(points), 0));
    expect(outcome?.winners).toEqual([0]);
  });
});

describe('The end (SD-T11)', () => {
  test('goods at 3 : 1, then goods left decide', () => {
    let draft = emptyRound(4);
    const at = [
      [30, 0],
      [29, 4],
      [20, 15],
      [10, 2],
    ] as const;
    at.forEach(([points, goods], seat) => {
      draft = setFix(draft, { what: 'points', seat, value: points });
      draft = setFix(draft, { what: 'goods', seat, value: goods });
    });
    draft = setFix(draft, { what: 'row', row: 'points', value: 0 });
    draft = setFix(draft, { what: 'row', row: 'goods', value: 0 });
    // Four cards that bring nothing to anybody: Captain and Frigate of an empty row, Governor and Customs of none.
    ([1, 1, 1, 1] as const).forEach((card, seat) => (draft = tapCard(draft, seat, card)));
    const sheet = newReferee(DEFAULT_OPTIONS, 4);
    const { open } = referee({ ...sheet, draft });
    if (open === null) throw new Error('nothing is open');
    const { outcome } = referee(closeRound({ ...sheet, draft }, open));
    expect(outcome?.scores.map(({ total }) => total)).toEqual([30, 30, 25, 10]);
    expect(outcome?.winners).toEqual([1]);
    expect(outcome?.decidedBy).toBe('tie.goods');
  });
});

describe('From storage', () => {
  test('what was written comes back', () => {
    const sheet = played(DEFAULT_OPTIONS, 4, T12);
    expect(parseReferee(JSON.parse(JSON.stringify(sheet)), 4)).toEqual(sheet);
  });

  test.each([
    ['nothing', null],
    ['another number of seats', newReferee(DEFAULT_OPTIONS, 3)],
    [
      'a card that is none',
      { ...newReferee(DEFAULT_OPTIONS, 4), draft: { ...emptyRound(4), cards: [[9], [], [], []] } },
    ],
    ['the long game for four (SD-47)', newReferee({ ...DEFAULT_OPTIONS, target: 45 }, 4)],
  ])('%s is no sheet', (_what, raw) => {
    expect(parseReferee(raw, 4)).toBeNull();
  });
});

describe('What to move on the table', () => {
  const sheet = played(DEFAULT_OPTIONS, 4, T12);
  const { rounds, open } = referee(sheet);
  const nextOf = (i: number) => rounds[i + 1]?.before ?? open?.before ?? null;

  test('card by card, each from where the one before left it, the supply last', () => {
    rounds.forEach((round, i) => {
      const steps = carrySteps(round, nextOf(i));
      expect(steps[0]?.from).toEqual(round.before);
      steps.slice(1).forEach((step, j) => expect(step.from).toEqual(steps[j]?.to));
      expect(steps[steps.length - 1]?.to).toEqual(nextOf(i));
      const cards = steps.flatMap(({ card }) => (card === null ? [] : [card]));
      expect(cards).toEqual([...new Set(round.entry.cards.flat())].sort((a, b) => a - b));
      for (const { from, to, moves } of steps) expect(moves).toEqual(movesBetween(from, to));
    });
  });

  test('the third round of SD-T12: Admiral, Frigate, then two Traders, then the supply', () => {
    const third = rounds[2];
    if (third === undefined) throw new Error('no third round');
    const shown = carrySteps(third, nextOf(2)).map(({ card, moves }) => [
      card,
      moves.map((move) => `${move.what === 'row' ? move.row : `${move.what} ${move.seat}`} ${move.from}-${move.to}`),
    ]);
    expect(shown.map(([card]) => card)).toEqual([2, 4, 7, null]);
    expect(shown[2]?.[1]).toEqual(
      expect.arrayContaining(['points 0 2-6', 'goods 0 7-1', 'points 1 2-4', 'goods 1 4-1']),
    );
  });

  test('after a correction only what lies elsewhere is named', () => {
    const before = open?.before;
    const after = referee(changeRound(sheet, 5, { ...emptyRound(4), cards: [[2], [5], [8], [8]] })).open?.before;
    if (before === undefined || after === undefined) throw new Error('the game is over');
    expect(movesBetween(before, before)).toEqual([]);
    for (const move of movesBetween(before, after)) expect(move.from).not.toBe(move.to);
    expect(movesBetween(before, after).length).toBeGreaterThan(0);
  });

  test('a closed round, and one that was put right, are to be moved until somebody has seen to it', () => {
    const fresh = enter(newReferee(DEFAULT_OPTIONS, 4), ['1 2 3 5']);
    expect(fresh.laid).toEqual(referee(newReferee(DEFAULT_OPTIONS, 4)).open?.before);
    expect(toPutRight(fresh, referee(fresh)).length).toBeGreaterThan(0);
    const seen = { ...sheet, laid: null };
    expect(toPutRight(seen, referee(seen))).toEqual([]);
    const other = changeRound(seen, 5, { ...emptyRound(4), cards: [[2], [5], [8], [8]] });
    expect(other.laid).toEqual(open?.before);
    // Put back as it was, nothing lies wrong.
    const back = changeRound(other, 5, seen.rounds[4] ?? emptyRound(4));
    expect(toPutRight(back, referee(back))).toEqual([]);
    expect(parseReferee(JSON.parse(JSON.stringify(other)), 4)).toEqual(other);
    // A sheet of an earlier version says nothing about it.
    const { laid: _, ...older } = other;
    expect(parseReferee(older, 4)?.laid).toBeNull();
    expect(parseReferee({ ...other, laid: { ...other.laid, points: [1] } }, 4)).toBeNull();
  });

  test('a correction that ends the game, or begins after its end, also says what to move', () => {
    const over = changeRound(
      { ...sheet, laid: null },
      5,
      setFix(sheet.rounds[4] ?? emptyRound(4), { what: 'points', seat: 1, value: 30 }),
    );
    expect(referee(over).outcome).not.toBeNull();
    expect(toPutRight(over, referee(over)).length).toBeGreaterThan(0);
    const seen = { ...over, laid: null };
    const goesOn = changeRound(seen, 5, sheet.rounds[4] ?? emptyRound(4));
    expect(goesOn.laid).toEqual(standingNow(referee(over)));
    expect(toPutRight(goesOn, referee(goesOn)).length).toBeGreaterThan(0);
  });

  test('a round typed twice goes, and one that was forgotten comes in between', () => {
    const twice = { ...sheet, rounds: sheet.rounds.toSpliced(2, 0, sheet.rounds[1] ?? emptyRound(4)) };
    expect(referee(twice).firstProblem).toBe(3);
    expect(rowsText(dropRound(twice, 3))).toEqual(rowsText(sheet));
    const gap = insertRound(dropRound(sheet, 2), 2);
    expect(referee(gap).unfinished).toBe(2);
    expect(standingNow(referee(gap))).toBeNull();
    expect(rowsText(changeRound(gap, 2, sheet.rounds[1] ?? emptyRound(4)))).toEqual(rowsText(sheet));
  });
});

describe('Every Trader is asked', () => {
  const asked = (cards: string): readonly number[] => {
    const sheet = T12.slice(0, 2).reduce(enter, newReferee(DEFAULT_OPTIONS, 4));
    const shown = cards.split(' ').map((card) => [Number(card) as Card]);
    const { open } = referee({ ...sheet, draft: { ...sheet.draft, cards: shown } });
    return open === null ? [] : deciders(open);
  };

  test('in seat order, as many as there are', () => {
    expect(asked('7 7 2 4')).toEqual([0, 1]);
    expect(asked('7 7 7 4')).toEqual([0, 1, 2]);
    expect(asked('6 5 2 4')).toEqual([]);
  });

  test('but nobody who can only hand in nothing', () => {
    const { open } = referee({
      ...newReferee(DEFAULT_OPTIONS, 4),
      draft: { ...emptyRound(4), cards: [[7], [1], [2], [3]] },
    });
    const { trades = [] } = open ?? {};
    expect(trades[0]?.stops.length).toBeGreaterThan(0);
    expect(open === null ? null : deciders(open)).toEqual(trades[0]?.stops.length === 1 ? [] : [0]);
  });
});

describe('Other people around the referee', () => {
  test('before the first card anybody may come; then only the order can be put right', () => {
    const blank = newReferee(DEFAULT_OPTIONS, 3);
    expect(reseat(blank, [0, 1, 2, null])).toEqual(newReferee(DEFAULT_OPTIONS, 4));
    expect(seatsFor(blank)).toEqual({ min: 2, max: 6 });
    const going = T12.slice(0, 3).reduce(enter, newReferee(DEFAULT_OPTIONS, 4));
    expect(seatsFor(going)).toEqual({ min: 4, max: 4 });
    expect(reseat(going, [0, 1, 2])).toBeNull();
    expect(reseat(going, [0, 1, 2, null])).toBeNull();
  });

  test('in another order everybody has what they had', () => {
    const going = T12.slice(0, 3).reduce(enter, newReferee(DEFAULT_OPTIONS, 4));
    const before = standingNow(referee(going));
    const order = [3, 1, 0, 2];
    const moved = reseat(going, order);
    const after = moved === null ? null : standingNow(referee(moved));
    expect(after?.points).toEqual(order.map((seat) => before?.points[seat]));
    expect(after?.goods).toEqual(order.map((seat) => before?.goods[seat]));
    expect(after?.rows).toEqual(before?.rows);
    expect(parseReferee(moved, 4)).toEqual(moved);
  });
});
