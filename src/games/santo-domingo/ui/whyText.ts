import type { Seat } from '@antilles/engine';
import type { TablePlayer } from '@/session/seats';
import type { SpeakerOf } from '@/text';
import { ADMIRAL, BEGGAR, CAPTAIN, CUSTOMS, FRIGATE, GALLEON, GOVERNOR, TRADER, type Card } from '../rules/cards';
import { rateText } from '../rules/events';
import type { View } from '../rules/view';
import { mayHold, rateWith } from './outlook';

/** Why a card brings now what it says: who may share, who may pay, what comes first. A few words. */
export function whyText(
  words: SpeakerOf<'santo-domingo'>,
  view: View,
  seats: readonly TablePlayer[],
  seat: Seat,
  card: Card,
): string {
  const who = (...cards: readonly Card[]): readonly string[] =>
    seats.flatMap(({ name }, other) =>
      other !== seat && cards.some((each) => mayHold(view, other).includes(each)) ? [name] : [],
    );
  const named = (key: 'why.share' | 'why.pays' | 'why.trades', names: readonly string[]): string =>
    names.length > 2
      ? words.word(`${key}Many`, { count: names.length })
      : words.word(key, { names: words.list(names), count: names.length });
  const shared = (): string => {
    const names = who(card);
    return names.length === 0 ? words.word('why.alone') : named('why.share', names);
  };
  const paid = (...by: readonly Card[]): string => {
    const names = who(...by);
    return names.length === 0 ? words.word('why.nobodyPays') : named('why.pays', names);
  };
  switch (card) {
    case CAPTAIN:
    case FRIGATE:
      return shared();
    case ADMIRAL:
      return who(ADMIRAL).length === 0 && who(CAPTAIN).length > 0 ? words.word('why.captains') : shared();
    case GALLEON:
      return who(FRIGATE).length > 0 ? words.word('why.frigates') : shared();
    case GOVERNOR:
      return paid(CAPTAIN, ADMIRAL);
    case CUSTOMS:
      return paid(FRIGATE, GALLEON);
    case TRADER: {
      const names = who(TRADER);
      return names.length === 0
        ? words.word('why.rate', { rate: rateText(rateWith(view, 0)) })
        : named('why.trades', names);
    }
    case BEGGAR:
      return paid(TRADER);
  }
}
