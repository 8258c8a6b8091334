import { memo, type ReactNode } from 'react';
import { useSpeaker } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Box, Row } from '@/ui/Box';
import { Tick } from '@/ui/cards/PlayingCard';
import { haptic } from '@/ui/haptics';
import { TapOver } from '@/ui/TapOver';
import { Text } from '@/ui/Text';
import { FONTS, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { CARD_NAMES, CARDS, type Card } from '../rules/cards';
import { cardKey } from './art';
import type { Range } from './outlook';
import { RoleBack, RoleNumber, RolePaper, RolePicture, WorthPill } from './RoleCard';

const GAP = 7;
/** A card in the hand rises by this much when it is chosen. */
const LIFT = 6;
/** Golden brown: seen on parchment in both themes. */
const HINT = '#b5790f';

/** How high the cards of a hand are; below the second figure they have no room for their rule. */
const WITH_RULE = 110;

export interface HandProps {
  readonly holds: readonly Card[];
  readonly lifted: readonly Card[];
  readonly hinted: readonly Card[];
  readonly worth: ReadonlyMap<Card, Range>;
  /** How wide the room for it is. */
  readonly room: number;
  readonly cardHeight: number;
  /** What a card does now, in a sentence. */
  readonly say: (card: Card) => string;
  readonly onTap: (card: Card) => void;
  readonly onRead: (card: Card) => void;
  readonly onRefuse: () => void;
}

/** The hand, all eight cards in the open: each says what it does and what it would bring now. A spent one keeps its place. */
export function Hand({ holds, lifted, hinted, worth, room, cardHeight, say, onTap, onRead, onRefuse }: HandProps) {
  const words = useSpeaker('santo-domingo', []);
  const { largeText } = useLayout();
  const columns = largeText ? 1 : 4;
  const width = Math.floor((room - GAP * (columns - 1)) / columns);
  return (
    <Box
      role="group"
      aria-label={words.word('choose.hand')}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: GAP, paddingTop: LIFT }}
    >
      {CARDS.map((card) => {
        const name = words.word(cardKey(card));
        const held = holds.includes(card);
        const up = lifted.includes(card);
        const isHinted = hinted.includes(card);
        const label = held
          ? `${card}, ${name}: ${say(card)}${isHinted ? `, ${words.word('choose.hinted')}` : ''}`
          : `${card}, ${name}, ${words.word('choose.spent')}`;
        const range = worth.get(card) ?? { least: 0, most: 0 };
        const common = {
          card,
          name,
          range,
          width,
          up: up && held,
          hinted: isHinted,
          rule: words.word(`rule.${CARD_NAMES[card]}`),
        };
        return (
          <TapOver
            key={card}
            role="checkbox"
            checked={up}
            label={label}
            disabled={!held}
            onRefused={() => {
              haptic('refused');
              onRefuse();
            }}
            onPress={() => {
              haptic('pick');
              onTap(card);
            }}
            onLongPress={() => onRead(card)}
            style={{ width, ...(up && !largeText ? { transform: [{ translateY: -LIFT }] } : {}) }}
            radius={11}
          >
            {largeText ? (
              <CardRow {...common} held={held} />
            ) : held ? (
              <CardTile {...common} height={cardHeight} />
            ) : (
              <Box style={{ opacity: 0.6 }}>
                <RoleBack width={width} height={cardHeight} />
              </Box>
            )}
          </TapOver>
        );
      })}
    </Box>
  );
}

interface FaceProps {
  readonly card: Card;
  readonly name: string;
  readonly rule: string;
  readonly range: Range;
  readonly width: number;
  readonly up: boolean;
  readonly hinted: boolean;
}

function Chosen({ up, hinted, children }: { up: boolean; hinted: boolean; children: ReactNode }) {
  return (
    <>
      {children}
      {hinted && !up ? (
        <Box
          style={{
            position: 'absolute',
            left: -2,
            right: -2,
            top: -2,
            bottom: -2,
            borderRadius: 13,
            borderWidth: 3,
            borderColor: HINT,
          }}
        />
      ) : null}
      {up ? <Tick size={22} /> : null}
    </>
  );
}

/** A card that stands upright: picture, name, rule where there is room, worth. */
const CardTile = memo(function CardTile({
  card,
  name,
  rule,
  range,
  width,
  up,
  hinted,
  height,
}: FaceProps & { height: number }) {
  const colors = useColors();
  const accent = useAccentColor();
  const withRule = height >= WITH_RULE;
  const picture = height - 6 - 22 - (withRule ? 43 : 18);
  return (
    <Chosen up={up} hinted={hinted}>
      <RolePaper width={width} height={height} ring={up ? accent : undefined} bright={up}>
        <RolePicture card={card} width={width - 6} height={picture} radius={8} />
        <RoleNumber card={card} size={withRule ? 24 : 20} />
        <Text
          fixed
          numberOfLines={1}
          color={colors.ink}
          style={{
            fontFamily: FONTS.bodyExtra,
            fontSize: Math.min(13.5, Math.max(11, (width - 6) / (name.length * 0.66))),
            lineHeight: 17,
            textAlign: 'center',
          }}
        >
          {name}
        </Text>
        {withRule ? (
          <Box style={{ height: 26, justifyContent: 'center' }}>
            <Text
              fixed
              numberOfLines={2}
              color={colors.inkMuted}
              style={{
                fontFamily: FONTS.bodySemi,
                fontSize: 12,
                lineHeight: 13,
                letterSpacing: -0.15,
                textAlign: 'center',
              }}
            >
              {rule}
            </Text>
          </Box>
        ) : null}
        <Box style={{ position: 'absolute', left: 3, right: 3, bottom: 3 }}>
          <WorthPill card={card} range={range} />
        </Box>
      </RolePaper>
    </Chosen>
  );
});

/** A card as a row, where text is large. */
const CardRow = memo(function CardRow({ card, name, rule, range, up, hinted, held }: FaceProps & { held: boolean }) {
  const colors = useColors();
  const accent = useAccentColor();
  return (
    <Chosen up={up} hinted={hinted}>
      <Row
        gap={10}
        style={{
          minHeight: 72,
          borderRadius: 12,
          padding: 4,
          backgroundColor: colors.parchment,
          borderWidth: up ? 3 : 1,
          borderColor: up ? accent : colors.parchmentEdge,
          opacity: held ? 1 : 0.6,
        }}
      >
        <Box>
          <RolePicture card={card} width={84} height={60} radius={8} />
          <RoleNumber card={card} size={26} />
        </Box>
        <Box style={{ flex: 1, paddingVertical: 4 }}>
          <Text kind="strong" color={colors.ink}>
            {name}
          </Text>
          <Text kind="small" color={colors.inkMuted}>
            {rule}
          </Text>
          {held ? (
            <Box style={{ alignSelf: 'flex-start', minWidth: 76 }}>
              <WorthPill card={card} range={range} grows />
            </Box>
          ) : null}
        </Box>
      </Row>
    </Chosen>
  );
});
