import type { Used } from '@/ui/icons/drawing';

/** Goods, pieces, roles, buildings. After a change here run `npm run icons`. */
export const used = {
  'puerto-rico/corn': 'delapouite/corn',
  'puerto-rico/indigo': 'lorc/spoted-flower',
  'puerto-rico/sugar': 'delapouite/sugar-cane',
  'puerto-rico/tobacco': 'lorc/linden-leaf',
  'puerto-rico/coffee': 'delapouite/coffee-beans',
  'puerto-rico/quarry': 'delapouite/stone-pile',
  'puerto-rico/doubloon': 'lorc/crown-coin',
  'puerto-rico/colonist': 'delapouite/character',
  'puerto-rico/colonist-ship': 'delapouite/caravel',
  'puerto-rico/cargo-ship': 'delapouite/ship-bow',
  'puerto-rico/trading-house': 'lorc/scales',
  'puerto-rico/victory-chip': 'lorc/laurel-crown',
  'puerto-rico/governor': 'lorc/queen-crown',
  'puerto-rico/market': 'delapouite/village',
  'puerto-rico/settler': 'delapouite/palm-tree',
  'puerto-rico/mayor': 'delapouite/meeple',
  'puerto-rico/builder': 'lorc/hammer-nails',
  'puerto-rico/craftsman': 'lorc/gear-hammer',
  'puerto-rico/trader': 'lorc/scales',
  'puerto-rico/captain': 'delapouite/ship-wheel',
  'puerto-rico/prospector': 'delapouite/war-pick',
  'puerto-rico/small-indigo-plant': 'lorc/cauldron',
  'puerto-rico/small-sugar-mill': 'delapouite/windmill',
  'puerto-rico/small-market': 'delapouite/shop',
  'puerto-rico/hacienda': 'lorc/field',
  'puerto-rico/construction-hut': 'lorc/stone-crafting',
  'puerto-rico/small-warehouse': 'delapouite/wooden-crate',
  'puerto-rico/indigo-plant': 'lorc/cauldron',
  'puerto-rico/sugar-mill': 'delapouite/windmill',
  'puerto-rico/hospice': 'delapouite/person-in-bed',
  'puerto-rico/office': 'delapouite/scroll-quill',
  'puerto-rico/large-market': 'delapouite/shop',
  'puerto-rico/large-warehouse': 'delapouite/warehouse',
  'puerto-rico/tobacco-storage': 'lorc/linden-leaf',
  'puerto-rico/coffee-roaster': 'delapouite/coffee-pot',
  'puerto-rico/factory': 'delapouite/factory',
  'puerto-rico/university': 'delapouite/graduate-cap',
  'puerto-rico/harbor': 'delapouite/harbor-dock',
  'puerto-rico/wharf': 'delapouite/wooden-pier',
  'puerto-rico/guild-hall': 'lorc/gear-hammer',
  'puerto-rico/residence': 'delapouite/family-house',
  'puerto-rico/fortress': 'delapouite/hill-fort',
  'puerto-rico/customs-house': 'lorc/tied-scroll',
  'puerto-rico/city-hall': 'lorc/capitol',
} as const satisfies Used<'puerto-rico'>;

declare module '@/ui/icons/drawing' {
  interface GamePictures {
    'puerto-rico': keyof typeof used;
  }
}
