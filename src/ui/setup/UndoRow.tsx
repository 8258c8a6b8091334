import { useState } from 'react';
import { UNDO_RULES } from '@/session/record';
import { useWords } from '@/text';
import { LinkRow } from '../LinkRow';
import { Menu } from '../Menu';
import { isShared, type HouseRules } from './useSetup';

/** How far may be taken back in this game, with what that means; a tap opens the choice. */
export function UndoRow({ house: { undoRule, setUndoRule, seats } }: { house: HouseRules }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  // Free undo is for one person alone: with more at the table it goes no further than a reveal.
  const together = undoRule === 'free' && isShared(seats);
  const name = t('setup.undoRow', { rule: t(`settings.undoRuleChoice.${undoRule}`) });
  const line = t(together ? 'setup.undoTogether' : `settings.undoRuleLine.${undoRule}`);
  return (
    <>
      <LinkRow name={name} line={line} onPress={() => setOpen(true)} />
      <Menu
        open={open}
        title={t('settings.undoRule')}
        items={UNDO_RULES.map((id) => ({
          id,
          label: t(`settings.undoRuleChoice.${id}`),
          note: t(`settings.undoRuleLine.${id}`),
        }))}
        value={undoRule}
        onPick={setUndoRule}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
