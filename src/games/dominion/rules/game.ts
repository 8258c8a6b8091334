import { below, luckFrom, shuffle, type Game, type HasRng, type Seat } from '@antilles/engine';
import type { Action } from './actions';
import type { Ask } from './asks';
import type { Event } from './events';
import { DEFAULT_OPTIONS, optionsRefusal, parseOptions, type Options } from './options';
import { phrase } from './phrases';
import { costOf, type CardId } from './printed';
import { outcome, pointsOf } from './scoring';
import { SEATS } from './seats';
import { clone, freshTurn, type Player, type State } from './state';
import { machine } from './steps';
import { pileSize, pilesFor } from './supply';
import { redact, resample, reveals, view, type View } from './view';

/** 2: the player orders what durations do at the start of a turn. */
export const RULES_VERSION = 2;

const START_COPPERS = 7;
const START_ESTATES = 3;
const HAND = 5;

function setup(options: Options, seatCount: number, seed: number): State {
  const luck = luckFrom(seed);
  const start: Seat = options.startSeat ?? below(luck, seatCount);
  const piles = pilesFor(options.kingdom);
  const players = Array.from({ length: seatCount }, () => startingPlayer(luck, options.opening));
  const state: State = {
    rng: luck.rng,
    steps: [{ op: 'turn', seat: start, extra: false }],
    options,
    piles,
    costs: piles.map(costOf),
    supply: piles.map((card) => pileSize(card, seatCount)),
    embargo: piles.map(() => 0),
    trash: [],
    players,
    turn: freshTurn(start, false, 0, 0),
    ended: null,
  };
  machine.start(state);
  return state;
}

function startingPlayer(luck: HasRng, opening: Options['opening']): Player {
  const deck = startingDeck(luck, opening);
  const hand = deck.splice(-HAND).reverse();
  return {
    deck,
    hand,
    discard: [],
    inPlay: [],
    stays: [],
    looking: [],
    revealed: [],
    haven: [],
    islandMat: [],
    nativeVillageMat: [],
    pirateTokens: 0,
    nextTurn: [],
    gained: [],
    turns: 0,
  };
}

/** Seven Coppers and three Estates; with a fixed opening, one of the two hands holds that many Coppers. */
function startingDeck(luck: HasRng, opening: Options['opening']): CardId[] {
  const cards = (coppers: number, estates: number): CardId[] => [
    ...Array<CardId>(coppers).fill('copper'),
    ...Array<CardId>(estates).fill('estate'),
  ];
  if (opening === 'shuffled') return shuffle(luck, cards(START_COPPERS, START_ESTATES));
  const many = opening === '4-3' ? 4 : 5;
  const hands = [cards(many, HAND - many), cards(START_COPPERS - many, HAND - START_COPPERS + many)];
  return shuffle(luck, hands).flatMap((hand) => shuffle(luck, hand));
}

/**
 * Decisions about nothing but cards everybody sees, asked of somebody whose turn it is not: no curtain is needed for
 * them. Whoever has the turn holds the phone anyway, and keeps it through all questions of their own cards.
 */
const OPEN = new Set(['bandit/trash']);

export const dominion: Game<State, Action, View, Options, Event, Ask> = {
  id: 'dominion',
  rulesVersion: RULES_VERSION,
  seats: SEATS,
  defaultOptions: DEFAULT_OPTIONS,
  parseOptions,
  optionsRefusal,
  setup,
  opening: ({ turn: { seat, extra }, players }) => [
    { type: 'turn-started', seat, turn: players[seat]?.turns ?? 1, extra },
  ],
  ...machine,
  isOpen: (kind) => OPEN.has(kind),
  clone,
  outcome,
  round: (state) => Math.max(1, ...state.players.map((player) => player.turns)),
  points: (state) => state.players.map(pointsOf),
  view,
  redact,
  reveals,
  phrase,
  resample,
};
