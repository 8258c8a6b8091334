import { FEWEST_GAMES, judged } from '@/session/review';
import { entry as santoDomingoEntry } from '@/games/santo-domingo';
import { aTable, playOut } from './table';
import { walkEntry } from './toys';

const choice = { action: 'a', reasons: [{ key: 'why' }] };

test('the same move as the bot is the best', () => {
  expect(judged('a', choice, null)).toMatchObject({ verdict: 'best', better: 'a', loss: 0 });
});

test('another move is costly only when it is clearly worse on the same tables', () => {
  const often = (values: readonly number[]): number[] => Array.from({ length: 40 }, () => values).flat();
  const good = often([0.6, 0.7, 0.5, 0.6, 0.7, 0.5]);
  const bad = good.map((value) => value - 0.1);
  expect(judged('b', choice, [good, bad])).toMatchObject({ verdict: 'costly', better: 'a', loss: 10 });
  // A mean as large that is mostly luck says nothing.
  expect(judged('b', choice, [often([1, 0, 1, 0, 1, 0.6]), often([0, 1, 0, 1, 0, 1])])).toMatchObject({
    verdict: 'fine',
  });
  // A few imagined games blame nobody, however clear they seem.
  const few = FEWEST_GAMES - 1;
  expect(judged('b', choice, [good.slice(0, few), bad.slice(0, few)])).toMatchObject({ verdict: 'fine' });
  expect(judged('b', choice, [good, good])).toMatchObject({ verdict: 'fine', loss: 0 });
  expect(judged('b', choice, null)).toMatchObject({ verdict: 'fine' });
});

test('the review of a finished solo game has every real decision of the person, and judges each as often as asked alike', async () => {
  const { session } = aTable(santoDomingoEntry, ['person', 'easy', 'easy']);
  expect(session.reviewMoments()).toEqual([]);
  await playOut(session);
  const moments = session.reviewMoments();
  const own = session.toSave().log.filter(({ seat }) => seat === 0);
  expect(moments.length).toBeGreaterThan(2);
  expect(moments.length).toBeLessThanOrEqual(own.length);
  for (const moment of moments.slice(0, 2)) {
    expect(session.decisionAt(moment)?.actions).toContainEqual(moment.played);
    const first = await session.judge(moment, () => false);
    expect(first).toEqual(await session.judge(moment, () => false));
    expect(session.decisionAt(moment)?.actions).toContainEqual(first?.better);
  }
}, 60_000);

test('games of several people are not reviewed', async () => {
  const { session } = aTable(walkEntry, ['person', 'person']);
  await playOut(session);
  expect(session.reviewMoments()).toEqual([]);
});
