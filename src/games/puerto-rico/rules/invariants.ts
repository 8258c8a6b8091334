import { citySpaces, colonistsOf, tileCounts } from './board';
import { BUILDINGS, BUILDING_IDS, isLarge } from './buildings';
import { GOOD_NUMBERS, GOODS, QUARRY, TILE_NUMBERS, goodNumber, type PerGood } from './goods';
import type { State } from './state';
import { CITY_SPACES, HOUSE_SPACES, ISLAND_SPACES, MOST_LARGE_BUILDINGS, suppliesFor } from './supplies';

const countGoods = (tiles: readonly (typeof GOODS)[number][], counts: PerGood): void => {
  for (const tile of tiles) counts[goodNumber(tile)]++;
};

/** Every piece in the box, wherever it lies (PR-I1 … PR-I6). */
export function census(state: State): string {
  const goods: PerGood = [...state.goodsSupply];
  const plantations: PerGood = [0, 0, 0, 0, 0];
  const buildings = state.buildingSupply.concat();
  let colonists = state.colonistSupply + state.colonistShip;
  let quarries = state.quarrySupply;
  let vp = state.vpSupply - state.vpOverflow;
  let doubloons = state.bank;

  countGoods(state.house, goods);
  for (const { good, count } of state.ships) if (good !== null) goods[goodNumber(good)] += count;
  countGoods(state.stack, plantations);
  countGoods(state.discard, plantations);
  countGoods(state.faceUp, plantations);
  for (const purse of state.purses) doubloons += purse;
  for (const player of state.players) {
    const tiles = tileCounts(player);
    for (const good of GOOD_NUMBERS) {
      goods[good] += player.goods[good];
      plantations[good] += tiles[good];
    }
    quarries += tiles[QUARRY];
    colonists += colonistsOf(player);
    vp += player.vp;
    doubloons += player.doubloons;
    for (const id of player.city) {
      const { number } = BUILDINGS[id];
      buildings[number] = (buildings[number] ?? 0) + 1;
    }
  }
  return JSON.stringify({ colonists, goods, plantations, quarries, buildings, vp, doubloons });
}

function check(holds: boolean, facts: string): void {
  if (!holds) throw new Error(facts);
}

/** What must be true at every moment, from one state alone. */
export function checkInvariants(state: State): void {
  const asked = state.steps[state.steps.length - 1]?.op ?? '';
  state.players.forEach((player, seat) => {
    const tiles = tileCounts(player);
    check(player.doubloons >= 0, `PR-I6: seat ${seat} has ${player.doubloons} doubloons`);
    check(player.island.length <= ISLAND_SPACES, `PR-I7: seat ${seat} has ${player.island.length} tiles`);
    check(citySpaces(player) <= CITY_SPACES, `PR-I7: seat ${seat} uses ${citySpaces(player)} city spaces`);
    const large = player.city.filter(isLarge).length;
    check(large <= MOST_LARGE_BUILDINGS, `PR-I7: seat ${seat} has ${large} large buildings`);
    check(new Set(player.city).size === player.city.length, `PR-I4: seat ${seat} owns a building twice`);
    check(player.crew.length === player.city.length, `seat ${seat}: crew beside city`);
    player.city.forEach((id, i) => {
      const crew = player.crew[i] ?? -1;
      check(crew >= 0 && crew <= BUILDINGS[id].circles, `PR-I7: seat ${seat} has ${crew} colonists in ${id}`);
    });
    for (const kind of TILE_NUMBERS) {
      const manned = player.manned[kind];
      check(manned >= 0 && manned <= tiles[kind], `PR-I7: seat ${seat} has ${manned} colonists on tile ${kind}`);
    }
    for (const good of GOOD_NUMBERS) check(player.goods[good] >= 0, `PR-I2: seat ${seat} owes ${GOODS[good]}`);
    check(player.sanJuan >= 0 && player.vp >= 0, `seat ${seat}: a count below zero`);
  });

  for (const good of GOOD_NUMBERS) check(state.goodsSupply[good] >= 0, `PR-I2: supply of ${GOODS[good]} below zero`);
  check(state.colonistSupply >= 0 && state.colonistShip >= 0, 'PR-I1: colonists below zero');
  check(state.quarrySupply >= 0, 'PR-I3: quarries below zero');
  BUILDING_IDS.forEach((id, i) => check((state.buildingSupply[i] ?? -1) >= 0, `PR-I4: supply of ${id} below zero`));
  check(state.vpSupply >= 0, 'PR-I5: pool below zero');
  check(
    state.vpOverflow === 0 || (state.vpSupply === 0 && state.endTriggers.includes('vp')),
    'PR-I5: points written down while the pool is not empty',
  );

  const carried = state.ships.flatMap(({ good }) => (good === null ? [] : [good]));
  check(new Set(carried).size === carried.length, 'PR-I9: one kind on two ships');
  for (const { capacity, good, count } of state.ships) {
    check((count === 0) === (good === null), 'PR-I9: an empty ship carries a kind');
    check(count >= 0 && count <= capacity, `PR-I9: ${count} goods on a ship of ${capacity}`);
    check(asked.startsWith('captain') || count < capacity, 'PR-I9: a full ship outside the captain phase');
  }
  check(state.house.length <= HOUSE_SPACES, 'PR-I10: too many goods in the trading house');
  check(
    asked.startsWith('trader') || state.house.length < HOUSE_SPACES,
    'PR-I10: a full trading house outside the trader phase',
  );

  state.takers.forEach((taker, i) =>
    check(taker === null || state.purses[i] === 0, 'PR-I13: doubloons on a taken card'),
  );
  const supplies = suppliesFor(state.players.length);
  check(state.faceUp.length <= supplies.faceUp, 'PR-I14: too many plantations face up');
  if (asked === 'choose-role' && state.faceUp.length < supplies.faceUp) {
    check(state.stack.length + state.discard.length === 0, 'PR-I14: plantations missing while some are left');
  }
}
