import { fireEvent, screen, within } from '@testing-library/react-native';
import { useState } from 'react';
import { Curtain } from '@/ui/curtain/Curtain';
import { LogSheet } from '@/ui/LogSheet';
import { ChoiceGrid } from '@/ui/prompts/ChoiceGrid';
import { ChoiceSheet } from '@/ui/prompts/ChoiceSheet';
import { PromptBar } from '@/ui/prompts/PromptBar';
import type { RulesChapter, RulesPage } from '@/ui/rules/chapters';
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

test('the log shows the latest first, by rounds and in them, and a line leads to its moment', async () => {
  const pick = jest.fn();
  renderKit(
    <LogSheet
      open
      onClose={() => undefined}
      onPick={pick}
      sections={[
        {
          id: '1',
          title: 'Round 1',
          lines: [
            { id: 'a', text: 'Tom took 5 goods', strong: 'Tom', mark: 'red' },
            { id: 'c', text: 'Ines took 1 good', strong: 'Ines', mark: 'blue' },
          ],
        },
        { id: '2', title: 'Round 2', lines: [{ id: 'b', text: 'Ines begged', mark: 'blue' }] },
      ]}
    />,
  );
  await pass(300);
  const rounds = screen
    .getAllByText(/^Round/)
    .map((node) => within(node).queryByText(/Round \d/)?.props.children as unknown);
  expect(rounds).toEqual(['Round 2', 'Round 1']);
  const lines = screen
    .getAllByRole('button', { name: /took/ })
    .map(({ props }) => props['accessibilityLabel'] as unknown);
  expect(lines).toEqual(['Ines took 1 good', 'Tom took 5 goods']);
  fireEvent.press(screen.getByRole('button', { name: 'Tom took 5 goods' }));
  expect(pick).toHaveBeenCalledWith('a');
});

test('an empty log says so', async () => {
  renderKit(<LogSheet open onClose={() => undefined} sections={[]} />);
  await pass(300);
  expect(screen.getByText('Nothing has happened yet.')).toBeTruthy();
});

describe('the rules', () => {
  const page = (id: string, title: string, more: Partial<RulesPage> = {}): RulesPage => ({
    id,
    title,
    body: [`About ${title}.`],
    ...more,
  });
  const CHAPTERS: readonly RulesChapter[] = [
    { id: 'goal', title: 'The goal', pages: [page('goal', 'How to win', { here: ['First to 30 here.'] })] },
    {
      id: 'cards',
      title: 'Cards',
      pages: [
        page('trader', 'Trader', { body: ['Exchange goods for points.'], keywords: 'handelaar koopman' }),
        page('beggar', 'Beggar', {
          questions: ['one', 'two', 'three', 'four'].map((asked) => ({ asked: `${asked}?`, answer: `${asked}!` })),
        }),
      ],
    },
    { id: 'towns', title: 'Towns', pages: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => page(id, `Town ${id}`)) },
  ];
  const open = async (first?: string): Promise<void> => {
    renderKit(<RulesSheet open first={first} onClose={() => undefined} chapters={() => CHAPTERS} />);
    await pass(300);
  };
  const isAt = (title: string): boolean => screen.queryByRole('heading', { name: title }) !== null;
  const press = (role: 'button' | 'tab', name: string): void => {
    fireEvent.press(screen.getByRole(role, { name }));
  };

  test('begin at the first page, with the numbers of this table, and are turned one by one', async () => {
    await open();
    expect(isAt('How to win')).toBe(true);
    expect(screen.getByText('As in this game')).toBeTruthy();
    expect(screen.getByText('First to 30 here.')).toBeTruthy();
    press('button', 'Next: Trader');
    expect(isAt('Trader')).toBe(true);
    expect(isAt('How to win')).toBe(false);
    expect(screen.getByText('Cards, 1 of 2')).toBeTruthy();
    press('button', 'Next: Beggar');
    press('button', 'Previous: Trader');
    expect(screen.getByText('Exchange goods for points.')).toBeTruthy();
  });

  test('a chapter opens at its first page, one with many pages at a list of them', async () => {
    await open();
    expect(screen.getByRole('tab', { name: 'The goal', selected: true })).toBeTruthy();
    press('tab', 'Cards');
    expect(isAt('Trader')).toBe(true);
    press('button', 'Cards, 1 of 2. All pages: Cards');
    press('button', 'Beggar');
    expect(isAt('Beggar')).toBe(true);
    press('tab', 'Towns');
    expect(isAt('Towns')).toBe(true);
    press('button', 'Town g');
    expect(isAt('Town g')).toBe(true);
    expect(screen.getByText('Towns, 7 of 7')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
  });

  test('are searched as one types, by further words and without accents, and lead to the page', async () => {
    await open();
    const type = (text: string): void => {
      fireEvent.changeText(screen.getByLabelText('Search the rules'), text);
    };
    type('points exchange');
    expect(screen.getByText('1 page')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Beggar' })).toBeNull();
    type('dragons');
    expect(screen.getByText('Nothing found for “dragons”.')).toBeTruthy();
    type('Händelaar');
    press('button', 'Trader');
    expect(isAt('Trader')).toBe(true);
    expect(screen.getByRole('button', { name: 'Next: Beggar' })).toBeTruthy();
  });

  test('answer what people ask, the first three at once', async () => {
    await open('beggar');
    expect(screen.getByText('three?')).toBeTruthy();
    expect(screen.queryByText('four?')).toBeNull();
    press('button', 'More questions');
    expect(screen.getByText('four?')).toBeTruthy();
  });

  test('show just the page that was asked for, with a way to all of them', async () => {
    await open('beggar');
    expect(isAt('Beggar')).toBe(true);
    expect(screen.queryByLabelText('Search the rules')).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
    press('button', 'All the rules');
    expect(isAt('Beggar')).toBe(true);
    expect(screen.getByLabelText('Search the rules')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Previous: Trader' })).toBeTruthy();
  });
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
