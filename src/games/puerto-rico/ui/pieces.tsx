import type { Seat } from '@antilles/engine';
import { useEffect, useState, type ReactNode } from 'react';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { Box } from '@/ui/Box';
import { CountUp } from '@/ui/CountUp';
import { Anchor } from '@/ui/flights/Anchor';
import { Icon } from '@/ui/icons/Icon';
import { EASE, useTempo } from '@/ui/motion';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, useColors } from '@/ui/theme';
import type { BuildingId } from '../rules/buildings';
import { CITY_SPACES, ISLAND_SPACES } from '../rules/supplies';
import type { Good, Tile } from '../rules/goods';
import type { PlayerView } from '../rules/view';
import { buildingIcon, buildingPaint, goodsHeld, place, tileIcon, tilePaint } from './art';
import { Circle, Path, Svg } from '@/ui/svg';

/** A good as a small square in its colour; `ghost` for one that is about to lie there. */
export function GoodMark({ tile, size = 20, ghost = false }: { tile: Tile; size?: number; ghost?: boolean }) {
  const { ground, ink } = tilePaint(tile);
  return (
    <Box
      style={{
        width: size,
        height: size,
        borderRadius: size * 0.26,
        backgroundColor: ground,
        borderWidth: ghost ? 2 : 1,
        borderStyle: ghost ? 'dashed' : 'solid',
        borderColor: ghost ? '#ffffff' : 'rgba(0, 0, 0, 0.35)',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {size < 14 ? null : <Icon name={tileIcon(tile)} size={size * 0.72} color={ink} />}
    </Box>
  );
}

/** "corn 3  indigo 2", as squares with figures. With a `seat` it is the place where that seat's goods come and go. */
export function GoodsLine({
  goods,
  seat,
  size = 20,
  color = 'text',
  empty,
}: {
  goods: Readonly<Record<Good, number>>;
  seat?: Seat | undefined;
  size?: number;
  color?: string;
  empty?: string;
}) {
  const held = goodsHeld(goods);
  // A kind that comes later begins at nothing, and counts as its pieces land.
  const [old] = useState(() => new Set(held));
  const look = { kind: size > 22 ? 'strong' : 'small', color, style: { fontFamily: FONTS.bodyBold } } as const;
  const line = (
    <Box
      style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: size < 16 ? 4 : 7, rowGap: 2 }}
    >
      {held.length === 0 && empty !== undefined ? (
        <Text kind="small" color="muted">
          {empty}
        </Text>
      ) : null}
      {held.map((good) => {
        const style = { flexDirection: 'row', alignItems: 'center', gap: size < 16 ? 2 : 3 } as const;
        const mark = <GoodMark tile={good} size={size} />;
        if (seat === undefined) {
          return (
            <Box key={good} style={style}>
              {mark}
              <Text {...look}>{goods[good]}</Text>
            </Box>
          );
        }
        const here = place.goods(seat, good);
        return (
          <Anchor key={good} name={here} style={style}>
            {mark}
            <CountUp {...look} value={goods[good]} landsAt={here} from={old.has(good) ? undefined : 0} />
          </Anchor>
        );
      })}
    </Box>
  );
  return seat === undefined ? line : <Anchor name={place.hold(seat)}>{line}</Anchor>;
}

/** Somebody's doubloons: counts as coins land. */
export const CoinsOf = ({ seat, amount, size }: { seat: Seat; amount: number; size: number }) => (
  <Anchor name={place.coins(seat)}>
    <Coin amount={amount} size={size} landsAt={place.coins(seat)} />
  </Anchor>
);

export function Coin({
  amount,
  size = 24,
  dim = false,
  landsAt,
}: {
  amount: number | string;
  size?: number;
  dim?: boolean;
  landsAt?: string;
}) {
  const look = {
    fixed: true,
    color: '#2c1f06',
    style: { fontFamily: FONTS.bodyExtra, fontSize: size * 0.56, lineHeight: size * 0.8 },
  } as const;
  return (
    <Box
      style={{
        minWidth: size,
        height: size,
        borderRadius: size / 2,
        backgroundColor: '#e0b14e',
        borderWidth: 1.5,
        borderColor: '#8a6216',
        alignItems: 'center',
        justifyContent: 'center',
        paddingHorizontal: 2,
        opacity: dim ? 0.55 : 1,
      }}
    >
      {typeof amount === 'number' && landsAt !== undefined ? (
        <CountUp {...look} value={amount} landsAt={landsAt} />
      ) : (
        <Text {...look}>{amount}</Text>
      )}
    </Box>
  );
}

/** Victory points, on a red hexagon. */
export function Points({ amount, size = 28, landsAt }: { amount: number | string; size?: number; landsAt?: string }) {
  const look = {
    fixed: true,
    color: '#ffffff',
    style: { fontFamily: FONTS.bodyExtra, fontSize: size * 0.44, lineHeight: size * 0.6 },
  } as const;
  return (
    <Box style={{ width: size, height: size, alignItems: 'center', justifyContent: 'center' }}>
      <Box style={{ position: 'absolute' }}>
        <Svg width={size} height={size} viewBox="0 0 24 24">
          <Path d="M12 1l9.8 5.5v11L12 23l-9.8-5.5v-11z" fill="#b23a2c" stroke="#6d1c14" strokeWidth={1.4} />
        </Svg>
      </Box>
      {typeof amount === 'number' && landsAt !== undefined ? (
        <CountUp {...look} value={amount} landsAt={landsAt} />
      ) : (
        <Text {...look}>{amount}</Text>
      )}
    </Box>
  );
}

/** A circle on a tile: with a colonist, or an empty ring through which the tile is seen. */
export function ColonistDot({ on, size = 13 }: { on: boolean; size?: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24">
      {on ? (
        <>
          <Circle cx={12} cy={12} r={10.5} fill="#3a2606" stroke="#3a2606" strokeWidth={2.4} />
          <Circle cx={12} cy={12} r={9.4} fill="#e6b450" />
          <Circle cx={12} cy={9} r={3.3} fill="#3a2606" />
          <Path d="M5.6 17.8c.6-3.5 3.2-5 6.4-5s5.800 1.500 6.400 5a9.400 9.400 0 01-12.800 0z" fill="#3a2606" />
        </>
      ) : (
        <>
          <Circle cx={12} cy={12} r={9.6} fill="none" stroke="#1c1206" strokeWidth={4.6} />
          <Circle cx={12} cy={12} r={9.6} fill="none" stroke="#fff6e0" strokeWidth={2.2} />
        </>
      )}
    </Svg>
  );
}

export function TilePiece({
  tile,
  manned,
  width,
  height,
}: {
  tile: Tile;
  manned: number;
  width: number;
  height: number;
}) {
  const { ground, ink } = tilePaint(tile);
  return (
    <Piece ground={ground} width={width} height={height}>
      <Icon name={tileIcon(tile)} size={Math.min(width, height) * 0.56} color={ink} />
      <Circles filled={manned} of={1} width={width} />
    </Piece>
  );
}

export function BuildingPiece({
  building,
  colonists,
  circles,
  width,
  height,
  name,
}: {
  building: BuildingId;
  colonists: number;
  circles: number;
  width: number;
  height: number;
  /** Written on it where there is room. */
  name?: string | undefined;
}) {
  const { ground, ink } = buildingPaint(building);
  return (
    <Piece ground={ground} width={width} height={height}>
      {name === undefined ? null : (
        <Text
          fixed
          numberOfLines={height >= 60 ? 2 : 1}
          color={ink}
          style={{ fontFamily: FONTS.bodyBold, fontSize: 11.5, lineHeight: 14 }}
        >
          {name}
        </Text>
      )}
      <Icon
        name={buildingIcon(building)}
        size={Math.min(width, height) * (name === undefined ? 0.56 : 0.46)}
        color={ink}
      />
      <Circles filled={colonists} of={circles} width={width} />
    </Piece>
  );
}

function Piece({
  ground,
  width,
  height,
  children,
}: {
  ground: string;
  width: number;
  height: number;
  children: ReactNode;
}) {
  return (
    <Box
      style={{
        width,
        height,
        borderRadius: RADIUS.small,
        backgroundColor: ground,
        borderWidth: 1,
        borderColor: 'rgba(0, 0, 0, 0.35)',
        padding: 3,
        overflow: 'hidden',
      }}
    >
      {children}
    </Box>
  );
}

function Circles({ filled, of, width }: { filled: number; of: number; width: number }) {
  const size = Math.min(13, Math.floor((width - 6) / of) - 1);
  return (
    <Box style={{ position: 'absolute', right: 2, bottom: 2, flexDirection: 'row', gap: 1 }}>
      {Array.from({ length: of }, (_, i) => (
        <ColonistDot key={i} on={i < filled} size={size} />
      ))}
    </Box>
  );
}

/** A building that has just been built comes up out of the ground. */
export const Rising = ({ rises, children }: { rises: boolean; children: ReactNode }) =>
  rises ? <RisingNow>{children}</RisingNow> : children;

function RisingNow({ children }: { children: ReactNode }) {
  const tempo = useTempo();
  const ms = tempo(420);
  const up = useSharedValue(ms > 0 ? 0 : 1);
  useEffect(() => {
    if (ms > 0) up.set(withTiming(1, { duration: ms, easing: EASE.out }));
  }, [ms, up]);
  const style = useAnimatedStyle(() => ({
    opacity: up.get(),
    transform: [{ translateY: (1 - up.get()) * 18 }, { scaleY: 0.4 + 0.6 * up.get() }],
  }));
  return <Animated.View style={style}>{children}</Animated.View>;
}

export function EmptySpace({ width, height }: { width: number; height: number }) {
  const { line } = useColors();
  return (
    <Box
      style={{ width, height, borderRadius: RADIUS.small, borderWidth: 1, borderStyle: 'dashed', borderColor: line }}
    />
  );
}

/** How many empty spaces to draw after what stands there: large buildings take two. */
export const freeIn = (player: PlayerView): { readonly island: number; readonly city: number } => ({
  island: ISLAND_SPACES - player.island.length,
  city: CITY_SPACES - player.citySpaces,
});
