import type { Tutorial } from '@/session/tutorial';
import type { Action } from './rules/actions';
import type { RoleCard } from './rules/roleCards';

const role = (taken: RoleCard): Action => ({ type: 'choose-role', role: taken });
const place = (manned: readonly number[], crew: readonly number[]): Action => ({ type: 'place', manned, crew });

/** Two rounds and a half for three: from bare ground to the first goods shipped and the first harvest sold. */
export const tutorial: Tutorial<Action> = {
  options: {},
  seed: 7,
  steps: [
    { text: 'welcome', awaits: null },
    { text: 'role', awaits: role('settler') },
    { text: 'tile', awaits: { type: 'take-tile', tile: 'corn' } },
    { text: 'mayor', awaits: place([1, 0, 0, 0, 0, 0], []) },
    { text: 'builder', awaits: { type: 'build', building: 'small-indigo-plant' } },
    { text: 'craftsman', awaits: null },
    { text: 'captain', awaits: { type: 'load', good: 'corn', ship: 0 } },
    { text: 'shipped', awaits: role('mayor') },
    { text: 'harvest', awaits: role('trader') },
    { text: 'sell', awaits: { type: 'sell', good: 'indigo' } },
    { text: 'end', awaits: null },
  ],
  others: [
    [
      { type: 'take-tile', tile: 'coffee' },
      role('mayor'),
      { type: 'build', building: 'small-market' },
      role('craftsman'),
    ],
    [
      { type: 'take-tile', tile: 'tobacco' },
      place([1, 0, 0, 0, 0, 0], []),
      role('builder'),
      { type: 'build', building: 'small-market' },
      role('captain'),
      { type: 'load', good: 'corn', ship: 0 },
      place([1, 0, 0, 0, 0, 0], [1]),
      role('craftsman'),
      { type: 'take-good', good: 'corn' },
    ],
  ],
};
