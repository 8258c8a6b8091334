import type { Seat } from '@antilles/engine';
import { useEffect, useState, type ReactNode } from 'react';
import type { ViewStyle } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withDelay, withTiming } from 'react-native-reanimated';
import { Vignette } from '@/ui/art/Vignette';
import { Box } from '@/ui/Box';
import { CountUp } from '@/ui/CountUp';
import { Anchor } from '@/ui/flights/Anchor';
import { useInAir } from '@/ui/flights/useFlights';
import { Icon } from '@/ui/icons/Icon';
import type { IconName } from '@/ui/icons/drawing';
import { EASE, useTempo } from '@/ui/motion';
import { Text } from '@/ui/Text';
import { FONTS, useTheme } from '@/ui/theme';
import { BUILDINGS, type BuildingId } from '../rules/buildings';
import { GOODS, type Good, type Tile } from '../rules/goods';
import {
  buildingIcon,
  buildingPaint,
  buildingPicture,
  cratesOf,
  place,
  tileIcon,
  tilePaint,
  tilePicture,
  type Paint,
} from './art';
import { Crumbling, useSpoiled } from './Spoiling';
import { Circle, Path, Svg } from '@/ui/svg';

/** A good as a small square in its colour; `ghost` for one that is about to lie there. */
export function GoodMark({ tile, size = 20, ghost = false }: { tile: Tile; size?: number; ghost?: boolean }) {
  const { ground, ink } = tilePaint(tile);
  return (
    <Box
      {...(ghost ? {} : { dataSet: { piece: `good ${tile}` } })}
      style={{
        width: size,
        height: size,
        borderRadius: size * 0.24,
        backgroundColor: ground,
        borderWidth: ghost ? 1.5 : 1,
        borderStyle: ghost ? 'dashed' : 'solid',
        borderColor: ghost ? '#ffffff' : 'rgba(42, 21, 8, 0.55)',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {size < 9 ? null : <Icon name={tileIcon(tile)} size={size * 0.74} color={ink} />}
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
  holds = true,
}: {
  goods: Readonly<Record<Good, number>>;
  seat?: Seat | undefined;
  /** Whether goods leave from here: on a stage they lie on the quay. */
  holds?: boolean;
  size?: number;
  color?: string;
  empty?: string;
}) {
  const spoiled = useSpoiled(seat);
  const held = GOODS.filter((good) => goods[good] > 0 || (spoiled?.[good] ?? 0) > 0);
  // A kind that comes later begins at nothing, and counts as its pieces land.
  const [old] = useState(() => new Set(held));
  const look = { kind: size > 22 ? 'strong' : 'small', color, style: { fontFamily: FONTS.bodyExtra } } as const;
  return (
    <Box
      style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: size < 18 ? 4 : 7, rowGap: 2 }}
    >
      {held.length === 0 && empty !== undefined ? (
        <Text kind="small" color={color === 'text' ? 'muted' : color}>
          {empty}
        </Text>
      ) : null}
      {held.map((good) => {
        const style = { flexDirection: 'row', alignItems: 'center', gap: 2 } as const;
        const mark = <GoodMark tile={good} size={size} />;
        if (seat === undefined) {
          return (
            <Box key={good} style={style}>
              {mark}
              <Text {...look}>{goods[good]}</Text>
            </Box>
          );
        }
        const here = cratesOf(seat, good, goods[good]);
        return (
          <Heap
            key={good}
            of={here}
            holds={holds}
            style={style}
            figure={<CountUp {...look} value={goods[good]} landsAt={here} from={old.has(good) ? undefined : 0} />}
          >
            {spoiled === null || spoiled[good] === 0 ? (
              mark
            ) : (
              <Box>
                {goods[good] > 0 ? mark : null}
                <Box style={goods[good] > 0 ? { position: 'absolute' } : null}>
                  <Crumbling>{mark}</Crumbling>
                </Box>
              </Box>
            )}
          </Heap>
        );
      })}
    </Box>
  );
}

/** One mark for all goods of a kind: the place of each of them. Not seen until the first of them has landed. */
function Heap({
  of,
  holds,
  style,
  figure,
  children,
}: {
  of: readonly string[];
  holds: boolean;
  style: ViewStyle;
  figure: ReactNode;
  children: ReactNode;
}) {
  const coming = useInAir(of);
  const none = of.length > 0 && coming >= of.length;
  return (
    <Box {...{ dataSet: { heap: 'goods' } }} style={[style, none ? { opacity: 0 } : null]}>
      {holds ? <Anchor name={of}>{children}</Anchor> : children}
      {figure}
    </Box>
  );
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
    color: '#3b2506',
    style: { fontFamily: FONTS.bodyExtra, fontSize: size * 0.56, lineHeight: size * 0.8 },
  } as const;
  return (
    <Box
      style={{
        minWidth: size,
        height: size,
        borderRadius: size / 2,
        backgroundColor: '#f4c54a',
        borderWidth: Math.max(1.2, size * 0.07),
        borderColor: '#a8741c',
        alignItems: 'center',
        justifyContent: 'center',
        paddingHorizontal: 2,
        opacity: dim ? 0.6 : 1,
        boxShadow: `inset 0 ${size * 0.05}px 0 rgba(255, 240, 190, 0.9)`,
      }}
    >
      {typeof amount === 'number' && landsAt !== undefined ? (
        <CountUp {...look} value={amount} landsAt={landsAt} leavesFrom={landsAt} />
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
        <Svg width={size} height={size} viewBox="0 0 26 26">
          <Path d="M13 1L24 7V19L13 25L2 19V7Z" fill="#b8342a" stroke="#7c1a12" strokeWidth={1.2} />
          <Path d="M13 3.4L22 8.3" stroke="#ffb3a0" strokeWidth={1.3} />
        </Svg>
      </Box>
      {typeof amount === 'number' && landsAt !== undefined ? (
        <CountUp {...look} value={amount} landsAt={landsAt} leavesFrom={landsAt} />
      ) : (
        <Text {...look}>{amount}</Text>
      )}
    </Box>
  );
}

const MEEPLE =
  'M8 2.6a2.1 2.1 0 0 1 1.9 3l2.9 1.3c.9.5.5 1.9-.5 1.8l-1.6-.2 1.7 3.7c.2.5-.1 1-.7 1H9.3L8 11.2l-1.3 2H4.3c-.6 0-.9-.5-.7-1l1.7-3.7-1.6.2c-1 .1-1.4-1.3-.5-1.8l2.9-1.3a2.1 2.1 0 0 1 1.9-3z';

/** A circle on a tile: a cream disc with a meeple, or a dashed ring that waits for one. */
export function ColonistDot({ on, size = 15 }: { on: boolean; size?: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 16 16">
      {on ? (
        <>
          <Circle cx={8} cy={8} r={7.4} fill="#fff6e0" stroke="#3b2412" strokeWidth={1.1} />
          <Path d={MEEPLE} fill="#7a4420" />
        </>
      ) : (
        <Circle
          cx={8}
          cy={8}
          r={6.2}
          fill="#0e1810"
          fillOpacity={0.62}
          stroke="#fff"
          strokeWidth={1.7}
          strokeDasharray="2.4 1.5"
        />
      )}
    </Svg>
  );
}

/** A building under this width also wears its sign: a roof alone is not told apart at that size. */
const NAMED = 70;

interface PieceSize {
  readonly width: number;
  readonly height: number;
  /** Written on it where there is room. */
  readonly name?: string | undefined;
}

/** A plantation or a quarry: its picture, a band in its colour, and its circle. */
export const TilePiece = ({ tile, manned, ...size }: PieceSize & { tile: Tile; manned: number | null }) => (
  <Piece {...size} picture={tilePicture(tile)} icon={tileIcon(tile)} paint={tilePaint(tile)} badge={false}>
    {manned === null ? null : <Circles filled={manned} of={1} {...size} />}
  </Piece>
);

export const BuildingPiece = ({
  building,
  colonists,
  circles,
  ...size
}: PieceSize & { building: BuildingId; colonists: number; circles: number }) => (
  <Piece
    {...size}
    picture={buildingPicture(building)}
    icon={badgeOf(building)}
    paint={buildingPaint(building)}
    badge={size.width < NAMED}
  >
    <Circles filled={colonists} of={circles} {...size} />
  </Piece>
);

/** What a building is told apart by: the good it makes, or its own sign. */
export function badgeOf(building: BuildingId): IconName {
  const { makes } = BUILDINGS[building];
  const good = makes === null ? undefined : GOODS[makes];
  return good === undefined ? buildingIcon(building) : tileIcon(good);
}

function Piece({
  picture,
  icon,
  paint: { ground, ink },
  badge,
  width,
  height,
  name,
  children,
}: PieceSize & { picture: number; icon: IconName; paint: Paint; badge: boolean; children: ReactNode }) {
  const { contrast } = useTheme();
  const big = width >= NAMED;
  return (
    <Box
      {...{ dataSet: { piece: icon } }}
      style={{
        width,
        height,
        borderRadius: big ? 10 : 7,
        backgroundColor: ground,
        overflow: 'hidden',
        boxShadow: contrast
          ? '0 0 0 2px #000, 0 0 0 3px #fff'
          : '0 1px 3px rgba(0, 0, 0, 0.4), 0 0 0 1px rgba(255, 250, 225, 0.6)',
      }}
    >
      {/* A little up and to the left: the colonist does not stand on the crop. */}
      <Box style={{ position: 'absolute', left: big ? 0 : -8, top: big ? 0 : -6 }}>
        <Vignette picture={picture} width={width + (big ? 0 : 10)} height={height + (big ? 0 : 8)}>
          <Box style={{ flex: 1, alignItems: 'center', justifyContent: 'center', backgroundColor: ground }}>
            <Icon name={icon} size={Math.min(width, height) * 0.56} color={ink} />
          </Box>
        </Vignette>
      </Box>
      <Box
        style={{ position: 'absolute', left: 0, right: 0, bottom: 0, height: big ? 6 : 4, backgroundColor: ground }}
      />
      {name !== undefined ? (
        <Box
          style={{
            position: 'absolute',
            left: 4,
            top: 4,
            maxWidth: width - 8,
            backgroundColor: 'rgba(255, 253, 244, 0.93)',
            borderRadius: 7,
            paddingHorizontal: 5,
          }}
        >
          <Text
            fixed
            numberOfLines={2}
            color="#17301f"
            style={{ fontFamily: FONTS.bodyExtra, fontSize: 12, lineHeight: 15 }}
          >
            {name}
          </Text>
        </Box>
      ) : badge ? (
        <Badge icon={icon} paint={{ ground, ink }} />
      ) : null}
      {children}
    </Box>
  );
}

/** A small sign on a picture. */
function Badge({ icon, paint: { ground, ink } }: { icon: IconName; paint: Paint }) {
  return (
    <Box
      style={{
        position: 'absolute',
        left: 2,
        top: 2,
        width: 17,
        height: 17,
        borderRadius: 5,
        backgroundColor: ground,
        borderWidth: 1,
        borderColor: 'rgba(255, 255, 255, 0.85)',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Icon name={icon} size={12.5} color={ink} />
    </Box>
  );
}

function Circles({ filled, of, width, height }: { filled: number; of: number; width: number; height: number }) {
  const size = Math.min(width >= NAMED ? 22 : 16, Math.floor((width - 4) / of) - 1, height * 0.5);
  return (
    <Box style={{ position: 'absolute', right: 2, bottom: width >= NAMED ? 8 : 3, flexDirection: 'row', gap: 1 }}>
      {Array.from({ length: of }, (_, i) => (
        <ColonistDot key={i} on={i < filled} size={size} />
      ))}
    </Box>
  );
}

/** Comes up out of the ground, in its turn. */
export function Rising({ after, children }: { after: number; children: ReactNode }) {
  const tempo = useTempo();
  const [ms, wait] = [tempo(420), tempo(after)];
  const up = useSharedValue(ms > 0 ? 0 : 1);
  useEffect(() => {
    if (ms > 0) up.set(withDelay(wait, withTiming(1, { duration: ms, easing: EASE.out })));
  }, [ms, wait, up]);
  const style = useAnimatedStyle(() => ({
    opacity: up.get(),
    transform: [{ translateY: (1 - up.get()) * 18 }, { scaleY: 0.4 + 0.6 * up.get() }],
  }));
  return <Animated.View style={style}>{children}</Animated.View>;
}

/** Free ground: the landscape shows through. */
export const EmptySpace = ({ width, height }: { width: number; height: number }) => (
  <Box
    style={{
      width,
      height,
      borderRadius: width >= NAMED ? 10 : 7,
      borderWidth: 1.5,
      borderColor: 'rgba(255, 250, 225, 0.5)',
      backgroundColor: 'rgba(255, 250, 220, 0.1)',
    }}
  />
);
