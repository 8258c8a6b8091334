import { must } from '@antilles/engine';
import { fireEvent, screen, within } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';
import { Rect } from 'react-native-svg';
import type { Save } from '@/storage/saveFile';
import { FillingRing } from '@/ui/FillingRing';
import { GRACE_MS } from '@/ui/table/director';
import { aDominionGame } from '@tests/e2e/dominionSaves';
import { pass } from '@tests/ui/support/renderKit';
import { layOutHand, openTable } from './openTable';

/** The end of one's own turn at the table itself: the ring, the second tap, the way back, and who waits for it. */

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A turn with one buy, against a bot. */
const aTurn = (): Save =>
  aDominionGame('turn', ['Ana', 'Ines: easy'], {
    hands: { 0: ['gold', 'copper', 'copper', 'copper', 'estate'], 1: ['copper'] },
    decks: { 0: ['silver', 'silver', 'silver', 'duchy', 'duchy'], 1: ['copper'] },
    actions: 0,
  });

const ENDS = 'Turn ends in 2 seconds. Undo is possible.';
const REVEALED = 'You can’t undo: something has been revealed since.';
const OTHERS = 'Undo is off while the others play.';

const press = (name: string | RegExp): void => fireEvent.press(screen.getByRole('button', { name }));
const undoInDock = (): void =>
  fireEvent.press(must(screen.getAllByRole('button', { name: 'Undo' }).at(-1), 'an Undo in the dock'));
const undoInBar = (): void =>
  fireEvent.press(must(screen.getAllByRole('button', { name: 'Undo' })[0], 'an Undo in the bar'));
const isEnding = (): boolean => screen.queryByRole('heading', { name: ENDS }) !== null;

/** What is drawn of the ring around the button of this name, once the button knows its size. */
function ringAround(name: string): number {
  fireEvent(screen.getByRole('button', { name }), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, width: 120, height: 52 } },
  });
  return screen.UNSAFE_getByType(FillingRing).findAllByType(Rect).length;
}

/** Whoever has answered, in order. */
const answers = (save: Save): readonly number[] => save.log.map(({ seat }) => seat);

async function buyGold(): Promise<void> {
  fireEvent.press(screen.getByRole('radio', { name: /^Gold\. Costs 6/ }));
  press('Buy Gold for 6');
  await pass(1000);
}

test('a ring fills around End turn, and nothing drawn is shown meanwhile', async () => {
  await openTable(aTurn());
  layOutHand(358);
  const silvers = (): number =>
    within(screen.getByLabelText(/^Your hand/)).queryAllByRole('radio', { name: /^Silver/ }).length;
  expect(ringAround('End turn')).toBe(0);
  press('End turn');
  expect(isEnding()).toBe(true);
  expect(ringAround('End turn')).toBeGreaterThan(0);
  await pass(GRACE_MS - 100);
  expect(isEnding()).toBe(true);
  expect(silvers()).toBe(0);
  await pass(200);
  expect(isEnding()).toBe(false);
  expect(screen.UNSAFE_queryByType(FillingRing)?.findAllByType(Rect) ?? []).toEqual([]);
  await pass(600);
  expect(silvers()).toBe(3);
});

test('a second tap on End turn goes on at once', async () => {
  const { session } = await openTable(aTurn());
  press('End turn');
  await pass(100);
  expect(session.view(0).players[0]?.hand).toContain('silver');
  press('End turn');
  expect(isEnding()).toBe(false);
  undoInBar();
  await pass(10);
  expect(screen.getByText(REVEALED)).toBeOnTheScreen();
});

test('undo while it fills takes the buy back, and the turn does not end', async () => {
  const { session } = await openTable(aTurn());
  await buyGold();
  expect(isEnding()).toBe(true);
  expect(session.toSave().log.map(({ action }) => action)).toMatchObject([{ type: 'play-treasures' }, { type: 'buy' }]);
  undoInDock();
  expect(isEnding()).toBe(false);
  await pass(GRACE_MS + 500);
  expect(session.toSave().log.map(({ action }) => action)).toMatchObject([{ type: 'play-treasures' }]);
  expect(screen.getByRole('radio', { name: /^Gold\. Costs 6\. 30 left/ })).toBeOnTheScreen();
  expect(session.snapshot()).toMatchObject({ asked: { seat: 0, kind: 'buy-phase' }, casual: false });
  // What was bought can be bought once more.
  await buyGold();
  expect(isEnding()).toBe(true);
});

test('undo when it has filled says why not, and takes nothing back', async () => {
  const { session } = await openTable(aTurn());
  await buyGold();
  await pass(GRACE_MS - 400);
  expect(isEnding()).toBe(true);
  await pass(200);
  expect(isEnding()).toBe(false);
  const { length } = session.toSave().log;
  undoInBar();
  await pass(10);
  expect(screen.getByText(REVEALED)).toBeOnTheScreen();
  expect(session.toSave().log).toHaveLength(length);
  // While the bot plays there is another reason.
  await pass(1000);
  undoInBar();
  await pass(10);
  expect(screen.getByText(OTHERS)).toBeOnTheScreen();
  expect(answers(session.toSave()).slice(0, 2)).toEqual([0, 0]);
});

test('whoever comes back after the app was killed while it filled finds the turn over', async () => {
  const { saves, leave } = await openTable(aTurn());
  press('End turn');
  await pass(500);
  expect(isEnding()).toBe(true);
  // What lay on the device then, and nothing that was done on leaving.
  const killed = JSON.parse(JSON.stringify(saves.at(-1))) as Save;
  leave();
  const { session } = await openTable(killed);
  expect(isEnding()).toBe(false);
  expect(answers(session.toSave())[0]).toBe(0);
  undoInBar();
  await pass(GRACE_MS);
  expect(isEnding()).toBe(false);
  expect(session.toSave().log[0]).toMatchObject({ seat: 0, action: { type: 'end-phase' } });
  expect(session.view(0).players[0]?.hand).toContain('silver');
});

describe('bots', () => {
  test('do not begin before it has filled', async () => {
    const { session } = await openTable(aTurn());
    press('End turn');
    for (let waited = 0; waited < GRACE_MS - 100; waited += 100) {
      await pass(100);
      expect([waited, session.snapshot().thinking, answers(session.toSave())]).toEqual([waited, null, [0]]);
    }
    await pass(3000);
    expect(answers(session.toSave())).toContain(1);
  });

  test('do not wait for it when somebody taps', async () => {
    const { session } = await openTable(aTurn());
    press('End turn');
    await pass(100);
    press('End turn');
    // The own cards are put away and drawn first; that is all.
    await pass(1200);
    expect(answers(session.toSave())).toContain(1);
  });

  test('do not wait at all for whoever has animations off, once they tap', async () => {
    const { session } = await openTable(aTurn(), { speed: 'off' });
    press('End turn');
    await pass(GRACE_MS - 200);
    expect(answers(session.toSave())).toEqual([0]);
    press(/^End turn/);
    await pass(100);
    expect(answers(session.toSave())).toContain(1);
  });
});

describe('with reduced motion', () => {
  test('figures count down instead of a ring that moves', async () => {
    await openTable(aTurn(), { reduceMotion: true });
    press('End turn');
    expect(ringAround('End turn · 3')).toBe(0);
    await pass(900);
    expect(screen.getByRole('button', { name: 'End turn · 2' })).toBeOnTheScreen();
    await pass(800);
    expect(ringAround('End turn · 1')).toBe(0);
    expect(isEnding()).toBe(true);
    await pass(GRACE_MS - 1600);
    expect(isEnding()).toBe(false);
  });

  test('a second tap goes on at once, in Dutch too', async () => {
    await openTable(aTurn(), { reduceMotion: true, language: 'nl' });
    press('Klaar');
    await pass(900);
    press('Klaar · 2');
    expect(screen.queryByRole('button', { name: /^Klaar · / })).toBeNull();
  });

  test('they begin anew when the turn was taken back', async () => {
    await openTable(aTurn(), { reduceMotion: true });
    press('End turn');
    await pass(1700);
    expect(screen.getByRole('button', { name: 'End turn · 1' })).toBeOnTheScreen();
    undoInDock();
    await pass(500);
    press('End turn');
    expect(screen.getByRole('button', { name: 'End turn · 3' })).toBeOnTheScreen();
  });
});

test.each([
  ['en', 'End turn', ENDS],
  ['nl', 'Klaar', 'De beurt eindigt over 2 seconden. Ongedaan maken kan nog.'],
] as const)('a screen reader hears once that undo is possible (%s)', async (language, end, sentence) => {
  const heard = jest.spyOn(AccessibilityInfo, 'announceForAccessibility').mockReset();
  await openTable(aTurn(), { reduceMotion: true, language });
  press(end);
  await pass(2000);
  // Browsers and Android read the heading, because it is live; iOS knows no live regions and is told.
  expect(screen.getByRole('heading', { name: sentence }).props['aria-live']).toBe('polite');
  expect(heard.mock.calls.filter(([text]) => text === sentence)).toHaveLength(1);
});
