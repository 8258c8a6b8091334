import { sameJson } from '@antilles/engine';
import { useEffect, useEffectEvent, useState } from 'react';
import { Platform } from 'react-native';
import { draftOf, type PlayDraft } from '@/history/editing';
import type { Play } from '@/history/play';
import { dropPhotos } from './PhotoField';

/** An edit that was begun: what stood there then, what was written since, and every photo taken for it. */
interface Begun {
  readonly play: Play;
  readonly draft: PlayDraft;
  readonly taken: readonly (string | null)[];
}

/** By play, apart from the screen: whoever leaves with the browser's own button finds it again. */
const begun = new Map<string, Begun>();

const isChanged = ({ play, draft }: Begun): boolean => !sameJson(draftOf(play), draft);

/** Whether something was written that is not saved. */
export function isUnsaved(id: string): boolean {
  const edit = begun.get(id);
  return edit !== undefined && isChanged(edit);
}

/** The edit is over. What was photographed for it and is not the play's in the end is of no use to anybody. */
export function endEdit(id: string, photo: string | null): void {
  dropPhotos(begun.get(id)?.taken ?? [], photo);
  begun.delete(id);
}

/** The draft of an edit. `onLeft` is called when the form goes with something in it that was not saved. */
export function useEdit(shown: Play, onLeft: () => void) {
  // What is being corrected is what stood there when it was begun: another window may change it meanwhile.
  const [edit, setEdit] = useState<Begun>(
    () => begun.get(shown.id) ?? { play: shown, draft: draftOf(shown), taken: [] },
  );
  const [isRestored] = useState(() => isUnsaved(shown.id));
  const { id } = edit.play;
  const change = (part: Partial<PlayDraft>): void => {
    const old = begun.get(id) ?? edit;
    const taken = part.photo === undefined ? old.taken : [...old.taken, part.photo];
    const next = { play: old.play, draft: { ...old.draft, ...part }, taken };
    begun.set(id, next);
    setEdit(next);
  };
  const left = useEffectEvent(() => {
    if (isUnsaved(id)) onLeft();
    else endEdit(id, edit.play.photo);
  });
  useEffect(() => () => left(), []);
  const unsaved = isChanged(edit);
  useEffect(() => {
    if (!unsaved || Platform.OS !== 'web') return undefined;
    // The browser then asks, in its own words, before the page goes.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return { ...edit, change, isRestored };
}
