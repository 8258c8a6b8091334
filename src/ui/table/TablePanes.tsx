import { useRef, type ReactNode, type Ref } from 'react';
import { Platform, ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useWords } from '@/text';
import { RADIUS, SPACE, useColors } from '../theme';
import { sidePane, useLayout } from '../useLayout';

/** The parts of a table that are laid out, whatever is in them. */
export interface Panes {
  readonly header: ReactNode;
  /** What everybody shares; scrolls above the dock, or fills the left pane. */
  readonly board: ReactNode;
  /** Lies over the head of the board. */
  readonly notice: ReactNode;
  /** A finger came down on the board. */
  readonly onBoard: () => void;
  /** What the board scrolls in, for a table that follows a piece. */
  readonly boardRef?: Ref<ScrollView> | undefined;
  /** Whether the board reaches the edges of its pane: a picture does. */
  readonly bleeds?: boolean | undefined;
  /** Lies over the board and does not scroll with it. */
  readonly overBoard?: ReactNode;
  /** Told what part of the board is in sight, whenever that changes. */
  readonly onSeen?: ((part: BoardPart) => void) | undefined;
  /** Stays above the board while that scrolls; a two-pane table has it in `side`. */
  readonly top?: ReactNode;
  /** Shown above the dock in the right pane; a phone has it one tap away. */
  readonly side?: ReactNode;
  /** How much room `side` wants: a column, or as much as a board of one's own. */
  readonly sideHolds?: 'column' | 'board' | undefined;
  /** Lies over header and board for a moment; the dock stays free. */
  readonly over?: ReactNode;
  /** How far that reaches down over what stands above the dock's own rows, in one column. */
  readonly overReach?: number | undefined;
  /** Notices, question, hand and buttons: pinned at the bottom, or at the bottom right. */
  readonly dock: ReactNode;
}

export interface BoardPart {
  readonly top: number;
  readonly height: number;
}

/** Two panes where there is room, one column where there is not. */
export function TablePanes(panes: Panes) {
  return useLayout().twoPane ? <TwoPanes {...panes} /> : <OneColumn {...panes} />;
}

/** Hears every finger that comes down, whatever takes the tap; a browser has pointers where a phone has touches. */
const touched = (then: () => void) => (Platform.OS === 'web' ? { onPointerDown: then } : { onTouchStart: then });

/** How far a dock's ground must reach beyond the dock to touch the edges of its pane; null where it scrolls by itself. */
export function useDockEdges(): { readonly left: number; readonly right: number; readonly bottom: number } | null {
  const insets = useSafeAreaInsets();
  const { twoPane, largeText } = useLayout();
  const bottom = useBelow();
  if (largeText) return null;
  return twoPane ? { left: SPACE.l, right: SPACE.l + insets.right, bottom } : { left: SPACE.m, right: SPACE.m, bottom };
}

/** How far the dock stays from the lower edge. */
function useBelow(): number {
  const insets = useSafeAreaInsets();
  return Math.max(insets.bottom + 12, useLayout().size === 'small' ? 12 : 20);
}

/** What scrolls, and what lies over it. */
function BoardWindow({
  board,
  notice,
  onBoard,
  boardRef,
  overBoard,
  onSeen,
  gap,
  below,
  sides,
  inside = 0,
}: Pick<Panes, 'board' | 'notice' | 'onBoard' | 'boardRef' | 'overBoard' | 'onSeen'> & {
  gap: number;
  below: number;
  /** How far it reaches over the margins of its pane. */
  sides: { readonly left: number; readonly right: number };
  /** How far its content stays from its sides. */
  inside?: number;
}) {
  const seen = useRef<BoardPart>({ top: 0, height: 0 });
  const tell = (part: Partial<BoardPart>): void => {
    seen.current = { ...seen.current, ...part };
    onSeen?.(seen.current);
  };
  return (
    <View style={{ flex: 1, marginLeft: -sides.left, marginRight: -sides.right }}>
      {/* A finger on the notice is no finger on the board: it would take the notice away before the tap is heard. */}
      <View style={{ flex: 1 }} {...touched(onBoard)}>
        <ScrollView
          ref={boardRef ?? null}
          style={{ flex: 1 }}
          contentContainerStyle={{ gap, paddingBottom: below, paddingHorizontal: inside }}
          showsVerticalScrollIndicator={false}
          {...(onSeen === undefined
            ? {}
            : {
                scrollEventThrottle: 32,
                onScroll: ({ nativeEvent }) => tell({ top: nativeEvent.contentOffset.y }),
                onLayout: ({ nativeEvent }) => tell({ height: nativeEvent.layout.height }),
              })}
        >
          {board}
        </ScrollView>
        {overBoard}
      </View>
      {notice === null ? null : (
        <View style={{ position: 'absolute', top: 4, left: sides.left, right: sides.right }}>{notice}</View>
      )}
    </View>
  );
}

const NO_SIDES = { left: 0, right: 0 } as const;

function TwoPanes({ header, side, sideHolds = 'column', over, dock, bleeds = false, ...seen }: Panes) {
  const { t } = useWords('engine');
  const colors = useColors();
  const insets = useSafeAreaInsets();
  const layout = useLayout();
  const below = useBelow();
  return (
    <View style={{ flex: 1, flexDirection: 'row' }}>
      <View style={{ flex: 1, paddingLeft: SPACE.l + insets.left, paddingRight: SPACE.l }}>
        {header}
        <BoardWindow
          {...seen}
          gap={SPACE.m}
          below={bleeds ? 0 : SPACE.l}
          sides={bleeds ? { left: SPACE.l + insets.left, right: SPACE.l } : NO_SIDES}
        />
        {over}
      </View>
      <View
        style={{
          width: sidePane(layout, sideHolds),
          backgroundColor: colors.surface,
          borderLeftWidth: 1,
          borderColor: colors.line,
          paddingHorizontal: SPACE.l,
          paddingRight: SPACE.l + insets.right,
          paddingTop: SPACE.m,
          paddingBottom: below,
          gap: SPACE.m,
          overflow: 'hidden',
        }}
      >
        {/* Nothing inside it can be focused, so a keyboard scrolls it itself. */}
        <ScrollView
          tabIndex={0}
          role="region"
          aria-label={t('table.recent')}
          style={{ flex: 1, borderRadius: RADIUS.panel }}
          contentContainerStyle={{ gap: SPACE.m }}
        >
          {side}
        </ScrollView>
        <Dock>{dock}</Dock>
      </View>
    </View>
  );
}

function OneColumn({ header, top, over, overReach = 0, dock, bleeds = false, ...seen }: Panes) {
  const { size, largeText } = useLayout();
  const below = useBelow();
  return (
    <View style={{ flex: 1 }}>
      <View style={{ flex: 1, paddingHorizontal: SPACE.m, ...(over === null ? {} : { zIndex: 1 }) }}>
        {header}
        {top === undefined ? null : <View style={{ paddingBottom: SPACE.s }}>{top}</View>}
        <BoardWindow
          {...seen}
          gap={size === 'small' ? 6 : SPACE.m}
          below={bleeds ? 0 : SPACE.s}
          // A picture may go to the edges of the screen, whatever else lies on the board.
          sides={{ left: SPACE.m, right: SPACE.m }}
          inside={bleeds ? 0 : SPACE.m}
        />
        {over === null ? null : (
          <View style={{ position: 'absolute', top: 0, left: 0, right: 0, bottom: -overReach }}>{over}</View>
        )}
      </View>
      <View
        style={{
          paddingHorizontal: SPACE.m,
          paddingTop: SPACE.xs,
          paddingBottom: below,
          ...(largeText ? { maxHeight: '66%' } : {}),
        }}
      >
        <Dock>{dock}</Dock>
      </View>
    </View>
  );
}

/** Text so large that question, hand and buttons leave no room for the board makes them scroll by themselves. */
function Dock({ children }: { children: ReactNode }) {
  if (!useLayout().largeText) return <View style={{ gap: SPACE.s }}>{children}</View>;
  return (
    <ScrollView style={{ flexGrow: 0 }} contentContainerStyle={{ gap: SPACE.s }}>
      {children}
    </ScrollView>
  );
}
