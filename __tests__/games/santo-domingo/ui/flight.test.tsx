import { screen } from '@testing-library/react-native';
import { useLayoutEffect } from 'react';
import { CAPTAIN } from '@/games/santo-domingo/rules/cards';
import type { Event } from '@/games/santo-domingo/rules/events';
import { santoDomingo } from '@/games/santo-domingo/rules/game';
import { Displays } from '@/games/santo-domingo/ui/Displays';
import { place } from '@/games/santo-domingo/ui/art';
import { staging } from '@/games/santo-domingo/ui/staging';
import type { TablePlayer } from '@/session/seats';
import * as anchors from '@/ui/flights/anchors';
import { Anchor } from '@/ui/flights/Anchor';
import { useFlights } from '@/ui/flights/useFlights';
import { stagedFor } from '@/ui/table/staging';
import { useColors } from '@/ui/theme';
import { pass, renderKit } from '@tests/ui/support/renderKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const SEATS: readonly TablePlayer[] = [
  { name: 'Noor', colour: 'green', bot: null },
  { name: 'Ines', colour: 'purple', bot: 'medium' },
];
const GAIN = 3;
const TOOK: Event = { type: 'took', card: CAPTAIN, seats: [0], each: GAIN, lost: [0], from: 5, to: 2 };

/** The displays before and after somebody took three points from the row. */
function Table({ done }: { done: boolean }) {
  const { fly } = useFlights();
  const colors = useColors();
  const state = santoDomingo.setup(santoDomingo.defaultOptions, 2, 1);
  const [player] = state.players;
  if (player !== undefined) player.points = 40 + (done ? GAIN : 0);
  const view = santoDomingo.view(state, 0);
  const frame = done ? { at: 1, round: 1, event: TOOK, view } : null;
  useLayoutEffect(() => {
    if (!done) return;
    for (const flight of stagedFor(staging, SEATS).flightsOf(TOOK, { view, viewer: 0, colors })) void fly(flight);
    // The flights of one event leave once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [done]);
  return (
    <>
      {[5, 4, 3].map((space) => (
        <Anchor key={space} name={place.space('points', space)} />
      ))}
      <Displays view={view} seats={SEATS} frame={frame} table={null} now={null} acting={[]} onOpen={() => undefined} />
    </>
  );
}

const hidden = { includeHiddenElements: true } as const;
const sees = (text: string): boolean => screen.queryAllByText(text, hidden).length > 0;
/** How many points the figure has, of those that were taken. */
const landed = (): number => [0, 1, 2, 3].find((count) => sees(String(40 + count))) ?? -1;

test('a point is either on its way or in the figure, and the sum is told when all have landed', async () => {
  jest.spyOn(anchors, 'measure').mockResolvedValue({ x: 0, y: 0, width: 20, height: 20 });
  const drawn = renderKit(<Table done={false} />);
  expect(landed()).toBe(0);
  drawn.rerender(<Table done />);
  const counts: number[] = [];
  for (let ms = 0; ms < 1600; ms += 20) {
    await pass(20);
    const inAir = screen.queryAllByTestId('flying', hidden).length;
    expect(landed() + inAir).toBeLessThanOrEqual(GAIN);
    if (inAir > 0) expect(sees(`+${GAIN}`)).toBe(false);
    counts.push(landed());
  }
  expect([...new Set(counts)]).toEqual([0, 1, 2, 3]);
  expect(sees(`+${GAIN}`)).toBe(true);
});
