import { must } from '@antilles/engine';
import { entry as dominionEntry } from '@/games/dominion';
import { END_PHASE } from '@/games/dominion/rules/actions';
import { createDirector } from '@/ui/table/director';
import { aSession, testTools } from './table';

/** What an answer costs: the rules are applied once, for state and frames alike, and one save is written. */
test.each([
  ['alone', ['person', 'easy']],
  ['with somebody else', ['person', 'person']],
])('%s: an answer at a table is applied once and written once', (_name, kinds) => {
  const { game } = dominionEntry;
  const apply = jest.fn<void, Parameters<typeof game.apply>>((...args) => game.apply(...args));
  const refusal = jest.fn<string | null, Parameters<typeof game.refusal>>((...args) => game.refusal(...args));
  const tools = testTools();
  const entry = { ...dominionEntry, game: { ...game, apply, refusal } };
  const session = aSession(entry, kinds, { options: { startSeat: 0 }, seed: 5, tools });
  const director = createDirector(session, () => 0);
  const stop = director.follow();
  director.takePhone();
  const before = tools.saves.length;
  apply.mockClear();
  refusal.mockClear();
  expect(director.submit(must(director.show().decision?.actions[0], 'an answer'))).toBeNull();
  expect([apply.mock.calls.length, refusal.mock.calls.length, tools.saves.length - before]).toEqual([1, 1, 1]);
  // What it brought about has been shown, and nobody had to ask the rules again for it.
  expect(session.unseen(0)).toEqual([]);
  expect(director.show().past.at(-1)?.view).toEqual(session.view(0));
  expect(director.submit(END_PHASE)).toBeNull();
  expect([apply.mock.calls.length, tools.saves.length - before]).toEqual([2, 2]);
  stop();
});
