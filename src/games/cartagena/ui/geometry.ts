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
  /** Height of the places at both ends. */
  readonly panel: number;
}

export interface PathMap {
  readonly sizes: MapSizes;
  readonly height: number;
  /** The middle of each space; space 1 comes first. */
  readonly spaces: readonly Point[];
  readonly tunnelLength: number;
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

/** A board of six spaces is a row of five and the bend after it, so every path is seven columns wide. */
export function layMap(sizes: MapSizes, boards: { readonly tunnel: number; readonly jungle: number }): PathMap {
  const { width, rowPitch, diameter, panel } = sizes;
  const pitch = (width - 2 * SIDE) / COLUMNS;
  const columnX = (column: number): number => SIDE + pitch * (column + 0.5);
  const spaces: Point[] = [];
  const under = diameter / 2 + 6;

  /** Lays the rows of one half; `mirrored` begins at the right. Gives the y of its last row and the side it ends on. */
  const layRows = (rows: number, top: number, mirrored: boolean): { readonly y: number; readonly right: boolean } => {
    let right = false;
    let y = top;
    for (let row = 0; row < rows; row++) {
      y = top + row * rowPitch;
      right = (row % 2 === 0) !== mirrored;
      for (let k = 0; k < PER_ROW; k++) {
        const column = right ? 1 + k : PER_ROW - k;
        const rise = Math.sin((Math.PI * (column - 0.5)) / PER_ROW) * rowPitch * 0.11;
        spaces.push({ x: columnX(column), y: y - rise });
      }
      spaces.push({ x: columnX(right ? COLUMNS - 1 : 0), y: y + rowPitch * 0.44 });
    }
    return { y, right };
  };

  /** A place beside the bend that a half ends on. */
  const besideBend = (y: number, right: boolean): Box => {
    const room = pitch + SIDE + 6;
    return { x: right ? 0 : room, y: y + under, width: width - room, height: panel };
  };

  const start: Box = { x: 0, y: 0, width, height: panel };
  const firstRow = panel + diameter / 2 + rowPitch * 0.22;
  const both = boards.tunnel > 0 && boards.jungle > 0;
  const first = layRows(both ? boards.tunnel : boards.tunnel + boards.jungle, firstRow, false);
  let last = first;
  let sea: Box | null = null;
  let docks: PathMap['docks'] = null;
  if (both) {
    const lane = panel + 10;
    sea = { x: 0, y: first.y + under - 2, width, height: 2 * lane + 4 };
    const beside = besideBend(first.y, first.right);
    const boat = Math.min(beside.width, Math.max(width * 0.61, 200));
    const atCartagena = {
      x: first.right ? beside.width - boat : beside.x,
      y: beside.y + 2,
      width: boat,
      height: panel,
    };
    docks = {
      cartagena: atCartagena,
      tortuga: { ...atCartagena, x: first.right ? 0 : width - boat, y: beside.y + lane + 4 },
    };
    last = layRows(boards.jungle, sea.y + sea.height + diameter / 2 + rowPitch * 0.22, !first.right);
  }
  const goal = besideBend(last.y, last.right);
  const bendBottom = last.y + rowPitch * 0.44 + diameter / 2;
  return {
    sizes,
    height: Math.ceil(Math.max(goal.y + goal.height, bendBottom) + 2),
    spaces,
    tunnelLength: boards.tunnel * SPACES_PER_ROW,
    start,
    goal,
    sea,
    docks,
  };
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Where a pirate stands, to walk from or to. */
export function pointOf(map: PathMap, location: Location, shore: Shore | null): Point {
  if (typeof location === 'number') return map.spaces[location - 1] ?? { x: 0, y: 0 };
  if (location === 'ferry') return map.docks && shore ? middle(map.docks[shore]) : { x: 0, y: 0 };
  return middle(location === 'start' ? map.start : map.goal);
}

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
    d += `C${round(p1.x + (p2.x - p0.x) / 7)} ${round(p1.y + (p2.y - p0.y) / 7)} ${round(p2.x - (p3.x - p1.x) / 7)} ${round(p2.y - (p3.y - p1.y) / 7)} ${round(p2.x)} ${round(p2.y)}`;
  }
  return d;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** The road of one half as a line: out of the place it starts at, through its spaces, to the place it ends at. */
export function roadOf(map: PathMap, half: 'first' | 'second'): readonly Point[] {
  const { spaces, tunnelLength, docks, sizes } = map;
  const of = half === 'first' ? spaces.slice(0, docks ? tunnelLength : spaces.length) : spaces.slice(tunnelLength);
  const [head] = of;
  const tail = of[of.length - 1];
  if (!head || !tail) return [];
  const from = half === 'first' ? map.start : (docks?.tortuga ?? map.start);
  const to = half === 'first' && docks ? docks.cartagena : map.goal;
  const pitch = (sizes.width - 2 * SIDE) / COLUMNS;
  // The way in comes down from above, at the side where the first row begins.
  const left = head.x < sizes.width / 2;
  const gateX = head.x + (left ? -pitch * 0.95 : pitch * 0.95);
  return [
    { x: gateX, y: from.y + from.height - 4 },
    { x: gateX + (left ? pitch * 0.12 : -pitch * 0.12), y: head.y - sizes.diameter * 0.15 },
    ...of,
    { x: tail.x + (tail.x < sizes.width / 2 ? pitch * 0.9 : -pitch * 0.9), y: to.y + to.height * 0.6 },
  ];
}

/** The line drawn from a pirate to where it would land. */
export function trailOf(map: PathMap, from: Location, to: Location): readonly Point[] {
  const { tunnelLength, docks } = map;
  const isSecond = (location: Location): boolean =>
    location === 'goal' || (typeof location === 'number' && location > tunnelLength);
  const second = docks !== null && (isSecond(from) || isSecond(to));
  // The two points of the gate come first, then the spaces in order, then the end.
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
