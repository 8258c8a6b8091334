import type { ComponentType } from 'react';
import type { Strengths } from '@/bots/mix';
import type { AnyTutorial } from '@/session/tutorial';
import type { GameName, InEveryLanguage, ShelfWords, WordFiles } from '@/text/gameWords';
import type { Speaker } from '@/text/speak';
import type { Poster } from '@/ui/art/posters';
import type { GlimpseProps } from '@/ui/glimpse';
import type { CompanionProps } from '@/ui/companion/routes';
import type { Picture, PicturePiece } from '@/ui/icons/drawing';
import type { AccentColours } from '@/ui/palettes';
import type { RulesChapter } from '@/ui/rules/chapters';
import type { AnyEntry } from './entry';

/** A game as it is played: what its `whole.ts` exports, fetched as one piece. */
export interface WholeGame {
  readonly entry: AnyEntry;
  readonly Stack: ComponentType;
  /** Its rules to read, at a table as somebody sees it; the view of nobody tells them to whoever plays no game yet. */
  rules(words: Speaker, view: unknown): readonly RulesChapter[];
  /** For the box on a real table. Whoever has one says so in `words/shelf.*.json` too. */
  readonly CompanionScreen?: ComponentType<CompanionProps>;
  /** A guided first game. */
  readonly tutorial?: AnyTutorial;
  /** A glimpse of its table, for Home: drawn from what everybody may see (the view of nobody), small, without words. */
  readonly Glimpse?: ComponentType<GlimpseProps<never>>;
}

/**
 * How a game stands on the shelf, before any of its code is there: what its `shelf.ts` exports. It is a part of what a
 * browser loads first, so it imports nothing but what is said here.
 */
export interface Shelved<Id extends string = GameName> {
  /** Also its folder, the namespace of its words, and its address. */
  readonly id: Id;
  /** As named on the box. */
  readonly designer: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Its picture, of game-icons: drawn as `emblem/<id>`. */
  readonly emblem: Picture;
  readonly accent: AccentColours;
  /** For Home; a game without one is its emblem on its accent. */
  readonly poster?: Poster;
  /** Its number on BoardGameGeek, where we are sure of it; BG Stats matches the others by name. */
  readonly bggId?: number;
  /**
   * How strong each level is, Medium at 1500, from `npm run ladder`: a level that was measured anew is one line here.
   * Left out: nobody has measured them, and no rating is kept.
   */
  readonly strengths?: Strengths;
  readonly words: InEveryLanguage<ShelfWords>;
  /** Whether its `whole.ts` has a tutorial. */
  readonly tutorial?: true;
  /** Rules, bots and screens; its words; its pictures. Each is one piece, fetched when it is first needed. */
  readonly load: () => Promise<WholeGame>;
  readonly loadWords: () => Promise<{ readonly words: WordFiles<object> }>;
  readonly loadPictures: () => Promise<PicturePiece>;
}
