import { useState } from 'react';
import { View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import { useWords } from '@/text';
import { useAccentColor } from './accent';
import { Row } from './Box';
import { haptic } from './haptics';
import { IconButton } from './IconButton';
import { onKeys } from './keys';
import { useToast } from './overlays/Toast';
import { nearestStop } from './stops';
import { fade, TARGET, useColors } from './theme';

const THUMB = 30;

/** A bar that stops only at the given values: drag, tap, arrow keys, or minus and plus. */
export function Slider<Stop extends number>({
  label,
  stops,
  value,
  onChange,
  format = String,
  buttons = true,
}: {
  label: string;
  /** Rising; stand at equal distances whatever their values. */
  stops: readonly Stop[];
  value: Stop;
  onChange: (value: Stop) => void;
  /** How a screen reader says a value. */
  format?: (value: Stop) => string;
  /** Whether minus and plus stand at the ends. */
  buttons?: boolean;
}) {
  const { t } = useWords('engine');
  const { refuse } = useToast();
  const colors = useColors();
  const tint = useAccentColor();
  const [width, setWidth] = useState(0);
  const at = Math.max(0, stops.indexOf(value));
  const last = stops.length - 1;
  const go = (index: number): void => {
    const next = stops[Math.min(last, Math.max(0, index))];
    if (next === undefined || next === value) return;
    haptic('tick');
    onChange(next);
  };
  const room = width - THUMB;
  const follow = (event: { readonly x: number }): void => go(nearestStop(event.x - THUMB / 2, room, stops.length));
  // Up and down still scrolls the page the slider stands on.
  const slide = Gesture.Race(
    Gesture.Pan().runOnJS(true).activeOffsetX([-4, 4]).failOffsetY([-14, 14]).onUpdate(follow),
    Gesture.Tap().runOnJS(true).maxDuration(600).onEnd(follow),
  );
  // Fractions, not points: right before the width is known, too.
  const fraction = last > 0 ? at / last : 0;
  const showTicks = last > 0 && room / last >= 7;
  return (
    <Row>
      {buttons ? (
        <IconButton
          icon="minus"
          label={t('kit.less', { what: label })}
          onPress={() => go(at - 1)}
          onRefused={() => refuse(t('kit.least'))}
          disabled={at === 0}
          boxed
        />
      ) : null}
      <GestureDetector gesture={slide} touchAction="pan-y">
        <View
          role="slider"
          aria-label={label}
          aria-valuemin={stops[0] ?? 0}
          aria-valuemax={stops[last] ?? 0}
          aria-valuenow={value}
          aria-valuetext={format(value)}
          tabIndex={0}
          accessible
          accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
          onAccessibilityAction={({ nativeEvent }) => go(nativeEvent.actionName === 'increment' ? at + 1 : at - 1)}
          {...onKeys({
            ArrowRight: () => go(at + 1),
            ArrowUp: () => go(at + 1),
            ArrowLeft: () => go(at - 1),
            ArrowDown: () => go(at - 1),
            Home: () => go(0),
            End: () => go(last),
          })}
          onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
          style={{ flex: 1, height: TARGET, justifyContent: 'center', borderRadius: TARGET / 2 }}
        >
          <View
            style={{
              height: 8,
              borderRadius: 4,
              marginHorizontal: THUMB / 2 - 4,
              backgroundColor: fade(colors.line, 0.9),
              pointerEvents: 'none',
            }}
          >
            <View style={{ width: `${fraction * 100}%`, height: 8, borderRadius: 4, backgroundColor: tint }} />
          </View>
          {showTicks
            ? stops.map((stop, i) => (
                <View
                  key={stop}
                  style={{
                    position: 'absolute',
                    left: THUMB / 2 - 2 + (i / last) * room,
                    width: 4,
                    height: 4,
                    borderRadius: 2,
                    backgroundColor: i <= at ? colors.onAccent : colors.muted,
                    pointerEvents: 'none',
                  }}
                />
              ))
            : null}
          <View
            style={{
              position: 'absolute',
              left: `${fraction * 100}%`,
              marginLeft: -fraction * THUMB,
              width: THUMB,
              height: THUMB,
              borderRadius: THUMB / 2,
              backgroundColor: colors.parchment,
              borderWidth: 4,
              borderColor: tint,
              boxShadow: '0 2px 6px rgba(0, 0, 0, 0.35)',
              pointerEvents: 'none',
            }}
          />
        </View>
      </GestureDetector>
      {buttons ? (
        <IconButton
          icon="plus"
          label={t('kit.more', { what: label })}
          onPress={() => go(at + 1)}
          onRefused={() => refuse(t('kit.most'))}
          disabled={at === last}
          boxed
        />
      ) : null}
    </Row>
  );
}
