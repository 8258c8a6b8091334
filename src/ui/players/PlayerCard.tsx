import { type ReactNode } from 'react';
import { View } from 'react-native';
import { useWords } from '../../text';
import { Anchor } from '../flights/Anchor';
import { drawIcon } from '../icon';
import { Shape, type SeatColor } from '../Shape';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { useTextScale } from '../textScale';
import { RADIUS, SEAT_TINTS, SPACE, useColors, useTheme } from '../theme';

/** The frame of a player's public things: shape and name on top, whatever the game shows below. */
export function PlayerCard({
  color,
  name,
  bot = false,
  level,
  active = false,
  ready = false,
  dim = false,
  thinking = false,
  extra,
  oneLine = false,
  onPress,
  label,
  anchor,
  children,
}: {
  color: SeatColor;
  name: string;
  bot?: boolean;
  /** Shown beside the bot's mark where there is room. */
  level?: string;
  /** Whose decision it is: an outline in the seat's colour. */
  active?: boolean;
  /** Has chosen: a tick, nothing more. */
  ready?: boolean;
  /** Not involved just now. */
  dim?: boolean;
  /** A bot at work: its mark is lit. */
  thinking?: boolean;
  /** At the right of the name: a crown, a coin. */
  extra?: ReactNode;
  /** Name and children in one row: small screens. */
  oneLine?: boolean;
  onPress?: () => void;
  /** Everything a screen reader should say about this player. */
  label?: string;
  /** Makes the card a place that things fly to. */
  anchor?: string;
  children?: ReactNode;
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const { scheme } = useTheme();
  const scale = useTextScale();
  const spoken =
    label ??
    [name, bot ? t('kit.bot') : '', ready ? t('kit.ready') : '', active ? t('kit.turn') : '']
      .filter(Boolean)
      .join(', ');
  const outline = active ? SEAT_TINTS[color] : colors.line;
  const body = (
    <View
      style={{
        flexGrow: 1,
        borderRadius: RADIUS.panel,
        borderWidth: active ? 2 : 1,
        margin: active ? 0 : 1,
        borderColor: outline,
        backgroundColor: active && scheme === 'light' ? colors.raised : colors.surface,
        paddingHorizontal: SPACE.s,
        paddingVertical: oneLine ? SPACE.xs : SPACE.s,
        gap: SPACE.xs,
        flexDirection: oneLine ? 'row' : 'column',
        alignItems: oneLine ? 'center' : 'stretch',
        opacity: dim ? 0.62 : 1,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 5, ...(oneLine ? { flex: 1 } : {}) }}>
        <Shape color={color} size={15 * scale} />
        <Text kind="strong" numberOfLines={1} style={{ flexShrink: 1 }}>
          {name}
        </Text>
        {bot ? drawIcon('robot', 15 * scale, thinking ? colors.brass : colors.muted) : null}
        {level === undefined ? null : (
          <Text kind="tiny" color="muted">
            {level}
          </Text>
        )}
        {ready || extra !== undefined ? (
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4, marginLeft: 'auto' }}>
            {ready ? drawIcon('check', 18 * scale, colors.good) : null}
            {extra}
          </View>
        ) : null}
      </View>
      {children}
    </View>
  );
  const shell = onPress ? (
    <Tap label={spoken} onPress={onPress} style={{ flexGrow: 1, minHeight: 44 }}>
      {body}
    </Tap>
  ) : (
    <View accessible role="group" aria-label={spoken} style={{ flexGrow: 1 }}>
      {body}
    </View>
  );
  return anchor === undefined ? (
    shell
  ) : (
    <Anchor name={anchor} style={{ flexGrow: 1 }}>
      {shell}
    </Anchor>
  );
}
