/** What a good is worth in points while the game goes on: between the 3 : 1 of the end and the best rates. */
export const POINTS_PER_GOOD = 1 / 2.5;
