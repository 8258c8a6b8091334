import { below, luckFrom, must, shuffle } from '@antilles/engine';
import { fireEvent, screen, within } from '@testing-library/react-native';
import { KINGDOM_CARDS, type CardId } from '@/games/dominion/rules/printed';
import { faceKey } from '@/games/dominion/ui/art';
import { spread, Hand } from '@/games/dominion/ui/Hand';
import { nameFit } from '@/games/dominion/ui/nameFit';
import { createWords, speaker } from '@/text';
import { aDominionGame } from '@tests/e2e/dominionSaves';
import { cards } from '../aTable';
import { pass, renderKit } from '@tests/ui/support/renderKit';
import { layOutHand, nameOf, openTable } from './openTable';

/** A hand of many cards: equal ones lie on one heap, and every one of them can be chosen. */

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const NINE: readonly CardId[] = ['wharf', 'tactician', ...cards('GSCCCCE')];

test('equal cards of a large hand lie on one heap with its count', () => {
  const picked: CardId[] = [];
  const words = speaker(createWords('en'), 'dominion', ['Ana', 'Ben']);
  renderKit(
    <Hand
      hand={NINE}
      words={words}
      edition="1E"
      height={78}
      picked="copper"
      hinted={null}
      standing={() => 'lit'}
      onPick={(card) => picked.push(card)}
      onRead={() => undefined}
    />,
  );
  layOutHand(358);
  const heaps = screen.getAllByRole('radio');
  expect(heaps.map(nameOf)).toEqual([
    expect.stringMatching(/^Tactician\. /),
    expect.stringMatching(/^Wharf\. /),
    'Gold. Treasure. Worth 3 coins.',
    'Silver. Treasure. Worth 2 coins.',
    'Copper. 4 in hand. Treasure. Worth 1 coin.',
    'Estate. Victory. 1 point at the end.',
  ]);
  expect(
    screen.getAllByText(/^×/, { includeHiddenElements: true }).map(({ props }) => String(props['children'])),
  ).toEqual(['×4']);
  expect(within(must(heaps[4], 'a heap')).getByText('×4', { includeHiddenElements: true })).toBeTruthy();
  for (const heap of heaps) fireEvent.press(heap);
  expect(new Set(picked)).toEqual(new Set(NINE));
  expect(screen.getByRole('radio', { name: /^Copper/ })).toBeChecked();
});

test('five cards lie side by side, equal or not', () => {
  const { heaps } = spread(358, cards('CCCCE'), 78, () => true);
  expect(heaps).toHaveLength(5);
});

test.each(['en', 'nl', 'de'] as const)(
  'no card of a hand is lost, covered, or without a name to be read (%s)',
  (language) => {
    const luck = luckFrom(3);
    const words = speaker(createWords(language), 'dominion', ['Ana', 'Ben']);
    const isRead = (card: CardId, width: number): boolean => nameFit(words.word(faceKey(card)), width, 12).size >= 9.3;
    const deck: readonly CardId[] = [...cards('CCCCCCCSSSSGGGEEEDPPX'), ...KINGDOM_CARDS];
    for (let i = 0; i < 500; i++) {
      const hand = shuffle(luck, [...deck]).slice(0, 1 + below(luck, 16));
      // As wide as the hand on a narrow phone, on a phone, and on a tablet.
      for (const room of [288, 358, 480]) {
        const { heaps, width, stride, rows } = spread(room, hand, 84, isRead);
        expect(heaps.flatMap(({ card, count }) => Array<CardId>(count).fill(card)).sort()).toEqual([...hand].sort());
        expect(width).toBeGreaterThanOrEqual(39);
        // Up to five kinds, nothing has to be looked for at the end of a row that scrolls.
        if (new Set(hand).size <= 5) expect((heaps.length - 1) * stride + width).toBeLessThanOrEqual(room);
        expect(stride).toBeGreaterThanOrEqual(width);
        if (room >= 358 && heaps.length <= 10) expect(heaps.filter(({ card }) => !isRead(card, width))).toEqual([]);
        if (room >= 358 && new Set(hand).size <= 12)
          expect((Math.ceil(heaps.length / rows) - 1) * stride + width).toBeLessThanOrEqual(room);
      }
    }
  },
);

test('at the table every card of a heap is played, one tap after the other', async () => {
  const { session } = await openTable(
    aDominionGame('heap', ['Ana', 'Ines: easy'], {
      hands: { 0: [...cards('GSCCCCEEE')], 1: ['copper'] },
      decks: { 0: ['copper'], 1: ['copper'] },
      actions: 0,
    }),
  );
  layOutHand(358);
  for (const label of [
    /^Copper\. 4 in hand\. Treasure/,
    /^Copper\. (3 in hand\. )?Treasure/,
    /^Copper/,
    /^Copper\. Tr/,
  ]) {
    const [heap] = within(screen.getByLabelText(/^Your hand/)).getAllByRole('radio', {
      name: label,
    });
    fireEvent.press(must(heap, 'a Copper'));
    await pass(600);
  }
  expect(session.view(0).players[0]?.inPlay).toEqual(cards('CCCC'));
  expect(session.view(0).turn.coins).toBe(4);
  expect(screen.getByLabelText('Your hand, 5 cards')).toBeOnTheScreen();
});
