import { memo } from 'react';
import { ScrollView } from 'react-native';
import { useSpeaker, type SpeakerOf } from '@/text';
import { Box } from '@/ui/Box';
import { Anchor } from '@/ui/flights/Anchor';
import { Landing } from '@/ui/flights/Landing';
import { Path, Rect, Svg } from '@/ui/svg';
import { TapOver } from '@/ui/TapOver';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { Event } from '../rules/events';
import type { Good } from '../rules/goods';
import { HOUSE_SPACES } from '../rules/supplies';
import type { View } from '../rules/view';
import { place } from './art';
import type { Loading } from './offers';
import { ColonistDot, GoodMark } from './pieces';
import { CargoShip, clearingOf } from './Ship';
import { hullOf } from './shipGeometry';

/** What lies in the harbour, in words. */
export const harbourLabel = (words: SpeakerOf<'puerto-rico'>, view: View): string =>
  [
    ...view.ships.map((ship) => shipLabel(words, ship)),
    words.word('ui.houseHas', {
      goods:
        view.house.length === 0 ? words.word('ui.nothing') : words.list(view.house.map((g) => words.word(`good.${g}`))),
    }),
    words.word('ui.colonistShipHas', { count: view.colonistShip }),
  ].join('. ');

export const shipLabel = (words: SpeakerOf<'puerto-rico'>, { capacity, good, count }: View['ships'][number]): string =>
  words.word(good === null ? 'ui.shipEmpty' : 'ui.shipWith', {
    capacity,
    count,
    good: good === null ? '' : words.word(`good.${good}`),
  });

/** The cargo ships, the colonist ship and the trading house, on the water. */
export function Harbour({
  view,
  width,
  height,
  event,
  loading,
  onOpen,
}: {
  view: View;
  width: number;
  height: number;
  /** What is being shown. */
  event: Event | null;
  /** A loading that is being thought about. */
  loading: Loading | null;
  onOpen: () => void;
}) {
  const words = useSpeaker('puerto-rico', []);
  const { size } = useLayout();
  const unit = unitFor(view, width, height);
  const clearing = clearingOf(event);
  const label = harbourLabel(words, view);
  const row = (
    <Box
      style={{
        flexDirection: 'row',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        gap: 6,
        height,
        paddingBottom: 2,
      }}
    >
      {view.ships.map((ship, i) => (
        <CargoShip
          key={ship.capacity}
          ship={ship}
          index={i}
          unit={unit}
          ghost={loading?.ship === i ? loading : null}
          clearing={clearing?.ship === i ? clearing : null}
          way={width}
        />
      ))}
      <ColonistShip count={view.colonistShip} size={unit * 5} />
      <TradingHouse house={view.house} width={unit * 7} />
    </Box>
  );
  // On the smallest phones the harbour is wider than the window.
  if (size === 'small' && harbourWidth(view, unit) > width) {
    return (
      <ScrollView horizontal showsHorizontalScrollIndicator={false} style={{ height, flexGrow: 0 }}>
        <TapOver label={label} onPress={onOpen} onLongPress={onOpen} radius={RADIUS.card}>
          {row}
        </TapOver>
      </ScrollView>
    );
  }
  return (
    <TapOver label={label} onPress={onOpen} onLongPress={onOpen} radius={RADIUS.card}>
      {row}
    </TapOver>
  );
}

/** The ships, twelve units for the rest, and some water between them. */
const harbourWidth = (view: View, unit: number): number =>
  view.ships.reduce((sum, { capacity }) => sum + hullOf(capacity, unit, 2).width, 0) + unit * 12 + 20;

/** As large as the room lets them be: a house is nearly seven units high. */
function unitFor(view: View, width: number, height: number): number {
  let unit = Math.min(20, (height - 4) / 6.7);
  while (unit > 9 && harbourWidth(view, unit) > width) unit -= 0.5;
  return unit;
}

/** The colonists on their ship are drawn one by one up to here. */
const DRAWN_COLONISTS = 6;

/** Who is on the way to the colony. */
export function ColonistShip({ count, size }: { count: number; size: number }) {
  const words = useSpeaker('puerto-rico', []);
  const k = size / 60;
  const rows = Math.ceil(Math.min(count, DRAWN_COLONISTS) / 3);
  return (
    <Anchor name={place.colonistShip} style={{ width: size, height: 70 * k }}>
      <Svg width={size} height={70 * k} viewBox="0 -8 62 72" style={{ position: 'absolute' }}>
        <Path d="M50 -6V40" stroke="#5b3218" strokeWidth={2.4} />
        <Path d="M51 -5Q64 8 60 26L51 24Z" fill="#ffe2b8" stroke="#6b431f" strokeWidth={0.8} />
        <Path d="M0 36L8 40H50L60 34Q58 54 50 60H10Q1 55 0 36Z" fill="#6b4c80" />
        <Path d="M0 36L8 40H50L60 34L59 39L50 44H8L1 41Z" fill="#d7b6e6" />
      </Svg>
      {Array.from({ length: Math.min(count, DRAWN_COLONISTS) }, (_, i) => (
        <Box
          key={i}
          style={{
            position: 'absolute',
            left: (7 + (i % 3) * 13.5) * k,
            top: (8 + (rows - 1 - Math.floor(i / 3)) * 14 + (2 - rows) * 14) * k,
          }}
        >
          <ColonistDot on size={13 * k} />
        </Box>
      ))}
      <Text
        fixed
        color="#ffffff"
        numberOfLines={1}
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          top: 49 * k,
          textAlign: 'center',
          fontFamily: FONTS.bodyExtra,
          fontSize: Math.max(11, 12 * k),
          lineHeight: 15 * k,
        }}
      >
        {words.word('ui.aboard', { count })}
      </Text>
    </Anchor>
  );
}

/** The trading house: four arches, one good each. */
export function TradingHouse({ house, width }: { house: readonly Good[]; width: number }) {
  const words = useSpeaker('puerto-rico', []);
  const k = width / 78;
  return (
    <Box style={{ width, height: 74 * k }}>
      <HouseFront width={width} />
      <Text
        fixed
        color="#5b3218"
        numberOfLines={1}
        style={{
          position: 'absolute',
          left: 4 * k,
          right: 4 * k,
          top: 27 * k,
          textAlign: 'center',
          fontFamily: FONTS.bodyExtra,
          fontSize: 12 * k,
          lineHeight: 14 * k,
        }}
      >
        {words.word('ui.house')}
      </Text>
      {Array.from({ length: HOUSE_SPACES }, (_, i) => {
        return (
          <Box key={i} style={{ position: 'absolute', left: (8.5 + i * 16) * k, top: 57 * k }}>
            <Stall nth={i} good={house[i]} size={12 * k} />
          </Box>
        );
      })}
    </Box>
  );
}

/** A place of the trading house, and the good that was sold to it. */
export const Stall = ({ nth, good, size }: { nth: number; good: Good | undefined; size: number }) => (
  <Box
    style={{
      width: size,
      height: size,
      borderRadius: size * 0.2,
      borderWidth: 1,
      borderStyle: 'dashed',
      borderColor: '#f2d6a8',
    }}
  >
    {good === undefined ? null : (
      <Landing at={place.stall(nth)} style={{ margin: -1 }}>
        <GoodMark tile={good} size={size} />
      </Landing>
    )}
  </Box>
);

const HouseFront = memo(function HouseFront({ width }: { width: number }) {
  return (
    <Svg width={width} height={(width * 74) / 78} viewBox="0 0 78 74" style={{ position: 'absolute' }}>
      <Rect x={4} y={26} width={70} height={48} fill="#fff8ea" />
      <Rect x={46} y={26} width={28} height={48} fill="#caa27a" fillOpacity={0.3} />
      <Path d="M-1 27L8 9H70L79 27Z" fill="#d0563a" />
      <Path
        d="M10 9L3 27M18.300 9L13.200 27M26.600 9L23.400 27M34.900 9L33.600 27M43.200 9L43.800 27M51.500 9L54 27M59.800 9L64.200 27M68 9L74.400 27"
        stroke="#000"
        strokeOpacity={0.2}
        strokeWidth={0.7}
      />
      <Path d="M8 9H70" stroke="#ffe9c2" strokeWidth={1.5} />
      <Path
        d="M8 74V48a6.500 7 0 0 1 13 0V74ZM24 74V48a6.500 7 0 0 1 13 0V74ZM40 74V48a6.500 7 0 0 1 13 0V74ZM56 74V48a6.500 7 0 0 1 13 0V74Z"
        fill="#6b4a35"
      />
    </Svg>
  );
});
