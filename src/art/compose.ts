import { MOODS } from './moods';
import type { Silhouette } from './silhouettes';
import { FILL, fills, HEIGHT, type Paint, type Vignette, WIDTH } from './stage';
import { at, rect } from './svg';

/** A picture as SVG. `outline` finds the outline of a silhouette. */
export function compose(row: Vignette, outline: (name: Silhouette) => string, height = HEIGHT): string {
  const mood = MOODS[row.mood];
  const paint: Paint = { ...mood, outline };
  const drawn = [...(row.behind ?? []), ...row.subject].map((part) => part(paint)).join('');
  const shut = mood.corners > 0 ? rect(0, 0, WIDTH, height, FILL.corners) : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}"><defs>${fills(mood)}</defs>` +
    // The horizon of a higher picture lies as far above its foot: there is more sky.
    at(0, height - HEIGHT, 1, rect(-2, HEIGHT - height - 2, WIDTH + 4, height + 4, FILL.sky) + drawn) +
    `${shut}</svg>`
  );
}
