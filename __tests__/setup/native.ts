/** Before every test file that draws: stand-ins, shipped by the libraries, for what only a device has. */
import 'react-native-gesture-handler/jestSetup';

jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual<object>('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

/** The real kv-store runs on it. */
jest.mock('expo-sqlite', () => jest.requireActual<object>('../storage/standIns/expoSqlite'));

jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual<{ default: object }>('react-native-safe-area-context/jest/mock').default,
);

jest.mock('react-native-keyboard-controller', () =>
  jest.requireActual<object>('react-native-keyboard-controller/jest'),
);

/** Nothing is ever heard; a test that listens looks at these. */
jest.mock('expo-audio', () => ({
  createAudioPlayer: jest.fn(() => ({ volume: 1, play: jest.fn(), seekTo: jest.fn(() => Promise.resolve()) })),
  preload: jest.fn(() => Promise.resolve()),
  setAudioModeAsync: jest.fn(() => Promise.resolve()),
}));

/** Tests tap when they like; those of the guard bring its span back. */
jest.mock('@/ui/guardMs', () => ({ GUARD_MS: 0 }));
