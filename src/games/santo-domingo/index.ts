import { below, pick, sameJson, type HasRng } from '@antilles/engine';
import type { GameEntry } from '@/games/entry';
import { bots } from './bots/levels';
import { weigh } from './bots/weigh';
import type { Event } from './rules/events';
import { santoDomingo } from './rules/game';
import { census, checkInvariants } from './rules/invariants';
import { DEFAULT_RATES, MOST_IN_RATE, SIDES, type Options, type Rate } from './rules/options';
import { optionsCode } from './rules/optionsCode';
import type { State } from './rules/state';
import type { Action } from './rules/actions';
import type { View } from './rules/view';

/** Any playable options; one game in four has a rate table somebody edited, however odd. */
function sampleOptions(luck: HasRng, seatCount: number): Options {
  const side = pick(luck, SIDES);
  const anyRate = (): Rate =>
    below(luck, 6) === 0 ? null : { give: 1 + below(luck, MOST_IN_RATE), get: 1 + below(luck, MOST_IN_RATE) };
  return {
    side,
    target: seatCount <= 3 && below(luck, 2) === 0 ? 45 : 30,
    rates: below(luck, 4) === 0 ? Array.from({ length: 16 }, anyRate) : DEFAULT_RATES[side],
    openDiscards: below(luck, 2) === 0,
  };
}

export const entry: GameEntry<State, Action, View, Options, Event> = {
  game: santoDomingo,
  bots,
  weigh,
  sampleOptions,
  optionsCode,
  daily(luck) {
    const side = pick(luck, SIDES);
    return { options: { ...santoDomingo.defaultOptions, side, rates: DEFAULT_RATES[side] }, seatCount: 3 };
  },
  variant: ({ side, target, openDiscards, rates }) => [
    ...(side === 'winter' ? [{ key: 'options.winter' }] : []),
    ...(target === 45 ? [{ key: 'options.long' }] : []),
    ...(openDiscards ? [{ key: 'options.openDiscards' }] : []),
    ...(sameJson(rates, DEFAULT_RATES[side]) ? [] : [{ key: 'options.ratesEdited' }]),
  ],
  census,
  checkInvariants,
};
