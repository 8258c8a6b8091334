import { type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { AccentProvider, useAccent } from './accent';
import { useFocusRing } from './focusRing';
import { Gradient } from './Gradient';
import { OverlayHost } from './overlays/Host';
import { Rose } from './Rose';
import { Scene, OverSky } from './sky';
import { fade, SPACE, useTheme, type Accent } from './theme';
import { useLayout } from './useLayout';

/**
 * A whole screen: ground, safe areas, an optional header and pinned footer, and the place where sheets open.
 * Give it the game's accent, and everything inside wears it.
 */
export function Screen({
  accent,
  header,
  footer,
  scroll = false,
  glow = false,
  rose = 'none',
  scene,
  margin = SPACE.l,
  maxWidth,
  under = false,
  children,
}: {
  accent?: Accent;
  /** Pinned at the top. */
  header?: ReactNode;
  /** Pinned at the bottom on a fade of the ground. */
  footer?: ReactNode;
  /** Whether the children scroll between header and footer. */
  scroll?: boolean;
  /** The lighter sea at the top of quiet screens (Home, set-up). */
  glow?: boolean;
  rose?: 'none' | 'corner' | 'centre';
  /** A painted place behind everything, as large as the screen; left out where strong contrast is needed. */
  scene?: ReactNode;
  /** At the sides: 16, on tables 12, 0 when the children see to it. */
  margin?: number;
  /** Widest the content gets; it stays in the middle. */
  maxWidth?: number;
  /** What scrolls reaches up under the status bar, and keeps its own words clear of it. */
  under?: boolean;
  children: ReactNode;
}) {
  const { colors, contrast } = useTheme();
  const insets = useSafeAreaInsets();
  const { size } = useLayout();
  const here = useAccent();
  useFocusRing();
  const sides = { paddingLeft: margin + insets.left, paddingRight: margin + insets.right };
  const column = maxWidth === undefined ? null : ({ width: '100%', maxWidth, alignSelf: 'center' } as const);
  const below = Math.max(insets.bottom + 12, size === 'small' ? 12 : 30);
  const painted = !contrast && scene !== undefined && scene !== null;
  return (
    <AccentProvider accent={accent ?? here}>
      <View style={{ flex: 1, backgroundColor: colors.bg, overflow: 'hidden' }}>
        {glow ? (
          <Gradient
            stops={[
              { at: 0, color: colors.bgTop },
              { at: 1, color: colors.bg },
            ]}
            style={{ top: 0, left: 0, right: 0, height: '45%' }}
          />
        ) : null}
        {rose === 'none' || contrast ? null : <Compass at={rose} />}
        {painted ? <Scene>{scene}</Scene> : null}
        <OverlayHost>
          <View role="main" style={{ flex: 1, paddingTop: under ? 0 : insets.top }}>
            {header === undefined ? null : (
              <View style={[sides, column]}>{painted ? <OverSky>{header}</OverSky> : header}</View>
            )}
            {scroll ? (
              <ScrollView
                style={{ flex: 1 }}
                keyboardShouldPersistTaps="handled"
                contentContainerStyle={[
                  sides,
                  column,
                  { flexGrow: 1, paddingBottom: footer === undefined ? below : SPACE.l },
                ]}
              >
                {children}
              </ScrollView>
            ) : (
              <View style={[{ flex: 1 }, sides, column]}>{children}</View>
            )}
            {footer === undefined ? null : (
              <View style={[sides, column, { paddingBottom: below, paddingTop: SPACE.s }]}>
                <Gradient
                  stops={[
                    { at: 0, color: colors.bg, opacity: 0 },
                    { at: 1, color: colors.bg },
                  ]}
                  style={{ top: -20, left: 0, right: 0, height: 20 }}
                />
                {footer}
              </View>
            )}
          </View>
        </OverlayHost>
        {insets.top > 0 && scroll && !under ? (
          <View
            style={{
              position: 'absolute',
              top: 0,
              left: 0,
              right: 0,
              height: insets.top,
              backgroundColor: fade(glow ? colors.bgTop : colors.bg, 0.86),
              pointerEvents: 'none',
            }}
          />
        ) : null}
      </View>
    </AccentProvider>
  );
}

/** The compass rose behind quiet screens. */
function Compass({ at }: { at: 'corner' | 'centre' }) {
  const size = Math.min(420, useLayout().width * 1.07);
  return (
    <View aria-hidden style={[StyleSheet.absoluteFill, { overflow: 'hidden', pointerEvents: 'none' }]}>
      {at === 'corner' ? (
        <Rose size={size * 0.72} style={{ position: 'absolute', top: -size * 0.18, right: -size * 0.22 }} />
      ) : (
        <Rose size={size} style={{ alignSelf: 'center', marginTop: 10 }} />
      )}
    </View>
  );
}
