import type { Decision, Seat } from '@antilles/engine';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useConfirm } from '@/ui/overlays/Confirm';
import { useToast } from '@/ui/overlays/Toast';
import { useSettings } from '@/ui/settings';
import type { GameTable } from '@/ui/table/useGameTable';
import { useOpened, usePicked } from '@/ui/table/useHeld';
import type { WordKey } from '@/text';
import type { Ask } from '../rules/asks';
import type { Action as CartagenaAction } from '../rules/actions';
import { SYMBOL_OF, type Card } from '../rules/deck';
import type { Event as CartagenaEvent } from '../rules/events';
import type { Location } from '../rules/state';
import type { View as CartagenaView } from '../rules/view';
import { locationName, symbolKey } from './art';
import { actorOf } from './frames';
import {
  givesVictory,
  holds,
  movesFor,
  movesIn,
  NOTHING,
  standingHere,
  type Marks,
  type Mode,
  type Move,
} from './moves';
import { callMagic, tapCard, tapPlace } from './taps';
import { magicText } from './turn';

export type CartagenaTable = GameTable<CartagenaAction, CartagenaView, CartagenaEvent, Ask, WordKey<'cartagena'>>;

const NO_MOVES: readonly Move[] = [];

/** Somebody's turn as they play it: what is selected, what it would do, and what each tap comes to. */
export interface Turn {
  /** The turn on the table; null while somebody else's is, or a sheet asks. */
  readonly decision: Decision<CartagenaAction> | null;
  readonly mode: Mode;
  select(mode: Mode): void;
  /** All legal moves, and those with what is selected. */
  readonly moves: readonly Move[];
  readonly shown: readonly Move[];
  readonly pulse: Marks['pulse'];
  /** Moves between which somebody chooses, and what a card asks before it does its magic. */
  readonly between: readonly Move[] | null;
  setBetween(moves: readonly Move[] | null): void;
  readonly asking: Asking | null;
  setAsking(asking: Asking | null): void;
  play(move: Move): void;
  tap(location: Location): void;
  pickCard(shown: Card): void;
  magic(card: Card): void;
  /** Why an action cannot be; null when it can. */
  why(action: CartagenaAction): string | null;
}

interface Asking {
  readonly what: 'victim' | 'symbol';
  readonly card: Card;
}

export function useTurn(table: CartagenaTable): Turn {
  const { view, words, seats, session } = table;
  const confirm = useConfirm();
  const { oneTap } = useSettings().settings;
  const toast = useToast();
  const [between, setBetween] = useOpened<readonly Move[]>(table);
  const [asking, setAsking] = useOpened<Asking>(table);
  const [pulse, setPulse] = useState<Marks['pulse']>({ at: [], n: 0 });
  const [mode, select] = usePicked<Mode>(table, NOTHING);
  const decision = table.decision?.kind === 'turn' ? table.decision : null;
  const moves = decision === null ? NO_MOVES : movesIn(view, decision);

  const why = (action: CartagenaAction): string | null => {
    const reason = decision === null ? 'not-possible' : session.refusal(decision.seat, action);
    return reason === null ? null : words.refusal(reason);
  };
  const refuse = (action: CartagenaAction): void => table.refuse(why(action) ?? words.word('refusal.not-possible'));

  const playAfterAsking = async (move: Move): Promise<void> => {
    // CA-D13: somebody else's victory is never given away by a slip of the finger.
    if (givesVictory(view, move)) {
      const owner = seats[move.owner]?.name ?? '';
      const sure = await confirm({
        title: words.word('prompt.morgan-wins', { owner }),
        yes: words.word('button.morganWins', { owner }),
        danger: true,
      });
      if (!sure) return;
    }
    table.submit(move.action);
  };
  const play = (move: Move): void => void playAfterAsking(move);

  // What is tapped while one's own move is still on its way brings that to its end, and counts as soon as one is asked.
  const wanted = useRef<Wanted | null>(null);
  const mayWant = (what: Wanted): boolean => {
    if (decision !== null || !isOwnMove(table)) return false;
    wanted.current = what;
    table.director.next();
    return true;
  };
  const turn: Turn = {
    decision,
    mode,
    select,
    moves,
    shown: movesFor(mode, moves),
    pulse,
    between,
    setBetween,
    asking,
    setAsking,
    play,
    why,
    tap(location) {
      if (holds(view, view.viewer ?? -1, location) && mayWant({ place: location })) return;
      const tapped = decision === null ? { do: 'tell' as const } : tapPlace(view, decision.seat, mode, moves, location);
      switch (tapped.do) {
        case 'play':
          return play(tapped.move);
        case 'choose':
          return setBetween(tapped.moves);
        case 'pulse':
          setPulse({ at: tapped.from, n: pulse.n + 1 });
          return toast.say(words.word('table.several'));
        case 'select':
          return select({ type: 'pirate', from: tapped.from });
        case 'drop':
          return select(NOTHING);
        case 'refuse':
          return refuse(tapped.action);
        case 'tell':
          return toast.say(placeText(table, location));
      }
    },
    pickCard(shown) {
      if (mayWant({ card: shown })) return;
      if (decision === null) return table.refuse(words.word('table.notYours'));
      const tapped = tapCard(view, decision.seat, mode, moves, shown, oneTap);
      switch (tapped.do) {
        case 'play':
          return play(tapped.move);
        case 'select':
          return select(tapped.mode);
        case 'refuse':
          return refuse(tapped.action);
        case 'no-pair':
          return table.refuse(words.word('refusal.needs-two-pirates'));
      }
    },
    magic(card) {
      const called = decision === null ? null : callMagic(view, decision, card);
      switch (called?.do) {
        case 'ask':
          return setAsking({ what: called.what, card });
        case 'select':
          return select(called.mode);
        case 'confirm':
          return void confirm({
            title: magicText(words, view, card),
            body: words.word(`rules.${SYMBOL_OF[card]}`),
            yes: words.word('button.useMagic'),
          }).then((sure) => {
            if (sure) table.submit(called.action);
          });
        case undefined:
          return;
      }
    },
  };
  const goOn = useEffectEvent(() => {
    const what = wanted.current;
    if (what === null) return;
    if (decision === null && isOwnMove(table)) return table.director.next();
    wanted.current = null;
    if (decision === null) return;
    if ('card' in what) turn.pickCard(what.card);
    else if (holds(view, decision.seat, what.place)) select({ type: 'pirate', from: what.place });
  });
  useEffect(() => goOn(), [table.show]);
  return turn;
}

/** A card or a pirate that was tapped too early. */
type Wanted = { readonly card: Card } | { readonly place: Location };

/** Whether a move of whoever holds the phone is on its way, with more of their turn to come. */
export const isOwnMove = ({ show, view }: CartagenaTable): boolean =>
  show.frame !== null &&
  show.viewer !== null &&
  view.turn?.seat === show.viewer &&
  // Chests that are laid anew, a pile that is shuffled: nobody does it, and it belongs to the turn.
  (actorOf(show.frame.event) ?? show.viewer) === show.viewer;

/** What a place is called, and who stands there. */
function placeText({ view, words, seats }: CartagenaTable, location: Location): string {
  const nameOf = (seat: Seat): string => seats[seat]?.name ?? '';
  const isSpace = typeof location === 'number';
  const place = isSpace
    ? words.word('place.space', {
        space: location,
        symbol: words.word(symbolKey(view.route.symbols[location - 1] ?? 'rum')),
      })
    : locationName(words, view, location);
  const who = isSpace
    ? standingHere(view, location).map(nameOf)
    : view.players.flatMap((each, seat) => (each[location] > 0 ? [`${nameOf(seat)} ${each[location]}`] : []));
  return words.word('table.tell', { place, who: who.length === 0 ? words.word('table.empty') : words.list(who) });
}

/** Whose chip is outlined: whoever acts in the event being shown, otherwise whoever is to decide. */
export function actingOf({ frame, show }: Pick<CartagenaTable, 'frame' | 'show'>): Seat | null {
  if (frame !== null) return actorOf(frame.event) ?? frame.view.turn?.seat ?? null;
  return show.snapshot.asked?.seat ?? show.snapshot.thinking;
}
