import { random, shuffle, type HasRng, type Seat, type Viewer } from '@antilles/engine';
import { CARD_INDEX, CARDS, type Card } from './deck';
import type { Event } from './events';
import type { Options } from './options';
import {
  CHEST_TOKENS,
  clone,
  currentTurn,
  lookedInto,
  playerAt,
  type State,
  type Chests,
  type ChestToken,
  type Ground,
  type Pirates,
  type Player,
} from './state';

/** What everybody sees of a player. */
export interface SeenPlayer extends Pirates {
  readonly handSize: number;
  readonly laidAsideSize: number;
  /** Null when the viewer may not look at it: only its owner may, and a Pistol for a moment. */
  readonly hand: readonly Card[] | null;
  readonly laidAside: readonly Card[] | null;
}

export interface View extends Ground {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly players: readonly SeenPlayer[];
  readonly drawSize: number;
  /** What the viewer knows of the draw pile after a Lantern: the card on top comes first. */
  readonly drawTop: readonly Card[];
  /** The card played last is the last one. */
  readonly discard: readonly Card[];
  /** Cards drawn for Rum or Lantern and not yet dealt with; null while there are none. */
  readonly spread: { readonly seat: Seat; readonly count: number; readonly cards: readonly Card[] | null } | null;
  /** The chest spaces that still carry a face-down token, and the tokens opened so far. */
  readonly chests: {
    readonly covered: readonly number[];
    readonly aside: number;
    readonly open: readonly ChestToken[];
  } | null;
  /** Null once the game is over. */
  readonly turn: { readonly seat: Seat; readonly left: number; readonly captain: boolean } | null;
  /** Whose hand is being looked into, and by whom (Pistol). */
  readonly looking: { readonly seat: Seat; readonly victim: Seat } | null;
  readonly first: Seat;
  readonly turns: number;
  readonly winner: Seat | null;
  readonly helpedBy: Seat | null;
}

export function view(state: State, viewer: Viewer): View {
  const victim = lookedInto(state, viewer);
  const turn = currentTurn(state);
  const top = state.steps[state.steps.length - 1];
  const known = viewer === null ? 0 : (state.known[viewer] ?? 0);
  return {
    viewer,
    options: state.options,
    route: state.route,
    players: state.players.map((player, seat) => seen(player, seat === viewer, seat === victim)),
    standing: state.standing.concat(),
    shore: state.shore,
    drawSize: state.draw.length,
    drawTop: state.draw.slice(state.draw.length - known).reverse(),
    discard: state.discard.concat(),
    spread:
      turn === null || state.spread.length === 0
        ? null
        : {
            seat: turn.seat,
            count: state.spread.length,
            cards: turn.seat === viewer ? state.spread.concat() : null,
          },
    chests: state.chests && {
      covered: state.route.spacesOf.chest.filter((_, i) => state.chests?.laid[i] != null),
      aside: state.chests.aside.length,
      open: state.chests.open.concat(),
    },
    turn: turn && { seat: turn.seat, left: turn.left, captain: turn.captain },
    looking: top?.op === 'pistol/take' ? { seat: top.seat, victim: top.victim } : null,
    first: state.first,
    turns: state.turns,
    winner: state.winner,
    helpedBy: state.helpedBy,
  };
}

const seen = (player: Player, mine: boolean, lookedAt: boolean): SeenPlayer => ({
  start: player.start,
  spaces: player.spaces.concat(),
  ferry: player.ferry,
  goal: player.goal,
  handSize: player.hand.length,
  laidAsideSize: player.laidAside.length,
  hand: mine || lookedAt ? player.hand.concat() : null,
  laidAside: mine ? player.laidAside.concat() : null,
});

/** Deals everything `seat` cannot know anew: other hands, the pile below what it has seen, tokens, luck. */
export function resample(state: State, seat: Seat, luck: HasRng): State {
  const copy = clone(state);
  const victim = lookedInto(state, seat);
  const turn = currentTurn(state);
  const zones: Card[][] = [];
  for (let i = 0; i < copy.players.length; i++) {
    if (i === seat) continue;
    const player = playerAt(copy, i);
    if (i !== victim) zones.push(player.hand);
    zones.push(player.laidAside);
  }
  if (turn?.seat !== seat) zones.push(copy.spread);
  redeal(luck, zones, copy.draw, copy.draw.length - (copy.known[seat] ?? 0));
  if (copy.chests !== null) reshuffleTokens(luck, copy.chests);
  copy.rng = (random(luck) * 4294967296) | 0;
  return copy;
}

/**
 * Shuffles the cards of these zones and the lowest cards of the pile among each other. They are put in order first:
 * otherwise the dice would deal differently to two tables that differ only in what the seat cannot know.
 */
function redeal(luck: HasRng, zones: readonly Card[][], pile: Card[], depth: number): void {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]; // one for each of CARDS
  for (const zone of zones) tally(counts, zone, zone.length);
  tally(counts, pile, depth);
  const cards: Card[] = [];
  for (let i = 0; i < CARDS.length; i++) for (let n = counts[i] as number; n > 0; n--) cards.push(CARDS[i] as Card);
  shuffle(luck, cards);
  let next = 0;
  for (const zone of zones) for (let i = 0; i < zone.length; i++) zone[i] = cards[next++] as Card;
  for (let i = 0; i < depth; i++) pile[i] = cards[next++] as Card;
}

function tally(counts: number[], cards: readonly Card[], length: number): void {
  for (let i = 0; i < length; i++) {
    const index = CARD_INDEX[cards[i] as Card]; // inside the array
    counts[index] = (counts[index] as number) + 1;
  }
}

/** Whatever is not open may lie anywhere. */
function reshuffleTokens(luck: HasRng, { laid, aside, open }: Chests): void {
  const tokens = CHEST_TOKENS.concat();
  for (const token of open) tokens.splice(tokens.indexOf(token), 1);
  shuffle(luck, tokens);
  for (let i = 0; i < aside.length; i++) aside[i] = tokens.pop() as ChestToken; // as many as are not open
  for (let i = 0; i < laid.length; i++) if (laid[i] !== null) laid[i] = tokens.pop() as ChestToken;
}

/** The event as `viewer` may know it: everybody notices everything, but not every card. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'drew':
    case 'spread':
    case 'kept':
      return event.seat === viewer ? event : { ...event, cards: null };
    case 'looked':
      // The victim knows its own hand, and learns nothing from being looked at.
      return event.seat === viewer || event.victim === viewer ? event : { ...event, hand: null };
    case 'took':
      return event.seat === viewer || event.victim === viewer ? event : { ...event, card: null };
    case 'gave':
      return event.seat === viewer || event.to === viewer ? event : { ...event, card: null };
    case 'laid-aside':
    case 'put-back':
      return event.seat === viewer ? event : { ...event, card: null };
    default:
      return event;
  }
}

/** CA-D31: undo stops wherever hidden information was shown to somebody. */
export function reveals(event: Event): boolean {
  switch (event.type) {
    case 'drew':
    case 'reshuffled':
    case 'looked':
    case 'took':
    case 'spread':
    case 'gave':
    case 'opened':
    case 'chests-laid':
    case 'discarded':
      return true;
    default:
      return false;
  }
}
