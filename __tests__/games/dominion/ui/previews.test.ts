import { below, luckFrom, must, play, shuffle, type HasRng } from '@antilles/engine';
import { entry as dominionEntry } from '@/games/dominion';
import { BUY, playTreasures, type Action } from '@/games/dominion/rules/actions';
import { dominion } from '@/games/dominion/rules/game';
import type { State } from '@/games/dominion/rules/state';
import { purchase, treasuresIn, treasureWorth } from '@/games/dominion/rules/buying';
import { isQuiet } from '@/games/dominion/ui/art';
import { actionsFor, afterwards, askOf, isSameQuestion, type SheetAsk } from '@/games/dominion/ui/question';

/** What the table says beforehand is what the rules do: compared in 10,000 positions of random games. */

const POSITIONS = 10_000;

const askAt = (state: State, seat: number): SheetAsk | null => {
  const decision = dominion.decision(state, seat);
  return decision && askOf(dominion.view(state, seat), decision, (action) => dominion.refusal(state, seat, action));
};

/** Every pile: whether it can be bought, what is left, and the Curses that come along. */
function checkBuying(state: State, seat: number): string[] {
  const view = dominion.view(state, seat);
  const hand = view.players[seat]?.hand ?? [];
  const treasures = view.turn.bought === 0 ? treasuresIn(hand) : [];
  const paid = treasures.length === 0 ? state : play(dominion, state, seat, playTreasures(treasures)).state;
  const wrong: string[] = [];
  if (paid.turn.coins !== view.turn.coins + treasureWorth(treasures, view)) wrong.push('the coins still in hand');
  for (const { card } of view.piles) {
    const said = must(purchase(view, seat, card, treasures), `no pile of ${card}`);
    const refusal = dominion.refusal(paid, seat, BUY[card]);
    if (said.refusal !== refusal) wrong.push(`${card}: ${said.refusal}, and the rules say ${refusal}`);
    if (refusal !== null) continue;
    const { events, state: after } = play(dominion, paid, seat, BUY[card]);
    const curses = events.filter((event) => event.type === 'gained' && event.card === 'curse' && !event.bought).length;
    if (curses !== said.curses) wrong.push(`${card}: ${said.curses} Curses, and ${curses} came`);
    if (paid.turn.buys > 1 && after.turn.coins !== said.coinsLeft)
      wrong.push(`${card}: leaves ${said.coinsLeft}, and ${after.turn.coins} were left`);
  }
  return wrong;
}

/** One answer to what a card asks: how the turn stands after it. Null when nothing is said about it. */
function checkAnswer(state: State, seat: number, luck: HasRng): string[] | null {
  const view = dominion.view(state, seat);
  const ask = askAt(state, seat);
  if (ask === null) return null;
  const open = ask.choices.filter(({ refusal }) => refusal === null).map(({ id }) => id);
  const count = ask.min + below(luck, ask.max - ask.min + 1);
  const chosen = shuffle(luck, [...open]).slice(0, count);
  const said = afterwards(ask, view, chosen);
  if (said === null) return null;
  let now = state;
  for (const [i, action] of actionsFor(ask, chosen).entries()) {
    if (i > 0 && !isSameQuestion(ask, i, askAt(now, seat))) break;
    const played = play(dominion, now, seat, action);
    // A Throne Room has the card played again at once: that is no longer this answer.
    if (played.events.some(({ type }) => type === 'played')) return null;
    now = played.state;
  }
  const { actions, buys, coins } = now.turn;
  const is = { actions, buys, coins, cards: now.players[seat]?.hand.length ?? 0 };
  return JSON.stringify(said) === JSON.stringify(is)
    ? []
    : [`${ask.kind}: ${JSON.stringify(said)}, and it is ${JSON.stringify(is)}`];
}

test(`what can be bought, what is left and how a turn stands afterwards, in ${POSITIONS} positions`, () => {
  const wrong = new Set<string>();
  const seen = { buys: 0, answers: 0 };
  for (let seed = 0; seen.buys + seen.answers < POSITIONS; seed++) {
    const luck = luckFrom(seed);
    const seats = 2 + (seed % 3);
    let state = dominion.setup(dominionEntry.sampleOptions(luck, seats), seats, seed);
    for (;;) {
      const [seat] = dominion.waiting(state);
      if (seat === undefined) break;
      const decision = must(dominion.decision(state, seat), 'a decision');
      if (decision.kind === 'buy-phase') {
        seen.buys++;
        for (const fault of checkBuying(state, seat)) wrong.add(fault);
      } else {
        const faults = checkAnswer(state, seat, luck);
        if (faults !== null) seen.answers++;
        for (const fault of faults ?? []) wrong.add(fault);
      }
      // Random play, with a weakness for money, so that there is something to buy.
      const rich = decision.actions.find(
        (action: Action) => action.type === 'play-treasures' || (action.type === 'buy' && !isQuiet(action.card)),
      );
      const any = must(decision.actions[below(luck, decision.actions.length)], 'an answer');
      state = play(dominion, state, seat, rich !== undefined && below(luck, 3) === 0 ? rich : any).state;
    }
  }
  expect([...wrong].slice(0, 10)).toEqual([]);
  expect(seen.answers).toBeGreaterThan(500);
});
