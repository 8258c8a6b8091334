import { useSpeaker } from '@/text';
import { Box } from '@/ui/Box';
import { CardBadge } from '@/ui/cards/Fan';
import { Icon } from '@/ui/icons/Icon';
import { SPACE, useColors } from '@/ui/theme';
import type { Card } from '../rules/cards';
import { cardIcon, cardKey } from './art';

/** The cards somebody holds, in one line: for a replay, where nothing is chosen. */
export function HeldCards({ cards }: { cards: readonly Card[] }) {
  const words = useSpeaker('santo-domingo', []);
  const colors = useColors();
  return (
    <Box
      accessible
      role="img"
      aria-label={`${words.word('choose.hand')}: ${words.list(cards.map((card) => words.word(cardKey(card))))}`}
      style={{ flexDirection: 'row', gap: SPACE.xs, justifyContent: 'center' }}
    >
      {cards.map((card) => (
        <Box
          key={card}
          style={{
            flex: 1,
            maxWidth: 52,
            height: 54,
            alignItems: 'center',
            justifyContent: 'center',
            gap: 2,
            borderRadius: 8,
            borderWidth: 1,
            borderColor: colors.parchmentEdge,
            backgroundColor: colors.parchment,
          }}
        >
          <CardBadge>{card}</CardBadge>
          <Icon name={cardIcon(card)} size={20} color={colors.ink} />
        </Box>
      ))}
    </Box>
  );
}
