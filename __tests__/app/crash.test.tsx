import { fireEvent, render, screen } from '@testing-library/react-native';
import * as Clipboard from 'expo-clipboard';
import { I18nextProvider } from 'react-i18next';
import { ErrorBoundary } from '@app/ErrorBoundary';
import { createWords } from '@/text';
import { Text } from '@/ui/Text';

jest.mock('expo-clipboard', () => ({ setStringAsync: jest.fn(() => Promise.resolve(true)) }));
jest.mock('react-native-safe-area-context', () => {
  const mock = jest.requireActual<{ readonly default: object }>('react-native-safe-area-context/jest/mock');
  return { ...mock.default, __esModule: true };
});

test('a screen that breaks says so, keeps quiet about nothing, and leads Home', () => {
  // React tells the console about every error that reaches a boundary; here it is the point of the test.
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const left = jest.fn(() => (broken = false));
  const Screen = () => {
    if (broken) throw new Error('the mast is broken');
    return <Text>All is well</Text>;
  };
  render(
    <I18nextProvider i18n={createWords('nl')}>
      <ErrorBoundary onLeave={left}>
        <Screen />
      </ErrorBoundary>
    </I18nextProvider>,
  );
  expect(screen.getByText('Er ging iets mis')).toBeVisible();
  // The version, the message and the way there, to be read and to be copied.
  expect(screen.getByText(/^Antilles \d+\.\d+\.\d+[^]*the mast is broken[^]*crash\.test/)).toBeVisible();
  fireEvent.press(screen.getByRole('button', { name: 'Foutrapport kopiëren' }));
  expect(Clipboard.setStringAsync).toHaveBeenCalledWith(expect.stringMatching(/the mast is broken[^]*crash\.test/));
  fireEvent.press(screen.getByRole('button', { name: 'Terug naar het beginscherm' }));
  expect(left).toHaveBeenCalled();
  expect(screen.getByText('All is well')).toBeVisible();
  silenced.mockRestore();
});
