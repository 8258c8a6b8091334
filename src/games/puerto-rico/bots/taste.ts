import { BUILDING_LIST, type BuildingId } from '../rules/buildings';
import { VIOLET_WEIGHTS } from '../rules/placement';

/** What a bot thinks things are worth, in victory points. The levels share one; style bots have their own. */
export interface Taste {
  /** A doubloon at the start of the game, and what it loses until the end. */
  readonly doubloon: number;
  readonly doubloonDecay: number;
  /** Craftsman phases still to come at the start. */
  readonly harvests: number;
  /** A kind that is produced, for each harvest: by itself and for each doubloon of its price. */
  readonly kind: number;
  readonly kindPrice: number;
  /** Each further good of a kind, for each harvest. */
  readonly volume: number;
  /** Places where a colonist is all that is missing, plantations without a plant, plants without a plantation. */
  readonly halfChain: number;
  readonly spareTile: number;
  readonly sparePlant: number;
  /** An occupied quarry, an idle one. */
  readonly quarry: number;
  readonly idleQuarry: number;
  /** A good in hand: by itself and for each doubloon of its price. */
  readonly good: number;
  readonly goodPrice: number;
  /** What a factory's doubloons of one harvest are worth, for each doubloon. */
  readonly factory: number;
  /** An unoccupied small violet building, an unoccupied large one before the last rounds. */
  readonly idleViolet: number;
  readonly idleLarge: number;
  /** All violet buildings together. */
  readonly violetScale: number;
  /** Each violet building, by number. */
  readonly violet: readonly number[];
  readonly printed: number;
  readonly waiting: number;
}

const violet = (changes: Readonly<Partial<Record<BuildingId, number>>> = {}): number[] =>
  BUILDING_LIST.map(({ id }) => changes[id] ?? VIOLET_WEIGHTS[id] ?? 0);

/** What the levels share (README, Bots). */
export const BALANCED_TASTE: Taste = {
  doubloon: 1.6,
  doubloonDecay: 1.3,
  harvests: 6,
  kind: 0.45,
  kindPrice: 0.11,
  volume: 0.5,
  halfChain: 0.15,
  spareTile: 0.08,
  sparePlant: 0.05,
  quarry: 2,
  idleQuarry: 0.4,
  good: 0.45,
  goodPrice: 0.12,
  factory: 0.4,
  idleViolet: 0.6,
  idleLarge: 0.75,
  violetScale: 2.2,
  violet: violet(),
  printed: 1,
  waiting: 0.15,
};

/** Corn, ships, harbor and wharf: points by volume. */
export const SHIPPING_TASTE: Taste = {
  ...BALANCED_TASTE,
  doubloon: 1.1,
  doubloonDecay: 0.9,
  volume: 0.9,
  kind: 0.7,
  good: 0.8,
  goodPrice: 0.05,
  quarry: 0.8,
  violet: violet({ harbor: 5, wharf: 5, 'small-warehouse': 2, 'large-warehouse': 2, factory: 1, office: 0.3 }),
};

/** Quarries and doubloons: points by buildings, and a full city as soon as possible. */
export const BUILDING_TASTE: Taste = {
  ...BALANCED_TASTE,
  doubloon: 1.8,
  doubloonDecay: 1.1,
  quarry: 3.2,
  idleQuarry: 1.2,
  kindPrice: 0.16,
  volume: 0.25,
  good: 0.3,
  printed: 1.4,
  violet: violet({ harbor: 1, wharf: 0.8, 'small-market': 2, 'large-market': 2.5 }),
};

/** As many kinds as possible, for the factory to pay. */
export const FACTORY_TASTE: Taste = {
  ...BALANCED_TASTE,
  kind: 0.9,
  volume: 0.2,
  factory: 0.9,
  violet: violet({ factory: 7, 'large-market': 1.5, harbor: 2, wharf: 1 }),
};
