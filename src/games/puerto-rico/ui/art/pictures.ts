// Written by `npm run art` from src/games/puerto-rico/art.ts.
import { numbered } from '@/ui/art/numbered';

export const buildings = numbered({
  'small-indigo-plant': require('./small-indigo-plant.webp'),
  'small-sugar-mill': require('./small-sugar-mill.webp'),
  'small-market': require('./small-market.webp'),
  'hacienda': require('./hacienda.webp'),
  'construction-hut': require('./construction-hut.webp'),
  'small-warehouse': require('./small-warehouse.webp'),
  'indigo-plant': require('./indigo-plant.webp'),
  'sugar-mill': require('./sugar-mill.webp'),
  'hospice': require('./hospice.webp'),
  'office': require('./office.webp'),
  'large-market': require('./large-market.webp'),
  'large-warehouse': require('./large-warehouse.webp'),
  'tobacco-storage': require('./tobacco-storage.webp'),
  'coffee-roaster': require('./coffee-roaster.webp'),
  'factory': require('./factory.webp'),
  'university': require('./university.webp'),
  'harbor': require('./harbor.webp'),
  'wharf': require('./wharf.webp'),
  'guild-hall': require('./guild-hall.webp'),
  'residence': require('./residence.webp'),
  'fortress': require('./fortress.webp'),
  'customs-house': require('./customs-house.webp'),
  'city-hall': require('./city-hall.webp'),
});

export const places = numbered({
  'market': require('./market.webp'),
});

export const roles = numbered({
  'settler': require('./settler.webp'),
  'mayor': require('./mayor.webp'),
  'builder': require('./builder.webp'),
  'craftsman': require('./craftsman.webp'),
  'trader': require('./trader.webp'),
  'captain': require('./captain.webp'),
  'prospector': require('./prospector.webp'),
});

export const tiles = numbered({
  'corn': require('./corn.webp'),
  'indigo': require('./indigo.webp'),
  'sugar': require('./sugar.webp'),
  'tobacco': require('./tobacco.webp'),
  'coffee': require('./coffee.webp'),
  'quarry': require('./quarry.webp'),
});
