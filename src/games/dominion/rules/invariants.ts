import { sameJson } from '@antilles/engine';
import { CARD_IDS, costOf, isDuration, type CardId } from './printed';
import { allCards, copies, setAsideOf, type Effect, type Player, type State, type Step } from './state';
import { pilesFor } from './supply';

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
  checkBox(state);
  const numbers = [turn.actions, turn.buys, turn.coins, ...state.supply, ...state.embargo];
  insist(numbers.concat(players.map((p) => p.pirateTokens)).every(isCount), 'INV-2', numbers);

  const curses = players.reduce((n, p) => n + copies(allCards(p), 'curse'), copies(state.trash, 'curse'));
  const pile = state.supply[state.piles.indexOf('curse')] ?? 0;
  insist(curses + pile === 10 * (players.length - 1), 'INV-10', { curses, pile });

  insist(state.ended === null || state.steps.length === 0, 'INV-14', state.steps);
  players.forEach((player, seat) => checkPlayer(state, player, seat));
}

/** More than there are Embargos, each played twice by a Throne Room. */
const MOST_EMBARGO = 20;
/** More than any turn can bring together. */
const MOST_IN_TURN = 1000;

/** The piles of the kingdom, cards that are cards, and counts that a game can come to. */
function checkBox({ options, piles, costs, supply, embargo, trash, players, turn }: State): void {
  const made = pilesFor(options.kingdom);
  insist(sameJson(piles, made) && sameJson(costs, made.map(costOf)), 'INV-1, piles', piles);
  insist(supply.length === made.length && embargo.length === made.length, 'INV-1, one count a pile', supply);
  const all = trash.concat(...players.map(allCards), ...players.map((p) => p.gained));
  insist(
    all.every(isCard),
    'INV-1, cards',
    all.find((card) => !isCard(card)),
  );
  insist(
    supply.every((n) => n <= 60),
    'INV-1, a pile without end',
    supply,
  );
  insist(embargo.reduce((sum, n) => sum + n, 0) <= MOST_EMBARGO, 'INV-2, embargo', embargo);
  const { seat, actions, buys, coins, handSize, merchants, bought } = turn;
  insist(seat >= 0 && seat < players.length, 'INV-2, whose turn', seat);
  const counts = [
    actions,
    buys,
    coins,
    handSize,
    merchants,
    bought,
    ...players.flatMap((p) => [p.pirateTokens, p.turns]),
  ];
  insist(
    counts.every((n) => isCount(n) && n <= MOST_IN_TURN),
    'INV-2, counts',
    counts,
  );
}

const KNOWN: ReadonlySet<string> = new Set(CARD_IDS);
const isCard = (card: CardId): boolean => KNOWN.has(card);

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
  const blocked = p.nextTurn.filter(({ card }) => card === 'blockade').length;
  insist(setAsideOf(p).length === blocked, 'INV-16, a card waits for every Blockade', { seat });
}

const dueIn = (step: Step, seat: number): readonly Effect[] =>
  'effects' in step && step.seat === seat ? step.effects : [];

const staysForAReason = (state: State, p: Player, seat: number): boolean =>
  p.nextTurn.length > 0 || (state.turn.seat === seat && state.turn.outpost);

const isBeingAsked = (state: State, seat: number): boolean =>
  state.steps.some((step) => 'who' in step && step.who === seat);
