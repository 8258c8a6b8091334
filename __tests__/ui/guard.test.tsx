/** Nothing that decides appears under a finger. */
import { act, fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Pressable } from 'react-native';
import { entry as santoDomingoEntry } from '@/games/santo-domingo';
import type { Event } from '@/games/santo-domingo/rules/events';
import type { Action } from '@/games/santo-domingo/rules/actions';
import type { View } from '@/games/santo-domingo/rules/view';
import { staging } from '@/games/santo-domingo/ui/staging';
import { Button } from '@/ui/Button';
import { Curtain } from '@/ui/curtain/Curtain';
import { Guard } from '@/ui/Guard';
import { ConfirmDialog } from '@/ui/overlays/Confirm';
import { Sheet } from '@/ui/overlays/Sheet';
import { useCovered } from '@/ui/overlays/Host';
import { ChoiceSheet } from '@/ui/prompts/ChoiceSheet';
import { useGameTable, type GameTable } from '@/ui/table/useGameTable';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { pass, renderKit } from './support/renderKit';
import { aSession, opened } from '@tests/session/table';

jest.mock('@/ui/guardMs', () => ({ GUARD_MS: 400 }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A frame to draw it, and what a clock that ticks in tens makes of the rest. */
const ONE_FRAME = 30;

const press = (name: string): void => void fireEvent.press(screen.getByRole('button', { name }));

describe('buttons in a guard', () => {
  test('count when they have been seen, and again when what they are about has changed', async () => {
    const answered = jest.fn<void, [string]>();
    const dock = (question: string) => (
      <Guard of={question}>
        <Button label={question} onPress={() => answered(question)} />
      </Guard>
    );
    const { rerender } = renderKit(dock('Next'));
    press('Next');
    expect(answered).not.toHaveBeenCalled();
    await pass(400 + ONE_FRAME);
    press('Next');
    expect(answered.mock.calls).toEqual([['Next']]);

    rerender(dock('Trade'));
    press('Trade');
    await pass(380);
    expect(answered).toHaveBeenCalledTimes(1);
    await pass(20 + ONE_FRAME);
    press('Trade');
    expect(answered.mock.calls).toEqual([['Next'], ['Trade']]);
  });

  test('count anew when the same thing comes back', async () => {
    const answered = jest.fn();
    const dock = (of: string) => (
      <Guard of={of}>
        <Button label="Next" onPress={answered} />
      </Guard>
    );
    const { rerender } = renderKit(dock('watching'));
    await pass(400 + ONE_FRAME);
    rerender(dock('asked'));
    await pass(100);
    rerender(dock('watching'));
    press('Next');
    expect(answered).not.toHaveBeenCalled();
  });

  test('are deaf to fingers and to everything else, while what decides nothing answers at once', async () => {
    const answered = jest.fn();
    const lifted = jest.fn();
    renderKit(
      <Guard of="asked">
        <Button label="Play" onPress={answered} />
        <Tap label="Card" onPress={lifted} />
      </Guard>,
    );
    press('Play');
    press('Card');
    expect(answered).not.toHaveBeenCalled();
    expect(lifted).toHaveBeenCalledTimes(1);
    await pass(400 + ONE_FRAME);
    press('Play');
    expect(answered).toHaveBeenCalledTimes(1);
  });

  test('a run of taps never becomes an answer, and whoever pauses once is heard', async () => {
    const answered = jest.fn();
    const dock = (question: string) => (
      <Guard of={question}>
        <Button label="Play" onPress={answered} />
      </Guard>
    );
    const { rerender } = renderKit(dock('one'));
    await pass(400 + ONE_FRAME);
    press('Play');
    expect(answered).toHaveBeenCalledTimes(1);
    rerender(dock('two'));
    for (let i = 0; i < 20; i++) {
      await pass(120 + (i % 5) * 60);
      press('Play');
    }
    expect(answered).toHaveBeenCalledTimes(1);
    await pass(400 + ONE_FRAME);
    press('Play');
    press('Play');
    expect(answered).toHaveBeenCalledTimes(3);
  });

  test('cards lifted meanwhile make nobody wait longer', async () => {
    const answered = jest.fn();
    renderKit(
      <Guard of="asked">
        <Button label="Play" onPress={answered} />
        <Tap label="Card" onPress={() => undefined} />
      </Guard>,
    );
    await pass(200);
    press('Card');
    await pass(200 + ONE_FRAME);
    press('Play');
    expect(answered).toHaveBeenCalledTimes(1);
  });

  test('where nothing is decided, tapping on makes nobody wait longer, in guards inside it too', async () => {
    const next = jest.fn();
    renderKit(
      <Guard of="watching" decides={false}>
        <Guard of="1">
          <Button label="Next" onPress={next} />
        </Guard>
      </Guard>,
    );
    for (let i = 0; i < 3; i++) {
      press('Next');
      await pass(150);
    }
    expect(next).not.toHaveBeenCalled();
    press('Next');
    expect(next).toHaveBeenCalledTimes(1);
  });

  test('a press that began before the question came, or too soon, is no answer when it ends', async () => {
    const answered = jest.fn<void, [string]>();
    const dock = (question: string) => (
      <Guard of={question}>
        <Button label="Play" onPress={() => answered(question)} />
      </Guard>
    );
    const { rerender } = renderKit(dock('one'));
    const button = () => screen.getByRole('button', { name: 'Play' });
    await pass(400 + ONE_FRAME);
    // A finger, or a key, that is held while everything changes.
    fireEvent(button(), 'pressIn');
    rerender(dock('two'));
    await pass(1000);
    press('Play');
    expect(answered).not.toHaveBeenCalled();
    rerender(dock('three'));
    await pass(390);
    fireEvent(button(), 'pressIn');
    await pass(100);
    press('Play');
    expect(answered).not.toHaveBeenCalled();
    await pass(400 + ONE_FRAME);
    fireEvent(button(), 'pressIn');
    press('Play');
    expect(answered.mock.calls).toEqual([['three']]);
  });

  test('a guard inside another waits for both', async () => {
    const answered = jest.fn();
    const dock = (outer: string) => (
      <Guard of={outer}>
        <Guard of="always">
          <Button label="Play" onPress={answered} />
        </Guard>
      </Guard>
    );
    const { rerender } = renderKit(dock('one'));
    await pass(400 + ONE_FRAME);
    rerender(dock('two'));
    press('Play');
    expect(answered).not.toHaveBeenCalled();
  });
});

describe('sheets that ask', () => {
  test('count when they have come to rest and been seen', async () => {
    const answered = jest.fn();
    renderKit(
      <ChoiceSheet open demand="Discard" answer={{ label: 'Discard it', ready: true, onPress: answered }}>
        <Text>card</Text>
      </ChoiceSheet>,
    );
    await pass(200);
    press('Discard it');
    await pass(60 + 390);
    press('Discard it');
    expect(answered).not.toHaveBeenCalled();
    await pass(400 + ONE_FRAME);
    press('Discard it');
    expect(answered).toHaveBeenCalledTimes(1);
  });

  test('a tap while one slides up is forgotten when it has come to rest and been seen', async () => {
    const answered = jest.fn();
    renderKit(
      <ChoiceSheet open demand="Discard" answer={{ label: 'Discard it', ready: true, onPress: answered }}>
        <Text>card</Text>
      </ChoiceSheet>,
    );
    await pass(100);
    press('Discard it');
    await pass(160 + 400 + ONE_FRAME);
    press('Discard it');
    expect(answered).toHaveBeenCalledTimes(1);
  });

  test('count anew for the next question of a sheet that stays open', async () => {
    const answered = jest.fn();
    const sheet = (question: string) => (
      <ChoiceSheet
        open
        question={question}
        demand="Discard"
        answer={{ label: 'Discard it', ready: true, onPress: answered }}
      >
        <Text>card</Text>
      </ChoiceSheet>
    );
    const { rerender } = renderKit(sheet('1'));
    await pass(260 + 400 + ONE_FRAME);
    rerender(sheet('2'));
    press('Discard it');
    expect(answered).not.toHaveBeenCalled();
  });

  test('a tap beside a sheet that still slides up does not close it', async () => {
    const closed = jest.fn();
    renderKit(<Sheet open guarded title="Build" onClose={closed} />);
    const beside = screen.getByTestId('beside', { includeHiddenElements: true });
    await pass(260 + 360);
    fireEvent.press(beside);
    await pass(40 + ONE_FRAME);
    fireEvent.press(beside);
    expect(closed).not.toHaveBeenCalled();
    await pass(400 + ONE_FRAME);
    fireEvent.press(beside);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('a question asked once more is not answered by the tap that raised it', async () => {
    const answered = jest.fn();
    renderKit(<ConfirmDialog open question={{ title: 'Delete?', yes: 'Delete' }} onAnswer={answered} />);
    await pass(300);
    press('Delete');
    expect(answered).not.toHaveBeenCalled();
    await pass(400 + ONE_FRAME);
    press('Delete');
    expect(answered).toHaveBeenCalledWith(true);
  });
});

describe('what lies over a table', () => {
  function Covered() {
    return <Text>{useCovered() ? 'covered' : 'free'}</Text>;
  }

  test('is known from its first moment until it has gone', async () => {
    function Table() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Covered />
          <Tap label="Open" onPress={() => setOpen(true)} />
          <Sheet open={open} title="Log" onClose={() => setOpen(false)} />
        </>
      );
    }
    renderKit(<Table />);
    expect(screen.getByText('free')).toBeTruthy();
    press('Open');
    expect(screen.getByText('covered', { includeHiddenElements: true })).toBeTruthy();
    press('Close');
    await pass(200);
    expect(screen.getByText('covered', { includeHiddenElements: true })).toBeTruthy();
    await pass(100);
    expect(screen.getByText('free')).toBeTruthy();
  });

  test('a curtain that opens still covers', async () => {
    const table = (closed: boolean) => (
      <>
        <Covered />
        <Curtain closed={closed} name="Ines" color="green" context="" onReveal={() => undefined} />
      </>
    );
    const { rerender } = renderKit(table(true));
    rerender(table(false));
    await pass(200);
    expect(screen.getByText('covered', { includeHiddenElements: true })).toBeTruthy();
    await pass(100);
    expect(screen.getByText('free')).toBeTruthy();
  });
});

describe('the one door for answers', () => {
  function atTheTable(people: number) {
    const session = aSession(santoDomingoEntry, people === 1 ? ['person', 'easy'] : ['person', 'person'], { seed: 1 });
    let table: GameTable<Action, View, Event> | null = null;
    function Table() {
      const [open] = useState(() => opened(session));
      const now = useGameTable<Action, View, Event>({ open, game: 'santo-domingo', staging });
      table = now;
      const { decision } = now.show;
      return (
        <Pressable
          role="button"
          aria-label="Answer"
          onPress={() => {
            const [action] = decision?.actions ?? [];
            if (action !== undefined) now.submit(action);
          }}
        />
      );
    }
    renderKit(<Table />);
    return {
      answers: () => session.toSave().log.filter(({ seat }) => seat < people).length,
      table: () => table,
    };
  }

  /** An answer is dropped now, and counts so many milliseconds later. */
  async function countsAfter(ms: number, answers: () => number): Promise<void> {
    press('Answer');
    expect(answers()).toBe(0);
    await pass(ms + ONE_FRAME);
    press('Answer');
    expect(answers()).toBe(1);
  }

  test('drops what comes too soon, and takes what comes later', async () => {
    const { answers } = atTheTable(1);
    press('Answer');
    await pass(380);
    await countsAfter(20, answers);
  });

  test('a question behind a curtain is not on screen until that has gone', async () => {
    const { answers, table } = atTheTable(2);
    await pass(1000);
    act(() => table()?.director.takePhone());
    await pass(260 + 360);
    await countsAfter(40, answers);
  });

  test('somebody who looks back at the log comes back to a question that is new on screen', async () => {
    const { answers, table } = atTheTable(1);
    await pass(1000);
    const frame = table()?.show.past[0];
    if (frame === undefined) throw new Error('nothing happened yet');
    act(() => table()?.lookBack(frame));
    press('Answer');
    act(() => table()?.lookBack(null));
    await countsAfter(400, answers);
  });
});
