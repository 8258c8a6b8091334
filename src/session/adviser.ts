import { luckFrom, type HasRng } from '@antilles/engine';

/**
 * The dice of whoever advises, before so many answers: hint and review think with the same ones, so that both say the same
 * of a moment, however often they are asked.
 */
export const adviserLuck = (at: number): HasRng => luckFrom(at + 1);
