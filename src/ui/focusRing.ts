import { useEffect } from 'react';
import { Platform } from 'react-native';
import { useColors } from './theme';

const STYLE_ID = 'kit-focus-ring';

/**
 * Where the system paints everything in a few colours of its own, grounds are gone: controls get an edge, what is chosen a
 * thick one, and drawings the colour of the words beside them. Shapes and pieces keep their colours, which mean something.
 */
const FORCED = `@media (forced-colors: active) {
  button, [role=button], [role=tab], [role=radio], [role=checkbox], [role=switch], [role=menuitem], [role=link], input, textarea {
    border: 1px solid ButtonBorder !important; }
  [aria-selected=true], [aria-checked=true], [aria-pressed=true] { outline: 3px solid Highlight !important; outline-offset: -3px; }
  svg[fill=none] > path:only-child { stroke: currentColor !important; }
  svg[aria-hidden] > path[fill]:not([stroke]):only-child { fill: currentColor !important; }
  [aria-disabled=true] { color: GrayText !important; }
}`;

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
[data-focusquiet]:focus-visible, [data-focusquiet]:focus { outline: none !important; }
${FORCED}`;
  }, [brass]);
}
