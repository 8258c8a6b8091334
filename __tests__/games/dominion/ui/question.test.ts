import { must } from '@antilles/engine';
import { DONE, PICK, type Action } from '@/games/dominion/rules/actions';
import { dominion } from '@/games/dominion/rules/game';
import type { CardId } from '@/games/dominion/rules/printed';
import { actionsFor, askOf, isSameQuestion, moved, named, toggled, type SheetAsk } from '@/games/dominion/ui/question';
import { aTable } from '../aTable';

type Table = ReturnType<typeof aTable>;

/** What the sheet of whoever is asked shows now; null when nothing is asked in the sheet. */
function sheetOf(table: Table): SheetAsk | null {
  const [seat] = dominion.waiting(table.state);
  if (seat === undefined) return null;
  const decision = must(dominion.decision(table.state, seat), 'a decision');
  return askOf(
    dominion.view(table.state, seat),
    decision,
    (action) => dominion.refusal(table.state, seat, action),
    'militia',
  );
}

const asked = (table: Table): SheetAsk => must(sheetOf(table), 'a question');

const cardsOf = (ask: SheetAsk): readonly CardId[] => ask.choices.map(({ card }) => card);

const idOf = (ask: SheetAsk, card: CardId): string =>
  must(ask.choices.find((choice) => choice.card === card)?.id, `no ${card}`);

/** Gives the whole answer the way the table does: action by action, as long as the same question is asked. */
function give(table: Table, ask: SheetAsk, chosen: readonly string[]): readonly Action[] {
  const given: Action[] = [];
  actionsFor(ask, chosen).forEach((action, i) => {
    if (i > 0 && !isSameQuestion(ask, i, sheetOf(table))) return;
    table.act(action);
    given.push(action);
  });
  return given;
}

test('Warehouse asks for three cards at once, and gets them one by one', () => {
  const table = aTable({
    hands: { 0: ['warehouse', 'estate', 'silver', 'gold'] },
    decks: { 0: ['copper', 'estate', 'curse'] },
  });
  table.act({ type: 'play', card: 'warehouse' });
  const ask = asked(table);
  expect(ask).toMatchObject({ form: 'cards', card: 'warehouse', min: 3, max: 3, verb: 'discard' });
  expect(cardsOf(ask)).toEqual(['gold', 'silver', 'copper', 'estate', 'estate', 'curse']);
  const estates = ask.choices.filter(({ card }) => card === 'estate').map(({ id }) => id);
  give(table, ask, [...estates, idOf(ask, 'curse')]);
  expect(table.hand(0)).toEqual(['copper', 'gold', 'silver']);
  expect(sheetOf(table)).toBeNull();
});

test('a Throne Room asks twice, and one answer never answers both', () => {
  const table = aTable({
    hands: { 0: ['throne-room', 'chapel', 'copper', 'copper', 'copper', 'copper', 'estate', 'gold'] },
  });
  table.act({ type: 'play', card: 'throne-room' });
  const first = asked(table);
  // Four is all a Chapel trashes: nothing is said after the fourth, or it would be said to the second Chapel.
  const coppers = first.choices.filter(({ card }) => card === 'copper').map(({ id }) => id);
  expect(first).toMatchObject({ kind: 'chapel/trash', min: 0, max: 4 });
  expect(give(table, first, coppers)).toHaveLength(4);
  expect(asked(table)).toMatchObject({ kind: 'chapel/trash', max: 2 });
  expect(table.hand(0)).toEqual(['estate', 'gold']);
  expect(give(table, asked(table), [])).toEqual([DONE]);
  expect(sheetOf(table)).toBeNull();
});

test('what answers itself at the end is not answered again', () => {
  const table = aTable({
    hands: { 0: ['militia'], 1: ['copper', 'copper', 'copper', 'copper', 'estate'] },
  });
  table.act({ type: 'play', card: 'militia' });
  const ask = asked(table);
  expect(ask).toMatchObject({ seat: 1, player: 0, min: 2, max: 2 });
  // With the Estate gone only Coppers are left, and the rules discard one by themselves.
  expect(give(table, ask, [idOf(ask, 'estate'), idOf(ask, 'copper')])).toEqual([PICK.estate]);
  expect(table.hand(1)).toEqual(['copper', 'copper', 'copper']);
});

test('the Ghost Ship counts the order: the first one chosen ends on top (D-29)', () => {
  const table = aTable({
    hands: { 0: ['ghost-ship'], 1: ['copper', 'silver', 'gold', 'estate', 'curse'] },
    decks: { 0: ['copper', 'copper'] },
  });
  table.act({ type: 'play', card: 'ghost-ship' });
  const ask = asked(table);
  expect(ask).toMatchObject({ ordered: true, min: 2, max: 2 });
  give(table, ask, [idOf(ask, 'curse'), idOf(ask, 'estate')]);
  expect(table.state.players[1]?.deck.slice(-2)).toEqual(['estate', 'curse']);
});

test('a pile that costs too much says so', () => {
  const table = aTable({ hands: { 0: ['workshop'] }, kingdom: ['market', 'smithy'] });
  table.act({ type: 'play', card: 'workshop' });
  const ask = asked(table);
  expect(ask.form).toBe('piles');
  expect(ask.choices.find(({ card }) => card === 'market')?.refusal).toBe('too-expensive');
  expect(ask.choices.find(({ card }) => card === 'smithy')?.refusal).toBeNull();
});

test('the Navigator puts five cards in order', () => {
  const table = aTable({
    hands: { 0: ['navigator'] },
    decks: { 0: ['gold', 'copper', 'estate', 'silver', 'curse', 'copper'] },
  });
  table.act({ type: 'play', card: 'navigator' });
  expect(asked(table)).toMatchObject({ form: 'buttons', shown: ['gold', 'copper', 'estate', 'silver', 'curse'] });
  table.act({ type: 'choose', option: 'put-back' });
  const ask = asked(table);
  expect(ask.form).toBe('order');
  const order = moved(
    ask.choices.map(({ id }) => id),
    idOf(ask, 'silver'),
    2,
  );
  give(table, ask, order);
  expect([...must(table.state.players[0], 'a player').deck].reverse()).toEqual([
    'gold',
    'copper',
    'silver',
    'estate',
    'curse',
    'copper',
  ]);
});

test('a hint names every card of its answer, equal ones each by itself', () => {
  const table = aTable({ hands: { 0: ['militia'], 1: ['copper', 'estate', 'gold', 'estate', 'curse'] } });
  table.act({ type: 'play', card: 'militia' });
  const ask = asked(table);
  expect(named(ask, [PICK.estate, PICK.estate]).map((id) => ask.choices.find((each) => each.id === id)?.card)).toEqual([
    'estate',
    'estate',
  ]);
  expect(new Set(named(ask, [PICK.estate, PICK.estate])).size).toBe(2);
  expect(named(ask, [PICK.curse, DONE])).toEqual([idOf(ask, 'curse')]);
});

test('a tap chooses, a further one changes one’s mind, and too many are refused', () => {
  const table = aTable({ hands: { 0: ['militia'], 1: ['copper', 'silver', 'gold', 'estate', 'curse'] } });
  table.act({ type: 'play', card: 'militia' });
  const ask = asked(table);
  expect(toggled(ask, ['0'], '1')).toEqual(['0', '1']);
  expect(toggled(ask, ['0', '1'], '0')).toEqual(['1']);
  expect(toggled(ask, ['0', '1'], '2')).toBe('full');
  expect(toggled({ ...ask, min: 1, max: 1 }, ['0'], '2')).toEqual(['2']);
});

test('a Moat is shown or not, and the sheet knows which Attack it is about', () => {
  const table = aTable({ hands: { 0: ['militia'], 1: ['moat', 'copper', 'copper', 'copper', 'estate'] } });
  table.act({ type: 'play', card: 'militia' });
  expect(asked(table)).toMatchObject({ kind: 'react', card: 'militia', form: 'buttons', actions: [PICK.moat, DONE] });
});
