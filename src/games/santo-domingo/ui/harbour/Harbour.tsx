import { memo, useEffect, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useSpeaker } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Anchor } from '@/ui/flights/Anchor';
import { Icon } from '@/ui/icons/Icon';
import type { IconName } from '@/ui/icons/drawing';
import { EASE, MS, useTempo } from '@/ui/motion';
import { Path, Rect, Svg, SvgText } from '@/ui/svg';
import { Text } from '@/ui/Text';
import { FONTS, useTheme } from '@/ui/theme';
import { useWalk } from '@/ui/tracks/useWalk';
import { FRIGATE, GALLEON, TRADER, type Card } from '../../rules/cards';
import { rateText } from '../../rules/events';
import { rateBands, type Rate } from '../../rules/options';
import { LAST_SPACE } from '../../rules/rows';
import type { Row as RowName } from '../../rules/state';
import type { View } from '../../rules/view';
import { place } from '../art';
import type { SantoDomingoFrame } from '../frames';
import { ghostOf, rowsOf } from '../rowsOf';
import { BLUE, GOLD, HARBOUR, RED } from './colours';
import { harbourPlan, type HarbourPlan } from './plan';

const SPACES = Array.from({ length: LAST_SPACE + 1 }, (_, space) => space);

/** The three rows as a place: flags over the bay, barrels on the quay, stalls in the market. */
export function Harbour({
  view,
  frame,
  now,
  width,
  height,
}: {
  view: View;
  frame: SantoDomingoFrame | null;
  /** The card being carried out. */
  now: Card | null;
  width: number;
  height: number;
}) {
  const words = useSpeaker('santo-domingo', []);
  const paint = HARBOUR[useTheme().scheme];
  const plan = harbourPlan(width, height);
  const { rows, rates } = view;
  const involved = frame ? rowsOf(frame) : null;
  const ghost = (row: RowName): number | null => (frame ? ghostOf(frame, row) : null);
  const rests = (row: RowName): boolean => involved !== null && !involved.includes(row);
  const rateAt = (traders: number): string => rateText(rates[Math.max(0, rows.trader - 2 * (traders - 1))] ?? null);
  const most = Math.min(3, view.players.length);
  const left = (row: 'points' | 'goods'): { figure: string; before?: string; after?: string } => {
    const before = ghost(row);
    return before === null || before === rows[row]
      ? { figure: String(rows[row]), after: words.word(frame === null ? 'board.toTake' : 'board.left') }
      : { figure: String(rows[row]), before: `${before} →` };
  };
  return (
    <Box style={{ width, height }}>
      {frame !== null && (now === FRIGATE || now === GALLEON) ? (
        <Passing key={now} ship={now === FRIGATE ? 'frigate' : 'galleon'} plan={plan} />
      ) : null}
      <RowOf label={words.word('board.pointsRow', { count: rows.points })} rests={rests('points')}>
        <Bunting plan={plan} value={rows.points} ghost={ghost('points')} />
      </RowOf>
      <RowOf label={words.word('board.goodsRow', { count: rows.goods })} rests={rests('goods')}>
        <Quay plan={plan} value={rows.goods} ghost={ghost('goods')} />
      </RowOf>
      <RowOf label={words.word('board.traderRow', { space: rows.trader, rate: rateAt(1) })} rests={rests('trader')}>
        <Market plan={plan} value={rows.trader} ghost={ghost('trader')} rates={rates} />
      </RowOf>
      <Label
        top={plan.labels[0]}
        icon="santo-domingo/points"
        tint={paint.points}
        text={words.word('row.points')}
        {...left('points')}
      />
      <Label
        top={plan.labels[1]}
        icon="santo-domingo/goods"
        tint={paint.goods}
        text={words.word('row.goods')}
        {...left('goods')}
      />
      <Label
        top={plan.labels[2]}
        icon="santo-domingo/trader"
        tint={paint.rate}
        text={words.word('row.trader')}
        // What more Traders would do is of use until they have moved the marker.
        note={
          now === TRADER
            ? undefined
            : Array.from({ length: most - 1 }, (_, i) =>
                words.word('board.traders', { count: i + 2, rate: rateAt(i + 2) }),
              ).join(' · ')
        }
        before={words.word('board.now')}
        figure={rateAt(1)}
      />
    </Box>
  );
}

/** A ship that comes in while its card is carried out: it sails over the bay, behind flags and barrels. */
function Passing({ ship, plan: { width, quay, scale } }: { ship: 'frigate' | 'galleon'; plan: HarbourPlan }) {
  const tempo = useTempo();
  const ms = tempo(PASSING_MS);
  const size = (ship === 'galleon' ? 62 : 48) * scale;
  const way = useSharedValue(0);
  useEffect(() => {
    if (ms > 0) way.set(withTiming(1, { duration: ms, easing: EASE.out }));
  }, [ms, way]);
  const pose = useAnimatedStyle(() => ({
    transform: [
      { translateX: -size + (width * 0.56 + size) * way.get() },
      { rotate: `${3 * Math.sin(way.get() * 12)}deg` },
    ],
  }));
  if (ms === 0) return null;
  return (
    <Box
      aria-hidden
      style={{ position: 'absolute', left: 0, top: 0, width, height: quay, overflow: 'hidden', pointerEvents: 'none' }}
    >
      <Animated.View style={[{ position: 'absolute', left: 0, top: quay - size * 0.96 }, pose]}>
        <Icon name={`santo-domingo/${ship}`} size={size} color="#2a1428" />
      </Animated.View>
    </Box>
  );
}
const PASSING_MS = 1500;

/** A row of the board, said in a sentence; what it shows steps back while something else is carried out. */
const RowOf = ({ label, rests, children }: { label: string; rests: boolean; children: ReactNode }) => (
  <Box
    accessible
    role="img"
    aria-label={label}
    style={[StyleSheet.absoluteFill, { pointerEvents: 'none', opacity: rests ? 0.72 : 1 }]}
  >
    {children}
  </Box>
);

/** The name of a row at the left, its figure at the right, each on a pill: the sky never carries words. */
const Label = memo(function Label({
  top,
  icon,
  tint,
  text,
  note,
  before,
  figure,
  after,
}: {
  top: number;
  icon: IconName;
  tint: string;
  text: string;
  note?: string | undefined;
  before?: string | undefined;
  figure: string;
  after?: string | undefined;
}) {
  const paint = HARBOUR[useTheme().scheme];
  const pill = { backgroundColor: paint.label, borderRadius: 11, height: 22, paddingHorizontal: 8 } as const;
  const quiet = (words: string | undefined) =>
    words === undefined || words === '' ? null : (
      <Text fixed kind="tiny" color={paint.quiet} numberOfLines={1} style={{ flexShrink: 1 }}>
        {words}
      </Text>
    );
  return (
    <Box
      aria-hidden
      style={{
        position: 'absolute',
        top,
        left: 0,
        right: 0,
        flexDirection: 'row',
        justifyContent: 'space-between',
        gap: 6,
        pointerEvents: 'none',
      }}
    >
      <Row gap={5} style={[pill, { paddingLeft: 5, flexShrink: 1 }]}>
        <Icon name={icon} size={16} color={tint} />
        <Text
          fixed
          kind="tiny"
          color={paint.onLabel}
          style={{ fontFamily: FONTS.bodyExtra, fontSize: 13, lineHeight: 17 }}
        >
          {text}
        </Text>
        {quiet(note)}
      </Row>
      <Row gap={5} style={pill}>
        {quiet(before)}
        <Text fixed color={paint.onLabel} style={{ fontFamily: FONTS.displayBold, fontSize: 18, lineHeight: 22 }}>
          {figure}
        </Text>
        {quiet(after)}
      </Row>
    </Box>
  );
});

interface PiecesProps {
  readonly plan: HarbourPlan;
  readonly value: number;
  /** Where the marker stood before. */
  readonly ghost: number | null;
}

/** Whether a space lies between where the marker stood and where it stands. */
const isGone = (space: number, shown: number, ghost: number | null): boolean =>
  ghost !== null && space > shown && space <= ghost;

/** Points: a flag for each on a rope over the bay, the marker a banner. */
function Bunting({ plan, value, ghost }: PiecesProps) {
  const paint = HARBOUR[useTheme().scheme];
  const shown = useWalk(value);
  const { width, centre, rope, scale } = plan;
  const line = SPACES.map((space) => `L${centre(space)} ${rope(space)}`).join('');
  const banner = { width: Math.min(46, 32 * scale), height: 40 * scale };
  return (
    <>
      <Svg width={width} height={80 * scale} aria-hidden>
        <Path d={`M0 ${22 * scale}${line}L${width} ${22 * scale}`} fill="none" stroke={paint.rope} strokeWidth={2.5} />
        {SPACES.map((space) => (
          <Flag
            key={space}
            space={space}
            x={centre(space)}
            y={rope(space)}
            width={plan.cell - 3}
            height={25 * scale}
            look={space > 0 && space <= shown ? 'full' : isGone(space, shown, ghost) ? 'gone' : 'empty'}
          />
        ))}
      </Svg>
      <Spaces plan={plan} row="points" top={30 * scale} height={24 * scale} />
      <Marker x={centre(shown) - banner.width / 2} y={rope(shown) - 5}>
        <Svg width={banner.width} height={banner.height} aria-hidden>
          <Path
            d={`M1 1H${banner.width - 1}V${banner.height - 2}L${banner.width / 2} ${banner.height - 10}L1 ${banner.height - 2}Z`}
            fill={RED}
            stroke={GOLD}
            strokeWidth={2}
          />
        </Svg>
        <MarkerFigure value={shown} top={4 * scale} size={19} color="#fff6dc" />
      </Marker>
    </>
  );
}

/** One space, drawn anew only when it looks different: while a marker walks, most of the row stays as it is. */
const Flag = memo(function Flag({
  space,
  x,
  y,
  width,
  height,
  look,
}: {
  space: number;
  x: number;
  y: number;
  width: number;
  height: number;
  look: 'full' | 'gone' | 'empty';
}) {
  const paint = HARBOUR[useTheme().scheme];
  const cut = `M${x - width / 2} ${y}h${width}v${height}l${-width / 2} -6l${-width / 2} 6z`;
  return (
    <>
      <Path
        d={cut}
        fill={look === 'full' ? RED : look === 'gone' ? paint.gone : paint.empty}
        {...(look === 'gone' ? { stroke: '#ff9a8c', strokeWidth: 1.3, strokeDasharray: '3 2' } : {})}
      />
      <SpaceNumber x={x} y={y + height * 0.58} color={look === 'full' ? '#fff4dc' : paint.onEmpty}>
        {space}
      </SpaceNumber>
    </>
  );
});

const SpaceNumber = ({ x, y, color, children }: { x: number; y: number; color: string; children: number }) => (
  <SvgText x={x} y={y} fill={color} fontFamily={FONTS.bodyExtra} fontSize={12} textAnchor="middle">
    {children}
  </SvgText>
);

const BARREL = 'M-6 -16Q-9.5 -8 -6 0H6Q9.5 -8 6 -16Z';

/** A barrel whose foot stands in the middle below, `size` 1 is 16 high. */
const Barrel = ({ x, y, size, bright = false }: { x: number; y: number; size: number; bright?: boolean }) => (
  <>
    <Path d={BARREL} transform={`translate(${x} ${y}) scale(${size})`} fill={bright ? '#7db4f5' : '#5d9be6'} />
    <Path
      d="M-6 -16Q-9.5 -8 -6 0h3Q-5 -8 -3 -16Z"
      transform={`translate(${x} ${y}) scale(${size})`}
      fill="#ffffff"
      fillOpacity={0.3}
    />
    <Path
      d="M-7.400 -12.500H7.400M-7.400 -3.500H7.400"
      transform={`translate(${x} ${y}) scale(${size})`}
      stroke="#173a6b"
      strokeWidth={1.7}
      fill="none"
    />
  </>
);

/** Goods: a barrel for each on the quay, the marker under the last. */
function Quay({ plan, value, ghost }: PiecesProps) {
  const paint = HARBOUR[useTheme().scheme];
  const shown = useWalk(value);
  const { width, centre, cell, quay, scale } = plan;
  const top = 30 * scale;
  const tile = Math.min(34, 26 * scale);
  return (
    <>
      <Svg style={{ position: 'absolute', top: quay - top }} width={width} height={top + 28 * scale} aria-hidden>
        {SPACES.map((space) => (
          <QuaySpace
            key={space}
            space={space}
            x={centre(space)}
            y={top}
            width={cell - 2}
            scale={scale}
            look={
              space > 0 && space <= shown
                ? space === shown
                  ? 'last'
                  : 'full'
                : isGone(space, shown, ghost)
                  ? 'gone'
                  : 'empty'
            }
            paint={paint}
          />
        ))}
      </Svg>
      <Spaces plan={plan} row="goods" top={quay - 16 * scale} height={30 * scale} />
      <Marker x={centre(shown) - tile / 2} y={quay + 1}>
        <MarkerTile size={tile} color={BLUE} edge={GOLD} />
        <MarkerFigure value={shown} top={(tile - 24) / 2} size={17} color="#ffffff" />
      </Marker>
    </>
  );
}

const QuaySpace = memo(function QuaySpace({
  space,
  x,
  y,
  width,
  scale,
  look,
  paint,
}: {
  space: number;
  x: number;
  y: number;
  width: number;
  scale: number;
  look: 'full' | 'last' | 'gone' | 'empty';
  paint: (typeof HARBOUR)['dark'];
}) {
  const full = look === 'full' || look === 'last';
  return (
    <>
      <Rect
        x={x - width / 2}
        y={y + 4 * scale}
        width={width}
        height={20 * scale}
        rx={3}
        fill={full ? BLUE : look === 'gone' ? paint.goneCell : paint.cell}
        {...(look === 'gone' ? { stroke: '#9cc6ff', strokeDasharray: '3 2' } : {})}
      />
      <SpaceNumber x={x} y={y + 4 * scale + 10 * scale + 4.5} color={full ? '#ffffff' : paint.onCell}>
        {space}
      </SpaceNumber>
      {full ? <Barrel x={x} y={y + 2} size={(look === 'last' ? 1.6 : 1.22) * scale} bright={look === 'last'} /> : null}
    </>
  );
});

/** The Trader: a stall for each run of equal rates, the open one lit, the scales over the marker. */
function Market({ plan, value, ghost, rates }: PiecesProps & { rates: readonly Rate[] }) {
  const paint = HARBOUR[useTheme().scheme];
  const shown = useWalk(value);
  const { width, centre, cell, market, stalls, cells, scale } = plan;
  const tile = Math.min(34, 26 * scale);
  const depth = cells - stalls;
  return (
    <>
      <Svg style={{ position: 'absolute', top: market }} width={width} height={82 * scale} aria-hidden>
        {rateBands(rates).map(({ rate, from, to }) => (
          <Stall
            key={from}
            left={from * cell + 1}
            width={(to - from + 1) * cell - 2}
            top={stalls - market}
            depth={depth}
            rate={rateText(rate)}
            open={shown >= from && shown <= to}
            paint={paint}
          />
        ))}
        {SPACES.map((space) => (
          <MarketSpace
            key={space}
            space={space}
            x={centre(space)}
            y={cells - market}
            width={cell - 2}
            height={19 * scale}
            was={space === ghost && ghost !== shown}
            paint={paint}
          />
        ))}
      </Svg>
      <Marker x={centre(shown) - tile / 2} y={cells - 3}>
        <Box style={{ position: 'absolute', left: tile / 2 - 12 * scale, top: -20 * scale }}>
          <Icon name="scales" size={24 * scale} color="#ffe28a" />
        </Box>
        <MarkerTile size={tile} color={GOLD} edge="#7a5210" />
        <MarkerFigure value={shown} top={(tile - 24) / 2} size={17} color="#3a2205" />
      </Marker>
    </>
  );
}

const MarketSpace = memo(function MarketSpace({
  space,
  x,
  y,
  width,
  height,
  was,
  paint,
}: {
  space: number;
  x: number;
  y: number;
  width: number;
  height: number;
  was: boolean;
  paint: (typeof HARBOUR)['dark'];
}) {
  return (
    <>
      <Rect
        x={x - width / 2}
        y={y}
        width={width}
        height={height}
        rx={3}
        fill={paint.sign}
        {...(was ? { stroke: GOLD, strokeWidth: 1.5, strokeDasharray: '3 2' } : {})}
      />
      <SpaceNumber x={x} y={y + height / 2 + 4.5} color={paint.onSign}>
        {space}
      </SpaceNumber>
    </>
  );
});

const Stall = memo(function Stall({
  left,
  width,
  top,
  depth,
  rate,
  open,
  paint,
}: {
  left: number;
  width: number;
  top: number;
  depth: number;
  rate: string;
  open: boolean;
  paint: (typeof HARBOUR)['dark'];
}) {
  const count = Math.max(2, Math.round(width / 9.5));
  const strip = width / count;
  const drop = depth * 0.38;
  const strips = (odd: 0 | 1): string =>
    Array.from({ length: count }, (_, i) => i)
      .filter((i) => i % 2 === odd)
      .map((i) => `M${left + i * strip} ${top}h${strip}v${drop}a${strip / 2} ${strip / 2} 0 0 1 ${-strip} 0z`)
      .join('');
  const [first, second] = open ? ['#e0754a', '#fff0cc'] : paint.awning;
  const sign = Math.min(40, width - 2);
  const middle = left + width / 2;
  return (
    <>
      <Rect x={left + 1} y={top + drop} width={width - 2} height={depth - drop} fill={open ? '#7a4f24' : paint.stall} />
      <Path d={strips(0)} fill={first} />
      <Path d={strips(1)} fill={second} />
      <Path d={`M${left} ${top}h${width}`} stroke={open ? '#ffe0a0' : paint.beam} strokeWidth={2} />
      <Rect
        x={middle - sign / 2}
        y={top - 5}
        width={sign}
        height={19}
        rx={5}
        fill={open ? '#ffe9b8' : paint.sign}
        stroke={open ? '#8a5a12' : paint.beam}
        strokeWidth={1.3}
      />
      <SvgText
        x={middle}
        y={top + 9.5}
        fill={open ? '#4a2a08' : paint.onSign}
        fontFamily={FONTS.displayBold}
        fontSize={sign < 30 ? 12 : 14}
        textAnchor="middle"
      >
        {rate}
      </SvgText>
    </>
  );
});

const MarkerTile = ({ size, color, edge }: { size: number; color: string; edge: string }) => (
  <Box
    style={{
      width: size,
      height: size,
      borderRadius: 6,
      backgroundColor: color,
      borderWidth: 2,
      borderColor: edge,
      boxShadow: '0 2px 6px rgba(0, 0, 0, 0.4)',
    }}
  />
);

const MarkerFigure = ({ value, top, size, color }: { value: number; top: number; size: number; color: string }) => (
  <Box style={{ position: 'absolute', top, left: 0, right: 0, alignItems: 'center' }}>
    <Text fixed color={color} style={{ fontFamily: FONTS.displayBold, fontSize: size, lineHeight: 24 }}>
      {value}
    </Text>
  </Box>
);

/** A marker, which walks from space to space. */
function Marker({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  const tempo = useTempo();
  const ms = tempo(MS.step);
  const left = useSharedValue(x);
  const top = useSharedValue(y);
  useEffect(() => {
    left.set(ms === 0 ? x : withTiming(x, { duration: ms }));
    top.set(ms === 0 ? y : withTiming(y, { duration: ms }));
  }, [x, y, ms, left, top]);
  const pose = useAnimatedStyle(() => ({ transform: [{ translateX: left.get() }, { translateY: top.get() }] }));
  return <Animated.View style={[{ position: 'absolute', left: 0, top: 0 }, pose]}>{children}</Animated.View>;
}

/** The places of a row that pieces leave from. */
const Spaces = memo(function Spaces({
  plan: { cell },
  row,
  top,
  height,
}: {
  plan: HarbourPlan;
  row: RowName;
  top: number;
  height: number;
}) {
  return SPACES.map((space) => (
    <Anchor
      key={space}
      name={place.space(row, space)}
      style={{ position: 'absolute', left: space * cell, top, width: cell, height }}
    />
  ));
}, sameSpaces);

function sameSpaces(a: { plan: HarbourPlan; top: number }, b: { plan: HarbourPlan; top: number }): boolean {
  return a.plan.cell === b.plan.cell && a.top === b.top;
}
