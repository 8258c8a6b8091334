import type { WordKey } from '@/text';
import { useSettings } from '@/ui/settings';
import type { GameTable } from '@/ui/table/useGameTable';
import { inSlices, usePicked } from '@/ui/table/useHeld';
import type { Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import type { Event } from '../rules/events';
import type { View } from '../rules/view';
import { captainRewarded } from './frames';
import { loadingOf, onlyAnswer, type Loading } from './offers';
import { placingOf, type Placing } from './placing';
import { carryColonist, tapBuilding, tapTile, type Spot, type Tapped } from './taps';

export type PuertoRicoTable = GameTable<Action, View, Event, Ask, WordKey<'puerto-rico'>>;

/** What somebody has picked, or how they have moved their colonists, before they say so. */
interface Answer {
  readonly picked: Action | null;
  readonly placing: Placing | null;
}
const NO_ANSWER: Answer = { picked: null, placing: null };

/** A question as it is being answered: what is picked or placed, what that would do, and what each tap comes to. */
export interface Turn extends Answer {
  readonly hint: Action | null;
  /** The loading that is picked, before it is said. */
  readonly loading: Loading | null;
  /** Whether the captain's extra point has been given. */
  readonly rewarded: boolean;
  pick(action: Action): void;
  /** Answers with what is picked: a second tap on it. */
  again(): void;
  place(placing: Placing): void;
  tapTile(kind: number, manned: boolean): void;
  tapBuilding(slot: number): void;
  carry(from: Spot, to: Spot): void;
  /** Why an answer is not possible, as a sentence; null when it is. */
  whyNot(action: Action): string | null;
}

export function useTurn(table: PuertoRicoTable): Turn {
  const { decision, view, words, session, show } = table;
  const { oneTap } = useSettings().settings;
  const [mine, setMine] = usePicked<Answer>(table, NO_ANSWER);
  const player = decision === null ? undefined : view.players[decision.seat];
  const places = decision?.kind === 'mayor/place' ? player : undefined;
  const placing = places === undefined ? null : (mine.placing ?? placingOf(places));
  const picked = mine.picked ?? (decision === null ? null : onlyAnswer(decision));
  const { acting } = view;
  const rewarded = acting?.role === 'captain' && captainRewarded(session.log(show.viewer), acting.taker);

  const place = (placing: Placing): void => setMine({ picked: null, placing });
  const placed = (tapped: Tapped): void =>
    typeof tapped === 'string' ? table.refuse(words.word(tapped)) : place(tapped);
  const whyNot = (action: Action): string | null => {
    const reason = decision === null ? null : session.refusal(decision.seat, action);
    return reason === null ? null : words.refusal(reason);
  };
  return {
    picked,
    placing,
    hint: table.hinted[0] ?? null,
    loading: decision !== null && picked?.type === 'load' ? loadingOf(view, decision.seat, picked, rewarded) : null,
    rewarded,
    pick(picked) {
      inSlices(setMine)({ picked, placing: null });
      // Where a colonist may come along or not, that is said with a button.
      const asks = picked.type === 'take-tile' && whyNot({ ...picked, declined: true }) === null;
      if (oneTap && !asks) table.submit(picked);
    },
    // What was picked for somebody, because there is nothing else, they pick themselves first.
    again: () => {
      if (mine.picked !== null) table.submit(mine.picked);
      else if (picked !== null) setMine({ picked, placing: null });
    },
    place,
    tapTile(kind, manned) {
      if (places !== undefined && placing !== null) placed(tapTile(places, placing, kind, manned));
    },
    tapBuilding(slot) {
      if (places !== undefined && placing !== null) placed(tapBuilding(places, placing, slot));
    },
    carry(from, to) {
      if (places !== undefined && placing !== null) placed(carryColonist(places, placing, from, to));
    },
    whyNot,
  };
}
