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

/** The pictures of one set, as far as they are drawn there. */
export type Drawings = Readonly<Partial<Record<Picture, Drawing>>>;

/**
 * Pictures come in sets: the emblems, which stand on Home and are always there; what any table may show; and one a game.
 * All but the first are loaded when they are needed.
 */
export const PICTURE_SETS = ['table', 'santo-domingo', 'puerto-rico', 'cartagena', 'dominion'] as const;
export type PictureSet = (typeof PICTURE_SETS)[number];

/** The set that the picture of this name belongs to: names of a game's pictures begin with its id. */
export const setOf = (name: string): PictureSet | 'house' =>
  name.startsWith('emblem/') ? 'house' : (PICTURE_SETS.find((set) => name.startsWith(`${set}/`)) ?? 'table');
