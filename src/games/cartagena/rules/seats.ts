/** For how many it is: read by the rules, and by the shelf before they are loaded (CA-D32). */
export const SEATS = { min: 2, max: 5 } as const;
