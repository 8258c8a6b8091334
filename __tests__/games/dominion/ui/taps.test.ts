import { must } from '@antilles/engine';
import { BUY, END_PHASE, PLAY, playTreasures } from '@/games/dominion/rules/actions';
import { dominion } from '@/games/dominion/rules/game';
import type { CardId } from '@/games/dominion/rules/printed';
import { nextStep, pileState, tapCard, tapPile, treasuresLeft, type Picked } from '@/games/dominion/ui/taps';
import { aTable, cards } from '../aTable';

/** What a tap comes to, without a screen. */

type Table = ReturnType<typeof aTable>;

const asked = ({ state }: Table) => must(dominion.decision(state, 0), 'a decision');
const pile = (table: Table, picked: Picked | null, card: CardId) => tapPile(table.view(0), asked(table), picked, card);
const card = (table: Table, picked: Picked | null, each: CardId) => tapCard(picked, each, table.refusal);
const next = (table: Table, picked: Picked | null) => nextStep(table.view(0), asked(table), picked, table.refusal);

const inHand = (each: CardId): Picked => ({ from: 'hand', card: each });
const onPile = (each: CardId): Picked => ({ from: 'pile', card: each });

const acting = (): Table => aTable({ hands: { 0: ['smithy', ...cards('GCE')] } });
const buying = (letters = 'GCE'): Table => aTable({ hands: { 0: cards(letters) }, actions: 0, buys: 2 });

describe('in the Action phase', () => {
  test('an Action is picked up, and played by a second tap or the button', () => {
    const table = acting();
    expect(card(table, null, 'smithy')).toEqual({ do: 'pick', picked: inHand('smithy') });
    expect(card(table, onPile('smithy'), 'smithy')).toEqual({ do: 'pick', picked: inHand('smithy') });
    expect(card(table, inHand('smithy'), 'smithy')).toEqual({ do: 'submit', actions: [PLAY.smithy] });
    expect(next(table, inHand('smithy'))).toEqual({ do: 'play', card: 'smithy', actions: [PLAY.smithy] });
  });

  test('what cannot be played is picked up and put down again, and the button goes on to buying', () => {
    const table = acting();
    for (const each of ['gold', 'estate'] as const) {
      expect(card(table, null, each)).toEqual({ do: 'pick', picked: inHand(each) });
      expect(card(table, inHand(each), each)).toEqual({ do: 'pick', picked: null });
      expect(next(table, inHand(each))).toEqual({ do: 'to-buying', actions: [END_PHASE] });
    }
    expect(next(table, null)).toEqual({ do: 'to-buying', actions: [END_PHASE] });
  });

  test('a pile says that it is too early, and a second tap buys nothing', () => {
    const table = acting();
    expect(pile(table, null, 'silver')).toEqual({ do: 'pick', picked: onPile('silver') });
    expect(pile(table, onPile('silver'), 'silver')).toEqual({ do: 'pick', picked: null });
    expect(next(table, onPile('silver'))).toEqual({ do: 'to-buying', actions: [END_PHASE] });
    const now = asked(table);
    expect(pileState(table.view(0), now, now, 'silver')).toEqual({
      standing: 'rest',
      why: 'finish-actions-first',
      short: 0,
    });
    // While a card is carried out nothing is refused yet.
    expect(pileState(table.view(0), now, null, 'silver')).toEqual({ standing: 'rest', why: null, short: 0 });
  });
});

describe('in the Buy phase', () => {
  test('a treasure is played at once; a Victory card is only picked up', () => {
    const table = buying();
    expect(card(table, null, 'gold')).toEqual({ do: 'submit', actions: [PLAY.gold] });
    expect(card(table, null, 'estate')).toEqual({ do: 'pick', picked: inHand('estate') });
  });

  test('the button plays all treasures, and without any asks for a pile', () => {
    const held = cards('GC');
    expect(next(buying(), null)).toEqual({ do: 'play-treasures', cards: held, actions: [playTreasures(held)] });
    expect(next(buying('E'), null)).toEqual({ do: 'choose' });
  });

  test('a second tap on a pile buys, and plays the treasures in hand first', () => {
    const table = buying();
    const actions = [playTreasures(cards('GC')), BUY.silver];
    expect(pile(table, onPile('gold'), 'silver')).toEqual({ do: 'pick', picked: onPile('silver') });
    expect(pile(table, onPile('silver'), 'silver')).toEqual({ do: 'submit', actions });
    expect(next(table, onPile('silver'))).toMatchObject({ do: 'buy', buy: { coinsLeft: 1, refusal: null }, actions });
  });

  test('after the first buy no treasure counts any more', () => {
    const table = buying();
    table.treasures();
    table.buy('copper');
    expect(treasuresLeft(table.view(0), asked(table))).toEqual([]);
    expect(pile(table, onPile('silver'), 'silver')).toEqual({ do: 'submit', actions: [BUY.silver] });
    expect(next(table, null)).toEqual({ do: 'choose' });
  });

  test('what cannot be paid is put down again, and the button says what is missing', () => {
    const table = buying();
    expect(pile(table, onPile('province'), 'province')).toEqual({ do: 'pick', picked: null });
    expect(next(table, onPile('province'))).toMatchObject({ do: 'buy', buy: { short: 4, refusal: 'too-expensive' } });
  });

  test('what can be paid is lit, what hardly anybody wants is not, and the rest says why', () => {
    const table = buying();
    const stateOf = (each: CardId) => pileState(table.view(0), asked(table), asked(table), each);
    expect(stateOf('silver')).toEqual({ standing: 'lit', why: null, short: 0 });
    expect(stateOf('copper')).toEqual({ standing: 'quiet', why: null, short: 0 });
    expect(stateOf('province')).toEqual({ standing: 'flat', why: 'too-expensive', short: 4 });
  });
});

test('whoever wants it so plays and buys with one tap, and never what is hardly wanted', () => {
  const [actions, money] = [acting(), buying()];
  expect(tapCard(null, 'smithy', actions.refusal, true)).toEqual({ do: 'submit', actions: [PLAY.smithy] });
  expect(tapCard(null, 'estate', actions.refusal, true)).toEqual({ do: 'pick', picked: inHand('estate') });
  const tap = (each: CardId) => tapPile(money.view(0), asked(money), null, each, true);
  expect(tap('silver')).toMatchObject({ do: 'submit' });
  expect(tap('province')).toEqual({ do: 'pick', picked: onPile('province') });
  expect(tap('curse')).toEqual({ do: 'pick', picked: onPile('curse') });
});
