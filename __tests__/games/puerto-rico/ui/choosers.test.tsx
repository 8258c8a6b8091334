import { must } from '@antilles/engine';
import { fireEvent, screen } from '@testing-library/react-native';
import type { Action } from '@/games/puerto-rico/rules/actions';
import { puertoRico } from '@/games/puerto-rico/rules/game';
import { Options } from '@/games/puerto-rico/ui/Options';
import { createWords, speaker } from '@/text';
import { aTable } from '../aTable';
import { renderKit } from '@tests/ui/support/renderKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const words = speaker(createWords('en'), 'puerto-rico', []);

/** Shows what seat 0 is asked; collects picks and refusals. */
function ask(table: ReturnType<typeof aTable>, picked: Action | null = null) {
  const picks: Action[] = [];
  const again: Action[] = [];
  const refusals: string[] = [];
  renderKit(
    <Options
      view={puertoRico.view(table.state, 0)}
      decision={must(puertoRico.decision(table.state, 0), 'seat 0 is asked')}
      picked={picked}
      hinted={null}
      onPick={(action) => picks.push(action)}
      onAgain={() => again.push(must(picked, 'something is picked'))}
      onRead={() => undefined}
      whyNot={(action) => {
        const reason = puertoRico.refusal(table.state, 0, action);
        return reason === null ? null : words.refusal(reason);
      }}
      onRefuse={(sentence) => refusals.push(sentence)}
      rewarded={false}
    />,
  );
  return { picks, again, refusals };
}

test('the trader sees what each good brings, and why one cannot be sold', () => {
  const table = aTable({
    seats: 3,
    house: ['corn'],
    boards: { 0: { goods: { corn: 1, coffee: 1 }, city: { 'small-market': 1 } } },
  }).role(0, 'trader');
  const { picks, refusals } = ask(table);
  fireEvent.press(screen.getByRole('radio', { name: /^Coffee\. price 4 \+ 1 trader \+ 1 market\. 6 doubloons/ }));
  expect(picks).toEqual([{ type: 'sell', good: 'coffee' }]);
  fireEvent.press(screen.getByRole('radio', { name: /^Corn\. / }));
  expect(picks).toHaveLength(1);
  expect(refusals).toEqual(['This kind is already in the trading house.']);
});

test('the captain sees every loading with its points, the best first', () => {
  const table = aTable({
    seats: 3,
    boards: { 0: { goods: { corn: 3, indigo: 2 }, city: { harbor: 1 } } },
    ships: [null, null, ['corn', 2]],
  }).role(0, 'captain');
  const { picks } = ask(table);
  const loadings = screen.getAllByRole('radio');
  expect(loadings[0]).toHaveAccessibleName(/^Corn to ship 6\. .*5 victory points/);
  fireEvent.press(must(loadings[0], 'a loading'));
  expect(picks).toEqual([{ type: 'load', good: 'corn', ship: 2 }]);
});

test('the settler may take a quarry', () => {
  const table = aTable({ seats: 3, faceUp: ['corn', 'corn', 'sugar', 'indigo'] }).role(0, 'settler');
  const { picks } = ask(table);
  fireEvent.press(screen.getByRole('radio', { name: /^Quarry/ }));
  expect(picks).toEqual([{ type: 'take-tile', tile: 'quarry' }]);
  expect(screen.getAllByRole('radio')).toHaveLength(4);
});

test('a second tap on what is picked answers with it', () => {
  const picked: Action = { type: 'take-tile', tile: 'corn' };
  const { picks, again } = ask(aTable({ seats: 3, faceUp: ['corn', 'sugar'] }).role(0, 'settler'), picked);
  fireEvent.press(screen.getByRole('radio', { name: /^Corn/ }));
  expect({ picks, again }).toEqual({ picks: [], again: [picked] });
});
