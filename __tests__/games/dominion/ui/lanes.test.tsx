import { must } from '@antilles/engine';
import { screen, within } from '@testing-library/react-native';
import { ScrollView, StyleSheet, type ViewStyle } from 'react-native';
import { PLAY } from '@/games/dominion/rules/actions';
import { dominion } from '@/games/dominion/rules/game';
import type { CardId } from '@/games/dominion/rules/printed';
import { Lanes } from '@/games/dominion/ui/Lanes';
import { createWords, speaker, type Language } from '@/text';
import { aDominionGame } from '@tests/e2e/dominionSaves';
import { aTable, cards } from '../table';
import { renderKit } from '@tests/ui/support/renderKit';
import { nameOf, openTable } from './openTable';

/** What durations will bring: whose it is, and all of it to be read. */

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const THREE: readonly CardId[] = ['fishing-village', 'fishing-village', 'tactician'];

function drawLanes(whose: string | undefined, language: Language = 'en'): void {
  const table = aTable({ hands: { 0: [...THREE, 'copper'] }, decks: { 0: cards('CCCCC') } });
  for (const card of THREE) table.play(card);
  const player = must(table.view(0).players[0], 'a player');
  expect([...player.durations].sort()).toEqual([...THREE].sort());
  renderKit(
    <Lanes
      player={player}
      {...(whose === undefined ? {} : { whose })}
      words={speaker(createWords(language), 'dominion', ['Ana', 'Ines'])}
      onRead={() => undefined}
    />,
    { language },
  );
}

test.each([
  ['en', undefined, 'Next turn', 'In play'],
  ['en', 'Ines', 'Ines: next turn', 'Ines: in play'],
  ['nl', undefined, 'Volgende beurt', 'In het spel'],
  ['nl', 'Ines', 'Ines: volgende beurt', 'Ines: in het spel'],
] as const)('lanes say whose they are (%s, %s)', (language, whose, next, inPlay) => {
  drawLanes(whose, language);
  // For eyes and for ears.
  expect(within(screen.getByLabelText(next)).getByText(next)).toBeOnTheScreen();
  expect(within(screen.getByLabelText(inPlay)).getByText(inPlay)).toBeOnTheScreen();
});

test('what is to come takes a second line rather than be cut off', () => {
  drawLanes(undefined);
  const lane = screen.getByLabelText('Next turn');
  expect(lane.findAllByType(ScrollView)).toEqual([]);
  const buttons = within(lane).getAllByRole('button');
  expect(buttons.map(nameOf)).toEqual([
    expect.stringMatching(/^Fishing Village × 2: /),
    expect.stringMatching(/^Tactician: /),
  ]);
  const said = within(lane).getAllByText(/action|card/i, { includeHiddenElements: true });
  expect(said.length).toBeGreaterThanOrEqual(2);
  for (const text of said) expect(text.props).not.toHaveProperty('numberOfLines');
  const row = lane.findAll(
    ({ props }) => StyleSheet.flatten<ViewStyle>(props['style'] as ViewStyle)?.flexWrap === 'wrap',
  );
  expect(row.length).toBeGreaterThan(0);
});

test('in a bot’s turn the table shows her lanes under her name', async () => {
  const save = aDominionGame(
    'lanes',
    ['Ines: easy', 'Ana'],
    { hands: { 0: [...THREE, 'copper'], 1: ['copper'] }, decks: { 0: cards('CCCCCCC'), 1: cards('CCCCC') } },
    (state) => {
      for (const card of THREE) dominion.apply(state, 0, PLAY[card], null);
    },
  );
  await openTable(save);
  expect(screen.getByLabelText('Ines: next turn')).toBeOnTheScreen();
  expect(screen.queryByLabelText('Next turn')).toBeNull();
});
