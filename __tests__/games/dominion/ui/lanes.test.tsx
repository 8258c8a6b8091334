import { must } from '@antilles/engine';
import { screen, within } from '@testing-library/react-native';
import { ScrollView } from 'react-native';
import type { CardId } from '@/games/dominion/rules/printed';
import { comingBack } from '@/games/dominion/ui/comingBack';
import { Lane } from '@/games/dominion/ui/Lane';
import { createWords, speaker, type Language } from '@/text';
import { aTable, cards } from '../aTable';
import { renderKit } from '@tests/ui/support/renderKit';

/** One's own strip: what durations will bring is all there to be read, and never scrolled away. */

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const THREE: readonly CardId[] = ['fishing-village', 'fishing-village', 'tactician'];

function after(played: readonly CardId[]) {
  const table = aTable({ hands: { 0: [...played, 'copper'] }, decks: { 0: cards('CCCCC') }, actions: 5 });
  for (const card of played) table.play(card);
  return must(table.view(0).players[0], 'a player');
}

function drawLane(language: Language = 'en'): void {
  renderKit(
    <Lane
      player={after(THREE)}
      trash={[]}
      words={speaker(createWords(language), 'dominion', ['Ana', 'Ines'])}
      onCard={() => undefined}
      onRead={() => undefined}
      onOpen={() => undefined}
    />,
    { language },
  );
}

test.each([
  ['en', 'Next turn. Fishing Village × 2: +1 action, +1 coin. Tactician: +5 cards, +1 buy, +1 action', 'In play'],
  [
    'nl',
    'Volgende beurt. Vissersdorp × 2: +1 actie, +1 munt. Strateeg: +5 kaarten, +1 aankoop, +1 actie',
    'In het spel',
  ],
] as const)('the strip says what comes next turn, card by card (%s)', (language, next, inPlay) => {
  drawLane(language);
  expect(screen.getByLabelText(next)).toBeOnTheScreen();
  expect(screen.getByLabelText(inPlay)).toBeOnTheScreen();
});

test('equal cards lie on one heap, and nothing scrolls', () => {
  drawLane();
  const lane = screen.getByLabelText('In play');
  expect(lane.findAllByType(ScrollView)).toEqual([]);
  expect(within(screen.getByLabelText(/^Next turn/)).getByText('+5', { includeHiddenElements: true })).toBeTruthy();
});

test('what several durations bring is added up', () => {
  expect(comingBack(after(THREE))).toEqual({
    marks: [
      { kind: 'cards', count: 5 },
      { kind: 'actions', count: 3 },
      { kind: 'buys', count: 1 },
      { kind: 'coins', text: '+2' },
    ],
    cards: [],
  });
  expect(comingBack({ nextTurn: ['haven'] }).cards).toEqual(['haven']);
});
