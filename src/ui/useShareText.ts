import { useCallback } from 'react';
import { useToast } from './overlays/Toast';
import { shareText } from './shareText';

/** Shares a text and says how that went: `done` where it ended up on the clipboard, `failed` when nobody took it. */
export function useShareText(): (
  text: string,
  words: { readonly done: string; readonly failed: string },
) => Promise<void> {
  const { say, fail } = useToast();
  return useCallback(
    async (text, { done, failed }) => {
      const how = await shareText(text);
      if (how === 'copied') say(done);
      if (how === 'failed') fail(failed);
    },
    [say, fail],
  );
}
