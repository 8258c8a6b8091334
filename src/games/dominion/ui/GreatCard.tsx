import type { SpeakerOf } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Text } from '@/ui/Text';
import { FONTS, useColors } from '@/ui/theme';
import type { Options } from '../rules/options';
import { costOf, PRINTED, type CardId } from '../rules/printed';
import { bandOf, cardKey, KIND_TINTS, textKey } from './art';
import { Art, Coin } from './CardFace';

/** Below this there is no room for sentences. */
const SPEAKS = 178;

/** A card as large as a moment needs it: its picture, its name, and with room enough what it does. */
export function GreatCard({
  card,
  height,
  words,
  edition,
}: {
  card: CardId;
  height: number;
  words: SpeakerOf<'dominion'>;
  edition: Options['edition'];
}) {
  const colors = useColors();
  const speaks = height >= SPEAKS;
  const width = Math.round(height * (speaks ? 0.84 : 1.05));
  const body = speaks ? Math.round(height * 0.46) : 34;
  const kind = PRINTED[card].kinds.at(-1);
  return (
    <Box
      aria-hidden
      style={{
        width,
        height,
        borderRadius: 16,
        overflow: 'hidden',
        backgroundColor: colors.parchment,
        boxShadow: `0 0 0 1.5px ${colors.parchmentEdge}, 0 14px 34px rgba(0, 0, 0, 0.5)`,
      }}
    >
      <Art card={card} width={width} height={height - body - 4} />
      <Box style={{ height: 4, backgroundColor: bandOf(card) }} />
      <Box style={{ height: body, justifyContent: 'center', paddingHorizontal: 10, gap: 4 }}>
        <Text
          fixed
          color="ink"
          numberOfLines={1}
          style={{
            fontFamily: FONTS.displayBold,
            fontSize: speaks ? 22 : 17,
            lineHeight: speaks ? 26 : 22,
            textAlign: 'center',
          }}
        >
          {words.word(cardKey(card))}
        </Text>
        {speaks ? (
          <Text
            fixed
            color="ink"
            numberOfLines={5}
            style={{ fontFamily: FONTS.bodySemi, fontSize: 13.5, lineHeight: 17, textAlign: 'center' }}
          >
            {words.word(textKey(card, edition))}
          </Text>
        ) : null}
      </Box>
      <Row style={{ position: 'absolute', left: 6, right: 6, top: 6, justifyContent: 'space-between' }}>
        <Coin amount={costOf(card)} size={28} />
        {kind === undefined ? null : (
          <Box style={{ borderRadius: 10, paddingHorizontal: 8, backgroundColor: KIND_TINTS[kind].chip }}>
            <Text fixed color="#ffffff" style={{ fontFamily: FONTS.bodyExtra, fontSize: 12, lineHeight: 19 }}>
              {words.word(`kind.${kind}`)}
            </Text>
          </Box>
        )}
      </Row>
    </Box>
  );
}
