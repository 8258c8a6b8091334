import { useEffect, useMemo, useState } from 'react';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { TablePlayer } from '@/session/seats';
import type { SpeakerOf } from '@/text';
import { Box } from '@/ui/Box';
import { useBoardRoom } from '@/ui/table/useBoardRoom';
import { fade, SEAT_TINTS } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { useSteady } from '@/ui/useSteady';
import type { PathSymbol } from '../rules/route';
import type { Location } from '../rules/state';
import type { View as CartagenaView } from '../rules/view';
import { locationName, symbolKey } from './art';
import { layMap, pointOf, sizesFor, SPACES_PER_ROW, type PathMap } from './geometry';
import { colourOf, isChosen, lookOver, spaceLook, type MapLook } from './mapLook';
import { standingHere, type Marks } from './moves';
import { ChestOpens } from './ChestOpens';
import { Ferry, Goal, Start, Tag } from './Places';
import type { CartagenaFrame } from './frames';
import { Lanterns } from './Lanterns';
import { Land, Stones, Ways, type Way } from './Scenery';
import { useLight, type Light } from './scene/useLight';
import { Space } from './Space';
import { Walker } from './Walker';
import { walkOf, type Walk } from './walks';

/** How the path of a table is laid in a room so wide. */
export function useMap(view: CartagenaView, width: number): PathMap {
  const { size, twoPane, height } = useLayout();
  const { top, bottom } = useSafeAreaInsets();
  const tunnel = view.route.tunnelLength / SPACES_PER_ROW;
  const jungle = view.route.length / SPACES_PER_ROW - tunnel;
  return useMemo(
    () => layMap(sizesFor({ size, twoPane, height }, width, top + bottom, { tunnel, jungle }), { tunnel, jungle }),
    [width, tunnel, jungle, size, twoPane, height, top, bottom],
  );
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
  width,
}: {
  view: CartagenaView;
  seats: readonly TablePlayer[];
  frame: CartagenaFrame | null;
  marks: Marks;
  words: SpeakerOf<'cartagena'>;
  onTap: (location: Location) => void;
  onRead: (section: string) => void;
  /** Tells how the map is laid, so that it can be scrolled to a place. */
  onMap?: ((map: PathMap) => void) | undefined;
  /** How wide it may be, where that is not all of the table. */
  width?: number | undefined;
}) {
  const whole = useBoardRoom('column', true);
  const map = useMap(view, width ?? whole);
  useEffect(() => onMap?.(map), [map, onMap]);
  const { size, twoPane } = useLayout();
  const look = lookOver(view, seats, marks, frame?.event ?? null);
  const { walk } = look;
  const light = useLight();
  const last = useLastWalk(frame);
  const tap = useSteady(onTap);
  const read = useSteady(onRead);
  const places = { look, map, words, onTap, onRead };
  const { kind } = view.route;
  return (
    <Box role="group" aria-label={words.word('table.map')} style={{ height: map.height }}>
      <Land map={map} kind={kind} />
      <Ways map={map} ways={waysOf(look, light, last)} />
      <Stones map={map} kind={kind} />
      {map.docks === null ? null : <Shores map={map} words={words} />}
      <Start {...places} />
      {view.route.symbols.map((symbol, i) => (
        <Space
          key={i}
          {...spaceLook(look, i + 1, symbol)}
          at={map.spaces[i] ?? { x: 0, y: 0 }}
          diameter={map.sizes.diameter}
          wide={twoPane && size === 'wide'}
          active={marks.seat !== null}
          label={spaceLabel(words, look, i + 1, symbol)}
          onTap={tap}
          onRead={read}
        />
      ))}
      <Goal {...places} />
      {map.docks === null || view.shore === null ? null : <Ferry {...places} />}
      {walk === null || frame === null ? null : (
        <Walker
          key={`${frame.at} ${walk.from} ${walk.to}`}
          map={map}
          walk={walk}
          view={view}
          color={colourOf(look, walk.owner)}
        />
      )}
      {frame?.event.type === 'won' ? <Lanterns map={map} /> : null}
      {frame?.event.type === 'opened' ? (
        <ChestOpens
          key={frame.at}
          at={pointOf(map, frame.event.space, null)}
          token={frame.event.token}
          text={words.word(`token.${frame.event.token}`)}
          room={map.sizes.width}
        />
      ) : null}
    </Box>
  );
}

/** Who walked last, until somebody else does: the way stays to be seen. */
function useLastWalk(frame: CartagenaFrame | null): Walk | null {
  const [last, setLast] = useState<Walk | null>(null);
  const walk = walkOf(frame?.event);
  if (walk !== null && (last === null || walk.from !== last.from || walk.to !== last.to || walk.owner !== last.owner))
    setLast(walk);
  return last;
}

/** Which ways show: where what is selected leads, otherwise where somebody has just gone; and what a hint says. */
function waysOf(look: MapLook, light: Light, last: Walk | null): readonly Way[] {
  const { moves, hinted } = look.marks;
  const ways: Way[] = look.lively
    ? moves
        .filter(({ from, to }) => from !== to)
        .map(({ from, to }) => ({ from, to, colour: light.ring, under: light.under }))
    : last === null
      ? []
      : [{ from: last.from, to: last.to, colour: SEAT_TINTS[colourOf(look, last.owner)], under: fade('#000000', 0.5) }];
  if (hinted !== null && hinted.from !== hinted.to)
    ways.push({ from: hinted.from, to: hinted.to, colour: light.advice, under: '#2b1a05' });
  // Two cards may lead the same way.
  return ways.filter(
    ({ from, to, colour }, i) =>
      ways.findIndex((way) => way.from === from && way.to === to && way.colour === colour) === i,
  );
}

/** The names of both shores. */
function Shores({ map, words }: { map: PathMap; words: SpeakerOf<'cartagena'> }) {
  if (map.sea === null || map.docks === null) return null;
  const right = map.docks.cartagena.x > map.docks.tortuga.x;
  const top = map.sea.y;
  return (
    <>
      <Tag map={map} top={top - 12} {...(right ? { left: 14 } : { right: 14 })}>
        {words.word('shore.cartagena')}
      </Tag>
      <Tag map={map} top={top + map.sea.height + 2} {...(right ? { right: 14 } : { left: 14 })}>
        {words.word('shore.tortuga')}
      </Tag>
    </>
  );
}

function spaceLabel(words: SpeakerOf<'cartagena'>, look: MapLook, space: number, symbol: PathSymbol): string {
  const { view, seats, marks } = look;
  const landing = marks.moves.filter(({ to }) => to === space);
  const names = standingHere(view, space).map((owner) => seats[owner]?.name ?? '');
  const parts = [
    words.word('place.space', { space, symbol: words.word(symbolKey(symbol)) }),
    names.length === 0 ? words.word('table.empty') : words.list(names),
  ];
  if (isChosen(look, space)) parts.push(words.word('kit.chosen'));
  if (view.chests?.covered.includes(space)) parts.push(words.word('table.covered'));
  const [first] = landing;
  if (first && marks.seat !== null && marks.mode.type !== 'chest') {
    parts.push(
      words.word(first.gain > 0 ? 'table.landGain' : 'table.land', {
        count: first.gain,
        from: words.list([...new Set(landing.map(({ from }) => locationName(words, view, from)))]),
      }),
    );
  }
  return parts.join(', ');
}
