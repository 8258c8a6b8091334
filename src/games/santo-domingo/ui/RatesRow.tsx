import { Box } from '@/ui/Box';
import { LinkRow } from '@/ui/LinkRow';
import { useGameServices } from '@/ui/setup';
import { SPACE } from '@/ui/theme';
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
  return (
    <Box style={{ paddingHorizontal: SPACE.m + 2, paddingBottom: SPACE.m }}>
      <LinkRow name={name} line={line} inset={false} onPress={onPress} />
      <RatesPreview rates={rates} />
    </Box>
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
