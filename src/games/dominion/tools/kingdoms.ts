import { luckFrom } from '@antilles/engine';
import { DEFAULT_OPTIONS, type Options } from '../rules/options';
import { drawKingdom, NO_WISHES } from '../rules/kingdoms';
import { isCardId, KINGDOM_CARDS, type CardId } from '../rules/printed';

/** The kingdoms that Dominion's bots are measured in: one list to tune with, one to judge by. */
const SEEDS = { tuning: 100, judging: 9000 } as const;
export type KingdomList = keyof typeof SEEDS;

export const isKingdomList = (raw: string): raw is KingdomList => Object.hasOwn(SEEDS, raw);
export const isKingdomCard = (raw: string): raw is CardId => isCardId(raw) && KINGDOM_CARDS.includes(raw);

const HOW_MANY = 20;

/** Ten kingdoms of the base set, then ten mixed with Seaside; cards may be demanded or kept out. Always the same ones. */
export function fixedKingdoms(
  list: KingdomList,
  needed: readonly CardId[] = [],
  banned: readonly CardId[] = [],
): CardId[][] {
  const found: CardId[][] = [];
  const luck = luckFrom(SEEDS[list]);
  while (found.length < HOW_MANY) {
    const sets = found.length < HOW_MANY / 2 ? (['base'] as const) : (['base', 'seaside'] as const);
    const kingdom = drawKingdom(luck, { ...NO_WISHES, sets });
    if (kingdom === null) throw new Error('no kingdom');
    const has = (card: CardId): boolean => kingdom.includes(card);
    if (needed.every(has) && !banned.some(has)) found.push(kingdom);
  }
  return found;
}

/** Options for one deal after the other: each kingdom as often as the next, and the first seat starts. */
export const optionsIn =
  (kingdoms: readonly (readonly CardId[])[]) =>
  (deal: number): Options => ({
    ...DEFAULT_OPTIONS,
    kingdom: kingdoms[deal % kingdoms.length] ?? DEFAULT_OPTIONS.kingdom,
    startSeat: 0,
  });
