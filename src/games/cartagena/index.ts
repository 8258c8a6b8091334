import { pick } from '@antilles/engine';
import type { GameEntry } from '@/games/entry';
import { bots } from './bots/levels';
import { weigh } from './bots/weigh';
import type { Action } from './rules/actions';
import type { Event } from './rules/events';
import { cartagena } from './rules/game';
import { census, checkInvariants } from './rules/invariants';
import { sampleOptions, usualLayout, type Options } from './rules/options';
import { optionsCode } from './rules/optionsCode';
import { ROUTE_KINDS } from './rules/route';
import type { State } from './rules/state';
import type { View } from './rules/view';

export const entry: GameEntry<State, Action, View, Options, Event> = {
  game: cartagena,
  bots,
  weigh,
  sampleOptions,
  optionsCode,
  daily(luck) {
    const route = pick(luck, ROUTE_KINDS);
    return { options: { ...cartagena.defaultOptions, route, layout: usualLayout(route) }, seatCount: 3 };
  },
  variant({ route, cardRule, scoundrels, blackMagic }) {
    const rules = [route === 'jungle' ? null : cardRule.tunnel, route === 'escape' ? null : cardRule.jungle];
    return [
      { key: `options.${route}` },
      ...(rules.includes('morgan') ? [{ key: 'options.morgan' }] : []),
      ...(rules.includes('both') ? [{ key: 'options.both' }] : []),
      ...(scoundrels ? [{ key: 'options.scoundrels' }] : []),
      ...(blackMagic ? [{ key: 'options.blackMagic' }] : []),
    ];
  },
  census,
  checkInvariants,
};
