import * as Clipboard from 'expo-clipboard';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';
import {
  comparing,
  MAX_ARCHIVE_LENGTH,
  readArchive,
  writingArchive,
  type ArchiveProblem,
  type Contents,
  type Incoming,
  type Preview,
} from '../../src/storage/archive';
import type { Steps } from '../../src/storage/steps';
import { useWords } from '../../src/text';
import { Header } from '../../src/ui/Header';
import { LinkRow } from '../../src/ui/LinkRow';
import { useToast } from '../../src/ui/overlays/Toast';
import { Progress } from '../../src/ui/Progress';
import { Screen } from '../../src/ui/Screen';
import { useGoBack } from '../../src/ui/setup/gameRoutes';
import { Group } from '../../src/ui/setup/Group';
import { Text } from '../../src/ui/Text';
import { SPACE } from '../../src/ui/theme';
import { giveFile, takeFile } from '../files';
import { readContents, writeContents, type OnWay } from '../history/contents';
import { csvOf } from '../history/csvOf';
import { ImportPreview } from '../history/ImportPreview';
import { useFormats } from '../history/useFormats';
import { breathe } from '../breathe';
import { useWay } from '../history/useWay';
import { restart } from '../restart';

/** `2026-11-16`, for names of files. */
const today = (): string => new Date().toISOString().slice(0, 10);

const packing = (contents: Contents): Steps<string> => writingArchive(contents, Date.now());

/** Everything out, as one file or a table; everything in, after a look at what it would do. */
export function BackupScreen() {
  const { t } = useWords('history');
  const { i18n } = useTranslation();
  const formats = useFormats();
  const toast = useToast();
  const goBack = useGoBack();
  const [busy, setBusy] = useState(false);
  const { way, during, arrived } = useWay();
  const [found, setFound] = useState<{ readonly preview: Preview; readonly madeAt: number } | null>(null);
  const [problem, setProblem] = useState<ArchiveProblem | 'unreadable' | null>(null);

  /** One thing at a time. */
  const work = (job: () => Promise<void>, failed: string) => (): void => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    job()
      .catch(() => toast.fail(failed))
      .finally(() => {
        setBusy(false);
        arrived();
      });
  };
  const told = (unreadable: number, done: string): void => {
    toast.show({ text: done, kind: 'good' });
    if (unreadable > 0) toast.fail(t('backup.skipped', { count: unreadable }));
  };
  /** Everything as one text, and how many records could not be read. */
  const archive = async (): Promise<{ readonly text: string; readonly unreadable: number }> => {
    const { contents, unreadable } = await readContents(during('collecting'));
    return { text: await slowly(packing(contents), during('packing')), unreadable };
  };
  const exportAll = async (): Promise<void> => {
    const { text, unreadable } = await archive();
    await giveFile(`antilles-${today()}.json`, 'application/json', text);
    told(unreadable, t('backup.saved'));
  };
  const exportCsv = async (): Promise<void> => {
    const { contents } = await readContents(during('collecting'));
    const text = await slowly(csvOf(contents.plays, i18n, formats.game), during('packing'));
    await giveFile(`antilles-plays-${today()}.csv`, 'text/csv', text);
    told(0, t('backup.saved'));
  };
  const copyAll = async (): Promise<void> => {
    const { text, unreadable } = await archive();
    await Clipboard.setStringAsync(text);
    told(unreadable, t('backup.copied'));
  };
  const look = async (text: string): Promise<void> => {
    // The JSON of a file is read in one go: the screen first shows that it is at work.
    await breathe();
    const parsed = await slowly(readArchive(text), during('reading'));
    if (!parsed.ok) return setProblem(parsed.problem);
    const { contents } = await readContents(during('comparing'));
    const preview = await slowly(comparing(parsed.archive, contents), during('comparing'));
    setFound({ preview, madeAt: parsed.archive.madeAt });
  };
  const importFile = async (): Promise<void> => {
    const picked = await takeFile(MAX_ARCHIVE_LENGTH);
    if (picked.kind === 'text') await look(picked.text);
    else if (picked.kind !== 'cancelled') setProblem(picked.kind);
  };
  const importPaste = async (): Promise<void> => look(await Clipboard.getStringAsync());
  const apply = async (items: readonly Incoming[]): Promise<void> => {
    try {
      await writeContents(items, during('writing'));
      restart(t('backup.preview.done', { count: items.length }));
    } catch {
      toast.fail(t('backup.preview.failed'));
    }
    setFound(null);
  };

  return (
    <Screen
      // What a file would do is read from its top, however far down the button was.
      key={found === null ? 'choose' : 'preview'}
      accent="brass"
      glow
      scroll
      maxWidth={640}
      header={<Header title={t('backup.title')} onBack={goBack} />}
    >
      {way !== null ? (
        <View style={{ flexGrow: 1, justifyContent: 'center', paddingVertical: SPACE.xl }}>
          <Progress label={t(`backup.way.${way.work}`)} share={way.share} />
        </View>
      ) : found !== null ? (
        <ImportPreview
          preview={found.preview}
          madeAt={found.madeAt}
          busy={busy}
          onApply={(items) => work(() => apply(items), t('backup.preview.failed'))()}
          onCancel={() => setFound(null)}
        />
      ) : (
        <View style={{ gap: 20 }}>
          <Text color="muted">{busy ? t('backup.working') : t('backup.line')}</Text>
          <Group title={t('backup.export')}>
            <LinkRow
              icon="download"
              name={t('backup.all')}
              line={t('backup.allLine')}
              onPress={work(exportAll, t('backup.exportFailed'))}
            />
            <LinkRow
              icon="list"
              name={t('backup.csv')}
              line={t('backup.csvLine')}
              onPress={work(exportCsv, t('backup.exportFailed'))}
            />
            <LinkRow
              icon="copy"
              name={t('backup.copy')}
              line={t('backup.copyLine')}
              onPress={work(copyAll, t('backup.exportFailed'))}
            />
          </Group>
          {/* Above the buttons it answers: below them it would be off a small screen. */}
          {problem === null ? null : (
            <Text color="danger" role="alert">
              {t(`backup.problem.${problem}`)}
            </Text>
          )}
          <Group title={t('backup.import')}>
            <LinkRow
              icon="upload"
              name={t('backup.file')}
              line={t('backup.fileLine')}
              onPress={work(importFile, t('backup.problem.unreadable'))}
            />
            <LinkRow
              icon="copy"
              name={t('backup.paste')}
              line={t('backup.pasteLine')}
              onPress={work(importPaste, t('backup.problem.unreadable'))}
            />
          </Group>
        </View>
      )}
    </Screen>
  );
}

/** Does something long without holding the screen up. */
async function slowly<T>(steps: Steps<T>, onWay: OnWay): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await onWay(step.value);
  }
}
