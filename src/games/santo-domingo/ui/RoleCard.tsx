import { memo, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Vignette } from '@/ui/art/Vignette';
import { Box, Row } from '@/ui/Box';
import { CardGround, BRIGHT_PARCHMENT, PARCHMENT } from '@/ui/cards/ground';
import { Icon } from '@/ui/icons/Icon';
import { Text } from '@/ui/Text';
import { FONTS, useColors } from '@/ui/theme';
import { CARD_NAMES, type Card } from '../rules/cards';
import { cards as PICTURES } from './art/pictures';
import { cardIcon } from './art';
import { PILL } from './harbour/colours';
import { bringsPoints, rangeText, type Range } from './outlook';

/** The picture of a role; its sign where the picture cannot be had. */
export const RolePicture = memo(function RolePicture({
  card,
  width,
  height,
  radius = 0,
}: {
  card: Card;
  width: number;
  height: number;
  radius?: number;
}) {
  return (
    <Vignette picture={PICTURES[CARD_NAMES[card]]} width={width} height={height} radius={radius}>
      <Box style={{ flex: 1, alignItems: 'center', justifyContent: 'center', backgroundColor: '#e6d3ae' }}>
        <Icon name={cardIcon(card)} size={Math.min(width, height) * 0.7} color="#4a2a20" />
      </Box>
    </Vignette>
  );
});

/** The number of a role, on the corner of its picture. */
export const RoleNumber = ({ card, size }: { card: Card; size: number }) => {
  const colors = useColors();
  return (
    <Box
      style={{
        position: 'absolute',
        left: 2,
        top: 2,
        width: size,
        height: size,
        borderTopLeftRadius: 9,
        borderTopRightRadius: 4,
        borderBottomLeftRadius: 4,
        borderBottomRightRadius: size / 2,
        backgroundColor: '#fff6e0',
        boxShadow: '0 1px 3px rgba(0, 0, 0, 0.35)',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Text fixed color={colors.ink} style={{ fontFamily: FONTS.displayBold, fontSize: size * 0.7, lineHeight: size }}>
        {card}
      </Text>
    </Box>
  );
};

/** The paper a card is printed on. */
export function RolePaper({
  width,
  height,
  ring,
  bright = false,
  children,
}: {
  width: number;
  height: number;
  /** The colour of a bold edge: chosen, or at work. */
  ring?: string | undefined;
  bright?: boolean;
  children: ReactNode;
}) {
  const colors = useColors();
  const radius = Math.max(6, Math.min(11, width * 0.13));
  return (
    <Box
      style={{
        width,
        height,
        borderRadius: radius,
        backgroundColor: colors.parchment,
        padding: width < 60 ? 2 : 3,
        boxShadow:
          ring === undefined
            ? `0 0 0 1px ${colors.parchmentEdge}, 0 3px 8px rgba(0, 0, 0, 0.4)`
            : `0 0 0 3px ${ring}, 0 6px 16px rgba(0, 0, 0, 0.5)`,
      }}
    >
      <Box style={[StyleSheet.absoluteFill, { borderRadius: radius, overflow: 'hidden' }]}>
        <CardGround shades={bright ? BRIGHT_PARCHMENT : PARCHMENT} />
      </Box>
      {children}
    </Box>
  );
}

/** A role that lies open on the table: picture, number, name. */
export const OpenRole = memo(function OpenRole({
  card,
  name,
  width,
  height,
  ring,
  done = false,
}: {
  card: Card;
  name: string;
  width: number;
  height: number;
  ring?: string | undefined;
  /** It has been carried out. */
  done?: boolean;
}) {
  const colors = useColors();
  const pad = width < 60 ? 2 : 3;
  // A name that would have to be cut is left to the panel, which tells it as well.
  const fits = name.length * 0.56 * 11 <= width - 3;
  const words = height < 50 || !fits ? 0 : width < 60 ? 15 : 22;
  return (
    <RolePaper width={width} height={height} ring={ring}>
      <RolePicture card={card} width={width - 2 * pad} height={height - 2 * pad - words} radius={6} />
      <RoleNumber card={card} size={width < 60 ? 18 : 26} />
      {words === 0 ? null : (
        <Box style={{ flex: 1, alignItems: 'center', justifyContent: 'center' }}>
          <Text
            fixed
            numberOfLines={1}
            color={colors.ink}
            style={{
              fontFamily: FONTS.bodyExtra,
              fontSize: Math.min(14, Math.max(11, (width - 4) / (name.length * 0.62))),
              letterSpacing: width < 60 ? -0.3 : 0,
              lineHeight: words,
            }}
          >
            {name}
          </Text>
        </Box>
      )}
      {done ? <Box style={[StyleSheet.absoluteFill, { borderRadius: 7, backgroundColor: '#786470a0' }]} /> : null}
    </RolePaper>
  );
});

/** The back of every card: the compass of the harbour. */
export const RoleBack = memo(function RoleBack({ width, height }: { width: number; height: number }) {
  const inset = Math.max(2, width * 0.1);
  return (
    <Box
      style={{
        width,
        height,
        borderRadius: Math.max(4, Math.min(11, width * 0.13)),
        backgroundColor: '#7a2e2c',
        borderWidth: width < 40 ? 1 : 1.5,
        borderColor: '#f3dfb4',
        boxShadow: '0 3px 8px rgba(0, 0, 0, 0.4)',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Box
        style={{
          position: 'absolute',
          left: inset,
          right: inset,
          top: inset,
          bottom: inset,
          borderRadius: Math.max(2, width * 0.07),
          borderWidth: width < 40 ? 0.8 : 1.5,
          borderColor: '#e0a45c',
        }}
      />
      <Icon name="compass" size={width * 0.6} color="#e8b566" />
    </Box>
  );
});

/** What a card would bring now: points on red, goods on blue. */
export function WorthPill({
  card,
  range,
  height = 20,
  grows = false,
}: {
  card: Card;
  range: Range;
  height?: number;
  /** With the person's text size. */
  grows?: boolean;
}) {
  const points = bringsPoints(card);
  return (
    <Row
      gap={3}
      style={{
        minHeight: height,
        borderRadius: 99,
        justifyContent: 'center',
        backgroundColor: points ? PILL.points : PILL.goods,
      }}
    >
      <Text fixed={!grows} color="#ffffff" style={{ fontFamily: FONTS.bodyExtra, fontSize: 13.5, lineHeight: height }}>
        {rangeText(range)}
      </Text>
      <Icon name={points ? 'santo-domingo/points' : 'santo-domingo/goods'} size={14} color="#ffffff" />
    </Row>
  );
}
