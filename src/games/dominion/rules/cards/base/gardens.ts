import type { CardRules } from '../card';

/** Cannot be played; its points are counted at the end (`scoring.ts`). */
export const gardens = {} satisfies CardRules;
