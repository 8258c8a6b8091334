import { shuffle, type Seat } from '@antilles/engine';
import { DRAW, PASS, TAKE_TILE, type Action } from '../actions';
import { fetchColonist, isManned, owns, playerAt } from '../board';
import { GOOD_NUMBERS, GOODS, QUARRY, tileNumber, type Good, type Tile } from '../goods';
import type { Player, State } from '../state';
import { asksItsSeat, type Asking, type Table, type Run } from '../table';
import { ISLAND_SPACES, suppliesFor } from '../supplies';
import { isTaker, takeTurns } from './turns';

/** Everybody may settle one tile, the settler first; then new plantations are turned up. */
export function beginSettler(table: Table, taker: Seat): void {
  table.next({ op: 'settler/refill' });
  takeTurns(table, taker, (seat) => ({ op: 'settler/turn', seat, drew: false }));
}

function whyNotDraw(state: State, player: Player, drew: boolean): string | null {
  if (drew) return 'hacienda-used';
  if (!isManned(player, 'hacienda')) return 'not-occupied';
  if (player.island.length >= ISLAND_SPACES) return 'island-full';
  return state.stack.length + state.discard.length === 0 ? 'stack-empty' : null;
}

/** The privilege, or an occupied construction hut (PR-21, PR-27). */
function whyNotQuarry(state: State, seat: Seat, player: Player): string | null {
  if (state.quarrySupply === 0) return 'no-quarry-left';
  return isTaker(state, seat) || isManned(player, 'construction-hut') ? null : 'no-quarry-right';
}

function whyNotTake(state: State, seat: Seat, tile: Tile): string | null {
  const player = playerAt(state, seat);
  if (player.island.length >= ISLAND_SPACES) return 'island-full';
  if (tile === 'quarry') return whyNotQuarry(state, seat, player);
  return state.faceUp.includes(tile) ? null : 'tile-not-offered';
}

/** Whether there is anything to do but pass (PR-D6). */
function canSettle(state: State, seat: Seat, drew: boolean): boolean {
  const player = playerAt(state, seat);
  if (player.island.length >= ISLAND_SPACES) return false;
  if (state.faceUp.length > 0) return true;
  return whyNotQuarry(state, seat, player) === null || whyNotDraw(state, player, drew) === null;
}

/** The discard pile becomes the stack (PR-26, PR-D26). */
function reshuffle(table: Table): void {
  const { state } = table;
  const { stack } = state;
  state.stack = shuffle(state, state.discard);
  state.discard = stack;
  table.emit?.({ type: 'stack-reshuffled', count: state.stack.length });
}

function drawExtra(table: Table, seat: Seat): void {
  const { state } = table;
  if (state.stack.length === 0) reshuffle(table);
  const tile = state.stack.pop();
  if (tile === undefined) throw new Error('the hacienda drew from nothing');
  playerAt(state, seat).island.push(tile);
  table.emit?.({ type: 'tile-taken', seat, tile, source: 'stack', colonist: null });
}

function takeTile(table: Table, seat: Seat, tile: Tile, declined: boolean): void {
  const { state } = table;
  const player = playerAt(state, seat);
  if (tile === 'quarry') state.quarrySupply--;
  else state.faceUp.splice(state.faceUp.indexOf(tile), 1);
  player.island.push(tile);
  const colonist = !declined && isManned(player, 'hospice') ? fetchColonist(state) : null; // PR-29
  if (colonist !== null) player.manned[tileNumber(tile)]++;
  table.emit?.({ type: 'tile-taken', seat, tile, source: tile === 'quarry' ? 'quarries' : 'face-up', colonist });
}

const turn: Run<'settler/turn'> = {
  run(table, { seat, drew }) {
    if (canSettle(table.state, seat, drew)) table.next({ op: 'settler/take', seat, drew });
  },
};

const take: Asking<'settler/take'> = {
  ask: { kind: 'settler/take' },
  asks: asksItsSeat,
  candidates(state, _step, seat) {
    const draw = owns(playerAt(state, seat), 'hacienda') ? [DRAW] : [];
    return [...draw, ...TAKE_TILE, PASS];
  },
  refuse(state, { drew }, seat, action) {
    if (action.type === 'draw') return whyNotDraw(state, playerAt(state, seat), drew);
    return action.type === 'take-tile' ? whyNotTake(state, seat, action.tile) : null;
  },
  legal(state, { drew }, seat) {
    const player = playerAt(state, seat);
    const actions: Action[] = [];
    if (whyNotDraw(state, player, drew) === null) actions.push(DRAW);
    for (const kind of GOOD_NUMBERS) if (state.faceUp.includes(GOODS[kind])) actions.push(TAKE_TILE[kind] ?? PASS);
    if (whyNotQuarry(state, seat, player) === null) actions.push(TAKE_TILE[QUARRY] ?? PASS);
    actions.push(PASS);
    return actions;
  },
  answer(table, _step, seat, action) {
    if (action.type === 'draw') {
      drawExtra(table, seat);
      table.next({ op: 'settler/turn', seat, drew: true });
    } else if (action.type === 'take-tile') {
      takeTile(table, seat, action.tile, action.declined === true);
    } else {
      table.emit?.({ type: 'passed', seat, role: 'settler' });
    }
  },
};

/** PR-D42: what is left over goes first, then the old stack, then the reshuffled discard pile. */
const refill: Run<'settler/refill'> = {
  run(table) {
    const { state } = table;
    const discarded = state.faceUp;
    for (const tile of discarded) state.discard.push(tile);
    const tiles: Good[] = [];
    const wanted = suppliesFor(state.players.length).faceUp;
    state.faceUp = tiles;
    while (tiles.length < wanted) {
      if (state.stack.length === 0) {
        if (state.discard.length === 0) break;
        reshuffle(table);
      }
      const tile = state.stack.pop();
      if (tile !== undefined) tiles.push(tile);
    }
    table.emit?.({ type: 'plantations-refilled', discarded, tiles: tiles.concat() });
  },
};

export const settlerRules = { 'settler/turn': turn, 'settler/take': take, 'settler/refill': refill };
