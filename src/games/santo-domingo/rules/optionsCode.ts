import { sameJson, type OptionsCode } from '@antilles/engine';
import { DEFAULT_RATES, SIDES, type Options, type Rate } from './options';
import { LAST_SPACE } from './rows';

/** A figure of a rate takes four bits; 0 for 0 means no trade. */
const FIGURE = 4;

/** The switches, and the rates when somebody edited them. */
export const optionsCode: OptionsCode<Options> = {
  write({ side, target, openDiscards, rates }, bits) {
    bits.put(SIDES.indexOf(side), 1);
    bits.put(target === 45 ? 1 : 0, 1);
    bits.put(openDiscards ? 1 : 0, 1);
    const isEdited = !sameJson(rates, DEFAULT_RATES[side]);
    bits.put(isEdited ? 1 : 0, 1);
    if (!isEdited) return;
    for (const rate of rates) {
      bits.put(rate?.give ?? 0, FIGURE);
      bits.put(rate?.get ?? 0, FIGURE);
    }
  },
  read(bits) {
    const side = SIDES[bits.take(1)] ?? 'standard';
    const target = bits.take(1) === 1 ? 45 : 30;
    const openDiscards = bits.take(1) === 1;
    if (bits.take(1) === 0) return { side, target, openDiscards, rates: DEFAULT_RATES[side] };
    const rates = Array.from({ length: LAST_SPACE + 1 }, (): Rate => {
      const [give, get] = [bits.take(FIGURE), bits.take(FIGURE)];
      return give === 0 ? null : { give, get };
    });
    return { side, target, openDiscards, rates };
  },
};
