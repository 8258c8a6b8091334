import { useEffect, type ReactNode } from 'react';
import { View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { LEVELS, type Level } from '../../bots/bot';
import { useWords } from '../../text';
import { useAccentColor } from '../accent';
import { Icon } from '../icons/Icon';
import { MenuButton } from '../Menu';
import { Segmented } from '../Segmented';
import { useMotion } from '../settings';
import { Shape } from '../Shape';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { fade, RADIUS, SEAT_TINTS, SPACE, TARGET, useColors, useTheme } from '../theme';
import { useLayout } from '../useLayout';
import type { SeatDraft } from './seats';

/** One seat: its colour, its name, who plays it. */
export function SeatRow({
  seat,
  number,
  people = false,
  onColour,
  onName,
  onBot,
}: {
  seat: SeatDraft;
  number: number;
  /** No bot can sit here. */
  people?: boolean;
  onColour: () => void;
  onName: () => void;
  onBot: (bot: Level | null) => void;
}) {
  const { t } = useWords();
  const { largeText, size } = useLayout();
  const { name } = seat;
  const tight = size === 'small';
  return (
    <View
      role="group"
      aria-label={t('setup.seat', { number, name })}
      style={{
        minHeight: 62,
        flexDirection: 'row',
        flexWrap: largeText ? 'wrap' : 'nowrap',
        alignItems: 'center',
        gap: tight ? 6 : 7,
        paddingHorizontal: tight ? 6 : 9,
        paddingVertical: 7,
      }}
    >
      <Tap
        label={t('setup.colourOf', { name, colour: t(`setup.colour.${seat.colour}`) })}
        onPress={onColour}
        give={0.92}
        style={{
          width: TARGET,
          height: TARGET,
          borderRadius: RADIUS.panel,
          backgroundColor: fade(SEAT_TINTS[seat.colour], 0.22),
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Shape color={seat.colour} size={24} />
      </Tap>
      {/* Where the name leaves no room for it, the level drops under the name. */}
      <View style={{ flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.xs }}>
        <Tap
          label={t('setup.rename', { name })}
          onPress={onName}
          give={0.98}
          style={{
            flexGrow: 1,
            flexShrink: 1,
            minWidth: 44,
            maxWidth: '100%',
            minHeight: TARGET,
            justifyContent: 'center',
            paddingLeft: 2,
          }}
        >
          <Text kind="button" numberOfLines={2} style={{ textAlign: 'left' }}>
            {name}
          </Text>
        </Tap>
        {seat.bot === null ? null : <LevelMenu name={name} level={seat.bot} onChange={onBot} />}
      </View>
      {people ? null : (
        <View style={largeText ? { width: '100%', alignItems: 'flex-start', paddingLeft: TARGET + SPACE.s } : null}>
          <Segmented
            compact
            label={t('setup.playedBy', { name })}
            options={[
              {
                id: 'person',
                label: t('setup.person'),
                icon: <PlayerIcon name="person" on={seat.bot === null} />,
              },
              { id: 'bot', label: t('setup.bot'), icon: <PlayerIcon name="robot" on={seat.bot !== null} /> },
            ]}
            value={seat.bot === null ? 'person' : 'bot'}
            onChange={(who) => onBot(who === 'bot' ? (seat.bot ?? 'medium') : null)}
          />
        </View>
      )}
    </View>
  );
}

/** In the ink `Segmented` writes its chosen part with. */
function PlayerIcon({ name, on }: { name: 'person' | 'robot'; on: boolean }) {
  const colors = useColors();
  const { scheme } = useTheme();
  const tint = useAccentColor();
  return <Icon name={name} size={22} color={on ? (scheme === 'dark' ? colors.ink : tint) : colors.muted} />;
}

function LevelMenu({ name, level, onChange }: { name: string; level: Level; onChange: (level: Level) => void }) {
  const { t } = useWords();
  return (
    <MenuButton
      label={t('setup.levelOf', { name })}
      items={LEVELS.map((id) => ({ id, label: t(`setup.levelName.${id}`), note: t(`setup.levelLine.${id}`) }))}
      value={level}
      onPick={onChange}
    />
  );
}

/** How far a row must be pushed aside before letting go removes it. */
const AWAY = 120;

/**
 * Lets a row be dragged up and down after a long press, and pushed aside to remove it.
 * Both can also be done from the seat's own sheet, so nobody needs to find this.
 */
export function Movable({
  aside,
  lifted,
  height,
  canRemove,
  onLift,
  onDrag,
  onDrop,
  onRemove,
  onHeight,
  children,
}: {
  /** Whether it makes room for another row: up, down, not at all. */
  aside: -1 | 0 | 1;
  lifted: boolean;
  /** Of the row that is being dragged. */
  height: number;
  canRemove: boolean;
  onLift: () => void;
  onDrag: (dy: number) => void;
  onDrop: () => void;
  onRemove: () => void;
  onHeight: (height: number) => void;
  children: ReactNode;
}) {
  const colors = useColors();
  const { calm } = useMotion();
  const y = useSharedValue(0);
  const x = useSharedValue(0);
  const room = useSharedValue(0);
  useEffect(() => {
    // When the drag ends every row already stands where it belongs, so nothing may glide back.
    room.set(height === 0 ? 0 : withTiming(aside * height, { duration: calm ? 0 : 150 }));
  }, [aside, height, calm, room]);

  const drag = Gesture.Pan()
    .runOnJS(true)
    .activateAfterLongPress(350)
    .onStart(onLift)
    .onUpdate(({ translationY }) => {
      y.set(translationY);
      onDrag(translationY);
    })
    .onFinalize(() => {
      y.set(0);
      onDrop();
    });
  const push = Gesture.Pan()
    .runOnJS(true)
    .enabled(canRemove)
    .activeOffsetX([-20, 20])
    .failOffsetY([-12, 12])
    .onUpdate(({ translationX }) => x.set(translationX))
    .onEnd(({ translationX }) => {
      if (Math.abs(translationX) > AWAY) onRemove();
    })
    .onFinalize(() => x.set(withTiming(0, { duration: calm ? 0 : 180 })));

  const style = useAnimatedStyle(() => ({
    transform: [{ translateY: lifted ? y.get() : room.get() }, { translateX: x.get() }],
    opacity: 1 - Math.min(0.6, Math.abs(x.get()) / (2 * AWAY)),
  }));
  return (
    <GestureDetector gesture={Gesture.Race(drag, push)} touchAction="pan-y" userSelect="none">
      <Animated.View
        onLayout={({ nativeEvent }) => onHeight(nativeEvent.layout.height)}
        style={[
          lifted
            ? {
                zIndex: 1,
                backgroundColor: colors.raised,
                borderRadius: RADIUS.panel,
                boxShadow: `0 8px 24px ${fade('#000000', 0.3)}`,
              }
            : null,
          style,
        ]}
      >
        {children}
      </Animated.View>
    </GestureDetector>
  );
}
