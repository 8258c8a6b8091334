import { useEffect, useState, type ReactNode } from 'react';
import { AppState, Platform, StyleSheet, View } from 'react-native';
import { useWords } from '@/text';
import { CompassRose } from './icons/CompassRose';
import { Text } from './Text';
import { SPACE, useColors } from './theme';

/** Whether somebody may be looking at a small picture of the app instead of at the app. */
function useAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const change = AppState.addEventListener('change', (state) => setAway(state !== 'active'));
    if (Platform.OS !== 'android') return () => change.remove();
    // Android takes its picture for the app switcher before the app is in the background; losing the focus comes first.
    const blur = AppState.addEventListener('blur', () => setAway(true));
    const focus = AppState.addEventListener('focus', () => setAway(false));
    return () => [change, blur, focus].forEach((listener) => listener.remove());
  }, []);
  return away;
}

/** Covers everything inside while the app is in the background or the app switcher: nobody's hand is seen there. */
export function PrivacyShade({ children }: { children: ReactNode }) {
  const away = useAway();
  const colors = useColors();
  const { t } = useWords('engine');
  return (
    <View style={{ flex: 1 }}>
      {children}
      {away ? (
        <View
          testID="privacy-shade"
          style={[
            StyleSheet.absoluteFill,
            {
              backgroundColor: colors.bg,
              alignItems: 'center',
              justifyContent: 'center',
              gap: SPACE.l,
              padding: SPACE.xl,
            },
          ]}
        >
          <CompassRose size={140} color={colors.brass} />
          <Text color="muted" style={{ textAlign: 'center' }}>
            {t('kit.shade')}
          </Text>
        </View>
      ) : null}
    </View>
  );
}
