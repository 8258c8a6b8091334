import type { Colour } from './colour';

/** One hour of one place: all the colours that the sheets of a picture share, and its light. */
export interface Mood {
  /** The sky from above to the horizon. */
  readonly top: Colour;
  readonly mid: Colour;
  readonly low: Colour;
  /** Paper in the distance, nearer, and under our feet. */
  readonly far: Colour;
  readonly near: Colour;
  readonly ground: Colour;
  /** The darkest paper: silhouettes and shadows. */
  readonly ink: Colour;
  /** The edge that the light falls on. */
  readonly rim: Colour;
  /** Sun, moon, lamps, windows. */
  readonly glow: Colour;
  /** How much darker the corners are: evenings close in, mornings do not. */
  readonly corners: number;
}

type Nine = readonly [Colour, Colour, Colour, Colour, Colour, Colour, Colour, Colour, Colour];

const mood = (corners: number, [top, mid, low, far, near, ground, ink, rim, glow]: Nine): Mood => ({
  top,
  mid,
  low,
  far,
  near,
  ground,
  ink,
  rim,
  glow,
  corners,
});
const evening = (...colours: Nine): Mood => mood(0.6, colours);
const day = (...colours: Nine): Mood => mood(0, colours);

/** In the order of a mood: sky above, middle, horizon; far, near, ground; ink, rim, glow. */
export const MOODS = {
  // Dominion, the blue hour
  dusk: evening('#23256b', '#7a57ad', '#f7b183', '#6c56a4', '#443b86', '#2b2a66', '#14133c', '#ffd79a', '#ffcf8c'),
  night: evening('#0c1240', '#26358a', '#7f93dd', '#33439a', '#212d72', '#161f56', '#080d2c', '#d5e2ff', '#e6eeff'),
  sea: evening('#1d3f86', '#4b8fc0', '#fbe0ae', '#4a7fb4', '#2c5a99', '#1d4279', '#0b1f47', '#fff0c4', '#ffe6ad'),
  lamp: evening('#2a1a4d', '#7c3f6b', '#ffb25c', '#6b3a68', '#4a2a57', '#321d45', '#190e2b', '#ffe29c', '#ffbf57'),
  dawn: evening('#3a3a94', '#d0729a', '#ffc476', '#9a5f9d', '#623f86', '#3b2f70', '#1b1442', '#ffe2a1', '#ffd27d'),
  storm: evening('#1a1233', '#5a2552', '#e0605b', '#5a2a55', '#3c1c43', '#291535', '#12081d', '#ffb29c', '#ff7a63'),
  green: evening('#1e4673', '#5aa595', '#fbe6a2', '#5b9a84', '#347463', '#1f5249', '#0c2c2d', '#fff0b0', '#ffeaa6'),
  gold: evening('#5a2f12', '#c07a1c', '#ffe08a', '#a8661b', '#7c4516', '#5a2f12', '#2b1406', '#fff1b8', '#ffd75e'),
  silver: evening('#28385c', '#7088b0', '#e9f0f7', '#6c83a8', '#465c84', '#33466b', '#152039', '#ffffff', '#f4f8ff'),
  copper: evening('#4a1f1c', '#a4573a', '#ffc497', '#8d4a38', '#652f2a', '#4a1f1c', '#230b0c', '#ffd9ba', '#ffb27f'),
  curse: evening('#170a2e', '#4b1c70', '#9ccf63', '#47246a', '#2f1650', '#1f0e3a', '#0d0519', '#c9f58f', '#a8e46a'),
  deep: evening('#4fb7c0', '#1f6d99', '#123a77', '#1d5f90', '#174a7c', '#10305f', '#061a3c', '#bff7ef', '#a8f2ea'),
  lilac: day('#6a5fc0', '#a58ad6', '#ffd9ae', '#7a6cc0', '#5a50a8', '#463e90', '#2a2468', '#fff0d8', '#ffe6b0'),

  // Puerto Rico, the morning
  morning: day('#6fc3d8', '#b6e0d0', '#fdf2c4', '#8fc49a', '#5aa46a', '#3c8350', '#1c3f2e', '#fffbe0', '#fff3b0'),
  valley: day('#8ed0cf', '#cbe7bd', '#fff4c6', '#9acb86', '#66ab5a', '#45893f', '#1f4425', '#fffce0', '#fff3b0'),
  plaza: day('#7cc7dd', '#c9e6da', '#fff0cf', '#a3c9a0', '#e3c79a', '#cfa873', '#4a2b1b', '#fffaf0', '#ffeebc'),
  bay: day('#58b4d6', '#a5dbe0', '#fff0c9', '#7fb9b6', '#3f97a8', '#2b7f97', '#12404f', '#fffae0', '#fff0b8'),
  cane: day('#9ad6cd', '#d9ecbb', '#fff6cc', '#b5d489', '#8bbb57', '#62943d', '#2a4a1e', '#fffde4', '#fff5ba'),
  earth: day('#86c5cb', '#d3dfb8', '#fff0c4', '#a9ba7e', '#a0774a', '#7c5433', '#3a2314', '#fff6dc', '#ffefb6'),
  glade: evening('#17505e', '#4f9c92', '#f4ecb0', '#4a9078', '#347a58', '#276343', '#0f3325', '#f2f7c4', '#ffeeaa'),

  // Santo Domingo, the golden hour
  golden: evening('#5b2c50', '#c25f45', '#ffd68a', '#9a4a4c', '#75364a', '#5a2a42', '#2a1226', '#ffe6b0', '#ffd57a'),
  sunset: evening('#2c1b3d', '#84405a', '#f6a05a', '#6a3450', '#4f2644', '#3c1d3a', '#1a0c1e', '#ffcf9a', '#ffb765'),
  noon: day('#e08a4e', '#f6b76c', '#fff0c0', '#cf8a5c', '#b0643f', '#955036', '#4a2018', '#fff6dc', '#fff0b4'),
  harbour: evening('#241634', '#a04545', '#ffd184', '#8a3d4a', '#5f2b46', '#4a2a52', '#1b0d1c', '#ffe0a0', '#ffd57a'),
  market: day('#5fa6b8', '#d3d3b4', '#ffd8a0', '#d39a76', '#b06a4e', '#3f8f96', '#4a2018', '#fffaf0', '#fff0b4'),

  // Cartagena, from moonlight to the morning of Tortuga
  moonlit: evening('#071827', '#12475a', '#5fb0a6', '#1f5a68', '#153f4e', '#0f3040', '#04121c', '#cfeee6', '#e4f5ea'),
  torch: evening('#1a1013', '#4a2a1e', '#b8672e', '#5a3a2c', '#43291f', '#3a241c', '#140a0a', '#ffc98a', '#ffb050'),
  predawn: evening('#12304e', '#3a7288', '#f6b878', '#2c5f78', '#1c455e', '#163648', '#0a1c28', '#ffe1ae', '#ffc98a'),
  jungle: evening('#08303a', '#1c6a55', '#9fd68a', '#1e6350', '#134a3e', '#0d3a32', '#05201e', '#c9f5b8', '#d5f7b4'),
  lagoon: day('#2a7f8c', '#79bdb4', '#ffe0aa', '#4f9a9a', '#2f7c84', '#21626e', '#0c333c', '#fff4d6', '#ffdf9e'),

  // The house: the sea outside Home, after sunset and in the morning
  homeward: day('#0b1b26', '#1d475c', '#eda869', '#2b5163', '#1a3a4a', '#0e2636', '#07141d', '#f3b27c', '#ffd98a'),
  haven: day('#6fb9c6', '#bfe0cf', '#ffd994', '#8fbfae', '#4f9b97', '#3d8f94', '#1f5a4a', '#fffbe4', '#ffe08f'),
  lastLight: day('#1c3850', '#24415a', '#4e4a55', '#23475a', '#173447', '#0f2636', '#081620', '#d9a878', '#ffc870'),
  firstLight: day('#ffe9b8', '#ffe0a0', '#ffd48a', '#e8b878', '#d99f5c', '#c98d4c', '#6a4418', '#fff6dc', '#fff0b4'),
} as const satisfies Record<string, Mood>;

export type MoodName = keyof typeof MOODS;
