import { useId } from 'react';
import { View } from 'react-native';
import { useAccentColor } from '../accent';
import { Text } from '../Text';
import { webTextScale } from '../textScale';
import { FONTS, RADIUS, SPACE, useColors, useTheme } from '../theme';
import type { DateFieldProps } from './dates';
import { Problem } from './TextField';

/** A date or a time of day, chosen with the browser's own picker; a half-typed one is empty. */
export function DateField({ label, mode, value, onChange, problem = null }: DateFieldProps) {
  const id = useId();
  const colors = useColors();
  const { scheme } = useTheme();
  const tint = useAccentColor();
  return (
    // As wide as the browser writes it with its sign for the picker; narrower, the sign would lie on the year.
    <View
      style={{
        gap: SPACE.xs,
        flexGrow: 1,
        flexBasis: (mode === 'date' ? 160 : 130) * webTextScale(),
        maxWidth: '100%',
      }}
    >
      <Text kind="small" color="muted">
        {label}
      </Text>
      <input
        // The browser holds what is typed: a value put back in the middle of typing would wipe it out.
        defaultValue={value}
        type={mode}
        required
        aria-label={label}
        {...(problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': id })}
        onChange={(event) => onChange(event.target.value)}
        style={{
          boxSizing: 'border-box',
          width: '100%',
          minHeight: 52,
          padding: `0 ${SPACE.m}px`,
          borderRadius: RADIUS.panel,
          border: `1.5px solid ${value === '' || problem !== null ? colors.danger : colors.edge}`,
          backgroundColor: colors.raised,
          color: colors.text,
          colorScheme: scheme,
          accentColor: tint,
          fontFamily: FONTS.bodySemi,
          fontSize: 17 * webTextScale(),
        }}
      />
      {problem === null ? null : <Problem id={id}>{problem}</Problem>}
    </View>
  );
}
