import { useState } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import { fitName } from './people';
import { Text } from './Text';
import { useLayout } from './useLayout';

/** Somebody's name, in the room it finds: whole, smaller, on several lines or only the first name, and never cut off. */
export function NameText({
  name,
  most,
  fixed = false,
  style,
}: {
  name: string;
  /** How many lines there is room for. */
  most?: 1 | 2 | 3;
  /** Whether it keeps its size when a person wants larger text. */
  fixed?: boolean;
  style?: StyleProp<ViewStyle>;
}) {
  const { textScale } = useLayout();
  const [room, setRoom] = useState(96);
  // Widths are reckoned, not measured: a little less room than there is, so that no line turns over.
  const { text, size, lines } = fitName(name, room - 2, fixed ? 1 : textScale, most);
  return (
    <View style={[{ flex: 1, minWidth: 0 }, style]} onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}>
      <Text kind="strong" fixed={fixed} numberOfLines={lines} style={{ fontSize: size, lineHeight: size + 4 }}>
        {text}
      </Text>
    </View>
  );
}
