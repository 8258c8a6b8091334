import { rank, seatScore, type Outcome, type Seat } from '@antilles/engine';
import { SOURCES, type Player, type State } from './state';

/** SD-50 … SD-54: most points, then goods left, then cards in hand; what is still equal is shared. */
export function scoreOf(player: Player, seat: Seat) {
  const lines = SOURCES.map((source, i) => ({ key: `score.${source}`, points: player.earned[i] ?? 0, how: null }));
  return seatScore(seat, lines, [
    { key: 'tie.goods', value: player.goods },
    { key: 'tie.hand', value: player.hand.length },
  ]);
}

export function outcome(state: State): Outcome | null {
  if (!state.over) return null;
  return rank(state.players.map(scoreOf), {
    key: 'ended.target',
    params: { target: state.options.target, round: state.round },
  });
}
