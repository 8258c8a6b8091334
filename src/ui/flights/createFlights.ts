import { createSignal } from '@/session/signal';
import { MS, TEMPO } from '../motion';
import type { Speed } from '../settings';
import type { Flight, Flights, Piece } from './anchors';
import { middleOf, scaleInto, scatter, type Box, type Point } from './arc';

/** Where something in the air begins or ends, and how large it is drawn there. */
export interface Spot extends Point {
  readonly scale: number;
}

/** One thing in the air, or about to be. */
export interface Flyer {
  readonly id: number;
  readonly from: Spot;
  readonly to: Spot;
  readonly delay: number;
  readonly duration: number;
  readonly tilt: number;
  readonly calm: boolean;
  readonly piece: Piece;
  /** How many lie on top of each other. */
  readonly stacked: number;
}

/** How named places are found: at once where the platform can, otherwise in a moment. */
export interface Finder {
  /** Undefined: it takes a moment to say. */
  locate(name: string): Box | null | undefined;
  find(name: string): Promise<Box | null>;
}

/** A flight under way: what to call when it is over. */
interface Trip {
  finish(): void;
}

/** Counts how many of something there are at each place. */
function createTally() {
  const counts = new Map<string, number>();
  return {
    of: (place: string): number => counts.get(place) ?? 0,
    add(place: string, more: number) {
      counts.set(place, (counts.get(place) ?? 0) + more);
    },
  };
}

export interface FlightsInAir extends Flights {
  readonly flyers: () => readonly Flyer[];
}

/** Keeps what is in the air. Timers and not animations say when something lands: a hidden page animates nothing, but the game goes on. */
export function createFlights(
  { locate, find }: Finder,
  pace: () => { readonly speed: Speed; readonly calm: boolean },
): FlightsInAir {
  const trips = new Set<Trip>();
  const coming = createTally();
  const waiting = createTally();
  const { subscribe, emit } = createSignal();
  let flyers: readonly Flyer[] = [];
  let nextId = 1;
  /** Goes up when everything is to land: what is still being measured then never takes off. */
  let era = 0;

  async function fly(flight: Flight): Promise<void> {
    const { from, to, count = 1 } = flight;
    if (pace().speed === 'off' || count < 1) return;
    // At once, before anything is measured: the table has just been told how it will be.
    coming.add(to, count);
    waiting.add(from, count);
    const start = flight.start ?? locate(from);
    const end = locate(to);
    if (start !== undefined && end !== undefined) return launch(flight, start, end);
    emit();
    const mine = era;
    const boxes = await Promise.all([start ?? find(from), end ?? find(to)]);
    return mine === era ? launch(flight, ...boxes) : launch(flight, null, null);
  }

  async function launch(flight: Flight, start: Box | null, end: Box | null): Promise<void> {
    const { from, to, count = 1, stack = false, after = 0, piece } = flight;
    if (start === null || end === null) {
      coming.add(to, -count);
      waiting.add(from, -count);
      return emit();
    }
    const { speed, calm } = pace();
    const tempo = TEMPO[speed];
    const together = calm || stack;
    const each = together ? count : 1;
    const duration = calm ? MS.calm : (flight.ms ?? (piece.kind === 'card' ? MS.card : MS.flight)) * tempo;
    const gap = together ? 0 : (flight.gap ?? MS.flightGap) * tempo;
    const delay = calm ? 0 : after * tempo;
    const group = Array.from({ length: together ? 1 : count }, (_, i): Flyer => ({
      id: nextId++,
      ...spotsOf(piece, start, end, i, count),
      delay: delay + i * gap,
      duration,
      tilt: (i % 2 === 0 ? 1 : -1) * (piece.kind === 'card' ? 4 : 6 + (i % 3) * 3),
      calm,
      piece,
      stacked: stack ? Math.min(3, count) : 1,
    }));
    await new Promise<void>((resolve) => {
      let left = 0;
      let landed = 0;
      const leave = (): void => {
        left += 1;
        waiting.add(from, -1);
      };
      const land = (): void => {
        if (left === landed) leave();
        const gone = group[landed];
        landed += 1;
        coming.add(to, -1);
        if (gone !== undefined) flyers = flyers.filter((flyer) => flyer !== gone);
      };
      const timers = Array.from({ length: group.length }, (_, i) => [
        setTimeout(
          () => {
            for (let n = 0; n < each; n++) leave();
            emit();
          },
          delay + i * gap,
        ),
        setTimeout(
          () => {
            for (let n = 0; n < each; n++) land();
            if (landed === count) trip.finish();
            else emit();
          },
          delay + i * gap + duration,
        ),
      ]).flat();
      const trip: Trip = {
        finish() {
          timers.forEach(clearTimeout);
          trips.delete(trip);
          while (landed < count) land();
          emit();
          resolve();
        },
      };
      trips.add(trip);
      flyers = [...flyers, ...group];
      emit();
    });
  }

  return {
    fly,
    landAll() {
      era++;
      for (const trip of [...trips]) trip.finish();
    },
    inAir: coming.of,
    waiting: waiting.of,
    locate: (name) => locate(name) ?? undefined,
    subscribe,
    flyers: () => flyers,
  };
}

/** From where to where one of several goes: a card with a size from box to box, anything else a little beside the others. */
function spotsOf(piece: Piece, start: Box, end: Box, i: number, count: number): { from: Spot; to: Spot } {
  const [a, b] = [middleOf(start), middleOf(end)];
  if (piece.kind === 'card' && piece.size !== undefined)
    return {
      from: { ...a, scale: scaleInto(start, piece.size) },
      to: { ...b, scale: scaleInto(end, piece.size) },
    };
  const off = scatter(i, count);
  return {
    from: { x: a.x + off.x, y: a.y + off.y, scale: 1 },
    to: { x: b.x + off.x * 0.6, y: b.y + off.y * 0.6, scale: 1 },
  };
}
