import { fireEvent, render, screen } from '@testing-library/react-native';
import { Image, Text } from 'react-native';
import { cards } from '@/games/dominion/ui/art/pictures';
import { Picture as WebPicture } from '@/ui/art/Picture.web';
import { Vignette } from '@/ui/art/Vignette';

jest.mock('expo-asset', () => ({ Asset: { fromModule: (source: number) => ({ uri: `/assets/${source}.webp` }) } }));

const hidden = { includeHiddenElements: true };
const wharf = (picture: number = cards.wharf) => (
  <Vignette picture={picture} width={70} height={45}>
    <Text>flat face</Text>
  </Vignette>
);

test('a picture fills the size it is given and is passed over by screen readers', () => {
  const { UNSAFE_getByType, toJSON } = render(wharf());
  expect(UNSAFE_getByType(Image).props).toMatchObject({
    source: cards.wharf,
    resizeMode: 'cover',
  });
  expect(toJSON()).toMatchObject({ props: { 'aria-hidden': true, style: { width: 70, height: 45 } } });
  expect(screen.queryByText('flat face', hidden)).toBeNull();
});

test('a picture that cannot be had leaves its place to the flat face', () => {
  const { UNSAFE_getByType, rerender } = render(wharf());
  fireEvent(UNSAFE_getByType(Image), 'error');
  expect(screen.getByText('flat face', hidden)).toBeTruthy();

  // Another picture in the same place is tried afresh.
  rerender(wharf(cards.bazaar + 1));
  expect(screen.queryByText('flat face', hidden)).toBeNull();
});

test('a browser decodes it beside the page, and says when it cannot', () => {
  const onMissing = jest.fn();
  const { toJSON } = render(<WebPicture source={7} onMissing={onMissing} />);
  expect(toJSON()).toMatchObject({ type: 'img', props: { src: '/assets/7.webp', alt: '', decoding: 'async' } });
  fireEvent(screen.root, 'error');
  expect(onMissing).toHaveBeenCalled();
});
