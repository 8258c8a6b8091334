import { below, pick, random, type HasRng, type Seat, type Viewer } from '@antilles/engine';
import type { Card } from './cards';
import type { Event } from './events';
import type { Rate, Side } from './options';
import { cardsToPlay } from './rows';
import { clone, type Player, type Rows, type State } from './state';

export interface PlayerView {
  readonly points: number;
  readonly goods: number;
  readonly handSize: number;
  readonly discardSize: number;
  /** Has put cards down this round. */
  readonly hasChosen: boolean;
  /** The cards put down; null while they lie face down for this viewer. */
  readonly table: readonly Card[] | null;
  /** The cards this player can still choose from, as far as the viewer may see them; null when hidden. */
  readonly holds: readonly Card[] | null;
}

/** What one viewer may see. Everything but the secret choice and, without `openDiscards`, the others' hands is public. */
export interface View {
  readonly viewer: Viewer;
  readonly round: number;
  readonly side: Side;
  readonly target: number;
  readonly rates: readonly Rate[];
  readonly openDiscards: boolean;
  readonly rows: Rows;
  readonly cardsToPlay: 1 | 2;
  readonly revealed: boolean;
  readonly rate: Rate;
  readonly over: boolean;
  readonly players: readonly PlayerView[];
}

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    round: state.round,
    side: state.options.side,
    target: state.options.target,
    rates: state.options.rates,
    openDiscards: state.options.openDiscards,
    rows: { ...state.rows },
    cardsToPlay: cardsToPlay(state.players.length),
    revealed: state.revealed,
    rate: state.rate,
    over: state.over,
    players: state.players.map((player, seat) => seenPlayer(state, player, seat === viewer)),
  };
}

function seenPlayer(state: State, player: Player, own: boolean): PlayerView {
  const faceUp = own || state.revealed;
  return {
    points: player.points,
    goods: player.goods,
    handSize: player.hand.length,
    discardSize: player.discard.length,
    hasChosen: player.table.length > 0,
    table: faceUp ? player.table.concat() : player.table.length === 0 ? [] : null,
    holds: own ? player.hand.concat() : state.options.openDiscards ? held(state, player) : null,
  };
}

/** What memory tells of a hand: a card put down in secret may still be in it. */
const held = (state: State, player: Player): Card[] =>
  state.revealed ? player.hand.concat() : player.hand.concat(player.table).sort((a, b) => a - b);

/** The secret choice is the only secret. */
export const redact = (event: Event, viewer: Viewer): Event =>
  event.type === 'chose' && event.seat !== viewer ? { ...event, cards: null } : event;

export const reveals = (event: Event): boolean => event.type === 'revealed';

/** Every card was shown when it was played, so hands are no secret (SD-D8); only what lies face down is chosen anew. */
export function resample(state: State, seat: Seat, luck: HasRng): State {
  const copy = clone(state);
  copy.rng = Math.floor(random(luck) * 2 ** 32) | 0;
  if (copy.revealed) return copy;
  copy.players.forEach((player, other) => {
    if (other === seat || player.table.length === 0) return;
    const hand = player.hand.concat(player.table).sort((a, b) => a - b);
    const first = below(luck, hand.length);
    const chosen = hand.splice(first, 1);
    if (player.table.length === 2) {
      const second = pick(luck, hand);
      hand.splice(hand.indexOf(second), 1);
      chosen.push(second);
    }
    player.hand = hand;
    player.table = chosen.sort((a, b) => a - b);
  });
  return copy;
}
