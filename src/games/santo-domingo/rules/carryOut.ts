import { assertNever, type Seat } from '@antilles/engine';
import {
  ADMIRAL,
  BEGGAR,
  BEGGAR_GOODS,
  CAPTAIN,
  CARDS,
  CUSTOMS,
  FRIGATE,
  GALLEON,
  GOODS_FOR_ADMIRAL,
  GOODS_FOR_CAPTAIN,
  GOODS_FOR_TRADER,
  GOVERNOR,
  MOST,
  POINTS_FOR_FRIGATE,
  POINTS_FOR_GALLEON,
  TRADER,
  type Card,
  type RowCard,
} from './cards';
import { rowOf, share } from './rows';
import { gainGoods, gainPoints, type Player, type State } from './state';
import type { Table } from './table';

/** Carries out one card number for everybody who played it (SD-10). */
export function carryOut(table: Table, card: Card): void {
  switch (card) {
    case CAPTAIN:
    case ADMIRAL:
    case FRIGATE:
    case GALLEON:
      return takeFromRow(table, card);
    case GOVERNOR:
      return forEachWith(table.state, card, (player, seat) => {
        const amount =
          GOODS_FOR_CAPTAIN * playedByOthers(table.state, CAPTAIN, player) +
          GOODS_FOR_ADMIRAL * playedByOthers(table.state, ADMIRAL, player);
        const lost = gainGoods(player, amount);
        table.emit?.({ type: 'rewarded', card, seat, amount, lost });
      });
    case CUSTOMS:
      return forEachWith(table.state, card, (player, seat) => {
        const amount =
          POINTS_FOR_FRIGATE * playedByOthers(table.state, FRIGATE, player) +
          POINTS_FOR_GALLEON * playedByOthers(table.state, GALLEON, player);
        gainPoints(player, 'customs', amount);
        table.emit?.({ type: 'rewarded', card, seat, amount, lost: 0 });
      });
    case TRADER:
      return moveMarket(table);
    case BEGGAR: {
      // SD-10: counted once, because a Beggar who takes a Trader back would hide it from the next Beggar.
      const traders = played(table.state, TRADER);
      return forEachWith(table.state, card, (player, seat) => {
        const forHand = BEGGAR_GOODS[player.hand.length] ?? 0;
        const forTraders = GOODS_FOR_TRADER * (traders - (player.table.includes(TRADER) ? 1 : 0));
        const lost = gainGoods(player, forHand + forTraders);
        // SD-41
        player.hand = CARDS.concat();
        player.discard = [];
        player.table = [];
        table.emit?.({ type: 'begged', seat, forHand, forTraders, lost });
      });
    }
    default:
      return assertNever(card);
  }
}

/** SD-11, SD-13, SD-14, SD-17: everybody gets the same; the row pays also for what is lost to the limit. */
function takeFromRow(table: Table, card: RowCard): void {
  const { state } = table;
  const row = rowOf(card);
  const from = state.rows[row];
  const each = share(from, played(state, card), MOST[card]);
  const seats: Seat[] = [];
  const lost: number[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat] as Player;
    if (!hasPlayed(player, card)) continue;
    state.rows[row] -= each;
    if (row === 'points') gainPoints(player, card === CAPTAIN ? 'captain' : 'admiral', each);
    const over = row === 'goods' ? gainGoods(player, each) : 0;
    if (table.emit) {
      seats.push(seat);
      lost.push(over);
    }
  }
  table.emit?.({ type: 'took', card, seats, each, from, to: state.rows[row], lost });
}

/** SD-30, SD-31: every Trader after the first moves the market back two spaces. */
function moveMarket(table: Table): void {
  const { state } = table;
  const from = state.rows.trader;
  const to = Math.max(0, from - 2 * (played(state, TRADER) - 1));
  state.rows.trader = to;
  state.rate = state.options.rates[to] ?? null;
  if (table.emit) {
    const seats: Seat[] = [];
    forEachWith(state, TRADER, (_player, seat) => seats.push(seat));
    table.emit({ type: 'market-moved', seats, from, to, rate: state.rate });
  }
}

/** Nobody plays more than two cards; two comparisons beat a search in the innermost loop. */
const hasPlayed = ({ table }: Player, card: Card): boolean => table[0] === card || table[1] === card;

/** How many players played a card this round (SD-22, SD-27: whatever it yielded). */
export function played(state: State, card: Card): number {
  let count = 0;
  for (let i = 0; i < state.players.length; i++) if (hasPlayed(state.players[i] as Player, card)) count++;
  return count;
}

/** SD-23, SD-28, SD-39: one's own card does not count for oneself. */
const playedByOthers = (state: State, card: Card, self: Player): number =>
  played(state, card) - (hasPlayed(self, card) ? 1 : 0);

function forEachWith(state: State, card: Card, visit: (player: Player, seat: Seat) => void): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat] as Player;
    if (hasPlayed(player, card)) visit(player, seat);
  }
}
