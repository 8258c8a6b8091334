import { type ReactNode } from 'react';
import { View } from 'react-native';
import { drawIcon, type IconLike } from './icon';
import { SEAT_COLORS, Shape, type SeatColor } from './Shape';
import { Text } from './Text';
import { useTextScale } from './textScale';
import { FONTS, SPACE, useColors } from './theme';

/** Something that happened, in one line: who (a seat's shape) or what (an icon), and the sentence. */
export interface EventText {
  readonly id: string;
  readonly mark?: SeatColor | IconLike;
  readonly text: string;
  /** The part of the text that is printed bold, wherever it stands first: usually a name. */
  readonly strong?: string;
  /** What it is about, about 26 high; the text says it too. */
  readonly picture?: ReactNode;
  /** No moment of the game to go to: a remark beside it. */
  readonly remark?: boolean;
}

const isSeat = (mark: SeatColor | IconLike): mark is SeatColor => SEAT_COLORS.some((color) => color === mark);

export function EventLine({
  event,
  muted = false,
  lines,
}: {
  event: EventText;
  muted?: boolean;
  /** At most so many, where there is room for no more. */
  lines?: number | undefined;
}) {
  const colors = useColors();
  const scale = useTextScale();
  const { mark, text, strong, picture } = event;
  const at = strong === undefined || strong === '' ? -1 : text.indexOf(strong);
  return (
    <View style={{ flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.m }}>
      <View style={{ width: 18 * scale, minHeight: 21 * scale, alignItems: 'center', justifyContent: 'center' }}>
        {mark === undefined ? null : isSeat(mark) ? (
          <Shape color={mark} size={16 * scale} />
        ) : (
          drawIcon(mark, 18 * scale, colors.brass)
        )}
      </View>
      <Text style={{ flex: 1 }} color={muted ? 'muted' : 'text'} numberOfLines={lines}>
        {at < 0 || strong === undefined ? (
          text
        ) : (
          <>
            {text.slice(0, at)}
            <Text color={muted ? 'muted' : 'text'} style={{ fontFamily: FONTS.bodyBold }}>
              {strong}
            </Text>
            {text.slice(at + strong.length)}
          </>
        )}
      </Text>
      {picture === undefined || picture === null ? null : <View aria-hidden>{picture}</View>}
    </View>
  );
}
