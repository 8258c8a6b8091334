import { useSpeaker, type WordKey } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Icon } from '@/ui/icons/Icon';
import { Sheet } from '@/ui/overlays/Sheet';
import { Text } from '@/ui/Text';
import { SPACE, useColors } from '@/ui/theme';
import { GOODS } from '../rules/goods';
import type { View } from '../rules/view';
import { GoodMark } from './pieces';

/** Everything shared: ships, trading house with its prices, plantations, and what is left of it all. */
export function SupplySheet({ open, view, onClose }: { open: boolean; view: View; onClose: () => void }) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const head = (key: WordKey<'puerto-rico'>) => (
    <Text kind="section" color="muted" role="heading" aria-level={3}>
      {words.word(key)}
    </Text>
  );
  return (
    <Sheet open={open} title={words.word('ui.supplies')} onClose={onClose}>
      <Box style={{ gap: SPACE.m }}>
        {head('ui.ships')}
        {view.ships.map(({ capacity, good, count }) => (
          <Row key={capacity}>
            <Icon name="puerto-rico/cargo-ship" size={22} color={colors.brass} />
            <Text style={{ flex: 1 }}>
              {words.word(good === null ? 'ui.shipEmpty' : 'ui.shipWith', {
                capacity,
                count,
                good: good === null ? '' : words.word(`good.${good}`),
              })}
            </Text>
            {good === null ? null : <GoodMark tile={good} size={24} />}
          </Row>
        ))}
        {head('noun.trading-house')}
        <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
          {GOODS.map((good, price) => (
            <Row key={good} gap={4} style={{ opacity: view.house.includes(good) ? 1 : 0.75 }}>
              <GoodMark tile={good} size={24} />
              <Text kind="strong">{price}</Text>
              {view.house.includes(good) ? <Icon name="check" size={18} color={colors.brass} /> : null}
            </Row>
          ))}
        </Box>
        <Text kind="small" color="muted">
          {words.word('ui.houseHas', {
            goods:
              view.house.length === 0
                ? words.word('ui.nothing')
                : words.list(view.house.map((good) => words.word(`good.${good}`))),
          })}
        </Text>
        {head('ui.offer')}
        <Row style={{ flexWrap: 'wrap' }}>
          {view.faceUp.map((tile, i) => (
            <GoodMark key={i} tile={tile} size={30} />
          ))}
        </Row>
        <Text kind="small" color="muted">
          {words.word('ui.stackFacts', {
            stack: view.stackSize,
            discard: view.discard.length,
            quarries: words.word('noun.quarries', { count: view.quarrySupply }),
          })}
        </Text>
        {head('ui.goodsLeft')}
        <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
          {GOODS.map((good) => (
            <Row
              key={good}
              role="img"
              aria-label={words.word('log.amount', {
                amount: view.goodsSupply[good],
                good: words.word(`good.${good}`),
              })}
              gap={4}
            >
              <GoodMark tile={good} size={24} />
              <Text kind="strong">{view.goodsSupply[good]}</Text>
            </Row>
          ))}
        </Box>
        {head('noun.colonists')}
        <Text>
          {words.word('ui.colonistFacts', {
            supply: view.colonistSupply,
            ship: view.colonistShip,
            required: view.colonistsRequired,
          })}
        </Text>
      </Box>
    </Sheet>
  );
}
