import type { Seat } from '@antilles/engine';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker } from '@/text';
import { Box, Row } from '@/ui/Box';
import { paneWidth, Sheet } from '@/ui/overlays/Sheet';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { BUILDINGS } from '../rules/buildings';
import type { View } from '../rules/view';
import { roleKey } from './art';
import { Land } from './Land';
import { Coin, GoodsLine, Points } from './pieces';

/** Anybody's board, large: island, city, goods, money, and points as far as they may be seen. */
export function PlayerSheet({
  seat,
  view,
  seats,
  onRead,
  onClose,
}: {
  seat: Seat | null;
  view: View;
  seats: readonly TablePlayer[];
  onRead: (section: string) => void;
  onClose: () => void;
}) {
  const words = useSpeaker('puerto-rico', []);
  const { width, twoPane } = useLayout();
  const player = seat === null ? undefined : view.players[seat];
  const owner = seat === null ? undefined : seats[seat];
  const roles = view.roles.filter(({ taker }) => taker === seat).map(({ role }) => words.word(roleKey(role)));
  const room = (twoPane ? paneWidth(width) : width) - 2 * SPACE.l;
  return (
    <Sheet
      open={player !== undefined}
      title={owner?.name ?? ''}
      subtitle={roles.length === 0 ? words.word('ui.noRole') : words.list(roles)}
      onClose={onClose}
    >
      {player === undefined ? null : (
        <Box style={{ gap: SPACE.m }}>
          <Row gap={SPACE.m} style={{ flexWrap: 'wrap' }}>
            <Box role="img" aria-label={words.word('noun.doubloon', { count: player.doubloons })}>
              <Coin amount={player.doubloons} size={32} />
            </Box>
            <Box
              role="img"
              aria-label={
                player.vp === null ? words.word('ui.hiddenPoints') : words.word('noun.vp', { count: player.vp })
              }
            >
              <Points amount={player.vp ?? '?'} size={34} />
            </Box>
            <GoodsLine goods={player.goods} size={26} empty={words.word('ui.noGoods')} />
          </Row>
          <Land key={seat} player={player} width={room} cell={room > 420 ? 50 : 44} onRead={onRead} />
          <Text kind="small" color="muted">
            {words.word('ui.boardFacts', {
              points: player.city.reduce((sum, { building }) => sum + BUILDINGS[building].column, 0),
              sanJuan: player.sanJuan,
              quarries: player.quarries,
            })}
          </Text>
          {player.vp === null ? (
            <Text kind="small" color="muted">
              {words.word('ui.hiddenPoints')}
            </Text>
          ) : null}
          {player.city.length === 0 ? null : (
            <Box style={{ gap: SPACE.xs }}>
              {player.city.map(({ building, colonists }) => (
                <Text key={building} kind="small" color={colonists > 0 ? 'text' : 'muted'}>
                  {`${words.word(`building.${building}`)} (${words.word('ui.worth', { count: BUILDINGS[building].column })}): ${words.word(`short.${building}`)}`}
                </Text>
              ))}
            </Box>
          )}
        </Box>
      )}
    </Sheet>
  );
}
