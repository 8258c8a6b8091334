import { fireEvent, screen } from '@testing-library/react-native';
import { useLayoutEffect } from 'react';
import { StyleSheet, type ViewStyle } from 'react-native';
import * as anchors from '@/ui/flights/anchors';
import { Anchor } from '@/ui/flights/Anchor';
import { Landing } from '@/ui/flights/Landing';
import { useFlights, useLanded } from '@/ui/flights/useFlights';
import { MS } from '@/ui/motion';
import { MomentLayer } from '@/ui/table/MomentLayer';
import { momentOf, type Moments } from '@/ui/table/moments';
import { OpeningCard } from '@/ui/table/OpeningCard';
import { Text } from '@/ui/Text';
import { pass, renderKit } from './support/renderKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const hidden = { includeHiddenElements: true } as const;

/** A card that goes from the hand to a slot, and the slot it comes to. */
function Lane({ played, after = 0 }: { played: boolean; after?: number }) {
  const { fly } = useFlights();
  const top = useLanded('slot', played ? 'Wharf' : 'nothing');
  useLayoutEffect(() => {
    if (played)
      void fly({
        from: 'hand',
        to: 'slot',
        after,
        piece: { kind: 'card', size: { width: 60, height: 80 }, face: () => <Text>Flying</Text> },
      });
  }, [played, after, fly]);
  return (
    <>
      <Anchor name="hand" />
      <Text>{`top: ${top}`}</Text>
      <Landing at="slot">
        <Text>Lying</Text>
      </Landing>
    </>
  );
}

/** How many copies can be seen: the one in the air, and the one at the goal unless it is held back. */
function copies(): { readonly flying: number; readonly lying: number } {
  const flying = screen.queryAllByText('Flying', hidden).length;
  let at = screen.getByText('Lying', hidden).parent;
  let seen = 1;
  while (at !== null) {
    if (StyleSheet.flatten(at.props.style as ViewStyle | undefined)?.opacity === 0) seen = 0;
    at = at.parent;
  }
  return { flying, lying: seen };
}

test.each([0, 300])('while a card flies there is exactly one of it (it leaves after %i ms)', async (after) => {
  jest.spyOn(anchors, 'measure').mockResolvedValue({ x: 0, y: 0, width: 60, height: 80 });
  const drawn = renderKit(<Lane played={false} />);
  drawn.rerender(<Lane played after={after} />);
  await pass(20);
  for (let ms = 20; ms < after + MS.card - 20; ms += 40) {
    expect(copies()).toEqual({ flying: 1, lying: 0 });
    expect(screen.getByText('top: nothing')).toBeTruthy();
    await pass(40);
  }
  await pass(80);
  expect(copies()).toEqual({ flying: 0, lying: 1 });
  expect(screen.getByText('top: Wharf')).toBeTruthy();
});

test('a big moment says what happened, and a tap goes on', async () => {
  const onNext = jest.fn();
  renderKit(
    <MomentLayer
      moment={{ tone: 'storm', title: 'A Curse on your deck', sentence: '−1 point', also: 'Ines is safe' }}
      length={1500}
      onNext={onNext}
    />,
  );
  await pass(50);
  expect(screen.getByText('A Curse on your deck', hidden)).toBeTruthy();
  expect(screen.getByText('Ines is safe', hidden)).toBeTruthy();
  fireEvent.press(
    screen.getByTestId('moment', hidden).findAll(({ props }) => typeof props.onPress === 'function')[0] ?? screen.root,
  );
  expect(onNext).toHaveBeenCalled();
});

test('only the events a game names have a moment, and only when it says so', () => {
  type Event = { readonly type: 'hit'; readonly seat: number } | { readonly type: 'dull' };
  const moments: Moments<Event, object> = {
    hit: ({ seat }, { viewer }) => (seat === viewer ? { tone: 'storm', title: 'You are hit' } : null),
  };
  const now = { view: {}, viewer: 1 };
  expect(momentOf<Event, object>(moments, { type: 'hit', seat: 1 }, now)?.title).toBe('You are hit');
  expect(momentOf<Event, object>(moments, { type: 'hit', seat: 0 }, now)).toBeNull();
  expect(momentOf<Event, object>(moments, { type: 'dull' }, now)).toBeNull();
  expect(momentOf<Event, object>(undefined, { type: 'dull' }, now)).toBeNull();
});

test('the title card names the game and who begins, and goes by itself or with a tap', async () => {
  const onClose = jest.fn();
  const seats = [
    { name: 'Noor', colour: 'red', bot: null },
    { name: 'Ines', colour: 'blue', bot: null },
  ] as const;
  renderKit(
    <OpeningCard
      opening={{ title: 'High Seas', line: '10 kingdom cards', begins: 1 }}
      seats={seats}
      onClose={onClose}
    />,
  );
  await pass(100);
  expect(screen.getByText('High Seas')).toBeTruthy();
  expect(screen.getByText('Ines begins')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Tap to begin' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await pass(4300);
  expect(onClose).toHaveBeenCalledTimes(2);
});
