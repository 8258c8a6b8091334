import type { ReactNode, Ref } from 'react';
import { ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useWords } from '@/text';
import { RADIUS, SPACE, useColors } from '../theme';
import { sidePane, useLayout } from '../useLayout';

/** The parts of a table that are laid out, whatever is in them. */
export interface Panes {
  readonly header: ReactNode;
  /** What everybody shares; scrolls above the dock, or fills the left pane. */
  readonly board: ReactNode;
  /** What the board scrolls in, for a table that follows a piece. */
  readonly boardRef?: Ref<ScrollView> | undefined;
  /** Stays above the board while that scrolls; a two-pane table has it in `side`. */
  readonly top?: ReactNode;
  /** Shown above the dock in the right pane; a phone has it one tap away. */
  readonly side?: ReactNode;
  /** How much room `side` wants: a column, or as much as a board of one's own. */
  readonly sideHolds?: 'column' | 'board' | undefined;
  /** Notices, question, hand and buttons: pinned at the bottom, or at the bottom right. */
  readonly dock: ReactNode;
}

/** Two panes where there is room, one column where there is not. */
export function TablePanes(panes: Panes) {
  return useLayout().twoPane ? <TwoPanes {...panes} /> : <OneColumn {...panes} />;
}

/** How far the dock stays from the lower edge. */
function useBelow(): number {
  const insets = useSafeAreaInsets();
  return Math.max(insets.bottom + 12, useLayout().size === 'small' ? 12 : 20);
}

function TwoPanes({ header, board, boardRef, side, sideHolds = 'column', dock }: Panes) {
  const { t } = useWords('engine');
  const colors = useColors();
  const insets = useSafeAreaInsets();
  const layout = useLayout();
  const below = useBelow();
  return (
    <View style={{ flex: 1, flexDirection: 'row' }}>
      <View style={{ flex: 1, paddingLeft: SPACE.l + insets.left, paddingRight: SPACE.l }}>
        {header}
        <ScrollView ref={boardRef ?? null} contentContainerStyle={{ gap: SPACE.m, paddingBottom: SPACE.l }}>
          {board}
        </ScrollView>
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

function OneColumn({ header, board, boardRef, top, dock }: Panes) {
  const { size, largeText } = useLayout();
  const below = useBelow();
  return (
    <View style={{ flex: 1, paddingHorizontal: SPACE.m }}>
      {header}
      {top === undefined ? null : <View style={{ paddingBottom: SPACE.s }}>{top}</View>}
      <ScrollView
        ref={boardRef ?? null}
        style={{ flex: 1 }}
        contentContainerStyle={{ gap: size === 'small' ? 6 : SPACE.m, paddingBottom: SPACE.s }}
        showsVerticalScrollIndicator={false}
      >
        {board}
      </ScrollView>
      <View style={{ paddingTop: SPACE.xs, paddingBottom: below, ...(largeText ? { maxHeight: '66%' } : {}) }}>
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
