import { screen } from '@testing-library/react-native';
import { must } from '@antilles/engine';
import { DEFAULT_OPTIONS } from '@/games/dominion/rules/options';
import { CARD_IDS } from '@/games/dominion/rules/printed';
import { scoreLines } from '@/games/dominion/rules/scoring';
import { rulesChapters } from '@/games/dominion/ui/rulesChapters';
import { createWords, LANGUAGES, speaker, type Language } from '@/text';
import { matches } from '@/text/search';
import { pagesOf, wordsOf } from '@/ui/rules/chapters';
import { renderKit } from '@tests/ui/support/renderKit';
import { aTable } from '../aTable';

/** The pages of a game that is still being set up. */
const pages = (language: Language, options = DEFAULT_OPTIONS, players = 3) =>
  pagesOf(rulesChapters(speaker(createWords(language), 'dominion', []), { options, players: { length: players } }));

const page = (language: Language, id: string, options = DEFAULT_OPTIONS) =>
  must(
    pages(language, options).find((each) => each.id === id),
    id,
  );

test('every card has one page, and no two pages have the same id', () => {
  const ids = pages('en').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(CARD_IDS.filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(LANGUAGES)('every drawing is a picture that says what is on it (%s)', (language) => {
  const drawn = pages(language).filter(({ drawing }) => drawing !== undefined);
  expect(drawn.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'cards',
      'turn',
      'actions',
      'shuffle',
      'gaining',
      'throne',
      'reactions',
      'durations',
      'scoring',
    ]),
  );
  for (const { drawing } of drawn) {
    const { unmount } = renderKit(<>{drawing}</>);
    const labels = screen.getAllByRole('img').map((each) => String(each.props['aria-label']));
    expect(labels.length).toBeGreaterThan(0);
    // A key that nobody put into words, or a gap that nobody filled.
    expect(labels.filter((label) => label === '' || /drawn\.|\{\{|undefined/.test(label))).toEqual([]);
    unmount();
  }
});

test('the sum that is drawn is the one of DO-62', () => {
  const lines = scoreLines({ estate: 2, duchy: 3, province: 4, curse: 1, island: 2, gardens: 2, cards: 37 });
  expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(44);
  renderKit(<>{page('en', 'scoring').drawing}</>);
  expect(screen.getByText('44 points of 37 cards')).toBeTruthy();
});

test.each([
  ['nl', 'spookschip', 'ghost-ship'],
  ['nl', 'inboorlingendorp', 'native-village'],
  ['nl', 'werf', 'wharf'],
  ['en', 'tacticus', 'tactician'],
  ['en', 'how do I win', 'goal'],
  ['nl', 'duur-kaart', 'durations'],
  ['de', 'siegpunkte', 'scoring'],
] as const)('in %s “%s” finds the page %s', (language, query, id) => {
  expect(matches(query, wordsOf(page(language, id)))).toBe(true);
});

test('cards are told as the edition has them', () => {
  const second = { ...DEFAULT_OPTIONS, edition: '2E' } as const;
  expect(page('en', 'mine').body[0]).not.toMatch(/may/);
  expect(page('en', 'mine', second).body[0]).toMatch(/^You may/);
  expect(page('de', 'throne-room', second).body[0]).toMatch(/^Du darfst/);
});

test('the numbers are those of this table, before the game and in it', () => {
  expect(page('en', 'setup').here?.[0]).toMatch(/Players: 3\. In each Victory pile: 12\. Curses: 20\. Coppers: 39\./);
  const t = aTable({ seats: 2, supply: { province: 5, copper: 0 } });
  const words = speaker(createWords('en'), 'dominion', []);
  const end = pagesOf(rulesChapters(words, t.view(0))).find(({ id }) => id === 'end');
  expect(end?.here).toEqual(['Province: 5 left', 'Empty piles: 1.']);
});
