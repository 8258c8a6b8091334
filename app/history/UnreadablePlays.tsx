import { View } from 'react-native';
import type { PlayList } from '@/history/store';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { useConfirm } from '@/ui/overlays/Confirm';
import { useToast } from '@/ui/overlays/Toast';
import { Panel } from '@/ui/Panel';
import { shareText } from '@/ui/shareText';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { plays } from '../device';

/** Records that are there and cannot be read: said once, kept until somebody decides. */
export function UnreadablePlays({ list }: { list: PlayList }) {
  const { t } = useWords('history');
  const toast = useToast();
  const confirm = useConfirm();
  const { unreadable } = list;
  if (unreadable.length === 0) return null;

  const share = async (): Promise<void> => {
    const texts = await Promise.all(unreadable.map(({ id }) => plays.readRaw(id).catch(() => null)));
    const how = await shareText(texts.filter((text) => text !== null).join('\n\n'));
    if (how === 'copied') toast.say(t('play.copied'));
    if (how === 'failed') toast.fail(t('backup.exportFailed'));
  };
  const remove = async (): Promise<void> => {
    const sure = await confirm({
      title: t('unreadable.sure'),
      body: t('unreadable.sureLine'),
      yes: t('unreadable.delete'),
      danger: true,
    });
    if (!sure) return;
    try {
      for (const { id } of unreadable) await plays.remove(id);
    } catch {
      toast.fail(t('play.failed'));
    }
  };
  return (
    <Panel style={{ gap: SPACE.s, marginTop: SPACE.m }}>
      <Text kind="strong">{t('unreadable.title', { count: unreadable.length })}</Text>
      <Text kind="small" color="muted">
        {t('unreadable.line')}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        <Button kind="secondary" icon="share" label={t('unreadable.share')} onPress={() => void share()} />
        <Button kind="danger" icon="trash" label={t('unreadable.delete')} onPress={() => void remove()} />
      </View>
    </Panel>
  );
}
