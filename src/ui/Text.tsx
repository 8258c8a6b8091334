import { type Ref } from 'react';
import { StyleSheet, Text as NativeText, type StyleProp, type TextProps, type TextStyle } from 'react-native';
import { webTextScale } from './textScale';
import { FONTS, useColors, type Colors } from './theme';

/** The few ways text looks. Figures and names of games in the display face, everything else in the text face. */
const KINDS = {
  hero: { fontFamily: FONTS.displayBold, fontSize: 36, lineHeight: 44 },
  title: { fontFamily: FONTS.displayBold, fontSize: 24, lineHeight: 30 },
  head: { fontFamily: FONTS.display, fontSize: 20, lineHeight: 26 },
  question: { fontFamily: FONTS.display, fontSize: 18, lineHeight: 24 },
  figure: { fontFamily: FONTS.displayBold, fontSize: 24, lineHeight: 28 },
  section: { fontFamily: FONTS.bodyExtra, fontSize: 15, lineHeight: 20 },
  strong: { fontFamily: FONTS.bodyExtra, fontSize: 15, lineHeight: 21 },
  body: { fontFamily: FONTS.body, fontSize: 15, lineHeight: 21 },
  button: { fontFamily: FONTS.bodyExtra, fontSize: 16, lineHeight: 22 },
  small: { fontFamily: FONTS.bodySemi, fontSize: 13, lineHeight: 18 },
  tiny: { fontFamily: FONTS.bodyBold, fontSize: 12, lineHeight: 15 },
} as const satisfies Record<string, TextStyle>;

export type TextKind = keyof typeof KINDS;

export interface AppTextProps extends TextProps {
  readonly kind?: TextKind;
  readonly color?: keyof Colors | (string & {}) | undefined;
  /** Keeps its size whatever the person's text size: only for figures inside drawn pieces. */
  readonly fixed?: boolean;
  readonly style?: StyleProp<TextStyle>;
  readonly ref?: Ref<NativeText>;
}

/** All text of the app. */
export function Text({ kind = 'body', color = 'text', fixed = false, style, ...rest }: AppTextProps) {
  const colors = useColors();
  const look = StyleSheet.flatten([KINDS[kind], style]);
  const scale = fixed ? 1 : webTextScale();
  return (
    <NativeText
      allowFontScaling={!fixed}
      maxFontSizeMultiplier={2}
      {...rest}
      style={[
        { color: color in colors ? colors[color as keyof Colors] : color },
        look,
        // Phones scale by themselves; in a browser we do, sizes given by the style included.
        scale === 1 ? null : scaled(look, scale),
      ]}
    />
  );
}

function scaled({ fontSize, lineHeight }: TextStyle, scale: number): TextStyle {
  return {
    ...(fontSize === undefined ? {} : { fontSize: fontSize * scale }),
    ...(lineHeight === undefined ? {} : { lineHeight: lineHeight * scale }),
  };
}
