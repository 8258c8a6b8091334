/** Cloth that hangs in front of everything. */
import type { Part } from '../stage';
import { d, each, path, rect } from '../svg';

const RED = { deep: '#3d1626', mid: '#7c2f34', lit: '#b4503f' } as const;

/** A drawn curtain in so many folds, from high above the stage to its foot, with lamplight on its middle. */
export const drapes =
  (folds = 14): Part =>
  () => {
    const wide = 120 / folds;
    const [top, foot] = [-190, 90];
    return (
      `<linearGradient id="fold"><stop offset="0" stop-color="${RED.deep}"/><stop offset=".35" stop-color="${RED.mid}"/>` +
      `<stop offset=".52" stop-color="${RED.lit}"/><stop offset=".72" stop-color="${RED.mid}"/><stop offset="1" stop-color="${RED.deep}"/></linearGradient>` +
      `<radialGradient id="lamplight" cx=".5" cy=".4" r=".7"><stop offset="0" stop-color="#ffbf6b" stop-opacity=".22"/>` +
      `<stop offset=".45" stop-color="#12060e" stop-opacity=".1"/><stop offset="1" stop-color="#12060e" stop-opacity=".8"/></radialGradient>` +
      each(
        Array.from({ length: folds }, (_, i) => i * wide),
        (x) => path(d`M${x} ${top}H${x + wide + 0.3}V${foot}H${x}Z`, 'url(#fold)'),
      ) +
      rect(59.3, top, 1.4, foot - top, '#1c0a12', { opacity: 0.6 }) +
      rect(0, -180, 120, 260, 'url(#lamplight)')
    );
  };
