import { Suspense, type ReactElement } from 'react';
import { useWords } from '../../src/text';
import { Loading } from '../../src/ui/Loading';
import { useGoHome } from '../../src/ui/setup/gameRoutes';
import { ErrorBoundary } from '../ErrorBoundary';

/** A screen that breaks, or is still being fetched, is one screen's trouble only. */
export function Guarded({ children }: { children: ReactElement }) {
  const goHome = useGoHome();
  const { t } = useWords();
  return (
    <ErrorBoundary onLeave={goHome}>
      <Suspense fallback={<Loading label={t('loading')} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
