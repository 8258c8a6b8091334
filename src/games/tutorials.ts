import type { AnyTutorial } from '@/session/tutorial';
import { tutorial as cartagena } from '@/games/cartagena/tutorial';
import { tutorial as dominion } from '@/games/dominion/tutorial';
import type { GameId } from './ids';
import { tutorial as puertoRico } from '@/games/puerto-rico/tutorial';
import { tutorial as santoDomingo } from '@/games/santo-domingo/tutorial';

/** The guided first game of each game that has one. */
export const TUTORIALS: Readonly<Partial<Record<GameId, AnyTutorial>>> = {
  'santo-domingo': santoDomingo,
  'puerto-rico': puertoRico,
  cartagena,
  dominion,
};
