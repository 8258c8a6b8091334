import { useEffect } from 'react';
import { Platform } from 'react-native';
import { useColors } from './theme';

const STYLE_ID = 'kit-focus-ring';

/** On the web, whatever has the keyboard's focus wears a ring in the theme's brass; a finger never sees it. */
export function useFocusRing(): void {
  const { brass } = useColors();
  useEffect(() => {
    if (Platform.OS !== 'web' || typeof document === 'undefined') return;
    let style = document.getElementById(STYLE_ID);
    if (!style) {
      style = document.createElement('style');
      style.id = STYLE_ID;
      document.head.appendChild(style);
    }
    style.textContent = `:focus-visible { outline: 3px solid ${brass} !important; outline-offset: 2px; }
[data-focusquiet]:focus-visible, [data-focusquiet]:focus { outline: none !important; }`;
  }, [brass]);
}
