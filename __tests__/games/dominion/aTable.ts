import { must, play, type Seat } from '@antilles/engine';
import {
  BUY,
  CHOOSE,
  count,
  DONE,
  END_PHASE,
  PICK,
  PLAY,
  playTreasures,
  type Action,
  type Option,
} from '@/games/dominion/rules/actions';
import type { Event } from '@/games/dominion/rules/events';
import { dominion } from '@/games/dominion/rules/game';
import { isTreasure, KINGDOM_CARDS, type CardId } from '@/games/dominion/rules/printed';
import { editionNeeded } from '@/games/dominion/rules/kingdoms';
import { playerAt, type Player, type State } from '@/games/dominion/rules/state';
import type { Options } from '@/games/dominion/rules/options';
import { machine } from '@/games/dominion/rules/steps';
import { leftIn, pileOf } from '@/games/dominion/rules/supply';

type BySeat<T> = Readonly<Record<Seat, T>>;

interface Setting {
  readonly seats?: number;
  readonly kingdom?: readonly CardId[];
  readonly options?: Partial<Options>;
  readonly hands?: BySeat<readonly CardId[]>;
  /** Written top to bottom, as in the contract. */
  readonly decks?: BySeat<readonly CardId[]>;
  /** The last one lies on top. */
  readonly discards?: BySeat<readonly CardId[]>;
  readonly inPlay?: BySeat<readonly CardId[]>;
  readonly nativeVillage?: BySeat<readonly CardId[]>;
  readonly pirateTokens?: BySeat<number>;
  readonly supply?: Partial<Record<CardId, number>>;
  readonly embargo?: Partial<Record<CardId, number>>;
  readonly actions?: number;
  readonly coins?: number;
  readonly buys?: number;
}

/** A table in the middle of seat 0's turn, laid out as the example says; nobody has any other cards. */
export function aTable(setting: Setting) {
  const {
    seats = 2,
    hands = {},
    decks = {},
    discards = {},
    inPlay = {},
    nativeVillage = {},
    pirateTokens = {},
  } = setting;
  const named = [hands, decks, discards, inPlay, nativeVillage].flatMap((zone) => Object.values(zone).flat());
  const wanted = [
    ...(setting.kingdom ?? []),
    ...named,
    ...(Object.keys({ ...setting.supply, ...setting.embargo }) as CardId[]),
    ...(setting.embargo === undefined ? [] : (['embargo'] as const)),
  ];
  const fill: readonly CardId[] = [
    'village',
    'smithy',
    'woodcutter',
    'festival',
    'laboratory',
    'market',
    'workshop',
    'cellar',
    'council-room',
    'moat',
  ];
  const kingdom = [...new Set([...wanted.filter((card) => KINGDOM_CARDS.includes(card)), ...fill])].slice(0, 10);
  const edition = editionNeeded(kingdom);
  const options: Options = { ...dominion.defaultOptions, kingdom, edition, startSeat: 0, ...setting.options };
  let state = dominion.setup(options, seats, 7);

  state.players.forEach((player, seat) => {
    player.hand = [...(hands[seat] ?? [])];
    player.deck = [...(decks[seat] ?? [])].reverse();
    player.discard = [...(discards[seat] ?? [])];
    player.inPlay = [...(inPlay[seat] ?? [])];
    player.nativeVillageMat = [...(nativeVillage[seat] ?? [])];
    player.pirateTokens = pirateTokens[seat] ?? 0;
  });
  for (const [card, left] of Object.entries(setting.supply ?? {})) state.supply[pileOf(state, card as CardId)] = left;
  for (const [card, tokens] of Object.entries(setting.embargo ?? {}))
    state.embargo[pileOf(state, card as CardId)] = tokens;
  state.turn.actions = setting.actions ?? 1;
  state.turn.coins = setting.coins ?? 0;
  state.turn.buys = setting.buys ?? 1;
  state.steps = [
    { op: 'clean-up', seat: 0 },
    { op: 'buy-phase', seat: 0 },
    { op: 'action-phase', seat: 0 },
  ];
  machine.start(state);

  let events: readonly Event[] = [];
  const asked = (): Seat => must(dominion.waiting(state)[0], 'nobody is asked anything');
  const act = (action: Action): void => {
    const played = play(dominion, state, asked(), action);
    state = played.state;
    events = played.events;
  };
  const player = (seat: Seat): Player => playerAt(state, seat);

  return {
    get state(): State {
      return state;
    },
    /** What the latest action made happen. */
    get events(): readonly Event[] {
      return events;
    },
    /** Actions, Buys, coins: as in the contract. */
    get balance() {
      const { actions, buys, coins } = state.turn;
      return { actions, buys, coins };
    },
    get asked(): Seat {
      return asked();
    },
    get kind(): string | null {
      const [seat] = dominion.waiting(state);
      return seat === undefined ? null : must(dominion.decision(state, seat), 'no decision').kind;
    },
    get isOver(): boolean {
      return dominion.waiting(state).length === 0;
    },
    /** What may be picked (or bought, or played) now, by name. */
    offered(): string[] {
      const { actions } = must(dominion.decision(state, asked()), 'no decision');
      return actions.map((action) => {
        if ('card' in action) return action.card;
        if ('option' in action) return action.option;
        if ('cards' in action) return action.type;
        return 'count' in action ? String(action.count) : action.type;
      });
    },
    act,
    refusal: (action: Action) => dominion.refusal(state, asked(), action),
    play: (card: CardId) => act(PLAY[card]),
    pick: (...cards: readonly CardId[]) => cards.forEach((card) => act(PICK[card])),
    choose: (option: Option) => act(CHOOSE[option]),
    count: (n: number) => act(count(n)),
    done: () => act(DONE),
    /** Plays all Treasures in hand. */
    treasures: () => act(playTreasures(player(asked()).hand.filter(isTreasure))),
    buy: (card: CardId) => act(BUY[card]),
    endPhase: () => act(END_PHASE),
    /** Ends whatever phases are left of this player's turn. */
    endTurn() {
      const { seat, extra } = state.turn;
      const turns = player(seat).turns;
      const phases = ['action-phase', 'buy-phase'];
      while (!this.isOver && state.turn.seat === seat && state.turn.extra === extra && player(seat).turns === turns) {
        if (!phases.includes(this.kind ?? '')) return;
        act(END_PHASE);
      }
    },
    player,
    hand: (seat: Seat) => [...player(seat).hand].sort(),
    /** Top to bottom. */
    deck: (seat: Seat) => [...player(seat).deck].reverse(),
    discard: (seat: Seat) => player(seat).discard,
    inPlay: (seat: Seat) => player(seat).inPlay,
    durations: (seat: Seat) => dominion.view(state, seat).players[seat]?.durations,
    left: (card: CardId) => leftIn(state, card),
    get trash() {
      return state.trash;
    },
    view: (seat: Seat | null) => dominion.view(state, seat),
  };
}

/** The same, with one card in the hand of seat 0 that has just been played. */
export function played(card: CardId, setting: Setting = {}) {
  const t = aTable({ ...setting, hands: { ...setting.hands, 0: [card] } });
  t.play(card);
  return t;
}

/** Cards by their letters, as in the contract: C Copper, S Silver, G Gold, E Estate, D Duchy, P Province, X Curse. */
export function cards(letters: string): CardId[] {
  const names: Readonly<Record<string, CardId>> = {
    C: 'copper',
    S: 'silver',
    G: 'gold',
    E: 'estate',
    D: 'duchy',
    P: 'province',
    X: 'curse',
  };
  return [...letters.replace(/ /g, '')].map((letter) => must(names[letter], `no card ${letter}`));
}
