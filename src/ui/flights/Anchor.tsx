import { useCallback, useContext } from 'react';
import { View, type ViewProps } from 'react-native';
import { AnchorsContext } from './anchors';

/** Names a place that things fly from and to: put the result into a view's `ref`. */
export function useAnchor(name: string): (view: View | null) => void {
  const anchors = useContext(AnchorsContext);
  return useCallback((view: View | null) => anchors?.set(name, view), [anchors, name]);
}

/** A view that is a named place. */
export function Anchor({ name, ...rest }: ViewProps & { name: string }) {
  return <View ref={useAnchor(name)} collapsable={false} {...rest} />;
}
