import { z } from 'zod';
import { isWhole } from '@/session/ceilings';

/* What a game in progress is held to holds for every other record; what only those have comes on top. */
export * from '@/session/ceilings';

/** With the box on the table there may be more of them. */
export const MAX_PLAYERS = 20;
export const MAX_ROUNDS = 1000;

/** The name of a play, which is called after its game. */
export const playId = z.string().min(1).max(120).refine(isWhole);

export const points = z.number().min(-1e12).max(1e12);
