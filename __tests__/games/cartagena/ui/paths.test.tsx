import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { optionsRefusal, DEFAULT_OPTIONS, type LayoutOption } from '@/games/cartagena/rules/options';
import { namedLayout, SYMBOLS } from '@/games/cartagena/rules/route';
import { PathEditor } from '@/games/cartagena/ui/PathEditor';
import {
  asCustom,
  boardRange,
  codeOf,
  completeBoard,
  EMPTY_BOARD,
  emptyDraft,
  finished,
  firstChosen,
  fixedLayout,
  layBoard,
  missingIn,
  putSymbol,
  readCode,
  resizeChosen,
  turnBoard,
} from '@/games/cartagena/ui/paths';
import { renderKit } from '@tests/ui/support/renderKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a copied path is the same after it was sent as a code', () => {
  const code = codeOf(namedLayout('layout-a'));
  expect(readCode(code ?? '', 'escape')).toEqual({ ok: true, layout: namedLayout('layout-a') });
  expect(readCode(code?.toLowerCase().replaceAll('-', ' ') ?? '', 'escape').ok).toBe(true);
  expect(readCode(code ?? '', 'complete')).toEqual({ ok: false, reason: 'route' });
  expect(readCode('nonsense', 'escape')).toEqual({ ok: false, reason: 'wrong' });
});

test('the last symbol of a board goes by itself', () => {
  const five = SYMBOLS.slice(0, 5).reduce(putSymbol, EMPTY_BOARD);
  expect(completeBoard(five, SYMBOLS)).toEqual(SYMBOLS);
  expect(completeBoard(EMPTY_BOARD, SYMBOLS)).toEqual(EMPTY_BOARD);
  expect(finished(emptyDraft('complete'))).toBeNull();
  expect(missingIn(emptyDraft('complete'))).toBe(36);
});

test('boards change places, turn round, come and go, and never lie in two places', () => {
  const chosen = firstChosen('complete');
  const swapped = layBoard(chosen, 'tunnel', 0, 5);
  expect(swapped.tunnel[0]?.board).toBe(5);
  expect(swapped.jungle[1]?.board).toBe(1);
  expect(turnBoard(chosen, 'jungle', 2).jungle[2]?.turned).toBe(true);
  const longer = resizeChosen(chosen, 'tunnel', 5);
  expect(longer.tunnel.map(({ board }) => board)).toEqual([1, 2, 3, 7, 8]);
  expect(boardRange('complete', 5)).toEqual({ min: 3, max: 3 });
  for (const layout of [swapped, longer]) {
    expect(optionsRefusal({ ...DEFAULT_OPTIONS, route: 'complete', layout }, 2)).toBeNull();
  }
  expect(fixedLayout({ type: 'random', tunnel: 6, jungle: 0, turns: true })).toBeNull();
});

function Editor({ onLayout }: { onLayout: (layout: LayoutOption) => void }) {
  const [layout, setLayout] = useState(asCustom(namedLayout('layout-a')));
  return layout.type === 'random' ? null : (
    <PathEditor
      open
      route="escape"
      layout={layout}
      onChange={(next) => {
        setLayout(next);
        onLayout(next);
      }}
      onClose={() => undefined}
    />
  );
}

test('six taps copy a board; a symbol that is there already is refused in words', () => {
  const onLayout = jest.fn();
  renderKit(<Editor onLayout={onLayout} />);
  fireEvent.press(screen.getByLabelText('Clear board 1'));
  expect(screen.getByText('6 spaces are still empty')).toBeTruthy();
  fireEvent.press(screen.getByLabelText('Chest'));
  fireEvent.press(screen.getByLabelText('Chest'));
  expect(screen.getByText('Each symbol stands on a board exactly once.')).toBeTruthy();
  for (const symbol of ['Hook', 'Rum', 'Parrot', 'Pistol']) fireEvent.press(screen.getByLabelText(symbol));
  // The sixth, the lantern, is the only one left.
  fireEvent.press(screen.getByLabelText('Use this path'));
  expect(onLayout).toHaveBeenCalledWith(expect.objectContaining({ type: 'custom', unlocked: false }) as LayoutOption);
  const [[layout]] = onLayout.mock.calls as [[Extract<LayoutOption, { type: 'custom' }>]];
  expect(layout.tunnel[0]).toEqual(['chest', 'hook', 'rum', 'parrot', 'pistol', 'lantern']);
});

test('a code lays its path, a mistyped one says so', () => {
  const onLayout = jest.fn();
  renderKit(<Editor onLayout={onLayout} />);
  fireEvent.changeText(screen.getByLabelText('A code you were given'), 'oops');
  fireEvent.press(screen.getByLabelText('Lay the path of this code'));
  expect(screen.getByText(/That is not a path code/)).toBeTruthy();
  const turned = { tunnel: namedLayout('layout-a').tunnel.map((board) => board.toReversed()), jungle: [] };
  fireEvent.changeText(screen.getByLabelText('A code you were given'), codeOf(turned) ?? '');
  fireEvent.press(screen.getByLabelText('Lay the path of this code'));
  fireEvent.press(screen.getByLabelText('Use this path'));
  expect(onLayout).toHaveBeenCalledWith({ type: 'custom', ...turned, unlocked: false });
});
