import {
  dropRound,
  linesOf,
  newScoreSheet,
  nextCell,
  NOTHING_TYPED,
  outcomeOf,
  parseScoreSheet,
  pointsOf,
  press,
  setCell,
  totals,
  totalsByRound,
  type PadKey,
  type ScoreSheet,
} from '@app/companion/any/scoreSheet';
import {
  clockText,
  newClocks,
  parseClocks,
  passTurn,
  pauseClock,
  shownBy,
  startClock,
  usedBy,
} from '@app/companion/tools/clock';
import { chooseOne, restingAngle, sectorMiddle } from '@app/companion/tools/wheelGeometry';
import { playOfSheet } from '@/history/record';
import { aSheet } from '@tests/storage/sheets';
import { LONGEST_PAUSE, playedUntil, putBack, takeBack, writeOn, type Sheet } from '@/storage/sheetFile';

describe('Any game', () => {
  const write = (sheet: ScoreSheet, ...rounds: readonly (readonly number[])[]): ScoreSheet =>
    rounds.reduce(
      (now, row, round) => row.reduce((each, points, seat) => setCell(each, round, seat, points), now),
      sheet,
    );
  const skull = write(newScoreSheet('Skull King', false, 3), [20, -10, 40], [-20, 30, 5]);

  test('a full round is followed by an empty one', () => {
    expect(skull.rounds).toEqual([
      [20, -10, 40],
      [-20, 30, 5],
      [null, null, null],
    ]);
    expect(nextCell(skull)).toEqual({ round: 2, seat: 0 });
  });

  test('totals, and totals by round', () => {
    expect(totals(skull)).toEqual([0, 20, 45]);
    expect(totalsByRound(skull)).toEqual([
      [20, -10, 40],
      [0, 20, 45],
    ]);
  });

  test('the highest or the lowest wins, and level totals share', () => {
    expect(outcomeOf(skull)).toMatchObject({ winners: [2], places: [3, 2, 1] });
    expect(outcomeOf({ ...skull, lowestWins: true })).toMatchObject({ winners: [0], places: [1, 2, 3] });
    expect(outcomeOf({ ...skull, lowestWins: true })?.scores.map(({ total }) => total)).toEqual([0, 20, 45]);
    expect(outcomeOf(write(newScoreSheet('', false, 2), [3, 3]))?.winners).toEqual([0, 1]);
    expect(outcomeOf(newScoreSheet('', false, 2))).toBeNull();
  });

  test('the history keeps every round; a cell nobody wrote in is no line', () => {
    const [anna, bram] = linesOf(setCell(newScoreSheet('', false, 2), 0, 0, 4));
    expect(anna).toEqual([{ key: 'round', round: 1, points: 4, how: null }]);
    expect(bram).toEqual([]);
    expect(linesOf(skull).map((lines) => lines.map(({ round, points }) => [round, points]))).toEqual([
      [
        [1, 20],
        [2, -20],
      ],
      [
        [1, -10],
        [2, 30],
      ],
      [
        [1, 40],
        [2, 5],
      ],
    ]);
  });

  test('any cell can be corrected, and a round taken away', () => {
    expect(totals(setCell(skull, 0, 1, 10))).toEqual([0, 40, 45]);
    expect(totals(dropRound(skull, 0))).toEqual([-20, 30, 5]);
  });

  test('the pad: digits, a sign, the last digit gone', () => {
    const type = (...keys: PadKey[]): number | null => pointsOf(keys.reduce(press, NOTHING_TYPED));
    expect(type('1', '2')).toBe(12);
    expect(type('sign', '5')).toBe(-5);
    expect(type('5', 'sign', 'sign')).toBe(5);
    expect(type('0', '7')).toBe(7);
    expect(type('1', '2', 'erase')).toBe(1);
    expect(type('1', 'erase')).toBeNull();
    expect(type('sign', '0')).toBe(0);
    expect(type('9', '9', '9', '9', '9', '9')).toBe(99_999);
  });

  test('what was written comes back, and nothing else does', () => {
    expect(parseScoreSheet(JSON.parse(JSON.stringify(skull)), 3)).toEqual(skull);
    expect(parseScoreSheet(skull, 2)).toBeNull();
    expect(parseScoreSheet({ ...skull, rounds: [] }, 3)).toBeNull();
  });
});

describe('The clocks', () => {
  const begun = startClock(newClocks(3, null), 1000);

  test('only the clock of the turn runs, and passing it on books the time', () => {
    expect([0, 1].map((seat) => usedBy(begun, seat, 6000))).toEqual([5000, 0]);
    const passed = passTurn(begun, 6000);
    expect([0, 1, 2].map((seat) => usedBy(passed, seat, 8000))).toEqual([5000, 2000, 0]);
    expect(passed).toMatchObject({ turn: 1, turns: 1 });
  });

  test('a pause keeps what was used', () => {
    const paused = pauseClock(begun, 4000);
    expect(usedBy(paused, 0, 90_000)).toBe(3000);
    expect(usedBy(startClock(paused, 100_000), 0, 101_000)).toBe(4000);
  });

  test('taking back gives the time back to whoever it belongs to', () => {
    const sheet = aSheet({ kind: 'timer', startedAt: 0, savedAt: 0, data: begun });
    const passed = writeOn(sheet, passTurn(begun, 6000), 6000);
    const back = takeBack(passed, 9000);
    expect(back?.data).toEqual(begun);
    // The three seconds that ran for the wrong player are the right one's again.
    expect(usedBy(parseClocks(back?.data, 3) ?? begun, 0, 9000)).toBe(8000);
    expect(putBack(back ?? sheet, 9500)?.data).toEqual(passed.data);
    expect(takeBack(sheet, 1)).toBeNull();
    expect(putBack(sheet, 1)).toBeNull();
  });

  test('counting down goes past zero', () => {
    const down = startClock(newClocks(2, 60_000), 0);
    expect(shownBy(down, 0, 90_000)).toBe(-30_000);
    expect(clockText(-30_000, true)).toBe('−0:30');
    expect(clockText(59_100, true)).toBe('1:00');
    expect(clockText(59_100, false)).toBe('0:59');
    expect(clockText(3_723_000, false)).toBe('1:02:03');
  });

  test('a clock of the phone that went back does not take time away', () => {
    expect(usedBy(begun, 0, 500)).toBe(0);
  });
});

describe('The wheel', () => {
  test('whoever is chosen ends under the pointer', () => {
    for (const count of [2, 3, 5, 8]) {
      for (let index = 0; index < count; index++) {
        const angle = restingAngle(725, index, count, 3);
        expect(angle).toBeGreaterThan(725);
        // Turned by that much, the middle of the part is straight up.
        const { x, y } = sectorMiddle(index, count, 100, 1);
        const turn = (angle * Math.PI) / 180;
        const up = {
          x: (x - 100) * Math.cos(turn) - (y - 100) * Math.sin(turn),
          y: (x - 100) * Math.sin(turn) + (y - 100) * Math.cos(turn),
        };
        expect(up.x).toBeCloseTo(0);
        expect(up.y).toBeCloseTo(-100);
      }
    }
  });

  test('everybody can be chosen, nobody beyond', () => {
    expect(chooseOne(0, 4)).toBe(0);
    expect(chooseOne(0xffff_ffff, 4)).toBe(3);
    expect(chooseOne(0x8000_0000, 4)).toBe(2);
  });
});

describe('A sheet as a play', () => {
  const HOUR = 3_600_000;
  const filled = setCell(setCell(newScoreSheet('Uno', true, 2), 0, 0, 12), 0, 1, 7);
  const sheet = aSheet({
    startedAt: 0,
    savedAt: 0,
    seats: [
      { name: 'Ana', colour: 'red', bot: null },
      { name: 'Bea', colour: 'blue', bot: null },
    ],
    data: filled,
  });
  const play = (from: Sheet, now: number, startSeat: number | null = null) => {
    const outcome = outcomeOf(filled);
    if (outcome === null) throw new Error('nothing written');
    return playOfSheet(
      { sheet: from, outcome, title: 'Uno', options: null, lowestWins: true, startSeat, lines: linesOf(filled) },
      [],
      now,
    );
  };

  test('the time between entries counts, and a game put aside for days does not grow longer', () => {
    const evening = writeOn(writeOn(sheet, filled, HOUR), filled, 2 * HOUR);
    expect(evening.playedMs).toBe(2 * HOUR);
    const resumed = writeOn(evening, filled, 75 * HOUR);
    expect(resumed.playedMs).toBe(2 * HOUR);
    expect(takeBack(resumed, 75.5 * HOUR)?.playedMs).toBe(2.5 * HOUR);
    expect(playedUntil(resumed, 75 * HOUR + LONGEST_PAUSE + 1)).toBe(2 * HOUR);
    // A clock set back takes nothing away.
    expect(playedUntil(evening, HOUR)).toBe(2 * HOUR);
  });

  test('what is in the history already is over', () => {
    expect(playedUntil({ ...sheet, playedMs: HOUR, playId: 'p' }, 2 * HOUR)).toBe(HOUR);
  });

  test('it becomes a play with its length, its beginner and all its rounds', () => {
    expect(play({ ...sheet, savedAt: HOUR, playedMs: HOUR }, 1.5 * HOUR, 1)).toMatchObject({
      startedAt: 0,
      endedAt: 1.5 * HOUR,
      playedMs: 1.5 * HOUR,
      startSeat: 1,
      winners: [1],
      scores: [
        { total: 12, lines: [{ round: 1, points: 12 }] },
        { total: 7, lines: [{ round: 1, points: 7 }] },
      ],
    });
  });

  test('a sheet begun for the result alone says nothing about the length', () => {
    expect(play(sheet, 120_000).playedMs).toBeNull();
    expect(play({ ...sheet, playedMs: null }, HOUR).playedMs).toBeNull();
  });

  test('saved the morning after, the game ended the evening before', () => {
    expect(play({ ...sheet, savedAt: HOUR, playedMs: HOUR }, 12 * HOUR)).toMatchObject({
      endedAt: HOUR,
      playedMs: HOUR,
    });
  });
});
