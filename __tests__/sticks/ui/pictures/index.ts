import type { Drawings } from '@/ui/icons/drawing';

export { used } from './used';

/** No outlines of its own: what it shows is drawn with those of every table. */
export const drawings: Drawings = {};
