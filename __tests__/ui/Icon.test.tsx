import { render, screen } from '@testing-library/react-native';
import { Icon } from '@/ui/icons/Icon';

test('is decoration unless it has a label', () => {
  render(
    <>
      <Icon name="santo-domingo/galleon" color="#fff" />
      <Icon name="undo" color="#fff" />
    </>,
  );
  expect(screen.queryByRole('img')).toBeNull();
});

test('speaks when it is given a label', () => {
  render(<Icon name="barrel" color="#fff" label="Goods" />);
  expect(screen.getByRole('img', { name: 'Goods' })).toBeTruthy();
});
