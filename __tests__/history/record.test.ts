import { rankPlay, type Play } from '@/history/play';
import { profileOf, record, withProfiles } from '@/history/record';
import { createPlayStore } from '@/history/store';
import { testDevice } from '@tests/storage/device';
import { aPlay } from './plays';

const store = () => createPlayStore(testDevice());
const totals = (...points: readonly number[]) =>
  rankPlay(points.map((each) => [{ key: 'score.points', points: each, how: null }]));

async function told(...plays: readonly Play[]): Promise<Play | null> {
  const all = store();
  for (const play of plays) await record(play, all);
  expect((await all.list()).plays).toHaveLength(1);
  const kept = await all.read(plays[0]?.id ?? '');
  return kept?.ok === true ? kept.play : null;
}

describe('a game on the phone', () => {
  const first = aPlay({ kind: 'digital', notes: 'Rain outside.', changedAt: 5, ...totals(3, 2, 1) });

  test('is in the history once, however often it is told', async () => {
    expect(await told(first, { ...first, notes: '', changedAt: 9 })).toEqual(first);
  });

  test('that ended anew gets its new result, and keeps its notes and its beginning', async () => {
    const again = { ...first, ...totals(1, 2, 3), notes: '', startedAt: 1, endedAt: 99, casual: true, changedAt: 9 };
    const { scores, places, winners } = again;
    expect(await told(first, again)).toEqual({
      ...first,
      scores,
      places,
      winners,
      endedAt: 99,
      casual: true,
      changedAt: 9,
    });
  });

  test('is not put right by an older save', async () => {
    expect(await told(first, { ...first, ...totals(1, 2, 3), changedAt: 4 })).toEqual(first);
  });
});

describe('a game with the box on the table', () => {
  const first = aPlay({ kind: 'physical', saveId: null, notes: 'Rain outside.', startSeat: 1, ...totals(3, 2, 1) });

  test('is told anew as a whole, but for its notes, its day and its length', async () => {
    const again = { ...first, ...totals(1, 2, 3), variant: [], notes: '', startedAt: 7, endedAt: 99, playedMs: 3 };
    const { notes, startedAt, endedAt, playedMs } = first;
    expect(await told(first, { ...again, startSeat: 2 })).toEqual({
      ...again,
      notes,
      startedAt,
      endedAt,
      playedMs,
      startSeat: 2,
    });
  });

  test('remembers who began when the sheet does not say it any more', async () => {
    expect((await told(first, { ...first, startSeat: null }))?.startSeat).toBe(1);
  });
});

test('people get the profile of their name; bots and strangers get none', () => {
  const anne = { id: 'anne', name: 'Anne', colour: 'red', createdAt: 1, changedAt: 1 } as const;
  expect(profileOf(' anne ', null, [anne])).toBe('anne');
  expect(profileOf('Anne', 'easy', [anne])).toBeNull();
  expect(profileOf('Bea', null, [anne])).toBeNull();
  const [seat] = withProfiles(aPlay({ seats: aPlay().seats.map((each) => ({ ...each, name: 'Anne', bot: null })) }), [
    anne,
  ]).seats;
  expect(seat?.profile).toBe('anne');
});
