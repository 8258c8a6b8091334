/**
 * The outlines of game-icons.net (CC BY 3.0) that pictures use as lit silhouettes: our name → `author/name`. After a
 * change here run `npm run icons` too, for the credits.
 */
export const SILHOUETTES = {
  amphora: 'delapouite/amphora',
  anvil: 'lorc/anvil-impact',
  axe: 'lorc/axe-in-stump',
  bandit: 'delapouite/bandit',
  bottle: 'lorc/brandy-bottle',
  camel: 'delapouite/camel',
  'chess-knight': 'skoll/chess-knight',
  compass: 'lorc/compass',
  corn: 'delapouite/corn',
  'dead-wood': 'lorc/dead-wood',
  flower: 'lorc/spoted-flower',
  flowers: 'lorc/flowers',
  hammer: 'lorc/gear-hammer',
  hiker: 'delapouite/hiking',
  hook: 'delapouite/pirate-hook',
  kneeling: 'delapouite/kneeling',
  lantern: 'delapouite/old-lantern',
  monkey: 'lorc/monkey',
  palette: 'delapouite/palette',
  pearl: 'delapouite/oyster-pearl',
  pick: 'delapouite/war-pick',
  pistols: 'lorc/crossed-pistols',
  quill: 'lorc/quill-ink',
  rabbit: 'delapouite/rabbit',
  raven: 'lorc/raven',
  roast: 'delapouite/chicken-oven',
  scroll: 'lorc/tied-scroll',
  seal: 'lorc/wax-seal',
  sextant: 'delapouite/sextant',
  stones: 'delapouite/stone-pile',
  throne: 'lorc/stone-throne',
  wagon: 'delapouite/mine-wagon',
  witch: 'lorc/witch-flight',
  'witch-face': 'cathelineau/witch-face',
} as const;

export type Silhouette = keyof typeof SILHOUETTES;
