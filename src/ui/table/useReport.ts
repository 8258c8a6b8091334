import { useCallback } from 'react';
import { reportOf, type Reported } from '@/session/report';
import { useWords } from '@/text';
import { useToast } from '../overlays/Toast';
import { copyText } from '../shareText';
import { APP_VERSION } from '../version';

/** Puts a report of what broke on the clipboard, for whoever mends it, and says whether that worked. */
export function useReport(): (what: string, error: unknown, reported: Reported | null) => void {
  const { t } = useWords('engine');
  const { say, fail } = useToast();
  return useCallback(
    (what, error, reported) => {
      const copied = copyText(reportOf(APP_VERSION, what, error, reported));
      void copied.then((done) => (done ? say(t('trouble.copied')) : fail(t('trouble.copyFailed'))));
    },
    [t, say, fail],
  );
}
