import type { IconName } from '@/ui/icons/drawing';
import { CARD_NAMES, type Card } from '../rules/cards';

export const cardIcon = (card: Card): IconName => `santo-domingo/${CARD_NAMES[card]}`;
export const cardKey = (card: Card) => `card.${CARD_NAMES[card]}` as const;

/** Names of places on the table: flights go from one to another. */
export const place = {
  row: (row: 'points' | 'goods' | 'trader') => `row/${row}`,
  space: (row: 'points' | 'goods' | 'trader', space: number) => `row/${row}/${space}`,
  points: (seat: number) => `seat/${seat}/points`,
  goods: (seat: number) => `seat/${seat}/goods`,
  rail: (card: number) => `rail/${card}`,
  played: (seat: number, card: number) => `seat/${seat}/played/${card}`,
} as const;
