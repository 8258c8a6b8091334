import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { useWords } from '@/text';
import { Row } from './Box';
import { IconButton } from './IconButton';
import { useOverSky, useSkyShadow } from './sky';
import { Text } from './Text';
import { SPACE, TARGET } from './theme';
import { useLayout } from './useLayout';

/** So many points hold a title and what is going on, small and in three lines; so many as they should be. */
const [NARROW, ROOMY] = [100, 136];

/** The bar at the top: back, emblem, title, what is going on, and up to four buttons. */
export function Header({
  title,
  subtitle,
  emblem,
  onBack,
  right,
}: {
  title: string;
  subtitle?: string | undefined;
  /** The game's emblem, about 28 high. */
  emblem?: ReactNode;
  onBack?: (() => void) | undefined;
  /** `IconButton`s. */
  right?: ReactNode;
}) {
  const { t } = useWords('engine');
  const { textScale } = useLayout();
  const overSky = useOverSky();
  const shadow = useSkyShadow();
  const [width, setWidth] = useState(0);
  const [taken, setTaken] = useState(0);
  // Without room for words between the buttons, the words get a line of their own.
  const free = width - taken - (onBack ? 36 : 0) - (emblem === undefined ? 0 : 40);
  const below = width > 0 && free < Math.min(width * 0.6, NARROW * textScale);
  // With little room they are smaller, so that one button more does not move everything under the bar.
  const tight = !below && width > 0 && free < ROOMY * textScale;
  const words = (
    <View
      style={
        below
          ? {
              flexDirection: 'row',
              flexWrap: 'wrap',
              alignItems: 'baseline',
              columnGap: SPACE.s,
              paddingBottom: SPACE.xs,
            }
          : // Two lines fit the bar as it is; a third keeps off the edge of the screen.
            { flex: 1, minHeight: TARGET, justifyContent: 'center', paddingVertical: tight ? 0 : 3 }
      }
    >
      <Text
        kind="head"
        role="heading"
        aria-level={1}
        style={[
          below ? { fontSize: 18, lineHeight: 22 } : tight ? { fontSize: 15, lineHeight: 18 } : { lineHeight: 24 },
          shadow,
        ]}
      >
        {title}
      </Text>
      {subtitle === undefined ? null : (
        <Text
          kind="small"
          color={overSky ? 'onSky' : 'muted'}
          style={[below ? null : tight ? { fontSize: 12, lineHeight: 14 } : { lineHeight: 17 }, shadow]}
        >
          {subtitle}
        </Text>
      )}
    </View>
  );
  return (
    <View onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      <Row gap={SPACE.xs} style={{ minHeight: below ? TARGET : 48 }}>
        {onBack ? (
          <IconButton icon="back" label={t('kit.back')} onPress={onBack} style={{ marginLeft: -SPACE.m }} />
        ) : null}
        {emblem === undefined ? null : (
          <View style={{ marginRight: SPACE.s, minWidth: 28, alignItems: 'center' }}>{emblem}</View>
        )}
        {below ? <View style={{ flex: 1 }} /> : words}
        {right === undefined ? null : (
          <View
            onLayout={({ nativeEvent }) => setTaken(nativeEvent.layout.width)}
            style={{ flexDirection: 'row', marginRight: -SPACE.s }}
          >
            {right}
          </View>
        )}
      </Row>
      {below ? words : null}
    </View>
  );
}
