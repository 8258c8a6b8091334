import { useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/text';
import { Header } from '@/ui/Header';
import { LinkRow } from '@/ui/LinkRow';
import { Panel } from '@/ui/Panel';
import { Progress } from '@/ui/Progress';
import { Screen } from '@/ui/Screen';
import { Box } from '@/ui/Box';
import { useConfirm } from '@/ui/overlays/Confirm';
import { useGoBack } from '@/ui/setup/gameRoutes';
import { Problem } from '@/ui/setup/TextField';
import { Group } from '@/ui/setup/Group';
import { Switch } from '@/ui/Switch';
import { Text } from '@/ui/Text';
import { SPACE, useColors } from '@/ui/theme';
import { ImportPreview } from '../backup/ImportPreview';
import { EXPORTS, IMPORTS, useBackup, type Backup } from '../backup/useBackup';
import { useFormats } from '../history/useFormats';
import { useKeeping } from '../useKeeping';

const ICONS = { all: 'download', csv: 'list', copy: 'copy', file: 'upload', paste: 'copy' } as const;

/** Everything out, as one file or a table; everything in, after a look at what it would do. */
export function BackupScreen() {
  const { t } = useWords('history');
  const goBack = useGoBack();
  const backup = useBackup();
  const { progress, found, busy } = backup;
  // Kept here, so that it stays as it was chosen while something long covers the switch.
  const [withSecrets, setWithSecrets] = useState(false);
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
      {progress !== null ? (
        <View style={{ flexGrow: 1, justifyContent: 'center', paddingVertical: SPACE.xl }}>
          <Progress label={t(`backup.way.${progress.work}`)} share={progress.share} />
        </View>
      ) : found !== null ? (
        <ImportPreview {...found} busy={busy} onApply={backup.apply} onCancel={backup.cancel} />
      ) : (
        <Choices backup={backup} withSecrets={withSecrets} onSecrets={setWithSecrets} />
      )}
    </Screen>
  );
}

function Choices({
  backup,
  withSecrets,
  onSecrets,
}: {
  backup: Backup;
  withSecrets: boolean;
  onSecrets: (on: boolean) => void;
}) {
  const { t } = useWords('history');
  const { busy, problem, last } = backup;
  const formats = useFormats();
  const confirm = useConfirm();
  const undo = async (): Promise<void> => {
    const question = { title: t('backup.undoAsk'), body: t('backup.undoAskLine'), yes: t('backup.undoYes') };
    if (await confirm({ ...question, danger: true })) backup.undo();
  };
  return (
    <View style={{ gap: 20 }}>
      <Text color="muted">{busy ? t('backup.working') : t('backup.line')}</Text>
      <KeepingNotice />
      <Group title={t('backup.export')}>
        {EXPORTS.map((what) => (
          <LinkRow
            key={what}
            icon={ICONS[what]}
            name={t(`backup.${what}`)}
            line={t(`backup.${what}Line`)}
            onPress={() => backup.export(what, withSecrets)}
          />
        ))}
        <View style={{ paddingHorizontal: SPACE.m + 2 }}>
          <Switch
            label={t('backup.secrets.include')}
            note={t(withSecrets ? 'backup.secrets.on' : 'backup.secrets.off')}
            value={withSecrets}
            onChange={onSecrets}
          />
        </View>
      </Group>
      <Group title={t('backup.import')}>
        {/* Above the buttons it answers: below them it would be out of sight on a small phone. */}
        {problem === null ? null : (
          <Box style={{ padding: SPACE.m }}>
            <Problem>{t(`backup.problem.${problem}`)}</Problem>
          </Box>
        )}
        {IMPORTS.map((from) => (
          <LinkRow
            key={from}
            icon={ICONS[from]}
            name={t(`backup.${from}`)}
            line={t(`backup.${from}Line`)}
            onPress={() => backup.import(from)}
          />
        ))}
        {last === null ? null : (
          <LinkRow
            icon="undo"
            name={t('backup.undo')}
            line={t('backup.undoLine', {
              date: formats.moment(last.at),
              count: last.added.length + last.replaced.length,
            })}
            onPress={() => void undo()}
          />
        )}
      </Group>
    </View>
  );
}

/** Says when what is on the device may be gone one day. */
function KeepingNotice() {
  const { t } = useWords('history');
  const colors = useColors();
  const keeping = useKeeping();
  if (keeping === null || keeping === 'for-good') return null;
  return (
    <Panel edge={colors[keeping === 'may-forget' ? 'brass' : 'danger']}>
      <Text>{t(`backup.keeping.${keeping}`)}</Text>
    </Panel>
  );
}
