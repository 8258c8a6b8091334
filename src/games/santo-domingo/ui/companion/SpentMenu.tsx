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
  const { t: own } = useWords('santo-domingo');
  const [shown, setShown] = useState({ name, card, playedIn: 0 });
  if (asked !== null && (shown.name !== name || shown.card !== card || shown.playedIn !== asked.playedIn)) {
    setShown({ name, card, playedIn: asked.playedIn });
  }
  return (
    <Menu
      open={asked !== null}
      title={own('companion.spent.title', shown)}
      subtitle={own('companion.spent.body', shown)}
      items={[
        { id: 'look', label: own('companion.spent.look', { round: shown.playedIn }) },
        { id: 'enter', label: own('companion.spent.enter'), note: own('companion.spent.enterLine') },
      ]}
      onPick={(id) => (id === 'look' ? onLook(shown.playedIn) : onEnter())}
      onClose={onClose}
    />
  );
}
