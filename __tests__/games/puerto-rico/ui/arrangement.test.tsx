import { arrange } from '@/games/puerto-rico/ui/arrangement';
import { layoutFor } from '@/ui/useLayout';

const WATCHING = { asked: false, loading: false, placing: false };
const ASKED = { ...WATCHING, asked: true };
const LOADING = { ...ASKED, loading: true };

const phone = layoutFor(390, 844, 1);
const onItsSide = layoutFor(844, 390, 1);

test('on a phone the gauges stay in sight, and what can be loaded comes where the own board would lie', () => {
  expect(arrange(phone, ASKED)).toMatchObject({ pinned: true, board: ['others', 'shared', 'own', 'purse', 'asks'] });
  expect(arrange(phone, LOADING).board).toEqual(['others', 'shared', 'purse', 'asks']);
  expect(arrange(phone, { ...LOADING, asked: false }).board).toEqual(['others', 'shared', 'purse', 'own', 'asks']);
});

test('on a small phone, and with large text, what is asked comes first', () => {
  const small = layoutFor(320, 568, 1);
  const large = layoutFor(390, 844, 2);
  expect(arrange(small, ASKED).board).toEqual(['others', 'asks', 'own', 'purse', 'shared']);
  expect(arrange(small, WATCHING).board).toEqual(['others', 'shared', 'own', 'purse', 'asks']);
  expect(arrange(large, ASKED)).toMatchObject({
    pinned: false,
    board: ['gauges', 'asks', 'own', 'purse', 'others', 'shared'],
  });
  expect(arrange(large, WATCHING).board).toEqual(['gauges', 'others', 'shared', 'own', 'purse', 'asks']);
});

test('with two panes the own board lies on the right; on a phone on its side colonists are placed on the left', () => {
  const tablet = arrange(layoutFor(1180, 820, 1), ASKED);
  expect(tablet.board).toEqual(['gauges', 'others', 'shared', 'asks', 'recent']);
  expect(tablet.side).toEqual(['purse', 'own']);
  expect(arrange(onItsSide, ASKED)).toMatchObject({
    board: ['gauges', 'others', 'shared', 'asks'],
    side: ['purse', 'own', 'recent'],
  });
  const placing = arrange(onItsSide, { ...ASKED, placing: true });
  expect(placing).toMatchObject({ board: ['gauges', 'own', 'shared'], side: ['purse', 'recent'] });
  expect(placing.ownWidth).toBeGreaterThan(arrange(onItsSide, ASKED).ownWidth);
});
