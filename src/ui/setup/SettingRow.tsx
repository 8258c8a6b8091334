import { type ReactNode } from 'react';
import { View } from 'react-native';
import { MenuButton, type MenuItem } from '../Menu';
import { Segmented } from '../Segmented';
import { Text } from '../Text';
import { SPACE } from '../theme';
import { useLayout } from '../useLayout';

/** A name, one line, and something to set it with: beside them where there is room, below them where there is not. */
export function SettingRow({ name, line, children }: { name: string; line: string; children: ReactNode }) {
  const { largeText, width } = useLayout();
  const stacked = largeText || width < 360;
  return (
    <View
      style={{
        minHeight: 62,
        flexDirection: stacked ? 'column' : 'row',
        alignItems: stacked ? 'stretch' : 'center',
        gap: stacked ? SPACE.s : SPACE.m,
        paddingHorizontal: SPACE.m + 2,
        paddingVertical: SPACE.s,
      }}
    >
      <View style={stacked ? null : { flex: 1 }}>
        <Text kind="strong">{name}</Text>
        <Text kind="small" color="muted">
          {line}
        </Text>
      </View>
      <View style={stacked ? { alignSelf: 'flex-start' } : { maxWidth: '52%' }}>{children}</View>
    </View>
  );
}

/** A name, one line, and a menu of what it can be. */
export function PickRow<Id extends string>({
  name,
  line,
  ...menu
}: {
  name: string;
  line: string;
  items: readonly MenuItem<Id>[];
  value: Id;
  onPick: (id: Id) => void;
}) {
  return (
    <SettingRow name={name} line={line}>
      <MenuButton label={name} {...menu} />
    </SettingRow>
  );
}

/** A name, one line, and below them the few things it can be, side by side. */
export function ChoiceRow<Id extends string>({
  name,
  line,
  options,
  value,
  onPick,
}: {
  name: string;
  line: string;
  options: readonly { readonly id: Id; readonly label: string }[];
  value: Id;
  onPick: (id: Id) => void;
}) {
  return (
    <View style={{ padding: SPACE.m, gap: SPACE.s }}>
      <View>
        <Text kind="strong">{name}</Text>
        <Text kind="small" color="muted">
          {line}
        </Text>
      </View>
      <Segmented label={name} options={options} value={value} onChange={onPick} />
    </View>
  );
}
