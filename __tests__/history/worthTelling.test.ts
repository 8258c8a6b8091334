import { rankPlay, summaryOf, type Play, type PlaySummary } from '@/history/play';
import { createPlayers } from '@/history/query';
import { worthTelling } from '@/history/worthTelling';
import { aPlay } from './plays';

const players = createPlayers([]);

/** A play by its totals; `bot…` is one. */
function play(id: string, totals: Readonly<Record<string, number>>, change: Partial<Play> = {}): PlaySummary {
  return summaryOf(
    aPlay({
      id,
      seats: Object.keys(totals).map((name) => ({
        name,
        profile: null,
        colour: null,
        bot: name.startsWith('bot') ? 'hard' : null,
      })),
      startSeat: null,
      ...rankPlay(
        Object.values(totals).map((points) => [{ key: 'score.points', points, how: null }]),
        { lowestWins: change.lowestWins ?? false },
      ),
      ...change,
    }),
  );
}

const won = (id: string, points: number): PlaySummary => play(id, { Anne: points, botInes: points - 1 });
const lost = (id: string, points: number): PlaySummary => play(id, { Anne: points, botInes: points + 1 });
/** Newest first. */
const told = (now: PlaySummary, ...earlier: readonly PlaySummary[]) => worthTelling(now, earlier, players);

test('a best score is one above all earlier ones, of three at least', () => {
  expect(told(lost('now', 31), lost('a', 20), won('b', 30), lost('c', 8))).toEqual([
    { kind: 'best', seat: 0, points: 31, before: 30 },
  ]);
  expect(told(lost('now', 30), lost('a', 20), won('b', 30), lost('c', 8))).toEqual([]);
  expect(told(lost('now', 31), lost('a', 20), won('b', 30))).toEqual([]);
});

test('where the lowest total wins, a best is below all earlier ones', () => {
  const low = { lowestWins: true };
  const earlier = [9, 7, 8].map((points, i) => play(`${i}`, { Anne: points, botInes: 5 }, low));
  expect(told(play('now', { Anne: 6, botInes: 5 }, low), ...earlier)).toEqual([
    { kind: 'best', seat: 0, points: 6, before: 7 },
  ]);
});

test('the first win is told, but not that of the first game', () => {
  expect(told(won('now', 20), lost('a', 30), lost('b', 30))).toEqual([{ kind: 'first-win', seat: 0, plays: 3 }]);
  expect(told(won('now', 20))).toEqual([]);
});

test('three wins in a row are told, two are not', () => {
  expect(told(won('now', 20), won('a', 30), won('b', 30), lost('c', 30))).toEqual([
    { kind: 'streak', seat: 0, count: 3 },
  ]);
  expect(told(won('now', 20), won('a', 30), lost('b', 30))).toEqual([]);
});

test('other games, other people, bots and the play itself do not count', () => {
  const other = { game: 'cartagena' } as const;
  expect(
    told(
      won('now', 31),
      won('now', 31),
      play('a', { Anne: 5, botInes: 6 }, other),
      play('b', { Tom: 5, botInes: 6 }),
      play('c', { Tom: 5, botInes: 6 }),
    ),
  ).toEqual([]);
});

test('at most two things are told, what is rarer first', () => {
  const earlier = ['a', 'b', 'c'].map((id) => play(id, { Anne: 5, Tom: 9, Joris: 9 }));
  expect(told(play('now', { Anne: 12, Tom: 10, Joris: 12 }), ...earlier).map(({ kind, seat }) => [kind, seat])).toEqual(
    [
      ['best', 0],
      ['best', 1],
    ],
  );
});
