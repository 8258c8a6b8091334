import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Gradient } from '../Gradient';
import { Panel } from '../Panel';
import type { SeatColor } from '../Shape';
import { Text, type TextKind } from '../Text';
import { RADIUS, SEAT_TINTS, SPACE, useColors } from '../theme';
import { useLayout } from '../useLayout';
import { useDockEdges } from './TablePanes';

/** How high the two rows of a dock are at least, so that nothing around them moves: a question, and a row of buttons. */
export function useDockHeights(): { readonly upper: number; readonly lower: 44 | 52 } {
  const { size, twoPane, height } = useLayout();
  return size === 'small' || (twoPane && height < 560) ? { upper: 44, lower: 44 } : { upper: 70, lower: 52 };
}

/**
 * The bottom of a table, in two rows that keep their place for the whole game. The upper row asks; while the table plays it
 * has the controls for watching. The lower row answers; while the table plays it says what happens. So no button that
 * decides ever stands where *Next*, *Skip* or *Pause* stood, and a hand above or between them stays where it is.
 */
export function DockRows({
  watching,
  above,
  upper,
  between,
  lower,
  upperHeight,
  lowerHeight,
  ground = false,
}: {
  /** Nobody here is asked: controls above, words below. */
  watching: boolean;
  /** A hand that lies on top of both rows. */
  above?: ReactNode;
  upper: ReactNode;
  /** A hand between the question and its answers. */
  between?: ReactNode;
  lower: ReactNode;
  /** The least height of a row, when a game's rows are higher than `useDockHeights` says. */
  upperHeight?: number | undefined;
  lowerHeight?: number | undefined;
  /** Whether the rows (not what lies above them) stand on a ground of their own, from edge to edge. */
  ground?: boolean;
}) {
  const { size, largeText } = useLayout();
  const heights = useDockHeights();
  const low = lowerHeight ?? heights.lower;
  const gap = size === 'small' ? 6 : SPACE.s;
  return (
    <View style={{ gap: ground ? gap + GROUND_RISE : gap }}>
      {above}
      <View style={{ gap }}>
        {ground ? <DockGround /> : null}
        <View
          style={{ minHeight: upperHeight ?? heights.upper, justifyContent: 'center' }}
          {...(watching ? { dataSet: { dock: 'watching' } } : {})}
        >
          {upper}
        </View>
        {between}
        <View
          // Words may be many: nothing moves for them, least of all the controls above.
          style={{ justifyContent: 'center', ...(watching && !largeText ? { height: low } : { minHeight: low }) }}
          {...(watching ? {} : { dataSet: { dock: 'answers' } })}
        >
          {lower}
        </View>
      </View>
    </View>
  );
}

/** How far the ground rises above the upper row. */
const GROUND_RISE = 10;

/** What a dock stands on: a panel that goes to the edges of the screen. */
export function DockGround() {
  const colors = useColors();
  const edges = useDockEdges();
  if (edges === null) return null;
  return (
    <View
      aria-hidden
      style={{
        position: 'absolute',
        top: -GROUND_RISE,
        left: -edges.left,
        right: -edges.right,
        bottom: -edges.bottom,
        borderTopLeftRadius: RADIUS.sheet,
        borderTopRightRadius: RADIUS.sheet,
        borderTopWidth: 1,
        borderColor: colors.line,
        backgroundColor: colors.dock,
        overflow: 'hidden',
        pointerEvents: 'none',
      }}
    >
      {colors.dock === colors.dockTop ? null : (
        <Gradient
          stops={[
            { at: 0, color: colors.dockTop },
            { at: 1, color: colors.dock },
          ]}
        />
      )}
    </View>
  );
}

/**
 * What happens, in the lower row, edged in the colour of whoever acts: as high for a long sentence as for a short one,
 * unless text is large.
 */
export function Caption({
  text,
  seat,
  right,
  height,
}: {
  text: string;
  seat?: SeatColor | undefined;
  /** Beside the sentence: dots, a count. */
  right?: ReactNode;
  height?: number | undefined;
}) {
  const { lower } = useDockHeights();
  return (
    <Panel
      kind="raised"
      padding={SPACE.s}
      edge={seat === undefined ? undefined : SEAT_TINTS[seat]}
      style={{
        minHeight: height ?? lower,
        paddingVertical: 0,
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s,
      }}
    >
      <Text kind={kindFor(text, lower)} role="heading" aria-level={2} aria-live="polite" style={{ flex: 1 }}>
        {text}
      </Text>
      {right}
    </Panel>
  );
}

/** Long sentences are set smaller, so that they fit the lines there are. */
function kindFor(text: string, height: 44 | 52): TextKind {
  const [short, long] = height === 52 ? [72, 92] : [30, 66];
  return text.length <= short ? 'strong' : text.length <= long ? 'small' : 'tiny';
}
