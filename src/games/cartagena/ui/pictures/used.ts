import type { Used } from '@/ui/icons/drawing';

/** The six symbols, places, modules. After a change here run `npm run icons`. */
export const used = {
  'cartagena/pistol': 'lorc/crossed-pistols',
  'cartagena/rum': 'lorc/brandy-bottle',
  'cartagena/lantern': 'delapouite/old-lantern',
  'cartagena/parrot': 'lorc/parrot-head',
  'cartagena/hook': 'delapouite/pirate-hook',
  'cartagena/chest': 'delapouite/chest',
  'cartagena/prison': 'delapouite/window-bars',
  'cartagena/sloop': 'pierre-leducq/small-fishing-sailboat',
  'cartagena/ferry': 'delapouite/sinagot',
  'cartagena/cove': 'delapouite/island',
  'cartagena/tunnel': 'delapouite/cave-entrance',
  'cartagena/jungle': 'delapouite/jungle',
  'cartagena/black-magic': 'lorc/voodoo-doll',
  'cartagena/snake': 'lorc/snake',
  'cartagena/morgan': 'delapouite/pirate-captain',
  'cartagena/scoundrels': 'delapouite/bandit',
  'cartagena/hat': 'delapouite/pirate-hat',
} as const satisfies Used<'cartagena'>;

declare module '@/ui/icons/drawing' {
  interface GamePictures {
    cartagena: keyof typeof used;
  }
}
