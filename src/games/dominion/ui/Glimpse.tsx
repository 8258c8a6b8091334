import type { GlimpseProps } from '@/ui/glimpse';
import { PlaceBehind } from '@/ui/art/PlaceBehind';
import { Box, Row } from '@/ui/Box';
import { Text } from '@/ui/Text';
import { FONTS } from '@/ui/theme';
import type { View } from '../rules/view';
import { Art } from './CardFace';

/** The four kingdom piles that have gone down furthest, and how many cards are left in them. */
export function Glimpse({ view: { piles, options } }: GlimpseProps<View>) {
  const lowest = piles
    .filter(({ card }) => options.kingdom.includes(card))
    .toSorted((a, b) => a.count - b.count)
    .slice(0, 4);
  return (
    <PlaceBehind game="dominion">
      <Row gap={5} style={{ justifyContent: 'center' }}>
        {lowest.map(({ card, count }) => (
          <Box
            key={card}
            style={{
              width: 36,
              borderRadius: 6,
              overflow: 'hidden',
              backgroundColor: '#fbf0d8',
              opacity: count === 0 ? 0.6 : 1,
            }}
          >
            <Art card={card} width={36} height={30} />
            <Text
              color="#1a1740"
              style={{ fontFamily: FONTS.bodyExtra, fontSize: 12, lineHeight: 16, textAlign: 'center' }}
            >
              {count}
            </Text>
          </Box>
        ))}
      </Row>
    </PlaceBehind>
  );
}
