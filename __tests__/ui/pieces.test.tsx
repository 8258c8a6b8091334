import { act, fireEvent, screen } from '@testing-library/react-native';
import { useEffect, useState } from 'react';
import { Button } from '@/ui/Button';
import { PlayingCard } from '@/ui/cards/PlayingCard';
import { CountUp } from '@/ui/CountUp';
import { Anchor } from '@/ui/flights/Anchor';
import * as anchors from '@/ui/flights/anchors';
import type { Piece } from '@/ui/flights/anchors';
import { useFlights } from '@/ui/flights/useFlights';
import { Text } from '@/ui/Text';
import { Track } from '@/ui/tracks/Track';
import { pass, renderKit } from './support/renderKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a card that lies face down is not even drawn', async () => {
  const { rerender } = renderKit(<PlayingCard name="Galleon" number={5} flipped />);
  expect(screen.queryByText('Galleon')).toBeNull();
  rerender(<PlayingCard name="Galleon" number={5} />);
  await pass(600);
  expect(screen.getByText('Galleon')).toBeTruthy();
  rerender(<PlayingCard name="Galleon" number={5} flipped />);
  await pass(600);
  expect(screen.queryByText('Galleon')).toBeNull();
});

function Goods({ arrived }: { arrived: () => void }) {
  const [value, setValue] = useState(5);
  return (
    <>
      <Track label="Goods" value={value} tint="#4b8fe8" onArrive={arrived} figure={`figure ${value}`} />
      <Button label="Take" onPress={() => setValue(2)} />
    </>
  );
}

test('the marker walks space by space, and tells when it is there', async () => {
  const arrived = jest.fn();
  renderKit(<Goods arrived={arrived} />);
  expect(screen.getByRole('img', { name: 'Goods: 5 of 15' })).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Take' }));
  await pass(200);
  expect(arrived).not.toHaveBeenCalled();
  await pass(300);
  expect(arrived).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('img', { name: 'Goods: 2 of 15' })).toBeTruthy();
});

test('with animations off the marker is there at once', async () => {
  const arrived = jest.fn();
  renderKit(<Goods arrived={arrived} />, { speed: 'off' });
  fireEvent.press(screen.getByRole('button', { name: 'Take' }));
  await pass(1);
  expect(arrived).toHaveBeenCalledTimes(1);
});

test('a number counts to its new value, or jumps there when nothing should move', async () => {
  const { rerender } = renderKit(<CountUp value={2} />);
  rerender(<CountUp value={5} />);
  await pass(60);
  expect(screen.getByText('3')).toBeTruthy();
  await pass(300);
  expect(screen.getByText('5')).toBeTruthy();
});

const COIN: Piece = { kind: 'token', color: 'gold', icon: 'check' };

function Port({ landed, done, piece = COIN }: { landed: (inAir: number) => void; done: () => void; piece?: Piece }) {
  const { fly, landAll, inAir, subscribe } = useFlights();
  useEffect(() => subscribe(() => landed(inAir('purse'))), [subscribe, inAir, landed]);
  return (
    <>
      <Anchor name="supply">
        <Text>Supply</Text>
      </Anchor>
      <Anchor name="purse">
        <Text>Purse</Text>
      </Anchor>
      <Button label="Fly" onPress={() => void fly({ from: 'supply', to: 'purse', piece, count: 3 }).then(done)} />
      <Button label="Lost" onPress={() => void fly({ from: 'nowhere', to: 'purse', piece }).then(done)} />
      <Button label="Land" onPress={landAll} />
    </>
  );
}

/** How many were on their way, one after the other: leaving is news too, and changes nothing here. */
const ways = (landed: jest.Mock<void, [number]>): readonly number[] =>
  landed.mock.calls.map(([inAir]) => inAir).filter((inAir, i, all) => inAir !== all[i - 1]);

test('with animations off a flight has landed already', async () => {
  const landed = jest.fn<void, [number]>();
  const done = jest.fn();
  renderKit(<Port landed={landed} done={done} />, { speed: 'off' });
  fireEvent.press(screen.getByRole('button', { name: 'Fly' }));
  await pass(1);
  // Nothing was ever on its way.
  expect(landed).not.toHaveBeenCalled();
  expect(done).toHaveBeenCalledTimes(1);
});

function inPort() {
  const landed = jest.fn<void, [number]>();
  const done = jest.fn();
  renderKit(<Port landed={landed} done={done} />);
  return { landed, done };
}

test('a flight to a place that is not there never keeps the game waiting', async () => {
  const { landed, done } = inPort();
  fireEvent.press(screen.getByRole('button', { name: 'Lost' }));
  await pass(500);
  expect(ways(landed)).toEqual([1, 0]);
  expect(done).toHaveBeenCalledTimes(1);
});

test('a flight lands one by one; a tap lands the rest at once', async () => {
  const spy = jest.spyOn(anchors, 'measure').mockResolvedValue({ x: 0, y: 0, width: 10, height: 10 });
  const { landed, done } = inPort();
  fireEvent.press(screen.getByRole('button', { name: 'Fly' }));
  await pass(430);
  expect(ways(landed)).toEqual([3, 2]);
  act(() => {
    fireEvent.press(screen.getByRole('button', { name: 'Land' }));
  });
  await pass(1);
  expect(ways(landed)).toEqual([3, 2, 0]);
  expect(done).toHaveBeenCalledTimes(1);
  spy.mockRestore();
});

test('with reduced motion nothing flies: everything has landed after one cross-fade, however slow the table', async () => {
  const spy = jest.spyOn(anchors, 'measure').mockResolvedValue({ x: 0, y: 0, width: 10, height: 10 });
  const landed = jest.fn<void, [number]>();
  const done = jest.fn();
  const { rerender } = renderKit(<Port landed={landed} done={done} />, { speed: 'slow', reduceMotion: true });
  fireEvent.press(screen.getByRole('button', { name: 'Fly' }));
  await pass(100);
  expect(ways(landed)).toEqual([3]);
  await pass(80);
  expect(ways(landed)).toEqual([3, 0]);
  expect(done).toHaveBeenCalledTimes(1);
  rerender(<CountUp value={2} />);
  rerender(<CountUp value={50} />);
  await pass(1);
  expect(screen.getByText('50')).toBeTruthy();
  spy.mockRestore();
});

test('what was still being measured when everything landed never takes off', async () => {
  const spy = jest.spyOn(anchors, 'measure').mockResolvedValue({ x: 0, y: 0, width: 10, height: 10 });
  const landed = jest.fn<void, [number]>();
  const done = jest.fn();
  const face = jest.fn(() => <Text>Ace</Text>);
  renderKit(<Port landed={landed} done={done} piece={{ kind: 'card', face }} />);
  fireEvent.press(screen.getByRole('button', { name: 'Fly' }));
  fireEvent.press(screen.getByRole('button', { name: 'Land' }));
  await pass(1);
  expect(ways(landed)).toEqual([3, 0]);
  expect(done).toHaveBeenCalledTimes(1);
  expect(face).not.toHaveBeenCalled();
  spy.mockRestore();
});

describe('a card flies as its game draws it', () => {
  const face = () => <Text>Ace</Text>;
  const back = () => <Text>Back</Text>;
  const drawn = (text: string): number => screen.queryAllByText(text, { includeHiddenElements: true }).length;

  beforeEach(() => {
    jest.spyOn(anchors, 'measure').mockResolvedValue({ x: 0, y: 0, width: 10, height: 10 });
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['open', { kind: 'card', face }, 3, 0],
    ['turning up', { kind: 'card', face, back, turns: 'up' }, 3, 3],
    ['turning down', { kind: 'card', face, back, turns: 'down' }, 3, 3],
  ] as const)('%s', async (_how, piece, faces, backs) => {
    renderKit(<Port landed={() => undefined} done={() => undefined} piece={piece} />);
    fireEvent.press(screen.getByRole('button', { name: 'Fly' }));
    await pass(50);
    expect([drawn('Ace'), drawn('Back')]).toEqual([faces, backs]);
    await pass(1000);
    expect([drawn('Ace'), drawn('Back')]).toEqual([0, 0]);
  });

  test('with reduced motion it shows once, as it lands', async () => {
    const piece = { kind: 'card', face, back, turns: 'down' } as const;
    renderKit(<Port landed={() => undefined} done={() => undefined} piece={piece} />, { reduceMotion: true });
    fireEvent.press(screen.getByRole('button', { name: 'Fly' }));
    await pass(50);
    expect([drawn('Ace'), drawn('Back')]).toEqual([0, 1]);
  });
});
