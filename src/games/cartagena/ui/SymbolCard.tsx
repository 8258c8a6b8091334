import { useWords } from '@/text';
import { Vignette } from '@/ui/art/Vignette';
import { Box } from '@/ui/Box';
import { BRIGHT_PARCHMENT, CardGround, CardVeil, PARCHMENT, type Shades } from '@/ui/cards/ground';
import { Icon } from '@/ui/icons/Icon';
import { fitName } from '@/ui/people';
import { Text } from '@/ui/Text';
import { fade, FONTS, RADIUS, useTheme, type Colors } from '@/ui/theme';
import { SYMBOL_OF, type Card } from '../rules/deck';
import type { PathSymbol } from '../rules/route';
import { SYMBOL_INK, SYMBOL_ON_DARK, symbolIcon } from './art';
import { symbols } from './art/pictures';
import { useLight } from './scene/useLight';

/** A card of the path: its picture on parchment, or on the dark ground that Scoundrels wait for. */
export function SymbolCard({
  card,
  dark = false,
  width = 68,
  height = 92,
  caption,
  power,
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
  /** Below the picture; its name when absent, nothing when ''. */
  caption?: string | undefined;
  /** What its black magic does; '' where there is no room for words. Left out where there is no magic. */
  power?: string | undefined;
  /** How many such cards this stands for. */
  count?: number;
  selected?: boolean;
  dim?: boolean;
  hinted?: boolean;
  /** How much of the left side shows beside the next card: picture and name stay in it. */
  strip?: number;
  /** Nothing lies on it: drawn as small as its neighbours, but in its middle. */
  last?: boolean;
}) {
  const { t } = useWords('cartagena');
  const { colors, scheme } = useTheme();
  const light = useLight();
  const symbol = SYMBOL_OF[card];
  const paint = paintOf(dark, selected, colors);
  const text = caption ?? t(`short.${symbol}`);
  const edge = selected ? light.ring : hinted ? light.advice : paint.edge;
  const seen = Math.min(strip, width);
  const room = last ? width : seen;
  const name = fitName(text, seen - 5, 1, 2);
  const words = (text === '' ? 0 : name.lines === 1 ? 21 : 25) + (power ? 46 : 0);
  const picture = { width: room - 8, height: Math.min(height - 8 - words, Math.round((seen - 8) * 1.05)) };
  const glow = selected ? `, 0 0 18px ${fade(light.ring, 0.6)}` : '';
  return (
    <Box
      style={{
        width,
        height,
        borderRadius: RADIUS.card,
        backgroundColor: paint.ground,
        boxShadow: `0 0 0 ${selected || hinted ? 3 : 1}px ${edge}, 0 3px 8px rgba(0, 0, 0, ${scheme === 'dark' ? 0.45 : 0.18})${glow}`,
      }}
    >
      <CardGround shades={paint.shades} />
      <Box style={{ flex: 1, width: room, alignItems: 'center', paddingTop: 4 }}>
        <Box style={{ flexGrow: 1, justifyContent: 'center' }}>
          <Painting symbol={symbol} dark={dark} {...picture} />
        </Box>
        {text === '' ? null : <Name name={name} ink={paint.ink} />}
        {power === undefined ? null : <Power text={power} width={room - 6} />}
      </Box>
      {count < 2 ? null : <Count count={count} right={width - room + 4} paint={paint} />}
      {dim ? <CardVeil dark="#2c363c" /> : null}
    </Box>
  );
}

function Name({ name, ink }: { name: ReturnType<typeof fitName>; ink: string }) {
  return (
    <Text
      kind="tiny"
      fixed
      numberOfLines={name.lines}
      color={ink}
      style={{
        fontFamily: FONTS.bodyExtra,
        fontSize: Math.min(13, name.size),
        lineHeight: name.lines === 1 ? 20 : 12,
        textAlign: 'center',
      }}
    >
      {name.text}
    </Text>
  );
}

/** The picture of a symbol; the symbol alone where pictures are left out, or cannot be had. */
function Painting({
  symbol,
  dark,
  width,
  height,
}: {
  symbol: PathSymbol;
  dark: boolean;
  width: number;
  height: number;
}) {
  const { contrast } = useTheme();
  const size = Math.round(Math.min(width, height) * 0.9);
  const alone = <Icon name={symbolIcon(symbol)} size={size} color={(dark ? SYMBOL_ON_DARK : SYMBOL_INK)[symbol]} />;
  if (contrast) return alone;
  return (
    <Vignette picture={symbols[symbol]} width={width} height={height} radius={7}>
      <Box style={{ flex: 1, alignItems: 'center', justifyContent: 'center' }}>{alone}</Box>
    </Vignette>
  );
}

/** What a card's magic does, under its violet seal; the seal alone where there is no room. */
function Power({ text, width }: { text: string; width: number }) {
  const seal = (
    <Box
      style={{
        width: 18,
        height: 18,
        borderRadius: 9,
        backgroundColor: '#5b2f86',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Icon name="cartagena/black-magic" size={12} color="#ffffff" />
    </Box>
  );
  if (text === '') return <Box style={{ position: 'absolute', left: 7, top: 7 }}>{seal}</Box>;
  return (
    <Box style={{ width, height: 46, marginBottom: 3, alignItems: 'center' }}>
      <Box
        style={{
          position: 'absolute',
          top: 8,
          left: 0,
          right: 0,
          bottom: 0,
          borderRadius: 7,
          backgroundColor: '#efe3fb',
        }}
      />
      {seal}
      <Text
        fixed
        numberOfLines={2}
        color="#43206a"
        style={{ fontFamily: FONTS.bodyBold, fontSize: 12, lineHeight: 13.5, textAlign: 'center' }}
      >
        {text}
      </Text>
    </Box>
  );
}

/** The dark ground. */
const NIGHT: Shades = ['#3b3046', '#241c2d'];

/** The colours of a card on parchment, or on the dark ground. */
function paintOf(dark: boolean, selected: boolean, colors: Colors) {
  return dark
    ? { ground: '#2a2233', edge: '#5b4a6b', shades: NIGHT, ink: '#f2ede2', onInk: '#1c2b33' }
    : {
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
