// Written by `npm run art` from src/ui/art/portraits.ts.

export const seats = {
  'red': require('./red.webp') as number, // 080c5f99
  'blue': require('./blue.webp') as number, // 8d1d58cf
  'yellow': require('./yellow.webp') as number, // 39a8165f
  'green': require('./green.webp') as number, // 537f80e6
  'purple': require('./purple.webp') as number, // 813b024e
  'brown': require('./brown.webp') as number, // 205c1526
};
