import {
  cellAfter,
  dropRound,
  linesOf,
  mannerOf,
  NEW_GAME,
  newScoreSheet,
  nextCell,
  outcomeOf,
  parseScoreSheet,
  reseat,
  setCell,
  setRows,
  setTeams,
  templateOf,
  templatesIn,
  totals,
  totalsByRound,
  type ScoreSheet,
  type Template,
} from '@app/companion/any/scoreSheet';
import { NOTHING_TYPED, pointsOf, press, type PadKey } from '@/ui/companion/typing';
import {
  clockText,
  leftOfTurn,
  newClocks,
  parseClocks,
  passTurn,
  pauseClock,
  reseat as reseatClocks,
  shownBy,
  startClock,
  usedBy,
} from '@app/companion/tools/clock';
import { orderOf, rollOf, SIDES, teamsOf } from '@app/companion/tools/dice';
import { chooseOne, restingAngle, sectorMiddle } from '@app/companion/tools/wheelGeometry';
import { playOfSheet } from '@/history/record';
import { aSheet } from '@tests/storage/sheets';
import { LONGEST_PAUSE, playedUntil, putBack, takeBack, writeOn, type Sheet } from '@/storage/sheetFile';

/** A game as somebody sets it up. */
const game = (part: Partial<Template> = {}): Template => ({ ...NEW_GAME, ...part });

describe('Any game', () => {
  const write = (sheet: ScoreSheet, ...rounds: readonly (readonly number[])[]): ScoreSheet =>
    rounds.reduce(
      (now, row, round) => row.reduce((each, points, seat) => setCell(each, round, seat, points), now),
      sheet,
    );
  const skull = write(newScoreSheet(game({ name: 'Skull King' }), 3), [20, -10, 40], [-20, 30, 5]);

  test('a full round is followed by an empty one', () => {
    expect(skull.rounds).toEqual([
      [20, -10, 40],
      [-20, 30, 5],
      [null, null, null],
    ]);
    expect(nextCell(skull)).toEqual({ round: 2, side: 0 });
  });

  test('totals, and totals by round', () => {
    expect(totals(skull)).toEqual([0, 20, 45]);
    expect(totalsByRound(skull)).toEqual([
      [20, -10, 40],
      [0, 20, 45],
    ]);
  });

  test('the highest or the lowest wins, and level totals share', () => {
    expect(outcomeOf(skull, 3)).toMatchObject({ winners: [2], places: [3, 2, 1] });
    expect(outcomeOf({ ...skull, wins: 'lowest' }, 3)).toMatchObject({ winners: [0], places: [1, 2, 3] });
    expect(outcomeOf({ ...skull, wins: 'lowest' }, 3)?.scores.map(({ total }) => total)).toEqual([0, 20, 45]);
    expect(outcomeOf(write(newScoreSheet(game(), 2), [3, 3]), 2)?.winners).toEqual([0, 1]);
    expect(outcomeOf(newScoreSheet(game(), 2), 2)).toBeNull();
  });

  test('the history keeps every round; a cell nobody wrote in is no line', () => {
    const [anna, bram] = linesOf(setCell(newScoreSheet(game(), 2), 0, 0, 4), 2);
    expect(anna).toEqual([{ key: 'round', round: 1, points: 4, how: null }]);
    expect(bram).toEqual([]);
    expect(linesOf(skull, 3).map((lines) => lines.map(({ round, points }) => [round, points]))).toEqual([
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
    expect(parseScoreSheet({ ...skull, teams: [0, 0, 0] }, 3)).toBeNull();
    expect(parseScoreSheet({ ...skull, rows: ['one'] }, 3)).toBeNull();
  });

  test('a sheet of the first versions opens, and says how it is won', () => {
    const old = { name: 'Uno', lowestWins: true, rounds: [[12, 7]] };
    expect(parseScoreSheet(old, 2)).toEqual({
      ...newScoreSheet(game({ name: 'Uno', wins: 'lowest' }), 2),
      rounds: [[12, 7]],
    });
  });

  test('rows with names end where they end, and the history keeps the names', () => {
    const wonders = write(newScoreSheet(game({ rows: ['Military', 'Coins'] }), 2), [5, 8], [3, 4]);
    expect(wonders.rounds).toHaveLength(2);
    expect(cellAfter(wonders, { round: 0, side: 1 })).toEqual({ round: 1, side: 0 });
    expect(cellAfter(wonders, { round: 1, side: 1 })).toBeNull();
    expect(linesOf(wonders, 2)[1]).toMatchObject([
      { label: 'Military', points: 8 },
      { label: 'Coins', points: 4 },
    ]);
    // A name put right keeps its figures; a row that goes takes its own along.
    expect(setRows(wonders, ['Army', 'Coins']).rounds).toEqual(wonders.rounds);
    expect(setRows(wonders, ['Coins']).rounds).toEqual([[3, 4]]);
    expect(setRows(wonders, ['Military', 'Science', 'Coins']).rounds).toEqual([
      [5, 8],
      [null, null],
      [3, 4],
    ]);
  });

  test('a team has a column and a place', () => {
    const pairs = write(newScoreSheet(game({ teams: 2 }), 4), [90, 72]);
    expect(pairs.teams).toEqual([0, 1, 0, 1]);
    expect(outcomeOf(pairs, 4)).toMatchObject({ winners: [0, 2], places: [1, 3, 1, 3] });
    expect(outcomeOf(pairs, 4)?.scores.map(({ total }) => total)).toEqual([90, 72, 90, 72]);
    expect(mannerOf(pairs)).toEqual({ teams: [0, 1, 0, 1], together: false, scored: true });
    expect(setTeams(pairs, [0, 0, 1, 1]).teams).toEqual([0, 0, 1, 1]);
    // No team is left without anybody.
    expect(setTeams(pairs, [0, 0, 0, 0])).toBe(pairs);
    expect(parseScoreSheet(pairs, 4)).toEqual(pairs);
  });

  test('where nobody counts, the table says who won; together all have, or nobody has', () => {
    const chess = newScoreSheet(game({ wins: 'winner' }), 2);
    expect(outcomeOf(chess, 2)).toBeNull();
    expect(outcomeOf({ ...chess, won: [1] }, 2)).toMatchObject({ winners: [1], places: [2, 1] });
    expect(mannerOf(chess).scored).toBe(false);
    const pandemic = newScoreSheet(game({ wins: 'together', teams: 2, rows: ['x'] }), 3);
    expect(outcomeOf(pandemic, 3)).toBeNull();
    expect(outcomeOf({ ...pandemic, won: [0] }, 3)?.winners).toEqual([0, 1, 2]);
    expect(outcomeOf({ ...pandemic, won: [] }, 3)?.winners).toEqual([]);
    expect(mannerOf(pandemic)).toEqual({ teams: null, together: true, scored: false });
  });

  test('other people: figures go with their player, and whoever is new has none', () => {
    const moved = reseat({ ...skull, starter: 2 }, [2, null, 0]);
    expect(moved).toMatchObject({ starter: 0 });
    expect(moved?.rounds.slice(0, 2)).toEqual([
      [40, null, 20],
      [5, null, -20],
    ]);
    expect(parseScoreSheet(moved, 3)).toEqual(moved);
    const pairs = newScoreSheet(game({ teams: 2 }), 4);
    expect(reseat(pairs, [0, 1, 2, 3, null])?.teams).toEqual([0, 1, 0, 1, 0]);
    expect(reseat(pairs, [0, 2])).toBeNull();
  });

  test('twelve people with names in any script', () => {
    const many = write(newScoreSheet(game(), 12), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(outcomeOf(many, 12)?.winners).toEqual([11]);
    expect(parseScoreSheet(many, 12)).toEqual(many);
  });

  test('games are remembered with how they are scored; what was remembered first was a name', () => {
    const kept = [game({ name: 'Azul', digits: 2, rows: ['Rows'] }), 'Uno', 17, { name: 'x' }, ''];
    expect(templatesIn(kept)).toEqual([game({ name: 'Azul', digits: 2, rows: ['Rows'] }), game({ name: 'Uno' })]);
    expect(templatesIn('rubbish')).toEqual([]);
    expect(templateOf(newScoreSheet(game({ name: 'Azul', teams: 2 }), 4))).toEqual(game({ name: 'Azul', teams: 2 }));
  });
});

const UP = { limit: null, increment: 0, perTurn: null };

describe('The clocks', () => {
  const begun = startClock(newClocks(3, UP), 1000);

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
    const down = startClock(newClocks(2, { ...UP, limit: 60_000 }), 0);
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

describe('Clocks that give back, and turns that end', () => {
  test('an increment comes back after every turn, and may leave more than there was', () => {
    const fischer = startClock(newClocks(2, { limit: 60_000, increment: 5000, perTurn: null }), 0);
    const passed = passTurn(fischer, 2000);
    expect([0, 1].map((seat) => shownBy(passed, seat, 2000))).toEqual([63_000, 60_000]);
    expect(parseClocks(JSON.parse(JSON.stringify(passed)), 2)).toEqual(passed);
  });

  test('a turn has its own time, which a pause does not give back', () => {
    const begun = startClock(newClocks(2, { ...UP, perTurn: 30_000 }), 0);
    expect(leftOfTurn(begun, 20_000)).toBe(10_000);
    const again = startClock(pauseClock(begun, 20_000), 100_000);
    expect(leftOfTurn(again, 115_000)).toBe(-5000);
    expect(leftOfTurn(passTurn(again, 115_000), 116_000)).toBe(29_000);
    expect(leftOfTurn(startClock(newClocks(2, UP), 0), 1)).toBeNull();
  });

  test('clocks of the first versions go on', () => {
    const old = { limit: 60_000, used: [5000, 0], turn: 1, since: 10, turns: 1 };
    expect(parseClocks(old, 2)).toEqual({ ...old, increment: 0, perTurn: null, spent: 0 });
  });

  test('whoever comes has used nothing, and nobody’s clock runs on for somebody else', () => {
    const begun = passTurn(startClock(newClocks(3, UP), 0), 4000);
    expect(reseatClocks(begun, [1, null, 0])).toMatchObject({ used: [0, 0, 4000], turn: 0, since: 4000 });
    expect(reseatClocks(begun, [0, 2])).toMatchObject({ used: [4000, 0], turn: 0, since: null });
  });
});

describe('Dice, order and teams', () => {
  test('every face of every die comes up, and the total is their sum', () => {
    for (const sides of SIDES) {
      const faces = new Set<number>();
      for (let seed = 0; seed < 100; seed++) {
        const roll = rollOf(seed * 7919, sides, 4);
        roll.faces.forEach((face) => faces.add(face));
        expect(roll.total).toBe(roll.faces.reduce((sum, face) => sum + face, 0));
      }
      expect([...faces].sort((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_, i) => i + 1));
    }
  });

  test('everybody is in the order once, and everybody can be first', () => {
    const people = ['Ana', 'Bea', 'Cid', 'Dirk'];
    const first = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const order = orderOf(seed, people);
      expect([...order].sort()).toEqual(people);
      first.add(order[0] ?? '');
    }
    expect(first.size).toBe(4);
  });

  test('teams are as even as they come', () => {
    const teams = teamsOf(5, ['Ana', 'Bea', 'Cid', 'Dirk', 'Eva'], 2);
    expect(teams.map((team) => team.length)).toEqual([3, 2]);
    expect(teams.flat().sort()).toEqual(['Ana', 'Bea', 'Cid', 'Dirk', 'Eva']);
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
  const filled = setCell(setCell(newScoreSheet(game({ name: 'Uno', wins: 'lowest' }), 2), 0, 0, 12), 0, 1, 7);
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
    const outcome = outcomeOf(filled, 2);
    if (outcome === null) throw new Error('nothing written');
    return playOfSheet(
      { sheet: from, outcome, title: 'Uno', options: null, lowestWins: true, startSeat, lines: linesOf(filled, 2) },
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
