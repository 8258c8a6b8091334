import { luckFrom } from '@antilles/engine';
import { DEFAULT_OPTIONS, type Options } from '../rules/options';
import { drawKingdom, editionFor, NO_WISHES } from '../rules/kingdoms';
import { isCardId, KINGDOM_CARDS, PRINTED, type Box, type CardId } from '../rules/printed';

/**
 * The kingdoms that Dominion's bots are measured in: `tuning` to tune with, the others to judge by. `judging` is ten kingdoms of the
 * base set, then ten mixed with Seaside, all of the first boxes; `drawn` twenty of all cards; `second` twenty of the boxes of today,
 * each with two or more of the nine cards that are new in Seaside.
 */
const LISTS = {
  tuning: { seed: 100, box: 'first' },
  judging: { seed: 9000, box: 'first' },
  drawn: { seed: 20_261_119, box: 'both' },
  second: { seed: 2022, box: 'second' },
} as const satisfies Record<string, { seed: number; box: Box }>;
export type KingdomList = keyof typeof LISTS;

export const isKingdomList = (raw: string): raw is KingdomList => Object.hasOwn(LISTS, raw);
export const KINGDOM_LISTS = Object.keys(LISTS);
export const isKingdomCard = (raw: string): raw is CardId => isCardId(raw) && KINGDOM_CARDS.includes(raw);

const HOW_MANY = 20;
const NEW_AT_LEAST = 2;
const isNew = (card: CardId): boolean => PRINTED[card].set === 'seaside-second';

/** Twenty kingdoms; cards may be demanded or kept out. Always the same ones. */
export function fixedKingdoms(
  list: KingdomList,
  needed: readonly CardId[] = [],
  banned: readonly CardId[] = [],
): CardId[][] {
  const found: CardId[][] = [];
  const { seed, box } = LISTS[list];
  const luck = luckFrom(seed);
  while (found.length < HOW_MANY) {
    const sets = box === 'first' && found.length < HOW_MANY / 2 ? (['base'] as const) : (['base', 'seaside'] as const);
    const kingdom = drawKingdom(luck, { ...NO_WISHES, box, sets });
    if (kingdom === null) throw new Error('no kingdom');
    if (box === 'second' && kingdom.filter(isNew).length < NEW_AT_LEAST) continue;
    const has = (card: CardId): boolean => kingdom.includes(card);
    if (needed.every(has) && !banned.some(has)) found.push(kingdom);
  }
  return found;
}

/** Options for one deal after the other: each kingdom as often as the next, and the first seat starts. */
export const optionsIn =
  (kingdoms: readonly (readonly CardId[])[]) =>
  (deal: number): Options => {
    const kingdom = kingdoms[deal % kingdoms.length] ?? DEFAULT_OPTIONS.kingdom;
    return { ...DEFAULT_OPTIONS, kingdom, edition: editionFor(kingdom), startSeat: 0 };
  };
