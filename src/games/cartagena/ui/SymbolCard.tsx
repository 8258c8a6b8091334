import { StyleSheet, View } from 'react-native';
import { useWords } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Gradient } from '@/ui/Gradient';
import { Icon } from '@/ui/icons/Icon';
import { Text } from '@/ui/Text';
import { fade, FONTS, RADIUS, useColors, useTheme } from '@/ui/theme';
import { SYMBOL_OF, type Card } from '../rules/deck';
import { SYMBOL_INK, SYMBOL_ON_DARK, symbolIcon } from './art';

/** A card of the path: its symbol on parchment, or on the dark ground that Scoundrels wait for. */
export function SymbolCard({
  card,
  dark = false,
  width = 68,
  height = 92,
  caption,
  count = 1,
  selected = false,
  dim = false,
  hinted = false,
  strip = width,
  last = false,
}: {
  card: Card;
  /** Whether its background shows as dark. */
  dark?: boolean;
  width?: number;
  height?: number;
  /** Below the symbol; its name when absent, nothing when ''. */
  caption?: string | undefined;
  /** How many such cards this stands for. */
  count?: number;
  selected?: boolean;
  dim?: boolean;
  hinted?: boolean;
  /** How much of the left side shows beside the next card: symbol and name stay in it. */
  strip?: number;
  /** Nothing lies on it: drawn as small as its neighbours, but in its middle. */
  last?: boolean;
}) {
  const { t } = useWords('cartagena');
  const colors = useColors();
  const { scheme } = useTheme();
  const accent = useAccentColor();
  const symbol = SYMBOL_OF[card];
  const ink = dark ? SYMBOL_ON_DARK[symbol] : SYMBOL_INK[symbol];
  const text = caption ?? t(`short.${symbol}`);
  const edge = selected ? accent : hinted ? colors.brass : dark ? '#5b4a6b' : colors.parchmentEdge;
  const seen = Math.min(strip, width);
  return (
    <View
      style={{
        width,
        height,
        borderRadius: RADIUS.card,
        backgroundColor: dark ? '#2a2233' : colors.parchment,
        boxShadow: `0 0 0 ${selected || hinted ? 3 : 1}px ${edge}, 0 2px 8px rgba(0, 0, 0, ${scheme === 'dark' ? 0.4 : 0.18})`,
      }}
    >
      <View style={[StyleSheet.absoluteFill, { borderRadius: RADIUS.card, overflow: 'hidden' }]}>
        <Gradient
          stops={
            dark
              ? [
                  { at: 0, color: '#3b3046' },
                  { at: 1, color: '#241c2d' },
                ]
              : [
                  { at: 0, color: selected ? '#fffdf6' : '#fbf4e2' },
                  { at: 1, color: selected ? '#fcebc9' : '#f1e2c3' },
                ]
          }
        />
      </View>
      <View style={{ flex: 1, width: last ? width : seen, alignItems: 'center', justifyContent: 'center', gap: 4 }}>
        <Icon name={symbolIcon(symbol)} size={Math.round(Math.min(seen * 0.62, height * 0.42))} color={ink} />
        {text === '' ? null : (
          <Text
            kind="tiny"
            fixed
            numberOfLines={1}
            color={dark ? '#f2ede2' : colors.ink}
            style={{ fontSize: fit(text, seen), lineHeight: 16, textAlign: 'center' }}
          >
            {text}
          </Text>
        )}
      </View>
      {count < 2 ? null : (
        <View
          style={{
            position: 'absolute',
            top: 4,
            right: width - (last ? width : seen) + 4,
            minWidth: 22,
            height: 20,
            borderRadius: 10,
            paddingHorizontal: 4,
            backgroundColor: dark ? '#f2ede2' : colors.ink,
            alignItems: 'center',
          }}
        >
          <Text
            fixed
            color={dark ? colors.ink : '#ffffff'}
            style={{ fontFamily: FONTS.bodyExtra, fontSize: 12, lineHeight: 20 }}
          >
            {`×${count}`}
          </Text>
        </View>
      )}
      {dim ? (
        <View
          style={[
            StyleSheet.absoluteFill,
            {
              borderRadius: RADIUS.card,
              backgroundColor: fade(scheme === 'dark' ? '#2c363c' : '#cfc6b2', 0.5),
              pointerEvents: 'none',
            },
          ]}
        />
      ) : null}
    </View>
  );
}

/** The size at which a short name fits its strip. */
const fit = (text: string, width: number): number => Math.min(13, Math.max(9.5, (width - 6) / (text.length * 0.56)));
