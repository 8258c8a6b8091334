import * as Clipboard from 'expo-clipboard';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvOf } from '@/history/csv';
import { comparing, type Incoming } from '@/history/merge';
import { secretsIn, withoutSecrets } from '@/history/secrets';
import {
  ARCHIVE_KINDS,
  MAX_ARCHIVE_LENGTH,
  readArchive,
  writingArchive,
  type ArchiveKind,
  type ArchiveProblem,
  type Contents,
} from '@/storage/archive';
import type { Gradual } from '@/storage/gradual';
import { useSpeaker, useWords } from '@/text';
import { useToast } from '@/ui/overlays/Toast';
import { breathe } from '../breathe';
import { giveFile, takeFile } from '../files';
import { playWords } from '../history/playWords';
import { useFormats } from '../history/useFormats';
import { loadEntry } from '../loadGame';
import { restart } from '../restart';
import { checkSaves, type Checked } from './checkSaves';
import { readContents, writeContents, type Found } from './contents';
import { slowly, useProgress, type ProgressAccess } from './useProgress';

/** `2026-11-16`, for names of files. */
const today = (): string => new Date().toISOString().slice(0, 10);

const packing = (contents: Contents): Gradual<string> => writingArchive(contents, Date.now());

/** What goes out, and how it comes in. */
export const EXPORTS = ['all', 'csv', 'copy'] as const;
export const IMPORTS = ['file', 'paste'] as const;
type Export = (typeof EXPORTS)[number];
type Import = (typeof IMPORTS)[number];

export interface Backup {
  /** Something is being done; whatever else is asked for waits for nobody. */
  readonly busy: boolean;
  readonly progress: ProgressAccess['progress'];
  /** What a file would change, once it was looked at. */
  readonly found: (Checked & { readonly madeAt: number }) | null;
  /** Why what was to come in cannot. */
  readonly problem: ArchiveProblem | 'unreadable' | 'device' | null;
  readonly export: (what: Export, withSecrets: boolean) => void;
  readonly import: (from: Import) => void;
  /** Writes what was chosen of what was found. */
  readonly apply: (items: readonly Incoming[]) => void;
  readonly cancel: () => void;
}

/** Everything out, as one file or a table; everything in, after a look at what it would do. */
export function useBackup(): Backup {
  const { t } = useWords('history');
  const { i18n } = useTranslation();
  const formats = useFormats();
  const { list } = useSpeaker('engine', []);
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const { progress, during, finished } = useProgress();
  const [found, setFound] = useState<Backup['found']>(null);
  const [problem, setProblem] = useState<Backup['problem']>(null);

  /** One thing at a time. */
  const work = (job: () => Promise<void>, failed: string): void => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    job()
      .catch(() => toast.fail(failed))
      .finally(() => {
        setBusy(false);
        finished();
      });
  };

  const kinds = (which: readonly ArchiveKind[]): string => list(which.map((kind) => t(`backup.kinds.${kind}`)));
  /** Hands over everything as one text, and says what of it could not be had, and what is secret in it or was left out. */
  const giveAll = async (withSecrets: boolean, give: (text: string) => Promise<void>, done: string): Promise<void> => {
    const { contents, unreadable, silent } = await readContents(during('collecting'));
    // A device that says nothing at all has no copy to give.
    if (silent.length === ARCHIVE_KINDS.length) throw new Error('the device does not answer');
    await give(await slowly(packing(withSecrets ? contents : withoutSecrets(contents)), during('packing')));
    const count = secretsIn(contents).length;
    toast.show({ text: done, kind: 'good' });
    if (silent.length > 0) toast.fail(t('backup.silent', { what: kinds(silent) }));
    if (count > 0) toast.say(t(withSecrets ? 'backup.secrets.inside' : 'backup.secrets.leftOut', { count }));
    if (unreadable > 0) toast.fail(t('backup.skipped', { count: unreadable }));
  };
  const giveTable = async ({ contents, silent }: Found): Promise<void> => {
    if (silent.includes('plays')) throw new Error('the history cannot be read');
    const rows = csvOf(contents.plays, (play) => playWords(i18n, play), formats.game);
    await giveFile(`antilles-plays-${today()}.csv`, 'text/csv', await slowly(rows, during('packing')));
    toast.show({ text: t('backup.saved'), kind: 'good' });
  };
  const give = async (what: Export, withSecrets: boolean): Promise<void> => {
    switch (what) {
      case 'all':
        return giveAll(
          withSecrets,
          (text) => giveFile(`antilles-${today()}.json`, 'application/json', text),
          t('backup.saved'),
        );
      case 'csv':
        return giveTable(await readContents(during('collecting')));
      case 'copy':
        return giveAll(withSecrets, async (text) => void (await Clipboard.setStringAsync(text)), t('backup.copied'));
    }
  };

  const look = async (text: string): Promise<void> => {
    // The JSON of a file is read in one go: the screen first shows that it is at work.
    await breathe();
    const parsed = await slowly(readArchive(text), during('reading'));
    if (!parsed.ok) return setProblem(parsed.problem);
    const { contents, silent } = await readContents(during('comparing'));
    // What is not known to be here would be taken for new.
    if (silent.length > 0) return setProblem('device');
    const preview = await slowly(comparing(parsed.archive, contents), during('comparing'));
    setFound({ ...(await checkSaves(preview, loadEntry, during('checking'))), madeAt: parsed.archive.madeAt });
  };
  const take = async (from: Import): Promise<void> => {
    if (from === 'paste') return look(await Clipboard.getStringAsync());
    const picked = await takeFile(MAX_ARCHIVE_LENGTH);
    if (picked.kind === 'text') await look(picked.text);
    else if (picked.kind !== 'cancelled') setProblem(picked.kind);
  };
  const write = async (items: readonly Incoming[]): Promise<void> => {
    const { done, missing } = await writeContents(items, during('writing'));
    const left = ARCHIVE_KINDS.filter((kind) => missing[kind] > 0);
    const what = left.map((kind) =>
      t('backup.preview.missing', { kind: t(`backup.kinds.${kind}`), count: missing[kind] }),
    );
    restart(
      left.length === 0
        ? { text: t('backup.preview.done', { count: done }), kind: 'good' }
        : { text: t('backup.preview.partly', { done, what: list(what) }), kind: 'error' },
    );
    setFound(null);
  };

  return {
    busy,
    progress,
    found,
    problem,
    export: (what, withSecrets) => work(() => give(what, withSecrets), t('backup.exportFailed')),
    import: (from) => work(() => take(from), t('backup.problem.unreadable')),
    apply: (items) => work(() => write(items), t('backup.preview.failed')),
    cancel: () => setFound(null),
  };
}
