import { act, fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Fan } from '@/ui/cards/Fan';
import { PlayingCard } from '@/ui/cards/PlayingCard';
import { CountUp } from '@/ui/CountUp';
import { Anchor } from '@/ui/flights/Anchor';
import * as anchors from '@/ui/flights/anchors';
import { useFlights } from '@/ui/flights/useFlights';
import { Text } from '@/ui/Text';
import { Track } from '@/ui/tracks/Track';
import { layOut, pass, renderKit } from './support/renderKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const CARDS = [
  { id: 'captain', name: 'Captain', number: 1 },
  { id: 'admiral', name: 'Admiral', number: 2 },
  { id: 'governor', name: 'Governor', number: 3, disabled: true },
];

describe.each(['fan', 'flat'] as const)('a hand as %s', (form) => {
  test('a tap lifts, a second tap drops, a long press reads, a refused card says why', () => {
    const lift = jest.fn();
    const drop = jest.fn();
    const read = jest.fn();
    const refused = jest.fn();
    renderKit(
      <Fan
        label="Your hand"
        form={form}
        cards={CARDS}
        lifted={['admiral']}
        onLift={lift}
        onDrop={drop}
        onRead={read}
        onRefused={refused}
      />,
    );
    layOut('Your hand', 366);
    fireEvent.press(screen.getByRole('checkbox', { name: 'Captain' }));
    expect(lift).toHaveBeenCalledWith('captain');
    expect(screen.getByRole('checkbox', { name: 'Admiral' })).toBeChecked();
    fireEvent.press(screen.getByRole('checkbox', { name: 'Admiral' }));
    expect(drop).toHaveBeenCalledWith('admiral');
    fireEvent(screen.getByRole('checkbox', { name: 'Captain' }), 'longPress');
    expect(read).toHaveBeenCalledWith('captain');
    fireEvent.press(screen.getByRole('checkbox', { name: 'Governor' }));
    expect(refused).toHaveBeenCalledWith('governor');
    expect(lift).toHaveBeenCalledTimes(1);
  });
});

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

function Port({ land, done }: { land: (i: number) => void; done: () => void }) {
  const { fly, landAll } = useFlights();
  return (
    <>
      <Anchor name="supply">
        <Text>Supply</Text>
      </Anchor>
      <Anchor name="purse">
        <Text>Purse</Text>
      </Anchor>
      <Button
        label="Fly"
        onPress={() => void fly({ from: 'supply', to: 'purse', count: 3, onLand: land }).then(done)}
      />
      <Button label="Lost" onPress={() => void fly({ from: 'supply', to: 'nowhere', onLand: land }).then(done)} />
      <Button label="Land" onPress={landAll} />
    </>
  );
}

test('with animations off a flight has landed already', async () => {
  const land = jest.fn();
  const done = jest.fn();
  renderKit(<Port land={land} done={done} />, { speed: 'off' });
  fireEvent.press(screen.getByRole('button', { name: 'Fly' }));
  await pass(1);
  expect(land.mock.calls).toEqual([[0], [1], [2]]);
  expect(done).toHaveBeenCalledTimes(1);
});

test('a flight to a place that is not there never keeps the game waiting', async () => {
  const land = jest.fn();
  const done = jest.fn();
  renderKit(<Port land={land} done={done} />);
  fireEvent.press(screen.getByRole('button', { name: 'Lost' }));
  await pass(500);
  expect(land).toHaveBeenCalledTimes(1);
  expect(done).toHaveBeenCalledTimes(1);
});

test('a flight lands one by one; a tap lands the rest at once', async () => {
  const spy = jest.spyOn(anchors, 'measure').mockResolvedValue({ x: 0, y: 0, width: 10, height: 10 });
  const land = jest.fn();
  const done = jest.fn();
  renderKit(<Port land={land} done={done} />);
  fireEvent.press(screen.getByRole('button', { name: 'Fly' }));
  await pass(430);
  expect(land.mock.calls).toEqual([[0]]);
  act(() => {
    fireEvent.press(screen.getByRole('button', { name: 'Land' }));
  });
  await pass(1);
  expect(land.mock.calls).toEqual([[0], [1], [2]]);
  expect(done).toHaveBeenCalledTimes(1);
  spy.mockRestore();
});

test('with reduced motion nothing flies: everything has landed after one cross-fade, however slow the table', async () => {
  const spy = jest.spyOn(anchors, 'measure').mockResolvedValue({ x: 0, y: 0, width: 10, height: 10 });
  const land = jest.fn();
  const done = jest.fn();
  const { rerender } = renderKit(<Port land={land} done={done} />, { speed: 'slow', reduceMotion: true });
  fireEvent.press(screen.getByRole('button', { name: 'Fly' }));
  await pass(100);
  expect(land).not.toHaveBeenCalled();
  await pass(80);
  expect(land.mock.calls).toEqual([[0], [1], [2]]);
  expect(done).toHaveBeenCalledTimes(1);
  rerender(<CountUp value={2} />);
  rerender(<CountUp value={50} />);
  await pass(1);
  expect(screen.getByText('50')).toBeTruthy();
  spy.mockRestore();
});
