import { useId, type Ref } from 'react';
import { TextInput, View } from 'react-native';
import { useAccentColor } from '../accent';
import { Text } from '../Text';
import { useTextScale, webTextScale } from '../textScale';
import { FONTS, RADIUS, SPACE, useColors, useTheme } from '../theme';

/** One line to write in (or several), with what is wrong with it underneath. */
export function TextField({
  label,
  value,
  onChange,
  problem,
  onSubmit,
  autoFocus = false,
  numeric = false,
  showLabel = true,
  placeholder,
  lines = 1,
  ref,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** A sentence, or null when all is well. */
  problem: string | null;
  onSubmit?: () => void;
  autoFocus?: boolean;
  /** One figure in the middle. */
  numeric?: boolean;
  showLabel?: boolean;
  /** What stands in it as long as nothing is written. */
  placeholder?: string;
  /** How many lines it shows; from two on Return makes a new one. */
  lines?: number;
  ref?: Ref<TextInput>;
}) {
  const colors = useColors();
  const { scheme } = useTheme();
  const tint = useAccentColor();
  const scale = useTextScale();
  const id = useId();
  return (
    <View style={{ gap: SPACE.xs }}>
      {showLabel ? (
        <Text kind="small" color="muted">
          {label}
        </Text>
      ) : null}
      <TextInput
        ref={ref ?? null}
        aria-label={label}
        value={value}
        onChangeText={onChange}
        onSubmitEditing={onSubmit}
        autoFocus={autoFocus}
        autoCorrect={false}
        autoCapitalize={capitals(numeric, lines)}
        {...(placeholder === undefined ? {} : { placeholder, placeholderTextColor: colors.muted })}
        autoComplete="off"
        keyboardType={numeric ? 'number-pad' : 'default'}
        {...(lines > 1 ? { multiline: true } : { returnKeyType: 'done' as const, selectTextOnFocus: true })}
        maxFontSizeMultiplier={2}
        selectionColor={tint}
        keyboardAppearance={scheme}
        {...(problem === null ? {} : wrongBy(numeric ? undefined : id))}
        style={{
          minHeight: numeric ? 44 : 52,
          // Phones scale the text themselves, and the box must grow with it.
          height: (numeric ? 44 : lines > 1 ? 28 + 24 * lines : 52) * Math.max(1, scale * 0.8),
          ...(lines > 1 ? { paddingVertical: SPACE.m, textAlignVertical: 'top' as const } : {}),
          width: numeric ? 44 + 12 * scale : '100%',
          textAlign: numeric ? 'center' : 'auto',
          paddingHorizontal: numeric ? 0 : SPACE.m,
          borderRadius: RADIUS.panel,
          borderWidth: 1.5,
          borderColor: problem === null ? colors.edge : colors.danger,
          backgroundColor: colors.raised,
          color: colors.text,
          fontFamily: numeric ? FONTS.displayBold : FONTS.bodySemi,
          fontSize: (numeric ? 20 : 17) * webTextScale(),
        }}
      />
      {problem === null || numeric ? null : <Problem id={id}>{problem}</Problem>}
    </View>
  );
}

const capitals = (numeric: boolean, lines: number) => (numeric ? 'none' : lines > 1 ? 'sentences' : 'words');

/** A field that is wrong, and where the sentence stands that says why. */
const wrongBy = (id: string | undefined) => ({ 'aria-invalid': true, 'aria-describedby': id });

/** A sentence about what is wrong, said aloud as soon as it appears. */
export function Problem({ id, children }: { id?: string; children: string }) {
  return (
    <Text {...(id === undefined ? {} : { id })} kind="small" color="danger" role="alert" aria-live="polite">
      {children}
    </Text>
  );
}
