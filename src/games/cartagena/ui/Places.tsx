import { memo, useEffect, type ReactNode } from 'react';
import Animated, { useAnimatedStyle, useSharedValue, withSequence, withTiming } from 'react-native-reanimated';
import type { SpeakerOf } from '@/text';
import { Drawing } from '@/ui/art/Drawing';
import { Box } from '@/ui/Box';
import { useAnchor } from '@/ui/flights/Anchor';
import { EASE, useTempo } from '@/ui/motion';
import type { SeatColor } from '@/ui/Shape';
import { Shape } from '@/ui/Shape';
import { TapOver } from '@/ui/TapOver';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, useColors, useTheme } from '@/ui/theme';
import { looksSame } from '@/ui/useSteady';
import { placeKey } from '../rules/events';
import type { Location } from '../rules/state';
import { locationName, place } from './art';
import { HEAD, SLOOP, type Box as MapBox, type PathMap } from './geometry';
import { groupsAt, hintAt, type Group, type MapLook, type Place } from './mapLook';
import { Pirate, PIRATE_RATIO } from './Pirate';
import { CELL_VIEW, cellArt } from './scene/cell';
import { wallEndOf } from './scene/mapArt';
import { PAINTS } from './scene/paint';
import { hullArt, sailsArt, SLOOP_VIEW } from './scene/sloop';
import { useLight } from './scene/useLight';
import { Bulb, Pill } from './Space';

interface PlaceProps {
  readonly look: MapLook;
  readonly map: PathMap;
  readonly words: SpeakerOf<'cartagena'>;
  readonly onTap: (location: Location) => void;
  readonly onRead: (section: string) => void;
}

/** The page of the rules that a long press on a place opens. */
const RULE_OF: Readonly<Record<Place, string>> = { start: 'space', ferry: 'sail', goal: 'win' };

/** Where the way begins: the cells of the fortress, or the beach below the wreck. */
export function Start({ map, ...props }: PlaceProps) {
  const { kind } = props.look.view.route;
  return (
    <Spot location="start" box={map.start} map={map} {...props}>
      {kind === 'jungle' ? (
        <Ashore groups={groupsAt(props.look, 'start')} map={map} box={map.start} />
      ) : (
        <Cells groups={groupsAt(props.look, 'start')} map={map} />
      )}
      <Tag map={map} {...(kind === 'jungle' ? { left: 70, top: 2 } : { right: 12, top: map.start.height - 22 })}>
        {props.words.say({ key: placeKey('start', kind).replace('place.', 'panel.') })}
      </Tag>
    </Spot>
  );
}

/** Where it ends: the deck of the sloop, or the beach of the cove. */
export function Goal({ map, ...props }: PlaceProps) {
  const { kind } = props.look.view.route;
  const groups = groupsAt(props.look, 'goal');
  const last = map.rows[map.rows.length - 1];
  return (
    <Spot location="goal" box={map.goal} map={map} {...props}>
      {kind === 'escape' ? (
        <Sloop groups={groups} width={map.goal.width} leftwards={last?.right ?? false} />
      ) : (
        <>
          <Ashore groups={groups} map={map} box={map.goal} />
          <Tag map={map} left={2} top={0}>
            {props.words.word('panel.cove')}
          </Tag>
        </>
      )}
    </Spot>
  );
}

/** What is tapped at a place, with everything that stands there drawn below it. */
function Spot({
  location,
  box,
  look,
  words,
  onTap,
  onRead,
  children,
}: PlaceProps & { location: Place; box: MapBox; children: ReactNode }) {
  const anchor = useAnchor(place.at(location));
  const hinted = hintAt(look, location);
  return (
    <Box
      ref={anchor}
      collapsable={false}
      style={{ position: 'absolute', left: box.x, top: box.y, width: box.width, height: box.height }}
    >
      <TapOver
        label={placeLabel(words, look, location)}
        onPress={() => onTap(location)}
        onLongPress={() => onRead(RULE_OF[location])}
        style={{ flex: 1 }}
        radius={RADIUS.panel}
      >
        {children}
        {hinted === null ? null : (
          <Box style={{ position: 'absolute', right: 4, top: 0 }}>
            <Bulb />
          </Box>
        )}
      </TapOver>
    </Box>
  );
}

/** What a place is, who is there and who could come, in one sentence. */
export function placeLabel(words: SpeakerOf<'cartagena'>, look: MapLook, location: Place): string {
  const { view, seats, marks } = look;
  const landing = marks.moves.filter(({ to }) => to === location);
  const there = groupsAt(look, location).flatMap(({ owner, count }) =>
    count > 0 ? [`${seats[owner]?.name ?? ''} ${count}`] : [],
  );
  const parts = [
    words.word(placeKey(location, view.route.kind)),
    there.length === 0 ? words.word('table.empty') : words.list(there),
  ];
  if (landing.length > 0) {
    const from = words.list([...new Set(landing.map((move) => locationName(words, view, move.from)))]);
    parts.push(words.word('table.land', { from }));
  }
  return parts.join(', ');
}

/** One cell for each colour in the wall of the fortress; an empty one stands dark. */
function Cells({ groups, map }: { groups: readonly Group[]; map: PathMap }) {
  const { scale, width } = map.sizes;
  const from = 94;
  const room = wallEndOf(width / scale) - 12 - from;
  return groups.map(({ owner, colour, count, lit, ghost }, i) => (
    <Box
      key={owner}
      style={{
        position: 'absolute',
        left: (from + (room * (i + 0.5)) / groups.length + CELL_VIEW[0]) * scale,
        top: (HEAD - 22 + CELL_VIEW[1]) * scale - map.start.y,
      }}
    >
      <Cell colour={colour} count={count} lit={lit} ghost={ghost} scale={scale} />
    </Box>
  ));
}

const Cell = memo(function Cell({
  colour,
  count,
  lit,
  ghost,
  scale,
}: {
  colour: SeatColor;
  count: number;
  lit: boolean;
  ghost: boolean;
  scale: number;
}) {
  const { scheme } = useTheme();
  const light = useLight();
  return (
    <>
      <Drawing
        art={cellArt(PAINTS[scheme], colour, count, lit || ghost ? light.edge : null)}
        width={CELL_VIEW[2] * scale}
        height={CELL_VIEW[3] * scale}
        view={CELL_VIEW}
      />
      <Box style={{ position: 'absolute', right: -4, top: -3 }}>
        <Tally count={count} />
      </Box>
    </>
  );
});

/** How many there are. */
function Tally({ count }: { count: number }) {
  const colors = useColors();
  const { scheme } = useTheme();
  const dark = scheme === 'dark';
  return (
    <Pill
      ground={dark ? '#08161f' : '#fffaf0'}
      edge={dark ? '#b9cfcf' : '#7a5e40'}
      ink={colors.text}
      text={String(count)}
    />
  );
}

/** Everybody on a beach, colour by colour. */
function Ashore({ groups, map, box }: { groups: readonly Group[]; map: PathMap; box: MapBox }) {
  const { scale } = map.sizes;
  const height = 34 * scale;
  const from = box.x === 0 ? 84 * scale : 8 * scale;
  const room = box.width - from - 8 * scale;
  return groups.map(({ owner, colour, count, lit, ghost }, i) =>
    count === 0 && !ghost ? null : (
      <Box
        key={owner}
        style={{
          position: 'absolute',
          left: from + (room * (i + 0.5)) / groups.length - height * 0.5,
          bottom: box.x === 0 ? -2 : box.height * 0.34,
        }}
      >
        <Knot colour={colour} count={count} lit={lit} ghost={ghost} height={height} />
        <Box style={{ position: 'absolute', right: -12, top: -2 }}>
          <Tally count={count} />
        </Box>
      </Box>
    ),
  );
}

/** One pirate, or two who stand for all of a colour, or the ghost of who would come. */
const Knot = memo(function Knot({
  colour,
  count,
  lit,
  ghost,
  height,
}: {
  colour: SeatColor;
  count: number;
  lit: boolean;
  ghost: boolean;
  height: number;
}) {
  const shown = Math.min(2, count);
  return (
    <Box style={{ width: height, height, flexDirection: 'row', justifyContent: 'center' }}>
      {Array.from({ length: shown + (ghost ? 1 : 0) }, (_, i) => (
        <Box key={i} style={i === 0 ? null : { marginLeft: -height * PIRATE_RATIO * 0.42 }}>
          <Pirate color={colour} height={height} lit={lit && i < shown} ghost={i >= shown} />
        </Box>
      ))}
    </Box>
  );
});

/** The sloop with everybody on deck, and how many they are on its side. */
export const Sloop = memo(function Sloop({
  groups,
  width,
  leftwards,
}: {
  groups: readonly Group[];
  width: number;
  leftwards: boolean;
}) {
  const { scheme, contrast, colors } = useTheme();
  const scale = width / SLOOP.width;
  const paint = PAINTS[scheme];
  const turned = leftwards ? ({ transform: [{ scaleX: -1 }] } as const) : null;
  const [from, room] = [leftwards ? 34 : 14, 204];
  const size = { width, height: SLOOP.height * scale };
  const pirate = 30 * Math.min(1.15, scale);
  return (
    <Box style={[size, contrast ? { borderWidth: 1.5, borderColor: colors.line, borderRadius: RADIUS.panel } : null]}>
      {contrast ? null : (
        <Box style={[{ position: 'absolute' }, turned]}>
          <Drawing art={sailsArt(paint, '#3fb5aa')} {...size} view={SLOOP_VIEW} />
        </Box>
      )}
      {groups.map(({ owner, colour, count, lit, ghost }, i) => (
        <Box
          key={owner}
          style={{
            position: 'absolute',
            left: (from + (room * (i + 0.5)) / groups.length) * scale - pirate / 2,
            top: 54 * scale - pirate,
          }}
        >
          <Knot colour={colour} count={count} lit={lit} ghost={ghost} height={pirate} />
        </Box>
      ))}
      {contrast ? null : (
        <Box style={[{ position: 'absolute' }, turned]}>
          <Drawing art={hullArt(paint)} {...size} view={SLOOP_VIEW} />
        </Box>
      )}
      {groups.map(({ owner, colour, count }, i) => (
        <Box
          key={owner}
          style={{
            position: 'absolute',
            left: (from + (room * (i + 0.5)) / groups.length) * scale - 17,
            top: 66 * scale - 8,
            width: 34,
            height: 16,
            borderRadius: 8,
            backgroundColor: '#1d0f08e6',
            flexDirection: 'row',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 3,
          }}
        >
          <Shape color={colour} size={10} />
          <Text
            fixed
            color={count === 0 ? '#c9b7a0' : '#fff6e2'}
            style={{ fontFamily: FONTS.bodyExtra, fontSize: 12, lineHeight: 15 }}
          >
            {count}
          </Text>
        </Box>
      ))}
    </Box>
  );
}, sameCrew);

/** Groups are made anew for every look at the table; a deck is drawn anew only when somebody came or left. */
function sameCrew(
  before: { groups: readonly Group[]; width: number; leftwards: boolean },
  after: { groups: readonly Group[]; width: number; leftwards: boolean },
): boolean {
  return (
    before.width === after.width &&
    before.leftwards === after.leftwards &&
    before.groups.length === after.groups.length &&
    before.groups.every((group, i) => looksSame(group, after.groups[i] ?? group))
  );
}

/** The name of a place, on a small board. */
export function Tag({
  map,
  right,
  left,
  top,
  children,
}: {
  map: PathMap;
  right?: number;
  left?: number;
  top: number;
  children: string;
}) {
  const { scheme } = useTheme();
  const dark = scheme === 'dark';
  const { scale } = map.sizes;
  return (
    <Box
      style={{
        position: 'absolute',
        top,
        ...(right === undefined ? { left: (left ?? 0) * scale } : { right: right * scale }),
        paddingHorizontal: 7,
        borderRadius: dark ? 5 : 10,
        backgroundColor: dark ? '#0a1a22d9' : '#fffaf0',
        borderWidth: dark ? 0 : 1,
        borderColor: '#cbb382',
        pointerEvents: 'none',
      }}
    >
      <Text
        fixed
        color={dark ? '#e9dcb8' : '#1c2b33'}
        style={{ fontFamily: FONTS.bodyBold, fontSize: 12, lineHeight: 18 }}
      >
        {children}
      </Text>
    </Box>
  );
}

/** The sloop of the Complete Escape, which sails from shore to shore with everybody aboard. */
export function Ferry({ map, ...rest }: PlaceProps) {
  const tempo = useTempo();
  const { shore } = rest.look.view;
  const docks = map.docks;
  const dock = docks?.[shore ?? 'cartagena'];
  const x = useSharedValue(dock?.x ?? 0);
  const y = useSharedValue(dock?.y ?? 0);
  const roll = useSharedValue(0);
  const ms = tempo(SAIL_MS);
  useEffect(() => {
    if (dock === undefined) return;
    const timing = { duration: ms, easing: EASE.inOut };
    const moved = x.get() !== dock.x || y.get() !== dock.y;
    x.set(ms === 0 ? dock.x : withTiming(dock.x, timing));
    y.set(ms === 0 ? dock.y : withTiming(dock.y, timing));
    if (moved && ms > 0) {
      roll.set(
        withSequence(
          withTiming(-7, { duration: ms * 0.25 }),
          withTiming(6, { duration: ms * 0.3 }),
          withTiming(-3, { duration: ms * 0.25 }),
          withTiming(0, { duration: ms * 0.2 }),
        ),
      );
    }
  }, [dock, ms, x, y, roll]);
  const pose = useAnimatedStyle(() => ({
    transform: [{ translateX: x.get() }, { translateY: y.get() }, { rotate: `${roll.get()}deg` }],
  }));
  if (dock === undefined || docks === null) return null;
  const box = { x: 0, y: 0, width: dock.width, height: dock.height };
  return (
    <Animated.View style={[{ position: 'absolute', left: 0, top: 0, width: dock.width, height: dock.height }, pose]}>
      <Spot location="ferry" box={box} map={map} {...rest}>
        <Sloop
          groups={groupsAt(rest.look, 'ferry')}
          width={dock.width}
          leftwards={docks.tortuga.x < docks.cartagena.x}
        />
      </Spot>
    </Animated.View>
  );
}

/** How long the sloop is on its way, at normal speed. */
export const SAIL_MS = 1800;
