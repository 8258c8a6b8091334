import { must } from '@antilles/engine';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GameId } from '@/games/ids';

/** The script that has the rules and screens of a game, in a folder of the export. */
export const wholeOf = (scripts: string, game: GameId): string =>
  must(
    readdirSync(scripts).find(
      (name) =>
        name.startsWith('whole-') &&
        new RegExp(`id: ?["'\`]${game}["'\`]`).test(readFileSync(path.join(scripts, name), 'utf8')),
    ),
    `no piece of ${game} in ${scripts}`,
  );
