import { useSpeaker } from '@/text';
import { Box } from '@/ui/Box';
import { SPACE } from '@/ui/theme';
import type { Card } from '../rules/cards';
import { cardKey } from './art';
import { OpenRole } from './RoleCard';
import { useRoom } from './room';

/** The cards somebody holds, in one line: for a replay, where nothing is chosen. */
export function HeldCards({ cards }: { cards: readonly Card[] }) {
  const words = useSpeaker('santo-domingo', []);
  const { dockRoom } = useRoom(0);
  const width = Math.min(52, Math.floor((dockRoom - 7 * SPACE.xs) / 8));
  return (
    <Box
      accessible
      role="img"
      aria-label={`${words.word('choose.hand')}: ${words.list(cards.map((card) => words.word(cardKey(card))))}`}
      style={{ flexDirection: 'row', gap: SPACE.xs, justifyContent: 'center' }}
    >
      {cards.map((card) => (
        <OpenRole key={card} card={card} name={words.word(cardKey(card))} width={width} height={54} />
      ))}
    </Box>
  );
}
