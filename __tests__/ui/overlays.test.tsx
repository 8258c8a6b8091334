import { act, fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { AppState, BackHandler, ScrollView, StyleSheet, TextInput } from 'react-native';
import { useKeyboardState } from 'react-native-keyboard-controller';
import { Button } from '@/ui/Button';
import { useConfirm } from '@/ui/overlays/Confirm';
import { Sheet } from '@/ui/overlays/Sheet';
import { useToast } from '@/ui/overlays/Toast';
import { Text } from '@/ui/Text';
import { pass, renderKit } from './support/renderKit';

type HardwareBackPressEvent = Parameters<Parameters<typeof BackHandler.addEventListener>[1]>[0];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A phone's keyboard of this height. */
function typeOn(height: number): void {
  jest
    .mocked(useKeyboardState)
    .mockImplementation(((choose: (state: object) => unknown) => choose({ isVisible: height > 0, height })) as never);
}

function WithSheet() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button label="Open" onPress={() => setOpen(true)} />
      <Sheet open={open} title="Log" onClose={() => setOpen(false)}>
        <Text>Tom took 5 goods</Text>
      </Sheet>
    </>
  );
}

test('a sheet opens, hides what lies below from a screen reader, and slides away when closed', async () => {
  renderKit(<WithSheet />);
  expect(screen.queryByText('Tom took 5 goods')).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Open' }));
  await pass(300);
  expect(screen.getByText('Tom took 5 goods')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('Tom took 5 goods', { includeHiddenElements: true })).toBeTruthy();
  await pass(400);
  expect(screen.queryByText('Tom took 5 goods')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open' })).toBeTruthy();
});

test('beside a keyboard a sheet has the room that is left, and brings the field into sight', async () => {
  typeOn(300);
  renderKit(<WithSheet />);
  fireEvent.press(screen.getByRole('button', { name: 'Open' }));
  await pass(300);
  const dialog = screen.getByLabelText('Log');
  expect(dialog).toHaveStyle({ flexShrink: 1 });
  let around = dialog.parent;
  while (around !== null && around.props['style'] === dialog.props['style']) around = around.parent;
  while (around !== null && typeof around.type !== 'string') around = around.parent;
  expect(StyleSheet.flatten(around?.props['style'])).toMatchObject({ position: 'absolute', top: 0, bottom: 300 });

  const measureLayout = jest.fn((_to: unknown, told: (x: number, y: number, w: number, h: number) => void) =>
    told(0, 400, 300, 44),
  );
  jest.spyOn(TextInput.State, 'currentlyFocusedInput').mockReturnValue({ measureLayout } as never);
  const scrollTo = jest.spyOn(ScrollView.prototype, 'scrollTo').mockImplementation(() => undefined);
  fireEvent(screen.UNSAFE_getByType(ScrollView), 'layout', { nativeEvent: { layout: { height: 200 } } });
  expect(scrollTo).toHaveBeenCalledWith({ y: 400 + 44 + 12 - 200, animated: false });
  typeOn(0);
});

test("Android's back button closes the sheet and goes no further", async () => {
  const listeners: ((event: HardwareBackPressEvent) => unknown)[] = [];
  const spy = jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_type, listener) => {
    listeners.push(listener);
    return { remove: () => undefined };
  });
  renderKit(<WithSheet />);
  fireEvent.press(screen.getByRole('button', { name: 'Open' }));
  await pass(300);
  let handled: unknown = false;
  act(() => {
    handled = listeners.at(-1)?.({} as HardwareBackPressEvent);
  });
  expect(handled).toBe(true);
  await pass(400);
  expect(screen.queryByText('Tom took 5 goods')).toBeNull();
  spy.mockRestore();
});

function Deleter({ told }: { told: (yes: boolean) => void }) {
  const confirm = useConfirm();
  return (
    <Button
      label="Delete"
      onPress={() => void confirm({ title: 'Delete this game?', yes: 'Delete it', danger: true }).then(told)}
    />
  );
}

test.each([
  ['Delete it', true],
  ['Cancel', false],
])('a question is answered by %s', async (button, answer) => {
  const told = jest.fn();
  renderKit(<Deleter told={told} />);
  fireEvent.press(screen.getByRole('button', { name: 'Delete' }));
  await pass(300);
  expect(screen.getByText('Delete this game?')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: button }));
  await pass(400);
  expect(told).toHaveBeenCalledWith(answer);
  expect(screen.queryByText('Delete this game?')).toBeNull();
});

function Speaker({ retry }: { retry: () => void }) {
  const { refuse, fail } = useToast();
  return (
    <>
      <Button label="Refuse otherwise" onPress={() => refuse('More is not possible.')} />
      <Button label="Refuse" onPress={() => refuse('The Galleon row is empty.')} />
      <Button label="Fail" onPress={() => fail('Could not be saved.', { label: 'Try again', onPress: retry })} />
    </>
  );
}

test('a refusal is said once, and goes by itself', async () => {
  renderKit(<Speaker retry={() => undefined} />);
  fireEvent.press(screen.getByRole('button', { name: 'Refuse' }));
  fireEvent.press(screen.getByRole('button', { name: 'Refuse' }));
  expect(screen.getAllByText('The Galleon row is empty.')).toHaveLength(1);
  await pass(6000);
  expect(screen.queryByText('The Galleon row is empty.')).toBeNull();
});

test('what is said in passing makes way for the next; what went wrong stays beside it', () => {
  renderKit(<Speaker retry={() => undefined} />);
  fireEvent.press(screen.getByRole('button', { name: 'Fail' }));
  fireEvent.press(screen.getByRole('button', { name: 'Refuse' }));
  fireEvent.press(screen.getByRole('button', { name: 'Refuse otherwise' }));
  expect(screen.queryByText('The Galleon row is empty.')).toBeNull();
  expect(screen.getByText('More is not possible.')).toBeTruthy();
  expect(screen.getByText('Could not be saved.')).toBeTruthy();
});

test('an error stays longer, is an alert, and offers a way out', async () => {
  const retry = jest.fn();
  renderKit(<Speaker retry={retry} />);
  fireEvent.press(screen.getByRole('button', { name: 'Fail' }));
  await pass(5000);
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalled();
  await pass(300);
  expect(screen.queryByText('Could not be saved.')).toBeNull();
});

test('everything is covered while the app is in the background', () => {
  const listeners: ((state: string) => void)[] = [];
  const spy = jest.spyOn(AppState, 'addEventListener').mockImplementation((type, listener) => {
    if (type === 'change') listeners.push(listener as (state: string) => void);
    return { remove: () => undefined };
  });
  renderKit(<Text>Secret hand</Text>);
  expect(screen.queryByTestId('privacy-shade')).toBeNull();
  act(() => listeners.forEach((tell) => tell('inactive')));
  expect(screen.getByTestId('privacy-shade')).toBeTruthy();
  act(() => listeners.forEach((tell) => tell('active')));
  expect(screen.queryByTestId('privacy-shade')).toBeNull();
  spy.mockRestore();
});
