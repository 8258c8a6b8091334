import type { GameName } from '@/text/gameWords';
import { type lines } from './lines';
import { type used } from './used';

/** A picture from game-icons, as `author/name`. */
export type Picture = `${string}/${string}`;

/** The square that game-icons are drawn on. */
export const GRID = 512;

/** The outlines of one set, as far as they are drawn there: one path each, to be filled. */
export type Drawings = Readonly<Record<Picture, string>>;

/** How a game names its pictures: `<id>/…`. */
export type Used<Id extends string> = Readonly<Record<`${Id}/${string}`, Picture>>;

/** The names and the outlines of a game's pictures. */
export interface PicturePiece {
  readonly used: Readonly<Record<string, Picture>>;
  readonly drawings: Drawings;
}

/**
 * The names of every game's pictures, by its id: each game adds its own (`games/<id>/ui/pictures/used.ts`), so that
 * `` `dominion/${card}` `` type-checks only when every card has its picture.
 */
export interface GamePictures {}

/** What can be drawn as an outline: the emblems, which stand on Home; pictures for any table; and those of each game. */
export type DrawingName = `emblem/${GameName}` | keyof typeof used | GamePictures[keyof GamePictures];

/** Everything `<Icon name>` can draw: pictures of the games and lines for controls. */
export type IconName = DrawingName | keyof typeof lines;
