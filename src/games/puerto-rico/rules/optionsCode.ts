import type { OptionsCode } from '@antilles/engine';
import { OPTION_KEYS, type Options } from './options';

/** A switch a bit. */
export const optionsCode: OptionsCode<Options> = {
  write: (options, bits) => OPTION_KEYS.forEach((key) => bits.put(options[key] ? 1 : 0, 1)),
  read: (bits) => Object.fromEntries(OPTION_KEYS.map((key) => [key, bits.take(1) === 1])),
};
