import { act, fireEvent, screen } from '@testing-library/react-native';
import { ErrorBoundary } from '@app/ErrorBoundary';
import { lazyScreen } from '@app/navigation/lazyScreen';
import { Text } from '@/ui/Text';
import { renderKit } from '../ui/support/renderKit';

jest.mock('react-native-safe-area-context', () => {
  const mock = jest.requireActual<{ readonly default: object }>('react-native-safe-area-context/jest/mock');
  return { ...mock.default, __esModule: true };
});
jest.mock('@/ui/setup/gameRoutes', () => ({ useGoHome: () => () => undefined }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const Cabin = ({ name }: { name: string }) => <Text>{`The cabin of ${name}`}</Text>;
const arrive = () => act(async () => jest.advanceTimersByTimeAsync(1));

/** What the bundler's own loader throws when a script does not come. */
const noNetwork = () => Object.assign(new Error('Loading module failed'), { name: 'AsyncRequireError' });

test('a screen that cannot be fetched says so, and is fetched when asked again', async () => {
  const load = jest.fn(() => Promise.resolve(Cabin)).mockRejectedValueOnce(noNetwork());
  const Screen = lazyScreen(load);
  const first = renderKit(<Screen name="Ines" />);
  expect(screen.getByLabelText('One moment')).toBeVisible();
  await arrive();
  expect(screen.getByText('Couldn’t load')).toBeVisible();
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  await arrive();
  expect(screen.getByText('The cabin of Ines')).toBeVisible();
  first.unmount();

  // What is there is drawn at once, and not fetched twice.
  renderKit(<Screen name="Joris" />);
  expect(screen.getByText('The cabin of Joris')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a server that answers with something else has not given the screen', async () => {
  const load = jest
    .fn(() => Promise.resolve(Cabin))
    // What the bundler says when the script it waited for did not bring what was asked for.
    .mockRejectedValueOnce(new Error('Requiring unknown module "1272".'));
  const Screen = lazyScreen(load);
  renderKit(<Screen name="Ines" />);
  await arrive();
  expect(screen.getByText('Couldn’t load')).toBeVisible();
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  await arrive();
  expect(screen.getByText('The cabin of Ines')).toBeVisible();
});

test('a screen that arrives broken is the matter of whoever fixes it', async () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Screen = lazyScreen<object>(() => Promise.reject(new Error('the mast is broken')));
  renderKit(
    <ErrorBoundary onLeave={() => undefined}>
      <Screen />
    </ErrorBoundary>,
  );
  await arrive();
  expect(screen.getByText(/the mast is broken/)).toBeVisible();
  silenced.mockRestore();
});
