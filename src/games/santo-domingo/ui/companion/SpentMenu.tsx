import { useState } from 'react';
import { useWords } from '@/text';
import { Menu } from '@/ui/Menu';

/** A tap on a struck-through key: is an earlier round wrong, or did the table do it anyway? */
export function SpentMenu({
  asked,
  name,
  card,
  onLook,
  onEnter,
  onClose,
}: {
  asked: { readonly playedIn: number } | null;
  name: string;
  card: string;
  onLook: (round: number) => void;
  onEnter: () => void;
  onClose: () => void;
}) {
  const { t } = useWords('companion');
  const [shown, setShown] = useState({ name, card, playedIn: 0 });
  if (asked !== null && (shown.name !== name || shown.card !== card || shown.playedIn !== asked.playedIn)) {
    setShown({ name, card, playedIn: asked.playedIn });
  }
  return (
    <Menu
      open={asked !== null}
      title={t('sd.spent.title', shown)}
      subtitle={t('sd.spent.body', shown)}
      items={[
        { id: 'look', label: t('sd.spent.look', { round: shown.playedIn }) },
        { id: 'enter', label: t('sd.spent.enter'), note: t('sd.spent.enterLine') },
      ]}
      onPick={(id) => (id === 'look' ? onLook(shown.playedIn) : onEnter())}
      onClose={onClose}
    />
  );
}
