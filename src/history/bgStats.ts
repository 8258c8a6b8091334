import { utcOf } from '@/text/dates';
import type { Play } from './play';

/** What BG Stats is told of the game; it matches one without a number on BoardGameGeek by its name. */
export interface BgStatsGame {
  readonly name: string;
  readonly bggId: number | undefined;
}

/** UTC, as BG Stats wants it: `2026-11-16 20:30:00`; a moment that no calendar knows is left to BG Stats. */
const playDate = (time: number): object => {
  const utc = utcOf(time);
  return utc === null ? {} : { playDate: utc.slice(0, 19).replace('T', ' ') };
};

/**
 * A play as a link that BG Stats opens to take it in, in the format it documents for other apps:
 * https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/
 * BG Stats asks before it keeps anything; without it on the device the link is a page in the browser. See storage/README.
 */
export function bgStatsLink(play: Play, { name, bggId }: BgStatsGame, variant: string | null): string {
  // No field for a place is documented; people find it in the comments.
  const comments = [play.notes, play.location].filter((text) => text !== '').join('\n');
  const data = {
    sourceName: 'Antilles',
    sourcePlayId: play.id,
    ...playDate(play.endedAt),
    ...(play.playedMs === null ? {} : { durationMin: Math.max(1, Math.round(play.playedMs / 60_000)) }),
    ...(variant === null ? {} : { board: variant }),
    ...(comments === '' ? {} : { comments }),
    game: {
      name,
      sourceGameId: play.gameName === null ? play.game : `other ${play.gameName}`,
      bggId,
      highestWins: !play.lowestWins,
      noPoints: !play.scored,
    },
    players: play.seats.map((seat, index) => ({
      name: seat.name,
      sourcePlayerId: seat.profile ?? (seat.bot === null ? seat.name : `bot ${seat.bot}`),
      startPlayer: play.startSeat === index,
      rank: play.places[index] ?? 0,
      ...(play.scored ? { score: play.scores[index]?.total ?? 0 } : {}),
      winner: play.winners.includes(index),
    })),
  };
  return `https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(data))}`;
}
