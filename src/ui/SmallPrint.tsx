import { type ComponentProps } from 'react';
import { Text } from './Text';

/** What is said besides, small and muted; nothing where there is nothing to say. */
export const SmallPrint = ({ children, ...rest }: { children: string | undefined } & ComponentProps<typeof Text>) =>
  children === undefined ? null : (
    <Text kind="small" color="muted" {...rest}>
      {children}
    </Text>
  );
