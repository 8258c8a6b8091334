import { below, pick, sameJson, shuffle, type HasRng } from '@antilles/engine';
import type { GameEntry } from '@/games/entry';
import { bots } from './bots/levels';
import { weigh } from './bots/weigh';
import type { Action } from './rules/actions';
import type { Event } from './rules/events';
import { dominion } from './rules/game';
import { census, checkInvariants } from './rules/invariants';
import { editionNeeded, RECOMMENDED, RECOMMENDED_SETS } from './rules/kingdoms';
import { dailyOptions, EDITIONS, END_CHECKS, OPENINGS, type Options } from './rules/options';
import { optionsCode } from './rules/optionsCode';
import { KINGDOM_CARDS } from './rules/printed';
import type { State } from './rules/state';
import type { View } from './rules/view';

/** Any playable options; one game in four with a recommended set, the others with any ten cards at all. */
function sampleOptions(luck: HasRng, seatCount: number): Options {
  const kingdom =
    below(luck, 4) === 0 ? RECOMMENDED[pick(luck, RECOMMENDED_SETS)] : shuffle(luck, [...KINGDOM_CARDS]).slice(0, 10);
  return {
    kingdom,
    edition: pick(luck, EDITIONS.slice(EDITIONS.indexOf(editionNeeded(kingdom)))),
    endCheck: pick(luck, END_CHECKS),
    opening: below(luck, 4) === 0 ? pick(luck, OPENINGS) : 'shuffled',
    startSeat: below(luck, 2) === 0 ? null : below(luck, seatCount),
  };
}

export const entry: GameEntry<State, Action, View, Options, Event> = {
  game: dominion,
  bots,
  weigh,
  isMatterOfCourse: ({ type }) => type === 'play-treasures',
  sampleOptions,
  optionsCode,
  daily: (luck) => ({ options: dailyOptions(luck), seatCount: 2 }),
  variant({ kingdom, edition }) {
    const sorted = [...kingdom].sort();
    const set = RECOMMENDED_SETS.find((name) => sameJson([...RECOMMENDED[name]].sort(), sorted));
    return [
      set === undefined
        ? { key: 'name-of', params: { name: { keys: kingdom.map((card) => `card.${card}`) } } }
        : { key: `kingdom.${set}` },
      ...(edition === '1E' ? [] : [{ key: 'options.edition' }]),
    ];
  },
  census,
  checkInvariants,
};
