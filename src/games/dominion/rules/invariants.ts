import { CARD_IDS, isDuration } from './printed';
import { allCards, copies, type Effect, type Player, type State, type Step } from './state';

/** Every card of the game, counted over all zones (INV-1). */
export function census(state: State): string {
  const all = state.trash.concat(...state.players.map(allCards));
  return CARD_IDS.flatMap((card) => {
    const pile = state.piles.indexOf(card);
    const n = copies(all, card) + (pile < 0 ? 0 : (state.supply[pile] ?? 0));
    return n === 0 ? [] : [`${card} ${n}`];
  }).join(', ');
}

function insist(holds: boolean, rule: string, facts: unknown): void {
  if (!holds) throw new Error(`${rule}: ${JSON.stringify(facts)}`);
}

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;

/** Those invariants of the contract that a single state can break. */
export function checkInvariants(state: State): void {
  const { turn, players } = state;
  const numbers = [turn.actions, turn.buys, turn.coins, ...state.supply, ...state.embargo];
  insist(numbers.concat(players.map((p) => p.pirateTokens)).every(isCount), 'INV-2', numbers);

  const curses = players.reduce((n, p) => n + copies(allCards(p), 'curse'), copies(state.trash, 'curse'));
  const pile = state.supply[state.piles.indexOf('curse')] ?? 0;
  insist(curses + pile === 10 * (players.length - 1), 'INV-10', { curses, pile });

  insist(state.ended === null || state.steps.length === 0, 'INV-14', state.steps);
  players.forEach((player, seat) => checkPlayer(state, player, seat));
}

function checkPlayer(state: State, p: Player, seat: number): void {
  for (const slot of p.stays) {
    // INV-8: what stays is a Duration, or a Throne Room that had one played.
    const card = p.inPlay[slot];
    insist(card !== undefined && (isDuration(card) || card === 'throne-room'), 'INV-8', { seat, slot, card });
  }
  insist(p.stays.length === 0 || staysForAReason(state, p, seat), 'INV-8', { seat, stays: p.stays });
  const toCome = p.nextTurn.concat(...state.steps.map((step) => dueIn(step, seat))).map(({ card }) => card);
  insist(p.haven.length === copies(toCome, 'haven'), 'a card lies under every Haven', { seat });
  if (state.turn.seat === seat || isBeingAsked(state, seat)) return;

  // INV-3: between a player's turns only what stays is in play, and nothing is on its way.
  insist(p.inPlay.length === p.stays.length, 'INV-3, play area', { seat, inPlay: p.inPlay, stays: p.stays });
  insist(p.looking.length === 0, 'INV-3, aside', { seat, looking: p.looking });
}

const dueIn = (step: Step, seat: number): readonly Effect[] =>
  'effects' in step && step.seat === seat ? step.effects : [];

const staysForAReason = (state: State, p: Player, seat: number): boolean =>
  p.nextTurn.length > 0 || (state.turn.seat === seat && state.turn.outpost);

const isBeingAsked = (state: State, seat: number): boolean =>
  state.steps.some((step) => 'who' in step && step.who === seat);
