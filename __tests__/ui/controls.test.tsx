import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { MenuButton } from '@/ui/Menu';
import { Segmented } from '@/ui/Segmented';
import { Slider } from '@/ui/Slider';
import { Stepper } from '@/ui/Stepper';
import { Switch } from '@/ui/Switch';
import { renderKit } from './support/renderKit';

test('a button does what it says', () => {
  const press = jest.fn();
  renderKit(<Button label="Start" onPress={press} />);
  fireEvent.press(screen.getByRole('button', { name: 'Start' }));
  expect(press).toHaveBeenCalledTimes(1);
});

test('a disabled button still answers: it says why', () => {
  const press = jest.fn();
  const why = jest.fn();
  renderKit(<Button label="Play" disabled onPress={press} onRefused={why} />);
  const button = screen.getByRole('button', { name: 'Play' });
  expect(button).toBeDisabled();
  fireEvent.press(button);
  expect(press).not.toHaveBeenCalled();
  expect(why).toHaveBeenCalledTimes(1);
});

test('a button that is only a drawing has a name', () => {
  renderKit(<IconButton icon="undo" label="Undo" onPress={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

test('the whole row of a switch is the target, and reads its explanation', () => {
  const change = jest.fn();
  renderKit(<Switch label="Winter side" note="The Trader pays less" value={false} onChange={change} />);
  const row = screen.getByRole('switch', { name: 'Winter side. The Trader pays less' });
  expect(row).not.toBeChecked();
  fireEvent.press(row);
  expect(change).toHaveBeenCalledWith(true);
});

test('of several parts one is chosen', () => {
  const change = jest.fn();
  const options = [
    { id: 'person', label: 'Person' },
    { id: 'bot', label: 'Bot' },
  ] as const;
  renderKit(<Segmented label="Who" options={options} value="person" onChange={change} />);
  expect(screen.getByRole('radio', { name: 'Person' })).toBeChecked();
  fireEvent.press(screen.getByRole('radio', { name: 'Bot' }));
  expect(change).toHaveBeenCalledWith('bot');
});

test('a stepper stops at its ends and says so', () => {
  const change = jest.fn();
  const refused = jest.fn();
  renderKit(<Stepper label="Rounds" value={9} min={1} max={9} onChange={change} onRefused={refused} />);
  fireEvent.press(screen.getByRole('button', { name: 'More: Rounds' }));
  expect(change).not.toHaveBeenCalled();
  expect(refused).toHaveBeenCalled();
  fireEvent.press(screen.getByRole('button', { name: 'Less: Rounds' }));
  expect(change).toHaveBeenCalledWith(8);
});

function Trade() {
  const [value, setValue] = useState(4);
  return <Slider label="Goods" stops={[0, 4, 10]} value={value} onChange={setValue} format={(n) => `${n} goods`} />;
}

test('a slider goes from stop to stop, by buttons and for a screen reader', () => {
  renderKit(<Trade />);
  const slider = screen.getByLabelText('Goods');
  expect(slider).toHaveAccessibilityValue({ min: 0, max: 10, now: 4, text: '4 goods' });
  fireEvent(slider, 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
  expect(slider).toHaveAccessibilityValue({ now: 10 });
  fireEvent.press(screen.getByRole('button', { name: 'Less: Goods' }));
  fireEvent.press(screen.getByRole('button', { name: 'Less: Goods' }));
  expect(slider).toHaveAccessibilityValue({ now: 0 });
});

test('a menu button shows the present choice and opens the others', () => {
  const pick = jest.fn();
  const items = [
    { id: 'easy', label: 'Easy' },
    { id: 'hard', label: 'Hard', note: 'Thinks ahead' },
  ] as const;
  renderKit(<MenuButton label="Level" items={items} value="easy" onPick={pick} />);
  fireEvent.press(screen.getByRole('button', { name: 'Level: Easy' }));
  fireEvent.press(screen.getByRole('radio', { name: 'Hard. Thinks ahead' }));
  expect(pick).toHaveBeenCalledWith('hard');
});
