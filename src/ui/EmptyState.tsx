import { type ReactNode } from 'react';
import { View } from 'react-native';
import { Text } from './Text';
import { SPACE } from './theme';

/** What a list says when there is nothing in it: a picture, what belongs here, and how to get it. */
export function EmptyState({
  picture,
  title,
  body,
  children,
}: {
  picture?: ReactNode;
  title: string;
  body?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <View style={{ flexGrow: 1, alignItems: 'center', justifyContent: 'center', padding: SPACE.xl, gap: SPACE.m }}>
      {picture}
      <Text kind="head" style={{ textAlign: 'center' }}>
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
