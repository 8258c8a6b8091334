import type { TablePlayer } from '@/session/seats';
import { useSpeaker, useWords } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Icon } from '@/ui/icons/Icon';
import { Sheet } from '@/ui/overlays/Sheet';
import { spaced } from '@/ui/setup';
import { Shape } from '@/ui/Shape';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { fade, SPACE, useColors } from '@/ui/theme';
import type { Refereed } from '../../companion';
import { cardKey } from '../art';

/** Every round as it was typed; a tap puts one right. */
export function RoundsSheet({
  open,
  result,
  seats,
  onPick,
  onClose,
}: {
  open: boolean;
  result: Refereed;
  seats: readonly TablePlayer[];
  onPick: (number: number) => void;
  onClose: () => void;
}) {
  const { t } = useWords('companion');
  const { t: own } = useWords('santo-domingo');
  const words = useSpeaker('santo-domingo', []);
  const colors = useColors();
  const rounds = [...result.rounds, ...(result.open === null ? [] : [result.open])].toReversed();
  return (
    <Sheet open={open} title={own('companion.rounds')} subtitle={own('companion.roundsLine')} onClose={onClose}>
      {rounds.map((round, i) => {
        const title = t('round', { round: round.number });
        const shown = seats
          .map(({ name }, seat) => {
            const cards = (round.entry.cards[seat] ?? []).map((card) => words.word(cardKey(card)));
            return `${name}: ${cards.length === 0 ? own('companion.noCards') : words.list(cards)}`;
          })
          .join('. ');
        return (
          <Tap
            key={round.number}
            label={`${title}. ${shown}`}
            onPress={() => onPick(round.number)}
            give={0.99}
            style={{
              minHeight: 56,
              flexDirection: 'row',
              alignItems: 'center',
              gap: SPACE.m,
              paddingVertical: SPACE.s,
              borderTopWidth: i === 0 ? 0 : 1,
              borderColor: fade(colors.line, 0.6),
            }}
          >
            <Box style={{ flex: 1, gap: 4 }}>
              <Text kind="strong">{spaced(title)}</Text>
              <Box style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l, rowGap: 4 }}>
                {seats.map(({ colour }, seat) => (
                  <Row key={seat} gap={5}>
                    <Shape color={colour} size={14} />
                    <Text kind="small">
                      {(round.entry.cards[seat] ?? []).toSorted((a, b) => a - b).join(' + ') || '–'}
                    </Text>
                  </Row>
                ))}
              </Box>
            </Box>
            {round.problems.length === 0 ? null : <Icon name="warning" size={22} color={colors.danger} />}
            <Icon name="edit" size={20} color={colors.muted} />
          </Tap>
        );
      })}
    </Sheet>
  );
}
