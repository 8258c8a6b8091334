/** What can be heard. `npm run sounds` makes a file of each. */
export const CUES = [
  'slide',
  'flip',
  'shuffle',
  'coin',
  'step',
  'hop',
  'crate',
  'build',
  'sail',
  'bell',
  'refused',
  'fanfare',
  'attack',
  'blocked',
  'triumph',
  'tick',
  'drum',
  'cloth',
  'fireworks',
  'lanterns',
] as const;
export type Cue = (typeof CUES)[number];

/** No sound within this many milliseconds of another, and none of the same kind within the second number. */
const APART = 70;
const SAME_APART = 160;

/** Lets single sounds through and swallows bursts: a dozen things at once are one thing to the ear. */
export function createLimiter(): (cue: Cue, now: number) => boolean {
  let last = -Infinity;
  const lastOf = new Map<Cue, number>();
  return (cue, now) => {
    if (now - last < APART || now - (lastOf.get(cue) ?? -Infinity) < SAME_APART) return false;
    last = now;
    lastOf.set(cue, now);
    return true;
  };
}

/** What to play for things that happened at once: the newest that can be heard. */
export function cueFor<Event>(events: readonly Event[], cueOf: (event: Event) => Cue | null): Cue | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    const cue = event === undefined ? null : cueOf(event);
    if (cue !== null) return cue;
  }
  return null;
}
