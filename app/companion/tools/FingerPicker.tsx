import { useEffect, useRef, useState } from 'react';
import { View, type GestureResponderEvent } from 'react-native';
import { useWords } from '@/text';
import { useCompanion } from '@/ui/companion/services';
import { haptic } from '@/ui/haptics';
import { Icon } from '@/ui/icons/Icon';
import { Shape, SEAT_COLORS } from '@/ui/Shape';
import { Text } from '@/ui/Text';
import { fade, RADIUS, SEAT_TINTS, SPACE, useColors } from '@/ui/theme';
import { chooseOne } from './wheelGeometry';

interface Finger {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** How long nobody may come or go before one is chosen. */
const WAIT = 2000;
const RING = 116;

/** Everybody puts a finger down; after two quiet seconds one of them is chosen. */
export function FingerPicker() {
  const { t } = useWords('companion');
  const colors = useColors();
  const { newSeed } = useCompanion();
  const area = useRef<View>(null);
  const corner = useRef({ x: 0, y: 0 });
  const [fingers, setFingers] = useState<readonly Finger[]>([]);
  const [chosen, setChosen] = useState<Finger | null>(null);

  const follow = (event: GestureResponderEvent): void => {
    // After the choice the ring stays where it is until somebody begins again.
    if (chosen !== null && event.nativeEvent.touches.length > 0 && fingers.length > 0) return;
    if (chosen !== null) setChosen(null);
    setFingers(
      Array.from(event.nativeEvent.touches, ({ identifier, pageX, pageY }) => ({
        id: String(identifier),
        x: pageX - corner.current.x,
        y: pageY - corner.current.y,
      })),
    );
  };
  const lift = (event: GestureResponderEvent): void => {
    if (chosen === null) follow(event);
    else if (event.nativeEvent.touches.length === 0) setFingers([]);
  };

  const who = fingers.map(({ id }) => id).join(' ');
  const enough = fingers.length >= 2 && chosen === null;
  const latest = useRef(fingers);
  useEffect(() => {
    latest.current = fingers;
  }, [fingers]);
  useEffect(() => {
    if (!enough) return;
    const timer = setTimeout(() => {
      const all = latest.current;
      setChosen(all[chooseOne(newSeed(), all.length)] ?? null);
      haptic('done');
    }, WAIT);
    return () => clearTimeout(timer);
    // Somebody who comes or goes makes everybody wait anew; moving a little does not.
  }, [who, enough, newSeed]);

  const shown = chosen === null ? fingers : [chosen];
  const sentence =
    chosen !== null
      ? t('start.chosen')
      : fingers.length === 0
        ? t('start.put')
        : fingers.length === 1
          ? t('start.more')
          : t('start.hold', { count: fingers.length });
  return (
    <View
      ref={area}
      onLayout={() =>
        area.current?.measureInWindow((x, y) => {
          corner.current = { x, y };
        })
      }
      onTouchStart={follow}
      onTouchMove={follow}
      onTouchEnd={lift}
      onTouchCancel={lift}
      role="group"
      aria-label={t('start.area')}
      style={[
        {
          flex: 1,
          marginBottom: SPACE.l,
          borderRadius: RADIUS.sheet,
          borderWidth: 2,
          borderStyle: 'dashed',
          borderColor: colors.line,
          backgroundColor: colors.surface,
          overflow: 'hidden',
          alignItems: 'center',
          justifyContent: 'center',
          padding: SPACE.xl,
          userSelect: 'none',
        },
        // Only browsers know it: a finger here neither scrolls nor zooms.
        { touchAction: 'none' } as object,
      ]}
    >
      <View style={{ alignItems: 'center', gap: SPACE.m, pointerEvents: 'none' }}>
        <Icon name={chosen === null ? 'touch' : 'crown'} size={64} color={colors.brass} />
        <Text kind="head" aria-live="polite" style={{ textAlign: 'center' }}>
          {sentence}
        </Text>
      </View>
      {shown.map(({ id, x, y }, i) => {
        const colour = SEAT_COLORS[Number(id) % SEAT_COLORS.length] ?? SEAT_COLORS[i % SEAT_COLORS.length] ?? 'red';
        const size = chosen === null ? RING : RING * 1.5;
        return (
          <View
            key={id}
            style={{
              position: 'absolute',
              left: x - size / 2,
              top: y - size / 2,
              width: size,
              height: size,
              borderRadius: size / 2,
              borderWidth: 8,
              borderColor: SEAT_TINTS[colour],
              backgroundColor: fade(SEAT_TINTS[colour], 0.2),
              alignItems: 'center',
              justifyContent: 'flex-start',
              pointerEvents: 'none',
            }}
          >
            <Shape color={colour} size={24} />
          </View>
        );
      })}
    </View>
  );
}
