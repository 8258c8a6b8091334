import { fireEvent, screen } from '@testing-library/react-native';
import { Hand } from '@/games/santo-domingo/ui/Hand';
import { revealPlan } from '@/games/santo-domingo/ui/revealPlan';
import { renderKit } from './support/renderKit';

test('a tap picks, a long press reads, a spent card keeps its place and says why', () => {
  const [tap, read, refuse] = [jest.fn(), jest.fn(), jest.fn()];
  renderKit(
    <Hand
      holds={[1, 2]}
      lifted={[2]}
      hinted={[]}
      worth={new Map([[1, { least: 0, most: 2 }]])}
      room={366}
      cardHeight={121}
      say={() => 'what it does'}
      onTap={tap}
      onRead={read}
      onRefuse={refuse}
    />,
  );
  expect(screen.getAllByRole('checkbox')).toHaveLength(8);
  fireEvent.press(screen.getByRole('checkbox', { name: /^1, / }));
  expect(tap).toHaveBeenCalledWith(1);
  expect(screen.getByRole('checkbox', { name: /^2, / })).toBeChecked();
  fireEvent(screen.getByRole('checkbox', { name: /^1, / }), 'longPress');
  expect(read).toHaveBeenCalledWith(1);
  fireEvent.press(screen.getByRole('checkbox', { name: /^6, / }));
  expect(refuse).toHaveBeenCalledTimes(1);
  expect(tap).toHaveBeenCalledTimes(1);
  expect(screen.getByText('0–2', { includeHiddenElements: true })).toBeTruthy();
});

test.each([
  [390 - 24, 310],
  [320 - 24, 300],
  [512, 230],
  [728, 330],
])('all cards that turn lie inside %i × %i, and none on another', (width, height) => {
  for (const players of [2, 3, 4, 5, 6]) {
    const plan = revealPlan(players, players > 3 ? 1 : 2, { width, height });
    const cards = plan.places.flatMap((place) => place.cards);
    for (const { x, y } of cards) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + plan.width).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + plan.height).toBeLessThanOrEqual(height);
    }
    for (const [i, a] of cards.entries())
      for (const b of cards.slice(i + 1))
        expect(Math.abs(a.x - b.x) >= plan.width || Math.abs(a.y - b.y) >= plan.height).toBe(true);
  }
});
