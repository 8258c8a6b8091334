import type { Seat } from '@antilles/engine';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker } from '@/text';
import { Box } from '@/ui/Box';
import { PlayingCard } from '@/ui/cards/PlayingCard';
import { Icon } from '@/ui/icons/Icon';
import { Sheet } from '@/ui/overlays/Sheet';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { CARDS } from '../rules/cards';
import type { View } from '../rules/view';
import { cardIcon, cardKey } from './art';

/** One player's display, large: what they have, and which cards they can still play as far as that may be seen. */
export function PlayerSheet({
  seat,
  view,
  seats,
  onClose,
}: {
  seat: Seat | null;
  view: View;
  seats: readonly TablePlayer[];
  onClose: () => void;
}) {
  const words = useSpeaker('santo-domingo', []);
  const player = seat === null ? undefined : view.players[seat];
  const owner = seat === null ? undefined : seats[seat];
  const holds = player?.holds ?? null;
  // Cards on the table, chosen or carried out, are neither in the hand nor spent yet.
  const chosen = player === undefined ? 0 : CARDS.length - player.handSize - player.discardSize;
  return (
    <Sheet
      open={player !== undefined}
      title={owner?.name ?? ''}
      subtitle={
        player
          ? `${words.word('display.points', { count: player.points })}, ${words.word('display.goods', { count: player.goods })}`
          : undefined
      }
      onClose={onClose}
    >
      {player === undefined ? null : (
        <Box style={{ gap: SPACE.m }}>
          <Text>
            {[
              words.word('display.hand', { count: player.handSize }),
              ...(chosen > 0 ? [words.word('display.chose', { count: chosen })] : []),
              words.word('display.discard', { count: player.discardSize }),
            ].join(', ')}
          </Text>
          {holds === null ? (
            <Text color="muted">{words.word('display.hidden')}</Text>
          ) : (
            <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
              {CARDS.map((card) => (
                <PlayingCard
                  key={card}
                  width={72}
                  height={100}
                  number={card}
                  name={words.word(cardKey(card))}
                  icon={(color, size) => <Icon name={cardIcon(card)} size={size * 0.8} color={color} />}
                  dim={!holds.includes(card)}
                />
              ))}
            </Box>
          )}
        </Box>
      )}
    </Sheet>
  );
}
