import { must, type Decision, type Seat } from '@antilles/engine';
import type { WordKey } from '@/text';
import { useSettings } from '@/ui/settings';
import type { GameTable } from '@/ui/table/useGameTable';
import { inSlices, useOpened, usePicked } from '@/ui/table/useHeld';
import { PLAY, type Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import type { Event } from '../rules/events';
import { isTreasure, type CardId } from '../rules/printed';
import type { PlayerView, View } from '../rules/view';
import { isQuiet } from './art';
import { demandOf } from './askWords';
import type { Standing } from './CardFace';
import { askOf, type SheetAsk } from './question';
import type { PileState } from './Supply';
import { pileState, tapCard, tapPile, type Picked, type Tapped } from './taps';
import { lastAttack, seatOf } from './turns';
import { choiceAt, useChoosing, type Choosing } from './useChoosing';

export type DominionTable = GameTable<Action, View, Event, Ask, WordKey<'dominion'>>;

/** The table as whoever holds the phone plays at it: what is asked of them, what is lit, and what each tap does. */
export interface Turn {
  /** Whose hand lies in the dock. */
  readonly me: Seat;
  readonly player: PlayerView;
  readonly hand: readonly CardId[] | null;
  readonly picked: Picked | null;
  /** What is asked with everything that lies on the table: to play, or to buy. */
  readonly onTable: Decision<Action, Ask> | null;
  /** What is asked of the hand itself, or of the piles. */
  readonly choosing: Choosing | null;
  /** What a card asks in the sheet, and its title; null when it is asked on the table. */
  readonly ask: SheetAsk | null;
  readonly asks: string | null;
  readonly phase: 'action' | 'buy' | null;
  pileState(card: CardId): PileState;
  standing(card: CardId): Standing;
  tapPile(card: CardId): void;
  tapCard(card: CardId): void;
  tapInPlay(card: CardId): void;
  /** Submits one after the other what belongs together. */
  submit(actions: readonly Action[]): void;
}

export function useTurn(table: DominionTable): Turn {
  const { show, view, session, decision, words, seats } = table;
  const [lifted, lift] = usePicked<Picked | null>(table, null);
  const pick = inSlices(lift);
  const [touched, touch] = useOpened<Picked>(table);
  const { oneTap } = useSettings().settings;
  const me = decision?.seat ?? show.viewer ?? session.people[0] ?? 0;
  const refusal = (action: Action): string | null =>
    session.decision(me) === null ? null : session.refusal(me, action);
  const ask = decision === null ? null : askOf(view, decision, refusal, lastAttack(session.log(show.viewer)));
  const onTable = ask === null ? decision : null;
  const choosing = useChoosing(table, ask);
  // While nobody is asked what is touched is only read; it stays so until something is asked.
  const picked = onTable === null ? touched : lifted;
  // While one's own card is carried out the cards already lie as they will when it is done: nothing flashes.
  const isOwnFrame = show.frame !== null && show.viewer === view.turn.seat && table.lookingBack === null;
  const coming = decision ?? (isOwnFrame ? session.decision(me) : null);

  const submit = (actions: readonly Action[]): void => actions.forEach((action) => table.submit(action));
  const carryOut = (tapped: Tapped): void => (tapped.do === 'submit' ? submit(tapped.actions) : pick(tapped.picked));
  // Nobody is asked: a tap only reads.
  const read = (next: Picked): void => {
    const again = picked?.from === next.from && picked.card === next.card;
    (onTable === null ? touch : pick)(again ? null : next);
  };

  return {
    me,
    player: must(view.players[me], 'whoever looks'),
    hand: view.players[me]?.hand ?? null,
    picked,
    onTable,
    choosing,
    ask: choosing === null ? ask : null,
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
    pileState: (card) =>
      choosing?.of === 'piles' ? choicePile(choosing, card) : pileState(view, coming, decision, card),
    standing: (card) =>
      coming?.form !== 'table' ? 'rest' : refusal(PLAY[card]) !== null ? 'toned' : isTreasure(card) ? 'money' : 'lit',
    tapPile: (card) => {
      const choice = choosing?.of === 'piles' ? choiceAt(choosing, card) : undefined;
      if (choice !== undefined) return choosing?.tap(choice.id);
      return onTable === null ? read({ from: 'pile', card }) : carryOut(tapPile(view, onTable, picked, card, oneTap));
    },
    tapCard: (card) =>
      onTable === null ? read({ from: 'hand', card }) : carryOut(tapCard(picked, card, refusal, oneTap)),
    tapInPlay: (card) => read({ from: 'play', card }),
    submit,
  };
}

/** How a pile stands to whoever may choose one: what can be had is lit. */
function choicePile(choosing: Choosing, card: CardId): PileState {
  const choice = choiceAt(choosing, card);
  return {
    standing: isQuiet(card) ? 'quiet' : choice?.refusal === null ? 'lit' : 'flat',
    why: choice?.refusal ?? null,
    short: 0,
  };
}

/** The card that a hint proposes to buy or to play. */
export const hintedTo = (type: 'buy' | 'play', hinted: readonly Action[]): CardId | null =>
  hinted.flatMap((action) => (action.type === type ? [action.card] : []))[0] ?? null;

/** Who is outlined: whoever the event being shown is about, otherwise whoever is waited for. */
export const activeSeat = ({ frame, show: { snapshot }, view }: DominionTable): Seat | null =>
  frame === null ? (snapshot.thinking ?? snapshot.asked?.seat ?? view.turn.seat) : seatOf(frame.event);
