import type { Used } from '@/ui/icons/drawing';

/** The eight cards, the three rows. After a change here run `npm run icons`. */
export const used = {
  'santo-domingo/captain': 'delapouite/ship-wheel',
  'santo-domingo/admiral': 'delapouite/star-medal',
  'santo-domingo/governor': 'lorc/crown',
  'santo-domingo/frigate': 'pierre-leducq/shooner-sailboat',
  'santo-domingo/galleon': 'lorc/galleon',
  'santo-domingo/customs': 'delapouite/stamper',
  'santo-domingo/trader': 'lorc/scales',
  'santo-domingo/beggar': 'delapouite/receive-money',
  'santo-domingo/points': 'lorc/laurels',
  'santo-domingo/goods': 'delapouite/barrel',
  'santo-domingo/supply': 'lorc/anchor',
} as const satisfies Used<'santo-domingo'>;

declare module '@/ui/icons/drawing' {
  interface GamePictures {
    'santo-domingo': keyof typeof used;
  }
}
