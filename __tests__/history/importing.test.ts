import { playOfForeign, readPoints } from '@/history/foreign';
import { readImport, type Imported } from '@/history/importing';
import type { Play } from '@/history/play';
import { isPlaysCsv } from '@/history/playsCsv';
import { atOnce } from '@/storage/gradual';

const CONTEXT = {
  gameOf: ({ name, bggId }: { name: string; bggId: number | undefined }) =>
    bggId === 3076 ? { game: 'puerto-rico', gameName: null } : { game: 'other', gameName: name },
  profiles: [{ id: 'anna', name: 'Anna', colour: 'red', createdAt: 1, changedAt: 1 }] as const,
  me: 'Me',
};

const read = (text: string): Imported => atOnce(readImport(text, CONTEXT));
const playsIn = (text: string): readonly Play[] => {
  const found = read(text);
  if (!found.ok) throw new Error(found.problem);
  return found.archive.plays;
};

const bgStats = (change: object = {}): object => ({
  games: [
    { id: 1, name: 'Puerto Rico', bggId: 3076, highestWins: true },
    { id: 2, name: 'Pandemic', cooperative: true, noPoints: true },
    { id: 3, name: 'Golf', highestWins: false },
  ],
  players: [
    { id: 7, name: 'Anna' },
    { id: 8, name: 'Бран' },
    { id: 9, name: '' },
  ],
  locations: [{ id: 4, name: 'At Anna’s' }],
  plays: [
    {
      uuid: '1DB76738-9A83-4201-93CB-48E842B3CC7B',
      playDate: '2024-03-01 20:15:00',
      durationMin: 90,
      gameRefId: 1,
      locationRefId: 4,
      comments: 'Close',
      board: 'With nobles',
      playerScores: [
        { playerRefId: 8, score: '30+12', winner: false, seatOrder: 2 },
        { playerRefId: 7, score: '55', winner: true, startPlayer: true, seatOrder: 1 },
      ],
    },
    {
      uuid: '2DB76738-9A83-4201-93CB-48E842B3CC7B',
      playDate: '2024-03-02 20:15:00',
      gameRefId: 2,
      playerScores: [
        { playerRefId: 7, score: '', winner: false },
        { playerRefId: 9, score: '', winner: false },
      ],
    },
    { uuid: '3DB76738-9A83-4201-93CB-48E842B3CC7B', playDate: '2024-03-03', gameRefId: 3, playerScores: [] },
    { uuid: '4DB76738-9A83-4201-93CB-48E842B3CC7B', playDate: 'never', gameRefId: 1, playerScores: [] },
  ],
  ...change,
});

test('the file of BG Stats: games, people, points in sums, places, who began, what was noted', () => {
  const found = read(JSON.stringify(bgStats()));
  if (!found.ok) throw new Error(found.problem);
  expect(found).toMatchObject({ source: 'bg-stats', archive: { unreadable: { plays: 1 } } });
  const [puertoRico, pandemic, golf] = found.archive.plays;
  expect(puertoRico).toMatchObject({
    id: 'bgstats-1db76738-9a83-4201-93cb-48e842b3cc7b',
    game: 'puerto-rico',
    gameName: null,
    kind: 'physical',
    endedAt: new Date(2024, 2, 1, 20, 15).getTime(),
    playedMs: 90 * 60_000,
    seats: [
      { name: 'Anna', profile: 'anna', colour: 'red' },
      { name: 'Бран', profile: null },
    ],
    places: [1, 2],
    winners: [0],
    startSeat: 0,
    location: 'At Anna’s',
    notes: 'With nobles\nClose',
    scored: true,
  });
  expect(puertoRico?.scores.map(({ total }) => total)).toEqual([55, 42]);
  // All lost together; somebody without a name is called as whoever imports it.
  expect(pandemic).toMatchObject({
    together: true,
    scored: false,
    winners: [],
    seats: [{ name: 'Anna' }, { name: 'Me' }],
  });
  // Nobody was noted: the person whose file it is.
  expect(golf).toMatchObject({ gameName: 'Golf', seats: [{ name: 'Me' }], scored: false });
});

test('read again, every play is the same', () => {
  const text = JSON.stringify(bgStats());
  expect(playsIn(text)).toEqual(playsIn(text));
});

test('who is said to have won is ahead, whatever the points say; the lowest wins where the game says so', () => {
  const seat = (name: string, points: number | null, won = false) => ({ name, points, won, began: false, team: '' });
  const base = {
    id: 'x',
    game: { name: 'Golf', bggId: undefined },
    endedAt: 1e12,
    minutes: null,
    together: false,
    location: '',
    notes: '',
  };
  const three = [seat('A', 5), seat('B', 9), seat('C', 7)];
  expect(playOfForeign({ ...base, lowestWins: true, seats: three }, CONTEXT)).toMatchObject({
    winners: [0],
    places: [1, 3, 2],
  });
  const said = [seat('A', 5), seat('B', 9), seat('C', 7, true)];
  expect(playOfForeign({ ...base, lowestWins: false, seats: said }, CONTEXT)).toMatchObject({
    winners: [2],
    places: [3, 2, 1],
  });
  // One without points: nobody's count.
  expect(
    playOfForeign({ ...base, lowestWins: false, seats: [seat('A', 5), seat('B', null, true)] }, CONTEXT),
  ).toMatchObject({
    scored: false,
    winners: [1],
  });
  // Two of one name are two people.
  expect(
    playOfForeign({ ...base, lowestWins: false, seats: [seat('Anna', 1), seat('anna', 2)] }, CONTEXT)?.seats.map(
      ({ name }) => name,
    ),
  ).toEqual(['Anna', 'anna 2']);
  expect(
    playOfForeign(
      { ...base, lowestWins: false, seats: Array.from({ length: 21 }, (_, i) => seat(`P${i}`, 1)) },
      CONTEXT,
    ),
  ).toBeNull();
});

test('points as people write them', () => {
  expect(['12', '12+8-3', '-5', '−5', ' 1 000 ', '12,5', '', 'x', '1e9', '+'].map(readPoints)).toEqual([
    12,
    17,
    -5,
    -5,
    1000,
    12.5,
    null,
    null,
    null,
    null,
  ]);
});

test('a table with a row for each play, with whatever signs between cells', () => {
  const text =
    '\ufeffDate;Game;ObjectID;Quantity;Length;Location;Players;Comments\r\n' +
    '2024-03-01;Puerto Rico;3076;2;90;Home;"Anna (45, won); Bram (38)";"Said ""again"";\nand again"\r\n' +
    '01.04.2024;Hanabi;98778;;;;Anna;\r\n';
  const [first, second, hanabi] = playsIn(text);
  expect(first).toMatchObject({
    game: 'puerto-rico',
    winners: [0],
    notes: 'Said "again";\nand again',
    playedMs: 5_400_000,
  });
  expect(first?.scores.map(({ total }) => total)).toEqual([45, 38]);
  // Played twice that day: two plays, told apart.
  expect(second?.id).toBe(`${first?.id}-2`);
  expect(hanabi).toMatchObject({ gameName: 'Hanabi', endedAt: new Date(2024, 3, 1, 20).getTime() });
});

test('a table with a row for each player', () => {
  const [one, two] = playsIn(
    'playid,date,game,player,score,win\n5,2024-03-01,Azul,Anna,60,0\n5,2024-03-01,Azul,Bram,71,1\n6,2024-03-02,Azul,Anna,50,1\n',
  );
  expect(one).toMatchObject({ id: 'bgg-5', winners: [1], seats: [{ name: 'Anna' }, { name: 'Bram' }] });
  expect(two).toMatchObject({ id: 'bgg-6', seats: [{ name: 'Anna' }] });
});

test.each([
  ['PK\u0003\u0004\u0014', 'zip'],
  ['', 'empty'],
  ['Dear diary,\nwe played.', 'not-json'],
  ['{"games":[],"players":[]', 'not-json'],
  ['{"games":[]}', 'foreign'],
  ['[1,2]', 'foreign'],
  ['null', 'foreign'],
  ['{"antilles":"archive"}', 'damaged'],
  [JSON.stringify(bgStats({ plays: [] })), 'no-plays'],
  ['play,date,game,kind,minutes\n', 'own-table'],
  [`${'['.repeat(100_000)}`, 'not-json'],
] as const)('a file that is none: %#', (text, problem) => {
  expect(read(text)).toEqual({ ok: false, problem });
});

test('whatever stands where in a file of BG Stats, nothing breaks and what comes out is a play', () => {
  for (const broken of [null, 7, 'x', [], {}, [null], [7], [{}], [{ id: {} }]]) {
    for (const key of ['games', 'players', 'locations', 'plays']) {
      const found = read(JSON.stringify(bgStats({ [key]: broken })));
      if (found.ok) for (const play of found.archive.plays) expect(play.seats.length).toBeGreaterThan(0);
    }
    const play = {
      uuid: broken,
      playDate: '2024-03-01',
      gameRefId: 1,
      playerScores: broken,
      comments: broken,
      durationMin: broken,
    };
    const found = read(JSON.stringify(bgStats({ plays: [play] })));
    expect(found).toMatchObject({ ok: true, archive: { plays: [{ game: 'puerto-rico' }] } });
  }
});

test('twenty thousand plays are read, a little at a time', () => {
  const [one] = (bgStats() as { plays: object[] }).plays;
  const plays = Array.from({ length: 20_000 }, (_, i) => ({ ...one, uuid: `${String(i).padStart(8, '0')}-aaaa` }));
  const steps = readImport(JSON.stringify(bgStats({ plays })), CONTEXT);
  let pauses = 0;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) {
      expect(step.value).toMatchObject({ ok: true, archive: { unreadable: { plays: 0 } } });
      if (step.value.ok) expect(step.value.archive.plays).toHaveLength(20_000);
      break;
    }
    expect(step.value).toBeLessThanOrEqual(1);
    pauses++;
  }
  expect(pauses).toBeGreaterThan(300);
});

test('a table is one with a date and a game', () => {
  expect(isPlaysCsv('a,b,c\n1,2,3')).toBe(false);
  expect(isPlaysCsv('Date Played,Name,Players\n')).toBe(true);
});
