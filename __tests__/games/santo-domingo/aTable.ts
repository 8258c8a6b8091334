import { must, play, type Frame, type Seat, type Viewer } from '@antilles/engine';
import { CARDS, type Card } from '@/games/santo-domingo/rules/cards';
import type { Event } from '@/games/santo-domingo/rules/events';
import { santoDomingo } from '@/games/santo-domingo/rules/game';
import { checkInvariants } from '@/games/santo-domingo/rules/invariants';
import { DEFAULT_OPTIONS, DEFAULT_RATES, type Options } from '@/games/santo-domingo/rules/options';
import type { Rows, State } from '@/games/santo-domingo/rules/state';
import type { Action } from '@/games/santo-domingo/rules/actions';
import type { View } from '@/games/santo-domingo/rules/view';

export { CARDS, santoDomingo };
export type { Action, Card, Event, Options, Rows, State, View };

/** A position in which everybody is about to choose cards. What is left out is as at the start of a game. */
export interface Position {
  readonly seats: number;
  /** Where the markers stand when cards are chosen: the supply of this round has been. */
  readonly rows?: Partial<Rows>;
  readonly points?: readonly number[];
  readonly goods?: readonly number[];
  /** The cards in hand by seat; the rest of the eight is in that seat's discard pile. */
  readonly hands?: Readonly<Record<Seat, readonly Card[]>>;
  readonly options?: Partial<Options>;
}

/** How a round stood when it was closed, as in the rows of the golden traces. */
export interface Standing {
  readonly rows: string;
  readonly points: readonly number[];
  readonly goods: readonly number[];
  readonly hands: readonly number[];
}

/** The three markers as the contract writes them: points/goods/trader. */
export const written = ({ points, goods, trader }: Rows): string => `${points}/${goods}/${trader}`;

export function optionsWith(changes: Partial<Options> = {}): Options {
  const side = changes.side ?? DEFAULT_OPTIONS.side;
  return { ...DEFAULT_OPTIONS, rates: DEFAULT_RATES[side], ...changes };
}

/** A table to play at in tests. Playing goes through `play`, like everything else. */
export function aTable(position: Position) {
  const { seats, rows = {}, points, goods, hands = {} } = position;
  let state = santoDomingo.setup(optionsWith(position.options), seats, 1);
  Object.assign(state.rows, rows);
  state.players.forEach((player, seat) => {
    player.points = points?.[seat] ?? 0;
    player.earned[0] = player.points;
    player.goods = goods?.[seat] ?? player.goods;
    const hand = hands[seat];
    if (!hand) return;
    player.hand = hand.concat();
    player.discard = CARDS.filter((card) => !hand.includes(card));
  });
  checkInvariants(state);

  const frames: Frame<View, Event>[] = [];

  const playerAt = (seat: Seat) => must(state.players[seat], `no seat ${seat}`);

  function submit(seat: Seat, action: Action): void {
    const played = play(santoDomingo, state, seat, action, [null]);
    state = played.state;
    played.events.forEach((event, i) => {
      const frame = must(played.frames[0]?.[i], 'everybody notices every event');
      frames.push({ ...frame, event });
    });
  }

  const happened = <Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] =>
    frames.map(({ event }) => event).filter((event): event is Extract<Event, { type: Type }> => event.type === type);

  /** What the table looked like right after the last event that fits. */
  function viewAfter(fits: (event: Event) => boolean): View {
    const frame = frames.filter(({ event }) => fits(event)).pop();
    return must(frame, 'no such event').view;
  }

  return {
    get state(): State {
      return state;
    },
    frames,
    submit,
    happened,
    viewAfter,

    /** Everybody chooses, in seat order, and the round runs as far as it can. */
    play(...choices: readonly (readonly Card[])[]): void {
      choices.forEach((cards, seat) => submit(seat, { type: 'choose', cards }));
    },
    choose: (seat: Seat, ...cards: readonly Card[]): void => submit(seat, { type: 'choose', cards }),
    trade: (seat: Seat, amount: number): void => submit(seat, { type: 'trade', goods: amount }),
    /** Every Trader who is asked announces nothing. */
    tradeNothing(): void {
      for (;;) {
        const [seat] = santoDomingo.waiting(state);
        if (seat === undefined || santoDomingo.decision(state, seat)?.kind !== 'trade') return;
        submit(seat, { type: 'trade', goods: 0 });
      }
    },

    whyNotChoose: (seat: Seat, ...cards: readonly Card[]) =>
      santoDomingo.refusal(state, seat, { type: 'choose', cards }),
    whyNotTrade: (seat: Seat, amount: number) => santoDomingo.refusal(state, seat, { type: 'trade', goods: amount }),
    /** The amounts of goods a Trader may announce. */
    amounts: (seat: Seat): number[] =>
      (santoDomingo.decision(state, seat)?.actions ?? []).map((action) => {
        if (action.type !== 'trade') throw new Error('cards are asked for, not goods');
        return action.goods;
      }),
    waiting: () => santoDomingo.waiting(state),
    asked: (seat: Seat) => santoDomingo.decision(state, seat)?.kind ?? null,

    points: (seat: Seat) => playerAt(seat).points,
    goods: (seat: Seat) => playerAt(seat).goods,
    hand: (seat: Seat) => playerAt(seat).hand,
    discard: (seat: Seat) => [...playerAt(seat).discard].sort((a, b) => a - b),
    rows: () => written(state.rows),
    view: (viewer: Viewer) => santoDomingo.view(state, viewer),
    outcome: () => santoDomingo.outcome(state),

    /** The rows as they stood when a card number had been carried out. */
    rowsAfter: (card: Card): string => written(viewAfter((event) => 'card' in event && event.card === card).rows),

    /** How the last closed round ended, before the next supply. */
    standing(): Standing {
      const { rows: at, players } = viewAfter(({ type }) => type === 'closed-round');
      return {
        rows: written(at),
        points: players.map((player) => player.points),
        goods: players.map((player) => player.goods),
        hands: players.map((player) => player.handSize),
      };
    },
  };
}
