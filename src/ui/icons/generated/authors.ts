// Written by `npm run icons`: who drew the pictures.
import type { Author } from '../authors';

export const AUTHORS: readonly Author[] = [
  { author: 'delapouite', names: ['amphora', 'bandit', 'barrel', 'basket', 'bindle', 'bookshelf', 'camel', 'caravel', 'cave-entrance', 'cellar-barrels', 'character', 'chest', 'chicken-oven', 'church', 'coffee-beans', 'coffee-pot', 'corn', 'drawbridge', 'factory', 'family-house', 'graduate-cap', 'harbor-dock', 'high-tide', 'hiking', 'hill-fort', 'house', 'hut', 'huts-village', 'island', 'jungle', 'kneeling', 'lighthouse', 'meeple', 'mine-wagon', 'notebook', 'old-lantern', 'oyster-pearl', 'palette', 'palm-tree', 'party-flags', 'pearl-necklace', 'person-in-bed', 'pirate-captain', 'pirate-flag', 'pirate-hat', 'pirate-hook', 'podium-winner', 'rabbit', 'receive-money', 'robber', 'rolling-dices', 'round-table', 'scroll-quill', 'sextant', 'ship-bow', 'ship-wheel', 'ship-wreck', 'shop', 'sinagot', 'spy', 'stamper', 'star-medal', 'stone-pile', 'sugar-cane', 'token', 'tower-flag', 'trash-can', 'trophy-cup', 'trowel', 'two-coins', 'village', 'war-pick', 'warehouse', 'watchtower', 'windmill', 'window-bars', 'wooden-crate', 'wooden-pier'] },
  { author: 'lorc', names: ['anchor', 'anvil-impact', 'axe-in-stump', 'brandy-bottle', 'capitol', 'cargo-crane', 'cash', 'castle', 'cauldron', 'compass', 'crossed-chains', 'crossed-pistols', 'crossed-swords', 'crown', 'crown-coin', 'cursed-star', 'dead-wood', 'field', 'fizzing-flask', 'flowers', 'galleon', 'gear-hammer', 'hammer-nails', 'haunting', 'hourglass', 'interdiction', 'knapsack', 'laurel-crown', 'laurels', 'linden-leaf', 'monkey', 'open-book', 'parrot-head', 'poker-hand', 'queen-crown', 'quill-ink', 'raven', 'sands-of-time', 'scales', 'snake', 'snowflake-2', 'spears', 'spoted-flower', 'spyglass', 'stone-crafting', 'stone-throne', 'swap-bag', 'tied-scroll', 'treasure-map', 'vintage-robot', 'voodoo-doll', 'wax-seal', 'witch-flight'] },
  { author: 'skoll', names: ['achievement', 'chess-knight', 'open-treasure-chest'] },
  { author: 'faithtoken', names: ['card-discard', 'card-draw'] },
  { author: 'pierre-leducq', names: ['shooner-sailboat', 'small-fishing-sailboat'] },
  { author: 'cathelineau', names: ['witch-face'] },
  { author: 'sbed', names: ['shield'] },
  { author: 'willdabeast', names: ['gold-bar'] },
];
