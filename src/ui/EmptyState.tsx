import { type ReactNode } from 'react';
import { View } from 'react-native';
import { Text } from './Text';
import { SPACE } from './theme';

/** What a list says when there is nothing in it: a picture, what belongs here, and how to get it. */
export function EmptyState({
  picture,
  title,
  body,
  level = 2,
  children,
}: {
  picture?: ReactNode;
  title: string;
  body?: string | undefined;
  /** 1 where it is all there is on the screen. */
  level?: 1 | 2;
  children?: ReactNode;
}) {
  return (
    <View style={{ flexGrow: 1, alignItems: 'center', justifyContent: 'center', padding: SPACE.xl, gap: SPACE.m }}>
      {picture}
      <Text kind="head" role="heading" aria-level={level} style={{ textAlign: 'center' }}>
        {title}
      </Text>
      {body === undefined ? null : (
        <Text color="muted" style={{ textAlign: 'center', maxWidth: 420 }}>
          {body}
        </Text>
      )}
      {children}
    </View>
  );
}
