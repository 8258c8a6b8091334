/** What a table keeps for a question, and for a pair of eyes. */
import { act, renderHook } from '@testing-library/react-native';
import { useOpened, usePicked } from '@/ui/table/useHeld';

type Table = Parameters<typeof usePicked>[0];

const asked = (question: number | null, lookingBack: object | null = null): Table => ({
  show: { mode: 'play', question } as Table['show'],
  lookingBack,
});

test('what is picked belongs to one question, and does not come back with another', () => {
  const { result, rerender } = renderHook((table: Table) => usePicked(table, 'nothing'), { initialProps: asked(1) });
  act(() => result.current[1]('a card'));
  expect(result.current[0]).toBe('a card');
  // Whoever looks back is asked nothing; what they had picked is there when they return.
  rerender(asked(1, {}));
  expect(result.current[0]).toBe('nothing');
  rerender(asked(1));
  expect(result.current[0]).toBe('a card');
  rerender(asked(2));
  expect(result.current[0]).toBe('nothing');
  rerender(asked(1));
  expect(result.current[0]).toBe('nothing');
});

test('a sheet closes when the phone goes on, and stays closed when it comes back', () => {
  const eyes = (viewer: number | null) => ({ show: { viewer } });
  const { result, rerender } = renderHook((table: ReturnType<typeof eyes>) => useOpened<string>(table), {
    initialProps: eyes(0),
  });
  act(() => result.current[1]('rules'));
  expect(result.current[0]).toBe('rules');
  rerender(eyes(null));
  expect(result.current[0]).toBeNull();
  rerender(eyes(0));
  expect(result.current[0]).toBeNull();
});
