import { must } from '@antilles/engine';
import type { AnyEntry } from '@/games/entry';
import { entry as santoDomingoEntry } from '@/games/santo-domingo';
import type { Judgement, ReviewMoment } from '@/session/review';
import type { AnySession } from '@/session/session';
import { createReview } from '@/ui/table/review';
import { aTable, playOut, settle } from '../session/table';

interface Asked {
  readonly moment: ReviewMoment<unknown>;
  isStale(): boolean;
  break(error: Error): void;
  answer(judgement: Judgement<unknown> | null): void;
}

const VERDICT: Judgement<unknown> = { verdict: 'best', better: null, reasons: [], loss: 0 };

/** A finished game whose bot judges when the test says so. */
async function reviewed(): Promise<{
  readonly review: ReturnType<typeof createReview<unknown, unknown, unknown>>;
  readonly asked: readonly Asked[];
  readonly moments: readonly ReviewMoment<unknown>[];
}> {
  const { session } = aTable(santoDomingoEntry as AnyEntry, ['person', 'easy', 'easy']);
  await playOut(session);
  const asked: Asked[] = [];
  const slow: AnySession = {
    ...session,
    judge: (moment, isStale) =>
      new Promise((answer, reject) => asked.push({ moment, isStale, answer, break: (error) => reject(error) })),
  };
  return { review: createReview(slow, () => 0), asked, moments: session.reviewMoments() };
}

afterEach(() => jest.useRealTimers());

/** What is on the table, in a review. */
function looked(director: Awaited<ReturnType<typeof reviewed>>['review']) {
  const show = director.show();
  if (show.mode !== 'review') throw new Error(show.mode);
  return show;
}

const last = (asked: readonly Asked[]): Asked => must(asked.at(-1), 'nothing is being judged');

test('the decision on the table is judged first, and going to another calls the one at work off', async () => {
  const { review, asked, moments } = await reviewed();
  review.follow();
  expect(last(asked).moment).toEqual(moments[0]);
  last(asked).answer(VERDICT);
  await settle();
  expect(looked(review).review.judgement).toEqual(VERDICT);
  expect(last(asked).moment).toEqual(moments[1]);
  expect(last(asked).isStale()).toBe(false);

  looked(review).reviewAt(3);
  expect(last(asked).isStale()).toBe(true);
  last(asked).answer(null);
  await settle();
  expect(last(asked).moment).toEqual(moments[3]);
  last(asked).answer(VERDICT);
  await settle();
  // What was called off is not forgotten.
  const rest = new Set<number>();
  while (looked(review).review.judgements.includes(null)) {
    rest.add(last(asked).moment.at);
    last(asked).answer(VERDICT);
    await settle();
  }
  expect(rest).toContain(moments[1]?.at);
});

test('verdicts on other decisions leave the table as it is, and come a few at a time', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const { review, asked } = await reviewed();
  review.follow();
  last(asked).answer(VERDICT);
  await settle();
  const before = review.show();
  let told = 0;
  review.subscribe(() => told++);
  last(asked).answer(VERDICT);
  await settle();
  last(asked).answer(VERDICT);
  await settle();
  expect(told).toBe(0);
  jest.advanceTimersByTime(300);
  expect(told).toBe(1);
  expect(looked(review).review.judgements.filter((each) => each !== null)).toHaveLength(3);
  expect(review.show().view).toBe(before.view);
  expect(review.show().past).toBe(before.past);
  expect(review.show().decision).toBe(before.decision);
});

test('nothing is judged any longer once one has left', async () => {
  const { review, asked } = await reviewed();
  const leave = review.follow();
  leave();
  expect(last(asked).isStale()).toBe(true);
  last(asked).answer(null);
  await settle();
  expect(asked).toHaveLength(1);
});

test('a bot that breaks over one decision is told of, and goes on with the others', async () => {
  const { review, asked, moments } = await reviewed();
  review.follow();
  last(asked).break(new Error('no idea'));
  await settle();
  expect(looked(review).review.judgement).toBeNull();
  expect(looked(review).review.failures.get(0)).toEqual(new Error('no idea'));
  expect(last(asked).moment).toEqual(moments[1]);
  // It is not asked about that one again.
  for (let i = 1; i < moments.length; i++) {
    last(asked).answer(VERDICT);
    await settle();
  }
  expect(asked).toHaveLength(moments.length);
});
