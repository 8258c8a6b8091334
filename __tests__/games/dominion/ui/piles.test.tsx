import { fireEvent, screen } from '@testing-library/react-native';
import { aDominionGame } from '@tests/e2e/dominionSaves';
import { pass } from '@tests/ui/support/renderKit';
import { openTable } from './openTable';

/** A card that asks for a pile is answered in the Supply, with the hand and the reader in sight. */

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const aWorkshop = () =>
  aDominionGame('piles', ['Ana', 'Ben: easy'], {
    kingdom: ['workshop', 'market', 'village'],
    hands: { 0: ['workshop', 'copper'] },
    decks: { 0: ['copper'], 1: ['copper'] },
  });

test('a Workshop lights the piles it may take, says why not, and takes the one that is chosen', async () => {
  const { session, leave } = await openTable(aWorkshop(), { language: 'nl', speed: 'off' });
  session.submit(0, { type: 'play', card: 'workshop' });
  await pass(800);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.press(screen.getByRole('radio', { name: /^Goud\. Kost 6/ }));
  await pass(100);
  expect(screen.getByText('Deze kaart is te duur.')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('radio', { name: /^Zilver\. Kost 3/ }));
  await pass(100);
  expect(screen.getByRole('radio', { name: /^Zilver\. Kost 3/ })).toBeChecked();
  fireEvent.press(screen.getByRole('button', { name: 'Neem Zilver' }));
  await pass(100);
  expect(session.view(0)).toMatchObject({ players: [{ discardTop: 'silver' }, {}] });
  leave();
});
