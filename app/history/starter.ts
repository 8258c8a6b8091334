import type { Play } from '@/history/play';

/** Whether anybody begins: where all choose at once (SD-2) nobody does, and a game played here knows who did. */
export const hasStarter = ({ game, kind }: Pick<Play, 'game' | 'kind'>): boolean =>
  kind === 'physical' && game !== 'santo-domingo';
