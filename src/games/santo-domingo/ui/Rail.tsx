import { useSpeaker } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Box } from '@/ui/Box';
import { Anchor } from '@/ui/flights/Anchor';
import { Tick } from '@/ui/cards/PlayingCard';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, useTheme } from '@/ui/theme';
import { CARDS, type Card } from '../rules/cards';
import { cardKey, place } from './art';

/** What has been carried out: its ground and its number. */
const DONE = { dark: '#2f4a38', light: '#cfe6d2' } as const;
const ON_DONE = { dark: '#cfeecf', light: '#1e4a2a' } as const;

/** The numbers 1–8: skipped ones dashed, done ones ticked, the current one in the accent. */
export function Rail({ played, current }: { played: readonly Card[]; current: Card | null }) {
  const { colors, scheme } = useTheme();
  const accent = useAccentColor();
  const words = useSpeaker('santo-domingo', []);
  const label = words.word('rail.label', {
    cards: words.list(played.map((card) => words.word(cardKey(card)))),
    now: current === null ? '–' : words.word(cardKey(current)),
  });
  return (
    <Box accessible role="img" aria-label={label} style={{ flexDirection: 'row', gap: 5 }}>
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
              height: 34,
              borderRadius: RADIUS.pill,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: isNow ? accent : isDone ? DONE[scheme] : isPlayed ? colors.parchment : 'transparent',
              borderWidth: isNow || isDone ? 0 : 1.5,
              borderStyle: isPlayed ? 'solid' : 'dashed',
              borderColor: isPlayed ? colors.parchmentEdge : colors.line,
            }}
          >
            <Text
              fixed
              color={isNow ? colors.onAccent : isDone ? ON_DONE[scheme] : isPlayed ? colors.ink : colors.muted}
              style={{ fontFamily: FONTS.displayBold, fontSize: 18, lineHeight: 24 }}
            >
              {card}
            </Text>
            {isDone ? (
              <Box style={{ position: 'absolute', right: 5, top: 5 }}>
                <Tick done size={15} />
              </Box>
            ) : null}
          </Anchor>
        );
      })}
    </Box>
  );
}
