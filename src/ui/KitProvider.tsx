import { useEffect, type ReactNode } from 'react';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { AnchorProvider } from './flights/AnchorProvider';
import { setHaptics } from './haptics';
import { ConfirmProvider } from './overlays/Confirm';
import { OverlayHost } from './overlays/Host';
import { KeyboardRoot } from './overlays/keyboard';
import { ToastProvider } from './overlays/Toast';
import { PrivacyShade } from './PrivacyShade';
import { useSettings } from './settings';
import { setSound } from './sound';

/** Everything the kit needs around an app, inside theme, settings and words: gestures, safe areas, flights, layers. */
export function KitProvider({ children }: { children: ReactNode }) {
  const { haptics, sound, volume } = useSettings().settings;
  useEffect(() => setHaptics(haptics), [haptics]);
  useEffect(() => setSound(sound, volume / 100), [sound, volume]);
  return (
    <GestureHandlerRootView style={{ flex: 1 }}>
      <SafeAreaProvider>
        <KeyboardRoot>
          <PrivacyShade>
            <ToastProvider>
              <AnchorProvider>
                <OverlayHost>
                  <ConfirmProvider>{children}</ConfirmProvider>
                </OverlayHost>
              </AnchorProvider>
            </ToastProvider>
          </PrivacyShade>
        </KeyboardRoot>
      </SafeAreaProvider>
    </GestureHandlerRootView>
  );
}
