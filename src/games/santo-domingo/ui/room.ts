import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useBoardRoom } from '@/ui/table/useBoardRoom';
import { SPACE, useTheme } from '@/ui/theme';
import { sidePane, useLayout, type Layout } from '@/ui/useLayout';
import { HARBOUR_HEIGHT, LOWEST_HARBOUR } from './harbour/plan';

/** How a table of Santo Domingo shares out the room there is. */
export interface Room {
  /** Whether the three rows are a painted harbour; else three plain tracks. */
  readonly painted: boolean;
  readonly boardRoom: number;
  readonly harbourHeight: number;
  /** Of the place where the cards are turned: below the harbour, or instead of it. */
  readonly revealHeight: number;
  /** A phone on its side: what is carried out is told beside the harbour. */
  readonly flat: boolean;
  /** Of the hand, and of one card in it. */
  readonly dockRoom: number;
  readonly cardHeight: number;
  readonly buttonHeight: 44 | 52;
  /** Of one chosen card in the question. */
  readonly lineHeight: number;
  /** The cards have no room for their rule: the question tells it, instead of a reason. */
  readonly ruleInLine: boolean;
}

const HEADER = 52;
/** The controls for watching and the row below them. */
const WATCH_DOCK = 52 + SPACE.s + 52 + SPACE.xs;

/** What everything but harbour and hand takes on a phone while cards are chosen: header, race, displays, question, buttons, gaps. */
const around = (players: number): number =>
  HEADER + 22 + (players > 3 ? 2 * 72 + 6 : 78) + (players > 3 ? 56 : 74) + 52 + 6 * SPACE.s + SPACE.xs;

export function useRoom(players: number): Room {
  const layout = useLayout();
  const insets = useSafeAreaInsets();
  const { contrast } = useTheme();
  const boardRoom = useBoardRoom();
  const { width, height, size, twoPane, largeText } = layout;
  const dockRoom = twoPane ? sidePane(layout, 'column') - 2 * SPACE.l - insets.right : width - 2 * SPACE.m;
  const flat = twoPane && size !== 'wide';
  const painted = !contrast && !largeText && (size !== 'small' || flat);
  const free = height - insets.top - Math.max(insets.bottom + 12, 20);
  const cardHeight = cardHeightIn(layout, free, players);
  const harbourHeight = flat
    ? Math.max(LOWEST_HARBOUR, free - 150)
    : size === 'wide'
      ? 340
      : Math.max(LOWEST_HARBOUR, Math.min(HARBOUR_HEIGHT + 30, free - around(players) - 2 * cardHeight));
  return {
    painted,
    flat,
    boardRoom,
    harbourHeight,
    revealHeight: Math.max(
      190,
      free - HEADER - (flat || !painted ? 0 : harbourHeight + SPACE.m) - (twoPane ? SPACE.m : WATCH_DOCK + SPACE.m),
    ),
    dockRoom,
    cardHeight,
    buttonHeight: size === 'small' ? 44 : 52,
    lineHeight: 19,
    ruleInLine: size === 'small' && !largeText,
  };
}

/** A card has its rule on it wherever two rows of such cards fit beside everything else. */
function cardHeightIn({ size, twoPane, height }: Layout, free: number, players: number): number {
  if (size === 'wide') return 142;
  if (twoPane) return Math.max(72, Math.min(100, Math.floor((height - 222) / 2)));
  if (size === 'small') return 72;
  const left = free - around(players) - LOWEST_HARBOUR - 14;
  return left >= 2 * 110 ? Math.min(122, Math.floor(left / 2)) : Math.max(84, Math.min(100, Math.floor(left / 2)));
}
