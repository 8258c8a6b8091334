import { useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/text';
import { useAccentColor } from './accent';
import { drawIcon, type IconLike } from './icon';
import { focusNext, onKeys } from './keys';
import { Sheet } from './overlays/Sheet';
import { useToast } from './overlays/Toast';
import { spaced } from './setup/spaced';
import { Tap } from './Tap';
import { tapRow } from './tapRow';
import { SmallPrint } from './SmallPrint';
import { Text } from './Text';
import { fade, RADIUS, SPACE, TARGET, useColors } from './theme';

export interface MenuItem<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** What it means; or, when it cannot be chosen, why not. */
  readonly note?: string | undefined;
  readonly icon?: IconLike;
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

/** A few things to choose from, in a sheet. With `value` it is a choice of one; without, a list of commands. */
export function Menu<Id extends string>({
  open,
  title,
  subtitle,
  items,
  value,
  onPick,
  onRefused,
  onClose,
  guarded = false,
}: {
  open: boolean;
  title: string;
  subtitle?: string;
  items: readonly MenuItem<Id>[];
  value?: Id;
  onPick: (id: Id) => void;
  /** Called by a tap on a disabled item; without it the item's note is said: why it cannot be chosen. */
  onRefused?: (id: Id) => void;
  onClose: () => void;
  /** Whether picking answers a question of a game. */
  guarded?: boolean;
}) {
  const colors = useColors();
  const tint = useAccentColor();
  const { refuse } = useToast();
  return (
    <Sheet open={open} title={title} subtitle={subtitle} onClose={onClose} place="centre" guarded={guarded}>
      <View
        role={value === undefined ? 'menu' : 'radiogroup'}
        aria-label={title}
        {...onKeys({ ArrowDown: (list) => focusNext(list, 1), ArrowUp: (list) => focusNext(list, -1) })}
      >
        {items.map((item, i) => {
          const on = item.id === value;
          const ink = item.danger ? colors.danger : item.disabled ? colors.muted : colors.text;
          return (
            <Tap
              guarded
              key={item.id}
              role={value === undefined ? 'menuitem' : 'radio'}
              label={item.note === undefined ? item.label : `${item.label}. ${item.note}`}
              checked={value === undefined ? undefined : on}
              disabled={item.disabled ?? false}
              onRefused={() => (onRefused ? onRefused(item.id) : refuse(item.note ?? item.label))}
              onPress={() => {
                onClose();
                onPick(item.id);
              }}
              give={0.99}
              style={{
                ...tapRow(52),
                paddingHorizontal: SPACE.s,
                marginHorizontal: -SPACE.s,
                borderTopWidth: i === 0 ? 0 : 1,
                borderColor: fade(colors.line, 0.6),
              }}
            >
              {item.icon === undefined ? null : drawIcon(item.icon, 24, ink)}
              <View style={{ flex: 1 }}>
                <Text kind="strong" color={ink}>
                  {item.note === undefined ? item.label : spaced(item.label)}
                </Text>
                <SmallPrint>{item.note}</SmallPrint>
              </View>
              {on ? drawIcon('check', 22, tint) : null}
            </Tap>
          );
        })}
      </View>
    </Sheet>
  );
}

/** A small outlined button that shows the present choice and opens a menu of the others. */
export function MenuButton<Id extends string>({
  label,
  items,
  value,
  onPick,
}: {
  label: string;
  items: readonly MenuItem<Id>[];
  value: Id;
  onPick: (id: Id) => void;
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const [open, setOpen] = useState(false);
  const shown = items.find(({ id }) => id === value)?.label ?? '';
  return (
    <>
      <Tap
        label={t('kit.menu.open', { label, value: shown })}
        expanded={open}
        onPress={() => setOpen(true)}
        style={{
          minHeight: TARGET,
          maxWidth: '100%',
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.xs,
          paddingHorizontal: SPACE.m,
          borderRadius: RADIUS.panel,
          borderWidth: 1,
          borderColor: colors.edge,
          backgroundColor: colors.surface,
        }}
      >
        <Text kind="strong" style={{ flexShrink: 1 }}>
          {shown}
        </Text>
        {drawIcon('chevron-down', 18, colors.text)}
      </Tap>
      <Menu open={open} title={label} items={items} value={value} onPick={onPick} onClose={() => setOpen(false)} />
    </>
  );
}
