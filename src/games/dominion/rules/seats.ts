/** For how many it is: read by the rules, and by the shelf before they are loaded. */
export const SEATS = { min: 2, max: 4 } as const;
