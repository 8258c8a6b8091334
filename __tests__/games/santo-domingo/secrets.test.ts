import { luckFrom, play, sameJson } from '@antilles/engine';
import { aTable, santoDomingo, type Card } from './aTable';

describe('What is secret', () => {
  test('cards put down are seen by their owner alone until the reveal (SD-7)', () => {
    const t = aTable({ seats: 4 });
    t.choose(1, 5);
    expect(t.view(1).players[1]).toMatchObject({ hasChosen: true, table: [5], holds: [1, 2, 3, 4, 6, 7, 8] });
    expect(t.view(0).players[1]).toMatchObject({ hasChosen: true, table: null, holds: null });
    expect(t.view(null).players[1]).toMatchObject({ hasChosen: true, table: null, holds: null });
    expect(t.view(0).players[2]).toMatchObject({ hasChosen: false, table: [] });
  });

  test('the others are told that a player chose, not what (SD-7)', () => {
    const t = aTable({ seats: 4 });
    const { frames, events } = play(santoDomingo, t.state, 2, { type: 'choose', cards: [6] }, [2, 0, null]);
    expect(events).toEqual([{ type: 'chose', seat: 2, cards: [6] }]);
    expect(frames.map(([frame]) => frame?.event)).toEqual([
      { type: 'chose', seat: 2, cards: [6] },
      { type: 'chose', seat: 2, cards: null },
      { type: 'chose', seat: 2, cards: null },
    ]);
  });

  test('the reveal tells everybody, and undo stops there (SD-7)', () => {
    const t = aTable({ seats: 4, goods: [9, 4, 4, 4] });
    t.play([7], [1], [2], [3]);
    expect(t.view(3).players.map(({ table }) => table)).toEqual([[7], [1], [2], [3]]);
    const telling = t.frames.map(({ event }) => event).filter((event) => santoDomingo.reveals(event));
    expect(telling.map(({ type }) => type)).toEqual(['revealed']);
  });

  test('in the next round the choice is secret again (SD-7)', () => {
    const t = aTable({ seats: 4 });
    t.play([1], [2], [3], [4]);
    t.choose(1, 5);
    expect(t.view(0).players[1]).toMatchObject({ hasChosen: true, table: null });
    expect(t.view(0).revealed).toBe(false);
  });

  test('points, goods, rows, rates and the number of cards are open to all (SD-D8)', () => {
    const t = aTable({ seats: 2, points: [3, 8], goods: [6, 1], hands: { 0: [2, 5, 7, 8], 1: [7, 8] } });
    expect(t.view(1)).toMatchObject({
      rows: { points: 4, goods: 4, trader: 4 },
      target: 30,
      rates: santoDomingo.defaultOptions.rates,
      players: [
        { points: 3, goods: 6, handSize: 4, discardSize: 4 },
        { points: 8, goods: 1, handSize: 2, discardSize: 6 },
      ],
    });
  });

  test('by default the others’ hands stay hidden, one’s own does not (SD-D8)', () => {
    const t = aTable({ seats: 2, hands: { 0: [2, 5, 7, 8], 1: [7, 8] } });
    expect(t.view(0).players.map(({ holds }) => holds)).toEqual([[2, 5, 7, 8], null]);
    expect(t.view(null).players.map(({ holds }) => holds)).toEqual([null, null]);
  });

  test('with open discards everybody sees what the others can still play (SD-D8)', () => {
    const t = aTable({ seats: 2, hands: { 0: [2, 5, 7, 8], 1: [7, 8] }, options: { openDiscards: true } });
    expect(t.view(0).players.map(({ holds }) => holds)).toEqual([
      [2, 5, 7, 8],
      [7, 8],
    ]);
    expect(t.view(null).players.map(({ holds }) => holds)).toEqual([
      [2, 5, 7, 8],
      [7, 8],
    ]);
  });

  test('open discards do not give away the cards lying face down (SD-D8)', () => {
    const t = aTable({ seats: 2, hands: { 0: [2, 5, 7, 8] }, options: { openDiscards: true } });
    t.choose(0, 5, 7);
    expect(t.view(1).players[0]).toMatchObject({ handSize: 2, table: null, holds: [2, 5, 7, 8] });
    expect(t.view(0).players[0]).toMatchObject({ handSize: 2, table: [5, 7], holds: [2, 8] });
  });

  test('after the reveal open discards show the hand without the cards on the table (SD-D8)', () => {
    const t = aTable({ seats: 2, goods: [9, 2], options: { openDiscards: true } });
    t.play([1, 7], [3, 4]);
    expect(t.asked(0)).toBe('trade');
    expect(t.view(1).players[0]?.holds).toEqual([2, 3, 4, 5, 6, 8]);
  });

  test('whatever another seat put down, one’s view is the same (SD-I17)', () => {
    for (const openDiscards of [false, true]) {
      for (const seats of [2, 3, 4, 6]) {
        const t = aTable({ seats, hands: { 0: [2, 3, 5, 7, 8, 1] }, options: { openDiscards } });
        const choices = santoDomingo.decision(t.state, 0)?.actions ?? [];
        expect(choices.length).toBeGreaterThan(5);
        for (let viewer = 1; viewer < seats; viewer++) {
          const seen = choices.map((action) =>
            JSON.stringify(santoDomingo.view(play(santoDomingo, t.state, 0, action).state, viewer)),
          );
          expect(new Set(seen).size).toBe(1);
        }
      }
    }
  });
});

describe('What a bot imagines', () => {
  test('hands are remembered; only the cards lying face down are thought up anew (SD-D8)', () => {
    const hands: Record<number, Card[]> = { 0: [2, 5, 7, 8], 1: [1, 2, 4, 8], 2: [3, 8] };
    const t = aTable({ seats: 3, hands });
    t.choose(0, 5, 7);
    const luck = luckFrom(7);
    const thoughtOf = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const imagined = santoDomingo.resample(t.state, 1, luck);
      const [first, second, third] = imagined.players;
      expect([...(first?.hand ?? []), ...(first?.table ?? [])].sort()).toEqual([2, 5, 7, 8]);
      expect(first?.table).toHaveLength(2);
      thoughtOf.add(String(first?.table));
      expect([second, third]).toEqual([t.state.players[1], t.state.players[2]]);
    }
    // All six pairs of four cards come up.
    expect([...thoughtOf].sort()).toEqual(['2,5', '2,7', '2,8', '5,7', '5,8', '7,8']);
  });

  test('one’s own choice and revealed cards are never thought up anew', () => {
    const t = aTable({ seats: 4, goods: [9, 4, 4, 4] });
    t.choose(0, 7);
    expect(santoDomingo.resample(t.state, 0, luckFrom(3)).players[0]).toEqual(t.state.players[0]);
    t.choose(1, 1);
    t.choose(2, 2);
    t.choose(3, 3);
    for (let seed = 0; seed < 20; seed++) {
      expect(sameJson(santoDomingo.resample(t.state, 2, luckFrom(seed)).players, t.state.players)).toBe(true);
    }
  });

  test('the true state is left alone', () => {
    const t = aTable({ seats: 4 });
    t.choose(0, 7);
    const before = JSON.stringify(t.state);
    for (let seed = 0; seed < 20; seed++) santoDomingo.resample(t.state, 1, luckFrom(seed));
    expect(JSON.stringify(t.state)).toBe(before);
  });
});
