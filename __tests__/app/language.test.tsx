import { act, fireEvent, screen } from '@testing-library/react-native';
import { settingsStore } from '@app/device';
import * as text from '@/text';
import { DEFAULT_SETTINGS } from '@/ui/settings';
import { openApp, settle, wipe } from './openApp';

jest.mock('@/text', () => {
  const real = jest.requireActual<typeof text>('@/text');
  return { ...real, loadLanguage: jest.fn(real.loadLanguage) };
});
const load = jest.mocked(text.loadLanguage);

beforeEach(async () => {
  jest.useFakeTimers();
  await wipe();
  await settingsStore.write({ ...DEFAULT_SETTINGS, language: 'de' });
});
afterEach(() => jest.useRealTimers());

test('nothing is drawn before the words of the chosen language are there', async () => {
  let arrive = (): void => undefined;
  load.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  await openApp();
  expect(screen.queryByText('New game')).toBeNull();
  expect(screen.queryByText('Neues Spiel')).toBeNull();
  act(() => arrive());
  await settle();
  expect(screen.getAllByText('Neues Spiel')[0]).toBeVisible();
  expect(screen.queryByText('New game')).toBeNull();
});

test('without them the app speaks English, says so, and tries again when asked', async () => {
  load.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
  await openApp();
  await settle();
  expect(screen.getAllByText('New game')[0]).toBeVisible();
  expect(screen.getByText('Deutsch couldn’t be loaded. Check the connection and try again.')).toBeVisible();
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(screen.getAllByText('Neues Spiel')[0]).toBeVisible();
});
