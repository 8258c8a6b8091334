import { useState } from 'react';
import { useSpeaker, useWords } from '@/text';
import { Icon } from '@/ui/icons/Icon';
import { Menu, type MenuItem } from '@/ui/Menu';
import { useConfirm } from '@/ui/overlays/Confirm';
import { useToast } from '@/ui/overlays/Toast';
import { useColors } from '@/ui/theme';
import { deleteSave, rawSave, reportedSave } from '../sessions';
import type { GoingGame, UnreadableSave } from '../saves';
import { shareText } from '@/ui/shareText';
import { useReport } from '@/ui/table/useReport';

/** What can be done with a saved game besides opening it. Nothing goes without being asked for twice. */
export function SaveMenu({
  asked,
  onReplay,
  onClose,
  onChanged,
}: {
  asked: GoingGame | UnreadableSave | null;
  onReplay: (going: GoingGame) => void;
  onClose: () => void;
  onChanged: () => void;
}) {
  const { t } = useWords();
  const { t: engine } = useWords('engine');
  const report = useReport();
  const speaker = useSpeaker('app', []);
  const { say, fail } = useToast();
  const confirm = useConfirm();
  const colors = useColors();
  // The sheet slides away with what it last showed.
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  const save = asked ?? shown;
  if (save === null) return null;
  const unreadable = 'problem' in save;

  const remove = async (): Promise<void> => {
    const sure = await confirm({
      title: unreadable ? t('saved.deleteUnreadableTitle') : t('saved.deleteTitle'),
      body: unreadable
        ? t('saved.deleteUnreadableText')
        : t(save.stand === null ? 'saved.deleteTextNotNow' : 'saved.deleteText', {
            game: t(`game.${save.game}`),
            round: save.stand && t('saved.round', { round: save.stand.round }),
            others: t('saved.with', { names: speaker.list(save.seats.map(({ name }) => name)) }),
          }),
      yes: t('saved.delete'),
      danger: true,
    });
    if (!sure) return;
    try {
      await deleteSave(save.id);
      say(t('saved.deleted'));
    } catch {
      fail(t('saved.deleteFailed'));
    }
    onChanged();
  };
  const share = async (): Promise<void> => {
    const text = await rawSave(save.id).catch(() => null);
    const how = text === null ? 'failed' : await shareText(text);
    if (how === 'copied') say(t('saved.shared'));
    if (how === 'failed') fail(t('saved.shareFailed'));
  };

  const remover: MenuItem<'delete'> = {
    id: 'delete',
    label: t('saved.delete'),
    icon: <Icon name="trash" color={colors.danger} />,
    danger: true,
  };
  if (!unreadable) {
    return (
      <Menu
        open={asked !== null}
        title={t(`game.${save.game}`)}
        subtitle={save.stand === null ? t('saved.notNow') : t('saved.round', { round: save.stand.round })}
        items={[
          {
            id: 'replay' as const,
            label: t('saved.replay'),
            note: t('saved.replayHint'),
            icon: <Icon name="history" color={colors.text} />,
          },
          remover,
        ]}
        onPick={(id) => {
          if (id === 'replay') onReplay(save);
          else void remove();
        }}
        onClose={onClose}
      />
    );
  }
  const keeper: MenuItem<'keep'> = {
    id: 'keep',
    label: t('saved.keep'),
    note: t('saved.keepHint'),
    icon: <Icon name="anchor" color={colors.text} />,
  };
  if (save.problem === 'unreadable-now') {
    // Nobody knows what is in it: it is not offered for deletion.
    return (
      <Menu
        open={asked !== null}
        title={t('saved.unreadableNow')}
        subtitle={t('saved.problem.unreadable-now')}
        items={[{ id: 'retry' as const, label: t('saved.retry'), icon: 'redo' }, keeper]}
        onPick={(id) => {
          if (id === 'retry') onChanged();
        }}
        onClose={onClose}
      />
    );
  }
  const { failure } = save;
  return (
    <Menu
      open={asked !== null}
      title={t('saved.unreadable')}
      subtitle={t(`saved.problem.${save.problem}`)}
      items={[
        keeper,
        ...(failure === undefined
          ? []
          : [{ id: 'report' as const, label: engine('trouble.copy'), icon: 'log' as const }]),
        {
          id: 'share' as const,
          label: t('saved.share'),
          note: t('saved.shareHint'),
          icon: <Icon name="share" color={colors.text} />,
        },
        remover,
      ]}
      onPick={(id) => {
        if (id === 'report' && failure) report('opening', failure.error, reportedSave(failure.entry, failure.save));
        if (id === 'delete') void remove();
        if (id === 'share') void share();
      }}
      onClose={onClose}
    />
  );
}
