import type { BoardPart } from '@/ui/table/TablePanes';
import type { Layout } from '@/ui/useLayout';
import type { Location, Shore } from '../rules/state';

/** The map as a drawing: where each space lies, for a path of so many boards in a room so wide. Everything in points. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface MapSizes {
  readonly width: number;
  /** From one row of spaces to the next. */
  readonly rowPitch: number;
  /** Of a space. */
  readonly diameter: number;
  /** How large the places at the ends are drawn; 1 on a phone. */
  readonly scale: number;
}

/** One row of five spaces, and the bend after it. */
export interface PathRow {
  readonly y: number;
  /** Whether it runs to the right, so that its bend lies there. */
  readonly right: boolean;
  readonly jungle: boolean;
}

export interface PathMap {
  readonly sizes: MapSizes;
  readonly height: number;
  /** The middle of each space; space 1 comes first. */
  readonly spaces: readonly Point[];
  readonly rows: readonly PathRow[];
  readonly tunnelLength: number;
  /** The fortress, or the wreck; the sloop in its bay, or the cove. */
  readonly start: Box;
  readonly goal: Box;
  /** The water between the two halves, and where the sloop lies at each shore. */
  readonly sea: Box | null;
  readonly docks: Readonly<Record<Shore, Box>> | null;
}

const SIDE = 7;
const PER_ROW = 5;
const COLUMNS = 7;
export const SPACES_PER_ROW = 6;

/** What lies above the first row, below the last, and between the halves, at scale 1. */
export const HEAD = 98;
const FOOT = 116;
const STRAIT = 186;
/** The sloop, at scale 1: its mast and its hull. */
export const SLOOP = { width: 252, height: 80 } as const;

/** How high a map is without its rows. */
const aroundRows = (scale: number, complete: boolean): number =>
  (HEAD + FOOT) * scale + (complete ? STRAIT * scale : 0);

/** What stands above and below the map on a phone: header and players, question, hand and buttons. */
const AROUND_MAP = { phone: 378, small: 300 } as const;

/** How large everything is drawn in a window, for so many boards. */
export function sizesFor(
  { size, twoPane, height }: Pick<Layout, 'size' | 'twoPane' | 'height'>,
  width: number,
  inset: number,
  boards: { readonly tunnel: number; readonly jungle: number },
) {
  const pitch = (width - 14) / 7;
  const complete = boards.tunnel > 0 && boards.jungle > 0;
  const gaps = boards.tunnel + boards.jungle - (complete ? 2 : 1);
  const wide = twoPane && size === 'wide';
  // A tablet shows the whole path when it can; a phone keeps its rows and scrolls.
  const room = height - inset - (wide ? 50 : AROUND_MAP[size === 'small' ? 'small' : 'phone']);
  const scale = wide
    ? Math.min(1.4, Math.max(0.9, room / (complete ? 680 : 540)))
    : Math.min(1.15, Math.max(0.84, width / 390));
  const fitting = (room - aroundRows(scale, complete)) / Math.max(1, gaps);
  const rowPitch = wide
    ? Math.min(pitch * 0.97, Math.max(56, fitting))
    : Math.max(size === 'small' ? 45 : 50, Math.min(60, pitch * 1.1, fitting));
  const diameter = Math.round(Math.min(pitch * 0.78, rowPitch * 0.775, 66));
  return { width, rowPitch, diameter, scale };
}

/** A board of six spaces is a row of five and the bend after it, so every path is seven columns wide. */
export function layMap(sizes: MapSizes, boards: { readonly tunnel: number; readonly jungle: number }): PathMap {
  const { width, rowPitch, diameter, scale } = sizes;
  const pitch = (width - 2 * SIDE) / COLUMNS;
  const columnX = (column: number): number => SIDE + pitch * (column + 0.5);
  const spaces: Point[] = [];
  const rows: PathRow[] = [];

  /** Lays the rows of one half; `mirrored` begins at the right. Gives the last of them. */
  const layRows = (count: number, top: number, mirrored: boolean, jungle: boolean): PathRow => {
    let last: PathRow = { y: top, right: mirrored, jungle };
    for (let row = 0; row < count; row++) {
      const y = top + row * rowPitch;
      const right = (row % 2 === 0) !== mirrored;
      for (let k = 0; k < PER_ROW; k++) {
        const sway = Math.sin(k * 1.57 + row) * Math.min(2, rowPitch * 0.03);
        spaces.push({ x: columnX(right ? 1 + k : PER_ROW - k), y: y + sway });
      }
      spaces.push({ x: columnX(right ? COLUMNS - 1 : 0), y: y + rowPitch / 2 });
      last = { y, right, jungle };
      rows.push(last);
    }
    return last;
  };

  const both = boards.tunnel > 0 && boards.jungle > 0;
  const firstRow = HEAD * scale;
  const first = layRows(both ? boards.tunnel : boards.tunnel + boards.jungle, firstRow, false, boards.tunnel === 0);
  const start: Box = { x: 0, y: 10 * scale, width, height: firstRow - diameter / 2 - 14 * scale };
  let last = first;
  let sea: Box | null = null;
  let docks: PathMap['docks'] = null;
  if (both) {
    const below = first.y + STRAIT * scale;
    sea = { x: 0, y: first.y + 66 * scale, width, height: 76 * scale };
    const boat = boatOf(Math.min(SLOOP.width * scale, width * 0.62));
    const shoreAt = (right: boolean, y: number): Box => ({
      ...boat,
      x: right ? width - boat.width - pitch * 0.9 : pitch * 0.9,
      y,
    });
    docks = {
      cartagena: shoreAt(first.right, first.y + 48 * scale),
      tortuga: shoreAt(!first.right, first.y + 62 * scale),
    };
    last = layRows(boards.jungle, below, !first.right, true);
  }
  // The way ends in the lower corner, and whoever has come through is beside it.
  const room = pitch + SIDE + 6;
  const boat = boatOf(Math.min(width - room - 4, SLOOP.width * scale * 1.08));
  const goal: Box = {
    ...boat,
    x: last.right ? width - room - boat.width : room,
    y: last.y + (FOOT - 4) * scale - boat.height,
  };
  return {
    sizes,
    height: Math.ceil(last.y + FOOT * scale),
    spaces,
    rows,
    tunnelLength: boards.tunnel * SPACES_PER_ROW,
    start,
    goal,
    sea,
    docks,
  };
}

const boatOf = (width: number) => ({ width, height: (width * SLOOP.height) / SLOOP.width });

/** Where somebody stands who is at a place: on the ground of it. */
const standing = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height * 0.6 });

/** Where a pirate stands, to walk from or to. */
export function pointOf(map: PathMap, location: Location, shore: Shore | null): Point {
  if (typeof location === 'number') return map.spaces[location - 1] ?? { x: 0, y: 0 };
  if (location === 'ferry') return map.docks && shore ? standing(map.docks[shore]) : { x: 0, y: 0 };
  if (location === 'goal') return standing(map.goal);
  return gateOf(map);
}

/** Out of the gate of the fortress, or from the wreck. */
const gateOf = ({ sizes: { scale } }: PathMap): Point => ({ x: 47 * scale, y: (HEAD - 34) * scale });

/** The spaces a pirate passes on its way, both ends included, as the numbers or places they are. */
export function wayOf(map: PathMap, from: Location, to: Location): readonly Location[] {
  const { length } = map.spaces;
  const inJungle = (location: Location): boolean =>
    location === 'goal' ? map.docks !== null : typeof location === 'number' && location > map.tunnelLength;
  const before = (location: Location): number =>
    typeof location === 'number'
      ? location
      : location === 'start'
        ? 0
        : location === 'goal'
          ? length + 1
          : // Aboard: behind the jungle, or past the tunnel, whichever the other end is in.
            inJungle(location === from ? to : from)
            ? map.tunnelLength
            : map.tunnelLength + 1;
  const a = before(from);
  const b = before(to);
  const step = a <= b ? 1 : -1;
  const way: Location[] = [from];
  for (let i = a + step; i !== b && (b - i) * step > 0; i += step) way.push(i);
  if (from !== to) way.push(to);
  return way;
}

/** How much a line bends towards its neighbours: the bends of the path are round, its rows straight. */
const BEND = 0.19;

/** A smooth line through points, as an SVG path; it passes through every one of them. */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return '';
  let d = `M${round(first.x)} ${round(first.y)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const p0 = points[i - 1] ?? points[i];
    const p1 = points[i];
    const p2 = points[i + 1];
    const p3 = points[i + 2] ?? p2;
    if (!p0 || !p1 || !p2 || !p3) continue;
    d += `C${round(p1.x + (p2.x - p0.x) * BEND)} ${round(p1.y + (p2.y - p0.y) * BEND)} ${round(p2.x - (p3.x - p1.x) * BEND)} ${round(p2.y - (p3.y - p1.y) * BEND)} ${round(p2.x)} ${round(p2.y)}`;
  }
  return d;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** The road of one half as a line: out of the place it starts at, through its spaces, to the place it ends at. */
export function roadOf(map: PathMap, half: 'first' | 'second'): readonly Point[] {
  const { spaces, tunnelLength, docks, sizes, goal } = map;
  const { scale, width, rowPitch } = sizes;
  const of = half === 'first' ? spaces.slice(0, docks ? tunnelLength : spaces.length) : spaces.slice(tunnelLength);
  const [head] = of;
  const tail = of[of.length - 1];
  if (!head || !tail) return [];
  const left = head.x < width / 2;
  const inwards = (x: number): number => (left ? x : width - x);
  const gate = half === 'first' && tunnelLength > 0 ? gateOf(map) : { x: 44 * scale, y: head.y - 28 * scale };
  const end = tail.x < width / 2 ? 1 : -1;
  // Down from the last bend to the jetty, where the sloop lies; in the jungle the beach begins at once.
  const quay = half === 'first' && docks ? docks.cartagena : goal;
  const ends =
    half === 'second' || tunnelLength === 0
      ? [
          { x: tail.x + end * 4 * scale, y: tail.y + rowPitch * 0.3 },
          { x: tail.x + end * 16 * scale, y: tail.y + rowPitch * 0.3 + 16 * scale },
        ]
      : [
          { x: tail.x + end * 2 * scale, y: tail.y + rowPitch * 0.3 + 14 * scale },
          {
            x: tail.x + end * 38 * scale,
            y: Math.max(tail.y + rowPitch * 0.3 + 24 * scale, quay.y + quay.height * 0.78),
          },
        ];
  return [
    { x: inwards(gate.x), y: gate.y },
    { x: inwards(gate.x + 14 * scale), y: head.y - 6 * scale },
    ...of,
    ...ends,
  ];
}

/** The line drawn from a pirate to where it would land. */
export function trailOf(map: PathMap, from: Location, to: Location): readonly Point[] {
  const { tunnelLength, docks } = map;
  const isSecond = (location: Location): boolean =>
    location === 'goal' || (typeof location === 'number' && location > tunnelLength);
  const second = docks !== null && (isSecond(from) || isSecond(to));
  // The two points of the gate come first, then the spaces in order, then the two of the end.
  const road = roadOf(map, second ? 'second' : 'first');
  const indexOf = (location: Location): number => {
    if (typeof location === 'number') return location - (second ? tunnelLength : 0) + 1;
    if (location === 'start' || (location === 'ferry' && second)) return 0;
    return road.length - 1;
  };
  const a = indexOf(from);
  const b = indexOf(to);
  const part = road.slice(Math.min(a, b), Math.max(a, b) + 1);
  return a <= b ? part : part.toReversed();
}

/** What of a path longer than the screen is out of sight. */
export interface Sight {
  readonly start: boolean;
  readonly goal: boolean;
  /** Spaces where somebody would land, above and below what is seen. */
  readonly above: readonly number[];
  readonly below: readonly number[];
}

/** How high a bar is that stands for a place out of sight. */
export const BAR = 34;

/** What cannot be seen of the ends of the path, and of the places where somebody would land. */
export function sightOf(
  map: PathMap,
  { top, height }: BoardPart,
  targets: readonly Location[],
  shore: Shore | null,
): Sight {
  const foot = top + height;
  const start = top > map.start.y + map.start.height * 0.5;
  const goal = foot < map.goal.y + map.goal.height * 0.6;
  const spaces = targets.flatMap((to) => (typeof to === 'number' ? [{ to, y: pointOf(map, to, shore).y }] : []));
  return {
    start,
    goal,
    above: spaces.filter(({ y }) => y < top + (start ? BAR : 0)).map(({ to }) => to),
    below: spaces.filter(({ y }) => y > foot - (goal ? BAR : 0)).map(({ to }) => to),
  };
}
