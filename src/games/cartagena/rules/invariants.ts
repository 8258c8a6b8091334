import { sameJson } from '@antilles/engine';
import { CARDS, COPIES, countOf, DARK_COPIES, isDark, type Card } from './deck';
import { isCaptain } from './ferry';
import { MAX_BOARDS, MIN_BOARDS } from './options';
import { countAt } from './places';
import { routeOf, SPACES_PER_BOARD, SYMBOLS } from './route';
import { ACTIONS_PER_TURN, CHEST_TOKENS, currentTurn, MAX_ABOARD, MAX_ON_SPACE, type State } from './state';

const allCards = (state: State): Card[] => [
  ...state.draw,
  ...state.discard,
  ...state.spread,
  ...state.players.flatMap((player) => [...player.hand, ...player.laidAside]),
];

const allTokens = ({ chests }: State): string[] =>
  chests === null
    ? []
    : [...chests.laid.filter((token) => token !== null), ...chests.aside, ...chests.open].map(String).sort();

/** Every piece in the box as one string: the same at every moment of one game. */
export const census = (state: State): string =>
  JSON.stringify({
    cards: allCards(state).sort(),
    tokens: allTokens(state),
    pirates: state.players.map(({ start, spaces, ferry, goal }) => start + spaces.length + ferry + goal),
  });

/** Section (h) of the rule contract: what can be said about a single state. */
export function checkInvariants(state: State): void {
  const { route, players, options } = state;
  checkRoute(state);
  const cards = allCards(state);
  hold(cards.length === COPIES * SYMBOLS.length, 1, `${cards.length} cards`);
  for (const card of CARDS) {
    const expected = isDark(card) ? DARK_COPIES : COPIES - DARK_COPIES;
    hold(countOf(cards, card) === expected, 1, `${countOf(cards, card)} of ${card}`);
  }
  for (const player of players) {
    const pirates = player.start + player.spaces.length + player.ferry + player.goal;
    hold(pirates === options.pirates, 2, `${pirates} pirates`);
    hold(
      player.spaces.every((space, i) => space >= (player.spaces[i - 1] ?? 1) && space <= route.length),
      2,
      `spaces ${player.spaces.join(', ')}`,
    );
    hold(player.ferry <= (state.shore === null ? 0 : MAX_ABOARD) && player.ferry >= 0, 4, `${player.ferry} aboard`);
    hold(player.start >= 0 && player.goal >= 0, 2, 'fewer than no pirates');
  }
  for (let space = 1; space <= route.length; space++) {
    const standing = players.reduce((sum, player) => sum + countAt(player, space), 0);
    hold(standing <= MAX_ON_SPACE, 3, `${standing} pirates on ${space}`);
    hold(standing === state.standing[space], 3, `${standing} pirates on ${space}, counted ${state.standing[space]}`);
  }
  const home = players.flatMap((player, seat) => (player.goal === options.pirates ? [seat] : []));
  if (state.winner === null) hold(home.length === 0, 9, 'somebody is home and the game goes on');
  else hold(home.length === 1 && home[0] === state.winner && state.steps.length === 0, 9, 'the winner is not home');
  const turn = currentTurn(state);
  hold((turn === null) === (state.winner !== null), 9, 'a game without a turn');
  if (turn !== null) {
    hold(turn.left >= 0 && turn.left <= ACTIONS_PER_TURN, 8, `${turn.left} actions left`);
    hold(!turn.captain || (turn.left === ACTIONS_PER_TURN && isCaptain(state, turn.seat)), 16, 'no captain');
  }
  checkTokens(state);
}

/** The path is that of its symbols, as long as the boards make it, and everything that counts along it has its length. */
function checkRoute({ route, standing, known, players, options, first }: State): void {
  const { kind, symbols, tunnelLength } = route;
  hold(kind === options.route && symbols.every((symbol) => SYMBOLS.includes(symbol)), 1, 'a path of another game');
  hold(
    symbols.length >= MIN_BOARDS * SPACES_PER_BOARD && symbols.length <= MAX_BOARDS * SPACES_PER_BOARD,
    1,
    'a path without end',
  );
  const made = routeOf(kind, { tunnel: [symbols.slice(0, tunnelLength)], jungle: [symbols.slice(tunnelLength)] });
  const halves = { escape: symbols.length, jungle: 0, complete: tunnelLength };
  hold(tunnelLength === halves[kind] && tunnelLength % SPACES_PER_BOARD === 0, 1, `a tunnel of ${tunnelLength}`);
  hold(sameJson(made, route), 1, 'a path that is not that of its symbols');
  hold(standing.length === route.length + 1, 3, `${standing.length} counts of pirates`);
  hold(known.length === players.length && first < players.length && first >= 0, 1, 'seats that are not there');
}

function checkTokens(state: State): void {
  const { chests, route, options } = state;
  hold((chests !== null) === options.blackMagic, 13, 'chests without Black Magic');
  if (chests === null) return;
  hold(allTokens(state).join() === CHEST_TOKENS.map(String).sort().join(), 11, allTokens(state).join());
  hold(chests.laid.length === route.spacesOf.chest.length, 11, `${chests.laid.length} chest spaces`);
  hold(!chests.open.includes('snake'), 11, 'a snake lies open');
  const covered = chests.laid.filter((token) => token !== null).length;
  const full = Math.min(CHEST_TOKENS.length, chests.laid.length);
  hold(covered + chests.open.length === full, 11, `${covered} chests covered, ${chests.open.length} open`);
}

function hold(holds: boolean, number: number, facts: string): void {
  if (!holds) throw new Error(`CA-I${number}: ${facts}`);
}
