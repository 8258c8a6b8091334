/**
 * The pictures for any game: our name → `author/name` on game-icons.net (CC BY 3.0). After a change here run `npm run
 * icons`. A game names its own in `games/<id>/ui/pictures/used.ts`, and its emblem in `games/<id>/shelf.ts`.
 */
export const used = {
  achievement: 'skoll/achievement',
  anchor: 'lorc/anchor',
  barrel: 'delapouite/barrel',
  caravel: 'delapouite/caravel',
  cards: 'lorc/poker-hand',
  coin: 'lorc/crown-coin',
  coins: 'delapouite/two-coins',
  compass: 'lorc/compass',
  crown: 'lorc/crown',
  dice: 'delapouite/rolling-dices',
  hourglass: 'lorc/hourglass',
  island: 'delapouite/island',
  laurels: 'lorc/laurels',
  'laurel-crown': 'lorc/laurel-crown',
  meeple: 'delapouite/meeple',
  notebook: 'delapouite/notebook',
  'open-book': 'lorc/open-book',
  podium: 'delapouite/podium-winner',
  'quill-ink': 'lorc/quill-ink',
  scales: 'lorc/scales',
  'ship-wheel': 'delapouite/ship-wheel',
  snowflake: 'lorc/snowflake-2',
  spyglass: 'lorc/spyglass',
  'trophy-cup': 'delapouite/trophy-cup',
  'vintage-robot': 'lorc/vintage-robot',
} as const satisfies Record<string, `${string}/${string}`>;
