import type { PathSymbol, Section } from './route';
import { standingOn, type State, type Ground, type Location, type Pirates, type Player } from './state';

/** The section an action at this place belongs to (CA-41). */
export function sectionOf(ground: Ground, location: Location): Section {
  const { kind, tunnelLength } = ground.route;
  if (kind === 'escape') return 'tunnel';
  if (kind === 'jungle') return 'jungle';
  if (typeof location === 'number') return location <= tunnelLength ? 'tunnel' : 'jungle';
  if (location === 'ferry') return ground.shore === 'cartagena' ? 'tunnel' : 'jungle';
  return location === 'start' ? 'tunnel' : 'jungle';
}

/** Where a pirate goes that finds no space ahead (CA-11). */
export const endOf = (ground: Ground, section: Section): 'ferry' | 'goal' =>
  ground.route.kind === 'complete' && section === 'tunnel' ? 'ferry' : 'goal';

const lastOf = (ground: Ground, section: Section): number =>
  section === 'tunnel' ? ground.route.tunnelLength : ground.route.length;

const firstOf = (ground: Ground, section: Section): number =>
  section === 'tunnel' ? 1 : ground.route.tunnelLength + 1;

/** The space just before the first one a pirate here could move ahead to. */
const behind = (ground: Ground, location: Location): number =>
  typeof location === 'number' ? location : location === 'start' ? 0 : ground.route.tunnelLength;

/** Where a pirate lands with a symbol: the next empty space that shows it, or the end of its section (CA-10, CA-11). */
export function advanceTarget(ground: Ground, from: Location, symbol: PathSymbol): Location {
  const section = sectionOf(ground, from);
  const after = behind(ground, from);
  const last = lastOf(ground, section);
  const spaces = ground.route.spacesOf[symbol];
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i] as number; // inside the array
    if (space > after && space <= last && standingOn(ground, space) === 0) return space;
  }
  return endOf(ground, section);
}

/** Whether somebody can be joined on this space: it holds one or two pirates. */
const joinable = (ground: Ground, space: number): boolean => {
  const standing = standingOn(ground, space);
  return standing === 1 || standing === 2;
};

/** The space a pirate falls back to, the nearest with one or two pirates (CA-14, CA-16); 0 when there is none. */
export function retreatTarget(ground: Ground, from: Location): number {
  const section = sectionOf(ground, from);
  const first = firstOf(ground, section);
  for (let i = typeof from === 'number' ? from - 1 : lastOf(ground, section); i >= first; i--) {
    if (joinable(ground, i)) return i;
  }
  return 0;
}

/** Where Morgan takes a pirate: the nearest space ahead with one or two pirates, or the end (CA-37, CA-38). */
export function morganTarget(ground: Ground, from: Location): Location {
  const section = sectionOf(ground, from);
  const last = lastOf(ground, section);
  for (let i = behind(ground, from) + 1; i <= last; i++) if (joinable(ground, i)) return i;
  return endOf(ground, section);
}

/** CA-56, CA-D22: the nearest empty rum space behind, else the section's first empty space, else where it is. */
export function snakeTarget(ground: Ground, from: number): number {
  const first = firstOf(ground, sectionOf(ground, from));
  for (let i = from - 1; i >= first; i--) {
    if (ground.route.symbols[i - 1] === 'rum' && standingOn(ground, i) === 0) return i;
  }
  for (let i = first; i < from; i++) if (standingOn(ground, i) === 0) return i;
  return from;
}

/** How many pirates of a player are at a place. */
export function countAt(pirates: Pirates, location: Location): number {
  if (location === 'start' || location === 'ferry' || location === 'goal') return pirates[location];
  let count = 0;
  for (let i = 0; i < pirates.spaces.length; i++) if (pirates.spaces[i] === location) count++;
  return count;
}

/** Every place where a player has a pirate, from the start to the goal. */
export function placesOf(pirates: Pirates, tunnelLength: number): Location[] {
  const places: Location[] = [];
  if (pirates.start > 0) places.push('start');
  let aboard = pirates.ferry > 0;
  for (let i = 0; i < pirates.spaces.length; i++) {
    const space = pirates.spaces[i] as number; // inside the array
    if (aboard && space > tunnelLength) {
      places.push('ferry');
      aboard = false;
    }
    if (i === 0 || pirates.spaces[i - 1] !== space) places.push(space);
  }
  if (aboard) places.push('ferry');
  if (pirates.goal > 0) places.push('goal');
  return places;
}

/** Moves pirates of one player from one place to another; both are places where they may be. */
export function movePirates(state: State, player: Player, from: Location, to: Location, count: number): void {
  for (let i = 0; i < count; i++) {
    if (typeof from === 'number') {
      takeFrom(player.spaces, from);
      state.standing[from] = standingOn(state, from) - 1;
    } else player[from]--;
    if (typeof to === 'number') {
      putInto(player.spaces, to);
      state.standing[to] = standingOn(state, to) + 1;
    } else player[to]++;
  }
}

function takeFrom(spaces: number[], space: number): void {
  const at = spaces.indexOf(space);
  if (at < 0) throw new Error(`no pirate on ${space} among ${spaces.join(', ')}`);
  for (let i = at + 1; i < spaces.length; i++) spaces[i - 1] = spaces[i] as number; // inside the array
  spaces.pop();
}

function putInto(spaces: number[], space: number): void {
  let i = spaces.length;
  for (; i > 0 && (spaces[i - 1] as number) > space; i--) spaces[i] = spaces[i - 1] as number; // inside the array
  spaces[i] = space;
}
