import { rank, seatScore, type Outcome, type ScoreLine, type Seat, type SeatScore } from '@antilles/engine';
import { CARD_IDS, PRINTED, type CardId } from './printed';
import { cardCount, zonesOf, type Player, type State } from './state';

/** What counts at the end (DO-62), in the order of the score sheet. */
export const SCORING_CARDS = ['province', 'duchy', 'estate', 'gardens', 'island', 'curse'] as const;
export type ScoringCard = (typeof SCORING_CARDS)[number];

/** What one of them is worth to whoever owns so many cards: the only place that says so. */
function pointsEach(card: ScoringCard, cards: number): number {
  const { points = 0, pointForCards } = PRINTED[card];
  return pointForCards === undefined ? points : Math.floor(cards / pointForCards);
}

/** How many of each scoring card somebody has, and how many cards in all: what the companion asks for too. */
export type Holdings = Readonly<Record<ScoringCard, number>> & { readonly cards: number };

const emptyHanded = (): Record<ScoringCard, number> & { cards: number } => ({
  province: 0,
  duchy: 0,
  estate: 0,
  gardens: 0,
  island: 0,
  curse: 0,
  cards: 0,
});

const SCORES = Object.fromEntries(CARD_IDS.map((id) => [id, SCORING_CARDS.some((card) => card === id)])) as Readonly<
  Record<CardId, boolean>
>;

export function holdingsOf(p: Player): Holdings {
  const held = emptyHanded();
  held.cards = cardCount(p);
  for (const zone of zonesOf(p)) {
    for (let i = 0; i < zone.length; i++) {
      // The index is inside the array.
      const card = zone[i] as CardId;
      // Most cards are Copper and Silver: comparing beats looking up.
      if (card === 'copper' || card === 'silver' || !SCORES[card]) continue;
      // Just looked up.
      held[card as ScoringCard] += 1;
    }
  }
  return held;
}

/** Everybody's sheet has a line for these, so that they stand in columns. */
const ALWAYS: ReadonlySet<string> = new Set<ScoringCard>(['province', 'duchy', 'estate']);

/** The lines of a score sheet: the three usual ones, and one for each other kind of scoring card somebody has. */
export function scoreLines(held: Holdings): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (const card of SCORING_CARDS) {
    const count = held[card];
    if (count === 0) {
      if (ALWAYS.has(card)) lines.push({ key: `score.${card}`, points: 0, how: null });
      continue;
    }
    const each = pointsEach(card, held.cards);
    const how =
      PRINTED[card].pointForCards !== undefined
        ? { key: 'score.how-gardens', params: { count, each, cards: held.cards } }
        : { key: ALWAYS.has(card) ? `score.how-${card}` : 'score.how', params: { count, each } };
    lines.push({ key: `score.${card}`, points: count * each, how });
  }
  return lines;
}

/** The tie goes to whoever had fewer turns (DO-63). */
export const sheet = (seat: Seat, held: Holdings, turns: number): SeatScore =>
  seatScore(seat, scoreLines(held), [{ key: 'tie.turns', value: -turns }]);

/** The points of a player right now: bots ask this all the time. */
export function pointsOf(player: Player): number {
  const held = holdingsOf(player);
  let points = 0;
  for (const card of SCORING_CARDS) points += held[card] * pointsEach(card, held.cards);
  return points;
}

export function outcome(state: State): Outcome | null {
  if (state.ended === null) return null;
  const scores = state.players.map((player, seat) => sheet(seat, holdingsOf(player), player.turns));
  return rank(scores, { key: `ended.${state.ended}` });
}
