// Written by `npm run art` from src/games/puerto-rico/art.ts.

export const buildings = {
  'small-indigo-plant': require('./small-indigo-plant.webp') as number, // 3f705d24
  'small-sugar-mill': require('./small-sugar-mill.webp') as number, // 1d4aa5aa
  'small-market': require('./small-market.webp') as number, // 8ee6920a
  'hacienda': require('./hacienda.webp') as number, // b7ce25b7
  'construction-hut': require('./construction-hut.webp') as number, // 8a5a5e85
  'small-warehouse': require('./small-warehouse.webp') as number, // e7c3721a
  'indigo-plant': require('./indigo-plant.webp') as number, // e0f11970
  'sugar-mill': require('./sugar-mill.webp') as number, // 84ecba4e
  'hospice': require('./hospice.webp') as number, // ea9ee1da
  'office': require('./office.webp') as number, // ada73406
  'large-market': require('./large-market.webp') as number, // e351fe38
  'large-warehouse': require('./large-warehouse.webp') as number, // e3ff0def
  'tobacco-storage': require('./tobacco-storage.webp') as number, // 13532206
  'coffee-roaster': require('./coffee-roaster.webp') as number, // a0d21e5b
  'factory': require('./factory.webp') as number, // 6108e187
  'university': require('./university.webp') as number, // 06be06a5
  'harbor': require('./harbor.webp') as number, // 3eb5b937
  'wharf': require('./wharf.webp') as number, // acafa420
  'guild-hall': require('./guild-hall.webp') as number, // 4accbce9
  'residence': require('./residence.webp') as number, // 69e99289
  'fortress': require('./fortress.webp') as number, // 05a3f87e
  'customs-house': require('./customs-house.webp') as number, // 9e4135f8
  'city-hall': require('./city-hall.webp') as number, // f1540530
};

export const places = {
  'market': require('./market.webp') as number, // b08be950
};

export const roles = {
  'settler': require('./settler.webp') as number, // 3f71689e
  'mayor': require('./mayor.webp') as number, // 90ab5217
  'builder': require('./builder.webp') as number, // 7dd91c68
  'craftsman': require('./craftsman.webp') as number, // 58f16004
  'trader': require('./trader.webp') as number, // a04350e6
  'captain': require('./captain.webp') as number, // d4274e8a
  'prospector': require('./prospector.webp') as number, // da645c12
};

export const tiles = {
  'corn': require('./corn.webp') as number, // 010430e4
  'indigo': require('./indigo.webp') as number, // 676e0fc6
  'sugar': require('./sugar.webp') as number, // 1a4e3a0a
  'tobacco': require('./tobacco.webp') as number, // 41848136
  'coffee': require('./coffee.webp') as number, // a747a953
  'quarry': require('./quarry.webp') as number, // 6fc79df5
};
