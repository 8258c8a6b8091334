/** The lower end of a Cartagena table: nobody ends a turn with actions left by a slip of the finger. */
import { act, fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { entry as cartagenaEntry } from '@/games/cartagena';
import type { Action } from '@/games/cartagena/rules/actions';
import type { Ask } from '@/games/cartagena/rules/asks';
import type { Event } from '@/games/cartagena/rules/events';
import type { View } from '@/games/cartagena/rules/view';
import { Dock } from '@/games/cartagena/ui/Dock';
import { movesIn, NOTHING } from '@/games/cartagena/ui/moves';
import { staging } from '@/games/cartagena/ui/staging';
import { actingOf, type CartagenaTable } from '@/games/cartagena/ui/useTurn';
import { useGameTable } from '@/ui/table/useGameTable';
import { pass, renderKit } from '@tests/ui/support/renderKit';
import { aSession, aTable, opened, resumed, seatsOf } from '@tests/session/table';

jest.mock('@/ui/guardMs', () => ({ GUARD_MS: 400 }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function atTheTable(session = aSession(cartagenaEntry, ['person', 'easy'], { seed: 1 })) {
  let seen: CartagenaTable | null = null;
  function CartagenaTable() {
    const [open] = useState(() => opened(session));
    const table = useGameTable<Action, View, Event, Ask, 'cartagena'>({
      open,
      game: 'cartagena',
      staging,
    });
    seen = table;
    const nothing = (): void => undefined;
    return (
      <Dock
        table={table}
        mode={NOTHING}
        moves={[]}
        hinted={null}
        onMode={nothing}
        onCard={nothing}
        onMagic={nothing}
        onRead={nothing}
      />
    );
  }
  renderKit(<CartagenaTable />);
  const table = (): CartagenaTable => {
    if (seen === null) throw new Error('no table');
    return seen;
  };
  return {
    table,
    answers: () => session.toSave().log.filter(({ seat }) => seat === 0).length,
    /** Plays the first card that moves a pirate. */
    move() {
      const { show, submit } = table();
      const move =
        show.decision === null ? undefined : movesIn(show.view, show.decision).find(({ card }) => card !== null);
      if (move === undefined) throw new Error('no card moves a pirate');
      act(() => submit(move.action));
    },
  };
}

const press = (name: string | RegExp): void => void fireEvent.press(screen.getByRole('button', { name }));

test('while the own move is shown the buttons stay, and nothing to hurry others with comes', async () => {
  const { move, answers, table } = atTheTable();
  await pass(500);
  move();
  await pass(100);
  expect(table().show.frame).not.toBeNull();
  expect(screen.getByRole('button', { name: 'End turn' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Skip to end' })).toBeNull();
  expect(actingOf(table())).toBe(0);
  // A tap on one of them brings the move to its end, and decides nothing.
  press('End turn');
  await pass(500);
  press('End turn');
  expect(answers()).toBe(1);
});

async function endTurnAfterOneMove(): Promise<() => number> {
  const { move, answers } = atTheTable();
  await pass(500);
  move();
  await pass(4000);
  press('End turn');
  return answers;
}

test('with actions left End turn asks first, and a double tap is one tap', async () => {
  const answers = await endTurnAfterOneMove();
  expect(screen.getByText('End with 2 actions left?')).toBeTruthy();
  press(/^Tap again/);
  expect(answers()).toBe(1);
  await pass(450);
  press('Tap again: end with 2 left');
  expect(answers()).toBe(2);
  await pass(10);
  // The others play: now there is something to hurry, and nothing to answer with.
  expect(screen.queryByRole('button', { name: 'End turn' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Skip to end' })).toBeTruthy();
});

test('the second tap may be left out: after a while the button is itself again', async () => {
  const answers = await endTurnAfterOneMove();
  await pass(5100);
  expect(screen.getByRole('button', { name: 'End turn' })).toBeTruthy();
  expect(answers()).toBe(1);
});

/** A game against a bot in which the person's last card has just been played, with two actions left. */
function afterTheLastCard() {
  const { session } = aTable(cartagenaEntry, ['person', 'person'], { seed: 1, options: { first: 0 } });
  const submit = (seat: number, type: Action['type']): void => {
    const action = session.decision(seat)?.actions.find((each) => each.type === type);
    if (action === undefined || session.submit(seat, action) !== null) throw new Error(`seat ${seat} cannot ${type}`);
  };
  const turn = (seat: number, cards: number): void => {
    for (let i = 0; i < cards; i++) submit(seat, 'advance');
    if (cards < 3) submit(seat, 'end-turn');
  };
  turn(0, 2);
  turn(1, 1);
  turn(0, 3);
  turn(1, 1);
  submit(0, 'advance');
  return resumed(cartagenaEntry, { ...session.toSave(), seats: seatsOf('person', 'easy') }).session;
}

test('an empty hand may draw and stop in the middle of a turn, at the second tap (CA-20, CA-D5)', async () => {
  const session = afterTheLastCard();
  const before = session.toSave().log.length;
  const { table } = atTheTable(session);
  await pass(500);
  // Whoever comes back sees what was missed.
  act(() => table().director.skip());
  await pass(500);
  expect(screen.getByText(/^No cards/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'End turn' })).toBeTruthy();
  press('Draw 1 and stop');
  expect(screen.getByText('Draw 1, skip 2 actions?')).toBeTruthy();
  await pass(450);
  press('Tap again: draw 1 and stop');
  expect(session.toSave().log[before]).toEqual({ seat: 0, action: { type: 'draw-and-skip' } });
});
