import type { PlaySummary } from './play';
import type { Players } from './query';
import { gameKey } from './statistics';

/** What a result is worth telling for, besides who won. */
export type Feat =
  /** More (or less, where that is better) than ever before, and what it was until now. */
  | { readonly kind: 'best'; readonly seat: number; readonly points: number; readonly before: number }
  | { readonly kind: 'first-win'; readonly seat: number; readonly plays: number }
  /** Wins in a row, this one too. */
  | { readonly kind: 'streak'; readonly seat: number; readonly count: number };

/** A best of two games is none. */
const FEWEST = 3;
/** Two wins in a row happen all the time. */
const ROW = 3;
const MOST = 2;

/** What people did in a play that they had not done before; `earlier` plays newest first. Bots have no records. */
export function worthTelling(play: PlaySummary, earlier: readonly PlaySummary[], players: Players): readonly Feat[] {
  const feats = play.seats.flatMap((owner, seat): readonly Feat[] => {
    if (owner.bot !== null) return [];
    const key = players.keyOf(owner);
    const theirs = earlier.flatMap((each) => {
      if (each.id === play.id || gameKey(each) !== gameKey(play)) return [];
      const at = each.seats.findIndex((other) => players.keyOf(other) === key);
      return at < 0 ? [] : [{ total: each.totals[at] ?? 0, won: each.winners.includes(at) }];
    });
    const [points, won] = [play.totals[seat] ?? 0, play.winners.includes(seat)];
    const found: Feat[] = [];
    if (theirs.length >= FEWEST) {
      const before = theirs
        .map(({ total }) => total)
        .reduce((best, total) => (play.lowestWins ? Math.min(best, total) : Math.max(best, total)));
      if (play.lowestWins ? points < before : points > before) found.push({ kind: 'best', seat, points, before });
    }
    const lost = theirs.findIndex((each) => !each.won);
    const row = 1 + (lost < 0 ? theirs.length : lost);
    if (won && theirs.length > 0 && theirs.every((each) => !each.won))
      found.push({ kind: 'first-win', seat, plays: theirs.length + 1 });
    else if (won && row >= ROW) found.push({ kind: 'streak', seat, count: row });
    return found;
  });
  // What is rarer is told first.
  const rank = ({ kind }: Feat): number => ['best', 'first-win', 'streak'].indexOf(kind);
  return feats.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST);
}
