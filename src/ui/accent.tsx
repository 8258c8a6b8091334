import { createContext, useContext, type ReactNode } from 'react';
import { useColors, type Accent } from './theme';

const AccentContext = createContext<Accent>('brass');

/** Everything inside wears the accent of one game. */
export function AccentProvider({ accent, children }: { accent: Accent; children: ReactNode }) {
  return <AccentContext.Provider value={accent}>{children}</AccentContext.Provider>;
}

export const useAccent = (): Accent => useContext(AccentContext);

/** The accent colour here, or that of the named game. */
export function useAccentColor(accent?: Accent): string {
  const here = useAccent();
  return useColors()[accent ?? here];
}
