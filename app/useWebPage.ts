import { useEffect } from 'react';
import { Platform } from 'react-native';
import type { Language } from '@/text';
import { useTheme } from '@/ui/theme';

/** In a browser: the page knows its language and wears the colours of the theme around the app as well. */
export function useWebPage(language: Language): void {
  const { scheme, colors } = useTheme();
  useEffect(() => {
    // What stood there before the app did.
    if (Platform.OS === 'web' && typeof document !== 'undefined') document.getElementById('sea')?.remove();
  }, []);
  useEffect(() => {
    if (Platform.OS !== 'web' || typeof document === 'undefined') return;
    document.documentElement.lang = language;
    document.documentElement.style.colorScheme = scheme;
    document.body.style.backgroundColor = colors.bg;
    let tint = document.querySelector('meta[name="theme-color"]');
    if (tint === null) {
      tint = document.createElement('meta');
      tint.setAttribute('name', 'theme-color');
      document.head.appendChild(tint);
    }
    tint.setAttribute('content', colors.bgTop);
  }, [language, scheme, colors]);
}
