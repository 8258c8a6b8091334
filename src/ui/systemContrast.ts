import { useEffect, useState } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

/** Colours that the system forces upon a page leave no room for painted ones. */
const QUERY = '(prefers-contrast: more), (forced-colors: active)';

/** Whether the phone or browser is set to stronger contrast. */
export function useSystemContrast(): boolean {
  const [strong, setStrong] = useState(() => Platform.OS === 'web' && window.matchMedia(QUERY).matches);
  useEffect(() => {
    if (Platform.OS === 'web') {
      const query = window.matchMedia(QUERY);
      const follow = (): void => setStrong(query.matches);
      query.addEventListener('change', follow);
      return () => query.removeEventListener('change', follow);
    }
    const ios = Platform.OS === 'ios';
    const ask = ios ? AccessibilityInfo.isDarkerSystemColorsEnabled() : AccessibilityInfo.isHighTextContrastEnabled();
    void ask.then(setStrong, () => undefined);
    const changes = AccessibilityInfo.addEventListener(
      ios ? 'darkerSystemColorsChanged' : 'highTextContrastChanged',
      setStrong,
    );
    return () => changes.remove();
  }, []);
  return strong;
}
