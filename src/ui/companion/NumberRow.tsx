import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { useWords } from '@/text';
import { Wrap } from '../Box';
import { IconButton } from '../IconButton';
import { useToast } from '../overlays/Toast';
import { TextField } from '../setup/TextField';
import { SmallPrint } from '../SmallPrint';
import { Text } from '../Text';
import { SPACE } from '../theme';
import { useLayout } from '../useLayout';

/** A number of one player's: typed, or one up and one down. What is out of range changes nothing until it is in range. */
export function NumberRow({
  label,
  spoken = label,
  note,
  icon,
  value,
  min = 0,
  max,
  onChange,
}: {
  label: string;
  /** With whose it is, for a screen reader. */
  spoken?: string;
  note?: string | undefined;
  icon?: ReactNode;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}) {
  const { t } = useWords('engine');
  const { refuse } = useToast();
  const { largeText } = useLayout();
  const [typed, setTyped] = useState(String(value));
  // Undo changes the figure from outside.
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(String(value));
  }
  const read = /^-?\d{1,4}$/.test(typed.trim()) ? Number(typed) : null;
  const fits = read !== null && read >= min && read <= max;
  const write = (text: string): void => {
    setTyped(text);
    const now = /^-?\d{1,4}$/.test(text.trim()) ? Number(text) : text.trim() === '' ? min : null;
    if (now === null || now < min || now > max || now === value) return;
    if (text.trim() !== '') setKnown(now);
    onChange(now);
  };
  const go = (by: number): void => {
    const next = Math.min(max, Math.max(min, value + by));
    if (next === value) return;
    setTyped(String(next));
    setKnown(next);
    onChange(next);
  };
  return (
    <Wrap style={{ columnGap: SPACE.m, rowGap: SPACE.xs, paddingVertical: 6 }}>
      {/* Large words need the room. */}
      {largeText ? null : icon}
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 90 }}>
        <Text kind="strong">{label}</Text>
        <SmallPrint>{note}</SmallPrint>
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}>
        <IconButton
          icon="minus"
          boxed
          label={t('kit.less', { what: spoken })}
          disabled={value <= min}
          onPress={() => go(-1)}
          onRefused={() => refuse(t('kit.least'))}
        />
        <TextField
          numeric
          label={spoken}
          showLabel={false}
          value={typed}
          onChange={write}
          problem={fits || typed.trim() === '' ? null : ' '}
        />
        <IconButton
          icon="plus"
          boxed
          label={t('kit.more', { what: spoken })}
          disabled={value >= max}
          onPress={() => go(1)}
          onRefused={() => refuse(t('kit.most'))}
        />
      </View>
    </Wrap>
  );
}
