import { act, fireEvent, screen } from '@testing-library/react-native';
import * as Clipboard from 'expo-clipboard';
import { breathe } from '@app/breathe';
import { settingsStore } from '@app/device';
import { entry as santoDomingoEntry } from '@/games/santo-domingo';
import { device } from '@/storage/store';
import type { TablePlayer } from '@/session/seats';
import { DEFAULT_SETTINGS } from '@/ui/settings';
import { aSave, openApp, settle, THREE, wipe } from './openApp';

jest.setTimeout(60_000);
jest.mock('@app/breathe', () => ({
  breathe: jest.fn(),
}));
jest.mock('expo-clipboard', () => ({ setStringAsync: jest.fn() }));

const ALONE: readonly TablePlayer[] = [
  { name: 'Marieke', colour: 'green', bot: null },
  { name: 'Ines', colour: 'brown', bot: 'hard' },
];

/** Lets a part of Santo Domingo break, from now until the test is over. */
function breaks(what: object, part: string): void {
  jest.spyOn(what as Record<string, () => never>, part).mockImplementation(() => {
    throw new Error(`${part} is broken`);
  });
}

const copied = (): string => jest.mocked(Clipboard.setStringAsync).mock.calls.at(-1)?.[0] ?? '';

async function copyReport(): Promise<string> {
  fireEvent.press(screen.getByRole('button', { name: 'Copy report' }));
  await settle();
  expect(screen.getByText('The report is copied')).toBeVisible();
  return copied();
}

/** Spreads the hand out: it waits to hear how wide it is. */
const spread = (): void =>
  fireEvent(screen.getByLabelText('Your hand'), 'layout', { nativeEvent: { layout: { width: 360, height: 200 } } });

/** Lifts the first two cards of the hand and plays them. */
async function playTwo(): Promise<void> {
  spread();
  for (const card of [/^1, Captain/, /^2, Admiral/]) {
    fireEvent.press(screen.getByRole('checkbox', { name: card }));
    await settle();
  }
  fireEvent.press(screen.getByRole('button', { name: /^Play/ }));
  await settle();
}

beforeEach(async () => {
  jest.useFakeTimers();
  jest.mocked(breathe).mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 0)));
  jest.mocked(Clipboard.setStringAsync).mockImplementation(() => Promise.resolve(true));
  // What breaks is also told to the console, for whoever develops it.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await wipe();
  await settingsStore.write({ ...DEFAULT_SETTINGS, speed: 'off' });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('rules that break over a move: said, with a report, and the hand is still there', async () => {
  const save = await aSave(ALONE);
  await openApp(`santo-domingo/table/${save.id}`);
  breaks(santoDomingoEntry.game, 'apply');
  await playTwo();
  expect(screen.getByText(/^The rules stumbled over that\. The game is as it was before/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^1, Captain/ })).toBeVisible();
  const report = await copyReport();
  for (const part of [/^Antilles \d/, /santo-domingo, rules \d/, `seed: ${save.seed}`, 'apply is broken'])
    expect(report).toMatch(part);
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  await settle();
  expect(screen.queryByText(/^The rules stumbled/)).toBeNull();
});

test('the report of a running game of several people does not tell the deal', async () => {
  const save = await aSave(THREE.slice(0, 2));
  await openApp(`santo-domingo/table/${save.id}`);
  fireEvent(screen.getByRole('button', { name: /^Hold to reveal/ }), 'press', {});
  await settle();
  fireEvent.press(screen.getByRole('button', { name: 'Yes, reveal' }));
  await settle(1200);
  breaks(santoDomingoEntry.game, 'apply');
  await playTwo();
  const report = await copyReport();
  expect(report).not.toContain(String(save.seed));
  expect(report).toContain('several people');
});

test('a bot that breaks: one quiet line, and the game goes on', async () => {
  const save = await aSave(ALONE);
  breaks(santoDomingoEntry.bots.hard, 'think');
  await openApp(`santo-domingo/table/${save.id}`);
  await settle(2000);
  expect(screen.getByText('Ines’s bot stumbled and played something simple.')).toBeVisible();
  expect(await copyReport()).toContain('think is broken');
  spread();
  expect(screen.getByRole('checkbox', { name: /^1, Captain/ })).toBeVisible();
});

test('rules that break in a bot’s turn: said, with the way Home, and nobody is thinking', async () => {
  const save = await aSave(ALONE.map((seat, i) => ({ ...seat, bot: i === 0 ? 'easy' : 'hard' })));
  // Not what opening the game needs: only a move does.
  breaks(santoDomingoEntry.game, 'reveals');
  await openApp(`santo-domingo/table/${save.id}`);
  await settle(2000);
  expect(screen.getByText(/^The rules stumbled in Marieke’s turn/)).toBeVisible();
  expect(screen.queryByText(/thinking/i)).toBeNull();
  expect(await copyReport()).toContain('reveals is broken');
  fireEvent.press(screen.getByRole('button', { name: 'Go to Home' }));
  await settle();
  expect(screen.getByText('New game')).toBeVisible();
});

test.each([
  ['breaks', () => breaks(santoDomingoEntry.bots.hard, 'think'), 1000],
  [
    'never comes',
    () => {
      // The device takes the thread and never gives it back.
      jest.mocked(breathe).mockImplementation(() => new Promise(() => undefined));
      jest.spyOn(santoDomingoEntry.bots.hard, 'think').mockImplementation(function* () {
        for (;;) {
          jest.setSystemTime(Date.now() + 50);
          yield;
        }
      });
    },
    40_000,
  ],
])('a hint that %s says so', async (_, breakIt, wait) => {
  const save = await aSave(ALONE.map((seat, i) => ({ ...seat, bot: i === 0 ? null : 'easy' })));
  await openApp(`santo-domingo/table/${save.id}`);
  await settle(2000);
  breakIt();
  fireEvent.press(screen.getByRole('button', { name: 'Hint' }));
  await settle(wait);
  expect(screen.queryByText('Thinking about a good move…')).toBeNull();
  expect(screen.getByText('No hint could be found.')).toBeVisible();
});

describe('a saved game', () => {
  test('that the rules break over is not called damaged, at the table or on Home', async () => {
    const save = await aSave(ALONE);
    breaks(santoDomingoEntry.game, 'waiting');
    const app = await openApp(`santo-domingo/table/${save.id}`);
    expect(screen.getByText(/^The file is intact, but this version of the app can’t continue it/)).toBeVisible();
    expect(await copyReport()).toContain('waiting is broken');
    app.unmount();

    await openApp();
    expect(screen.queryByText(/do not trust it/)).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: /^Cannot be opened\. The file is intact/ }));
    await settle();
    const [first] = screen.getAllByRole('menuitem');
    expect(first).toHaveAccessibleName(/^Keep it/);
    fireEvent.press(screen.getByRole('menuitem', { name: 'Copy report' }));
    await settle();
    expect(copied()).toContain('waiting is broken');
    expect((await device.getAllKeys()).some((key) => key.includes(save.id))).toBe(true);
  });

  test('that the device does not give can be asked for again, and is not offered for deletion', async () => {
    const save = await aSave(ALONE);
    const answers = jest.spyOn(device, 'getItem');
    const asEver = answers.getMockImplementation();
    answers.mockImplementation(async (key) => {
      if (key.includes(save.id)) throw new Error('busy');
      return asEver?.(key) ?? null;
    });
    const app = await openApp();
    fireEvent.press(screen.getByRole('button', { name: /^Cannot be read just now\. The device didn’t respond/ }));
    await settle();
    expect(screen.queryByRole('menuitem', { name: /Delete/ })).toBeNull();
    expect(screen.getByRole('menuitem', { name: 'Try again' })).toBeVisible();
    app.unmount();

    await openApp(`santo-domingo/table/${save.id}`);
    expect(screen.getByText('This game cannot be read just now')).toBeVisible();
    answers.mockImplementation(asEver);
    fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.getByLabelText('Your hand')).toBeVisible();
  });
});

test('what nobody caught is said, and the app goes on', async () => {
  const usual = jest.fn();
  const before = ErrorUtils.getGlobalHandler();
  ErrorUtils.setGlobalHandler(usual);
  await openApp();
  act(() => ErrorUtils.getGlobalHandler()(new Error('in the middle of a tap'), true));
  await settle();
  expect(screen.getByText('Something went wrong just now. Your games are safe on this device.')).toBeVisible();
  expect(await copyReport()).toContain('in the middle of a tap');
  expect(screen.getByText('New game')).toBeVisible();
  // Whoever develops sees it as ever.
  expect(usual).toHaveBeenCalled();
  ErrorUtils.setGlobalHandler(before);
});
