import { useState, type ReactNode } from 'react';
import { Pressable, View, type StyleProp, type ViewStyle } from 'react-native';
import { useWords } from '@/text';
import { Row } from '../Box';
import { IconButton } from '../IconButton';
import { Text } from '../Text';
import { fade, SPACE, useColors } from '../theme';
import { useLayout } from '../useLayout';
import { fitReader } from './readerFit';

export interface ReaderChip {
  readonly label: string;
  readonly ground: string;
  readonly ink?: string;
}

/**
 * The place on a table that explains whatever was touched last, always there and always as high: picture, name, kinds, the
 * whole text, and one line worked out now. A long text is set smaller before it is cut; the rest is behind `onMore`.
 */
export function Reader({
  height,
  picture,
  pictureWidth = 0,
  name,
  chips = [],
  text,
  note,
  edge,
  live = true,
  onMore,
  children,
  style,
}: {
  /** The same for everything that is read; text of twice the size makes it higher. */
  height: number;
  /** At the left, as high as the reader: draw it `pictureWidth` × `height`. */
  picture?: ReactNode;
  pictureWidth?: number;
  name: string;
  chips?: readonly ReaderChip[];
  /** The whole text; numbers and signs in words. */
  text: string;
  /** What it comes to now: "You own 1 · leaves 1 coin". */
  note?: string | undefined;
  /** Colour of the outline, when what is read is chosen. */
  edge?: string | undefined;
  /** Whether it is read out as it changes; not while the table plays and says so elsewhere. */
  live?: boolean;
  /** To everything there is to read of it. */
  onMore?: (() => void) | undefined;
  /** Instead of `text`: a text with signs in it, which `text` says in words and measures. */
  children?: ReactNode;
  style?: StyleProp<ViewStyle>;
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const { textScale, largeText } = useLayout();
  const [width, setWidth] = useState(220);
  const padding = height < 70 ? 5 : SPACE.s;
  const heading = 24 * textScale;
  const fit = fitReader(text, width, height - 2 * padding - heading, note !== undefined, textScale);
  const setting = { fontSize: fit.size, lineHeight: fit.leading };
  return (
    <View
      style={[
        {
          ...(largeText ? { minHeight: height } : { height }),
          flexDirection: 'row',
          borderRadius: 14,
          borderWidth: edge === undefined ? 1 : 2,
          borderColor: edge ?? fade(colors.line, 0.8),
          backgroundColor: colors.raised,
          overflow: 'hidden',
        },
        style,
      ]}
    >
      {picture === undefined ? null : (
        <View aria-hidden style={{ width: pictureWidth, overflow: 'hidden', pointerEvents: 'none' }}>
          {picture}
        </View>
      )}
      <View
        aria-live={live ? 'polite' : 'off'}
        style={{ flex: 1, paddingHorizontal: SPACE.s, paddingVertical: padding, pointerEvents: 'none' }}
      >
        <View onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
          <Row gap={6} style={{ minHeight: heading, flexWrap: largeText ? 'wrap' : 'nowrap' }}>
            <Text kind="question" numberOfLines={largeText ? 2 : 1} style={{ lineHeight: 22, flexShrink: 1 }}>
              {name}
            </Text>
            {chips.map(({ label, ground, ink = '#ffffff' }) => (
              <View key={label} style={{ backgroundColor: ground, borderRadius: 9, paddingHorizontal: 7 }}>
                <Text kind="tiny" color={ink} style={{ lineHeight: 17 }}>
                  {label}
                </Text>
              </View>
            ))}
          </Row>
        </View>
        {children === undefined ? (
          <Text style={setting} {...(largeText ? {} : { numberOfLines: fit.lines })}>
            {text}
          </Text>
        ) : (
          <View aria-label={text}>{children}</View>
        )}
        {note !== undefined && (fit.note || largeText) ? (
          <Text kind="small" color="muted" style={{ lineHeight: 17 }} {...(largeText ? {} : { numberOfLines: 1 })}>
            {note}
          </Text>
        ) : null}
      </View>
      {onMore === undefined ? null : (
        <>
          {/* Anywhere on it; whoever cannot see or point has the button. */}
          <Pressable
            aria-hidden
            focusable={false}
            onPress={onMore}
            onLongPress={onMore}
            style={{ position: 'absolute', left: 0, right: 0, top: 0, bottom: 0 }}
          />
          <IconButton
            icon="info"
            label={t('kit.readMore', { name })}
            size={18}
            color={colors.muted}
            onPress={onMore}
            style={{ position: 'absolute', right: -4, top: -6 }}
          />
        </>
      )}
    </View>
  );
}
