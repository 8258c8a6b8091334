import type { CardRules } from '../card';

/** Cannot be played; its points are counted in `scoring.ts`. */
export const gardens = {} satisfies CardRules;
