import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, render, type RenderResult } from '@testing-library/react-native';
import type { ComponentType } from 'react';
import { Dimensions, Linking } from 'react-native';
import { App } from '@app/App';
import type * as gameStacks from '@app/gameStacks';
import type * as loading from '@app/loadGame';
import { beginGame } from '@app/sessions';
import { device } from '@/storage/store';
import type { Save } from '@/storage/saveFile';
import type { TablePlayer } from '@/session/seats';
import type { AnyTutorial } from '@/session/tutorial';
import type { AnyEntry } from '@/games/entry';
import type { GameId } from '@/games/shelf';
import { DEFAULT_OPTIONS } from '@/games/santo-domingo/rules/options';
import { RESOURCES } from '@/tools/resources';
import type * as ours from './ours';

jest.mock('react-native-safe-area-context', () => {
  const mock = jest.requireActual<{ readonly default: object }>('react-native-safe-area-context/jest/mock');
  return { ...mock.default, __esModule: true };
});

// Jest cannot import on demand: here the screens of one of our games come with the app; the others' have tests of their
// own. A game that a test puts on the shelf is loaded as everywhere.
jest.mock('@app/gameStacks', () => {
  const { isOurs } = jest.requireActual<typeof ours>('./ours');
  const { stackOf } = jest.requireActual<typeof gameStacks>('@app/gameStacks');
  const { SantoDomingoStack } = jest.requireActual<{ readonly SantoDomingoStack: ComponentType }>(
    '@/games/santo-domingo/ui/SantoDomingoStack',
  );
  return {
    stackOf: (id: GameId) => (!isOurs(id) ? stackOf(id) : id === 'santo-domingo' ? SantoDomingoStack : () => null),
  };
});

jest.mock('@app/navigation/shellScreens', () => ({
  SHELL_SCREENS: {
    ...jest.requireActual<object>('@app/screens/shellScreens'),
    ...jest.requireActual<object>('@app/phones/piece'),
  },
}));
jest.mock('@app/phones/lazy', () => jest.requireActual<object>('@app/phones/piece'));
jest.mock('@app/history/loadRecorder', () => ({
  loadRecorder: () => Promise.resolve(jest.requireActual<object>('@app/history/recordGame')),
}));
jest.mock('@app/loadGame', () => {
  const { isOurs } = jest.requireActual<typeof ours>('./ours');
  const real = jest.requireActual<typeof loading>('@app/loadGame');
  const { entry } = jest.requireActual<{ readonly entry: AnyEntry }>('@/games/santo-domingo');
  const { tutorial } = jest.requireActual<{ readonly tutorial: AnyTutorial }>('@/games/santo-domingo/tutorial');
  const game = { entry, tutorial };
  return {
    loadGame: (id: GameId) => (isOurs(id) ? Promise.resolve(game) : real.loadGame(id)),
    loadEntry: (id: GameId) => (isOurs(id) ? Promise.resolve(entry) : real.loadEntry(id)),
    loadedGame: (id: string) => (isOurs(id) ? game : real.loadedGame(id)),
    loadedEntry: (id: string) => (isOurs(id) ? entry : real.loadedEntry(id)),
    loadedStack: real.loadedStack,
    loadedGlimpse: () => undefined,
    hasTutorial: (id: string) => isOurs(id) || real.hasTutorial(id),
  };
});

/** The whole app at an address, on a device that holds whatever the test stored before. */
export async function openApp(address = ''): Promise<RenderResult> {
  const phone = { width: 390, height: 844, scale: 3, fontScale: 1 };
  Dimensions.set({ window: phone, screen: phone });
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(`antilles://${address}`);
  const app = render(<App />);
  await settle();
  return app;
}

/** Lets what was read, imported and animated arrive. */
export async function settle(ms = 400): Promise<void> {
  for (let i = 0; i < 8; i++) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(ms / 8);
    });
  }
}

/** A device with nothing on it. */
export async function wipe(): Promise<void> {
  for (const key of await device.getAllKeys()) await device.removeItem(key);
  await AsyncStorage.clear();
}

export const THREE: readonly TablePlayer[] = [
  { name: 'Marieke', colour: 'green', bot: null },
  { name: 'Tom', colour: 'purple', bot: null },
  { name: 'Ines', colour: 'brown', bot: 'hard' },
];

/** A game of Santo Domingo that has just begun, saved. */
export const aSave = (seats: readonly TablePlayer[] = THREE): Promise<Save> =>
  beginGame({ game: 'santo-domingo', seats, options: DEFAULT_OPTIONS }, 'until-revealed');

/** Every text key of every language, to find out whether a screen shows one. */
function keysOf(words: object, path: string): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return typeof value === 'object' && value !== null ? keysOf(value, here) : [here];
  });
}

const KEYS = new Set(
  Object.values(RESOURCES.en)
    .flatMap((namespace) => keysOf(namespace, ''))
    .filter((key) => key.includes('.')),
);

/** The texts and labels on the screen; raw ones are keys, or have gaps nobody filled in. */
export function wordsOn(app: RenderResult): { readonly all: readonly string[]; readonly raw: readonly string[] } {
  const shown: string[] = [];
  const look = (node: ReturnType<RenderResult['toJSON']> | string): void => {
    if (node === null) return;
    if (typeof node === 'string') return void shown.push(node);
    if (Array.isArray(node)) return node.forEach(look);
    const label: unknown = node.props['aria-label'] ?? node.props['accessibilityLabel'];
    if (typeof label === 'string') shown.push(label);
    node.children?.forEach(look);
  };
  look(app.toJSON());
  const isRaw = (text: string): boolean =>
    KEYS.has(text.replace(/^[\w-]+:/, '')) || /^[a-z][\w-]*(:[\w-]+)?(\.[\w-]+){2,}$/.test(text) || text.includes('{{');
  return { all: shown, raw: shown.filter(isRaw) };
}
