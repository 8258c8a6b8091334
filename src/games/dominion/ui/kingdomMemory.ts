import { BOXES, isCardId, PRINTED, type CardId, type Expansion } from '../rules/printed';
import { NO_WISHES, sorted, type Wishes } from '../rules/kingdoms';

/** What the kingdom picker remembers from one game to the next. */
export interface KingdomMemory {
  /** Kingdoms somebody liked, newest first. */
  readonly favourites: readonly (readonly CardId[])[];
  readonly wishes: Wishes;
}

export const KINGDOM_SETS = ['base', 'seaside'] as const satisfies readonly Expansion[];
const ATTACKS = ['any', 'some', 'none'] as const;
const KEPT = 40;

export const NOTHING_KEPT: KingdomMemory = { favourites: [], wishes: { ...NO_WISHES, costSpread: true } };

const isKingdom = (raw: unknown): raw is readonly CardId[] =>
  Array.isArray(raw) &&
  raw.length === 10 &&
  new Set(raw).size === 10 &&
  raw.every((card) => isCardId(card) && PRINTED[card].set !== 'basic');

/** What was kept, whoever wrote it: anything that is not what it should be is as if it were not there. */
export function readMemory(raw: unknown): KingdomMemory {
  if (typeof raw !== 'object' || raw === null) return NOTHING_KEPT;
  const { favourites, wishes } = raw as { readonly favourites?: unknown; readonly wishes?: unknown };
  return {
    favourites: Array.isArray(favourites) ? favourites.filter(isKingdom) : [],
    wishes: readWishes(wishes),
  };
}

function readWishes(raw: unknown): Wishes {
  if (typeof raw !== 'object' || raw === null) return NOTHING_KEPT.wishes;
  const given = raw as Partial<Record<keyof Wishes, unknown>>;
  const sets = KINGDOM_SETS.filter((set) => Array.isArray(given.sets) && given.sets.includes(set));
  // Before there were boxes, the seven cards of the second base set were a set of their own.
  const before = Array.isArray(given.sets) && given.sets.includes('second-edition') ? 'both' : NO_WISHES.box;
  return {
    box: BOXES.find((box) => box === given.box) ?? before,
    sets: sets.length === 0 ? NOTHING_KEPT.wishes.sets : sets,
    costSpread: given.costSpread === true,
    extraBuy: given.extraBuy === true,
    village: given.village === true,
    trasher: given.trasher === true,
    attacks: ATTACKS.find((attacks) => attacks === given.attacks) ?? 'any',
  };
}

export const sameKingdom = (a: readonly CardId[], b: readonly CardId[]): boolean =>
  sorted(a).join() === sorted(b).join();

export const isFavourite = ({ favourites }: KingdomMemory, kingdom: readonly CardId[]): boolean =>
  favourites.some((each) => sameKingdom(each, kingdom));

/** Keeps a kingdom, or lets it go when it was kept. */
export function withFavourite(memory: KingdomMemory, kingdom: readonly CardId[]): KingdomMemory {
  const others = memory.favourites.filter((each) => !sameKingdom(each, kingdom));
  return others.length < memory.favourites.length
    ? { ...memory, favourites: others }
    : { ...memory, favourites: [sorted(kingdom), ...others].slice(0, KEPT) };
}
