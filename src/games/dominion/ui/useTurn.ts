import type { Seat } from '@antilles/engine';
import type { WordKey } from '@/text';
import type { GameTable } from '@/ui/table/useGameTable';
import { usePicked } from '@/ui/table/useHeld';
import { PLAY, type Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import type { Event } from '../rules/events';
import type { CardId } from '../rules/printed';
import type { View } from '../rules/view';
import { demandOf } from './askWords';
import type { Standing } from './CardFace';
import { askOf, type SheetAsk } from './question';
import type { PileState } from './Supply';
import { pileState, tapCard, tapPile, type Picked, type Tapped } from './taps';
import { lastAttack, seatOf } from './turns';

export type DominionTable = GameTable<Action, View, Event, Ask, WordKey<'dominion'>>;

/** The table as whoever holds the phone plays at it: what is asked of them, what is lit, and what each tap does. */
export interface Turn {
  /** Whose hand lies in the dock. */
  readonly me: Seat;
  readonly hand: readonly CardId[] | null;
  readonly picked: Picked | null;
  /** What a card asks in the sheet, and its title; null when it is asked on the table. */
  readonly ask: SheetAsk | null;
  readonly asks: string | null;
  readonly phase: 'action' | 'buy' | null;
  pileState(card: CardId): PileState;
  standing(card: CardId): Standing;
  tapPile(card: CardId): void;
  tapCard(card: CardId): void;
  /** Submits one after the other what belongs together. */
  submit(actions: readonly Action[]): void;
}

export function useTurn(table: DominionTable, onRead: (card: CardId) => void): Turn {
  const { show, view, session, decision, words, seats } = table;
  const [picked, pick] = usePicked<Picked | null>(table, null);
  const me = decision?.seat ?? show.viewer ?? session.people[0] ?? 0;
  const refusal = (action: Action): string | null =>
    session.decision(me) === null ? null : session.refusal(me, action);
  const ask = decision === null ? null : askOf(view, decision, refusal, lastAttack(session.log(show.viewer)));
  const onTable = ask === null ? decision : null;
  // While one's own card is carried out the cards already lie as they will when it is done: nothing flashes.
  const isOwnFrame = show.frame !== null && show.viewer === view.turn.seat && table.lookingBack === null;
  const coming = decision ?? (isOwnFrame ? session.decision(me) : null);

  const submit = (actions: readonly Action[]): void => actions.forEach((action) => table.submit(action));
  const carryOut = (tapped: Tapped): void => (tapped.do === 'submit' ? submit(tapped.actions) : pick(tapped.picked));
  // Nobody is asked: a tap reads. But what follows an answer too soon was meant for the answer, and covers nothing up.
  const readAtRest = (card: CardId): void => {
    if (!isOwnFrame && !show.ending) onRead(card);
  };

  return {
    me,
    hand: view.players[me]?.hand ?? null,
    picked,
    ask,
    asks:
      ask === null
        ? null
        : demandOf(
            words,
            ask,
            view,
            seats.map(({ name }) => name),
          ),
    phase: coming?.kind === 'buy-phase' ? 'buy' : decision?.kind === 'action-phase' ? 'action' : null,
    pileState: (card) => pileState(view, coming, decision, card),
    standing: (card) => (coming?.form !== 'table' ? 'rest' : refusal(PLAY[card]) === null ? 'lit' : 'flat'),
    tapPile: (card) => (onTable === null ? readAtRest(card) : carryOut(tapPile(view, onTable, picked, card))),
    tapCard: (card) => (onTable === null ? readAtRest(card) : carryOut(tapCard(picked, card, refusal))),
    submit,
  };
}

/** The card that a hint proposes to buy or to play. */
export const hintedTo = (type: 'buy' | 'play', hinted: readonly Action[]): CardId | null =>
  hinted.flatMap((action) => (action.type === type ? [action.card] : []))[0] ?? null;

/** Who is outlined: whoever the event being shown is about, otherwise whoever is waited for. */
export const activeSeat = ({ frame, show: { snapshot }, view }: DominionTable): Seat | null =>
  frame === null ? (snapshot.thinking ?? snapshot.asked?.seat ?? view.turn.seat) : seatOf(frame.event);
