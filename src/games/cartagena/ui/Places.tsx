import type { Seat } from '@antilles/engine';
import { useEffect } from 'react';
import { View as Box } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withSequence, withTiming } from 'react-native-reanimated';
import type { TablePlayer } from '@/session/seats';
import type { SpeakerOf } from '@/text';
import { useAnchor } from '@/ui/flights/Anchor';
import { Icon } from '@/ui/icons/Icon';
import { EASE, useTempo } from '@/ui/motion';
import { Over } from '@/ui/Over';
import { Text } from '@/ui/Text';
import { fade, FONTS, RADIUS, SPACE, useColors, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { placeKey } from '../rules/events';
import type { Location } from '../rules/state';
import type { CartagenaView } from '../rules/view';
import { locationName, place, placeIcon } from './art';
import { type Box as MapBox, type PathMap } from './geometry';
import type { Marks } from './moves';
import { Pawn } from './Pawn';

interface PlaceProps {
  readonly view: CartagenaView;
  readonly seats: readonly TablePlayer[];
  readonly marks: Marks;
  readonly words: SpeakerOf<'cartagena'>;
  readonly accent: string;
  readonly targets: ReadonlySet<Location>;
  readonly sources: ReadonlySet<Location>;
  readonly faint: ReadonlySet<Location>;
  readonly arriving: (location: Location) => { owner: Seat; count: number } | null;
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

function PlaceBody({
  location,
  view,
  seats,
  marks,
  words,
  accent,
  targets,
  sources,
  faint,
  arriving,
  onTap,
  onRead,
}: PlaceProps & { location: 'start' | 'ferry' | 'goal' }) {
  const colors = useColors();
  const { scheme } = useTheme();
  const { size } = useLayout();
  const anchor = useAnchor(place.at(location));
  const coming = arriving(location);
  const { mode, moves, seat, hinted } = marks;
  const isTarget = targets.has(location);
  const landing = moves.filter(({ to }) => to === location);
  const live = isTarget || sources.has(location);
  const ours = seat !== null && (view.players[seat]?.[location] ?? 0) > 0;
  const key = placeKey(location, view.route.kind);
  const groups = view.players.flatMap((player, owner) => {
    const count = player[location] - (coming?.owner === owner ? coming.count : 0);
    return count > 0 ? [{ owner, count }] : [];
  });
  const spoken = [
    words.word(key),
    groups.length === 0
      ? words.word('table.empty')
      : words.list(groups.map(({ owner, count }) => `${seats[owner]?.name ?? ''} ${count}`)),
    ...(landing.length === 0
      ? []
      : [
          words.word('table.land', {
            from: words.list([...new Set(landing.map(({ from }) => locationName(words, view, from)))]),
          }),
        ]),
  ].join(', ');
  const isHinted = hinted !== null && (hinted.from === location || hinted.to === location);
  const edge = isHinted
    ? colors.brass
    : isTarget
      ? accent
      : mode.type === 'pirate' && mode.from === location
        ? accent
        : location === 'goal'
          ? fade(accent, 0.7)
          : colors.line;
  const wide = size === 'wide';
  const bright = live || ours;
  return (
    <Box ref={anchor} collapsable={false} style={{ flex: 1 }}>
      <Over
        label={spoken}
        onPress={() => onTap(location)}
        onLongPress={() => onRead(location === 'ferry' ? 'sail' : location === 'goal' ? 'win' : 'space')}
        style={{ flex: 1 }}
        radius={RADIUS.panel}
      >
        <Box
          style={{
            flexGrow: 1,
            flexDirection: 'row',
            alignItems: 'center',
            gap: SPACE.s,
            paddingHorizontal: wide ? SPACE.l : SPACE.m,
            borderRadius: RADIUS.panel,
            borderWidth: isTarget || isHinted ? 2.5 : 1,
            borderStyle: faint.has(location) && !isTarget ? 'dashed' : 'solid',
            borderColor: faint.has(location) && !isTarget ? accent : edge,
            backgroundColor: scheme === 'dark' ? (bright ? colors.raised : colors.surface) : colors.raised,
          }}
        >
          <Icon
            name={placeIcon(location, view.route.kind)}
            size={wide ? 30 : 24}
            color={location === 'start' ? colors.muted : accent}
          />
          <Text kind="strong" numberOfLines={1} style={{ flexShrink: 1, marginRight: 'auto' }} fixed={size !== 'wide'}>
            {/* A crowded sloop on a small screen is known by its picture. */}
            {location === 'ferry' && !wide && groups.length > (size === 'small' ? 1 : 3)
              ? ''
              : words.say({ key: key.replace('place.', 'panel.') })}
          </Text>
          <Box
            style={{
              flexDirection: 'row',
              gap: groups.length > 4 ? 4 : wide ? SPACE.l : SPACE.s,
              alignItems: 'center',
            }}
          >
            {isTarget && landing[0] ? (
              <Box style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}>
                <Pawn color={seats[landing[0].owner]?.colour ?? 'red'} ghost height={wide ? 32 : 25} />
              </Box>
            ) : null}
            {groups.map(({ owner, count }) => (
              <Box key={owner} style={{ flexDirection: 'row', alignItems: 'center', gap: 1 }}>
                <Pawn
                  color={seats[owner]?.colour ?? 'red'}
                  height={wide ? 32 : 25}
                  lit={
                    moves.some((move) => move.from === location && move.owner === owner) ||
                    (mode.type === 'pirate' && mode.from === location && owner === seat)
                      ? accent
                      : null
                  }
                />
                <Text
                  fixed
                  style={{ fontFamily: FONTS.bodyExtra, fontSize: wide ? 18 : 15, lineHeight: 20, minWidth: 10 }}
                >
                  {count}
                </Text>
              </Box>
            ))}
          </Box>
        </Box>
      </Over>
    </Box>
  );
}

/** The sloop of the Complete Escape, which sails from shore to shore with everybody aboard. */
export function Ferry({ map, ...rest }: PlaceProps & { map: PathMap }) {
  const tempo = useTempo();
  const { shore } = rest.view;
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
