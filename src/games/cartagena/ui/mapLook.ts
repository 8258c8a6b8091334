import type { Seat } from '@antilles/engine';
import type { TablePlayer } from '@/session/seats';
import type { Event as CartagenaEvent } from '../rules/events';
import { SYMBOLS, type PathSymbol } from '../rules/route';
import type { Location } from '../rules/state';
import type { View as CartagenaView } from '../rules/view';
import { landings, skippedBy, standingHere, type Marks, type Move } from './moves';
import { walkOf, type Walk } from './walks';

type Colour = TablePlayer['colour'];

/** What goes on over the whole map, worked out once for all its places. */
export interface MapLook {
  readonly view: CartagenaView;
  readonly seats: readonly TablePlayer[];
  readonly marks: Marks;
  readonly event: CartagenaEvent | null;
  /** Who is on the way. */
  readonly walk: Walk | null;
  /** Spaces they pass over because somebody stands there. */
  readonly skipped: ReadonlySet<Location>;
  /** Where the chosen pirate would land with cards that are perhaps not in hand. */
  readonly faint: ReadonlySet<Location>;
  /** Whether what is selected moves somebody. */
  readonly lively: boolean;
}

export function lookOver(
  view: CartagenaView,
  seats: readonly TablePlayer[],
  marks: Marks,
  event: CartagenaEvent | null,
): MapLook {
  const { mode, moves } = marks;
  const outlook = mode.type === 'pirate' ? landings(view, mode.from) : null;
  return {
    view,
    seats,
    marks,
    event,
    walk: walkOf(event ?? undefined),
    skipped: new Set(mode.type === 'pirate' ? [] : moves.flatMap((move) => skippedBy(view, move))),
    faint: new Set(outlook === null ? [] : SYMBOLS.map((symbol) => outlook[symbol])),
    lively: mode.type !== 'none' && !(mode.type === 'hook' && mode.card === null),
  };
}

export const colourOf = ({ seats }: MapLook, owner: Seat): Colour => seats[owner]?.colour ?? 'red';

/** Whether the pirate that is being asked about stands here. */
export const isChosen = ({ marks: { mode } }: MapLook, location: Location): boolean =>
  mode.type === 'pirate' && mode.from === location;

/** Whether a hint goes from this place, or to it. */
export const hintAt = ({ marks: { hinted } }: MapLook, location: Location): 'from' | 'to' | null =>
  hinted?.from === location ? 'from' : hinted?.to === location ? 'to' : null;

/** How many of somebody's pirates are still on their way to a place: they are not drawn there yet. */
export const stillComing = ({ walk }: MapLook, location: Location, owner: Seat): number =>
  walk !== null && walk.to === location && walk.owner === owner ? walk.count : 0;

/** One of the three places that are no spaces. */
export type Place = 'start' | 'ferry' | 'goal';

/** Whose pirates are at a place, without those on their way there; whether one may go, or would come. */
export interface Group {
  readonly owner: Seat;
  readonly colour: Colour;
  readonly count: number;
  readonly lit: boolean;
  readonly ghost: boolean;
}

/** Everybody has a group at every place, so that nobody changes place when somebody comes. */
export function groupsAt(look: MapLook, location: Place): readonly Group[] {
  const { view, marks } = look;
  const { moves, seat, mode } = marks;
  return view.players.map((player, owner) => ({
    owner,
    colour: colourOf(look, owner),
    count: Math.max(0, player[location] - stillComing(look, location, owner)),
    lit:
      moves.some((move) => move.from === location && move.owner === owner) ||
      (isChosen(look, location) && owner === seat),
    ghost: look.lively && mode.type !== 'chest' && moves.some((move) => move.to === location && move.owner === owner),
  }));
}

/** What one space shows. Flat, so that it is drawn anew only when something of it changes (`looksSame`). */
export interface SpaceLook {
  readonly space: number;
  readonly symbol: PathSymbol;
  /** Whose pirates stand here, and which of them could go. */
  readonly here: readonly Colour[];
  readonly lit: readonly boolean[];
  /** Which of them belongs to whoever looks: it stands in front. */
  readonly own: readonly boolean[];
  /** Whose pirate would land here, and what that brings: cards, or several pirates at once. */
  readonly ghost: Colour | null;
  readonly badge: string | null;
  readonly faint: boolean;
  readonly skipped: boolean;
  readonly chosen: boolean;
  /** A closed chest lies here. */
  readonly covered: boolean;
  readonly hinted: 'from' | 'to' | null;
  /** Goes up to catch the eye again. */
  readonly pulse: number;
  /** Somebody has just run past. */
  readonly shiver: boolean;
}

export function spaceLook(look: MapLook, space: number, symbol: PathSymbol): SpaceLook {
  const { view, marks, lively } = look;
  const { mode, moves, pulse } = marks;
  const landing = moves.filter(({ to }) => to === space);
  const owners = arrived(look, space);
  const [first] = landing;
  const lands = lively && mode.type !== 'chest' ? first : undefined;
  return {
    space,
    symbol,
    here: owners.map((owner) => colourOf(look, owner)),
    lit: owners.map((owner) => moves.some((move) => move.from === space && move.owner === owner)),
    own: owners.map((owner) => owner === (view.viewer ?? marks.seat)),
    ghost: lands === undefined ? null : colourOf(look, lands.owner),
    badge: lands === undefined ? null : badgeOf(landing, lands),
    faint: look.faint.has(space) && landing.length === 0,
    skipped: look.skipped.has(space),
    chosen: isChosen(look, space),
    covered: view.chests?.covered.includes(space) ?? false,
    hinted: hintAt(look, space),
    pulse: pulse.at.includes(space) ? pulse.n : 0,
    shiver: wasSkipped(look, space),
  };
}

/** Whose pirates stand on a space, without those that are still walking there. */
function arrived(look: MapLook, space: number): readonly Seat[] {
  const standing = standingHere(look.view, space);
  return standing.filter((owner, i) => i - standing.indexOf(owner) >= stillComing(look, space, owner));
}

/** The cards a landing draws, or how many pirates could come. */
function badgeOf(landing: readonly Move[], { gain, count }: Move): string | null {
  const coming = count * new Set(landing.map(({ from, owner }) => `${from} ${owner}`)).size;
  return gain > 0 ? `+${gain}` : coming > 1 ? `×${coming}` : null;
}

/** Whether the pirate that walks now was kept from a space by those who stand there. */
function wasSkipped({ view, walk, event }: MapLook, space: number): boolean {
  if (walk === null || event?.type !== 'advanced') return false;
  const { from, to } = walk;
  const before = typeof from === 'number' ? from : from === 'ferry' ? view.route.tunnelLength : 0;
  const end = typeof to === 'number' ? to : to === 'ferry' ? view.route.tunnelLength + 1 : Infinity;
  return (
    view.route.symbols[space - 1] === event.symbol && (view.standing[space] ?? 0) > 0 && space > before && space < end
  );
}
