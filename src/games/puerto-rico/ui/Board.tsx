import type { Seat } from '@antilles/engine';
import { View as Box } from 'react-native';
import type { SavedSeat } from '../../../storage/saveFile';
import { useSpeaker } from '../../../text';
import { useAccentColor } from '../../../ui/accent';
import { Anchor } from '../../../ui/flights/Anchor';
import { Icon } from '../../../ui/icons/Icon';
import { Over } from '../../../ui/Over';
import { Shape } from '../../../ui/Shape';
import { Text } from '../../../ui/Text';
import { fade, FONTS, RADIUS, SPACE, useColors } from '../../../ui/theme';
import { useLayout } from '../../../ui/useLayout';
import { CITY_SPACES, HOUSE_SPACES, suppliesFor } from '../rules/supplies';
import type { View } from '../rules/view';
import { goodsHeld, place, roleKey } from './art';
import { Coin, ColonistDot, GoodMark, GoodsLine } from './pieces';

/** What ends the game: colonists, chips, and the fullest city. */
export function Gauges({ view, seats, onRead }: { view: View; seats: readonly SavedSeat[]; onRead: () => void }) {
  const words = useSpeaker('puerto-rico', []);
  const { size, largeText } = useLayout();
  const all = suppliesFor(view.players.length);
  const fullest = view.players.reduce((best, player) => (player.citySpaces > best.citySpaces ? player : best));
  const owner = seats[fullest.seat];
  const short = size === 'small' || largeText;
  // Once the end is certain every gauge says so; which of them brought it stands in words.
  const last = view.endTriggers.length > 0;
  const colors = useColors();
  const tint = last ? colors.danger : colors.brass;
  const gauges = [
    {
      id: 'colonists',
      icon: 'puerto-rico/mayor' as const,
      name: words.word('gauge.colonists'),
      value: String(view.colonistSupply),
      used: 1 - view.colonistSupply / all.colonists,
      met: view.endTriggers.includes('colonists'),
      label: words.word('ui.gaugeColonists', { count: view.colonistSupply }),
    },
    {
      id: 'points',
      icon: 'puerto-rico/victory-chip' as const,
      name: words.word('gauge.chips'),
      value: String(view.vpSupply),
      used: 1 - view.vpSupply / all.vp,
      met: view.endTriggers.includes('vp'),
      label: words.word('ui.gaugePoints', { count: view.vpSupply }),
    },
    {
      id: 'city',
      icon: 'puerto-rico/city-hall' as const,
      name: words.word('gauge.city'),
      value: `${fullest.citySpaces}/${CITY_SPACES}`,
      used: fullest.citySpaces / CITY_SPACES,
      met: view.endTriggers.includes('city'),
      label: words.word('ui.gaugeCity', { count: fullest.citySpaces, name: owner?.name ?? '' }),
    },
  ];
  return (
    <Over
      label={[...gauges.map(({ label }) => label), ...(last ? [words.word('ui.lastRound')] : [])].join('. ')}
      onPress={onRead}
      onLongPress={onRead}
      radius={RADIUS.small}
      style={{ minHeight: short ? 34 : 38 }}
    >
      <Box style={{ flexDirection: 'row', gap: SPACE.m }}>
        {gauges.map(({ id, icon, name, value, used, met }) => (
          <Anchor key={id} name={id === 'points' ? place.points : `pr/gauge/${id}`} style={{ flex: 1, gap: 4 }}>
            <Box style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
              <Icon name={icon} size={16} color={tint} />
              {short && !met ? null : (
                <Text
                  kind={short ? 'tiny' : 'small'}
                  color={met ? 'danger' : 'muted'}
                  numberOfLines={1}
                  style={{ flexShrink: 1 }}
                >
                  {met ? words.word('ui.lastRound') : name}
                </Text>
              )}
              {id === 'city' && owner && fullest.citySpaces > 0 ? <Shape color={owner.colour} size={11} /> : null}
              <Text kind="strong" style={{ marginLeft: 'auto' }}>
                {value}
              </Text>
            </Box>
            <Bar used={used} color={tint} />
          </Anchor>
        ))}
      </Box>
    </Over>
  );
}

function Bar({ used, color }: { used: number; color: string }) {
  const colors = useColors();
  return (
    <Box style={{ height: 5, borderRadius: 3, backgroundColor: colors.line, overflow: 'hidden' }}>
      <Box style={{ height: 5, width: `${Math.round(100 * Math.min(1, used))}%`, backgroundColor: color }} />
    </Box>
  );
}

/** Everybody but `me`: what they have, and what they took; one tap shows the whole board. */
export function Opponents({
  view,
  seats,
  me,
  active,
  onOpen,
}: {
  view: View;
  seats: readonly SavedSeat[];
  me: Seat;
  active: Seat | null;
  onOpen: (seat: Seat) => void;
}) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const accent = useAccentColor();
  const { size, largeText } = useLayout();
  const count = view.players.length;
  const others = Array.from({ length: count - 1 }, (_, i) => (me + 1 + i) % count);
  const tight = count === 5 || size === 'small';
  return (
    <Box style={{ flexDirection: 'row', flexWrap: largeText ? 'wrap' : 'nowrap', gap: 6 }}>
      {others.map((seat) => {
        const player = view.players[seat];
        const owner = seats[seat];
        if (player === undefined || owner === undefined) return null;
        const goods = goodsHeld(player.goods).map((good) =>
          words.word('log.amount', { amount: player.goods[good], good: words.word(`good.${good}`) }),
        );
        const roles = view.roles.filter(({ taker }) => taker === seat).map(({ role }) => words.word(roleKey(role)));
        return (
          <Over
            key={seat}
            label={words.word('ui.opponent', {
              name: owner.name,
              doubloons: words.word('noun.doubloon', { count: player.doubloons }),
              goods: goods.length === 0 ? words.word('ui.noGoods') : words.list(goods),
              island: player.island.length,
              city: player.citySpaces,
              role: roles.length === 0 ? '' : words.list(roles),
            })}
            onPress={() => onOpen(seat)}
            onLongPress={() => onOpen(seat)}
            radius={RADIUS.panel}
            style={{
              flexGrow: 1,
              flexBasis: largeText ? 150 : 0,
              minWidth: 0,
              minHeight: 58,
              borderRadius: RADIUS.panel,
              borderWidth: active === seat ? 2 : 1,
              borderColor: active === seat ? accent : colors.line,
              backgroundColor: active === seat ? fade(accent, 0.18) : colors.surface,
              paddingHorizontal: 8,
              paddingVertical: 5,
            }}
          >
            <Box style={{ gap: 2 }}>
              <Anchor name={place.seat(seat)} style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
                <Shape color={owner.colour} size={13} />
                <Text kind={tight ? 'small' : 'strong'} numberOfLines={1} style={{ flexShrink: 1 }}>
                  {owner.name}
                </Text>
                {view.governor === seat ? <Icon name="puerto-rico/governor" size={15} color={colors.brass} /> : null}
                {size === 'small' ? null : (
                  <Box style={{ marginLeft: 'auto' }}>
                    <Coin amount={player.doubloons} size={20} />
                  </Box>
                )}
              </Anchor>
              <Box style={{ minHeight: 18, flexDirection: 'row', gap: 5 }}>
                {size === 'small' ? <Coin amount={player.doubloons} size={18} /> : null}
                <Box style={{ flex: 1, minWidth: 0 }}>
                  <GoodsLine goods={player.goods} size={tight ? 14 : 16} empty={words.word('ui.noGoods')} />
                </Box>
              </Box>
              {size === 'small' || largeText ? null : (
                <Text kind="tiny" color="muted" numberOfLines={1} style={{ fontFamily: FONTS.bodySemi }}>
                  {tight
                    ? `${player.island.length} · ${player.citySpaces}`
                    : words.word('ui.boards', { island: player.island.length, city: player.citySpaces })}
                </Text>
              )}
              {size === 'wide' ? (
                <Text kind="tiny">{roles.length === 0 ? words.word('ui.noRole') : roles.join(', ')}</Text>
              ) : null}
            </Box>
          </Over>
        );
      })}
    </Box>
  );
}

/** The colonists on their ship are drawn one by one up to here. */
const DRAWN_COLONISTS = 8;

/** Cargo ships, trading house, colonist ship; tapping tells more. */
export function SharedBoard({
  view,
  ghost,
  onOpen,
}: {
  view: View;
  /** A loading that is being thought about. */
  ghost?: { readonly ship: number; readonly good: View['house'][number]; readonly count: number } | null;
  onOpen: () => void;
}) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const { size } = useLayout();
  const small = size === 'small';
  // More colonists than are drawn: their number matters more than the word over them.
  const crowded = view.colonistShip > DRAWN_COLONISTS;
  const unit = size === 'wide' ? 18 : small ? 9 : 11;
  const box = {
    flex: 1,
    minWidth: 0,
    minHeight: small ? 46 : 62,
    borderRadius: RADIUS.card,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.surface,
    padding: 5,
    gap: 4,
  } as const;
  const parts = [
    ...view.ships.map(({ capacity, good, count }) =>
      words.word(good === null ? 'ui.shipEmpty' : 'ui.shipWith', {
        capacity,
        count,
        good: good === null ? '' : words.word(`good.${good}`),
      }),
    ),
    words.word('ui.houseHas', {
      goods:
        view.house.length === 0 ? words.word('ui.nothing') : words.list(view.house.map((g) => words.word(`good.${g}`))),
    }),
    words.word('ui.colonistShipHas', { count: view.colonistShip }),
  ];
  return (
    <Over label={parts.join('. ')} onPress={onOpen} onLongPress={onOpen} radius={RADIUS.card}>
      <Box style={{ flexDirection: 'row', gap: 5 }}>
        {view.ships.map(({ capacity, good, count }, i) => {
          const coming = ghost?.ship === i ? ghost.count : 0;
          const kind = good ?? (coming > 0 ? (ghost?.good ?? null) : null);
          return (
            <Anchor key={capacity} name={place.ship(i)} style={box}>
              <Box style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
                <Icon name="puerto-rico/cargo-ship" size={14} color={colors.muted} />
                <Text kind="strong">{capacity}</Text>
                <Box style={{ marginLeft: 'auto' }}>{kind === null ? null : <GoodMark tile={kind} size={16} />}</Box>
              </Box>
              <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 2 }}>
                {Array.from({ length: capacity }, (_, space) =>
                  kind !== null && space < count + coming ? (
                    <GoodMark key={space} tile={kind} size={unit} ghost={space >= count} />
                  ) : (
                    <Box
                      key={space}
                      style={{ width: unit, height: unit, borderRadius: 3, borderWidth: 1, borderColor: colors.muted }}
                    />
                  ),
                )}
              </Box>
            </Anchor>
          );
        })}
        <Anchor name={place.house} style={box}>
          <Box style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
            <Icon name="puerto-rico/trading-house" size={14} color={colors.muted} />
            {small ? null : (
              <Text kind="tiny" numberOfLines={1}>
                {words.word('ui.house')}
              </Text>
            )}
          </Box>
          <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 2 }}>
            {Array.from({ length: HOUSE_SPACES }, (_, space) => {
              const good = view.house[space];
              return good === undefined ? (
                <Box
                  key={space}
                  style={{
                    width: 16,
                    height: 16,
                    borderRadius: 4,
                    borderWidth: 1,
                    borderStyle: 'dashed',
                    borderColor: colors.muted,
                  }}
                />
              ) : (
                <GoodMark key={space} tile={good} size={16} />
              );
            })}
          </Box>
        </Anchor>
        <Anchor name={place.colonistShip} style={box}>
          <Box style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
            <Icon name="puerto-rico/mayor" size={14} color={colors.muted} />
            {small || (crowded && size !== 'wide') ? null : (
              <Text kind="tiny" numberOfLines={1}>
                {words.word('ui.ship')}
              </Text>
            )}
            {small || crowded ? (
              <Text kind="tiny" style={{ marginLeft: 'auto' }}>
                {view.colonistShip}
              </Text>
            ) : null}
          </Box>
          <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 2 }}>
            {Array.from({ length: Math.min(DRAWN_COLONISTS, view.colonistShip) }, (_, i) => (
              <ColonistDot key={i} on size={small ? 11 : size === 'wide' ? 18 : 14} />
            ))}
          </Box>
        </Anchor>
      </Box>
    </Over>
  );
}

/** Plantations lying open, what is left of the stack, and the quarries, where there is room for it. */
export function OfferRow({ view, onOpen }: { view: View; onOpen: () => void }) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const tiles = view.faceUp.map((tile) => words.word(`tile.${tile}`));
  const facts = words.word('ui.offerFacts', { stack: view.stackSize, quarries: view.quarrySupply });
  return (
    <Over
      label={`${words.word('ui.offer')}: ${tiles.length === 0 ? words.word('ui.nothing') : words.list(tiles)}. ${facts}`}
      onPress={onOpen}
      radius={RADIUS.panel}
      style={{
        padding: SPACE.m,
        borderRadius: RADIUS.panel,
        borderWidth: 1,
        borderColor: colors.line,
        backgroundColor: colors.surface,
      }}
    >
      <Box style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
        <Box style={{ flex: 1, minWidth: 120 }}>
          <Text kind="small">{words.word('ui.offer')}</Text>
          <Text kind="tiny" color="muted">
            {words.word('ui.inStack', { count: view.stackSize })}
          </Text>
        </Box>
        {view.faceUp.map((tile, i) => (
          <GoodMark key={i} tile={tile} size={32} />
        ))}
        <Box style={{ width: SPACE.s }} />
        <GoodMark tile="quarry" size={32} />
        <Text kind="strong">{words.word('ui.left', { count: view.quarrySupply })}</Text>
      </Box>
    </Over>
  );
}
