import type { Seat } from '@antilles/engine';
import { memo, type ReactNode } from 'react';
import { ScrollView, StyleSheet } from 'react-native';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker } from '@/text';
import { Vignette } from '@/ui/art/Vignette';
import { Box, Row } from '@/ui/Box';
import { Anchor } from '@/ui/flights/Anchor';
import { Landing } from '@/ui/flights/Landing';
import { useInAir } from '@/ui/flights/useFlights';
import { Gradient } from '@/ui/Gradient';
import { G, Path, Rect, Svg } from '@/ui/svg';
import { TapOver } from '@/ui/TapOver';
import { Text } from '@/ui/Text';
import { FONTS, useColors, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { Event } from '../rules/events';
import { GOODS, type Good } from '../rules/goods';
import { HOUSE_SPACES } from '../rules/supplies';
import type { PlayerView, View } from '../rules/view';
import { cratesOf, MARKET_PICTURE, place, slotsOf, tilePicture } from './art';
import { Carrier } from './Carrying';
import { skyAt } from './day';
import { shipLabel, Stall } from './Harbour';
import { Fountain, oval } from './LandPicture';
import type { Loading } from './offers';
import { Home, Left } from './Offer';
import { usePictureSize } from './Options';
import { ColonistDot, GoodMark, TilePiece } from './pieces';
import { CargoShip, clearingOf, type Clearing } from './Ship';
import { hullOf } from './shipGeometry';
import { Crumbling, useSpoiled } from './Spoiling';

/** A dark slip of paper that makes words readable on bright water. */
function Slip({ title, line }: { title: string; line: string }) {
  return (
    <Box
      style={{
        alignItems: 'flex-end',
        borderRadius: 12,
        paddingHorizontal: 11,
        paddingVertical: 4,
        backgroundColor: 'rgba(8, 36, 32, 0.8)',
      }}
    >
      <Text fixed color="#f7f2e2" style={{ fontFamily: FONTS.displayBold, fontSize: 16, lineHeight: 19 }}>
        {title}
      </Text>
      <Text fixed color="#e6f4ea" style={{ fontFamily: FONTS.bodyBold, fontSize: 13, lineHeight: 16 }}>
        {line}
      </Text>
    </Box>
  );
}

/** The captain's stage: the cargo ships, large, on the bay, with what the picked loading would add. */
export function Bay({
  view,
  event,
  loading,
  width,
  height,
  shore,
  hour,
  purse,
}: {
  view: View;
  event: Event | null;
  loading: Loading | null;
  width: number;
  height: number;
  /** How far below its upper edge the water begins. */
  shore: number;
  hour: number;
  /** Over the water, where the land is out of sight. */
  purse: ReactNode;
}) {
  const words = useSpeaker('puerto-rico', []);
  const { scheme, contrast } = useTheme();
  const { water } = skyAt(scheme, hour);
  const clearing = clearingOf(event);
  const each = height / view.ships.length;
  const longest = Math.max(...view.ships.map(({ capacity }) => capacity));
  const unit = Math.min(26, (each + 8) / 4.9, (width - 150) / (longest * 1.16 + 2.2));
  return (
    <Box style={{ height, marginHorizontal: -12, overflow: 'hidden' }}>
      {contrast ? null : (
        <Gradient
          stops={[
            { at: 0, color: water },
            { at: 0.45, color: scheme === 'dark' ? '#2f7a7c' : '#6fbccb' },
            { at: 1, color: scheme === 'dark' ? '#123f3c' : '#4f9fb0' },
          ]}
          style={{ left: 0, right: 0, top: shore, bottom: 0 }}
        />
      )}
      <Ripples width={width + 24} height={height} shore={shore} />
      <Anchor name={place.sea} style={{ position: 'absolute', right: 0, top: height / 2, width: 2, height: 2 }} />
      <Box style={{ position: 'absolute', right: 12, top: 2, zIndex: 1 }}>{purse}</Box>
      {view.ships.map((ship, i) => {
        const ghost = loading?.ship === i ? loading : null;
        const kind = ship.good ?? ghost?.good ?? null;
        const hull = hullOf(ship.capacity, unit, 1);
        return (
          <Row
            key={ship.capacity}
            accessible
            role="img"
            aria-label={shipLabel(words, ship)}
            style={{
              position: 'absolute',
              left: 22 + (i % 2) * 24,
              right: 22,
              top: i * each + (each - hull.height) / 2 - 2,
              height: hull.height,
            }}
          >
            <CargoShip
              ship={ship}
              index={i}
              unit={unit}
              rows={1}
              ghost={ghost}
              clearing={clearing?.ship === i ? clearing : null}
              way={width}
            />
            <Box style={{ marginLeft: 'auto', alignSelf: 'flex-end', marginBottom: 4 }}>
              <ShipSlip
                ship={ship}
                index={i}
                ghost={ghost}
                kind={kind}
                sails={clearing?.ship === i ? clearing : null}
              />
            </Box>
          </Row>
        );
      })}
    </Box>
  );
}

function ShipSlip({
  ship: { capacity, count },
  index,
  ghost,
  kind,
  sails,
}: {
  ship: View['ships'][number];
  index: number;
  ghost: Loading | null;
  kind: Good | null;
  sails: Clearing | null;
}) {
  const words = useSpeaker('puerto-rico', []);
  const landed = count - useInAir(slotsOf(index, count));
  if (sails !== null)
    return <Slip title={words.word(`ui.good.${sails.good}`)} line={words.word('moment.sails', { capacity })} />;
  return (
    <Slip
      title={kind === null ? words.word('ui.emptyShip') : words.word(`ui.good.${kind}`)}
      line={
        ghost !== null
          ? words.word('ui.afterLoad', { count: count + ghost.count, capacity })
          : kind === null
            ? words.word('ui.shipTakes')
            : landed >= capacity
              ? words.word('ui.fullShip')
              : words.word('ui.spaces', { count: capacity - landed })
      }
    />
  );
}

const Ripples = memo(function Ripples({ width, height, shore }: { width: number; height: number; shore: number }) {
  const d = Array.from(
    { length: 22 },
    (_, i) => `M${(i * 97) % width} ${shore + 12 + ((i * 53) % (height - shore - 20))}q7 -3.5 14 0t14 0`,
  );
  return (
    <Svg width={width} height={height} style={{ position: 'absolute' }}>
      <Path d={d.join('')} fill="none" stroke="#fff" strokeWidth={1.3} strokeOpacity={0.22} />
    </Svg>
  );
});

/** What a stage stands on, below the picture: planks, a counter, a field. What does not fit scrolls. */
export function Ground({
  kind,
  height,
  children,
}: {
  kind: 'quay' | 'field' | 'plaza' | 'plain';
  height: number | null;
  children: ReactNode;
}) {
  const { scheme, contrast } = useTheme();
  const dark = scheme === 'dark';
  const paint = {
    quay: dark ? ['#7a4c2d', '#3f2615'] : ['#c58f5e', '#a97445'],
    field: dark ? ['#3f7f4a', '#245432'] : ['#8cc47e', '#6fb06a'],
    plaza: dark ? ['#b98f62', '#8f6c48'] : ['#e2c196', '#d0a877'],
    plain: null,
  }[kind];
  return (
    <Box style={{ marginHorizontal: -12, ...(height === null ? {} : { height }) }}>
      {paint === null || contrast ? null : (
        <>
          <Gradient
            stops={[
              { at: 0, color: paint[0] ?? '' },
              { at: 1, color: paint[1] ?? '' },
            ]}
          />
          <Grain kind={kind} />
        </>
      )}
      <ScrollView
        style={{ flexGrow: height === null ? 0 : 1 }}
        contentContainerStyle={{
          paddingHorizontal: 12,
          paddingTop: 11,
          paddingBottom: 8,
          gap: 6,
          ...(height === null ? {} : { minHeight: height }),
        }}
        showsVerticalScrollIndicator={false}
      >
        {children}
      </ScrollView>
    </Box>
  );
}

const PLANKS = Array.from({ length: 12 }, (_, i) => `M${i * 36 - 10} 0L${i * 44 - 60} 240`).join('');
const FURROWS = [30, 74, 118, 162, 206].map((y) => `M0 ${y}Q100 ${y - 12} 195 ${y}T400 ${y}`).join('');

/** Lines in the ground. */
const Grain = memo(function Grain({ kind }: { kind: 'quay' | 'field' | 'plaza' | 'plain' }) {
  return (
    <Svg width="100%" height="100%" viewBox="0 0 400 240" preserveAspectRatio="none" style={StyleSheet.absoluteFill}>
      {kind === 'quay' ? (
        <>
          <Path d={PLANKS} stroke="#2b1709" strokeOpacity={0.35} strokeWidth={1.2} fill="none" />
          <Rect x={0} y={0} width={400} height={5} fill="#e9b878" fillOpacity={0.75} />
        </>
      ) : kind === 'field' ? (
        <Path d={FURROWS} stroke="#1d4426" strokeOpacity={0.4} strokeWidth={2.4} fill="none" />
      ) : (
        <Path
          d={`${oval(200, 120, 190, 100)}${oval(200, 120, 130, 66)}${oval(200, 120, 72, 34)}`}
          stroke="#fff3d8"
          strokeOpacity={0.4}
          strokeWidth={1.6}
          fill="none"
        />
      )}
    </Svg>
  );
});

/** One's goods on the planks while others load, or while nobody is asked: they hop aboard from here. */
export function QuayGoods({ seat, player }: { seat: Seat; player: PlayerView }) {
  const words = useSpeaker('puerto-rico', []);
  const spoiled = useSpoiled(seat);
  const shown = GOODS.filter((good) => player.goods[good] > 0 || (spoiled?.[good] ?? 0) > 0);
  const on = '#fdf0da';
  return (
    <Box style={{ gap: 8, flexGrow: 1, justifyContent: 'center' }}>
      <Row style={{ flexWrap: 'wrap', gap: 14, justifyContent: 'center', minHeight: 40 }}>
        {shown.map((good) => (
          <Row key={good} gap={3}>
            {Array.from({ length: Math.min(6, player.goods[good]) }, (_, i) => (
              // What does not fit lies under the last one.
              <Landing
                key={i}
                at={i < 5 ? place.crate(seat, good, i) : cratesOf(seat, good, player.goods[good]).slice(i)}
              >
                <GoodMark tile={good} size={32} />
              </Landing>
            ))}
            {player.goods[good] > 6 ? (
              <Text kind="strong" color={on}>
                {`×${player.goods[good]}`}
              </Text>
            ) : null}
            {Array.from({ length: Math.min(6, spoiled?.[good] ?? 0) }, (_, i) => (
              <Crumbling key={`lost-${i}`}>
                <GoodMark tile={good} size={32} />
              </Crumbling>
            ))}
          </Row>
        ))}
        {shown.length === 0 ? (
          <Text kind="small" color={on}>
            {words.word('ui.noGoods')}
          </Text>
        ) : null}
      </Row>
    </Box>
  );
}

/** The trader's stage: the four arches of the trading house, and what every good is worth. */
export function Hall({ view, width, height }: { view: View; width: number; height: number }) {
  const words = useSpeaker('puerto-rico', []);
  const { scheme } = useTheme();
  const arch = Math.min(72, (height - 66) / 1.4, (width - 60) / 4.6);
  const wall = Math.min(width, arch * 4 + 100);
  return (
    <Box
      accessible
      role="img"
      aria-label={words.word('ui.houseHas', {
        goods:
          view.house.length === 0
            ? words.word('ui.nothing')
            : words.list(view.house.map((good) => words.word(`good.${good}`))),
      })}
      style={{ height, alignItems: 'center', justifyContent: 'flex-end', overflow: 'hidden' }}
    >
      <Svg width={wall} height={height} viewBox={`0 0 ${wall} ${height}`} style={{ position: 'absolute', bottom: 0 }}>
        <Rect x={10} y={34} width={wall - 20} height={height - 34} fill={scheme === 'dark' ? '#f3e6cd' : '#fff8ea'} />
        <Rect x={wall * 0.6} y={34} width={wall * 0.4 - 10} height={height - 34} fill="#caa27a" fillOpacity={0.28} />
        <Path d={`M0 40L22 6H${wall - 22}L${wall} 40Z`} fill="#d0563a" />
        <Path d={`M22 6H${wall - 22}`} stroke="#ffe9c2" strokeWidth={2} />
        <Path
          d={Array.from(
            { length: 13 },
            (_, i) => `M${26 + (i * (wall - 52)) / 12} 6L${6 + (i * (wall - 12)) / 12} 40`,
          ).join('')}
          stroke="#000"
          strokeOpacity={0.18}
          strokeWidth={1}
        />
        {Array.from({ length: HOUSE_SPACES }, (_, i) => {
          const x = (wall - (arch + 12) * 4 + 12) / 2 + i * (arch + 12);
          const top = height - arch * 1.25;
          return (
            <Path
              key={i}
              d={`M${x} ${height}V${top + arch * 0.4}a${arch / 2} ${arch / 2} 0 0 1 ${arch} 0V${height}Z`}
              fill="#6b4a35"
            />
          );
        })}
      </Svg>
      <Text
        fixed
        color="#5b3218"
        style={{ position: 'absolute', top: 41, fontFamily: FONTS.displayBold, fontSize: 17, lineHeight: 20 }}
      >
        {words.word('noun.trading-house')}
      </Text>
      <Row gap={12} style={{ paddingBottom: 8 }}>
        {Array.from({ length: HOUSE_SPACES }, (_, i) => {
          return (
            <Box key={i} style={{ width: arch, alignItems: 'center' }}>
              <Stall nth={i} good={view.house[i]} size={arch * 0.62} />
            </Box>
          );
        })}
      </Row>
    </Box>
  );
}

/** The settler's stage while somebody else takes: the plantations lying open, large, on a field. */
export function Field({ view, room }: { view: View; room: number | null }) {
  const words = useSpeaker('puerto-rico', []);
  const { wide, height } = usePictureSize(Math.min(4, view.faceUp.length + 1), room);
  return (
    <Box
      accessible
      role="img"
      aria-label={`${words.word('ui.offer')}: ${words.list(view.faceUp.map((tile) => words.word(`tile.${tile}`)))}`}
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        gap: 6,
        justifyContent: 'center',
        flexGrow: 1,
        alignContent: 'center',
      }}
    >
      <Anchor name={place.stack} style={StyleSheet.absoluteFill} />
      {view.faceUp.map((tile, i) => (
        <Home key={i} tile={view.faceUp.lastIndexOf(tile) === i ? tile : null}>
          <TilePiece
            tile={tile}
            manned={null}
            width={wide}
            height={Math.max(height, 54)}
            name={words.word(`ui.tile.${tile}`)}
          />
        </Home>
      ))}
      <Anchor name={place.quarries}>
        <TilePiece
          tile="quarry"
          manned={null}
          width={wide}
          height={Math.max(height, 54)}
          name={words.word('ui.tile.quarry')}
        />
        <Left count={view.quarrySupply} />
      </Anchor>
    </Box>
  );
}

/** The mayor's stage: who waits on the plaza for a place. Drag them to a circle, or tap the circle. */
export function Plaza({ seat, waiting: all, placing }: { seat: Seat; waiting: number; placing: boolean }) {
  const words = useSpeaker('puerto-rico', []);
  const waiting = Math.max(0, all - useInAir(place.sanJuan(seat)));
  const { largeText } = useLayout();
  const ink = '#2a1a0a';
  return (
    <Carrier id="san-juan" spot={{ at: 'san-juan' }} holds={placing && waiting > 0}>
      <Row
        accessible
        role="img"
        aria-label={`${words.word('noun.san-juan')}: ${words.word('ui.waiting', { count: waiting })}`}
        gap={8}
        style={{ flexWrap: 'wrap', minHeight: 96, alignItems: 'center', borderRadius: 14 }}
      >
        <Anchor
          name={place.sanJuan(seat)}
          style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8, minWidth: 42, flexShrink: 1 }}
        >
          {Array.from({ length: Math.min(waiting, 12) }, (_, i) => (
            <ColonistDot key={i} on size={waiting > 6 ? 34 : 42} />
          ))}
        </Anchor>
        <Box
          style={{
            marginLeft: 'auto',
            alignItems: 'flex-end',
            backgroundColor: 'rgba(255, 250, 234, 0.86)',
            borderRadius: 12,
            paddingHorizontal: 10,
            paddingVertical: 4,
          }}
        >
          <Text color={ink} style={{ fontFamily: FONTS.displayBold, fontSize: 16, lineHeight: 20 }}>
            {words.word('noun.san-juan')}
          </Text>
          <Text
            kind="small"
            color={ink}
            numberOfLines={largeText ? 4 : 2}
            style={{ maxWidth: 190, textAlign: 'right' }}
          >
            {words.word(waiting === 0 ? 'ui.nobodyWaiting' : placing ? 'ui.dragThem' : 'ui.waiting', {
              count: waiting,
            })}
          </Text>
        </Box>
        <Box aria-hidden style={{ width: 64, height: 54 }}>
          <Svg width={64} height={54} viewBox="-22 -28 44 38">
            <G>
              <Fountain />
            </G>
          </Svg>
        </Box>
      </Row>
    </Carrier>
  );
}

/** The craftsman's stage: what is left of every good, on the planks the crops come to. */
export function Workshop({ view, seats }: { view: View; seats: readonly TablePlayer[] }) {
  const words = useSpeaker('puerto-rico', []);
  const { size } = useLayout();
  const taker = view.acting === null ? undefined : seats[view.acting.taker];
  return (
    <Row
      accessible
      role="img"
      aria-label={`${words.word('ui.goodsLeft')}: ${words.list(
        GOODS.map((good) =>
          words.word('log.amount', { amount: view.goodsSupply[good], good: words.word(`good.${good}`) }),
        ),
      )}`}
      gap={6}
      style={{ flexWrap: 'wrap', justifyContent: 'space-between' }}
    >
      {/* On a small phone there is room for the goods alone. */}
      {taker === undefined || size === 'small' ? null : (
        <Text kind="small" color="#fdf0da" style={{ fontFamily: FONTS.bodyExtra }}>
          {words.word('ui.goodsLeft')}
        </Text>
      )}
      {GOODS.map((good) => (
        <Row key={good} gap={3}>
          <Vignette picture={tilePicture(good)} width={34} height={26} radius={6} />
          <Text kind="strong" color="#fdf0da">
            {view.goodsSupply[good]}
          </Text>
        </Row>
      ))}
    </Row>
  );
}

/** The builder's stage: the market, where buildings come from. */
export function MarketStall({ width, height, onOpen }: { width: number; height: number; onOpen: () => void }) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  return (
    <Anchor name={place.market}>
      <TapOver
        radius={14}
        label={`${words.word('ui.market')}. ${words.word('ui.marketLine')}`}
        onPress={onOpen}
        style={{ height, borderRadius: 14, boxShadow: `inset 0 0 0 1px ${colors.line}` }}
      >
        <Vignette picture={MARKET_PICTURE} width={width} height={height} radius={14} />
        <Box style={{ position: 'absolute', left: 10, bottom: 8 }}>
          <Slip title={words.word('ui.market')} line={words.word('ui.marketShort')} />
        </Box>
      </TapOver>
    </Anchor>
  );
}
