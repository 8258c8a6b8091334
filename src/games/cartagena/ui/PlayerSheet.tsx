import type { Seat } from '@antilles/engine';
import type { TablePlayer } from '@/session/seats';
import type { SpeakerOf } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Sheet } from '@/ui/overlays/Sheet';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { MAX_ABOARD } from '../rules/state';
import type { View as CartagenaView } from '../rules/view';
import { locationName, symbolKey } from './art';
import { countOf, whereabouts } from './moves';
import { Pirate } from './Pirate';

/** Where all pirates of one player are, and what is known of their cards. */
export function PlayerSheet({
  seat,
  view,
  seats,
  words,
  onClose,
}: {
  seat: Seat | null;
  view: CartagenaView;
  seats: readonly TablePlayer[];
  words: SpeakerOf<'cartagena'>;
  onClose: () => void;
}) {
  const owner = seat === null ? undefined : seats[seat];
  const player = seat === null ? undefined : view.players[seat];
  return (
    <Sheet open={seat !== null} title={owner?.name ?? ''} onClose={onClose}>
      {seat === null || !owner || !player ? null : (
        <Box style={{ gap: SPACE.m }}>
          <Text>{words.word('term.card', { count: player.handSize })}</Text>
          {whereabouts(view, seat).map((location) => (
            <Row key={location} gap={SPACE.m} style={{ minHeight: 36 }}>
              <Box style={{ flexDirection: 'row', minWidth: 84, gap: -6 }}>
                {Array.from({ length: countOf(player, location) }, (_, i) => (
                  <Box key={i} style={{ marginRight: -8 }}>
                    <Pirate color={owner.colour} height={32} />
                  </Box>
                ))}
              </Box>
              <Text style={{ flex: 1 }}>
                {typeof location === 'number'
                  ? words.word('place.space', {
                      space: location,
                      symbol: words.word(symbolKey(view.route.symbols[location - 1] ?? 'rum')),
                    })
                  : locationName(words, view, location)}
                {location === 'ferry' ? ` (${player.ferry}/${MAX_ABOARD})` : ''}
              </Text>
            </Row>
          ))}
        </Box>
      )}
    </Sheet>
  );
}
