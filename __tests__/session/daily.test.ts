import { sameJson } from '@antilles/engine';
import { entryOf } from '@/games';
import { GAME_IDS } from '@/games/ids';
import { dailyDeal, dailyStatistics, type DailyAttempt } from '@/session/daily';

describe.each(GAME_IDS)('%s', (id) => {
  const entry = entryOf(id);

  test('a day has one deal, the same for everybody, and another one the next day', () => {
    const day = dailyDeal(entry, '2026-11-16');
    expect(sameJson(day, dailyDeal(entry, '2026-11-16'))).toBe(true);
    expect(dailyDeal(entry, '2026-11-17').seed).not.toBe(day.seed);
  });

  test('every day of a year can be played', () => {
    for (let day = 1; day <= 366; day++) {
      const date = new Date(Date.UTC(2028, 0, day)).toISOString().slice(0, 10);
      const { options, seatCount, seed } = dailyDeal(entry, date);
      expect(entry.game.optionsRefusal(options, seatCount)).toBeNull();
      expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true);
      if (day % 50 === 0)
        expect(entry.game.waiting(entry.game.setup(options, seatCount, seed)).length).toBeGreaterThan(0);
    }
  });
});

const on = (date: string, points: number | null, place = 1): DailyAttempt => ({
  date,
  saveId: date,
  score: points === null ? null : { points, place, hints: 0 },
});

test('streak, best and average count finished attempts only', () => {
  const attempts = [on('2026-11-12', 40), on('2026-11-14', 20, 2), on('2026-11-15', 31), on('2026-11-16', null)];
  expect(dailyStatistics(attempts, '2026-11-16')).toEqual({ played: 3, won: 2, streak: 2, best: 40, average: 91 / 3 });
  expect(dailyStatistics(attempts, '2026-11-18').streak).toBe(0);
  expect(dailyStatistics([], '2026-11-16')).toEqual({ played: 0, won: 0, streak: 0, best: null, average: null });
});

test('a streak goes over the ends of months, years and leap days', () => {
  const days = ['2027-12-31', '2028-01-01', '2028-02-28', '2028-02-29', '2028-03-01'];
  const attempts = days.map((day) => on(day, 1));
  expect(dailyStatistics(attempts, '2028-01-02').streak).toBe(2);
  expect(dailyStatistics(attempts, '2028-03-01').streak).toBe(3);
});
