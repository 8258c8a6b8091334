import type { Seat } from '@antilles/engine';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker, type SpeakerOf } from '@/text';
import { Vignette } from '@/ui/art/Vignette';
import { Box, Row } from '@/ui/Box';
import { Anchor } from '@/ui/flights/Anchor';
import { Landing } from '@/ui/flights/Landing';
import { useInAir } from '@/ui/flights/useFlights';
import { Icon } from '@/ui/icons/Icon';
import { PlayerChip } from '@/ui/table/PlayerChip';
import { useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { BUILDINGS } from '../rules/buildings';
import type { PlayerView, View } from '../rules/view';
import type { ChipShape } from './arrangement';
import { boardsOf, goodsHeld, place, roleIcon, roleKey, rolePicture } from './art';
import { CityBoard, IslandBoard, plotGap } from './MiniBoards';
import { CoinsOf, GoodsLine } from './pieces';

/** Everybody but `me`: what they have, and what they took; one tap shows the whole board. */
export function Opponents({
  view,
  seats,
  me,
  active,
  width,
  shape,
  onOpen,
}: {
  view: View;
  seats: readonly TablePlayer[];
  me: Seat;
  active: Seat | null;
  width: number;
  shape: ChipShape;
  onOpen: (seat: Seat) => void;
}) {
  const { largeText, twoPane } = useLayout();
  const count = view.players.length;
  const others = Array.from({ length: count - 1 }, (_, i) => (me + 1 + i) % count);
  const columns = largeText ? 1 : others.length === 4 && !twoPane ? 2 : others.length;
  const gap = 6;
  const room = (width - gap * (columns - 1)) / columns;
  return (
    <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap }}>
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
            width={room}
            shape={shape}
            onOpen={() => onOpen(seat)}
          />
        );
      })}
    </Box>
  );
}

/** All there is to know about one of the others, in one sentence. */
function opponentLabel(words: SpeakerOf<'puerto-rico'>, view: View, player: PlayerView, name: string): string {
  const goods = goodsHeld(player.goods).map((good) =>
    words.word('log.amount', { amount: player.goods[good], good: words.word(`good.${good}`) }),
  );
  const roles = rolesOf(view, player.seat).map((role) => words.word(roleKey(role)));
  return words.word('ui.opponent', {
    name,
    doubloons: words.word('noun.doubloon', { count: player.doubloons }),
    goods: goods.length === 0 ? words.word('ui.noGoods') : words.list(goods),
    island: player.island.length,
    city: player.citySpaces,
    role: roles.length === 0 ? '' : words.list(roles),
  });
}

const rolesOf = (view: View, seat: Seat) => view.roles.flatMap(({ role, taker }) => (taker === seat ? [role] : []));

function Opponent({
  view,
  player,
  owner,
  active,
  width,
  shape,
  onOpen,
}: {
  view: View;
  player: PlayerView;
  owner: TablePlayer;
  active: boolean;
  width: number;
  shape: ChipShape;
  onOpen: () => void;
}) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const { size } = useLayout();
  const { seat, doubloons, goods } = player;
  const wide = size === 'wide';
  const flat = shape === 'flat';
  const { tight, unit, coin, crownSize, good, role } = measuresOf(shape, wide, width);
  const money = (
    <>
      {view.governor === seat ? <Icon name="puerto-rico/governor" size={crownSize} color={colors.brass} /> : null}
      <Anchor name={place.vp(seat)}>
        <CoinsOf seat={seat} amount={doubloons} size={coin} />
      </Anchor>
    </>
  );
  const held = (
    <GoodsLine goods={goods} seat={seat} size={good} {...(flat ? {} : { empty: words.word('ui.noGoods') })} />
  );
  const boards = (
    <>
      <Boards player={player} unit={unit} />
      {tight ? null : <Taken view={view} seat={seat} {...role} end={!flat} />}
    </>
  );
  return (
    <PlayerChip
      name={owner.name}
      seat={owner.colour}
      label={opponentLabel(words, view, player, owner.name)}
      onPress={onOpen}
      active={active}
      tight={!wide && shape !== 'tall'}
      // What there is no room to draw comes to the chip itself.
      anchor={[
        place.seat(seat),
        ...(tight || shape === 'line' ? rolesOf(view, seat).map((role) => place.took(seat, role)) : []),
        ...(shape === 'line' ? boardsOf(seat) : []),
      ]}
      style={{ width, ...(shape === 'tall' ? { minHeight: wide ? 118 : 86 } : {}) }}
      figures={flat ? <Row gap={4}>{boards}</Row> : money}
    >
      {flat ? (
        <Row gap={4} style={{ height: 18 }}>
          {money}
          {held}
        </Row>
      ) : (
        <>
          <Box style={{ minHeight: wide ? 22 : 18, justifyContent: 'center' }}>{held}</Box>
          {shape === 'line' ? null : (
            <Row gap={wide ? 10 : 4} style={{ alignItems: 'flex-end', marginTop: 'auto' }}>
              {boards}
            </Row>
          )}
        </>
      )}
    </PlayerChip>
  );
}

/** How large things are on a chip of this kind. */
function measuresOf(shape: ChipShape, wide: boolean, width: number) {
  if (wide) return { tight: false, unit: 13, coin: 26, crownSize: 20, good: 20, role: { width: 34, height: 44 } };
  const tall = shape === 'tall';
  // Three of them beside each other, on a phone on its side.
  const tight = shape === 'flat' && width < 175;
  return {
    tight,
    unit: tight ? 5.2 : tall ? 7.8 : 5.6,
    coin: tall ? 21 : 18,
    crownSize: 15,
    good: tall ? 16 : 14,
    role: tall ? { width: 22, height: 29 } : { width: 17, height: 21 },
  };
}

/** The roles somebody has taken this round, as pictures. */
function Taken({
  view,
  seat,
  width,
  height,
  end,
}: {
  view: View;
  seat: Seat;
  width: number;
  height: number;
  end: boolean;
}) {
  const colors = useColors();
  const roles = rolesOf(view, seat);
  const each = roles.length > 2 ? width * 0.66 : width;
  return (
    <Row gap={2} style={end ? { marginLeft: 'auto' } : { minWidth: width }}>
      {roles.map((role) => (
        <Landing key={role} at={place.took(seat, role)}>
          <Box style={{ borderRadius: 5, boxShadow: `0 0 0 1.2px ${colors.parchment}` }}>
            <Vignette picture={rolePicture(role)} width={each} height={height} radius={5}>
              <Icon name={roleIcon(role)} size={width * 0.7} color={colors.brass} />
            </Vignette>
          </Box>
        </Landing>
      ))}
    </Row>
  );
}

/** How somebody's boards stand: tiles and buildings land here, and are drawn when they have. */
function Boards({ player, unit }: { player: PlayerView; unit: number }) {
  const { seat } = player;
  const tiles = useInAir(place.island(seat));
  const buildings = useInAir(place.city(seat));
  const island = player.island.slice(0, player.island.length - tiles);
  const city = player.city.slice(0, player.city.length - buildings);
  const spaces = player.city.reduce((sum, { building }) => sum + BUILDINGS[building].size, 0);
  return (
    <>
      <Anchor name={[place.fields(seat), place.sanJuan(seat), place.newest(seat, 'island')]}>
        <Plot of={place.island(seat)} nth={player.island.length - 1} unit={unit} />
        <IslandBoard island={island} unit={unit} />
      </Anchor>
      <Anchor name={place.newest(seat, 'city')}>
        <Plot of={place.city(seat)} nth={spaces - 1} unit={unit} />
        <CityBoard city={city} unit={unit} />
      </Anchor>
    </>
  );
}

/** Where the newest piece of a mini board lands. */
function Plot({ of, nth, unit }: { of: string; nth: number; unit: number }) {
  const step = unit + plotGap(unit);
  const at = Math.max(0, nth);
  return (
    <Anchor
      name={of}
      style={{ position: 'absolute', left: (at % 4) * step, top: Math.floor(at / 4) * step, width: unit, height: unit }}
    />
  );
}
