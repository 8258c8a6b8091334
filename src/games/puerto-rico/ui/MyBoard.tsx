import type { Seat } from '@antilles/engine';
import { useState, type ReactNode } from 'react';
import { View as Box } from 'react-native';
import type { SavedSeat } from '../../../storage/saveFile';
import { useSpeaker } from '../../../text';
import { Anchor } from '../../../ui/flights/Anchor';
import { Icon } from '../../../ui/icons/Icon';
import { Shape } from '../../../ui/Shape';
import { Tap } from '../../../ui/Tap';
import { Text } from '../../../ui/Text';
import { RADIUS, SPACE, useColors } from '../../../ui/theme';
import { useLayout } from '../../../ui/useLayout';
import { BUILDINGS, type BuildingId } from '../rules/buildings';
import { tileNumber } from '../rules/goods';
import { CITY_SPACES, ISLAND_SPACES } from '../rules/supplies';
import type { PlayerView } from '../rules/view';
import { place } from './art';
import { BuildingPiece, Coin, EmptySpace, freeIn, GoodsLine, Points, TilePiece } from './pieces';
import type { Placing } from './scenes';

/** Somebody's island and city. While placing, every piece can be tapped and stands larger. */
export function MyBoard({
  player,
  width,
  placing,
  onTile,
  onBuilding,
  onRead,
}: {
  player: PlayerView;
  /** Of the room there is. */
  width: number;
  placing?: Placing | null | undefined;
  onTile?: (kind: number, manned: boolean) => void;
  onBuilding?: (slot: number) => void;
  onRead: (section: string) => void;
}) {
  const words = useSpeaker('puerto-rico', []);
  const { size } = useLayout();
  const wide = size === 'wide';
  const stacked = wide || placing != null;
  const gap = 4;
  const half = stacked ? width : (width - SPACE.m) / 2;
  const columns = placing == null || wide ? 4 : 6;
  const cell = Math.floor((half - gap * (columns - 1)) / columns);
  const height = wide
    ? Math.min(62, cell * 0.62)
    : placing == null
      ? Math.min(cell * 0.92, size === 'small' ? 30 : 42)
      : Math.max(44, cell * 0.8);
  const free = freeIn(player);
  const seen = [0, 0, 0, 0, 0, 0];
  const showsEmpty = placing == null;

  const grid = (title: string, count: string, pieces: ReactNode, empty: number, key: string) => (
    <Box key={key} style={{ width: half, gap: 3 }}>
      <Box style={{ flexDirection: 'row', gap: 6, alignItems: 'baseline' }}>
        <Text kind="tiny" color="muted">
          {title.toUpperCase()}
        </Text>
        <Text kind="small">{count}</Text>
      </Box>
      <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap }}>
        {pieces}
        {showsEmpty
          ? Array.from({ length: empty }, (_, i) => <EmptySpace key={`free-${i}`} width={cell} height={height} />)
          : null}
      </Box>
    </Box>
  );

  return (
    <Box style={{ flexDirection: stacked ? 'column' : 'row', gap: SPACE.m }}>
      {grid(
        words.word('noun.island'),
        `${player.island.length}/${ISLAND_SPACES}`,
        player.island.map(({ tile, manned }, i) => {
          const kind = tileNumber(tile);
          const nth = (seen[kind] ?? 0) + 1;
          seen[kind] = nth;
          const on = placing == null ? manned : nth <= (placing.manned[kind] ?? 0);
          return (
            <Tap
              key={i}
              label={`${words.word(`tile.${tile}`)}, ${words.word(on ? 'noun.occupied' : 'noun.unoccupied')}`}
              {...(placing == null ? {} : { role: 'checkbox' as const, checked: on })}
              onPress={() =>
                placing == null ? onRead(tile === 'quarry' ? 'settler' : 'craftsman') : onTile?.(kind, on)
              }
              onLongPress={() => onRead(tile === 'quarry' ? 'settler' : 'craftsman')}
            >
              <TilePiece tile={tile} manned={on ? 1 : 0} width={cell} height={height} />
            </Tap>
          );
        }),
        free.island,
        'island',
      )}
      {grid(
        words.word('noun.city'),
        `${player.citySpaces}/${CITY_SPACES}`,
        player.city.map(({ building, colonists, circles }, slot) => (
          <CityPiece
            key={building}
            building={building}
            colonists={placing == null ? colonists : (placing.crew[slot] ?? 0)}
            circles={circles}
            cell={cell}
            gap={gap}
            height={height}
            named={wide}
            onPress={() => (placing == null ? onRead(building) : onBuilding?.(slot))}
            onRead={() => onRead(building)}
          />
        )),
        free.city,
        'city',
      )}
    </Box>
  );
}

function CityPiece({
  building,
  colonists,
  circles,
  cell,
  gap,
  height,
  named,
  onPress,
  onRead,
}: {
  building: BuildingId;
  colonists: number;
  circles: number;
  cell: number;
  gap: number;
  height: number;
  named: boolean;
  onPress: () => void;
  onRead: () => void;
}) {
  const words = useSpeaker('puerto-rico', []);
  const { size } = BUILDINGS[building];
  return (
    <Tap
      label={words.word('ui.buildingWith', { building: words.word(`building.${building}`), count: colonists, circles })}
      onPress={onPress}
      onLongPress={onRead}
    >
      <BuildingPiece
        building={building}
        colonists={colonists}
        circles={circles}
        width={cell * size + gap * (size - 1)}
        height={height}
        name={named ? words.word(`building.${building}`) : undefined}
      />
    </Tap>
  );
}

/** Goods, points and doubloons of the person at the phone. Points that others may not see come out at a tap. */
export function Purse({
  seat,
  player,
  owner,
  governor,
  secret,
}: {
  seat: Seat;
  player: PlayerView;
  owner: SavedSeat;
  governor: boolean;
  /** The own points, when the phone is shared and they lie face down. */
  secret: number | null;
}) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const [peeking, setPeeking] = useState(false);
  const points = player.vp ?? (peeking ? secret : null);
  const hex = <Points amount={points ?? '?'} size={30} />;
  return (
    <Anchor name={place.seat(seat)} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minHeight: 44 }}>
      <Shape color={owner.colour} size={17} />
      <Text kind="question" numberOfLines={1} style={{ flexShrink: 1 }}>
        {owner.name}
      </Text>
      {governor ? <Icon name="puerto-rico/governor" size={17} color={colors.brass} /> : null}
      <Box style={{ marginLeft: 'auto', flexShrink: 1 }}>
        <GoodsLine goods={player.goods} size={24} empty={words.word('ui.noGoods')} />
      </Box>
      {player.vp === null && secret !== null ? (
        <Tap
          label={peeking ? words.word('noun.vp', { count: secret }) : words.word('ui.peek')}
          onPress={() => setPeeking(!peeking)}
          style={{
            minWidth: 44,
            minHeight: 44,
            alignItems: 'center',
            justifyContent: 'center',
            borderRadius: RADIUS.pill,
          }}
        >
          {hex}
        </Tap>
      ) : (
        <Box
          role="img"
          aria-label={player.vp === null ? words.word('ui.hiddenPoints') : words.word('noun.vp', { count: player.vp })}
        >
          {hex}
        </Box>
      )}
      <Box role="img" aria-label={words.word('noun.doubloon', { count: player.doubloons })}>
        <Coin amount={player.doubloons} size={30} />
      </Box>
    </Anchor>
  );
}
