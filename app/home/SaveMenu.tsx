import { useState } from 'react';
import { useSpeaker, useWords } from '../../src/text';
import { Icon } from '../../src/ui/icons/Icon';
import { Menu, type MenuItem } from '../../src/ui/Menu';
import { useConfirm } from '../../src/ui/overlays/Confirm';
import { useToast } from '../../src/ui/overlays/Toast';
import { useColors } from '../../src/ui/theme';
import { deleteSave, rawSave } from '../sessions';
import type { GoingGame, UnreadableSave } from '../saves';
import { shareText } from '../../src/ui/shareText';

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
        : t('saved.deleteText', {
            game: t(`game.${save.game}`),
            round: t('saved.round', { round: save.round }),
            others: t('saved.with', { names: speaker.list([save.next, ...save.others].map(({ name }) => name)) }),
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
        subtitle={t('saved.round', { round: save.round })}
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
  return (
    <Menu
      open={asked !== null}
      title={t('saved.unreadable')}
      subtitle={t(`saved.problem.${save.problem}`)}
      items={[
        {
          id: 'keep' as const,
          label: t('saved.keep'),
          note: t('saved.keepHint'),
          icon: <Icon name="anchor" color={colors.text} />,
        },
        { id: 'share' as const, label: t('saved.share'), icon: <Icon name="share" color={colors.text} /> },
        remover,
      ]}
      onPick={(id) => {
        if (id === 'delete') void remove();
        if (id === 'share') void share();
      }}
      onClose={onClose}
    />
  );
}
