import type { Contents } from '@/storage/archive';
import type { Save } from '@/storage/saveFile';
import { playIdOf } from './play';

/**
 * The running games of several people: such a save holds every hand and every pile, and whoever opens the file could
 * look. A game that is over has its play.
 */
export function secretsIn({ saves, plays }: Pick<Contents, 'saves' | 'plays'>): readonly Save[] {
  const over = new Set(plays.map(({ id }) => id));
  return saves.filter(({ id, seats }) => seats.filter(({ bot }) => bot === null).length > 1 && !over.has(playIdOf(id)));
}

/** The same without them. */
export function withoutSecrets(contents: Contents): Contents {
  const secret = new Set(secretsIn(contents));
  return { ...contents, saves: contents.saves.filter((save) => !secret.has(save)) };
}
