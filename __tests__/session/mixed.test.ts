import { parseSave, writeSave } from '@/storage/saveFile';
import { walkEntry } from './toys';
import { aSession, aTable, playOut, resumed, seatsOf } from './table';

const MIX = 'easy~hard~50';

test('a bot between two levels plays to the end, and its save opens again with it', async () => {
  const { session } = aTable(walkEntry, ['person', MIX]);
  await playOut(session);
  expect(session.snapshot()).toMatchObject({ trouble: null });
  expect(session.snapshot().outcome).not.toBeNull();
  const save = session.toSave();
  expect(save.seats[1]?.bot).toBe(MIX);
  const parsed = parseSave(writeSave(save));
  expect(parsed).toMatchObject({ ok: true, save: { seats: save.seats } });
  expect(resumed(walkEntry, save)).toMatchObject({ replayable: true });
});

test('no game begins with a mix of levels that there are not', () => {
  expect(() => aSession(walkEntry, ['person', 'easy~grandmaster~50'])).toThrow('no bot easy~grandmaster~50');
});

test.each(['grandmaster', 'easy~grandmaster~50', 'toString', ''])(
  'a save with the level "%s" opens, says whose it is, plays on, and keeps it',
  async (level) => {
    const save = aSession(walkEntry, ['person', 'easy', 'medium']).toSave();
    const seats = save.seats.map((seat, i) => (i === 1 ? { ...seat, bot: level } : seat));
    const { session } = resumed(walkEntry, { ...save, seats });
    const said: unknown[] = [];
    session.subscribe(() => said.push(session.snapshot().trouble?.kind));
    await playOut(session);
    expect(said).toContain('level');
    expect(session.snapshot().outcome).not.toBeNull();
    expect(session.toSave().seats[1]?.bot).toBe(level);
  },
);

test('whether a game is to count for a rating is part of its save; older ones never do', () => {
  expect(aSession(walkEntry, ['person', 'easy']).rated).toBeNull();
  const save = aSession(walkEntry, ['person', 'easy']).toSave();
  expect(save).not.toHaveProperty('rated');
  expect(resumed(walkEntry, { ...save, rated: 'fitted' }).session.rated).toBe('fitted');
  const changed = { ...save, rated: 'twice' as 'fitted', seats: seatsOf('person', 'easy') };
  expect(parseSave(writeSave(changed))).toMatchObject({ ok: false, problem: 'damaged' });
});
