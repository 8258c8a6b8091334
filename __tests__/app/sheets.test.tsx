/** The companion's screens as a table of friends uses them, and how many taps that takes: `QUALITY.md` has the table. */
import type { ComponentType, createElement as make, ReactNode } from 'react';
import { fireEvent, screen } from '@testing-library/react-native';
import type * as kinds from '@app/companion/kinds';
import type * as lazy from '@app/navigation/lazyScreen';
import { memoryStore, plays, settingsStore } from '@app/device';
import { RESOURCES } from '@/tools/resources';
import { DEFAULT_SETTINGS } from '@/ui/settings';
import { NO_MEMORY, type LastSetup } from '@/ui/setup/memory';
import type { CompanionProps } from '@/ui/companion/routes';
import { openApp, settle, wipe, wordsOn } from './openApp';

jest.setTimeout(120_000);

// Jest cannot import on demand: here the companion's screens come with the app.
jest.mock('@app/companion/kinds', () => {
  const real = jest.requireActual<typeof kinds>('@app/companion/kinds');
  const from = (path: string, name: string): ComponentType<CompanionProps> =>
    jest.requireActual<Record<string, ComponentType<CompanionProps>>>(path)[name] ?? (() => null);
  const screenOf = (kind: string): ComponentType<CompanionProps> => {
    if (kind === 'any') return from('@app/companion/any/ScoreSheetScreen', 'ScoreSheetScreen');
    if (kind === 'timer') return from('@app/companion/tools/TimerScreen', 'TimerScreen');
    return from(`@/games/${kind}/ui/CompanionScreen`, 'CompanionScreen');
  };
  return { ...real, kindOf: (kind: kinds.SheetKind) => ({ ...real.kindOf(kind), Screen: screenOf(kind) }) };
});

jest.mock('@app/navigation/lazyScreen', () => {
  const real = jest.requireActual<typeof lazy>('@app/navigation/lazyScreen');
  const { createElement } = jest.requireActual<{ readonly createElement: typeof make }>('react');
  const Stack = (props: object): ReactNode =>
    createElement(
      jest.requireActual<{ readonly CompanionStack: ComponentType }>('@app/companion/CompanionStack').CompanionStack,
      props,
    );
  return {
    lazyScreen: (...of: Parameters<typeof real.lazyScreen>) =>
      new Error().stack?.includes('RootStack') === true ? Stack : real.lazyScreen(...of),
  };
});

const NAMES = ['Anna', 'Bram', 'Carla', 'Dirk'] as const;
const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;
const FOUR = NAMES.map((name, i) => ({ name, colour: COLOURS[i] ?? 'red', bot: null }));

beforeEach(async () => {
  jest.useFakeTimers();
  await wipe();
});
afterEach(() => {
  jest.useRealTimers();
});

/** The phone of a group that has played all of it before; every tap on it counts. */
async function phone(presets: Readonly<Record<string, unknown>> = {}) {
  const last: Record<string, LastSetup> = {};
  for (const kind of ['puerto-rico', 'dominion', 'cartagena', 'santo-domingo', 'any', 'timer'])
    last[`companion/${kind}`] = { seats: FOUR, options: null };
  await memoryStore.write({ ...NO_MEMORY, names: NAMES, last, presets });
  const app = await openApp();
  let taps = 0;
  const press = async (role: 'button' | 'radio' | 'checkbox' | 'menuitem', name: string | RegExp): Promise<void> => {
    // By its name alone, not by a figure that stands in it.
    const [found] = screen
      .getAllByRole(role, { name })
      .filter(({ props }) => typeof name !== 'string' || props['accessibilityLabel'] === name);
    if (found === undefined) throw new Error(`no ${role} ${String(name)}`);
    fireEvent.press(found);
    taps++;
    await settle(80);
  };
  return {
    app,
    press,
    button: (name: string | RegExp) => press('button', name),
    /** A figure, digit by digit. */
    async type(...figures: readonly number[]) {
      for (const figure of figures) for (const digit of String(figure)) await press('button', digit);
    },
    async open(game: string | RegExp) {
      await press('button', /^Score a physical game/);
      await settle();
      await press('button', game);
      await settle();
      await press('button', 'Start');
      await settle();
    },
    async save() {
      await press('button', 'Save to history');
      await settle();
      expect(screen.getByRole('button', { name: 'Same players again' })).toBeVisible();
    },
    taps: () => taps,
  };
}

const winner = async (name: string): Promise<void> => {
  await settle(6000);
  expect(screen.getByRole('heading', { name: `${name} wins` })).toBeVisible();
};

const noted = async () => {
  const list = await plays.list();
  return list.plays;
};

describe('Taps from Home to the history', () => {
  test('Puerto Rico, the final count of four: at most 30', async () => {
    const { open, press, type, button, save, taps } = await phone();
    await open(/^Puerto Rico\. /);
    await press('radio', 'Score');
    await type(29, 19, 6);
    await button('Next: Bram');
    await type(33, 18, 8);
    await button('Next: Carla');
    await type(31, 16);
    await button('Next: Dirk');
    await type(27, 14, 5);
    await button('Next: Show the result');
    await winner('Bram');
    await save();
    expect(taps()).toBe(28);
    expect(await noted()).toMatchObject([{ game: 'puerto-rico', totals: [54, 59, 47, 46], winners: [1] }]);
  });

  test('Dominion, the count of four: at most 25', async () => {
    const { open, press, type, button, save, taps } = await phone();
    await open(/^Dominion/);
    await press('radio', 'Count');
    // Provinces, Duchies, Estates, and Islands of whoever has any; nobody has a Curse.
    await type(4, 1, 3);
    await button('Next: Bram');
    await type(3, 2, 3, 2);
    await button('Next: Carla');
    await type(3, 0, 2);
    await button('Next: Dirk');
    await type(2, 3, 3);
    await button('Next: Show the result');
    await winner('Bram');
    await save();
    expect(taps()).toBe(22);
    expect(await noted()).toMatchObject([{ game: 'dominion', totals: [30, 31, 20, 24] }]);
  });

  test('Cartagena, the pirates of four: at most 10', async () => {
    const { open, press, button, save, taps } = await phone();
    await open(/^Cartagena\. /);
    await press('radio', 'The game');
    for (const [name, home] of [
      ['Anna', 4],
      ['Carla', 3],
      ['Dirk', 5],
      ['Bram', 6],
    ] as const) {
      await button(`Pirates of ${name} that are home: ${home}`);
    }
    await winner('Bram');
    await save();
    expect(taps()).toBe(9);
    expect(await noted()).toMatchObject([{ game: 'cartagena', totals: [4, 6, 3, 5] }]);
  });

  test('any game, five rounds of four with one digit, never played before: at most 45', async () => {
    const { press, type, button, save, taps } = await phone();
    await button(/^Score a physical game/);
    await settle();
    await button(/^Any game\. /);
    await settle();
    fireEvent.changeText(screen.getByLabelText('Name of the game'), 'Farkle');
    await button('Start');
    await settle();
    for (let round = 0; round < 5; round++) {
      for (const [seat, figure] of [5, 3, 8, 2].entries()) {
        await type(figure);
        await button(`Next: ${NAMES[(seat + 1) % 4] ?? ''}`);
      }
    }
    await press('button', 'Finish');
    await winner('Carla');
    await save();
    expect(taps()).toBe(45);
    expect(await noted()).toMatchObject([{ gameName: 'Farkle', totals: [25, 15, 40, 10] }]);
  });

  test('the same with two digits, as the game is remembered: at most 45', async () => {
    const farkle = { name: 'Farkle', wins: 'highest', rows: null, digits: 2, teams: 0 };
    const { open, type, button, save, taps } = await phone({ 'any-game': [farkle] });
    await open('Farkle');
    for (let round = 0; round < 5; round++) await type(25, 13, 38, 42);
    await button('Finish');
    await winner('Dirk');
    await save();
    expect(taps()).toBe(45);
    expect(await noted()).toMatchObject([{ gameName: 'Farkle', totals: [125, 65, 190, 210] }]);
  });
});

describe('Put right at any time', () => {
  test('a name, a newcomer and the game itself, with the figures staying where they belong', async () => {
    const { press, button, type } = await phone();
    await button(/^Score a physical game/);
    await settle();
    await button(/^Any game\. /);
    await settle();
    await button('Start');
    await settle();
    await type(5);
    await button('Next: Bram');
    await type(3);
    await button('More');
    await settle();
    await press('menuitem', /^Players/);
    await settle();
    await button('Change the name of Anna');
    await settle();
    fireEvent.changeText(screen.getByLabelText('Name'), '小明');
    await button('Done');
    await settle();
    // The name that is free again is offered first.
    await button(/^Add player/);
    await button('Done');
    await settle();
    expect(screen.getByRole('button', { name: '小明, Round 1: 5' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Bram, Round 1: 3/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Anna, Round 1: empty/ })).toBeVisible();
    // A step back is one of the same people.
    await button('Undo');
    expect(screen.getByRole('button', { name: '小明, Round 1: 5' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Bram, Round 1: empty/ })).toBeVisible();

    await button('More');
    await settle();
    await press('menuitem', /^Game and scoring/);
    await settle();
    fireEvent.changeText(screen.getByLabelText('Name of the game'), '  Mijn   spel ');
    await press('radio', 'Fewest points');
    await button('Done');
    await settle();
    expect(screen.getByRole('heading', { name: 'Mijn spel' })).toBeVisible();
  });

  test('a game without a name is asked for one, with the names used before, and then said so once', async () => {
    const skull = { name: 'Skull King', wins: 'highest', rows: null, digits: 0, teams: 0 };
    const { button, type } = await phone({ 'any-game': [skull] });
    await button(/^Score a physical game/);
    await settle();
    await button(/^Any game\. /);
    await settle();
    await button('Start');
    await settle();
    await type(5);
    await button('Done');
    await button('Finish');
    await settle(6000);
    await button('Save to history');
    await settle();
    expect(await noted()).toEqual([]);
    expect(screen.getByText('What did you play?')).toBeVisible();
    await button('Skull King');
    await settle();
    expect(await noted()).toMatchObject([{ gameName: 'Skull King' }]);
    // Saved as it is: there is nothing to save again, before something changes.
    expect(screen.queryByRole('button', { name: 'Save again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Open in history' })).toBeVisible();
    await button('Edit');
    await settle();
    await button('Bram, Round 1: empty');
    await type(9);
    await button('Done');
    await button('Finish');
    await settle(6000);
    await button('Save again');
    await settle();
    expect(await noted()).toMatchObject([{ gameName: 'Skull King', winners: [1] }]);
    await button('Same players again');
    await settle();
    expect(screen.getByLabelText('Name of the game').props['value']).toBe('Skull King');
  });

  test('together against the game: lost is a result as well', async () => {
    const { press, button } = await phone();
    await button(/^Score a physical game/);
    await settle();
    await button(/^Any game\. /);
    await settle();
    fireEvent.changeText(screen.getByLabelText('Name of the game'), 'Pandemic');
    await press('radio', 'All together');
    await button('Start');
    await settle();
    await press('radio', 'The game won');
    await button('Finish');
    await settle();
    expect(screen.getByRole('heading', { name: 'The game won' })).toBeVisible();
    await button('Save to history');
    await settle();
    expect(await noted()).toMatchObject([{ gameName: 'Pandemic', together: true, scored: false, winners: [] }]);
  });
});

describe('Only what the table needs', () => {
  test('Outpost is spoken of only where it lies', async () => {
    const { open, press } = await phone();
    await open(/^Dominion/);
    await press('radio', 'Turns');
    expect(screen.queryByText(/Outpost/)).toBeNull();
  });

  test('the referee asks every Trader before the round closes', async () => {
    const { open, press, button } = await phone();
    await open(/^Santo Domingo\. /);
    // The panel that is waited for lies open, and the next one opens by itself.
    const show = async (...cards: readonly RegExp[]): Promise<void> => {
      for (const card of cards) {
        fireEvent.press(screen.getByRole('checkbox', { name: card }));
        await settle(80);
      }
    };
    // Goods first, so that there is something to trade.
    await show(/^5/, /^6/, /^5/, /^6/);
    await button('Close round 1');
    await settle();
    await button('All pieces moved');
    await settle();
    await show(/^7/, /^7/, /^7/, /^3/);
    for (const number of [1, 2, 3]) {
      expect(screen.getByText(`Trader ${number} of 3`)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Close round 2' })).toBeNull();
      await press('button', new RegExp(`^${NAMES[number - 1] ?? ''} trades \\d+ goods?$`));
    }
    expect(screen.getByRole('button', { name: 'Close round 2' })).toBeVisible();
  });
});

test('twelve people with long names in any script fit on one sheet', async () => {
  const scripts = ['Αλεξάνδρα', 'Владимир', '小明和小红', 'محمد عبد الله', 'नमस्ते', 'Zoë-Noëlle'];
  const seats = Array.from({ length: 12 }, (_, i) => ({
    name: `${scripts[i % 6] ?? ''} van der Lange ${i + 1}`,
    colour: COLOURS[i % 4] ?? 'red',
    bot: null,
  }));
  const { open, button, type } = await phone();
  await memoryStore.write({ ...NO_MEMORY, last: { 'companion/any': { seats, options: null } } });
  screen.unmount();
  await openApp();
  await open(/^Any game\. /);
  for (const i of seats.keys()) {
    await type(i + 1);
    // A name that is written from right to left is set apart in a sentence.
    if (i < 11) await button(new RegExp(`^Next: .* ${i + 2}\\W*$`));
    expect(screen.getByLabelText(new RegExp(` ${i + 1}\\W*: ${i + 1} in total$`))).toBeTruthy();
  }
});

describe('Table tools', () => {
  test('a throw is told with its total; a coin has sides', async () => {
    const { press, button } = await phone();
    await button(/^Score a physical game/);
    await settle();
    await button(/^Dice and coin\. /);
    await settle();
    await button('Roll');
    expect(screen.getByLabelText(/^\d, \d\. Total: \d+$/)).toBeVisible();
    await press('radio', 'Coin');
    await button('Flip');
    expect(screen.getByLabelText(/^(Heads|Tails), (Heads|Tails)$/)).toBeVisible();
  });

  test('teams that nobody chose, as even as they come', async () => {
    const { press, button } = await phone();
    await button(/^Score a physical game/);
    await settle();
    await button(/^Start player\. /);
    await settle();
    await press('radio', 'Teams');
    await button('Draw teams');
    for (const team of [1, 2]) expect(screen.getByRole('heading', { name: `Team ${team}` })).toBeVisible();
  });
});

test.each(['nl', 'de'] as const)('every sheet and its count speak %s, and no text is a key', async (language) => {
  await settingsStore.write({ ...DEFAULT_SETTINGS, language });
  const say = RESOURCES[language];
  const games = say as unknown as Readonly<Record<string, { readonly companion?: { readonly score?: string } }>>;
  for (const kind of ['any', 'puerto-rico', 'dominion', 'cartagena', 'santo-domingo', 'timer'] as const) {
    const app = await openApp(`companion/${kind}`);
    expect(wordsOn(app).raw).toEqual([]);
    fireEvent.press(screen.getByRole('button', { name: say.app.setup.start }));
    await settle();
    expect(wordsOn(app).raw).toEqual([]);
    // Where a sheet has parts, its count is one of them.
    const count = games[kind]?.companion?.score;
    if (count !== undefined) fireEvent.press(screen.getByRole('radio', { name: count }));
    await settle();
    expect(wordsOn(app).raw).toEqual([]);
    app.unmount();
  }
});
