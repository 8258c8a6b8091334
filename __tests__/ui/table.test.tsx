import { fireEvent, screen, within } from '@testing-library/react-native';
import { useState } from 'react';
import { Curtain } from '@/ui/curtain/Curtain';
import { LogSheet } from '@/ui/LogSheet';
import { ChoiceGrid } from '@/ui/prompts/ChoiceGrid';
import { ChoiceSheet } from '@/ui/prompts/ChoiceSheet';
import { PromptBar } from '@/ui/prompts/PromptBar';
import { RulesSheet } from '@/ui/rules/RulesSheet';
import { ScoreChart } from '@/ui/score/ScoreChart';
import { ScoreTable } from '@/ui/score/ScoreTable';
import { Text } from '@/ui/Text';
import { pass, renderKit } from './support/renderKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Passing({ lines = 2, revealed }: { lines?: number; revealed: () => void }) {
  const [closed, setClosed] = useState(true);
  return (
    <>
      {closed ? null : <Text>Secret hand</Text>}
      <Curtain
        closed={closed}
        name="Marieke"
        color="green"
        context="Santo Domingo, round 3: choose two cards"
        summary={Array.from({ length: lines }, (_, i) => ({
          id: String(i),
          mark: 'purple' as const,
          text: `Line ${i + 1}`,
        }))}
        status="Tom and Ines have chosen"
        onReveal={() => {
          revealed();
          setClosed(false);
        }}
      />
    </>
  );
}

const touch = { nativeEvent: { type: 'touchstart' } };

describe('the curtain', () => {
  test('names the person and the question, and shows nothing private', () => {
    renderKit(<Passing revealed={() => undefined} />);
    expect(screen.getByText('Pass the phone to')).toBeTruthy();
    expect(screen.getByText('Marieke')).toBeTruthy();
    expect(screen.getByText('Tom and Ines have chosen')).toBeTruthy();
    expect(screen.queryByText('Secret hand', { includeHiddenElements: true })).toBeNull();
  });

  test('opens after 700 ms of holding, and slides away', async () => {
    const revealed = jest.fn();
    renderKit(<Passing revealed={revealed} />);
    fireEvent(screen.getByRole('button', { name: 'Hold to reveal: Marieke’s table' }), 'pressIn', touch);
    await pass(650);
    expect(revealed).not.toHaveBeenCalled();
    await pass(100);
    expect(revealed).toHaveBeenCalledTimes(1);
    await pass(400);
    expect(screen.getByText('Secret hand')).toBeTruthy();
    expect(screen.queryByText('Pass the phone to', { includeHiddenElements: true })).toBeNull();
  });

  test('stays closed when one lets go too soon', async () => {
    const revealed = jest.fn();
    renderKit(<Passing revealed={revealed} />);
    const button = screen.getByRole('button', { name: 'Hold to reveal: Marieke’s table' });
    fireEvent(button, 'pressIn', touch);
    await pass(400);
    fireEvent(button, 'pressOut', touch);
    fireEvent(button, 'press', touch);
    await pass(2000);
    expect(revealed).not.toHaveBeenCalled();
    expect(screen.queryByText('Yes, reveal')).toBeNull();
  });

  test('whoever cannot hold presses once and is asked', async () => {
    const revealed = jest.fn();
    renderKit(<Passing revealed={revealed} />);
    fireEvent(screen.getByRole('button', { name: 'Hold to reveal: Marieke’s table' }), 'press', {});
    await pass(300);
    expect(revealed).not.toHaveBeenCalled();
    fireEvent.press(screen.getByRole('button', { name: 'Yes, reveal' }));
    await pass(700);
    expect(revealed).toHaveBeenCalledTimes(1);
  });

  test('shows at most five lines and how many more there are', () => {
    renderKit(<Passing lines={9} revealed={() => undefined} />);
    expect(screen.getByText('Line 5')).toBeTruthy();
    expect(screen.queryByText('Line 6')).toBeNull();
    expect(screen.getByText('and 4 more')).toBeTruthy();
  });

  test('speaks Dutch', () => {
    renderKit(<Passing lines={9} revealed={() => undefined} />, { language: 'nl' });
    expect(screen.getByText('Geef de telefoon aan')).toBeTruthy();
    expect(screen.getByText('en nog 4')).toBeTruthy();
  });
});

test('the prompt asks, and lists what is lifted', () => {
  renderKit(
    <PromptBar seat="green" question="Marieke, choose two cards">
      <Text>up to 5 of the 8 points</Text>
    </PromptBar>,
  );
  expect(screen.getByText('Marieke, choose two cards')).toBeTruthy();
  expect(screen.getByText(/up to 5 of the 8 points/)).toBeTruthy();
});

function Discard({ answer, refused }: { answer: () => void; refused: () => void }) {
  const [chosen, setChosen] = useState<readonly string[]>(['a']);
  const ready = chosen.length === 2;
  return (
    <ChoiceSheet
      open
      demand="Discard 2 cards"
      why="Militia"
      count={{ have: chosen.length, need: 2 }}
      onClear={() => setChosen([])}
      answer={{ label: ready ? 'Discard 2' : 'Choose 1 more', ready, onPress: answer, onRefused: refused }}
    >
      <ChoiceGrid
        label="Hand"
        chosen={chosen}
        onToggle={(id) => setChosen([...chosen, id])}
        choices={['a', 'b', 'c'].map((id) => ({ id, label: `Card ${id}`, draw: () => <Text>{id}</Text> }))}
      />
    </ChoiceSheet>
  );
}

test('a choice says what is missing, then what it does', async () => {
  const answer = jest.fn();
  const refused = jest.fn();
  renderKit(<Discard answer={answer} refused={refused} />);
  await pass(300);
  expect(screen.getByText('1 of 2')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Choose 1 more' }));
  expect(refused).toHaveBeenCalled();
  fireEvent.press(screen.getByRole('checkbox', { name: 'Card b' }));
  fireEvent.press(screen.getByRole('button', { name: 'Discard 2' }));
  expect(answer).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('the log shows the latest round first, and a line leads to its moment', async () => {
  const pick = jest.fn();
  renderKit(
    <LogSheet
      open
      onClose={() => undefined}
      onPick={pick}
      sections={[
        { id: '1', title: 'Round 1', lines: [{ id: 'a', text: 'Tom took 5 goods', strong: 'Tom', mark: 'red' }] },
        { id: '2', title: 'Round 2', lines: [{ id: 'b', text: 'Ines begged', mark: 'blue' }] },
      ]}
    />,
  );
  await pass(300);
  const rounds = screen
    .getAllByText(/^Round/)
    .map((node) => within(node).queryByText(/Round \d/)?.props.children as unknown);
  expect(rounds).toEqual(['Round 2', 'Round 1']);
  fireEvent.press(screen.getByRole('button', { name: 'Tom took 5 goods' }));
  expect(pick).toHaveBeenCalledWith('a');
});

test('an empty log says so', async () => {
  renderKit(<LogSheet open onClose={() => undefined} sections={[]} />);
  await pass(300);
  expect(screen.getByText('Nothing has happened yet.')).toBeTruthy();
});

test('the rules are searched as one types', async () => {
  renderKit(
    <RulesSheet
      open
      onClose={() => undefined}
      chapters={() => [
        {
          id: 'cards',
          title: 'Cards',
          pages: [
            { id: 'trader', title: 'Trader', body: ['Exchange goods for points.'] },
            { id: 'beggar', title: 'Beggar', body: ['Whoever has least gets something.'] },
          ],
        },
      ]}
    />,
  );
  await pass(300);
  fireEvent.changeText(screen.getByLabelText('Search the rules'), 'points exchange');
  expect(screen.getByText('Trader')).toBeTruthy();
  expect(screen.queryByText('Beggar')).toBeNull();
  expect(screen.getByText('1 section')).toBeTruthy();
  fireEvent.changeText(screen.getByLabelText('Search the rules'), 'dragons');
  expect(screen.getByText('Nothing found for “dragons”.')).toBeTruthy();
});

test('a score row is read with every column', () => {
  renderKit(
    <ScoreTable
      columns={['Chips', 'Bonus']}
      rows={[
        {
          id: 'n',
          place: 1,
          color: 'green',
          name: 'Noor',
          cells: [31, 7],
          total: 38,
          note: 'Customs house',
          winner: true,
        },
      ]}
    />,
  );
  expect(screen.getByLabelText('Place 1, Noor, Chips 31, Bonus 7, Total 38, Customs house')).toBeTruthy();
});

test('the chart has a table for those who do not see lines', () => {
  renderKit(
    <ScoreChart
      title="Points by round"
      series={[
        { id: 'n', name: 'Noor', color: 'green', values: [3, 9, 14] },
        { id: 'a', name: 'Ana', color: 'red', values: [2, 8, 11] },
      ]}
    />,
  );
  expect(screen.getByRole('img', { name: 'Points by round, chart: Noor 14, Ana 11' })).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Show as a table' }));
  expect(screen.getByText('9')).toBeTruthy();
  expect(screen.getByText('11')).toBeTruthy();
});
