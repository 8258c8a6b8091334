import { useEffect, useMemo, useState } from 'react';
import type { TablePlayer } from '@/session/seats';
import type { SpeakerOf } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Box } from '@/ui/Box';
import { useBoardRoom } from '@/ui/table/useBoardRoom';
import { SPACE, useColors, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { useSteady } from '@/ui/useSteady';
import type { PathSymbol } from '../rules/route';
import type { Location } from '../rules/state';
import type { CartagenaView } from '../rules/view';
import { locationName, symbolKey } from './art';
import { layMap, SPACES_PER_ROW, type PathMap } from './geometry';
import { colourOf, isChosen, lookOver, spaceLook, type MapLook } from './mapLook';
import { standingHere, type Marks } from './moves';
import { Ferry, PlacePanel } from './Places';
import type { CartagenaFrame } from './frames';
import { Roads, Sea } from './Scenery';
import { Space } from './Space';
import { Walker } from './Walker';

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
  seats: readonly TablePlayer[];
  frame: CartagenaFrame | null;
  marks: Marks;
  words: SpeakerOf<'cartagena'>;
  onTap: (location: Location) => void;
  onRead: (section: string) => void;
  /** Tells how the map is laid, so that it can be scrolled to a place. */
  onMap?: ((map: PathMap) => void) | undefined;
}) {
  const { twoPane, size } = useLayout();
  const colors = useColors();
  const { scheme } = useTheme();
  const framed = twoPane && size === 'wide';
  const expected = useBoardRoom() - (framed ? 2 * (SPACE.l + 1) : 0);
  const [measured, setMeasured] = useState<number | null>(null);
  const width = measured ?? expected;
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
      <Box onLayout={({ nativeEvent }) => setMeasured(Math.round(nativeEvent.layout.width))}>
        <Map {...{ view, seats, frame, marks, words, onTap, onRead, width, onMap }} />
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
  const accent = useAccentColor();
  const look = lookOver(view, seats, marks, frame?.event ?? null);
  const { walk } = look;
  const tap = useSteady(onTap);
  const read = useSteady(onRead);
  const places = { look, words, accent, onTap, onRead };
  return (
    <Box style={{ height: map.height }}>
      <Roads map={map} moves={look.lively ? marks.moves : []} accent={accent} />
      {map.sea === null ? null : <Sea box={map.sea} words={words} map={map} />}
      <PlacePanel location="start" box={map.start} {...places} />
      <PlacePanel location="goal" box={map.goal} {...places} />
      {map.docks === null || view.shore === null ? null : <Ferry map={map} {...places} />}
      {view.route.symbols.map((symbol, i) => (
        <Space
          key={i}
          {...spaceLook(look, i + 1, symbol)}
          at={map.spaces[i] ?? { x: 0, y: 0 }}
          diameter={map.sizes.diameter}
          numbered={size === 'wide'}
          active={marks.seat !== null}
          label={spaceLabel(words, look, i + 1, symbol)}
          onTap={tap}
          onRead={read}
        />
      ))}
      {walk === null || frame === null ? null : (
        <Walker
          key={`${frame.at} ${walk.from} ${walk.to}`}
          map={map}
          walk={walk}
          view={view}
          color={colourOf(look, walk.owner)}
        />
      )}
    </Box>
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
