import type { Seat } from '@antilles/engine';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { StyleSheet, View as Box } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Path } from 'react-native-svg';
import type { SavedSeat } from '../../../storage/saveFile';
import type { Speaker } from '../../../text';
import { useAccentColor } from '../../../ui/accent';
import { useAnchor } from '../../../ui/flights/Anchor';
import { Icon } from '../../../ui/icons/Icon';
import { EASE, useTempo } from '../../../ui/motion';
import { Text } from '../../../ui/Text';
import { fade, FONTS, RADIUS, SPACE, useColors, useTheme } from '../../../ui/theme';
import { useLayout } from '../../../ui/useLayout';
import { placeKey } from '../rules/events';
import { SYMBOLS, type PathSymbol } from '../rules/route';
import type { Location } from '../rules/state';
import type { CartagenaView } from '../rules/view';
import { place, placeIcon, SYMBOL_INK, symbolIcon, symbolKey } from './art';
import {
  layMap,
  pointOf,
  roadOf,
  smooth,
  SPACES_PER_ROW,
  trailOf,
  wayOf,
  type Box as MapBox,
  type PathMap,
} from './geometry';
import { landings, skippedBy, standingHere, type Mode, type Move } from './moves';
import { Over } from '../../../ui/Over';
import { Pawn } from './Pawn';
import { walkOf, walkTime, type CartagenaFrame, type Walk } from './scenes';

/** What the map shows besides the pieces: what is selected, and what it would do. */
export interface Marks {
  readonly mode: Mode;
  readonly moves: readonly Move[];
  /** Whose turn it is to tap; null while nobody's. */
  readonly seat: Seat | null;
  /** Places that should catch the eye; `n` goes up to do it again. */
  readonly pulse: { readonly at: readonly Location[]; readonly n: number };
  /** The move a hint proposes. */
  readonly hinted: { readonly from: Location; readonly to: Location } | null;
}

/** How large everything is drawn in this window. */
export function useMapSizes(view: CartagenaView, width: number): PathMap {
  const { size, twoPane, height } = useLayout();
  const tunnel = view.route.tunnelLength / SPACES_PER_ROW;
  const jungle = view.route.length / SPACES_PER_ROW - tunnel;
  return useMemo(() => {
    const pitch = (width - 14) / 7;
    const wide = twoPane && size === 'wide';
    const panel = wide ? 54 : size === 'small' ? 36 : 42;
    const rows = tunnel + jungle + (tunnel > 0 && jungle > 0 ? 1.6 : 0);
    // A tablet shows the whole path when it can; a phone keeps its rows and scrolls.
    const room = height - 130 - 2 * panel;
    const rowPitch = wide
      ? Math.min(pitch * 0.97, Math.max(60, room / (rows + 0.15)))
      : Math.max(size === 'small' ? 47 : 52, Math.min(61, pitch * 1.2, (height - 378 - 154) / (rows - 0.78)));
    const diameter = Math.round(Math.min(pitch * 0.92, rowPitch * 0.845, 84));
    return layMap({ width, rowPitch, diameter, panel }, { tunnel, jungle });
  }, [width, tunnel, jungle, size, twoPane, height]);
}

/** The winding path with everybody on it. */
export function Board({
  view,
  seats,
  frame,
  marks,
  words,
  onTap,
  onRead,
  onMap,
}: {
  view: CartagenaView;
  seats: readonly SavedSeat[];
  frame: CartagenaFrame | null;
  marks: Marks;
  words: Speaker;
  onTap: (location: Location) => void;
  onRead: (section: string) => void;
  /** Tells how the map is laid, so that it can be scrolled to a place. */
  onMap?: (map: PathMap) => void;
}) {
  const [width, setWidth] = useState(0);
  const { twoPane, size } = useLayout();
  const colors = useColors();
  const { scheme } = useTheme();
  const framed = twoPane && size === 'wide';
  return (
    <Box
      role="group"
      aria-label={words.word('table.map')}
      style={
        framed
          ? {
              borderRadius: 22,
              borderWidth: 1,
              borderColor: scheme === 'dark' ? colors.line : '#b9d3d0',
              backgroundColor: scheme === 'dark' ? '#0d2230' : '#d9e8e4',
              padding: SPACE.l,
            }
          : null
      }
    >
      <Box onLayout={({ nativeEvent }) => setWidth(Math.round(nativeEvent.layout.width))}>
        {width === 0 ? null : (
          <Map {...{ view, seats, frame, marks, words, onTap, onRead, width }} {...(onMap ? { onMap } : {})} />
        )}
      </Box>
    </Box>
  );
}

function Map({
  view,
  seats,
  frame,
  marks,
  words,
  onTap,
  onRead,
  width,
  onMap,
}: Parameters<typeof Board>[0] & { width: number }) {
  const map = useMapSizes(view, width);
  useEffect(() => onMap?.(map), [map, onMap]);
  const { size } = useLayout();
  const walk = walkOf(frame?.event);
  const { mode, moves, seat } = marks;
  const accent = useAccentColor();
  const focus = symbolInFocus(mode);

  const targets = new Set(moves.map(({ to }) => to));
  const sources = new Set(moves.map(({ from }) => from));
  const skipped = new Set(mode.type === 'pirate' ? [] : moves.flatMap((move) => skippedBy(view, move)));
  const outlook = mode.type === 'pirate' ? landings(view, mode.from) : null;
  const faint = outlook === null ? new Set<Location>() : new Set<Location>(SYMBOLS.map((symbol) => outlook[symbol]));
  const lively = mode.type !== 'none' && !(mode.type === 'hook' && mode.card === null);
  const colorOf = (owner: Seat) => seats[owner]?.colour ?? 'red';
  const arriving = (location: Location): { owner: Seat; count: number } | null =>
    walk !== null && walk.to === location ? { owner: walk.owner, count: walk.count } : null;

  const shared = { words, seats, marks, view, onRead, arriving, accent };
  return (
    <Box style={{ height: map.height }}>
      <Roads map={map} moves={lively ? moves : []} accent={accent} />
      {map.sea === null ? null : <Sea box={map.sea} words={words} map={map} />}
      <PlacePanel location="start" box={map.start} {...shared} {...{ targets, sources, faint }} onTap={onTap} />
      <PlacePanel location="goal" box={map.goal} {...shared} {...{ targets, sources, faint }} onTap={onTap} />
      {map.docks === null || view.shore === null ? null : (
        <Ferry map={map} {...shared} {...{ targets, sources, faint }} onTap={onTap} />
      )}
      {view.route.symbols.map((symbol, i) => {
        const space = i + 1;
        const landing = moves.filter(({ to }) => to === space);
        const coming = arriving(space);
        let hide = coming?.count ?? 0;
        const here = standingHere(view, space).filter((owner) => {
          if (hide > 0 && owner === coming?.owner) {
            hide--;
            return false;
          }
          return true;
        });
        return (
          <Space
            key={space}
            space={space}
            symbol={symbol}
            at={map.spaces[i] ?? { x: 0, y: 0 }}
            diameter={map.sizes.diameter}
            here={here.map(colorOf)}
            lit={here.map((owner) => sources.has(space) && moves.some((m) => m.from === space && m.owner === owner))}
            ghost={lively && landing.length > 0 && mode.type !== 'chest' ? colorOf(landing[0]?.owner ?? 0) : null}
            landings={mode.type === 'chest' ? 0 : new Set(landing.map(({ from, owner }) => `${from} ${owner}`)).size}
            several={landing[0]?.count ?? 1}
            gain={landing[0]?.gain ?? 0}
            faint={faint.has(space) && landing.length === 0}
            skipped={skipped.has(space)}
            quiet={lively && focus !== null && symbol !== focus && !sources.has(space)}
            chosen={mode.type === 'pirate' && mode.from === space}
            covered={view.chests?.covered.includes(space) ?? false}
            hinted={marks.hinted !== null && (marks.hinted.from === space || marks.hinted.to === space)}
            pulse={marks.pulse.at.includes(space) ? marks.pulse.n : 0}
            shiver={
              walk !== null && frame?.event.type === 'advanced' && wasSkipped(view, walk, space, frame.event.symbol)
            }
            numbered={size === 'wide'}
            active={seat !== null}
            label={spaceLabel(words, view, seats, space, symbol, landing, marks)}
            onPress={() => onTap(space)}
            onLongPress={() => onRead(symbol)}
          />
        );
      })}
      {walk === null || frame === null ? null : (
        <Walker
          key={`${frame.at} ${walk.from} ${walk.to}`}
          map={map}
          walk={walk}
          view={view}
          color={colorOf(walk.owner)}
        />
      )}
    </Box>
  );
}

const symbolInFocus = (mode: Mode): PathSymbol | null => {
  switch (mode.type) {
    case 'card':
      return mode.card.replace('dark-', '') as PathSymbol; // a card is its symbol, with or without the prefix
    case 'hook':
      return mode.card === null ? null : (mode.card.replace('dark-', '') as PathSymbol);
    case 'parrot':
      return mode.symbol;
    case 'chest':
      return 'chest';
    default:
      return null;
  }
};

const wasSkipped = (view: CartagenaView, walk: Walk, space: number, symbol: PathSymbol): boolean =>
  view.route.symbols[space - 1] === symbol &&
  (view.standing[space] ?? 0) > 0 &&
  space !== walk.to &&
  space > (typeof walk.from === 'number' ? walk.from : walk.from === 'ferry' ? view.route.tunnelLength : 0) &&
  (typeof walk.to !== 'number' || space < walk.to) &&
  (walk.to !== 'ferry' || space <= view.route.tunnelLength);

function spaceLabel(
  words: Speaker,
  view: CartagenaView,
  seats: readonly SavedSeat[],
  space: number,
  symbol: PathSymbol,
  landing: readonly Move[],
  { mode, seat }: Marks,
): string {
  const names = standingHere(view, space).map((owner) => seats[owner]?.name ?? '');
  const parts = [
    words.word('place.space', { space, symbol: words.word(symbolKey(symbol)) }),
    names.length === 0 ? words.word('table.empty') : words.list(names),
  ];
  if (mode.type === 'pirate' && mode.from === space) parts.push(words.word('kit.chosen'));
  if (view.chests?.covered.includes(space)) parts.push(words.word('table.covered'));
  const [first] = landing;
  if (first && seat !== null && mode.type !== 'chest') {
    parts.push(
      words.word(first.gain > 0 ? 'table.landGain' : 'table.land', {
        count: first.gain,
        from: words.list([...new Set(landing.map(({ from }) => locationName(words, view, from)))]),
      }),
    );
  }
  return parts.join(', ');
}

/** A place in words: its number, or its name. */
export const locationName = (words: Speaker, view: CartagenaView, location: Location): string =>
  typeof location === 'number' ? String(location) : words.word(placeKey(location, view.route.kind));

function Roads({ map, moves, accent }: { map: PathMap; moves: readonly Move[]; accent: string }) {
  const { scheme } = useTheme();
  const dark = scheme === 'dark';
  const wide = map.sizes.diameter * 0.74;
  const halves = map.docks ? (['first', 'second'] as const) : (['first'] as const);
  const trails = [...new Set(moves.filter(({ from, to }) => from !== to).map(({ from, to }) => `${from} ${to}`))];
  return (
    <Svg
      width={map.sizes.width}
      height={map.height}
      style={[StyleSheet.absoluteFill, { pointerEvents: 'none' }]}
      aria-hidden
    >
      {halves.map((half) => (
        <Path
          key={half}
          d={smooth(roadOf(map, half))}
          fill="none"
          stroke={dark ? '#081720' : '#cdb789'}
          strokeWidth={wide + 4}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
      {halves.map((half) => (
        <Path
          key={`${half} ground`}
          d={smooth(roadOf(map, half))}
          fill="none"
          stroke={
            half === 'second' || map.tunnelLength === 0 ? (dark ? '#1f4a3a' : '#d8dcae') : dark ? '#1b4159' : '#ead9b6'
          }
          strokeWidth={wide}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
      {trails.map((trail) => {
        const [from, to] = trail
          .split(' ')
          .map((end): Location => (/^\d+$/.test(end) ? Number(end) : (end as Location)));
        return from === undefined || to === undefined ? null : (
          <Path
            key={trail}
            d={smooth(trailOf(map, from, to))}
            fill="none"
            stroke={accent}
            strokeWidth={wide * 0.44}
            strokeLinejoin="round"
          />
        );
      })}
    </Svg>
  );
}

function Sea({ box, words, map }: { box: MapBox; words: Speaker; map: PathMap }) {
  const { scheme } = useTheme();
  const colors = useColors();
  const dark = scheme === 'dark';
  const waves = Array.from({ length: Math.ceil(box.height / 16) }, (_, row) => {
    let d = `M${-10 + (row % 2) * 9} ${row * 16 + 10}`;
    for (let x = 0; x < box.width; x += 18) d += 'q4.5-5 9 0t9 0';
    return d;
  }).join('');
  const right = (map.docks?.cartagena.x ?? 0) > (map.docks?.tortuga.x ?? 0);
  const ink = dark ? colors.muted : '#2c5d66';
  return (
    <Box
      aria-hidden
      style={{
        position: 'absolute',
        left: box.x,
        top: box.y,
        width: box.width,
        height: box.height,
        borderRadius: 16,
        overflow: 'hidden',
        backgroundColor: dark ? '#0f3547' : '#b9dbe0',
        pointerEvents: 'none',
      }}
    >
      <Svg width={box.width} height={box.height} style={StyleSheet.absoluteFill}>
        <Path d={waves} fill="none" stroke={dark ? '#1b4c62' : '#94c4cc'} strokeWidth={1.5} />
      </Svg>
      {box.width < 330 ? null : (
        <Text
          kind="tiny"
          fixed
          color={ink}
          style={[{ position: 'absolute', top: 5 }, right ? { left: 10 } : { right: 10 }]}
        >
          {words.word('shore.cartagena')}
        </Text>
      )}
      <Text
        kind="tiny"
        fixed
        color={ink}
        style={[{ position: 'absolute', bottom: 5 }, right ? { right: 10 } : { left: 10 }]}
      >
        {words.word('shore.tortuga')}
      </Text>
    </Box>
  );
}

interface PlaceProps {
  readonly view: CartagenaView;
  readonly seats: readonly SavedSeat[];
  readonly marks: Marks;
  readonly words: Speaker;
  readonly accent: string;
  readonly targets: ReadonlySet<Location>;
  readonly sources: ReadonlySet<Location>;
  readonly faint: ReadonlySet<Location>;
  readonly arriving: (location: Location) => { owner: Seat; count: number } | null;
  readonly onTap: (location: Location) => void;
  readonly onRead: (section: string) => void;
}

/** One of the three places that are no spaces: everybody there, counted. */
function PlacePanel({ location, box, ...rest }: PlaceProps & { location: 'start' | 'goal'; box: MapBox }) {
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
              : words.word(`panel.${key.replace('place.', '')}`)}
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
function Ferry({ map, ...rest }: PlaceProps & { map: PathMap }) {
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

const HIT = 44;

function Space({
  space,
  symbol,
  at,
  diameter,
  here,
  lit,
  ghost,
  landings: landing,
  several,
  gain,
  faint,
  skipped,
  quiet,
  chosen,
  covered,
  hinted,
  pulse,
  shiver,
  numbered,
  active,
  label,
  onPress,
  onLongPress,
}: {
  space: number;
  symbol: PathSymbol;
  at: { readonly x: number; readonly y: number };
  diameter: number;
  here: readonly SavedSeat['colour'][];
  lit: readonly boolean[];
  ghost: SavedSeat['colour'] | null;
  landings: number;
  /** How many pirates one move brings here. */
  several: number;
  gain: number;
  faint: boolean;
  skipped: boolean;
  quiet: boolean;
  chosen: boolean;
  covered: boolean;
  hinted: boolean;
  pulse: number;
  shiver: boolean;
  numbered: boolean;
  active: boolean;
  label: string;
  onPress: () => void;
  onLongPress: () => void;
}) {
  const colors = useColors();
  const { scheme } = useTheme();
  const accent = useAccentColor();
  const tempo = useTempo();
  const anchor = useAnchor(place.at(space));
  const dark = scheme === 'dark';
  const pop = useSharedValue(1);
  const shake = useSharedValue(0);
  const still = tempo(1) === 0;
  useEffect(() => {
    if (pulse === 0 || still) return;
    pop.set(withRepeat(withSequence(withTiming(1.16, { duration: 170 }), withTiming(1, { duration: 170 })), 3));
  }, [pulse, still, pop]);
  useEffect(() => {
    if (!shiver || still) return;
    shake.set(
      withRepeat(withSequence(withTiming(-2.5, { duration: 60 }), withTiming(2.5, { duration: 60 })), 4, true, () => {
        shake.set(0);
      }),
    );
  }, [shiver, still, shake]);
  const pose = useAnimatedStyle(() => ({ transform: [{ translateX: shake.get() }, { scale: pop.get() }] }));

  const isTarget = ghost !== null;
  const crowd = here.length + (isTarget ? 1 : 0) > 0;
  const box = Math.max(HIT, diameter);
  const ring = hinted ? colors.brass : isTarget || chosen ? accent : null;
  const ground = isTarget
    ? dark
      ? '#fffdf5'
      : '#ffffff'
    : skipped || lit.some(Boolean) || chosen
      ? dark
        ? '#f4e8cf'
        : '#fffaf0'
      : dark
        ? '#d8cbae'
        : '#faf2e0';
  const pawn = diameter * 0.54;
  const step = Math.min(diameter * 0.345, (diameter * 1.05 - pawn * 0.8) / Math.max(1, here.length - 1));
  const coming = landing * several;
  const badge = gain > 0 ? `+${gain}` : coming > 1 ? String(coming) : null;
  return (
    <Animated.View
      style={[{ position: 'absolute', left: at.x - box / 2, top: at.y - box / 2, width: box, height: box }, pose]}
    >
      <Over label={label} onPress={onPress} onLongPress={onLongPress} radius={box / 2} active={active}>
        <Box style={{ width: box, height: box, alignItems: 'center', justifyContent: 'center' }}>
          <Box
            ref={anchor}
            collapsable={false}
            style={{
              width: diameter,
              height: diameter,
              borderRadius: diameter / 2,
              backgroundColor: ground,
              borderWidth: ring === null ? 1.5 : 3,
              borderColor: ring ?? (dark ? '#0a1a24' : '#c9b083'),
              borderStyle: 'solid',
              boxShadow: ring === null ? '0 1px 3px rgba(0, 0, 0, 0.3)' : `0 0 0 4px ${fade(ring, 0.32)}`,
              alignItems: 'center',
              justifyContent: crowd ? 'flex-start' : 'center',
              paddingTop: crowd ? diameter * 0.05 : 0,
            }}
          >
            {faint && ring === null ? (
              <Box
                style={{
                  position: 'absolute',
                  top: -4,
                  left: -4,
                  right: -4,
                  bottom: -4,
                  borderRadius: diameter,
                  borderWidth: 2,
                  borderStyle: 'dashed',
                  borderColor: accent,
                }}
              />
            ) : null}
            <Box style={{ opacity: quiet ? 0.62 : 1 }}>
              <Icon
                name={symbolIcon(symbol)}
                size={Math.round(diameter * (crowd ? 0.44 : numbered ? 0.5 : 0.58))}
                color={SYMBOL_INK[symbol]}
              />
            </Box>
            {numbered && !crowd ? (
              <Text fixed color="#5a5648" style={{ fontFamily: FONTS.bodyBold, fontSize: 13, lineHeight: 15 }}>
                {space}
              </Text>
            ) : null}
          </Box>
          {covered ? <Lid diameter={diameter} /> : null}
          {isTarget ? (
            <Box style={{ position: 'absolute', bottom: (box - diameter) / 2 - diameter * 0.06, opacity: 0.95 }}>
              {here.length === 0 ? <Pawn color={ghost} ghost height={pawn} /> : null}
            </Box>
          ) : null}
          {here.map((color, i) => (
            <Box
              key={i}
              style={{
                position: 'absolute',
                bottom: (box - diameter) / 2 - diameter * 0.1,
                left: box / 2 - (pawn * 15) / 34 + (i - (here.length - 1) / 2) * step,
                pointerEvents: 'none',
              }}
            >
              <Pawn
                color={color}
                height={pawn}
                lit={(lit[i] ?? false) || (chosen && i === 0 && here.length === 1) ? accent : null}
              />
            </Box>
          ))}
          {badge === null || !isTarget ? null : (
            <Badge diameter={diameter} box={box} color={accent}>
              <Text
                fixed
                color={colors.onAccent}
                style={{ fontFamily: FONTS.bodyExtra, fontSize: 12, lineHeight: 16, textAlign: 'center' }}
              >
                {badge}
              </Text>
            </Badge>
          )}
          {skipped && !isTarget ? (
            <Badge diameter={diameter} box={box} color={dark ? '#10222e' : '#ffffff'} edge={colors.danger}>
              <Icon name="close" size={11} color={colors.danger} />
            </Badge>
          ) : null}
        </Box>
      </Over>
    </Animated.View>
  );
}

function Badge({
  diameter,
  box,
  color,
  edge,
  children,
}: {
  diameter: number;
  box: number;
  color: string;
  edge?: string;
  children: ReactNode;
}) {
  const colors = useColors();
  const inset = (box - diameter) / 2;
  return (
    <Box
      style={{
        position: 'absolute',
        top: inset - 5,
        right: inset - 6,
        minWidth: 21,
        height: 21,
        borderRadius: 11,
        paddingHorizontal: 3,
        backgroundColor: color,
        borderWidth: 2,
        borderColor: edge ?? colors.bg,
        alignItems: 'center',
        justifyContent: 'center',
        pointerEvents: 'none',
      }}
    >
      {children}
    </Box>
  );
}

/** A closed chest lies here (Black Magic). */
function Lid({ diameter }: { diameter: number }) {
  const size = Math.max(15, diameter * 0.34);
  return (
    <Box
      style={{
        position: 'absolute',
        left: -1,
        top: diameter * 0.04,
        width: size,
        height: size,
        borderRadius: size / 2,
        backgroundColor: '#3b2412',
        borderWidth: 1.5,
        borderColor: '#e0b45a',
        alignItems: 'center',
        justifyContent: 'center',
        pointerEvents: 'none',
      }}
    >
      <Text
        fixed
        color="#f4e8cf"
        style={{ fontFamily: FONTS.bodyExtra, fontSize: size * 0.62, lineHeight: size * 0.85 }}
      >
        ?
      </Text>
    </Box>
  );
}

/** A pirate hopping along the path; the piece itself waits at its new place until it gets there. */
function Walker({
  map,
  walk,
  view,
  color,
}: {
  map: PathMap;
  walk: Walk;
  view: CartagenaView;
  color: SavedSeat['colour'];
}) {
  const tempo = useTempo();
  const accent = useAccentColor();
  const way = useMemo(
    () => wayOf(map, walk.from, walk.to).map((location) => pointOf(map, location, view.shore)),
    [map, walk.from, walk.to, view.shore],
  );
  const t = useSharedValue(0);
  const hops = Math.max(1, way.length - 1);
  const ms = tempo(walkTime(hops));
  useEffect(() => {
    t.set(ms === 0 ? hops : withTiming(hops, { duration: ms, easing: EASE.inOut }));
  }, [t, hops, ms]);
  const height = map.sizes.diameter * 0.58;
  const xs = way.map(({ x }) => x);
  const ys = way.map(({ y }) => y);
  const pose = useAnimatedStyle(() => {
    const at = Math.min(hops, Math.max(0, t.get()));
    const i = Math.min(hops - 1, Math.floor(at));
    const part = at - i;
    const x = (xs[i] ?? 0) + ((xs[i + 1] ?? xs[i] ?? 0) - (xs[i] ?? 0)) * part;
    const y = (ys[i] ?? 0) + ((ys[i + 1] ?? ys[i] ?? 0) - (ys[i] ?? 0)) * part;
    return { transform: [{ translateX: x }, { translateY: y - Math.sin(part * Math.PI) * height * 0.4 }] };
  });
  return (
    <Animated.View
      aria-hidden
      style={[{ position: 'absolute', left: 0, top: 0, pointerEvents: 'none', zIndex: 5 }, pose]}
    >
      {Array.from({ length: walk.count }, (_, i) => (
        <Box
          key={i}
          style={{ position: 'absolute', left: -height * 0.44 + (i - (walk.count - 1) / 2) * 14, top: -height * 0.45 }}
        >
          <Pawn color={color} height={height} lit={accent} />
        </Box>
      ))}
    </Animated.View>
  );
}
