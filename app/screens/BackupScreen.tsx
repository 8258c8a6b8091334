import * as Clipboard from 'expo-clipboard';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';
import {
  ARCHIVE_KINDS,
  comparing,
  MAX_ARCHIVE_LENGTH,
  readArchive,
  writingArchive,
  type ArchiveKind,
  type ArchiveProblem,
  type Contents,
  type Incoming,
} from '@/storage/archive';
import type { Steps } from '@/storage/steps';
import { useSpeaker, useWords } from '@/text';
import { Header } from '@/ui/Header';
import { LinkRow } from '@/ui/LinkRow';
import { useToast } from '@/ui/overlays/Toast';
import { Panel } from '@/ui/Panel';
import { Progress } from '@/ui/Progress';
import { Screen } from '@/ui/Screen';
import { Switch } from '@/ui/Switch';
import { useGoBack } from '@/ui/setup/gameRoutes';
import { Group } from '@/ui/setup/Group';
import { Text } from '@/ui/Text';
import { SPACE, useColors } from '@/ui/theme';
import { giveFile, takeFile } from '../files';
import { checkSaves, type Checked } from '../history/checkSaves';
import { readContents, writeContents, type Found, type OnWay } from '../history/contents';
import { csvOf } from '../history/csvOf';
import { secretsIn, withoutSecrets } from '../history/secrets';
import { ImportPreview } from '../history/ImportPreview';
import { useFormats } from '../history/useFormats';
import { breathe } from '../breathe';
import { useWay } from '../history/useWay';
import { loadEntry } from '../loadGame';
import { restart } from '../restart';
import { useKeeping } from '../useKeeping';

/** `2026-11-16`, for names of files. */
const today = (): string => new Date().toISOString().slice(0, 10);

const packing = (contents: Contents): Steps<string> => writingArchive(contents, Date.now());

/** Everything out, as one file or a table; everything in, after a look at what it would do. */
export function BackupScreen() {
  const { t } = useWords('history');
  const { i18n } = useTranslation();
  const formats = useFormats();
  const { list } = useSpeaker('engine', []);
  const toast = useToast();
  const goBack = useGoBack();
  const colors = useColors();
  const keeping = useKeeping();
  const [busy, setBusy] = useState(false);
  const [withSecrets, setWithSecrets] = useState(false);
  const { way, during, arrived } = useWay();
  const [found, setFound] = useState<(Checked & { readonly madeAt: number }) | null>(null);
  const [problem, setProblem] = useState<ArchiveProblem | 'unreadable' | 'device' | null>(null);

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
  const kinds = (which: readonly ArchiveKind[]): string => list(which.map((kind) => t(`backup.kinds.${kind}`)));
  const told = ({ unreadable, silent }: Omit<Found, 'contents'>, done: string, secrets = 0): void => {
    toast.show({ text: done, kind: 'good' });
    if (silent.length > 0) toast.fail(t('backup.silent', { what: kinds(silent) }));
    if (secrets > 0) toast.say(t(withSecrets ? 'backup.secrets.inside' : 'backup.secrets.leftOut', { count: secrets }));
    if (unreadable > 0) toast.fail(t('backup.skipped', { count: unreadable }));
  };
  /** Everything as one text, what of it could not be had, and how many games are secret, in it or left out. */
  const archive = async (): Promise<Found & { readonly text: string; readonly secrets: number }> => {
    const found = await readContents(during('collecting'));
    // A device that says nothing at all has no copy to give.
    if (found.silent.length === ARCHIVE_KINDS.length) throw new Error('the device does not answer');
    const { contents } = found;
    const text = await slowly(packing(withSecrets ? contents : withoutSecrets(contents)), during('packing'));
    return { ...found, text, secrets: secretsIn(contents).length };
  };
  const exportAll = async (): Promise<void> => {
    const { text, secrets, ...rest } = await archive();
    await giveFile(`antilles-${today()}.json`, 'application/json', text);
    told(rest, t('backup.saved'), secrets);
  };
  const exportCsv = async (): Promise<void> => {
    const { contents, silent } = await readContents(during('collecting'));
    if (silent.includes('plays')) throw new Error('the history cannot be read');
    const text = await slowly(csvOf(contents.plays, i18n, formats.game), during('packing'));
    await giveFile(`antilles-plays-${today()}.csv`, 'text/csv', text);
    told({ unreadable: 0, silent: [] }, t('backup.saved'));
  };
  const copyAll = async (): Promise<void> => {
    const { text, secrets, ...rest } = await archive();
    await Clipboard.setStringAsync(text);
    told(rest, t('backup.copied'), secrets);
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
  const importFile = async (): Promise<void> => {
    const picked = await takeFile(MAX_ARCHIVE_LENGTH);
    if (picked.kind === 'text') await look(picked.text);
    else if (picked.kind !== 'cancelled') setProblem(picked.kind);
  };
  const importPaste = async (): Promise<void> => look(await Clipboard.getStringAsync());
  const apply = async (items: readonly Incoming[]): Promise<void> => {
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
          {...found}
          busy={busy}
          onApply={(items) => work(() => apply(items), t('backup.preview.failed'))()}
          onCancel={() => setFound(null)}
        />
      ) : (
        <View style={{ gap: 20 }}>
          <Text color="muted">{busy ? t('backup.working') : t('backup.line')}</Text>
          {keeping === null || keeping === 'for-good' ? null : (
            <Panel edge={colors[keeping === 'may-forget' ? 'brass' : 'danger']}>
              <Text>{t(`backup.keeping.${keeping}`)}</Text>
            </Panel>
          )}
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
            <View style={{ paddingHorizontal: SPACE.m + 2 }}>
              <Switch
                label={t('backup.secrets.include')}
                note={t(withSecrets ? 'backup.secrets.on' : 'backup.secrets.off')}
                value={withSecrets}
                onChange={setWithSecrets}
              />
            </View>
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
