import { IllegalAction } from '@antilles/engine';
import { aTable, santoDomingo, written, type Card } from './aTable';

const cardsCarriedOut = (events: readonly { event: { type: string } }[]): Card[] =>
  events.flatMap(({ event }) => ('card' in event ? [event.card as Card] : event.type === 'begged' ? [8] : []));

describe('A round', () => {
  test('has supply, choosing and carrying out, and is then closed (SD-1)', () => {
    const t = aTable({ seats: 4 });
    t.play([1], [2], [4], [6]);
    expect(t.frames.map(({ event }) => event.type)).toEqual([
      'chose',
      'chose',
      'chose',
      'chose',
      'revealed',
      'took',
      'took',
      'took',
      'rewarded',
      'closed-round',
      'supplied',
    ]);
    expect(santoDomingo.round(t.state)).toBe(2);
  });

  test('has no start player: cards may be put down in any order, with the same result (SD-2)', () => {
    const clockwise = aTable({ seats: 3 });
    clockwise.choose(0, 1, 3);
    clockwise.choose(1, 2, 5);
    clockwise.choose(2, 4, 6);
    const otherwise = aTable({ seats: 3 });
    otherwise.choose(2, 4, 6);
    otherwise.choose(0, 1, 3);
    otherwise.choose(1, 2, 5);
    expect(otherwise.state).toEqual(clockwise.state);
  });
});

describe('Supply', () => {
  test.each([
    [2, '1/1/1', '4/4/4'],
    [3, '1/1/1', '6/6/6'],
    [4, '1/1/1', '4/4/4'],
    [5, '1/1/1', '5/5/5'],
    [6, '1/1/1', '6/6/6'],
  ])('with %i players the markers go from %s to %s (SD-3, SD-T1)', (seats, _from, to) => {
    expect(aTable({ seats }).rows()).toBe(to);
  });

  // Nobody takes from a row or trades, so that the rows close as they stood and only the supply moves them.
  test.each([
    [2, { points: 13, goods: 0, trader: 15 }, '15/3/15'],
    [3, { points: 11, goods: 10, trader: 9 }, '15/15/14'],
    [5, { points: 0, goods: 12, trader: 11 }, '4/15/15'],
    [6, { points: 0, goods: 0, trader: 0 }, '5/5/5'],
  ])('with %i players from %j to %s: a marker stops on 15 (SD-4, SD-T1)', (seats, rows, to) => {
    const t = aTable({ seats, rows });
    t.play(...Array.from({ length: seats }, (): Card[] => (seats <= 3 ? [3, 6] : [8])));
    expect(t.standing().rows).toBe(written(rows));
    expect(t.rows()).toBe(to);
  });

  test('comes in every round, with what it moved and the rate it led to (SD-5)', () => {
    const t = aTable({ seats: 4 });
    t.play([3], [3], [6], [6]);
    t.play([8], [8], [8], [8]);
    expect(t.happened('supplied')).toEqual([
      {
        type: 'supplied',
        from: { points: 4, goods: 4, trader: 4 },
        to: { points: 7, goods: 7, trader: 7 },
        rate: { give: 3, get: 2 },
      },
      {
        type: 'supplied',
        from: { points: 7, goods: 7, trader: 7 },
        to: { points: 10, goods: 10, trader: 10 },
        rate: { give: 3, get: 2 },
      },
    ]);
  });
});

describe('Choosing cards', () => {
  test.each([2, 3])('%i players choose two of their eight cards: 28 pairs (SD-6)', (seats) => {
    const t = aTable({ seats });
    expect(santoDomingo.decision(t.state, 1)?.actions).toHaveLength(28);
    expect(t.whyNotChoose(1, 4)).toBe('not-possible');
    expect(t.whyNotChoose(1, 1, 4, 6)).toBe('not-possible');
    expect(t.whyNotChoose(1, 1, 4)).toBeNull();
  });

  test.each([4, 5, 6])('%i players choose one of their eight cards (SD-6)', (seats) => {
    const t = aTable({ seats });
    expect(santoDomingo.decision(t.state, 1)?.actions).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((card) => ({ type: 'choose', cards: [card] })),
    );
    expect(t.whyNotChoose(1, 1, 4)).toBe('not-possible');
    expect(t.whyNotChoose(1)).toBe('not-possible');
    expect(t.whyNotChoose(1, 4)).toBeNull();
  });

  test('only from the own hand: a spent card is refused with its reason (SD-6)', () => {
    const t = aTable({ seats: 3, hands: { 0: [2, 5, 7, 8] } });
    expect(t.whyNotChoose(0, 1, 8)).toBe('card-spent');
    expect(t.whyNotChoose(0, 2, 6)).toBe('card-spent');
    expect(t.whyNotChoose(0, 2, 8)).toBeNull();
    expect(santoDomingo.decision(t.state, 0)?.actions).toHaveLength(6);
    expect(() => t.choose(0, 1, 8)).toThrow(IllegalAction);
  });

  test('nobody can play the same card twice: there is one copy each (SD-D9)', () => {
    const t = aTable({ seats: 2 });
    expect(t.whyNotChoose(0, 4, 4)).toBe('not-possible');
  });

  test('who has chosen is not asked again', () => {
    const t = aTable({ seats: 4 });
    t.choose(2, 5);
    expect(t.waiting()).toEqual([0, 1, 3]);
    expect(t.asked(2)).toBeNull();
    expect(t.whyNotChoose(2, 4)).toBe('not-your-turn');
  });

  test('nothing happens until the last player has chosen; then all cards turn at once (SD-7)', () => {
    const t = aTable({ seats: 4 });
    t.choose(3, 1);
    t.choose(0, 4);
    t.choose(1, 2);
    expect(t.happened('revealed')).toEqual([]);
    expect(t.rows()).toBe('4/4/4');
    t.choose(2, 6);
    expect(t.happened('revealed')).toEqual([{ type: 'revealed', cards: [[4], [2], [6], [1]] }]);
  });

  test('revealed cards lie face up until the round is closed (SD-8)', () => {
    const t = aTable({ seats: 4, goods: [4, 9, 4, 4] });
    t.play([1], [7], [2], [8]);
    // The Trader thinks: what was carried out still lies there, and so does what is to come.
    expect(t.view(null).players.map((player) => player.table)).toEqual([[1], [7], [2], [8]]);
    t.trade(1, 0);
    expect(t.view(null).players.map((player) => player.table)).toEqual([[], [], [], []]);
  });
});

describe('Carrying out', () => {
  test('goes from number 1 up to 8 and skips what nobody played (SD-9)', () => {
    const t = aTable({ seats: 4 });
    t.play([8], [6], [5], [2]);
    expect(cardsCarriedOut(t.frames)).toEqual([2, 5, 6, 8]);
  });

  test('the two cards of one player are each carried out at their own number (SD-9, SD-D10)', () => {
    const t = aTable({ seats: 2 });
    t.play([1, 6], [3, 4]);
    expect(cardsCarriedOut(t.frames)).toEqual([1, 3, 4, 6]);
  });

  test('Governor and Trader: the goods just gained can be traded at once (SD-D10)', () => {
    const t = aTable({ seats: 2, rows: { trader: 11 }, goods: [0, 2] });
    t.play([3, 7], [1, 2]);
    // 4 for the Captain, 2 for the Admiral, at 1:1.
    expect(t.amounts(0)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    t.trade(0, 6);
    expect(t.standing().points[0]).toBe(6);
  });

  test('Trader and Beggar: the begged goods come too late to be traded (SD-D10)', () => {
    const t = aTable({ seats: 2, rows: { trader: 11 }, goods: [2, 2] });
    t.play([7, 8], [3, 6]);
    expect(t.amounts(0)).toEqual([0, 1, 2]);
    t.trade(0, 2);
    expect(t.standing()).toMatchObject({ points: [2, 0], goods: [1, 2] });
  });

  test('everybody with the same number is served at once: one event, one share (SD-10)', () => {
    const t = aTable({ seats: 4, rows: { points: 7 } });
    t.play([2], [3], [6], [2]);
    expect(t.happened('took')).toEqual([
      { type: 'took', card: 2, seats: [0, 3], each: 3, from: 7, to: 1, lost: [0, 0] },
    ]);
  });

  test('gains are never a question; only cards and trades are asked for (SD-D14)', () => {
    const t = aTable({ seats: 4, goods: [15, 15, 15, 15] });
    t.play([4], [5], [3], [1]);
    expect(t.happened('took').map(({ card }) => card)).toEqual([1, 4, 5]);
    expect(t.asked(0)).toBe('choose-cards');
    expect(santoDomingo.round(t.state)).toBe(2);
  });
});

describe('Closing the round', () => {
  test('played cards go to the own discard pile (SD-42)', () => {
    const t = aTable({ seats: 2, hands: { 1: [3, 4, 7, 8] } });
    t.play([1, 6], [3, 4]);
    expect(t.hand(0)).toEqual([2, 3, 4, 5, 7, 8]);
    expect(t.discard(0)).toEqual([1, 6]);
    expect(t.hand(1)).toEqual([7, 8]);
    expect(t.discard(1)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('the markers stay where they are; the next supply starts from there (SD-43)', () => {
    const t = aTable({ seats: 4, rows: { points: 9, goods: 8, trader: 6 } });
    t.play([1], [4], [3], [6]);
    expect(t.standing().rows).toBe('7/5/6');
    expect(t.rows()).toBe('10/8/9');
  });

  test('cards are discarded only when every number has been carried out (SD-44)', () => {
    const t = aTable({ seats: 4, goods: [9, 4, 4, 4] });
    t.play([7], [1], [4], [8]);
    expect(t.view(null).players.map((player) => player.discardSize)).toEqual([0, 0, 0, 0]);
    t.trade(0, 0);
    expect(t.view(null).players.map((player) => player.discardSize)).toEqual([1, 1, 1, 0]);
  });

  test('reaching 30 points in the middle of a round does not stop it (SD-45)', () => {
    const t = aTable({ seats: 4, points: [29, 0, 0, 0], goods: [4, 4, 4, 4] });
    t.play([1], [4], [6], [8]);
    expect(t.happened('took').map(({ card }) => card)).toEqual([1, 4]);
    expect(t.happened('begged')).toHaveLength(1);
    expect(t.happened('closed-round')).toEqual([{ type: 'closed-round', round: 1, last: true }]);
    expect(t.outcome()).not.toBeNull();
  });

  test('with 29 points a new round starts, with 30 it does not (SD-45)', () => {
    const short = aTable({ seats: 4, rows: { points: 0 }, points: [29, 29, 0, 0] });
    short.play([1], [1], [1], [1]);
    expect(short.asked(0)).toBe('choose-cards');
    const enough = aTable({ seats: 4, rows: { points: 0 }, points: [30, 29, 0, 0] });
    enough.play([1], [1], [1], [1]);
    expect(enough.waiting()).toEqual([]);
  });
});

describe('A hand is never too small (SD-D7)', () => {
  test('with two cards left both must be played, and one of them is the Beggar', () => {
    const t = aTable({ seats: 2, rows: { points: 0, goods: 0 } });
    t.play([1, 2], [1, 2]);
    t.play([3, 4], [3, 4]);
    t.play([5, 6], [5, 6]);
    expect(t.hand(0)).toEqual([7, 8]);
    expect(santoDomingo.decision(t.state, 0)?.actions).toEqual([{ type: 'choose', cards: [7, 8] }]);
    t.play([7, 8], [7, 8]);
    t.tradeNothing();
    expect(t.hand(0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('with one card each round the eighth is the Beggar', () => {
    const t = aTable({ seats: 4, hands: { 0: [8], 1: [6, 8], 2: [6, 8], 3: [6, 8] } });
    expect(santoDomingo.decision(t.state, 0)?.actions).toEqual([{ type: 'choose', cards: [8] }]);
    t.play([8], [6], [6], [6]);
    expect(t.hand(0)).toHaveLength(8);
  });
});
