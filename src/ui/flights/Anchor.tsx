import { useCallback, useContext } from 'react';
import { View, type ViewProps } from 'react-native';
import { AnchorsContext } from './anchors';

/** Names a place that things fly from and to, or several that are one: put the result into a view's `ref`. */
export function useAnchor(name: string | readonly string[]): (view: View | null) => (() => void) | undefined {
  const anchors = useContext(AnchorsContext);
  const names = typeof name === 'string' ? name : name.join('\n');
  return useCallback(
    (view: View | null) => {
      const forget = names.split('\n').map((one) => anchors?.set(one, view));
      return () => forget.forEach((each) => each?.());
    },
    [anchors, names],
  );
}

/** A view that is a named place. */
export function Anchor({ name, ...rest }: ViewProps & { name: string | readonly string[] }) {
  return <View ref={useAnchor(name)} collapsable={false} {...rest} />;
}
