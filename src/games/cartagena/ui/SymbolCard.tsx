import { useWords } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Box } from '@/ui/Box';
import { BRIGHT_PARCHMENT, CardGround, CardVeil, PARCHMENT, type Shades } from '@/ui/cards/ground';
import { Icon } from '@/ui/icons/Icon';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, useTheme, type Colors } from '@/ui/theme';
import { SYMBOL_OF, type Card } from '../rules/deck';
import type { PathSymbol } from '../rules/route';
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
  const accent = useAccentColor();
  const { colors, scheme } = useTheme();
  const symbol = SYMBOL_OF[card];
  const paint = paintOf(symbol, dark, selected, colors);
  const text = caption ?? t(`short.${symbol}`);
  const edge = selected ? accent : hinted ? colors.brass : paint.edge;
  const seen = Math.min(strip, width);
  const room = last ? width : seen;
  return (
    <Box
      style={{
        width,
        height,
        borderRadius: RADIUS.card,
        backgroundColor: paint.ground,
        boxShadow: `0 0 0 ${selected || hinted ? 3 : 1}px ${edge}, 0 2px 8px rgba(0, 0, 0, ${scheme === 'dark' ? 0.4 : 0.18})`,
      }}
    >
      <CardGround shades={paint.shades} />
      <Box style={{ flex: 1, width: room, alignItems: 'center', justifyContent: 'center', gap: 4 }}>
        <Icon name={symbolIcon(symbol)} size={Math.round(Math.min(seen * 0.62, height * 0.42))} color={paint.symbol} />
        {text === '' ? null : (
          <Text
            kind="tiny"
            fixed
            numberOfLines={1}
            color={paint.ink}
            style={{ fontSize: fit(text, seen), lineHeight: 16, textAlign: 'center' }}
          >
            {text}
          </Text>
        )}
      </Box>
      {count < 2 ? null : <Count count={count} right={width - room + 4} paint={paint} />}
      {dim ? <CardVeil dark="#2c363c" /> : null}
    </Box>
  );
}

/** The dark ground. */
const NIGHT: Shades = ['#3b3046', '#241c2d'];

/** The colours of a card on parchment, or on the dark ground. */
function paintOf(symbol: PathSymbol, dark: boolean, selected: boolean, colors: Colors) {
  return dark
    ? {
        symbol: SYMBOL_ON_DARK[symbol],
        ground: '#2a2233',
        edge: '#5b4a6b',
        shades: NIGHT,
        ink: '#f2ede2',
        onInk: colors.ink,
      }
    : {
        symbol: SYMBOL_INK[symbol],
        ground: colors.parchment,
        edge: colors.parchmentEdge,
        shades: selected ? BRIGHT_PARCHMENT : PARCHMENT,
        ink: colors.ink,
        onInk: '#ffffff',
      };
}

/** How many such cards lie there, on the corner of what shows of the first. */
function Count({ count, right, paint }: { count: number; right: number; paint: { ink: string; onInk: string } }) {
  return (
    <Box
      style={{
        position: 'absolute',
        top: 4,
        right,
        minWidth: 22,
        height: 20,
        borderRadius: 10,
        paddingHorizontal: 4,
        backgroundColor: paint.ink,
        alignItems: 'center',
      }}
    >
      <Text fixed color={paint.onInk} style={{ fontFamily: FONTS.bodyExtra, fontSize: 12, lineHeight: 20 }}>
        {`×${count}`}
      </Text>
    </Box>
  );
}

/** The size at which a short name fits its strip. */
const fit = (text: string, width: number): number => Math.min(13, Math.max(9.5, (width - 6) / (text.length * 0.56)));
