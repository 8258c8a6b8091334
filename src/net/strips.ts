import type { Viewer } from '@antilles/engine';
import type { LoggedFrame } from '@/session/timeline';
import { changed } from './change';
import type { SentStrip } from './protocol';

/** What one viewer has been sent of a game: the view it began with, every frame since, and the view now. */
export interface Strip {
  readonly base: unknown;
  readonly frames: readonly LoggedFrame<unknown, unknown>[];
}

export const viewNow = ({ base, frames }: Strip): unknown => frames[frames.length - 1]?.view ?? base;

/** What the viewer saw before action `at`. */
export const viewBefore = ({ base, frames }: Strip, at: number): unknown =>
  frames.findLast((frame) => frame.at < at)?.view ?? base;

/** The strip with what was sent now. Throws when that does not follow from what was sent before. */
function grown(before: Strip | undefined, { base, from, frames }: SentStrip): Strip {
  if (from === 0 && base === undefined) throw new Error('a strip without its beginning');
  const known: Strip | undefined = from === 0 ? { base, frames: [] } : before;
  if (known === undefined || known.frames.length !== from) throw new Error('frames are missing');
  if (frames.length === 0) return known;
  let view = viewNow(known);
  const added = frames.map(({ at, round, event, change }) => ({
    at,
    round,
    event,
    view: (view = changed(view, change)),
  }));
  return { base: known.base, frames: known.frames.concat(added) };
}

export function allGrown(before: ReadonlyMap<Viewer, Strip>, sent: readonly SentStrip[]): ReadonlyMap<Viewer, Strip> {
  const strips = new Map(before);
  for (const strip of sent) strips.set(strip.viewer, grown(before.get(strip.viewer), strip));
  return strips;
}
