import AsyncStorage from '@react-native-async-storage/async-storage';
import { must } from '@antilles/engine';
import { fireEvent, screen } from '@testing-library/react-native';
import { beginSheet, saveSheet } from '@app/companion/sheets';
import { memoryStore, saves, settingsStore } from '@app/device';
import { device } from '@/storage/store';
import { isolated } from '@/text';
import { DEFAULT_SETTINGS } from '@/ui/settings';
import { NO_MEMORY } from '@/ui/setup/memory';
import { APP_VERSION } from '@/ui/version';
import { aSave, openApp, wordsOn, settle, THREE, wipe } from './openApp';

jest.setTimeout(60_000);

beforeEach(async () => {
  jest.useFakeTimers();
  await wipe();
});
afterEach(() => {
  jest.useRealTimers();
});

const keysOnDevice = (): Promise<readonly string[]> => device.getAllKeys();

describe('Home', () => {
  test('shows four games and no “Continue” on a new phone', async () => {
    await openApp();
    expect(screen.getByRole('heading', { name: 'Antilles' })).toBeVisible();
    expect(screen.queryByText('Continue')).toBeNull();
    for (const game of ['Santo Domingo', 'Puerto Rico', 'Cartagena', 'Dominion: Seaside']) {
      expect(screen.getByRole('button', { name: new RegExp(`^${game}, \\d`) })).toBeVisible();
    }
  });

  test('welcomes a newcomer with three doors, until something has been begun', async () => {
    const app = await openApp();
    for (const door of [/^Learn a game/, /^Play\. /, /^We have the box/]) {
      expect(screen.getByRole('button', { name: door })).toBeVisible();
    }
    expect(screen.queryByRole('button', { name: /^Deal of the day/ })).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: /^Learn a game/ }));
    await settle();
    for (const game of ['Santo Domingo', 'Puerto Rico', 'Cartagena', 'Dominion: Seaside']) {
      expect(screen.getByRole('button', { name: `Rules of ${game}` })).toBeVisible();
      expect(screen.getByRole('button', { name: `Show me: ${game}, guided in five minutes` })).toBeVisible();
    }
    app.unmount();

    await memoryStore.write({ ...NO_MEMORY, names: ['Marieke'] });
    await openApp();
    expect(screen.queryByText('Welcome aboard')).toBeNull();
    for (const rest of [/^Deal of the day/, /^Score a physical game/, 'Players', /^Five minutes for Santo Domingo/]) {
      expect(screen.getByRole('button', { name: rest })).toBeVisible();
    }
  });

  test('a sheet in progress stands under “Continue”, and a finished one does not', async () => {
    const seats = THREE.slice(0, 2);
    const going = await beginSheet({ kind: 'puerto-rico', seats, data: {} });
    const done = await beginSheet({ kind: 'cartagena', seats, data: {} });
    saveSheet({ ...done, playId: 'played' });
    await openApp();
    expect(screen.getByRole('button', { name: /^Score sheet, Puerto Rico, Marieke and Tom/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Score sheet, Cartagena/ })).toBeNull();
    expect(going.playId).toBeNull();
  });

  test('every game on the shelf can be opened', async () => {
    await openApp();
    for (const game of ['Santo Domingo', 'Puerto Rico', 'Cartagena', 'Dominion: Seaside']) {
      expect(screen.getByRole('button', { name: new RegExp(`^${game}, \\d–\\d players`) })).toBeVisible();
    }
  });

  test('lists a saved game with whose decision it is, the others and the round', async () => {
    await aSave();
    await openApp();
    expect(screen.getByText('Continue')).toBeVisible();
    // The drawing is for eyes; the sentence over it is for everybody else.
    const card = 'Round 1, Just now, Santo Domingo, Marieke chooses, with Tom and Ines';
    expect(screen.getByRole('button', { name: card })).toBeVisible();
    for (const text of ['Marieke chooses', 'with Tom and Ines', 'Round 1', 'Just now']) {
      expect(screen.getByText(text, { includeHiddenElements: true })).toBeTruthy();
    }
  });

  test('offers nothing to tap before the saved games are read: nothing moves away from the finger', async () => {
    await aSave();
    const keys = await keysOnDevice();
    let answer = (): void => undefined;
    const slow = new Promise<readonly string[]>((resolve) => (answer = () => resolve(keys)));
    const reading = jest.spyOn(device, 'getAllKeys');
    const asEver = reading.getMockImplementation();
    reading.mockReturnValue(slow);
    await openApp();
    expect(screen.getByRole('heading', { name: 'Antilles' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Santo Domingo/ })).toBeNull();
    reading.mockImplementation(asEver);
    answer();
    await settle();
    expect(screen.getByText('Continue')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Santo Domingo, / })).toBeVisible();
  });

  test('deletes a game only after the question', async () => {
    const save = await aSave();
    await openApp();
    fireEvent.press(screen.getByRole('button', { name: /^More options for Santo Domingo/ }));
    await settle();
    fireEvent.press(screen.getByRole('menuitem', { name: 'Delete game' }));
    await settle();
    expect(screen.getByText('Delete this game?')).toBeVisible();
    fireEvent.press(screen.getByRole('button', { name: 'Cancel' }));
    await settle();
    expect((await keysOnDevice()).some((key) => key.includes(save.id))).toBe(true);

    fireEvent(screen.getByRole('button', { name: /Marieke chooses/ }), 'longPress');
    await settle();
    fireEvent.press(screen.getByRole('menuitem', { name: 'Delete game' }));
    await settle();
    fireEvent.press(screen.getByRole('button', { name: 'Delete game' }));
    await settle();
    expect((await keysOnDevice()).some((key) => key.includes(save.id))).toBe(false);
    expect(screen.queryByText('Continue')).toBeNull();
  });

  test('shows a damaged save beside a good one, says why, and keeps it', async () => {
    const good = await aSave();
    const bad = await aSave();
    for (const key of (await keysOnDevice()).filter((each) => each.includes(bad.id))) {
      const text = (await device.getItem(key)) ?? '';
      await device.setItem(key, text.slice(0, text.length / 2));
    }
    await openApp();
    expect(screen.getByRole('button', { name: /Marieke chooses/ })).toBeVisible();
    expect(screen.getByText('Cannot be opened')).toBeVisible();
    fireEvent.press(screen.getByRole('button', { name: /^Cannot be opened/ }));
    await settle();
    for (const choice of [/^Keep it/, /^Share its text/, /^Delete game/]) {
      expect(screen.getByRole('menuitem', { name: choice })).toBeVisible();
    }
    fireEvent.press(screen.getByRole('menuitem', { name: /^Keep it/ }));
    await settle();
    const ids = (await keysOnDevice()).join(' ');
    expect(ids).toContain(good.id);
    expect(ids).toContain(bad.id);
  });

  test('opens a saved game at its table', async () => {
    await aSave();
    await openApp();
    fireEvent.press(screen.getByRole('button', { name: /Marieke chooses/ }));
    await settle();
    expect(screen.queryByText('New game')).toBeNull();
    expect(screen.queryByText('Something went wrong')).toBeNull();
  });
});

describe('addresses', () => {
  test.each([
    ['no/such/page', 'This page does not exist'],
    ['santo-domingo/table/never-was', 'This game is not on this device'],
  ])('what is not there says so and leads Home: %s', async (address, sentence) => {
    await openApp(address);
    expect(screen.getByText(sentence)).toBeVisible();
    fireEvent.press(screen.getByRole('button', { name: 'Go to Home' }));
    await settle();
    expect(screen.getByText('New game')).toBeVisible();
  });

  test('in Dutch as well', async () => {
    await settingsStore.write({ ...DEFAULT_SETTINGS, language: 'nl' });
    await openApp('santo-domingo/result/never-was');
    expect(screen.getByText('Dit spel staat niet op dit apparaat')).toBeVisible();
  });
});

describe('Settings', () => {
  test('a new language counts at once and is remembered', async () => {
    await openApp('settings');
    fireEvent.press(screen.getByRole('radio', { name: 'Nederlands' }));
    await settle();
    expect(screen.getByRole('heading', { name: 'Instellingen' })).toBeVisible();
    expect((await settingsStore.read()).language).toBe('nl');
  });

  test('every setting is saved at once', async () => {
    await openApp('settings');
    fireEvent.press(screen.getByRole('radio', { name: 'Dark' }));
    fireEvent.press(screen.getByRole('radio', { name: 'Slow' }));
    const bothOn = screen.getAllByRole('radio', { name: 'On' });
    expect(bothOn).toHaveLength(2);
    // Contrast, then motion.
    for (const on of bothOn) fireEvent.press(on);
    fireEvent.press(screen.getByRole('switch', { name: /^Haptics/ }));
    fireEvent.press(screen.getByRole('button', { name: 'More: Volume' }));
    fireEvent.press(screen.getByRole('switch', { name: /^Sound/ }));
    expect(screen.queryByRole('button', { name: 'More: Volume' })).toBeNull();
    fireEvent.press(screen.getByRole('switch', { name: /^Keep the screen on/ }));
    fireEvent.press(screen.getByRole('switch', { name: /^Show spent cards/ }));
    fireEvent.press(screen.getByRole('switch', { name: /^Short rounds/ }));
    fireEvent.press(screen.getByRole('switch', { name: /^Rating against bots/ }));
    fireEvent.press(screen.getByRole('switch', { name: /^One tap plays/ }));
    fireEvent.press(screen.getByRole('radio', { name: /^Never/ }));
    await settle();
    expect(await settingsStore.read()).toEqual({
      language: null,
      theme: 'dark',
      contrast: true,
      speed: 'slow',
      reduceMotion: true,
      haptics: false,
      sound: false,
      volume: 80,
      keepAwake: false,
      memoryAid: true,
      brief: true,
      rating: false,
      oneTap: true,
      undoRule: 'off',
    });
  });

  test('what was damaged on the device falls back, and the rest is kept', async () => {
    await AsyncStorage.setItem(
      'antilles/settings',
      JSON.stringify({ ...DEFAULT_SETTINGS, theme: 'pink', speed: 'slow' }),
    );
    expect(await settingsStore.read()).toEqual({ ...DEFAULT_SETTINGS, speed: 'slow' });
  });
});

describe('Set-up', () => {
  const name = (now: string) => screen.getByRole('button', { name: `Change the name of ${isolated(now)}` });
  const field = () => screen.getByLabelText('Name');

  test('an empty, long or taken name gets a sentence and changes nothing', async () => {
    await openApp('santo-domingo');
    fireEvent.press(name('Player 1'));
    await settle();
    fireEvent.changeText(field(), '   ');
    expect(screen.getByText('A player needs a name.')).toBeVisible();
    fireEvent.changeText(field(), 'x'.repeat(52));
    expect(screen.getByText('A name can be up to 40 characters long; this one has 52.')).toBeVisible();
    fireEvent.changeText(field(), 'ines');
    expect(screen.getByText('Somebody else is already called ines.')).toBeVisible();
    fireEvent.changeText(field(), ' مريم 🙂 ');
    fireEvent.press(screen.getByRole('button', { name: 'Done' }));
    await settle();
    // Written from right to left, it stands apart from the words around it.
    expect(name('\u200e\u2068مريم 🙂\u2069')).toBeVisible();
  });

  test('one player cannot start and reads why; six are the most', async () => {
    await openApp('santo-domingo');
    for (const who of ['Mateo', 'Ines']) {
      fireEvent.press(name(who));
      await settle();
      fireEvent.press(screen.getByRole('button', { name: 'Remove player' }));
      await settle();
    }
    expect(screen.getByText('At least 2 players are needed; there is 1.')).toBeVisible();
    fireEvent.press(screen.getByRole('button', { name: 'Start' }));
    await settle();
    expect(await keysOnDevice()).toEqual([]);

    for (let i = 0; i < 6; i++) fireEvent.press(screen.getByRole('button', { name: /^Add player/ }));
    await settle();
    expect(screen.getByText('6 of 6')).toBeVisible();
    expect(screen.getByText('All 6 seats are taken: this game takes at most 6 players.')).toBeVisible();
  });

  test('the long game is not for four, says so, and comes back with three', async () => {
    await openApp('santo-domingo');
    const long = () => screen.getByRole('switch', { name: /^Long game/ });
    fireEvent.press(long());
    expect(screen.getByText('Two cards each round, until somebody has 45 points')).toBeVisible();
    fireEvent.press(screen.getByRole('button', { name: /^Add player/ }));
    expect(screen.getByText('Only with 2 or 3 players')).toBeVisible();
    expect(long()).not.toBeChecked();
    expect(screen.getByText('One card each round, until somebody has 30 points')).toBeVisible();
  });

  test('starts a saved game, and the next time offers the same again', async () => {
    const app = await openApp('santo-domingo');
    expect(screen.queryByText('Same as last time')).toBeNull();
    fireEvent.press(name('Player 1'));
    await settle();
    fireEvent.changeText(field(), 'Marieke');
    fireEvent.press(screen.getByRole('button', { name: 'Done' }));
    await settle();
    fireEvent.press(screen.getByRole('switch', { name: /^Winter side/ }));
    fireEvent.press(screen.getByRole('button', { name: 'Start' }));
    await settle();
    expect((await keysOnDevice()).some((key) => key.startsWith('antilles/save/'))).toBe(true);
    app.unmount();

    await openApp('santo-domingo');
    expect(name('Marieke')).toBeVisible();
    expect(screen.getByRole('switch', { name: /^Winter side/ })).not.toBeChecked();
    fireEvent.press(screen.getByRole('button', { name: 'Same as last time' }));
    expect(screen.getByRole('switch', { name: /^Winter side/ })).toBeChecked();
  });

  test('several people may do without a curtain; alone there is none to do without', async () => {
    await openApp('santo-domingo');
    expect(screen.queryByRole('switch', { name: /^No curtain/ })).toBeNull();
    fireEvent.press(must(screen.getAllByRole('radio', { name: 'Person' })[1], 'a second seat'));
    await settle();
    fireEvent.press(screen.getByRole('switch', { name: /^No curtain/ }));
    fireEvent.press(screen.getByRole('button', { name: 'Start' }));
    await settle();
    const [stored] = await saves.list();
    expect(stored?.loaded).toMatchObject({ ok: true, save: { trusting: true } });
    expect(screen.queryByText('Pass the phone to')).toBeNull();
  });

  test('a colour that is taken says whose it is', async () => {
    await openApp('santo-domingo');
    fireEvent.press(screen.getByRole('button', { name: 'Colour of Player 1: Green diamond' }));
    await settle();
    fireEvent.press(screen.getByRole('radio', { name: 'Purple hexagon, taken by Ines' }));
    await settle();
    expect(screen.getByText('Ines already has the purple hexagon.')).toBeVisible();
    fireEvent.press(screen.getByRole('radio', { name: 'Red circle' }));
    await settle();
    expect(screen.getByRole('button', { name: 'Colour of Player 1: Red circle' })).toBeVisible();
  });
});

describe('Trader rates', () => {
  async function openEditor() {
    const app = await openApp('santo-domingo');
    fireEvent.press(screen.getByRole('button', { name: /^Trader rates/ }));
    await settle();
    return app;
  }

  test('0 and text are refused with a sentence and change nothing', async () => {
    await openEditor();
    fireEvent.changeText(screen.getByLabelText('Goods handed in'), '0');
    expect(screen.getByText('A rate needs at least 1; 0 is not possible.')).toBeVisible();
    fireEvent.changeText(screen.getByLabelText('Goods handed in'), 'four');
    expect(screen.getByText('“four” is not a number from 1 to 9.')).toBeVisible();
    fireEvent.changeText(screen.getByLabelText('Points received'), '12');
    expect(screen.getByText('A rate goes up to 9; 12 is too much.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Space 0: 3 for 1' })).toBeVisible();
  });

  test('warns when a higher space pays less, and lets it be', async () => {
    await openEditor();
    fireEvent.press(screen.getByRole('radio', { name: 'Space 7: 3 for 2' }));
    fireEvent.changeText(screen.getByLabelText('Goods handed in'), '9');
    expect(screen.getByText(/^Space 7 pays less than space 6/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Space 7: 9 for 2' })).toBeVisible();
    fireEvent.press(screen.getByRole('button', { name: 'Reset to default' }));
    await settle();
    expect(screen.getByRole('radio', { name: 'Space 7: 3 for 2' })).toBeVisible();
    expect(screen.queryByText(/pays less/)).toBeNull();
  });

  test('knows “no trade”, and is remembered for each side', async () => {
    const app = await openEditor();
    fireEvent.press(screen.getByRole('switch', { name: /^No trade/ }));
    expect(screen.getByRole('radio', { name: 'Space 0: no trade' })).toBeVisible();
    await settle();
    app.unmount();

    await openApp('santo-domingo');
    expect(screen.getByText('Edited to match your board')).toBeVisible();
    fireEvent.press(screen.getByRole('switch', { name: /^Winter side/ }));
    expect(
      screen.getByText('Winter house rates: the printed ones aren’t public. Edit to match your board.'),
    ).toBeVisible();
    fireEvent.press(screen.getByRole('switch', { name: /^Winter side/ }));
    expect(screen.getByText('Edited to match your board')).toBeVisible();
  });
});

test('the credits say which version this is, for whoever reports something', async () => {
  await openApp('credits');
  expect(screen.getByText(new RegExp(`Antilles ${APP_VERSION}`))).toBeVisible();
});

describe.each(['en', 'nl'] as const)('no screen shows a raw key (%s)', (language) => {
  test.each(['', 'settings', 'credits', 'santo-domingo', 'nowhere', 'santo-domingo/table/none'])(
    '/%s',
    async (address) => {
      await aSave();
      await settingsStore.write({ ...DEFAULT_SETTINGS, language });
      const app = await openApp(address);
      const { all, raw } = wordsOn(app);
      expect(all.length).toBeGreaterThan(2);
      expect(raw).toEqual([]);
    },
  );
});

test('everything is deleted only after an export was offered, and the app begins anew', async () => {
  await aSave();
  await openApp('settings');
  fireEvent.press(screen.getByLabelText(/^Delete everything/));
  await settle();
  expect(screen.getByText('Delete everything?')).toBeVisible();
  expect(screen.getByText('Export first')).toBeVisible();
  expect((await device.getAllKeys()).length).toBeGreaterThan(0);
  await settle(2000);
  fireEvent.press(screen.getAllByText('Delete everything').at(-1) as never);
  await settle(2000);
  expect(screen.getByText('Everything is deleted')).toBeVisible();
  expect((await device.getAllKeys()).filter((key) => /^antilles\/(save|play|profiles)/.test(key))).toEqual([]);
});

test('a link with a code says which deal it is, or what is wrong with it', async () => {
  await openApp('deal/AAAA-BBBB-CCCC');
  await settle();
  expect(screen.getByLabelText('Code').props['value']).toBe('AAAA-BBBB-CCCC');
  expect(screen.getByText(/^(Something in this code|That isn’t an Antilles code)/)).toBeVisible();
});
