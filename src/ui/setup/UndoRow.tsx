import { useState } from 'react';
import { View } from 'react-native';
import { UNDO_RULES } from '../../storage/saveFile';
import { useWords } from '../../text';
import { Icon } from '../icons/Icon';
import { Menu } from '../Menu';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { SPACE, useColors } from '../theme';
import { apart } from './apart';
import type { HouseRules } from './useSetup';

/** How far may be taken back in this game, with what that means; a tap opens the choice. */
export function UndoRow({ house: { undoRule, setUndoRule, seats } }: { house: HouseRules }) {
  const { t } = useWords();
  const colors = useColors();
  const [open, setOpen] = useState(false);
  // Free undo is for one person alone: with more at the table it goes no further than a reveal.
  const together = undoRule === 'free' && seats.filter(({ bot }) => bot === null).length > 1;
  const name = t('setup.undoRow', { rule: t(`settings.undoRuleChoice.${undoRule}`) });
  const line = t(together ? 'setup.undoTogether' : `settings.undoRuleLine.${undoRule}`);
  return (
    <>
      <Tap
        label={`${name}. ${line}`}
        onPress={() => setOpen(true)}
        give={0.99}
        style={{
          minHeight: 62,
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.m,
          paddingHorizontal: SPACE.m + 2,
          paddingVertical: SPACE.s,
        }}
      >
        <View style={{ flex: 1 }}>
          <Text kind="strong">{apart(name)}</Text>
          <Text kind="small" color="muted">
            {line}
          </Text>
        </View>
        <Icon name="chevron-right" size={22} color={colors.muted} />
      </Tap>
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
