import { useRef } from 'react';
import { StyleSheet } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker } from '@/text';
import { Box, Row } from '@/ui/Box';
import { HoldButton } from '@/ui/curtain/HoldButton';
import { Gradient } from '@/ui/Gradient';
import { useFocusInside } from '@/ui/overlays/focus';
import { Overlay } from '@/ui/overlays/Host';
import { Shape } from '@/ui/Shape';
import { Text } from '@/ui/Text';
import { FONTS, SPACE, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { RoleBack } from './RoleCard';

/** A curtain is always evening. */
const CLOTH = ['#4a1b2a', '#6b2731', '#8f3b37', '#6b2731'] as const;
const FOLD = 26;

/** Before the cards turn, in a game of several people: the phone lies in the middle, and anybody turns them. */
export function Together(props: { seats: readonly TablePlayer[]; count: number; onTurn: () => void }) {
  return (
    <Overlay>
      <Cloth {...props} />
    </Overlay>
  );
}

function Cloth({
  seats,
  count,
  onTurn,
}: {
  seats: readonly TablePlayer[];
  /** How many cards each has laid down. */
  count: number;
  onTurn: () => void;
}) {
  const words = useSpeaker('santo-domingo', []);
  const { contrast } = useTheme();
  const { width, height, landscape } = useLayout();
  const insets = useSafeAreaInsets();
  const box = useRef<Box>(null);
  useFocusInside(box);
  const low = height < 620;
  return (
    <Box
      ref={box}
      role="dialog"
      aria-modal
      aria-label={words.word('reveal.together')}
      tabIndex={-1}
      {...{ dataSet: { focusquiet: 'true' } }}
      style={[StyleSheet.absoluteFill, { backgroundColor: contrast ? '#000000' : CLOTH[0], overflow: 'hidden' }]}
    >
      {contrast ? null : (
        <Box aria-hidden style={[StyleSheet.absoluteFill, { flexDirection: 'row', pointerEvents: 'none' }]}>
          {Array.from({ length: Math.ceil(width / FOLD) }, (_, i) => (
            <Box key={i} style={{ width: FOLD, backgroundColor: CLOTH[i % CLOTH.length] }} />
          ))}
          <Gradient
            radial={{ x: 0.5, y: 0.5, r: 0.7 }}
            stops={[
              { at: 0, color: '#2a0f1a', opacity: 0.25 },
              { at: 1, color: '#1a0812', opacity: 0.85 },
            ]}
          />
        </Box>
      )}
      <Box
        style={{
          flex: 1,
          flexDirection: landscape && low ? 'row' : 'column',
          alignItems: 'center',
          justifyContent: 'space-evenly',
          paddingTop: insets.top + SPACE.m,
          paddingBottom: insets.bottom + SPACE.m,
          paddingHorizontal: SPACE.l,
        }}
      >
        <Box style={{ alignItems: 'center', gap: low ? SPACE.s : SPACE.l, flexShrink: 1 }}>
          <Text kind="section" color="#ffe9d6">
            {words.word('reveal.everybody')}
          </Text>
          <Text
            kind="hero"
            color="#fff6e4"
            role="heading"
            aria-level={2}
            style={{ textAlign: 'center', ...(low ? { fontSize: 26, lineHeight: 32 } : {}) }}
          >
            {words.word('reveal.together')}
          </Text>
          <Row gap={low ? SPACE.m : SPACE.l} style={{ flexWrap: 'wrap', justifyContent: 'center' }}>
            {seats.map(({ name, colour }, seat) => (
              <Box key={seat} style={{ alignItems: 'center', gap: 6, maxWidth: 96 }}>
                <Row gap={0}>
                  {Array.from({ length: count }, (_, i) => (
                    <Box
                      key={i}
                      style={{ transform: [{ rotate: `${i === 0 ? -7 : 6}deg` }], marginLeft: i === 0 ? 0 : -22 }}
                    >
                      <RoleBack width={low ? 34 : 54} height={low ? 48 : 76} />
                    </Box>
                  ))}
                </Row>
                <Row gap={5}>
                  <Shape color={colour} size={15} />
                  <Text fixed color="#fff6e4" numberOfLines={1} style={{ fontFamily: FONTS.bodyExtra, flexShrink: 1 }}>
                    {name}
                  </Text>
                </Row>
              </Box>
            ))}
          </Row>
        </Box>
        <Box style={{ alignItems: 'center', gap: SPACE.s }}>
          <HoldButton
            label={words.word('reveal.hold')}
            caption={words.word('reveal.hold')}
            icon="cards"
            size={low ? 96 : 116}
            onFull={onTurn}
            // Nothing here is secret: whoever cannot hold need not.
            onShortcut={onTurn}
          />
          <Text kind="small" color="#ffe9d6" style={{ textAlign: 'center' }}>
            {words.word('reveal.anybody')}
          </Text>
        </Box>
      </Box>
    </Box>
  );
}
