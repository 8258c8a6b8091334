import { execFileSync } from 'node:child_process';
import { luckFrom, must } from '@antilles/engine';
import { decideAtOnce, see } from '@/bots/bot';
import { entry } from '@/games/puerto-rico';
import { botsOf, NoSuchBots } from '@/tools/botsOf';

const sentenceOf = (look: () => unknown): string => {
  try {
    look();
  } catch (problem) {
    if (problem instanceof NoSuchBots) return problem.message;
    throw problem;
  }
  return '';
};

test('a commit that is not there is said', () => {
  expect(sentenceOf(() => botsOf('no-such-branch', 'cartagena'))).toBe('There is no commit "no-such-branch" here.');
  expect(sentenceOf(() => botsOf('--output=x', 'cartagena'))).toContain('There is no commit');
});

test('the bots of a commit are built and know its levels; one without bots is said', () => {
  expect(Object.keys(botsOf('HEAD', 'cartagena'))).toEqual(expect.arrayContaining(['easy', 'medium', 'hard']));
  const empty = execFileSync('git', ['commit-tree', '4b825dc642cb6eb9a060e54bf8d69288fbee4904', '-m', 'nothing'], {
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: 'a',
      GIT_AUTHOR_EMAIL: 'a@b',
      GIT_COMMITTER_NAME: 'a',
      GIT_COMMITTER_EMAIL: 'a@b',
    },
  })
    .toString()
    .trim();
  expect(sentenceOf(() => botsOf(empty, 'cartagena'))).toMatch(/has no src to build bots from/);
});

test('they choose among their own answers: a search that knows an answer again by the object is not always at the first', () => {
  const { game } = entry;
  const { hard } = botsOf('HEAD', 'puerto-rico');
  const luck = luckFrom(1);
  const places = new Set<number>();
  const state = game.setup(game.defaultOptions, 3, 1);
  for (let i = 0; i < 12; i++) {
    const seat = must(game.waiting(state)[0], 'somebody is asked');
    const seen = see(game, state, seat);
    const { action } = decideAtOnce(must(hard, 'hard').think(seen, luck));
    places.add(seen.decision.actions.findIndex((each) => JSON.stringify(each) === JSON.stringify(action)));
    // The bot of the commit is typed for any game.
    game.apply(state, seat, action as never, null);
  }
  expect(places.has(-1)).toBe(false);
  expect(places.size).toBeGreaterThan(1);
});
