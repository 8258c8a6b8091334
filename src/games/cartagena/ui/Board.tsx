import type { Seat } from '@antilles/engine';
import { useEffect, useMemo, useState } from 'react';
import { View as Box } from 'react-native';
import type { TablePlayer } from '@/session/seats';
import type { SpeakerOf } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { useBoardRoom } from '@/ui/table/useBoardRoom';
import { SPACE, useColors, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { useSteady } from '@/ui/useSteady';
import { SYMBOLS, type PathSymbol } from '../rules/route';
import type { Location } from '../rules/state';
import type { CartagenaView } from '../rules/view';
import { locationName, symbolKey } from './art';
import { layMap, SPACES_PER_ROW, type PathMap } from './geometry';
import { landings, skippedBy, standingHere, type Marks, type Mode, type Move } from './moves';
import { Ferry, PlacePanel } from './Places';
import { walkOf, type CartagenaFrame, type Walk } from './scenes';
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
  onMap?: (map: PathMap) => void;
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
        <Map {...{ view, seats, frame, marks, words, onTap, onRead, width }} {...(onMap ? { onMap } : {})} />
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

  const tap = useSteady(onTap);
  const read = useSteady(onRead);
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
            onTap={tap}
            onRead={read}
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
  words: SpeakerOf<'cartagena'>,
  view: CartagenaView,
  seats: readonly TablePlayer[],
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
