import { must } from '@antilles/engine';
import { fireEvent, screen } from '@testing-library/react-native';
import type { Action } from '@/games/cartagena/rules/actions';
import { cartagena } from '@/games/cartagena/rules/game';
import { Choosers, MoveMenu, VictimMenu } from '@/games/cartagena/ui/Choosers';
import { handOf, handPitch } from '@/games/cartagena/ui/Hand';
import { movesFor, movesIn } from '@/games/cartagena/ui/moves';
import type { TablePlayer } from '@/session/seats';
import { createWords, speaker } from '@/text';
import { aTable, LAYOUT_A, times, type TestTable } from '../aTable';
import { renderKit } from '@tests/ui/support/renderKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const SEATS: readonly TablePlayer[] = [
  { name: 'Marieke', colour: 'green', bot: null },
  { name: 'Tom', colour: 'red', bot: null },
  { name: 'Ines', colour: 'yellow', bot: null },
];
const words = speaker(
  createWords('en'),
  'cartagena',
  SEATS.map(({ name }) => name),
);
const nothing = (): void => undefined;

/** Asks whoever is asked at this table, and gives the answers to the rules. */
function ask(table: TestTable, seat = table.seat) {
  const answers: Action[] = [];
  const view = cartagena.view(table.state, seat);
  const decision = must(cartagena.decision(table.state, seat), 'somebody is asked');
  if (decision.kind === 'turn') throw new Error('a turn is asked on the table');
  renderKit(
    <Choosers
      view={view}
      decision={decision}
      seats={SEATS}
      words={words}
      onSubmit={(action) => {
        answers.push(action);
        table.do(action, seat);
      }}
      hint={null}
      onHint={nothing}
      onRefuse={nothing}
      onRead={nothing}
    />,
  );
  return answers;
}

const magicTable = (hand: Parameters<typeof aTable>[0]['hands']) =>
  aTable({
    ...LAYOUT_A,
    seats: 3,
    blackMagic: true,
    ...(hand ? { hands: hand } : {}),
    draw: ['pistol', 'rum', 'hook', 'parrot', 'chest', 'lantern'],
  });

test('the Pistol shows the hand it looks into, and takes one card (CA-48)', () => {
  const table = magicTable({ 0: ['pistol'], 1: ['rum', 'hook'], 2: ['chest'] });
  table.do({ type: 'magic-pistol', card: 'pistol', victim: 1 });
  ask(table);
  expect(screen.getByText('Tom’s hand')).toBeTruthy();
  expect(screen.queryByLabelText('chest card')).toBeNull();
  fireEvent.press(screen.getByLabelText('hook card'));
  fireEvent.press(screen.getByLabelText('Take: Hook'));
  expect(table.hand(0)).toEqual(['hook']);
});

test.each([2, 3, 4, 5])('the rum’s gifts are counted as they are, with %i players', (players) => {
  const draw = [...times(4, 'hook'), ...times(4, 'parrot')];
  const table = aTable({ ...LAYOUT_A, seats: players, blackMagic: true, hands: { 0: ['rum'] }, draw });
  table.do({ type: 'magic-rum', card: 'rum' });
  const told: string[] = [];
  for (let gift = 1; gift < players; gift++) {
    ask(table);
    told.push(
      ...['1', '2', '3'].filter((n) => screen.queryByText(`${n} more to give away after this; two stay with you.`)),
    );
    if (screen.queryByText('This is the last one to give away; the other two stay with you.')) told.push('last');
    const decision = must(cartagena.decision(table.state, 0), 'a gift');
    table.do(must(decision.actions[0], 'a card to give'), 0);
    screen.unmount();
  }
  expect(told).toEqual(['3', '2', '1', 'last'].slice(-(players - 1)));
  expect(table.hand(0)).toHaveLength(2);
});

test('Rum asks for each of the others in turn (CA-49)', () => {
  const table = magicTable({ 0: ['rum'] });
  table.do({ type: 'magic-rum', card: 'rum' });
  const answers = ask(table);
  expect(screen.getByText('Which card does Tom get?')).toBeTruthy();
  fireEvent.press(screen.getByLabelText('parrot card'));
  fireEvent.press(screen.getByLabelText('Parrot for Tom'));
  expect(answers).toEqual([{ type: 'give', card: 'parrot', to: 1 }]);
});

test('the Lantern keeps one and puts the rest back in the order they will be drawn (CA-T17)', () => {
  const table = magicTable({ 0: ['lantern'] });
  table.do({ type: 'magic-lantern', card: 'lantern' });
  ask(table);
  fireEvent.press(screen.getByLabelText('hook card'));
  fireEvent.press(screen.getByLabelText('Keep: Hook'));
  screen.unmount();
  ask(table);
  for (const name of ['parrot', 'pistol', 'rum']) fireEvent.press(screen.getByLabelText(`${name} card`));
  fireEvent.press(screen.getByLabelText('Put back in this order'));
  expect(table.draw.slice(0, 4)).toEqual(['parrot', 'pistol', 'rum', 'chest']);
});

test('Scoundrels: exactly the surplus goes (CA-T12)', () => {
  const table = aTable({
    ...LAYOUT_A,
    seats: 3,
    scoundrels: true,
    hands: { 0: ['dark-rum'], 1: [...times(7, 'rum'), 'hook', 'dark-chest'] },
  });
  table.advance('start', 'dark-rum');
  const answers = ask(table, 1);
  expect(screen.getByRole('heading', { name: 'Discard 2 cards' })).toBeTruthy();
  fireEvent.press(screen.getByLabelText('hook card'));
  expect(screen.getByLabelText('Choose 1 more')).toBeTruthy();
  fireEvent.press(screen.getByLabelText('chest card with a dark background'));
  fireEvent.press(screen.getByRole('button', { name: 'Discard 2 cards' }));
  expect(answers).toHaveLength(2);
  expect(table.hand(1)).toEqual(times(7, 'rum'));
});

test('a hand with nothing in it cannot be looked into, and says why', () => {
  const table = magicTable({ 0: ['pistol'], 1: [], 2: ['rum'] });
  const refused = jest.fn();
  const picked = jest.fn();
  renderKit(
    <VictimMenu
      open
      card="pistol"
      view={cartagena.view(table.state, 0)}
      seat={0}
      seats={SEATS}
      words={words}
      why={(action) => {
        const reason = cartagena.refusal(table.state, 0, action);
        return reason === null ? null : words.refusal(reason);
      }}
      onPick={picked}
      onRefuse={refused}
      onClose={nothing}
    />,
  );
  fireEvent.press(screen.getByLabelText(/^Tom/));
  expect(refused).toHaveBeenCalledWith('There is no card to take: that hand is empty.');
  fireEvent.press(screen.getByLabelText(/^Ines/));
  expect(picked).toHaveBeenCalledWith({ type: 'magic-pistol', card: 'pistol', victim: 2 });
});

test('whose pirate Morgan moves is asked by name', () => {
  const table = aTable({
    ...LAYOUT_A,
    seats: 3,
    cardRule: { tunnel: 'morgan', jungle: 'retreat' },
    at: { 1: { start: 5, 9: 1 }, 2: { start: 5, 9: 1 } },
  });
  const view = cartagena.view(table.state, 0);
  const moves = movesFor({ type: 'morgan' }, movesIn(view, must(cartagena.decision(table.state, 0), 'asked'))).filter(
    ({ from }) => from === 9,
  );
  const picked = jest.fn();
  renderKit(
    <MoveMenu moves={moves} seats={SEATS} words={words} scoundrels={false} onPick={picked} onClose={nothing} />,
  );
  fireEvent.press(screen.getByLabelText(/^Ines/));
  expect(picked).toHaveBeenCalledWith(expect.objectContaining({ owner: 2, from: 9, to: 'goal', gain: 2 }));
});

test('many cards lie in stacks, few side by side; backgrounds only show with Scoundrels', () => {
  expect(handOf(['rum', 'dark-rum', 'hook'], false)).toMatchObject([
    { card: 'hook' },
    { card: 'rum' },
    { card: 'rum' },
  ]);
  expect(handOf(['rum', 'dark-rum', 'hook'], true)).toMatchObject([
    { card: 'hook' },
    { card: 'rum' },
    { card: 'dark-rum' },
  ]);
  expect(handOf(times(9, 'rum'), true)).toEqual([{ id: 'rum', card: 'rum', count: 9 }]);
  expect(handPitch(6, 300, 68)).toBeGreaterThanOrEqual(44);
  expect(handPitch(12, 300, 68)).toBe(44);
});
