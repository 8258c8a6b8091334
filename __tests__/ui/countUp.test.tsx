import { screen } from '@testing-library/react-native';
import { useEffect } from 'react';
import { View } from 'react-native';
import { CountUp } from '@/ui/CountUp';
import * as anchors from '@/ui/flights/anchors';
import { Anchor } from '@/ui/flights/Anchor';
import { useFlights } from '@/ui/flights/useFlights';
import type { Piece } from '@/ui/flights/anchors';
import { MS } from '@/ui/motion';
import type { Settings } from '@/ui/settings';
import { pass, renderKit } from './support/renderKit';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(anchors, 'measure').mockResolvedValue({ x: 0, y: 0, width: 10, height: 10 });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const COIN: Piece = { kind: 'token', color: 'gold' };

/** A purse that three coins fly into, once it is told of them. */
function Purse({ coins, from = 'chest', delay = 250 }: { coins: number; from?: string; delay?: number }) {
  const flights = useFlights();
  useEffect(() => {
    if (coins > 2) void flights.fly({ from, to: 'purse', piece: COIN, count: coins - 2, after: delay });
  }, [coins, from, delay, flights]);
  return (
    <View>
      <Anchor name="chest" />
      <Anchor name="purse">
        <CountUp value={coins} landsAt="purse" testID="coins" />
      </Anchor>
    </View>
  );
}

const shown = (): string => String(screen.getByTestId('coins').props.children);

async function flyThree(part: Partial<Omit<Settings, 'language'>> = {}, from = 'chest') {
  const drawn = renderKit(<Purse coins={2} />, part);
  drawn.rerender(<Purse coins={5} from={from} />);
  await pass(20);
}

test('a figure counts each piece as it lands, and none before', async () => {
  await flyThree();
  await pass(250 + MS.flight - 60);
  expect(shown()).toBe('2');
  await pass(120);
  expect(shown()).toBe('3');
  await pass(MS.flightGap);
  expect(shown()).toBe('4');
  await pass(MS.flightGap + 60);
  expect(shown()).toBe('5');
});

test('what is taken away is gone at once', async () => {
  const drawn = renderKit(<CountUp value={5} landsAt="purse" testID="coins" />);
  drawn.rerender(<CountUp value={4} landsAt="purse" testID="coins" />);
  await pass(80);
  expect(shown()).toBe('4');
});

test.each([{ speed: 'off' as const }, { reduceMotion: true }])('nothing waits with %p', async (part) => {
  await flyThree(part);
  expect(shown()).toBe('5');
});

test('a place that is not on the screen keeps no figure waiting', async () => {
  await flyThree({}, 'nowhere');
  await pass(400);
  expect(shown()).toBe('5');
});
