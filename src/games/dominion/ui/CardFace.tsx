import { memo } from 'react';
import type { ViewStyle } from 'react-native';
import type { SpeakerOf } from '@/text';
import { Vignette } from '@/ui/art/Vignette';
import { Box } from '@/ui/Box';
import type { IconName } from '@/ui/icons/drawing';
import { Icon } from '@/ui/icons/Icon';
import { Text } from '@/ui/Text';
import { fade, FONTS, useColors, useTheme, type Theme } from '@/ui/theme';
import { coinsOf, costOf, isTreasure, type CardId } from '../rules/printed';
import type { Options } from '../rules/options';
import { bandOf, cardIcon, COIN_PAINT, faceKey, paintOf, sealOf, textKey } from './art';
import { cards } from './art/pictures';
import { Effect } from './Effect';
import { nameFit, wide } from './nameFit';

/**
 * How a card lies there. Parchment is for what can be done something with now: `lit`, and `money` for what pays now.
 * `rest`: nothing is asked of it. `flat`: it is asked about, and cannot be had. `toned`: the same for a card in hand, which
 * stays to be read. `quiet`: it could be had, and is hardly ever wanted.
 */
export type Standing = 'lit' | 'money' | 'rest' | 'flat' | 'toned' | 'quiet';

/** How much of its picture shows. */
const SHOWN: Readonly<Record<Standing, number>> = { lit: 1, money: 1, rest: 0.95, toned: 0.6, quiet: 0.55, flat: 0.42 };

/** What a face is drawn on and written with. */
export function facePaint(standing: Standing, { colors, scheme, contrast }: Theme): { ink: string; ground: ViewStyle } {
  const dark = scheme === 'dark';
  const line = contrast ? 2 : 1;
  switch (standing) {
    case 'lit':
      return {
        ink: colors.ink,
        ground: {
          backgroundColor: colors.parchment,
          boxShadow: dark
            ? `0 0 0 1px ${fade(colors.parchmentEdge, 0.7)}, 0 2px 0 ${colors.parchmentEdge}, 0 4px 9px rgba(0, 0, 0, 0.35)`
            : `0 0 0 ${line}px ${colors.parchmentEdge}, 0 2px 0 ${colors.parchmentEdge}, 0 4px 10px rgba(60, 50, 110, 0.24)`,
        },
      };
    case 'money':
      return {
        ink: colors.ink,
        ground: {
          backgroundColor: colors.parchment,
          boxShadow: `0 0 0 2px ${dark ? colors.brass : '#c98a1c'}, 0 0 12px ${fade(dark ? colors.brass : '#c98a1c', 0.45)}`,
        },
      };
    case 'toned':
      return { ink: dark ? '#2a2650' : colors.muted, ground: { backgroundColor: dark ? '#b9b3c4' : '#dedaea' } };
    case 'rest':
      return {
        ink: colors.text,
        ground: { backgroundColor: colors.raised, boxShadow: `0 0 0 ${line}px ${colors.line}` },
      };
    case 'flat':
      return {
        ink: colors.muted,
        ground: {
          backgroundColor: colors.dim,
          boxShadow: `0 0 0 ${line}px ${colors.line}`,
        },
      };
    case 'quiet':
      return {
        ink: colors.muted,
        ground: { backgroundColor: 'transparent', boxShadow: `0 0 0 ${line}px ${colors.line}` },
      };
  }
}

/** The measures of a face: four steps, by how wide a card is drawn. */
const SIZES = {
  tiny: { radius: 6, coin: 16, count: 12, name: 11.5, nameLine: 14, seal: 14, band: 2, effect: 11, text: 12 },
  small: { radius: 8, coin: 18, count: 12, name: 12, nameLine: 15, seal: 16, band: 3, effect: 12, text: 12 },
  middle: { radius: 9, coin: 21, count: 12, name: 12.6, nameLine: 17, seal: 16, band: 3, effect: 12, text: 12 },
  large: { radius: 11, coin: 28, count: 13, name: 16, nameLine: 22, seal: 20, band: 3, effect: 15, text: 12.5 },
} as const;
type FaceSize = (typeof SIZES)[keyof typeof SIZES];

const sizeOf = (width: number): FaceSize =>
  width < 54 ? SIZES.tiny : width < 64 ? SIZES.small : width < 100 ? SIZES.middle : SIZES.large;

interface FaceProps {
  readonly card: CardId;
  readonly words: SpeakerOf<'dominion'>;
  readonly width: number;
  readonly height: number;
  readonly standing?: Standing;
  /** Below the picture: the name alone, what it does in marks, or in its own sentences; nothing where no name could be read. */
  readonly says?: 'picture' | 'name' | 'effect' | 'text';
  /** Whose sentences: they differ between the editions. */
  readonly edition?: Options['edition'];
  /** Cards left in the pile. */
  readonly count?: number | undefined;
  readonly price?: boolean;
  readonly embargo?: number;
  /** Curses that a Blockade adds to a card gained here. */
  readonly curses?: number;
  readonly seal?: boolean;
  /** A word or two across the picture: what is missing. */
  readonly note?: string | null;
}

/** How high each part of a face is. */
function partsOf(says: FaceProps['says'], size: FaceSize, height: number, fit: ReturnType<typeof nameFit>) {
  const name = fit.lines === 2 ? Math.max(2 * fit.size + 3, size.nameLine) : size.nameLine;
  const roomy = size === SIZES.large ? 14 : 9;
  const body = says === 'effect' ? 2 * size.effect + roomy : says === 'text' ? 5 * TEXT_LINE + 8 : 2;
  // A name on two lines takes one of the effect's.
  const above = says === 'picture' ? 0 : says === 'name' ? name : size.nameLine;
  return { name, art: Math.max(20, Math.round(height - size.band - above - body)) };
}

const TEXT_LINE = 15.2;

/** How the sentences of a card are set: five lines where they have room, six closer ones where they are long. */
const textFit = (text: string, width: number, size: number) =>
  (wide(text) * size) / (width - 14) > 4.7
    ? { size: 12, leading: 13.2, lines: 6 }
    : { size, leading: TEXT_LINE, lines: 5 };

/**
 * Our own card face: a picture, the band of its kind, the name and what it does; for a pile the price and how many are
 * left. What it says is said by the control around it, so that nothing here is read aloud.
 */
export const CardFace = memo(function CardFace(props: FaceProps) {
  const { card, words, width, height, standing = 'lit', says = 'name', edition = '1E', count } = props;
  const size = sizeOf(width);
  const { ink, ground } = facePaint(standing, useTheme());
  const fit = nameFit(words.word(faceKey(card)), width, size.name);
  const high = partsOf(says, size, height, fit);
  const text = words.word(textKey(card, edition));
  const setting = textFit(text, width, size.text);
  return (
    <Box aria-hidden style={[{ width, height, borderRadius: size.radius, overflow: 'hidden' }, ground]}>
      <Art card={card} width={width} height={high.art} opacity={count === 0 ? 0.25 : SHOWN[standing]} />
      {standing === 'quiet' ? null : (
        <Box style={{ height: size.band, backgroundColor: bandOf(card), opacity: standing === 'flat' ? 0.5 : 1 }} />
      )}
      {says === 'picture' ? null : (
        <Box style={{ height: high.name, justifyContent: 'center' }}>
          <Text
            fixed
            color={ink}
            numberOfLines={fit.lines}
            style={{
              fontFamily: FONTS.bodyExtra,
              fontSize: fit.size,
              lineHeight: fit.lines === 2 ? fit.size + 1.5 : size.nameLine,
              letterSpacing: -0.15,
              textAlign: 'center',
            }}
          >
            {fit.text}
          </Text>
        </Box>
      )}
      {says === 'effect' ? (
        <Effect card={card} words={words} width={width} size={size.effect} lines={fit.lines === 2 ? 1 : 2} ink={ink} />
      ) : says === 'text' ? (
        <Text
          fixed
          color={ink}
          numberOfLines={setting.lines}
          style={{
            fontSize: setting.size,
            lineHeight: setting.leading,
            textAlign: 'center',
            paddingHorizontal: 6,
            fontFamily: FONTS.bodySemi,
          }}
        >
          {text}
        </Text>
      ) : null}
      <Badges {...props} standing={standing} size={size} art={high.art} ground={String(ground.backgroundColor)} />
    </Box>
  );
});

/** What lies on a face: price, number, seal, flag, and what is missing. */
function Badges({
  card,
  width,
  standing,
  count,
  price = false,
  embargo = 0,
  curses = 0,
  seal = true,
  note = null,
  size,
  art,
  ground,
}: FaceProps & { standing: Standing; size: FaceSize; art: number; ground: string }) {
  const quiet = standing === 'quiet';
  return (
    <>
      {price ? (
        <Box style={{ position: 'absolute', left: 2, top: 2 }}>
          <Coin amount={costOf(card)} size={size.coin} dull={quiet || standing === 'flat'} />
        </Box>
      ) : null}
      {count === undefined ? null : <Count count={count} size={size} low={quiet && width < 54 ? art : null} />}
      {seal ? <Seal card={card} size={size.seal} top={art + size.band - size.seal + 1} edge={ground} /> : null}
      {embargo > 0 ? <Flag icon="dominion/embargo-token" count={embargo} top={size.coin + 2} /> : null}
      {curses > 0 ? <Flag icon="dominion/curse" count={curses} top={size.coin + (embargo > 0 ? 22 : 2)} /> : null}
      {note === null ? null : <Note text={note} top={art < 42 ? art - 18 : Math.round(art / 2) - 4} width={width} />}
    </>
  );
}

/** How many are left, on the upper right of the picture; on a very narrow card, whose corner is the coin's, lower down. */
function Count({ count, size, low }: { count: number; size: FaceSize; low: number | null }) {
  return (
    <Box
      style={{
        position: 'absolute',
        right: 2,
        top: low === null ? 3 : low - 18,
        borderRadius: 9,
        paddingHorizontal: 4,
        backgroundColor: 'rgba(12, 10, 40, 0.85)',
      }}
    >
      <Text
        fixed
        color={count === 0 ? '#ff9a8a' : '#ffffff'}
        style={{ fontFamily: FONTS.bodyExtra, fontSize: size.count, lineHeight: size.count + 4 }}
      >
        {count}
      </Text>
    </Box>
  );
}

/** The seal of what makes a card special, on its band. */
function Seal({ card, size, top, edge }: { card: CardId; size: number; top: number; edge: string }) {
  const icon = sealOf(card);
  if (icon === null) return null;
  return (
    <Box
      style={{
        position: 'absolute',
        right: 4,
        top,
        width: size,
        height: size,
        borderRadius: size / 2,
        backgroundColor: bandOf(card),
        boxShadow: `0 0 0 1.5px ${edge === 'transparent' ? '#0d0f33' : edge}`,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Icon name={icon} size={size * 0.68} color="#ffffff" />
    </Box>
  );
}

/** What is missing, across the picture. */
function Note({ text, top, width }: { text: string; top: number; width: number }) {
  return (
    <Box style={{ position: 'absolute', top, left: 0, width, alignItems: 'center' }}>
      <Box style={{ borderRadius: 8, paddingHorizontal: 4, backgroundColor: 'rgba(12, 10, 40, 0.78)' }}>
        <Text
          fixed
          color="#ffe1a8"
          numberOfLines={1}
          style={{ fontFamily: FONTS.bodyExtra, fontSize: 12, lineHeight: 16 }}
        >
          {text}
        </Text>
      </Box>
    </Box>
  );
}

/** What buying here costs besides, a red flag on the right edge of a pile: Embargo tokens, a Blockade's Curses. */
function Flag({ icon, count, top }: { icon: IconName; count: number; top: number }) {
  return (
    <Box
      style={{
        position: 'absolute',
        top,
        right: 0,
        height: 18,
        flexDirection: 'row',
        alignItems: 'center',
        gap: 1,
        borderTopLeftRadius: 9,
        borderBottomLeftRadius: 9,
        paddingLeft: 4,
        paddingRight: 4,
        backgroundColor: '#b3261e',
        boxShadow: '0 0 0 1.5px #fbf0d8',
      }}
    >
      <Icon name={icon} size={12} color="#ffffff" />
      <Text fixed color="#ffffff" style={{ fontFamily: FONTS.bodyExtra, fontSize: 12, lineHeight: 16 }}>
        {count}
      </Text>
    </Box>
  );
}

/** The picture of a card, cut to any size; one that cannot be had is a glyph on the colour of its kind. */
export function Art({
  card,
  width,
  height,
  radius = 0,
  opacity = 1,
}: {
  card: CardId;
  width: number;
  height: number;
  radius?: number;
  opacity?: number;
}) {
  return (
    <Box aria-hidden style={{ opacity }} {...{ dataSet: { piece: `dominion/${card}` } }}>
      <Vignette picture={cards[card]} width={width} height={height} radius={radius}>
        <FlatArt card={card} width={width} height={height} />
      </Vignette>
    </Box>
  );
}

/** A card at a glance: its picture in a thin frame; a gold one for what was gained. */
export function Mini({
  card,
  width,
  height,
  gained = false,
}: {
  card: CardId;
  width: number;
  height: number;
  gained?: boolean;
}) {
  const colors = useColors();
  const radius = width < 40 ? 5 : 7;
  return (
    <Box
      aria-hidden
      style={{
        width,
        height,
        borderRadius: radius,
        boxShadow: gained ? `0 0 0 2px ${colors.brass}` : `0 0 0 1px ${fade(colors.parchmentEdge, 0.9)}`,
      }}
    >
      <Art card={card} width={width} height={height} radius={radius} />
    </Box>
  );
}

/** The picture's stand-in; a treasure is a coin with its worth. */
function FlatArt({ card, width, height }: { card: CardId; width: number; height: number }) {
  const { ground, ink } = paintOf(card);
  const room = Math.min(width, height);
  return (
    <Box style={{ width, height, backgroundColor: ground, alignItems: 'center', justifyContent: 'center' }}>
      {isTreasure(card) ? (
        <Treasure card={card} size={room * 0.76} />
      ) : (
        <Icon name={cardIcon(card)} size={Math.round(room * 0.74)} color={ink} />
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

/** A price, or money: the figure on a gold coin. */
export function Coin({ amount, size = 22, dull = false }: { amount: number | string; size?: number; dull?: boolean }) {
  return (
    <Box
      style={{
        width: size,
        height: size,
        borderRadius: size / 2,
        backgroundColor: dull ? '#c39a45' : '#f6c850',
        borderWidth: 1.5,
        borderColor: '#7c4f0c',
        boxShadow: '0 1px 2px rgba(0, 0, 0, 0.5)',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Text
        fixed
        color="#35210a"
        style={{ fontFamily: FONTS.bodyExtra, fontSize: size * 0.6, lineHeight: size * 0.84 }}
      >
        {amount}
      </Text>
    </Box>
  );
}
