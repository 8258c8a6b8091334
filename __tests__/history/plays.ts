import * as fc from 'fast-check';
import { PLAY_KINDS, rankPlay, type Play, type PlayLine } from '@/history/play';
import { SEAT_COLOURS } from '@/session/seats';

/** A play like a real one. */
export const aPlay = (change: Partial<Play> = {}): Play => ({
  format: 3,
  id: 'p1',
  game: 'santo-domingo',
  gameName: null,
  kind: 'digital',
  startedAt: 1_750_000_000_000,
  endedAt: 1_750_001_800_000,
  playedMs: 1_500_000,
  options: { board: 'winter' },
  variant: [{ key: 'option.board.winter' }],
  seats: [
    { name: 'Anne', profile: 'anne', colour: 'red', bot: null },
    { name: 'Zoë 🏴‍☠️ ‏عمر', profile: null, colour: 'blue', bot: null },
    { name: 'Ines', profile: null, colour: 'yellow', bot: 'hard' },
  ],
  startSeat: 0,
  teams: null,
  together: false,
  scored: true,
  ...rankPlay(
    [
      [{ key: 'score.points', points: 31, how: null }],
      [{ key: 'score.points', points: 28, how: { key: 'how', params: { count: 3, who: { seat: 1 } } } }],
      [{ key: 'score.points', points: 12, how: null }],
    ],
    { ended: { key: 'ended.target' } },
  ),
  notes: 'Rain outside.',
  location: '',
  photo: null,
  casual: false,
  saveId: 'k3y',
  changedAt: 1_750_001_800_000,
  ...change,
});

const json = fc.jsonValue({ maxDepth: 3 });
const phrase = fc.record({ key: fc.string() });
const line: fc.Arbitrary<PlayLine> = fc.record(
  {
    key: fc.string(),
    points: fc.integer({ min: -99, max: 99 }),
    how: fc.option(phrase, { nil: null }),
    round: fc.integer({ min: 1, max: 50 }),
  },
  { requiredKeys: ['key', 'points', 'how'] },
);

/** Any play whatever. */
export const anyPlay: fc.Arbitrary<Play> = fc
  .record({
    id: fc.string({ minLength: 1 }),
    game: fc.constantFrom('santo-domingo', 'puerto-rico', 'cartagena', 'dominion', 'other'),
    kind: fc.constantFrom(...PLAY_KINDS),
    startedAt: fc.nat(),
    minutes: fc.nat(600),
    playedMs: fc.option(fc.nat(), { nil: null }),
    options: json,
    variant: fc.array(phrase, { maxLength: 3 }),
    players: fc.array(
      fc.record({
        seat: fc.record({
          name: fc.string({ unit: 'binary' }),
          profile: fc.option(fc.string(), { nil: null }),
          colour: fc.option(fc.constantFrom(...SEAT_COLOURS), { nil: null }),
          bot: fc.option(fc.constantFrom('easy', 'hard'), { nil: null }),
        }),
        lines: fc.array(line, { maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    lowestWins: fc.boolean(),
    notes: fc.string({ unit: 'binary' }),
    location: fc.string({ unit: 'binary' }),
    photo: fc.option(fc.stringMatching(/^[a-z0-9]{1,20}$/), { nil: null }),
    scored: fc.boolean(),
    casual: fc.boolean(),
    saveId: fc.option(fc.string(), { nil: null }),
    changedAt: fc.nat(),
  })
  .map(({ players, minutes, lowestWins, ...play }) => ({
    format: 3 as const,
    ...play,
    gameName: play.game === 'other' ? 'Tichu' : null,
    endedAt: play.startedAt + minutes * 60_000,
    seats: players.map(({ seat }) => seat),
    startSeat: play.startedAt % 2 === 0 ? null : play.startedAt % players.length,
    teams: play.startedAt % 3 === 0 ? players.map((_, seat) => seat % 2) : null,
    together: false,
    ...rankPlay(
      players.map(({ lines }) => lines),
      { lowestWins },
    ),
  }));
