import { must, random, shuffle, type HasRng, type Seat, type Viewer } from '@antilles/engine';
import type { Event } from './events';
import type { CardId } from './printed';
import { clone, setAsideOf, type Player, type State } from './state';
import type { Options } from './options';
import { isQuestion } from './cards/card';
import { partOf } from './cards';
import { watchersOf } from './moments';
import { notedBy } from './vocabulary';
import { machine } from './steps';

/** Who may know what (contract, section e). */

export interface PileView {
  readonly card: CardId;
  readonly count: number;
  readonly cost: number;
  readonly embargo: number;
  /** Curses that come with a card gained here by whoever has the turn, besides those of tokens (Blockade). */
  readonly curses: number;
}

/** A player as somebody sees them: `null` where only the number may be known. */
export interface PlayerView {
  readonly deckSize: number;
  readonly handSize: number;
  readonly hand: readonly CardId[] | null;
  readonly discardSize: number;
  readonly discardTop: CardId | null;
  /** What leaves play in this turn's Clean-up, in order of play. */
  readonly inPlay: readonly CardId[];
  /** What stays: the upper row (DO-54). */
  readonly durations: readonly CardId[];
  readonly lookingSize: number;
  readonly looking: readonly CardId[] | null;
  readonly revealed: readonly CardId[];
  readonly havenSize: number;
  readonly haven: readonly CardId[] | null;
  readonly islandMat: readonly CardId[];
  /** Gained, and set aside until the next turn. */
  readonly setAside: readonly CardId[];
  readonly nativeVillageSize: number;
  readonly nativeVillage: readonly CardId[] | null;
  readonly pirateTokens: number;
  /** Gained in their latest own turn: what Smugglers may copy. */
  readonly gained: readonly CardId[];
  /** The cards whose effects still come when their next turn starts, one for each effect. */
  readonly nextTurn: readonly CardId[];
  readonly turns: number;
}

export interface TurnView {
  readonly seat: Seat;
  readonly extra: boolean;
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  readonly bought: number;
  /** What the next Silver brings on top. */
  readonly silverBonus: number;
}

/** What a card asks right now. Everybody heard the card played, so that nothing here is a secret. */
export interface QuestionView {
  /** The card that asks. */
  readonly card: CardId;
  /** Who played it. */
  readonly player: Seat;
  /** Whom it is about: the victim of an Attack, or the player of the card. */
  readonly who: Seat;
  /** The number the card keeps: how many so far or still to come, how much it may cost. */
  readonly n: number;
  readonly about: CardId | null;
  /** What this play has trashed, where the question is about it. */
  readonly trashed: readonly CardId[];
  /** Where several cards wait to be put in order: these, in order of play; otherwise nothing. */
  readonly effects: readonly CardId[];
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly turn: TurnView;
  readonly piles: readonly PileView[];
  readonly trash: readonly CardId[];
  readonly players: readonly PlayerView[];
  /** What a card asks; null between questions, and while somebody may react: they know what to. */
  readonly question: QuestionView | null;
  readonly isOver: boolean;
}

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    options: state.options,
    turn: {
      seat: state.turn.seat,
      extra: state.turn.extra,
      actions: state.turn.actions,
      buys: state.turn.buys,
      coins: state.turn.coins,
      bought: state.turn.bought,
      silverBonus: watchersOf(state).adds.reduce((sum, adds) => sum + adds(state.turn, 'silver'), 0),
    },
    piles: state.piles.map((card, i) => ({
      card,
      count: state.supply[i] ?? 0,
      cost: state.costs[i] ?? 0,
      embargo: state.embargo[i] ?? 0,
      curses: watchersOf(state).curses.reduce((sum, curses) => sum + curses(state, state.turn.seat, card), 0),
    })),
    trash: state.trash.concat(),
    players: state.players.map((player, seat) => seen(player, seat === viewer)),
    question: questionOf(state, viewer),
    isOver: state.ended !== null,
  };
}

function questionOf(state: State, viewer: Viewer): QuestionView | null {
  const step = state.steps[state.steps.length - 1];
  if (step?.op === 'start-of-turn' || step?.op === 'when-gained') {
    const { seat } = step;
    const effects = step.effects.map((each) => each.card);
    const card = must(effects[0], 'asked about nothing');
    return { card, player: seat, who: seat, n: effects.length, about: null, trashed: [], effects };
  }
  if (step?.op !== 'ask' || state.ended !== null) return null;
  const { card, seat: player, who, n, about } = step;
  const question = partOf(card, step.part);
  if (isQuestion(question) && question.isSecret === true && viewer !== who) return null;
  return { card, player, who, n, about, trashed: notedBy(state, step), effects: [] };
}

function seen(p: Player, isMine: boolean): PlayerView {
  return {
    deckSize: p.deck.length,
    handSize: p.hand.length,
    hand: isMine ? p.hand.concat() : null,
    discardSize: p.discard.length,
    discardTop: p.discard[p.discard.length - 1] ?? null,
    inPlay: p.inPlay.filter((_, slot) => !p.stays.includes(slot)),
    durations: p.inPlay.filter((_, slot) => p.stays.includes(slot)),
    lookingSize: p.looking.length,
    looking: isMine ? p.looking.concat() : null,
    revealed: p.revealed.concat(),
    havenSize: p.haven.length,
    haven: isMine ? p.haven.concat() : null,
    islandMat: p.islandMat.concat(),
    setAside: setAsideOf(p).concat(),
    nativeVillageSize: p.nativeVillageMat.length,
    nativeVillage: isMine ? p.nativeVillageMat.concat() : null,
    pirateTokens: p.pirateTokens,
    gained: p.gained.concat(),
    nextTurn: p.nextTurn.map(({ card }) => card),
    turns: p.turns,
  };
}

/** The event as somebody else than its owner may know it. */
export function redact(event: Event, viewer: Viewer): Event | null {
  if (!('seat' in event) || event.seat === viewer) return event;
  switch (event.type) {
    case 'drew':
    case 'looked':
    case 'cleaned-up':
      return { ...event, cards: null };
    case 'asked':
    case 'answered':
      return event.secret === true ? null : event;
    case 'discarded':
      // What was revealed is known; of a hand that goes down together only the last card shows.
      return event.from === 'revealed' ? event : { ...event, cards: event.cards.slice(-1) };
    case 'put-on-deck':
      return event.open ? event : { ...event, card: null };
    case 'set-aside':
      return event.to === 'haven' || event.to === 'native-village' ? { ...event, card: null } : event;
    case 'took-in-hand':
      return event.open ? event : { ...event, cards: null };
    default:
      return event;
  }
}

export function reveals(event: Event): boolean {
  switch (event.type) {
    case 'drew':
    case 'shuffled':
    case 'looked':
    case 'revealed':
    case 'deck-discarded':
    case 'reacted':
    // What somebody had no choice about tells the others what they had.
    case 'forced':
    // The hand goes down unseen, but its last card may end on top.
    case 'cleaned-up':
      return true;
    // The card below the top of the discard pile comes to light.
    case 'played':
    case 'put-on-deck':
      return event.from === 'discard';
    // Only its owner had looked at it so far (the Library).
    case 'set-aside':
      return event.to === 'revealed';
    case 'discarded':
      return !event.chosen && event.from !== 'revealed';
    default:
      return false;
  }
}

const ATTEMPTS = 60;

/**
 * A copy in which everything `seat` cannot know is dealt anew: the order of the own deck; of everybody
 * else's cards only which ones they own in all is known (gains are public), so that hand, deck, the
 * discard pile below its top, Haven and Native Village mat are mixed and dealt out again.
 */
export function resample(state: State, seat: Seat, luck: HasRng): State {
  const imagined = clone(state);
  imagined.rng = Math.floor(random(luck) * 4294967296);
  const asked = machine.waiting(state)[0];
  imagined.players.forEach((player, other) => {
    // From one order, whatever the true one is: the same sight and the same luck give the same deal.
    if (other === seat) shuffle(luck, player.deck.sort());
    else if (other === asked) redealAsked(imagined, player, other, luck);
    else redeal(player, luck);
  });
  return imagined;
}

function redeal(p: Player, luck: HasRng): void {
  const below = Math.max(0, p.discard.length - 1);
  const top = p.discard.slice(below);
  const unknown = p.deck.concat(p.hand, p.discard.slice(0, below), p.looking, p.haven, p.nativeVillageMat);
  const pool = shuffle(luck, unknown.sort());
  let from = 0;
  const deal = (count: number): CardId[] => pool.slice(from, (from += count));
  p.deck = deal(p.deck.length);
  p.hand = deal(p.hand.length);
  p.discard = deal(below).concat(top);
  p.looking = deal(p.looking.length);
  p.haven = deal(p.haven.length);
  p.nativeVillageMat = deal(p.nativeVillageMat.length);
}

/** Somebody else is being asked: what they are dealt must leave them an answer, as the truth does. */
function redealAsked(state: State, player: Player, seat: Seat, luck: HasRng): void {
  const truth = { ...player };
  for (let i = 0; i < ATTEMPTS; i++) {
    redeal(player, luck);
    const decision = machine.waiting(state).includes(seat) ? machine.decision(state, seat) : null;
    if (decision !== null && decision.actions.length > 0) return;
    Object.assign(player, truth);
  }
}
