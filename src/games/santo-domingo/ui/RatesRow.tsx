import { View } from 'react-native';
import { Icon } from '../../../ui/icons/Icon';
import { apart, useGameServices } from '../../../ui/setup';
import { Tap } from '../../../ui/Tap';
import { Text } from '../../../ui/Text';
import { SPACE, useColors } from '../../../ui/theme';
import { santoDomingo } from '../rules/game';
import { DEFAULT_RATES, parseRates, type Rate, type Side } from '../rules/options';
import { RatesPreview } from './RatesPreview';

/** The printed rates at a glance; a tap edits them. */
export function RatesRow({
  name,
  line,
  rates,
  onPress,
}: {
  name: string;
  line: string;
  rates: readonly Rate[];
  onPress: () => void;
}) {
  const colors = useColors();
  return (
    <View style={{ paddingHorizontal: SPACE.m + 2, paddingBottom: SPACE.m }}>
      <Tap
        label={`${name}. ${line}`}
        onPress={onPress}
        give={0.99}
        style={{ minHeight: 62, flexDirection: 'row', alignItems: 'center', gap: SPACE.m, paddingVertical: SPACE.s }}
      >
        <View style={{ flex: 1 }}>
          <Text kind="strong">{apart(name)}</Text>
          <Text kind="small" color="muted">
            {line}
          </Text>
        </View>
        <Icon name="chevron-right" size={22} color={colors.muted} />
      </Tap>
      <RatesPreview rates={rates} />
    </View>
  );
}

/** The edited tables of both sides, remembered from one game to the next. */
export function useRateTables(): {
  of(side: Side): readonly Rate[];
  keep(side: Side, rates: readonly Rate[]): void;
} {
  const { memory, remember } = useGameServices();
  const kept = memory.presets[santoDomingo.id];
  return {
    of: (side) => parseRates(tableIn(kept, side)) ?? DEFAULT_RATES[side],
    keep: (side, rates) =>
      remember((all) => {
        const before = all.presets[santoDomingo.id];
        const tables = typeof before === 'object' && before !== null ? before : {};
        return { ...all, presets: { ...all.presets, [santoDomingo.id]: { ...tables, [side]: rates } } };
      }),
  };
}

const tableIn = (kept: unknown, side: Side): unknown =>
  typeof kept === 'object' && kept !== null && side in kept ? (kept as Partial<Record<Side, unknown>>)[side] : null;
