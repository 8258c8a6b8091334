import type { Seat } from '@antilles/engine';
import { useEffect, type ReactNode } from 'react';
import Animated, { useAnimatedStyle, useSharedValue, withSequence, withTiming } from 'react-native-reanimated';
import type { SpeakerOf } from '@/text';
import { Box, Row } from '@/ui/Box';
import { useAnchor } from '@/ui/flights/Anchor';
import { Icon } from '@/ui/icons/Icon';
import { EASE, useTempo } from '@/ui/motion';
import { TapOver } from '@/ui/TapOver';
import { Text } from '@/ui/Text';
import { fade, FONTS, RADIUS, SPACE, useColors, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { placeKey } from '../rules/events';
import type { Location } from '../rules/state';
import { locationName, place, placeIcon } from './art';
import type { Box as MapBox, PathMap } from './geometry';
import { colourOf, isChosen, isHinted, stillComing, type MapLook } from './mapLook';
import { Pawn } from './Pawn';

type Place = 'start' | 'ferry' | 'goal';

interface PlaceProps {
  readonly look: MapLook;
  readonly words: SpeakerOf<'cartagena'>;
  readonly accent: string;
  readonly onTap: (location: Location) => void;
  readonly onRead: (section: string) => void;
}

/** One of the three places that are no spaces: everybody there, counted. */
export function PlacePanel({ location, box, ...rest }: PlaceProps & { location: 'start' | 'goal'; box: MapBox }) {
  return (
    <Box style={{ position: 'absolute', left: box.x, top: box.y, width: box.width, height: box.height }}>
      <PlaceBody location={location} {...rest} />
    </Box>
  );
}

/** Whose pirates are at a place, without those on their way there. */
interface Group {
  readonly owner: Seat;
  readonly count: number;
}

function groupsAt(look: MapLook, location: Place): readonly Group[] {
  return look.view.players.flatMap((player, owner) => {
    const count = player[location] - stillComing(look, location, owner);
    return count > 0 ? [{ owner, count }] : [];
  });
}

/** The page of the rules that a long press on a place opens. */
const RULE_OF: Readonly<Record<Place, string>> = { start: 'space', ferry: 'sail', goal: 'win' };

function PlaceBody({ location, look, words, accent, onTap, onRead }: PlaceProps & { location: Place }) {
  const { size } = useLayout();
  const colors = useColors();
  const { view } = look;
  const anchor = useAnchor(place.at(location));
  const wide = size === 'wide';
  const groups = groupsAt(look, location);
  const key = placeKey(location, view.route.kind);
  // A crowded sloop on a small screen is known by its picture.
  const crowded = location === 'ferry' && !wide && groups.length > (size === 'small' ? 1 : 3);
  return (
    <Box ref={anchor} collapsable={false} style={{ flex: 1 }}>
      <TapOver
        label={placeLabel(words, look, location, groups)}
        onPress={() => onTap(location)}
        onLongPress={() => onRead(RULE_OF[location])}
        style={{ flex: 1 }}
        radius={RADIUS.panel}
      >
        <Frame location={location} look={look} accent={accent}>
          <Icon
            name={placeIcon(location, view.route.kind)}
            size={wide ? 30 : 24}
            color={location === 'start' ? colors.muted : accent}
          />
          <Text kind="strong" numberOfLines={1} style={{ flexShrink: 1, marginRight: 'auto' }} fixed={!wide}>
            {crowded ? '' : words.say({ key: key.replace('place.', 'panel.') })}
          </Text>
          <Crowd location={location} look={look} groups={groups} accent={accent} />
        </Frame>
      </TapOver>
    </Box>
  );
}

/** What a place is, who is there and who could come, in one sentence. */
function placeLabel(
  words: SpeakerOf<'cartagena'>,
  { view, seats, marks }: MapLook,
  location: Place,
  groups: readonly Group[],
): string {
  const landing = marks.moves.filter(({ to }) => to === location);
  const there = groups.map(({ owner, count }) => `${seats[owner]?.name ?? ''} ${count}`);
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

/** The panel of a place: its edge says whether somebody could land there, or go from it. */
function Frame({
  location,
  look,
  accent,
  children,
}: {
  location: Place;
  look: MapLook;
  accent: string;
  children: ReactNode;
}) {
  const colors = useColors();
  const { scheme } = useTheme();
  const { size } = useLayout();
  const { view, marks, targets, sources, faint } = look;
  const target = targets.has(location);
  const hinted = isHinted(look, location);
  const outlook = faint.has(location) && !target;
  const ours = marks.seat !== null && (view.players[marks.seat]?.[location] ?? 0) > 0;
  const bright = scheme === 'light' || target || sources.has(location) || ours;
  const quiet = location === 'goal' ? fade(accent, 0.7) : colors.line;
  const edge = hinted ? colors.brass : target || isChosen(look, location) ? accent : quiet;
  return (
    <Row
      style={{
        flexGrow: 1,
        paddingHorizontal: size === 'wide' ? SPACE.l : SPACE.m,
        borderRadius: RADIUS.panel,
        borderWidth: target || hinted ? 2.5 : 1,
        borderStyle: outlook ? 'dashed' : 'solid',
        borderColor: outlook ? accent : edge,
        backgroundColor: bright ? colors.raised : colors.surface,
      }}
    >
      {children}
    </Row>
  );
}

/** Everybody at a place, counted, after whoever would land there. */
function Crowd({
  location,
  look,
  groups,
  accent,
}: {
  location: Place;
  look: MapLook;
  groups: readonly Group[];
  accent: string;
}) {
  const wide = useLayout().size === 'wide';
  const { moves, seat } = look.marks;
  const landing = moves.find(({ to }) => to === location);
  const height = wide ? 32 : 25;
  const mayGo = (owner: Seat): boolean =>
    moves.some((move) => move.from === location && move.owner === owner) ||
    (isChosen(look, location) && owner === seat);
  return (
    <Row gap={groups.length > 4 ? 4 : wide ? SPACE.l : SPACE.s}>
      {landing === undefined ? null : <Pawn color={colourOf(look, landing.owner)} ghost height={height} />}
      {groups.map(({ owner, count }) => (
        <Row key={owner} gap={1}>
          <Pawn color={colourOf(look, owner)} height={height} lit={mayGo(owner) ? accent : null} />
          <Text fixed style={{ fontFamily: FONTS.bodyExtra, fontSize: wide ? 18 : 15, lineHeight: 20, minWidth: 10 }}>
            {count}
          </Text>
        </Row>
      ))}
    </Row>
  );
}

/** The sloop of the Complete Escape, which sails from shore to shore with everybody aboard. */
export function Ferry({ map, ...rest }: PlaceProps & { map: PathMap }) {
  const tempo = useTempo();
  const { shore } = rest.look.view;
  const dock = map.docks?.[shore ?? 'cartagena'];
  const x = useSharedValue(dock?.x ?? 0);
  const y = useSharedValue(dock?.y ?? 0);
  const roll = useSharedValue(0);
  const ms = tempo(1100);
  useEffect(() => {
    if (dock === undefined) return;
    const timing = { duration: ms, easing: EASE.inOut };
    const moved = x.get() !== dock.x || y.get() !== dock.y;
    x.set(ms === 0 ? dock.x : withTiming(dock.x, timing));
    y.set(ms === 0 ? dock.y : withTiming(dock.y, timing));
    if (moved && ms > 0) {
      roll.set(
        withSequence(
          withTiming(-2.2, { duration: ms * 0.25 }),
          withTiming(2.2, { duration: ms * 0.3 }),
          withTiming(-1.2, { duration: ms * 0.25 }),
          withTiming(0, { duration: ms * 0.2 }),
        ),
      );
    }
  }, [dock, ms, x, y, roll]);
  const pose = useAnimatedStyle(() => ({
    transform: [{ translateX: x.get() }, { translateY: y.get() }, { rotate: `${roll.get()}deg` }],
  }));
  if (dock === undefined) return null;
  return (
    <Animated.View style={[{ position: 'absolute', left: 0, top: 0, width: dock.width, height: dock.height }, pose]}>
      <PlaceBody location="ferry" {...rest} />
    </Animated.View>
  );
}
