import { act, screen } from '@testing-library/react-native';
import { useLayoutEffect } from 'react';
import { cartagena } from '@/games/cartagena/rules/game';
import type { Event } from '@/games/cartagena/rules/events';
import { place } from '@/games/cartagena/ui/art';
import { Piles } from '@/games/cartagena/ui/Piles';
import { staging } from '@/games/cartagena/ui/staging';
import { createWords, speaker } from '@/text';
import * as anchors from '@/ui/flights/anchors';
import { Anchor } from '@/ui/flights/Anchor';
import { useFlights } from '@/ui/flights/useFlights';
import { stagedFor } from '@/ui/table/staging';
import { useColors } from '@/ui/theme';
import { pass, renderKit } from '@tests/ui/support/renderKit';
import { aTable, LAYOUT_A } from '../aTable';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const words = speaker(createWords('en'), 'cartagena', []);
const DISCARDED: Event = { type: 'discarded', seat: 0, cards: ['rum'] };

/** The piles before and after a card of the hand was discarded. */
function Table({ done }: { done: boolean }) {
  const { fly } = useFlights();
  const colors = useColors();
  const { state } = aTable({ ...LAYOUT_A, discard: done ? ['hook', 'chest', 'rum'] : ['hook', 'chest'] });
  const view = cartagena.view(state, 0);
  useLayoutEffect(() => {
    if (!done) return;
    for (const flight of stagedFor(staging, []).flightsOf(DISCARDED, { view, viewer: 0, colors })) void fly(flight);
    // The flights of one event leave once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [done]);
  return (
    <>
      <Anchor name={place.hand} />
      <Piles view={view} words={words} height={92} />
    </>
  );
}

const hidden = { includeHiddenElements: true } as const;
const flying = (): number => screen.queryAllByTestId('flying', hidden).length;
const lying = (count: number): number => screen.queryAllByText(String(count), hidden).length;

test('a card on its way to the discards is seen once: in the air, and then on the pile', async () => {
  jest.spyOn(anchors, 'measure').mockResolvedValue({ x: 0, y: 0, width: 50, height: 40 });
  const drawn = renderKit(<Table done={false} />);
  expect([lying(2), lying(3)]).toEqual([1, 0]);
  drawn.rerender(<Table done />);
  await pass(40);
  let seenInAir = 0;
  while (flying() > 0) {
    expect([lying(2), lying(3)]).toEqual([1, 0]);
    seenInAir += 1;
    await pass(40);
  }
  expect(seenInAir).toBeGreaterThan(2);
  await act(() => pass(60));
  expect([lying(2), lying(3)]).toEqual([0, 1]);
});
