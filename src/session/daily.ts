import { luckFrom, random, type HasRng } from '@antilles/engine';
import type { Level } from '@/bots/bot';

/** The deal of one day: the same for everybody. */
export interface DailyDeal {
  /** `2026-11-16` */
  readonly date: string;
  readonly options: unknown;
  /** The first seat is the person's, the others are bots of this level. */
  readonly seatCount: number;
  readonly level: Level;
  readonly seed: number;
}

/** The level everybody meets in a daily deal: beatable, and not by accident. */
export const DAILY_LEVEL: Level = 'medium';

/** The deal of `date` for a game. */
export function dailyDeal(
  entry: {
    readonly game: { readonly id: string };
    daily(luck: HasRng): { readonly options: unknown; readonly seatCount: number };
  },
  date: string,
): DailyDeal {
  const luck = luckFrom(hash(`antilles ${entry.game.id} ${date}`));
  const { options, seatCount } = entry.daily(luck);
  return { date, options, seatCount, level: DAILY_LEVEL, seed: Math.floor(random(luck) * 0x1_0000_0000) };
}

/** FNV-1a: spreads a short text over 32 bits, the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** One attempt at a daily deal. Without a score it is still being played, or was left. */
export interface DailyAttempt {
  readonly date: string;
  readonly saveId: string;
  readonly score: { readonly points: number; readonly place: number; readonly hints: number } | null;
}

export interface DailyStatistics {
  /** How many were played to the end, and how many of them won. */
  readonly played: number;
  readonly won: number;
  /** Days in a row with a finished deal, up to today or yesterday. */
  readonly streak: number;
  readonly best: number | null;
  readonly average: number | null;
}

/** What the attempts at one game come to. */
export function dailyStatistics(attempts: readonly DailyAttempt[], today: string): DailyStatistics {
  const scores = attempts.flatMap(({ score }) => (score === null ? [] : [score]));
  const done = new Set(attempts.filter(({ score }) => score !== null).map(({ date }) => dayNumber(date)));
  const now = dayNumber(today);
  let streak = 0;
  // Today's deal may still be to come: that breaks nothing.
  for (let day = done.has(now) ? now : now - 1; done.has(day); day--) streak++;
  const points = scores.map((score) => score.points);
  return {
    played: scores.length,
    won: scores.filter(({ place }) => place === 1).length,
    streak,
    best: points.length === 0 ? null : Math.max(...points),
    average: points.length === 0 ? null : points.reduce((sum, value) => sum + value, 0) / points.length,
  };
}

/** How many days lie between a day and the first of March of the year 0: years that begin in March end with the leap day. */
function dayNumber(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const shifted = (month + 9) % 12;
  const years = month < 3 ? year - 1 : year;
  return (
    365 * years +
    Math.floor(years / 4) -
    Math.floor(years / 100) +
    Math.floor(years / 400) +
    Math.floor((153 * shifted + 2) / 5) +
    day -
    1
  );
}
