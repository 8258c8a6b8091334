import type { Colour } from '../colour';
import type { Silhouette } from '../silhouettes';
import { FILL, type Part } from '../stage';
import { at, path } from '../svg';

/** Dark against the light, pale or golden in the dark, or a colour of its own. */
type Tone = 'dark' | 'pale' | 'gold' | Colour;

const FILLS: Readonly<Record<string, string>> = { dark: FILL.dark, pale: FILL.pale, gold: FILL.gold };

/**
 * A lit silhouette from game-icons, its middle at the point. A dark one has the light on its upper left edge; any other
 * throws a shadow to the lower right.
 */
export const silhouette =
  (name: Silhouette, x: number, y: number, size = 44, tone: Tone = 'dark'): Part =>
  ({ outline, rim, ink }) => {
    const shape = outline(name);
    const behind =
      tone === 'dark'
        ? path(shape, rim, { transform: 'translate(-11 -9)' })
        : path(shape, ink, { transform: 'translate(11 12)', opacity: 0.55 }) +
          path(shape, rim, { transform: 'translate(-6 -6)', opacity: 0.8 });
    return at(x - size / 2, y - size / 2, size / 512, behind + path(shape, FILLS[tone] ?? tone));
  };
