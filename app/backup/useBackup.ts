import * as Clipboard from 'expo-clipboard';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvOf } from '@/history/csv';
import { comparing, type Incoming } from '@/history/merge';
import { sameName } from '@/storage/names';
import { readImport, type ImportProblem, type Source } from '@/history/importing';
import { OTHER_GAME } from '@/history/play';
import { secretsIn, withoutSecrets } from '@/history/secrets';
import { ARCHIVE_KINDS, MAX_ARCHIVE_LENGTH, writingArchive, type ArchiveKind, type Contents } from '@/storage/archive';
import type { Gradual } from '@/storage/gradual';
import { useSpeaker, useWords } from '@/text';
import { GAME_IDS } from '@/games/ids';
import { useToast } from '@/ui/overlays/Toast';
import { useGameServices } from '@/ui/setup/services';
import { breathe } from '../breathe';
import { giveFile, takeFile } from '../files';
import { playWords } from '../history/playWords';
import { bggIdOf } from '../history/bgStats';
import { useFormats } from '../history/useFormats';
import { useProfiles } from '../history/useProfiles';
import { loadEntry } from '../loadGame';
import { restart } from '../restart';
import { checkSaves, type Checked } from './checkSaves';
import { readContents, writeContents, type Found } from './contents';
import { lastImport, noteImport, undoImport, type LastImport } from './lastImport';
import { noteExport } from './reminder';
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
  readonly found: (Checked & { readonly madeAt: number; readonly source: Source }) | null;
  /** The import that can be taken back. */
  readonly last: LastImport | null;
  /** Why what was to come in cannot. */
  readonly problem: ImportProblem | 'unreadable' | 'device' | null;
  readonly export: (what: Export, withSecrets: boolean) => void;
  readonly import: (from: Import) => void;
  /** Writes what was chosen of what was found. */
  readonly apply: (items: readonly Incoming[]) => void;
  readonly cancel: () => void;
  /** Takes the last import back as a whole. */
  readonly undo: () => void;
}

/** A game of ours by its number or its name in any language of the app; any other by its name. */
function useGameOf() {
  const { i18n } = useTranslation();
  const { t } = useWords();
  return ({ name, bggId }: { readonly name: string; readonly bggId: number | undefined }) => {
    const ours = GAME_IDS.find(
      (id) =>
        (bggId !== undefined && bggIdOf(id) === bggId) ||
        sameName(name, t(`game.${id}`)) ||
        sameName(name, i18n.t(`app:game.${id}`, { lng: 'en' })),
    );
    return ours === undefined ? { game: OTHER_GAME, gameName: name } : { game: ours, gameName: null };
  };
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
  const [last, setLast] = useState<LastImport | null>(null);
  const gameOf = useGameOf();
  const { profiles } = useProfiles();
  const { memory } = useGameServices();
  useEffect(() => {
    let left = false;
    void lastImport().then((there) => {
      if (!left) setLast(there);
    });
    return () => {
      left = true;
    };
  }, []);

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
    const { contents, unreadable, silent } = await readContents(during('collecting'), true);
    // A device that says nothing at all has no copy to give.
    if (silent.length === ARCHIVE_KINDS.length) throw new Error('the device does not answer');
    await give(await slowly(packing(withSecrets ? contents : withoutSecrets(contents)), during('packing')));
    const count = secretsIn(contents).length;
    await noteExport(contents.plays.length);
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
    const context = { gameOf, profiles, me: memory.names[0] ?? t('backup.me') };
    const parsed = await slowly(readImport(text, context), during('reading'));
    if (!parsed.ok) return setProblem(parsed.problem);
    const { archive, source } = parsed;
    const { contents, silent } = await readContents(during('comparing'));
    // What is not known to be here would be taken for new.
    if (silent.length > 0) return setProblem('device');
    const preview = await slowly(comparing(archive, contents), during('comparing'));
    setFound({ ...(await checkSaves(preview, loadEntry, during('checking'))), madeAt: archive.madeAt, source });
  };
  const take = async (from: Import): Promise<void> => {
    if (from === 'paste') return look(await Clipboard.getStringAsync());
    const picked = await takeFile(MAX_ARCHIVE_LENGTH);
    if (picked.kind === 'text') await look(picked.text);
    else if (picked.kind !== 'cancelled') setProblem(picked.kind);
  };
  const write = async (items: readonly Incoming[]): Promise<void> => {
    const isNoted = await noteImport(items, Date.now());
    const { done, missing } = await writeContents(items, during('writing'));
    const left = ARCHIVE_KINDS.filter((kind) => missing[kind] > 0);
    const what = left.map((kind) =>
      t('backup.preview.missing', { kind: t(`backup.kinds.${kind}`), count: missing[kind] }),
    );
    restart(
      left.length === 0
        ? { text: t(isNoted ? 'backup.preview.done' : 'backup.preview.doneForGood', { count: done }), kind: 'good' }
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
    last,
    undo: () =>
      work(async () => {
        if (last === null) return;
        await undoImport(last, during('undoing'));
        restart({ text: t('backup.undone'), kind: 'good' });
      }, t('backup.undoFailed')),
  };
}
