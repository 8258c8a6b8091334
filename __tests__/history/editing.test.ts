import { playWords } from '@app/history/playWords';
import { hasStarter } from '@app/history/starter';
import { applyDraft, draftOf, readNumber, type PlayDraft } from '@/history/editing';
import { bgStatsLink } from '@/history/bgStats';
import { csvOf } from '@/history/csv';
import { differences } from '@/history/differences';
import { createPlayClock } from '@/history/playClock';
import { atOnce } from '@/storage/gradual';
import { createWords } from '@/text';
import { aPlay } from './plays';

const physical = aPlay({ kind: 'physical', saveId: null });

describe('editing a play', () => {
  test('changes nothing when nothing is changed', () => {
    expect(applyDraft(physical, draftOf(physical), 7, [])).toEqual({ ok: true, play: { ...physical, changedAt: 7 } });
  });

  test('ranks a table game anew when its points change, and forgets how the old ones came about', () => {
    const draft = draftOf(physical);
    const edited = applyDraft(physical, { ...draft, points: [['31'], ['40,5'], ['12']] }, 7, []);
    expect(edited).toMatchObject({
      ok: true,
      play: { winners: [1], places: [2, 1, 3], scores: [{ total: 31 }, { total: 40.5, lines: [{ how: null }] }, {}] },
    });
  });

  test('leaves the points of a digital game as they were counted', () => {
    expect(draftOf(aPlay()).points).toEqual([]);
  });

  test('gives a renamed person their profile, moves the beginning with the end', () => {
    const anne = { id: 'x', name: 'Bea', colour: 'red', createdAt: 0, changedAt: 0 } as const;
    const draft = { ...draftOf(physical), names: ['bea', 'Zoë', 'Ines'], date: '2026-02-28', time: '20:15' };
    const edited = applyDraft(physical, draft, Date.UTC(2026, 5, 1), [anne]);
    expect(edited).toMatchObject({ ok: true, play: { seats: [{ name: 'bea', profile: 'x' }, { profile: null }, {}] } });
    if (edited.ok) {
      expect(edited.play.endedAt).toBe(new Date(2026, 1, 28, 20, 15).getTime());
      expect(edited.play.endedAt - edited.play.startedAt).toBe(physical.endedAt - physical.startedAt);
    }
  });

  const NOW = new Date(2026, 10, 16, 12).getTime();
  const wrongIn = (change: Partial<PlayDraft>) => {
    const edited = applyDraft(physical, { ...draftOf(physical), ...change }, NOW, []);
    return edited.ok ? null : Object.fromEntries(edited.problems);
  };

  test.each<[Partial<PlayDraft>, Record<string, string>]>([
    [{ date: '2026-02-31' }, { date: 'badDate' }],
    [{ date: 'yesterday' }, { date: 'badDate' }],
    [{ time: '25:00' }, { time: 'badTime' }],
    [{ date: '2035-01-01' }, { date: 'future' }],
    [{ date: '2026-11-16', time: '12:01' }, { time: 'future' }],
    [{ minutes: 'long' }, { minutes: 'badNumber' }],
    [{ minutes: '-5' }, { minutes: 'badNumber' }],
    [{ points: [['x'], ['1'], ['']] }, { 'points 0 0': 'badNumber', 'points 2 0': 'badNumber' }],
    [{ names: ['Anne', '  ', 'Ines'] }, { 'name 1': 'badName' }],
    [{ names: ['Anne', ' ANNE\u200b ', 'Ines'] }, { 'name 0': 'sameName', 'name 1': 'sameName' }],
    [{ names: ['Anne', 'x'.repeat(41), 'Ines'] }, { 'name 1': 'longName' }],
    [{ notes: 'x'.repeat(10_001) }, { notes: 'longNotes' }],
    [
      { date: '', minutes: '?' },
      { date: 'badDate', minutes: 'badNumber' },
    ],
  ])('says what is wrong with %j, at every field', (change, problems) => {
    expect(wrongIn(change)).toEqual(problems);
  });

  test('a play whose clock was wrong keeps its future as long as nobody touches it', () => {
    const ahead = { ...physical, endedAt: NOW + 86_400_000 };
    expect(applyDraft(ahead, { ...draftOf(ahead), notes: 'Later' }, NOW, [])).toMatchObject({
      ok: true,
      play: { endedAt: ahead.endedAt },
    });
  });

  test('the length and who began can be put right, or taken away', () => {
    const draft = draftOf(physical);
    expect(applyDraft(physical, { ...draft, minutes: '75', startSeat: 2 }, 7, [])).toMatchObject({
      ok: true,
      play: { playedMs: 75 * 60_000, startSeat: 2 },
    });
    expect(applyDraft(physical, { ...draft, minutes: '', startSeat: null }, 7, [])).toMatchObject({
      ok: true,
      play: { playedMs: null, startSeat: null },
    });
    expect(hasStarter(physical)).toBe(false); // SD-2
    expect(hasStarter({ ...physical, game: 'dominion' })).toBe(true);
    expect(hasStarter({ ...physical, game: 'dominion', kind: 'digital' })).toBe(false);
  });

  test('reads numbers as people write them', () => {
    expect([' 12 ', '-3', '−3', '1,5', '', '1e5', '--1'].map(readNumber)).toEqual([12, -3, -3, 1.5, null, null, null]);
  });
});

test('BG Stats gets a play in the format it documents', () => {
  const link = new URL(
    bgStatsLink(
      aPlay({ endedAt: Date.UTC(2026, 10, 16, 20, 30, 5) }),
      { name: 'Santo Domingo', bggId: undefined },
      'Winter side',
    ),
  );
  expect(`${link.origin}${link.pathname}`).toBe('https://app.bgstatsapp.com/createPlay.html');
  expect(JSON.parse(link.searchParams.get('data') ?? '')).toEqual({
    sourceName: 'Antilles',
    sourcePlayId: 'p1',
    playDate: '2026-11-16 20:30:05',
    durationMin: 25,
    board: 'Winter side',
    comments: 'Rain outside.',
    game: { name: 'Santo Domingo', sourceGameId: 'santo-domingo', highestWins: true, noPoints: false },
    players: [
      { name: 'Anne', sourcePlayerId: 'anne', startPlayer: true, rank: 1, score: 31, winner: true },
      {
        name: 'Zoë 🏴‍☠️ ‏عمر',
        sourcePlayerId: 'Zoë 🏴‍☠️ ‏عمر',
        startPlayer: false,
        rank: 2,
        score: 28,
        winner: false,
      },
      { name: 'Ines', sourcePlayerId: 'bot hard', startPlayer: false, rank: 3, score: 12, winner: false },
    ],
  });
});

test('the clock of a game leaves pauses out, and says nothing about a game it did not see begin', () => {
  let now = 0;
  const clock = createPlayClock({ log: [] }, () => now);
  now = 60_000;
  expect(clock.tick()).toEqual({ playedMs: 60_000 });
  now += 8 * 3_600_000;
  expect(clock.tick()).toEqual({ playedMs: 60_000 + 5 * 60_000 });
  now -= 1000;
  expect(clock.tick()).toEqual({ playedMs: 60_000 + 5 * 60_000 });
  expect(createPlayClock({ log: [{ seat: 0, action: 1 }] }, () => now).tick()).toEqual({});
});

test('two versions of a play are told apart by what a person would look for', () => {
  const mine = aPlay();
  expect(differences('plays', mine, { ...mine, notes: 'Other', changedAt: 9 })).toEqual(['notes']);
  expect(differences('plays', mine, { ...mine, winners: [1], places: [2, 1, 3], playedMs: null })).toEqual([
    'length',
    'points',
  ]);
  expect(differences('plays', mine, { ...mine, casual: true })).toEqual(['rest']);
  expect(differences('values', { a: 1 }, { a: 2 })).toEqual([]);
});

test('the plays as a table: one mark and one heading, then a row for each player of each play', () => {
  const plays = Array.from({ length: 120 }, (_, i) => aPlay({ id: `p${i}` }));
  const words = createWords('en');
  const text = atOnce(
    csvOf(
      plays,
      (play) => playWords(words, play),
      ({ game }) => game,
    ),
  );
  expect(text.match(/\ufeff/g)).toHaveLength(1);
  const rows = text.split('\r\n');
  expect(rows[0]).toMatch(/^\ufeffplay,date,game,kind,/);
  expect(rows).toHaveLength(1 + 120 * 3 + 1);
  expect(rows[1]).toMatch(/^p0,/);
  expect(rows[360]).toMatch(/^p119,/);
});
