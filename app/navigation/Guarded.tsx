import type { ReactElement } from 'react';
import { useGoHome } from '@/ui/setup/gameRoutes';
import { ErrorBoundary } from '../ErrorBoundary';

/** A screen that breaks is one screen's trouble only. */
export function Guarded({ children }: { children: ReactElement }) {
  const goHome = useGoHome();
  return <ErrorBoundary onLeave={goHome}>{children}</ErrorBoundary>;
}
