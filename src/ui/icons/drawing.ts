import { type lines } from './lines';
import { type used } from './used';

/** A picture from game-icons, as `author/name`. */
export type Picture = (typeof used)[keyof typeof used];

/** One filled outline. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly d: string;
}

/** Everything `<Icon name>` can draw: pictures of the games and lines for controls. */
export type IconName = keyof typeof used | keyof typeof lines;
