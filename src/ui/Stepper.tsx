import { View } from 'react-native';
import { useWords } from '@/text';
import { IconButton } from './IconButton';
import { onKeys } from './keys';
import { useToast } from './overlays/Toast';
import { Text } from './Text';
import { SPACE, useColors } from './theme';

/** A number with minus and plus. */
export function Stepper({
  label,
  value,
  min,
  max,
  step = 1,
  onChange,
  onRefused,
  format = String,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  /** Called by a tap that would go past an end; otherwise that is said in a sentence. */
  onRefused?: () => void;
  format?: (value: number) => string;
}) {
  const { t } = useWords('engine');
  const { refuse } = useToast();
  const colors = useColors();
  const past = (by: number): void => (onRefused ? onRefused() : refuse(t(by < 0 ? 'kit.least' : 'kit.most')));
  const go = (by: number): void => {
    const next = Math.min(max, Math.max(min, value + by));
    if (next === value) past(by);
    else onChange(next);
  };
  return (
    <View
      role="group"
      aria-label={label}
      {...onKeys({ ArrowUp: () => go(step), ArrowDown: () => go(-step) })}
      style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}
    >
      <IconButton
        icon="minus"
        label={t('kit.less', { what: label })}
        onPress={() => go(-step)}
        disabled={value <= min}
        onRefused={() => past(-step)}
        boxed
      />
      <Text kind="figure" aria-live="polite" color={colors.text} style={{ minWidth: 44, textAlign: 'center' }}>
        {format(value)}
      </Text>
      <IconButton
        icon="plus"
        label={t('kit.more', { what: label })}
        onPress={() => go(step)}
        disabled={value >= max}
        onRefused={() => past(step)}
        boxed
      />
    </View>
  );
}
