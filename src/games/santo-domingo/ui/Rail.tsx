import { useSpeaker } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Box } from '@/ui/Box';
import { Anchor } from '@/ui/flights/Anchor';
import { Icon } from '@/ui/icons/Icon';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, useColors } from '@/ui/theme';
import { CARDS, type Card } from '../rules/cards';
import { cardKey, place } from './art';

/** The numbers 1–8: skipped ones dashed, done ones ticked, the current one in the accent. */
export function Rail({ played, current }: { played: readonly Card[]; current: Card | null }) {
  const colors = useColors();
  const accent = useAccentColor();
  const words = useSpeaker('santo-domingo', []);
  const label = words.word('rail.label', {
    cards: words.list(played.map((card) => words.word(cardKey(card)))),
    now: current === null ? '–' : words.word(cardKey(current)),
  });
  return (
    <Box accessible role="img" aria-label={label} style={{ flexDirection: 'row', gap: 3 }}>
      {CARDS.map((card) => {
        const isPlayed = played.includes(card);
        const isNow = card === current;
        const isDone = isPlayed && current !== null && card < current;
        return (
          <Anchor
            key={card}
            name={place.rail(card)}
            style={{
              flex: 1,
              height: 40,
              borderRadius: RADIUS.card,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: isNow ? accent : isPlayed ? colors.surface : 'transparent',
              borderWidth: 1.5,
              borderStyle: isPlayed ? 'solid' : 'dashed',
              borderColor: isNow ? accent : colors.line,
            }}
          >
            <Text
              fixed
              color={isNow ? colors.onAccent : isPlayed && !isDone ? colors.text : colors.muted}
              style={{ fontFamily: FONTS.displayBold, fontSize: 18, lineHeight: 24 }}
            >
              {card}
            </Text>
            {isDone ? (
              <Box style={{ position: 'absolute', right: 2, bottom: 2 }}>
                <Icon name="check" size={12} color={colors.good} />
              </Box>
            ) : null}
          </Anchor>
        );
      })}
    </Box>
  );
}
