import { Children, createContext, type ReactNode } from 'react';
import { View } from 'react-native';
import { SPACE } from './theme';
import { useLayout } from './useLayout';

/** Whether the buttons here stand below each other. */
export const StackedContext = createContext(false);

/** Whether three or more of them share the width of a small phone. */
export const CrowdedContext = createContext(false);

/** Buttons side by side; below each other, the last (primary) one lowest, when text is large. */
export function ButtonRow({ children, stack = false }: { children: ReactNode; stack?: boolean }) {
  const { largeText, width, size } = useLayout();
  const stacked = stack || (largeText && width < 600);
  return (
    <StackedContext.Provider value={stacked}>
      <CrowdedContext.Provider value={!stacked && size === 'small' && Children.toArray(children).length > 2}>
        <View style={{ flexDirection: stacked ? 'column' : 'row', gap: SPACE.s }}>{children}</View>
      </CrowdedContext.Provider>
    </StackedContext.Provider>
  );
}
