/** What a card says it would bring: the truth always lies within, and every end of a range can come about. */
import { below, luckFrom, must, pick, type HasRng, type Seat } from '@antilles/engine';
import { outlook, rangeText } from '@/games/santo-domingo/ui/outlook';
import { entry } from '@/games/santo-domingo';
import { aTable, CARDS, santoDomingo, type Action, type Card, type Event, type State } from '../aTable';

const choicesOf = (state: State, seat: Seat): readonly (readonly Card[])[] =>
  must(santoDomingo.decision(state, seat), 'asked').actions.map((action) =>
    action.type === 'choose' ? action.cards : [],
  );

/** What a seat really got with each card it played, trading all it can. */
function played(start: State, choices: readonly (readonly Card[])[], seat: Seat): ReadonlyMap<Card, number> {
  const state = santoDomingo.clone(start);
  const got = new Map<Card, number>();
  const see = (event: Event): void => {
    if (event.type === 'took') {
      const at = event.seats.indexOf(seat);
      if (at >= 0) got.set(event.card, event.each - (event.lost[at] ?? 0));
    } else if (event.type === 'rewarded' && event.seat === seat) got.set(event.card, event.amount - event.lost);
    else if (event.type === 'traded' && event.seat === seat) got.set(7, event.points);
    else if (event.type === 'begged' && event.seat === seat) got.set(8, event.forHand + event.forTraders - event.lost);
  };
  choices.forEach((cards, who) => santoDomingo.apply(state, who, { type: 'choose', cards }, see));
  for (;;) {
    const [who] = santoDomingo.waiting(state);
    if (who === undefined || santoDomingo.decision(state, who)?.kind !== 'trade') return got;
    const all = must(santoDomingo.decision(state, who)?.actions.at(-1), 'an amount');
    santoDomingo.apply(state, who, all, see);
  }
}

/** A position of a random game in which everybody is about to choose. */
function somewhere(luck: HasRng, seats: number): State {
  const options = { ...entry.sampleOptions(luck, seats), openDiscards: below(luck, 2) === 0 };
  const state = santoDomingo.setup(options, seats, below(luck, 1e9));
  const rounds = below(luck, 9);
  let last = santoDomingo.clone(state);
  for (let i = 0; i < 5000 && !state.over && state.round <= rounds; i++) {
    const seat = must(santoDomingo.waiting(state)[0], 'somebody');
    const decision = must(santoDomingo.decision(state, seat), 'asked');
    santoDomingo.apply(state, seat, pick<Action>(luck, decision.actions), null);
    if (santoDomingo.waiting(state).length === seats) last = santoDomingo.clone(state);
  }
  return last;
}

const RUNS = 250;

test.each([2, 3, 4, 5, 6])('%i players: what a card brings lies within what it said', (seats) => {
  const luck = luckFrom(seats * 31);
  for (let run = 0; run < RUNS; run++) {
    const state = somewhere(luck, seats);
    if (state.over) continue;
    const choices = state.players.map((_, seat) => pick(luck, choicesOf(state, seat)));
    const seat = below(luck, seats);
    const view = santoDomingo.view(state, seat);
    const own = must(choices[seat], 'own cards');
    const got = played(state, choices, seat);
    for (const lifted of [[], own, [...own].reverse()]) {
      const said = outlook(view, seat, lifted);
      for (const card of own) {
        const range = must(said.get(card), `a range for ${card}`);
        const brought = must(got.get(card), `what ${card} brought`);
        expect([run, card, range.least <= brought, brought <= range.most]).toEqual([run, card, true, true]);
      }
    }
  }
});

test.each([2, 3, 4])('%i players: with the spent cards open, both ends of a range can come about', (seats) => {
  const luck = luckFrom(seats * 77);
  for (let run = 0; run < 8; run++) {
    const found = somewhere(luck, seats);
    if (found.over) continue;
    const state: State = { ...found, options: { ...found.options, openDiscards: true } };
    const own = pick(luck, choicesOf(state, 0));
    const view = santoDomingo.view(state, 0);
    const said = outlook(view, 0, own);
    const all = state.players
      .slice(1)
      .reduce<(readonly (readonly Card[])[])[]>(
        (tables, _, i) => tables.flatMap((table) => choicesOf(state, i + 1).map((cards) => [...table, cards])),
        [[own]],
      );
    const got = all.map((choices) => played(state, choices, 0));
    for (const card of own) {
      // How full the display is for a Beggar depends on what one hands in before: the test hands in everything.
      if (card === 8 && own.includes(7)) continue;
      const brought = got.map((each) => each.get(card) ?? 0);
      expect({ least: Math.min(...brought), most: Math.max(...brought) }).toEqual(said.get(card));
    }
  }
});

test('round 3 of the worked example: what the table of the mock-up says', () => {
  const table = aTable({
    seats: 3,
    rows: { points: 8, goods: 5, trader: 5 },
    goods: [10, 6, 3],
    hands: { 0: [2, 4, 7, 8], 1: [4, 6, 7, 8] },
    options: { openDiscards: true },
  });
  const said = outlook(table.view(2), 2, [2, 4]);
  expect(CARDS.map((card) => rangeText(must(said.get(card), 'held')))).toEqual([
    '2',
    '4–5',
    '0–2',
    '1–3',
    '1–2',
    '0–6',
    '1–3',
    '1–5',
  ]);
});

test('a hidden hand may hold anything', () => {
  const table = aTable({ seats: 2, rows: { points: 6, goods: 6, trader: 6 }, hands: { 1: [8, 3] } });
  expect(outlook(table.view(0), 0, [1, 2]).get(2)).toEqual({ least: 1, most: 4 });
});
