import { luckFrom, must, random, type Decision, type Seat } from '@antilles/engine';
import type { Action } from '../rules/actions';
import { dominion } from '../rules/game';
import { KINGDOM_CARDS, type CardId } from '../rules/printed';
import { pointsOf } from '../rules/scoring';
import { owns, playerAt, type State } from '../rules/state';
import type { Options } from '../rules/options';
import { cardsOf, type Menu } from './menus';
import { follow, type Plan } from './policy';

/** Matches of menus: the check of our rules against numbers that other people published. */

export interface MatchSettings {
  /** One menu a seat, or two: the second then sits in all other seats. */
  readonly first: Menu;
  readonly second: Menu;
  readonly games: number;
  readonly seed: number;
  /** Whether a menu may make a buy that ends the game while it is behind. */
  readonly suicide: boolean;
  /** Keeps the first menu in seat 0, which starts every game. */
  readonly fixedSeats: boolean;
  readonly opening: Options['opening'];
  readonly players: number;
  /** Leaves the speed of the menus out, where only the match counts. */
  readonly isSpeedWanted?: boolean;
}

/** Percentages, except where named otherwise. */
export interface MatchStatistics {
  readonly first: string;
  readonly second: string;
  readonly games: number;
  readonly firstWins: number;
  readonly secondWins: number;
  readonly ties: number;
  /** The turns of a game: those of the player who had most. */
  readonly averageTurns: number;
  /**
   * The mean turn of the fourth Province of each menu, undisturbed: nobody else buys. In a match the other side ends
   * the slow games before they get so far, so that the mean over the rest is too low. Null: it never gets there.
   */
  readonly fourthProvinceTurn: readonly [number | null, number | null];
  /** The same over those games of this match in which the side got so far. */
  readonly fourthProvinceInMatch: readonly [number | null, number | null];
  readonly fixedSeats: boolean;
  /** What each side owned at the end, on average. */
  readonly endCards: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>];
}

interface Mean {
  sum: number;
  count: number;
}

const COUNTED: readonly CardId[] = ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse', 'gardens'];

/** The menus' cards, and others that nobody buys, up to ten. */
export function kingdomFor(...menus: readonly Menu[]): CardId[] {
  const wanted = menus.flatMap(cardsOf).filter((card) => KINGDOM_CARDS.includes(card));
  const rest = KINGDOM_CARDS.filter((card) => card !== 'gardens' && !wanted.includes(card));
  return [...new Set([...wanted, ...rest])].slice(0, 10);
}

/** Plays a match to the end and counts. */
export function playMatch(settings: MatchSettings): MatchStatistics {
  const { first, second, games, seed, suicide, fixedSeats, opening, players, isSpeedWanted = true } = settings;
  const plans: readonly [Plan, Plan] = [
    { menu: first, noSuicide: !suicide },
    { menu: second, noSuicide: !suicide },
  ];
  const kingdom = kingdomFor(first, second);
  const luck = luckFrom(seed);
  const wins = [0, 0];
  let ties = 0;
  let turns = 0;
  const fourth: readonly [Mean, Mean] = [
    { sum: 0, count: 0 },
    { sum: 0, count: 0 },
  ];
  const owned = COUNTED.map(() => [0, 0]);
  const others = players - 1;

  for (let game = 0; game < games; game++) {
    // The first menu keeps its seat; who starts goes round the table instead.
    const startSeat = fixedSeats ? 0 : game % players;
    const options: Options = { kingdom, edition: '1E', endCheck: 'endOfTurn', opening, startSeat };
    const state = dominion.setup(options, players, Math.floor(random(luck) * 4294967296));
    playOut(state, plans, (seat) => {
      const side = fourth[seat === 0 ? 0 : 1];
      side.sum += playerAt(state, seat).turns;
      side.count += 1;
    });
    const winners = winnersOf(state);
    const won = winners.includes(0);
    if (won && winners.length === 1) wins[0] = (wins[0] ?? 0) + 1;
    else if (!won) wins[1] = (wins[1] ?? 0) + 1;
    else ties++;
    turns += Math.max(...state.players.map((player) => player.turns));
    COUNTED.forEach((card, i) =>
      state.players.forEach((player, seat) => {
        const sides = owned[i] ?? [];
        const side = seat === 0 ? 0 : 1;
        sides[side] = (sides[side] ?? 0) + owns(player, card) / (side === 0 ? 1 : others);
      }),
    );
  }

  const percent = (n: number): number => round((100 * n) / games, 2);
  const endOf = (side: 0 | 1) =>
    Object.fromEntries(COUNTED.map((card, i) => [card, round((owned[i]?.[side] ?? 0) / games, 3)]));
  return {
    first: first.id,
    second: second.id,
    games,
    firstWins: percent(wins[0] ?? 0),
    secondWins: percent(wins[1] ?? 0),
    ties: percent(ties),
    averageTurns: round(turns / games, 2),
    fourthProvinceTurn: isSpeedWanted ? [speedOf(first, games, seed), speedOf(second, games, seed)] : [null, null],
    fourthProvinceInMatch: [meanOf(fourth[0]), meanOf(fourth[1])],
    fixedSeats,
    endCards: [endOf(0), endOf(1)],
  };
}

const meanOf = ({ sum, count }: Mean): number | null => (count === 0 ? null : round(sum / count, 2));
const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** A menu that has no fourth Province by then is after something else. */
const TOO_LATE = 60;

/** The mean turn of the fourth Province when nobody else buys anything (R1, R3). */
export function speedOf(menu: Menu, games: number, seed: number): number | null {
  const luck = luckFrom(seed);
  const kingdom = kingdomFor(menu);
  const plan: Plan = { menu, noSuicide: false };
  const result: Mean = { sum: 0, count: 0 };
  for (let game = 0; game < games; game++) {
    const options: Options = { kingdom, edition: '1E', endCheck: 'endOfTurn', opening: 'shuffled', startSeat: 0 };
    const state = dominion.setup(options, 2, Math.floor(random(luck) * 4294967296));
    const player = playerAt(state, 0);
    for (;;) {
      const [seat] = dominion.waiting(state);
      if (seat === undefined || player.turns > TOO_LATE) break;
      const decision = must(dominion.decision(state, seat), 'nobody is asked');
      const action = seat === 0 ? follow(plan, state, decision) : passive(decision);
      dominion.apply(state, seat, action, null);
      if (action.type !== 'buy' || action.card !== 'province' || owns(player, 'province') < 4) continue;
      result.sum += player.turns;
      result.count += 1;
      break;
    }
    // A menu that has not got there in twenty games is after something else altogether.
    if (game === 20 && result.count === 0) return null;
  }
  return meanOf(result);
}

/** Somebody who is only there to be attacked: does the least an attack asks for. */
const passive = ({ actions }: Decision<Action>): Action =>
  actions.find((action) => action.type === 'end-phase' || action.type === 'done') ?? must(actions[0], 'no answer');

/** Plays one game by plan; the first plan sits in seat 0, the second in all others. */
export function playOut(state: State, plans: readonly [Plan, Plan], onFourthProvince?: (seat: Seat) => void): void {
  const seen = state.players.map(() => false);
  for (;;) {
    const [seat] = dominion.waiting(state);
    if (seat === undefined) return;
    const decision = dominion.decision(state, seat);
    if (decision === null) return;
    const action = follow(plans[seat === 0 ? 0 : 1], state, decision);
    dominion.apply(state, seat, action, null);
    if (onFourthProvince && action.type === 'buy' && action.card === 'province' && !seen[seat]) {
      if (owns(playerAt(state, seat), 'province') < 4) continue;
      seen[seat] = true;
      onFourthProvince(seat);
    }
  }
}

/** Most points, then fewer turns (DO-63): as `outcome` says, without the score sheets. */
export function winnersOf(state: State): Seat[] {
  const scores = state.players.map((player) => 1000 * pointsOf(player) - player.turns);
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}
