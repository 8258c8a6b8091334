import { readArchive, MAX_ARCHIVE_LENGTH, part, type Archive, type ArchiveProblem } from '@/storage/archive';
import type { Gradual } from '@/storage/gradual';
import { isBgStats, readBgStats } from './bgStatsFile';
import { playOfForeign, type ForeignContext, type ForeignPlay } from './foreign';
import type { Play } from './play';
import { isOwnCsv, isPlaysCsv, readPlaysCsv } from './playsCsv';

/** What a file is from. */
export type Source = 'antilles' | 'bg-stats' | 'csv';

export type ImportProblem = ArchiveProblem | 'zip' | 'own-table' | 'no-plays';

export type Imported =
  | { readonly ok: true; readonly source: Source; readonly archive: Archive }
  | { readonly ok: false; readonly problem: ImportProblem };

const refused = (problem: ImportProblem): Imported => ({ ok: false, problem });

/**
 * Reads whatever somebody chose: our own archive, the file of BG Stats, a table of plays. Never throws. What is packed is
 * never unpacked: how large it would become nobody knows before.
 */
export function* readImport(text: string, context: ForeignContext): Gradual<Imported> {
  if (text.startsWith('PK\u0003\u0004')) return refused('zip');
  if (text.length > MAX_ARCHIVE_LENGTH) return refused('too-large');
  const whole = text.replace(/^\ufeff/, '');
  if (isOwnCsv(whole)) return refused('own-table');
  if (!/^\s*[{[]/.test(whole) && isPlaysCsv(whole)) {
    return yield* archiveOf('csv', yield* part(readPlaysCsv(whole), 0, 0.5), context);
  }
  // Ours names itself first; only what does not is read a second time.
  const own = yield* readArchive(text);
  if (own.ok) return { ok: true, source: 'antilles', archive: own.archive };
  if (own.problem !== 'foreign') return own;
  const file: unknown = JSON.parse(whole);
  if (!isBgStats(file)) return own;
  return yield* archiveOf('bg-stats', yield* part(readBgStats(file), 0, 0.5), context);
}

/** The same as an archive that holds nothing but plays. */
function* archiveOf(source: Source, found: readonly ForeignPlay[], context: ForeignContext): Gradual<Imported> {
  const plays: Play[] = [];
  let bad = 0;
  for (const [i, foreign] of found.entries()) {
    if (i % 100 === 99) yield 0.5 + i / found.length / 2;
    const play = playOfForeign(foreign, context);
    if (play === null) bad++;
    else plays.push(play);
  }
  if (plays.length + bad === 0) return refused('no-plays');
  return {
    ok: true,
    source,
    archive: {
      format: 1,
      madeAt: 0,
      plays,
      saves: [],
      sheets: [],
      profiles: [],
      photos: [],
      values: {},
      unreadable: { plays: bad, saves: 0, sheets: 0, profiles: 0, photos: 0, values: 0 },
    },
  };
}
