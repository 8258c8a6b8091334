import { CITY_SPACES, suppliesFor } from '../rules/supplies';
import type { View } from '../rules/view';

/** The hours of a game, from morning to dusk. */
export const HOURS = 5;

/** How far the game has come, from 0 to 1: the gauge that is nearest its end says so. */
export function progressOf(view: View): number {
  const all = suppliesFor(view.players.length);
  const fullest = Math.max(...view.players.map(({ citySpaces }) => citySpaces));
  return Math.max(
    1 - view.colonistSupply / all.colonists,
    1 - view.vpSupply / all.vp,
    fullest / CITY_SPACES,
    view.endTriggers.length > 0 ? 1 : 0,
  );
}

/** Which hour it is: 0 is morning, 4 the dusk of the last round. */
export const hourOf = (view: View): number =>
  view.endTriggers.length > 0 ? HOURS - 1 : Math.min(HOURS - 2, Math.floor(progressOf(view) * (HOURS - 1)));

/** The colours of the sky at an hour: above, in the middle, at the horizon; hills far to near; the water. */
export interface Sky {
  readonly sky: readonly [string, string, string];
  readonly hills: readonly [string, string, string];
  readonly water: string;
  readonly sun: string;
  /** How high the sun stands over the horizon, in points. */
  readonly height: number;
}

/** One row for each hour: the sky from above down, the hills from far to near, the water, the sun and how high it stands. */
const sky = (colours: string, height: number): Sky => {
  const [top = '', middle = '', horizon = '', far = '', mid = '', near = '', water = '', sun = ''] = colours.split(' ');
  return { sky: [top, middle, horizon], hills: [far, mid, near], water, sun, height };
};

const SKIES: Readonly<Record<'dark' | 'light', readonly Sky[]>> = {
  dark: [
    sky('#155066 #4f9fa0 #f6e3b0 #5f9f80 #3a7d62 #27634d #58a39c #fff8da', 84),
    sky('#134a60 #469593 #f8dca0 #589980 #35775d #235c49 #519c97 #fff6d2', 64),
    sky('#0f3a4a #3b7f7d #f7cf85 #4f8f74 #2f6f57 #1f5544 #4b948f #fff2c6', 42),
    sky('#173552 #5a6a86 #f4ae6e #4d7f70 #2d6152 #1d4a3f #487f86 #ffe0a0', 26),
    sky('#1b2148 #634a78 #ee8656 #463f6c #2c3a55 #1a3340 #4a5a7c #ffc178', 10),
  ],
  light: [
    sky('#a5dcee #d8f2ea #fff8dc #b6deb0 #8ecb8c #6ab372 #8fd4dc #fffdf0', 84),
    sky('#98d8ea #d2f0e4 #fff5d0 #b0daa4 #84c584 #61ad69 #86cfd9 #fffbe2', 64),
    sky('#8fd3e6 #cdeede #fff3c6 #a9d69a #7cc07a #5aa862 #7fcbd6 #fff8d2', 42),
    sky('#a9cfe6 #e2e2d6 #ffe2b0 #b2cf9c #8ab988 #659f6c #93c4d2 #fff0c0', 26),
    sky('#c3c2e2 #eccfcf #ffcf9e #b7b3b8 #98a696 #76907c #b0b6d0 #ffe2a8', 10),
  ],
};

export const skyAt = (scheme: 'light' | 'dark', hour: number): Sky => SKIES[scheme][hour] ?? sky('', 0);
