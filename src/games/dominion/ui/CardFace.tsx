import type { ViewStyle } from 'react-native';
import { Box, Row } from '@/ui/Box';
import { Icon } from '@/ui/icons/Icon';
import { Text } from '@/ui/Text';
import { fade, FONTS, RADIUS, useColors, useTheme, type Theme } from '@/ui/theme';
import { coinsOf, costOf, isTreasure, type CardId } from '../rules/printed';
import { cardIcon, COIN_PAINT, markOf, paintOf } from './art';

/**
 * How a card lies there. Parchment is for what can be done something with now: `lit`. `rest`: nothing is asked of it.
 * `flat`: it is asked about, and cannot be had. `quiet`: it could be had, and is hardly ever wanted.
 */
export type Standing = 'lit' | 'rest' | 'flat' | 'quiet';

/** How much of its picture shows. */
const SHOWN: Readonly<Record<Standing, number>> = { lit: 1, rest: 0.9, quiet: 0.75, flat: 0.5 };

/** The measures of a face: three steps, by how wide a card is drawn. */
const SIZES = {
  small: { name: 15, twoLines: 26, foot: 20, pad: 2, radius: 8, coin: 18, count: 12, countLine: 17 },
  middle: { name: 18, twoLines: 26, foot: 24, pad: 3, radius: RADIUS.card, coin: 21, count: 13, countLine: 17 },
  large: { name: 22, twoLines: 34, foot: 28, pad: 3, radius: RADIUS.card, coin: 25, count: 15, countLine: 20 },
} as const;
type FaceSize = (typeof SIZES)[keyof typeof SIZES];

const sizeOf = (width: number): FaceSize => (width < 60 ? SIZES.small : width < 100 ? SIZES.middle : SIZES.large);

/** What a face is drawn on and written with. */
function paintFor(standing: Standing, { colors, scheme }: Theme): { ink: string; ground: ViewStyle } {
  if (standing === 'lit') {
    // By day parchment hardly stands out from the page: what can be had is outlined there as well.
    const outline = scheme === 'dark' ? `1px ${fade(colors.parchmentEdge, 0.6)}` : `2px ${colors.brass}`;
    return {
      ink: colors.ink,
      ground: {
        backgroundColor: colors.parchment,
        boxShadow: `0 2px 0 ${colors.parchmentEdge}, 0 0 0 ${outline}`,
      },
    };
  }
  const flat = standing === 'flat';
  return {
    ink: scheme === 'dark' ? '#b9c8d1' : flat ? colors.muted : colors.ink,
    ground: {
      backgroundColor: flat ? 'transparent' : colors.surface,
      borderWidth: EDGE,
      borderColor: colors.line,
    },
  };
}

const EDGE = 1.5;

/**
 * Our own card face: a picture on the colour of its kind, the name, and for a pile the price and how many are left.
 * What it says is said by the control around it, so that nothing here is read aloud.
 */
export function CardFace({
  card,
  name,
  width,
  height,
  standing = 'lit',
  count,
  price = false,
  embargo = 0,
  ticked = false,
}: {
  card: CardId;
  name: string;
  width: number;
  height: number;
  standing?: Standing;
  /** Cards left in the pile. */
  count?: number | undefined;
  price?: boolean;
  embargo?: number;
  /** A tick sits on the right corner, so that a token makes room for it. */
  ticked?: boolean;
}) {
  const theme = useTheme();
  const size = sizeOf(width);
  const lit = standing === 'lit';
  const { ink, ground } = paintFor(standing, theme);
  const footed = count !== undefined || price;
  const fit = nameFit(name, width);
  const nameHigh = fit.lines === 2 ? size.twoLines : size.name;
  const picture = height - (footed ? size.foot : 0) - nameHigh - size.pad * 2;
  return (
    <Box
      aria-hidden
      style={[{ width, height, borderRadius: size.radius, padding: lit ? size.pad : size.pad - EDGE }, ground]}
    >
      <Picture
        card={card}
        width={width - size.pad * 2}
        height={picture}
        opacity={count === 0 ? 0.3 : SHOWN[standing]}
      />
      <Box style={{ height: nameHigh, justifyContent: 'center', marginHorizontal: -size.pad + 1 }}>
        <Text
          fixed
          color={ink}
          numberOfLines={fit.lines}
          style={{ fontFamily: FONTS.bodyBold, fontSize: fit.size, lineHeight: fit.size + 2, textAlign: 'center' }}
        >
          {fit.text}
        </Text>
      </Box>
      {footed ? (
        <PileFoot
          price={price ? costOf(card) : null}
          count={count}
          lit={lit}
          size={size}
          ink={lit ? theme.colors.inkMuted : ink}
        />
      ) : null}
      {embargo > 0 ? <EmbargoToken count={embargo} right={ticked ? 17 : -4} /> : null}
    </Box>
  );
}

/** Below the name of a pile: what a card of it costs, and how many are left. */
function PileFoot({
  price,
  count,
  lit,
  size,
  ink,
}: {
  price: number | null;
  count: number | undefined;
  lit: boolean;
  size: FaceSize;
  ink: string;
}) {
  const colors = useColors();
  return (
    <Row gap={1} style={{ height: size.foot, justifyContent: 'space-between' }}>
      {price === null ? <Box /> : <Coin amount={price} size={size.coin} dull={!lit} />}
      {count === undefined ? null : (
        <Text
          fixed
          color={count === 0 ? colors.danger : ink}
          style={{ fontFamily: FONTS.bodyBold, fontSize: size.count, lineHeight: size.countLine, paddingRight: 2 }}
        >
          {size === SIZES.small ? count : `×${count}`}
        </Text>
      )}
    </Row>
  );
}

/** The picture on its coloured ground; a treasure is a coin with its worth. */
export function Picture({
  card,
  width,
  height,
  opacity = 1,
}: {
  card: CardId;
  width: number;
  height: number;
  opacity?: number;
}) {
  const { ground, ink } = paintOf(card);
  const mark = markOf(card);
  const room = Math.min(width, height);
  return (
    <Box
      style={{
        width,
        height,
        borderRadius: width < 56 ? 6 : RADIUS.card - 3,
        backgroundColor: ground,
        opacity,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {isTreasure(card) ? (
        <Treasure card={card} size={room * 0.76} />
      ) : (
        <Icon name={cardIcon(card)} size={Math.round(room * 0.74)} color={ink} />
      )}
      {mark === null ? null : (
        <Box style={{ position: 'absolute', left: 3, top: 3, opacity: 0.75 }}>
          <Icon name={mark} size={Math.max(9, Math.round(room * 0.19))} color={ink} />
        </Box>
      )}
    </Box>
  );
}

function Treasure({ card, size }: { card: CardId; size: number }) {
  const paint = COIN_PAINT[card];
  if (paint === undefined) return null;
  return (
    <Box
      style={{
        width: size,
        height: size,
        borderRadius: size / 2,
        backgroundColor: paint.face,
        borderWidth: Math.max(1.5, size * 0.05),
        borderColor: paint.rim,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Box
        style={{
          position: 'absolute',
          width: size * 0.76,
          height: size * 0.76,
          borderRadius: size,
          borderWidth: 1,
          borderStyle: 'dashed',
          borderColor: paint.rim,
        }}
      />
      <Text
        fixed
        color="#2b1d02"
        style={{ fontFamily: FONTS.displayBold, fontSize: size * 0.48, lineHeight: size * 0.62 }}
      >
        {coinsOf(card)}
      </Text>
    </Box>
  );
}

/** A price, or money: the figure on a brass coin. */
export function Coin({ amount, size = 22, dull = false }: { amount: number | string; size?: number; dull?: boolean }) {
  return (
    <Box
      style={{
        width: size,
        height: size,
        borderRadius: size / 2,
        backgroundColor: dull ? '#b59247' : '#e3b454',
        borderWidth: 1.5,
        borderColor: '#7c5713',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Text
        fixed
        color="#2b1d02"
        style={{ fontFamily: FONTS.bodyExtra, fontSize: size * 0.56, lineHeight: size * 0.8 }}
      >
        {amount}
      </Text>
    </Box>
  );
}

/** Embargo tokens on the corner of a pile. */
function EmbargoToken({ count, right }: { count: number; right: number }) {
  const colors = useColors();
  return (
    <Row
      gap={2}
      style={{
        position: 'absolute',
        top: -6,
        right,
        height: 22,
        borderRadius: 11,
        paddingHorizontal: 5,
        backgroundColor: '#a8281b',
        borderWidth: 2,
        borderColor: colors.parchment,
      }}
    >
      <Icon name="dominion/embargo-token" size={11} color="#ffffff" />
      <Text fixed color="#ffffff" style={{ fontFamily: FONTS.bodyExtra, fontSize: 12, lineHeight: 15 }}>
        {count}
      </Text>
    </Row>
  );
}

/** About how wide a letter is, as a part of its size: enough to tell what fits. */
const letter = (char: string): number =>
  /[iljI.'’ ]/.test(char)
    ? 0.31
    : /[tfr-]/.test(char)
      ? 0.42
      : /[mwMW]/.test(char)
        ? 0.92
        : /[A-Z]/.test(char)
          ? 0.7
          : 0.6;
const wide = (text: string): number => [...text].reduce((sum, char) => sum + letter(char), 0);

const SMALLEST = 10;
const SOFT_HYPHEN = '\u00ad';

/**
 * The size, and one line or two, at which a name fits the card. Names may hold soft hyphens: they are where a long word
 * may break, and are left out when it need not.
 */
export function nameFit(
  name: string,
  width: number,
): { readonly text: string; readonly size: number; readonly lines: 1 | 2 } {
  const room = width - 3;
  const largest = width < 60 ? 11.5 : width < 100 ? 12.5 : 15;
  const whole = name.replaceAll(SOFT_HYPHEN, '');
  const one = room / wide(whole);
  const parts = name.split(/\s|(?<=\u00ad)/);
  if (one >= SMALLEST || parts.length === 1) return { text: whole, size: Math.min(largest, one), lines: 1 };
  const longest = Math.max(...parts.map((part) => wide(part.replace(SOFT_HYPHEN, '-'))));
  return { text: name, size: Math.min(largest, width < 100 ? 11 : 14, room / longest), lines: 2 };
}
