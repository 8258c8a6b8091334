import { luckFrom, below } from '@antilles/engine';
import { OTHER_GAME, PLAY_FORMAT, rankPlay, type Play, type PlayLine } from '@/history/play';
import { SEAT_COLOURS } from '@/session/seats';

const PEOPLE = ['Marieke', 'Tom', 'Joris', 'Zoë', 'Anouk', 'Wim', 'Fatima', 'Bram'] as const;
const LINES = {
  'santo-domingo': ['score.captain', 'score.admiral', 'score.customs', 'score.trader'],
  'puerto-rico': ['score.chips', 'score.buildings', 'score.residence'],
  cartagena: ['score.home'],
  dominion: ['score.province', 'score.duchy', 'score.estate', 'score.gardens'],
  [OTHER_GAME]: ['round', 'round', 'round'],
} as const;
const GAMES = ['santo-domingo', 'puerto-rico', 'cartagena', 'dominion', OTHER_GAME] as const;

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T; // never empty

/** So many plays, two a day back from `until`, the same every time: for benchmarks, tests and pictures. */
export function samplePlays(count: number, until: number): readonly Play[] {
  const luck = luckFrom(20260101);
  return Array.from({ length: count }, (_, i): Play => {
    const game = at(GAMES, below(luck, GAMES.length));
    const digital = game !== OTHER_GAME && below(luck, 2) === 0;
    const seatCount = 2 + below(luck, 3);
    const first = below(luck, PEOPLE.length);
    const endedAt = until - i * 43_200_000;
    const sheets = Array.from({ length: seatCount }, () =>
      LINES[game].map((key, round): PlayLine => ({
        key,
        points: below(luck, game === 'cartagena' ? 7 : 15),
        how: game === 'dominion' ? { key: 'score.how', params: { count: 1 + below(luck, 5), each: 3 } } : null,
        ...(game === OTHER_GAME ? { round: round + 1 } : {}),
      })),
    );
    return {
      format: PLAY_FORMAT,
      id: `sample-${i}`,
      game,
      gameName: game === OTHER_GAME ? at(['Tichu', 'Yahtzee'], below(luck, 2)) : null,
      kind: digital ? 'digital' : 'physical',
      startedAt: endedAt - 3_000_000,
      endedAt,
      playedMs: below(luck, 8) === 0 ? null : (10 + below(luck, 90)) * 60_000,
      options: null,
      variant: [],
      seats: Array.from({ length: seatCount }, (_, seat) => ({
        name: digital && seat === seatCount - 1 ? 'Ines' : at(PEOPLE, first + seat),
        profile: null,
        colour: at(SEAT_COLOURS, first + seat),
        bot: digital && seat === seatCount - 1 ? at(['easy', 'medium', 'hard'], below(luck, 3)) : null,
      })),
      startSeat: below(luck, 3) === 0 ? null : below(luck, seatCount),
      teams: null,
      together: false,
      scored: true,
      ...rankPlay(sheets),
      notes: below(luck, 6) === 0 ? 'Rain outside, and a very close finish.' : '',
      location: '',
      photo: null,
      casual: false,
      saveId: null,
      changedAt: endedAt,
    };
  });
}
