import type { Seat } from '@antilles/engine';
import { useState, type ReactNode } from 'react';
import type { ViewProps } from 'react-native';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Anchor } from '@/ui/flights/Anchor';
import { useInAir } from '@/ui/flights/useFlights';
import { Icon } from '@/ui/icons/Icon';
import { Shape } from '@/ui/Shape';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { BUILDINGS, type BuildingId } from '../rules/buildings';
import { tileNumber } from '../rules/goods';
import { CITY_SPACES, ISLAND_SPACES } from '../rules/supplies';
import type { PlayerView } from '../rules/view';
import { place } from './art';
import { Carrier } from './Carrying';
import {
  BuildingPiece,
  CoinsOf,
  ColonistDot,
  EmptySpace,
  freeIn,
  GoodsLine,
  Points,
  Rising,
  TilePiece,
} from './pieces';
import { spacesOf } from './offers';
import type { Placing } from './placing';

/** Somebody's island and city. While placing, every piece can be tapped and stands larger. */
export function MyBoard({
  player,
  seat,
  width,
  low = false,
  placing,
  onTile,
  onBuilding,
  onRead,
}: {
  player: PlayerView;
  /** Whose board on the table this is: tiles and buildings land here. */
  seat?: Seat;
  /** Of the room there is. */
  width: number;
  /** Whether a phone needs the room below for more: its rows are lower then. */
  low?: boolean;
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
    ? Math.min(76, cell * 0.74)
    : placing == null
      ? Math.min(cell * 0.92, low ? 24 : 30)
      : Math.max(44, cell * 0.8);
  const free = freeIn(player);
  // What is still on its way here is not drawn yet.
  const tilesComing = useInAir(seat === undefined ? undefined : place.island(seat));
  const buildingsComing = useInAir(seat === undefined ? undefined : place.city(seat));
  const island = player.island.slice(0, player.island.length - tilesComing);
  const city = player.city.slice(0, player.city.length - buildingsComing);
  // What stood here when the board was opened stands; what comes later rises.
  const [old] = useState(() => new Set(player.city.map(({ building }) => building)));
  const seen = [0, 0, 0, 0, 0, 0];
  const showsEmpty = placing == null;
  const working =
    placing == null
      ? island.filter(({ manned }) => manned).length
      : placing.manned.reduce((sum, count) => sum + count, 0);
  const printed = player.city.reduce((sum, { building }) => sum + BUILDINGS[building].column, 0);

  const grid = (
    title: string,
    count: string,
    fact: string,
    pieces: ReactNode,
    empty: number,
    key: 'island' | 'city',
  ) => (
    <Ground key={key} name={seat === undefined ? undefined : place[key](seat)} style={{ width: half, gap: 3 }}>
      <Box style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 6, alignItems: 'baseline' }}>
        <Text kind="tiny" color="muted">
          {title.toUpperCase()}
        </Text>
        <Text kind="small">{count}</Text>
        {stacked ? (
          <Text kind="small" color="muted" style={{ marginLeft: 'auto' }}>
            {fact}
          </Text>
        ) : null}
      </Box>
      <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap }}>
        {pieces}
        {showsEmpty
          ? Array.from({ length: empty }, (_, i) => <EmptySpace key={`free-${i}`} width={cell} height={height} />)
          : null}
      </Box>
    </Ground>
  );

  return (
    <Box style={{ flexDirection: stacked ? 'column' : 'row', gap: SPACE.m }}>
      {grid(
        words.word('noun.island'),
        `${island.length}/${ISLAND_SPACES}`,
        words.word('ui.atWork', { count: working, of: island.length }),
        island.map(({ tile, manned }, i) => {
          const kind = tileNumber(tile);
          const nth = (seen[kind] ?? 0) + 1;
          seen[kind] = nth;
          const on = placing == null ? manned : nth <= (placing.manned[kind] ?? 0);
          return (
            <Carrier key={i} id={`tile-${i}`} spot={{ at: 'tile', kind }} holds={on}>
              <Tap
                label={`${words.word(`tile.${tile}`)}, ${words.word(on ? 'noun.occupied' : 'noun.unoccupied')}`}
                {...(placing == null ? {} : { role: 'checkbox' as const, checked: on })}
                onPress={() =>
                  placing == null ? onRead(tile === 'quarry' ? 'settler' : 'craftsman') : onTile?.(kind, on)
                }
                // While placing, holding a piece is the beginning of a drag.
                onLongPress={placing == null ? () => onRead(tile === 'quarry' ? 'settler' : 'craftsman') : undefined}
              >
                <TilePiece tile={tile} manned={on ? 1 : 0} width={cell} height={height} />
              </Tap>
            </Carrier>
          );
        }),
        free.island + tilesComing,
        'island',
      )}
      {grid(
        words.word('noun.city'),
        `${player.citySpaces - spacesOf(player.city.slice(city.length))}/${CITY_SPACES}`,
        // While placing, who waits stands above the board and changes with every tap.
        words.word(placing == null ? 'ui.cityFacts' : 'ui.cityPoints', { points: printed, sanJuan: player.sanJuan }),
        city.map(({ building, colonists, circles }, slot) => (
          <Rising key={building} rises={!old.has(building)}>
            <Carrier id={`building-${building}`} spot={{ at: 'building', slot }} holds={(placing?.crew[slot] ?? 0) > 0}>
              <CityPiece
                building={building}
                colonists={placing == null ? colonists : (placing.crew[slot] ?? 0)}
                circles={circles}
                cell={cell}
                gap={gap}
                height={height}
                named={wide}
                onPress={() => (placing == null ? onRead(building) : onBuilding?.(slot))}
                onRead={placing == null ? () => onRead(building) : undefined}
              />
            </Carrier>
          </Rising>
        )),
        free.city + spacesOf(player.city.slice(city.length)),
        'city',
      )}
    </Box>
  );
}

/** A place on the table, where somebody's board is one. */
const Ground = ({ name, ...rest }: ViewProps & { name: string | undefined }) =>
  name === undefined ? <Box {...rest} /> : <Anchor name={name} {...rest} />;

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
  onRead: (() => void) | undefined;
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

/** Who waits for a place: drag them to a circle, or tap the circle. Dropped here, somebody waits again. */
export function SanJuan({ waiting }: { waiting: number }) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  return (
    <Carrier id="san-juan" spot={{ at: 'san-juan' }} holds={waiting > 0}>
      <Row
        accessible
        role="img"
        aria-label={`${words.word('noun.san-juan')}: ${words.word('ui.waiting', { count: waiting })}`}
        gap={6}
        style={{
          flexWrap: 'wrap',
          minHeight: 52,
          paddingHorizontal: SPACE.m,
          paddingVertical: 6,
          borderRadius: RADIUS.panel,
          borderWidth: 1,
          borderStyle: 'dashed',
          borderColor: waiting > 0 ? colors.brass : colors.line,
        }}
      >
        <Text kind="small" color="muted">
          {words.word('noun.san-juan')}
        </Text>
        {Array.from({ length: waiting }, (_, i) => (
          <ColonistDot key={i} on size={34} />
        ))}
        <Text kind="small" color="muted" style={{ marginLeft: 'auto' }}>
          {words.word(waiting === 0 ? 'ui.nobodyWaiting' : 'ui.dragThem')}
        </Text>
      </Row>
    </Carrier>
  );
}

/** Goods, points and doubloons of the person at the phone. Points that others may not see come out at a tap. */
export function Purse({
  seat,
  player,
  owner,
  governor,
  secret,
  question,
}: {
  seat: Seat;
  player: PlayerView;
  owner: TablePlayer;
  governor: boolean;
  /** The own points, when the phone is shared and they lie face down. */
  secret: number | null;
  /** What is looked at during one question lies face down again at the next. */
  question: string | null;
}) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const [peekedAt, setPeekedAt] = useState<string | null>(null);
  const peeking = peekedAt !== null && peekedAt === question;
  const points = player.vp ?? (peeking ? secret : null);
  const hex = (
    <Anchor name={place.vp(seat)}>
      <Points amount={points ?? '?'} size={30} landsAt={place.vp(seat)} />
    </Anchor>
  );
  const { size, twoPane, largeText } = useLayout();
  // In a narrow pane, or with large text, the goods get a line of their own.
  const below = largeText || (twoPane && size !== 'wide');
  const goods = <GoodsLine goods={player.goods} seat={seat} size={24} empty={words.word('ui.noGoods')} />;
  return (
    <Box>
      <Anchor
        name={place.seat(seat)}
        style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minHeight: 44 }}
      >
        <Shape color={owner.colour} size={17} />
        <Text kind="question" numberOfLines={1} style={{ flexShrink: 1 }}>
          {owner.name}
        </Text>
        {governor ? <Icon name="puerto-rico/governor" size={17} color={colors.brass} /> : null}
        <Box style={{ marginLeft: 'auto', flexShrink: 1 }}>{below ? null : goods}</Box>
        {player.vp === null && secret !== null ? (
          <Tap
            label={peeking ? words.word('noun.vp', { count: secret }) : words.word('ui.peek')}
            onPress={() => setPeekedAt(peeking ? null : question)}
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
            aria-label={
              player.vp === null ? words.word('ui.hiddenPoints') : words.word('noun.vp', { count: player.vp })
            }
          >
            {hex}
          </Box>
        )}
        <Box role="img" aria-label={words.word('noun.doubloon', { count: player.doubloons })}>
          <CoinsOf seat={seat} amount={player.doubloons} size={30} />
        </Box>
      </Anchor>
      {below ? goods : null}
    </Box>
  );
}
