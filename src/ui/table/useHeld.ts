import type { Viewer } from '@antilles/engine';
import { startTransition, useState } from 'react';
import type { Show } from './director';

/** Something that is kept only as long as it belongs to the same thing, and then forgotten for good. */
function useHeldFor<Held>(owner: unknown, nothing: Held): readonly [Held, (next: Held) => void] {
  const [kept, keep] = useState({ owner, held: nothing });
  if (kept.owner !== owner) keep({ owner, held: nothing });
  return [kept.owner === owner ? kept.held : nothing, (held) => keep({ owner, held })];
}

/** For what the next tap does not build on: React may draw it piece by piece, between the frames of an animation. */
export const inSlices =
  <What>(set: (what: What) => void) =>
  (what: What): void =>
    startTransition(() => set(what));

/** What is lifted or half answered belongs to one question: the next one finds nothing picked, and so does who looks back. */
export function usePicked<Picked>(
  { show, lookingBack }: { readonly show: Show<unknown, unknown, unknown>; readonly lookingBack: object | null },
  nothing: Picked,
): readonly [Picked, (next: Picked) => void] {
  // In a review nobody is asked, but what somebody was asked then lies on the table.
  const question = show.mode === 'review' ? `review ${show.review.index}` : show.question;
  const [picked, pick] = useHeldFor(question, nothing);
  return [question === null || lookingBack !== null ? nothing : picked, pick];
}

/**
 * A sheet or a menu belongs to whoever opened it: it closes when the phone goes on to other eyes. What is in it is drawn in
 * slices, so that nothing that moves stands still for it; `openAtOnce` is for what is opened while a table is drawn.
 */
export function useOpened<What>({
  show,
}: {
  readonly show: { readonly viewer: Viewer };
}): readonly [What | null, open: (what: What | null) => void, openAtOnce: (what: What | null) => void] {
  const [opened, open] = useHeldFor<What | null>(show.viewer, null);
  return [opened, inSlices(open), open];
}
