import { rank, seatScore, type Outcome, type ScoreLine, type Seat, type SeatScore } from '@antilles/engine';
import type { CardId } from './printed';
import { allCards, copies, type Player, type State } from './state';

/** What counts at the end (DO-62), in the order of the score sheet. */
export const SCORING_CARDS = ['province', 'duchy', 'estate', 'gardens', 'island', 'curse'] as const;
export type ScoringCard = (typeof SCORING_CARDS)[number];

const EACH: Readonly<Record<Exclude<ScoringCard, 'gardens'>, number>> = {
  province: 6,
  duchy: 3,
  estate: 1,
  island: 2,
  curse: -1,
};

/** How many of each scoring card somebody has, and how many cards in all: what the companion asks for too. */
export type Holdings = Readonly<Record<ScoringCard, number>> & { readonly cards: number };

export function holdingsOf(player: Player): Holdings {
  const cards = allCards(player);
  const of = (card: CardId): number => copies(cards, card);
  return {
    province: of('province'),
    duchy: of('duchy'),
    estate: of('estate'),
    gardens: of('gardens'),
    island: of('island'),
    curse: of('curse'),
    cards: cards.length,
  };
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
    const each = card === 'gardens' ? Math.floor(held.cards / 10) : EACH[card];
    const how =
      card === 'gardens'
        ? { key: 'score.how-gardens', params: { count, each, cards: held.cards } }
        : { key: ALWAYS.has(card) ? `score.how-${card}` : 'score.how', params: { count, each } };
    lines.push({ key: `score.${card}`, points: count * each, how });
  }
  return lines;
}

/** The tie goes to whoever had fewer turns (DO-63). */
export const sheet = (seat: Seat, held: Holdings, turns: number): SeatScore =>
  seatScore(seat, scoreLines(held), [{ key: 'tie.turns', value: -turns }]);

/** The points of a player right now, counted without a copy of the cards: bots ask this all the time. */
export function pointsOf(p: Player): number {
  let points = 0;
  let gardens = 0;
  let cards = 0;
  for (const zone of [
    p.deck,
    p.hand,
    p.discard,
    p.inPlay,
    p.looking,
    p.revealed,
    p.haven,
    p.islandMat,
    p.nativeVillageMat,
  ]) {
    cards += zone.length;
    for (let i = 0; i < zone.length; i++) {
      const card = zone[i];
      if (card === 'gardens') gardens++;
      else if (card === 'province') points += EACH.province;
      else if (card === 'duchy') points += EACH.duchy;
      else if (card === 'estate') points += EACH.estate;
      else if (card === 'island') points += EACH.island;
      else if (card === 'curse') points += EACH.curse;
    }
  }
  return points + gardens * Math.floor(cards / 10);
}

export function outcome(state: State): Outcome | null {
  if (state.ended === null) return null;
  const scores = state.players.map((player, seat) => sheet(seat, holdingsOf(player), player.turns));
  return rank(scores, { key: `ended.${state.ended}` });
}
