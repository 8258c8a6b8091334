import { luckFrom, random } from '@antilles/engine';
import type { Menu } from '../bots/menus';
import { kingdomFor, winnersOf } from '../bots/reference';
import { dominion } from '../rules/game';
import { editionFor } from '../rules/kingdoms';
import type { State } from '../rules/state';

/** How many of so many games the first of two menus won; each starts half of them, and a shared victory counts half. */
export function winsOf(menu: Menu, rival: Menu, games: number, seed: number, playOut: (state: State) => void): number {
  const kingdom = kingdomFor(menu, rival);
  const edition = editionFor(kingdom);
  const luck = luckFrom(seed);
  let won = 0;
  for (let game = 0; game < games; game++) {
    const options = { ...dominion.defaultOptions, kingdom, edition, startSeat: game % 2 } as const;
    const state = dominion.setup(options, 2, Math.floor(random(luck) * 4294967296));
    playOut(state);
    const winners = winnersOf(state);
    if (winners.includes(0)) won += 1 / winners.length;
  }
  return won;
}
