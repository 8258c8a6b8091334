import { BEGGAR, CARDS } from './cards';
import { cardsToPlay, LAST_SPACE, MOST_GOODS } from './rows';
import { ROWS, type State } from './state';

function insist(holds: boolean, facts: string): void {
  if (!holds) throw new Error(facts);
}

/** The eight cards of every player, wherever they are (SD-I3). */
export const census = (state: State): string =>
  state.players
    .map(({ hand, table, discard }) => [...hand, ...table, ...discard].sort((a, b) => a - b).join(''))
    .join(' ');

/** The target and all that the round after it can bring, several times over. */
const MOST_POINTS = 1000;

/** The invariants of section (h) that one state can show by itself. */
export function checkInvariants(state: State): void {
  const count = cardsToPlay(state.players.length);
  for (const row of ROWS) {
    const space = state.rows[row];
    insist(Number.isInteger(space) && space >= 0 && space <= LAST_SPACE, `SD-I1: ${row} row on ${space}`);
  }
  insist(census(state) === state.players.map(() => CARDS.join('')).join(' '), `SD-I3: ${census(state)}`);
  state.players.forEach((player, seat) => {
    const at = `seat ${seat}: ${JSON.stringify(player)}`;
    insist(player.goods >= 0 && player.goods <= MOST_GOODS && Number.isInteger(player.goods), `SD-I2: ${at}`);
    insist(player.points >= 0 && player.points <= MOST_POINTS && Number.isInteger(player.points), `SD-I2: ${at}`);
    insist(player.earned.reduce((sum, n) => sum + n, 0) === player.points, `points by source: ${at}`);
    if (!state.revealed && !state.over) {
      insist([...player.hand, ...player.table].includes(BEGGAR), `SD-I4, SD-D7: ${at}`);
      const size = player.hand.length + player.table.length;
      insist(count === 1 ? size >= 1 : size >= 2 && size % 2 === 0, `SD-I4: ${at}`);
      insist(player.table.length === 0 || player.table.length === count, `SD-6: ${at}`);
    }
    if (state.over) insist(player.goods <= 2, `SD-I14: ${at}`);
  });
  if (state.over) {
    insist(
      state.players.some(({ points, earned }) => points - (earned[4] ?? 0) >= state.options.target),
      'SD-I14: nobody had reached the target',
    );
  }
}
