import type { Seat } from '@antilles/engine';
import type { ViewStyle } from 'react-native';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker, type SpeakerOf } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Box, Row } from '@/ui/Box';
import { Anchor } from '@/ui/flights/Anchor';
import { useInAir } from '@/ui/flights/useFlights';
import { Icon } from '@/ui/icons/Icon';
import { TapOver } from '@/ui/TapOver';
import { Shape } from '@/ui/Shape';
import { Text } from '@/ui/Text';
import { fade, FONTS, RADIUS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { CITY_SPACES, HOUSE_SPACES, suppliesFor } from '../rules/supplies';
import { GOODS, type Good } from '../rules/goods';
import type { PlayerView, View } from '../rules/view';
import { goodsHeld, place, roleKey, tileIcon, tilePaint } from './art';
import { CoinsOf, ColonistDot, GoodMark, GoodsLine } from './pieces';
import { spacesOf } from './offers';

/** What ends the game: colonists, chips, and the fullest city. */
export function Gauges({ view, seats, onRead }: { view: View; seats: readonly TablePlayer[]; onRead: () => void }) {
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
    <TapOver
      label={[...gauges.map(({ label }) => label), ...(last ? [words.word('ui.lastRound')] : [])].join('. ')}
      onPress={onRead}
      onLongPress={onRead}
      radius={RADIUS.small}
      style={{ minHeight: short ? 34 : 38 }}
    >
      <Box style={{ flexDirection: 'row', gap: SPACE.m }}>
        {gauges.map(({ id, icon, name, value, used, met }) => (
          <Anchor
            key={id}
            name={id === 'points' ? place.points : id === 'colonists' ? place.colonists : `pr/gauge/${id}`}
            style={{ flex: 1, gap: 4 }}
          >
            <Row gap={4}>
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
            </Row>
            <Bar used={used} color={tint} />
          </Anchor>
        ))}
      </Box>
    </TapOver>
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
  seats: readonly TablePlayer[];
  me: Seat;
  active: Seat | null;
  onOpen: (seat: Seat) => void;
}) {
  const { size, largeText } = useLayout();
  const count = view.players.length;
  const others = Array.from({ length: count - 1 }, (_, i) => (me + 1 + i) % count);
  // Four of them side by side would leave no room for their names.
  const paired = count === 5 && size !== 'wide';
  return (
    <Box style={{ flexDirection: 'row', flexWrap: largeText || paired ? 'wrap' : 'nowrap', gap: 6 }}>
      {others.map((seat) => {
        const player = view.players[seat];
        const owner = seats[seat];
        return player === undefined || owner === undefined ? null : (
          <Opponent
            key={seat}
            view={view}
            player={player}
            owner={owner}
            active={active === seat}
            paired={paired}
            onOpen={() => onOpen(seat)}
          />
        );
      })}
    </Box>
  );
}

const rolesOf = (words: SpeakerOf<'puerto-rico'>, view: View, seat: Seat): readonly string[] =>
  view.roles.filter(({ taker }) => taker === seat).map(({ role }) => words.word(roleKey(role)));

/** All there is to know about one of the others, in one sentence. */
function opponentLabel(words: SpeakerOf<'puerto-rico'>, view: View, player: PlayerView, name: string): string {
  const goods = goodsHeld(player.goods).map((good) =>
    words.word('log.amount', { amount: player.goods[good], good: words.word(`good.${good}`) }),
  );
  const roles = rolesOf(words, view, player.seat);
  return words.word('ui.opponent', {
    name,
    doubloons: words.word('noun.doubloon', { count: player.doubloons }),
    goods: goods.length === 0 ? words.word('ui.noGoods') : words.list(goods),
    island: player.island.length,
    city: player.citySpaces,
    role: roles.length === 0 ? '' : words.list(roles),
  });
}

/** One of the others: name and money, goods, how full the boards are, and the roles taken. */
function Opponent({
  view,
  player,
  owner,
  active,
  paired,
  onOpen,
}: {
  view: View;
  player: PlayerView;
  owner: TablePlayer;
  active: boolean;
  /** Two of them share a row: there is less room for each. */
  paired: boolean;
  onOpen: () => void;
}) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const accent = useAccentColor();
  const { size, largeText } = useLayout();
  const { seat, doubloons } = player;
  const small = size === 'small';
  // Where a name fills its line, the money lies with the goods.
  const moneyBelow = small && !paired;
  const roles = rolesOf(words, view, seat);
  const boards = <BoardsLine seat={seat} player={player} />;
  return (
    <TapOver
      label={opponentLabel(words, view, player, owner.name)}
      onPress={onOpen}
      onLongPress={onOpen}
      radius={RADIUS.panel}
      style={{
        flexGrow: 1,
        flexBasis: largeText ? 150 : paired ? '45%' : 0,
        minWidth: 0,
        minHeight: paired ? 44 : 58,
        borderRadius: RADIUS.panel,
        ...(active
          ? { borderWidth: 2, margin: 0, borderColor: accent, backgroundColor: fade(accent, 0.18) }
          : { borderWidth: 1, margin: 1, borderColor: colors.line, backgroundColor: colors.surface }),
        paddingHorizontal: paired ? 5 : 8,
        paddingVertical: paired ? 1 : 5,
      }}
    >
      <Box style={{ gap: 2 }}>
        <Anchor name={place.seat(seat)} style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
          <Shape color={owner.colour} size={13} />
          <Text kind={small || paired ? 'small' : 'strong'} numberOfLines={1} style={{ flexShrink: 1 }}>
            {owner.name}
          </Text>
          {view.governor === seat ? <Icon name="puerto-rico/governor" size={15} color={colors.brass} /> : null}
          {moneyBelow ? null : (
            <Box style={{ marginLeft: 'auto' }}>
              <CoinsOf seat={seat} amount={doubloons} size={20} />
            </Box>
          )}
        </Anchor>
        <Row gap={paired ? 3 : 5} style={{ minHeight: 18 }}>
          {moneyBelow ? <CoinsOf seat={seat} amount={doubloons} size={18} /> : null}
          <Box style={{ flex: 1, minWidth: 0 }}>
            <GoodsLine
              goods={player.goods}
              seat={seat}
              size={paired || small ? 14 : 16}
              empty={words.word('ui.noGoods')}
            />
          </Box>
          {paired && !small && !largeText ? boards : null}
        </Row>
        {small || largeText || paired ? null : boards}
        {size === 'wide' ? (
          <Text kind="tiny">{roles.length === 0 ? words.word('ui.noRole') : roles.join(', ')}</Text>
        ) : null}
      </Box>
    </TapOver>
  );
}

/** How full somebody's boards are: tiles and buildings land here, and count when they have. */
function BoardsLine({ seat, player }: { seat: Seat; player: PlayerView }) {
  const words = useSpeaker('puerto-rico', []);
  const tiles = useInAir(place.island(seat));
  const buildings = useInAir(place.city(seat));
  return (
    <Anchor name={place.island(seat)}>
      <Anchor name={place.city(seat)}>
        <Text kind="tiny" color="muted" numberOfLines={1} style={{ fontFamily: FONTS.bodySemi }}>
          {words.word('ui.boards', {
            island: player.island.length - tiles,
            city: player.citySpaces - spacesOf(player.city.slice(player.city.length - buildings)),
          })}
        </Text>
      </Anchor>
    </Anchor>
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
  ghost?: { readonly ship: number; readonly good: Good; readonly count: number } | null;
  onOpen: () => void;
}) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const { size } = useLayout();
  const small = size === 'small';
  const sold = useInAir(place.house);
  const stall = size === 'wide' ? 18 : 14;
  // More colonists than are drawn: their number matters more than the word over them.
  const crowded = view.colonistShip > DRAWN_COLONISTS;
  const unit = size === 'wide' ? 18 : small ? 9 : 11;
  const box = {
    flex: 1,
    minWidth: 0,
    minHeight: small ? 46 : 56,
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
    <TapOver label={parts.join('. ')} onPress={onOpen} onLongPress={onOpen} radius={RADIUS.card}>
      <Box style={{ flexDirection: 'row', gap: 5 }}>
        {view.ships.map((ship, i) => (
          <ShipBox
            key={ship.capacity}
            ship={ship}
            index={i}
            unit={unit}
            box={box}
            ghost={ghost?.ship === i ? ghost : null}
          />
        ))}
        <Anchor name={place.house} style={box}>
          <Row gap={3}>
            <Icon name="puerto-rico/trading-house" size={14} color={colors.muted} />
            {small ? null : (
              <Text kind="tiny" numberOfLines={1}>
                {words.word('ui.house')}
              </Text>
            )}
          </Row>
          <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 2 }}>
            {Array.from({ length: HOUSE_SPACES }, (_, space) => {
              const good = space < view.house.length - sold ? view.house[space] : undefined;
              return good === undefined ? (
                <Box
                  key={space}
                  style={{
                    width: stall,
                    height: stall,
                    borderRadius: 4,
                    borderWidth: 1,
                    borderStyle: 'dashed',
                    borderColor: colors.muted,
                  }}
                />
              ) : (
                <GoodMark key={space} tile={good} size={stall} />
              );
            })}
          </Box>
        </Anchor>
        <Anchor name={place.colonistShip} style={box}>
          <Row gap={3}>
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
          </Row>
          <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 2 }}>
            {Array.from({ length: Math.min(DRAWN_COLONISTS, view.colonistShip) }, (_, i) => (
              <ColonistDot key={i} on size={small ? 11 : size === 'wide' ? 18 : 14} />
            ))}
          </Box>
        </Anchor>
      </Box>
    </TapOver>
  );
}

/** A cargo ship with its spaces; what is still on its way does not lie there yet. */
function ShipBox({
  ship: { capacity, good, count },
  index,
  unit,
  box,
  ghost,
}: {
  ship: View['ships'][number];
  index: number;
  unit: number;
  box: ViewStyle;
  ghost: { readonly good: Good; readonly count: number } | null;
}) {
  const colors = useColors();
  const landed = count - useInAir(place.ship(index));
  const coming = ghost?.count ?? 0;
  const kind = good ?? ghost?.good ?? null;
  return (
    <Anchor name={place.ship(index)} style={box}>
      <Row gap={3}>
        <Icon name="puerto-rico/cargo-ship" size={14} color={colors.muted} />
        <Text kind="strong">{capacity}</Text>
        <Box style={{ marginLeft: 'auto' }}>{kind === null ? null : <GoodMark tile={kind} size={16} />}</Box>
      </Row>
      <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 2 }}>
        {Array.from({ length: capacity }, (_, space) =>
          kind !== null && space < landed + coming ? (
            <GoodMark key={space} tile={kind} size={unit} ghost={space >= landed} />
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
}

/** What everybody takes from: the market, the plantations lying open, quarries and goods that are left, and the bank. */
export function Stock({ view, onMarket, onOpen }: { view: View; onMarket: () => void; onOpen: () => void }) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const { size, largeText } = useLayout();
  const wide = size === 'wide';
  const mark = wide ? 24 : size === 'small' ? 15 : 18;
  const outline = { borderRadius: RADIUS.card, borderWidth: 1, borderColor: colors.line } as const;
  const tiles = view.faceUp.map((tile) => words.word(`tile.${tile}`));
  const spoken = [
    `${words.word('ui.offer')}: ${tiles.length === 0 ? words.word('ui.nothing') : words.list(tiles)}`,
    words.word('ui.offerFacts', {
      stack: view.stackSize,
      quarries: words.word('noun.quarries', { count: view.quarrySupply }),
    }),
    `${words.word('ui.goodsLeft')}: ${words.list(
      GOODS.map((good) =>
        words.word('log.amount', { amount: view.goodsSupply[good], good: words.word(`good.${good}`) }),
      ),
    )}`,
  ].join('. ');
  const row = { flexDirection: 'row', alignItems: 'center', gap: wide ? 6 : 3 } as const;
  const figure = (text: number) => (
    <Text fixed kind={wide ? 'strong' : 'tiny'} color="muted">
      {text}
    </Text>
  );
  return (
    <Box style={{ flexDirection: 'row', flexWrap: largeText ? 'wrap' : 'nowrap', gap: 5 }}>
      <Anchor name={place.market} style={largeText ? { flexGrow: 1 } : null}>
        <TapOver
          radius={RADIUS.card}
          label={`${words.word('ui.market')}. ${words.word('ui.marketLine')}`}
          onPress={onMarket}
          style={{ ...outline, flexGrow: 1, minHeight: 48, minWidth: 48, backgroundColor: colors.raised }}
          drawing={{ justifyContent: 'center' }}
        >
          <Box style={{ ...row, gap: 5, justifyContent: 'center', paddingHorizontal: 10 }}>
            <Icon name="puerto-rico/market" size={wide ? 26 : 20} color={colors.brass} />
            {size === 'small' && !largeText ? null : <Text kind="strong">{words.word('ui.market')}</Text>}
          </Box>
        </TapOver>
      </Anchor>
      <TapOver
        radius={RADIUS.card}
        label={spoken}
        onPress={onOpen}
        onLongPress={onOpen}
        style={{ ...outline, flex: 1, minWidth: largeText ? 200 : 0, minHeight: 48, backgroundColor: colors.surface }}
        drawing={{ justifyContent: 'center' }}
      >
        <Box
          style={{
            gap: 4,
            paddingHorizontal: 7,
            paddingVertical: 4,
          }}
        >
          <Box style={{ ...row, justifyContent: 'space-between' }}>
            <Anchor name={place.stack} style={row}>
              <Stack size={mark} />
              {figure(view.stackSize)}
            </Anchor>
            <Anchor name={place.offer} style={{ ...row, minWidth: mark }}>
              {view.faceUp.map((tile, i) => (
                <GoodMark key={i} tile={tile} size={mark} />
              ))}
            </Anchor>
            <Anchor name={place.quarries} style={row}>
              <GoodMark tile="quarry" size={mark} />
              {figure(view.quarrySupply)}
            </Anchor>
          </Box>
          <Box style={{ ...row, justifyContent: 'space-between' }}>
            {GOODS.map((good) => (
              <Anchor key={good} name={place.supply(good)} style={row}>
                <GoodDot good={good} size={wide ? 20 : 15} />
                {figure(view.goodsSupply[good])}
              </Anchor>
            ))}
            <Anchor name={place.bank} style={row}>
              <Icon name="puerto-rico/doubloon" size={wide ? 22 : 15} color={colors.brass} />
            </Anchor>
          </Box>
        </Box>
      </TapOver>
    </Box>
  );
}

/** The face-down plantations: one on the other. */
function Stack({ size }: { size: number }) {
  const colors = useColors();
  const card = {
    position: 'absolute',
    width: size - 3,
    height: size - 3,
    borderRadius: size * 0.22,
    borderWidth: 1,
    borderColor: colors.muted,
    backgroundColor: colors.raised,
  } as const;
  return (
    <Box style={{ width: size, height: size }}>
      <Box style={{ ...card, right: 0, bottom: 0 }} />
      <Box style={card} />
    </Box>
  );
}

/** A good in the supply: round, so that nobody takes it for a plantation. */
function GoodDot({ good, size }: { good: Good; size: number }) {
  const { ground, ink } = tilePaint(good);
  return (
    <Box
      style={{
        width: size,
        height: size,
        borderRadius: size / 2,
        backgroundColor: ground,
        borderWidth: 1,
        borderColor: 'rgba(0, 0, 0, 0.45)',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Icon name={tileIcon(good)} size={size * 0.68} color={ink} />
    </Box>
  );
}
