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
import { FONTS, RADIUS, SPACE, useColors, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { BUILDINGS } from '../rules/buildings';
import { tileNumber } from '../rules/goods';
import { CITY_SPACES, ISLAND_SPACES } from '../rules/supplies';
import type { PlayerView } from '../rules/view';
import type { RoleCard } from '../rules/roleCards';
import { boardsOf, place } from './art';
import { Carrier } from './Carrying';
import { LandBelow, LandBeside } from './LandPicture';
import { LAND_EDGE as EDGE, LAND_GAP as GAP, LAND_HEAD as HEAD } from './landSize';
import { freeLots, lotsOf, type Lot } from './lots';
import { BuildingPiece, CoinsOf, EmptySpace, GoodsLine, Points, TilePiece } from './pieces';
import { spacesOf } from './offers';
import type { Placing } from './placing';

interface LandProps {
  readonly player: PlayerView;
  /** Whose land on the table this is: tiles and buildings land here. */
  readonly seat?: Seat;
  readonly width: number;
  /** How high a piece is. */
  readonly cell: number;
  /** The city below the island instead of beside it. */
  readonly stacked?: boolean;
  readonly placing?: Placing | null | undefined;
  /** Between the two titles. */
  readonly purse?: ReactNode;
  readonly onTile?: (kind: number, manned: boolean) => void;
  readonly onBuilding?: (slot: number) => void;
  readonly onRead: (section: string) => void;
}

/** Somebody's island and city as one landscape. While placing, every piece can be tapped. */
export function Land({
  player,
  seat,
  width,
  cell,
  stacked = false,
  placing = null,
  purse,
  onTile,
  onBuilding,
  onRead,
}: LandProps) {
  const words = useSpeaker('puerto-rico', []);
  const { tilesComing, buildingsComing, manComing, workerComing } = useOnTheWay(seat);
  const island = player.island.slice(0, player.island.length - tilesComing);
  const city = player.city.slice(0, player.city.length - buildingsComing);
  const gap = stacked ? 6 : GAP;
  const half = stacked ? width - 2 * EDGE - 8 : (width - 2 * EDGE - 14) / 2;
  const across = (half - 3 * gap) / 4;
  const named = across >= 70;
  const at = (lot: Lot, piece: ReactNode, key: string) => (
    <Box key={key} style={{ position: 'absolute', left: lot.column * (across + gap), top: lot.row * (cell + gap) }}>
      {piece}
    </Box>
  );
  const seen = [0, 0, 0, 0, 0, 0];
  const working =
    placing === null
      ? island.filter(({ manned }) => manned).length
      : placing.manned.reduce((sum, count) => sum + count, 0);
  const islandCount = `${island.length}/${ISLAND_SPACES}`;
  const cityCount = `${player.citySpaces - spacesOf(player.city.slice(city.length))}/${CITY_SPACES}`;
  const printed = player.city.reduce((sum, { building }) => sum + BUILDINGS[building].column, 0);

  const islandGrid = island.map(({ tile, manned }, i) => {
    const kind = tileNumber(tile);
    const nth = (seen[kind] ?? 0) + 1;
    seen[kind] = nth;
    const walksIn = manComing > 0 && i === player.island.length - 1;
    const on = placing === null ? manned && !walksIn : nth <= (placing.manned[kind] ?? 0);
    const about = tile === 'quarry' ? 'settler' : 'craftsman';
    return at(
      { column: i % 4, row: Math.floor(i / 4), tall: false },
      <Carrier id={`tile-${i}`} spot={{ at: 'tile', kind }} holds={on}>
        <Tap
          label={`${words.word(`tile.${tile}`)}, ${words.word(on ? 'noun.occupied' : 'noun.unoccupied')}`}
          {...(placing === null ? {} : { role: 'checkbox' as const, checked: on })}
          onPress={() => (placing === null ? onRead(about) : onTile?.(kind, on))}
          // While placing, holding a piece is the beginning of a drag.
          onLongPress={placing === null ? () => onRead(about) : undefined}
          style={{ paddingRight: gap, paddingBottom: gap, borderRadius: 7 }}
        >
          <TilePiece
            tile={tile}
            manned={on ? 1 : 0}
            width={across}
            height={cell}
            name={named ? words.word(`ui.tile.${tile}`) : undefined}
          />
        </Tap>
      </Carrier>,
      `tile-${i}`,
    );
  });
  const lots = lotsOf(city.map(({ building }) => BUILDINGS[building].size));
  const cityGrid = city.map(({ building, colonists, circles }, slot) => {
    const lot = lots[slot] ?? { column: 0, row: 0, tall: false };
    const walksIn = slot === player.city.length - 1 ? workerComing : 0;
    const here = placing === null ? colonists - walksIn : (placing.crew[slot] ?? 0);
    const name = words.word(`building.${building}`);
    return at(
      lot,
      <Carrier id={`building-${building}`} spot={{ at: 'building', slot }} holds={(placing?.crew[slot] ?? 0) > 0}>
        <Tap
          label={words.word('ui.buildingWith', { building: name, count: here, circles })}
          onPress={() => (placing === null ? onRead(building) : onBuilding?.(slot))}
          onLongPress={placing === null ? () => onRead(building) : undefined}
          style={{ paddingRight: gap, paddingBottom: gap, borderRadius: 7 }}
        >
          <BuildingPiece
            building={building}
            colonists={here}
            circles={circles}
            width={across}
            height={lot.tall ? 2 * cell + gap : cell}
            name={named ? name : undefined}
          />
        </Tap>
      </Carrier>,
      building,
    );
  });
  const grid = (key: 'island' | 'city', pieces: ReactNode, free: readonly Lot[], newest: Lot | undefined) => (
    <Ground
      name={seat === undefined || key === 'city' ? undefined : place.fields(seat)}
      style={{ width: half, height: 3 * (cell + gap) - gap }}
    >
      {newest === undefined
        ? null
        : at(
            newest,
            <Ground
              name={seat === undefined ? undefined : place[key](seat)}
              style={{ width: across, height: newest.tall ? 2 * cell + gap : cell }}
            >
              <Ground
                name={seat === undefined ? undefined : place.newest(seat, key)}
                style={{ position: 'absolute', right: 2, bottom: 3, width: 16, height: 16 }}
              />
            </Ground>,
            'newest',
          )}
      {free.map((lot) => at(lot, <EmptySpace width={across} height={cell} />, `free-${lot.row}-${lot.column}`))}
      {pieces}
    </Ground>
  );
  const islandLots = Array.from({ length: ISLAND_SPACES - island.length }, (_, i) => {
    const n = island.length + i;
    return { column: n % 4, row: Math.floor(n / 4), tall: false };
  });
  // What is on its way lands where it will lie.
  const nth = Math.max(0, player.island.length - 1);
  const lastTile = { column: nth % 4, row: Math.floor(nth / 4), tall: false };
  const lastBuilding = lotsOf(player.city.map(({ building }) => BUILDINGS[building].size)).at(-1);
  const kinds = Object.values(player.goods).filter((count) => count > 0).length;
  const short = purse !== undefined && !stacked && kinds > 3;
  const islandTitle = (
    <Caption name={short ? null : words.word('noun.island')} count={islandCount}>
      {stacked ? words.word('ui.atWork', { count: working, of: island.length }) : null}
    </Caption>
  );
  const cityTitle = (
    <Caption name={short ? null : words.word('noun.city')} count={cityCount}>
      {stacked
        ? words.word(placing === null ? 'ui.cityFacts' : 'ui.cityPoints', { points: printed, sanJuan: player.sanJuan })
        : null}
    </Caption>
  );
  return (
    <LandFrame
      width={width}
      stacked={stacked}
      purse={purse}
      titles={[islandTitle, cityTitle]}
      grids={[grid('island', islandGrid, islandLots, lastTile), grid('city', cityGrid, freeLots(lots), lastBuilding)]}
    />
  );
}

/** What is still on its way to somebody's land, and is not drawn there yet. */
function useOnTheWay(seat: Seat | undefined) {
  const at = (name: (seat: Seat) => string): string | undefined => (seat === undefined ? undefined : name(seat));
  return {
    tilesComing: useInAir(at(place.island)),
    buildingsComing: useInAir(at(place.city)),
    manComing: useInAir(at((whose) => place.newest(whose, 'island'))),
    workerComing: useInAir(at((whose) => place.newest(whose, 'city'))),
  };
}

/** For whoever counts pieces from outside. */
const LAND = { dataSet: { land: 'own' } };

/** The picture behind it, and where titles and pieces lie on it. */
function LandFrame({
  width,
  stacked,
  purse,
  titles: [islandTitle, cityTitle],
  grids: [island, city],
}: {
  width: number;
  stacked: boolean;
  purse: ReactNode;
  titles: readonly [ReactNode, ReactNode];
  grids: readonly [ReactNode, ReactNode];
}) {
  const { colors, contrast } = useTheme();
  const frame = {
    borderRadius: 14,
    overflow: 'hidden',
    borderWidth: 1.5,
    borderColor: contrast ? colors.line : 'rgba(255, 250, 225, 0.45)',
    paddingHorizontal: EDGE - 1.5,
  } as const;
  if (stacked) {
    return (
      <Box {...LAND} style={{ ...frame, width, borderWidth: 0, borderRadius: 0, paddingHorizontal: EDGE + 4, gap: 6 }}>
        <LandBelow />
        <Box style={{ height: HEAD - 6, justifyContent: 'center', alignItems: 'flex-start' }}>{islandTitle}</Box>
        {island}
        <Box style={{ height: HEAD, justifyContent: 'flex-end', alignItems: 'flex-start' }}>{cityTitle}</Box>
        {city}
        <Box style={{ height: SPACE.s }} />
      </Box>
    );
  }
  return (
    <Box {...LAND} style={{ ...frame, width }}>
      <LandBeside />
      <Row gap={4} style={{ height: HEAD - 1, justifyContent: width < 330 ? 'center' : 'space-between' }}>
        {/* Where there is no room for it, the spaces can be counted. */}
        {purse !== undefined && width < 330 ? null : islandTitle}
        {purse}
        {purse !== undefined && width < 330 ? null : cityTitle}
      </Row>
      <Box style={{ flexDirection: 'row', justifyContent: 'space-between', paddingBottom: EDGE - 1.5 }}>
        {island}
        {city}
      </Box>
    </Box>
  );
}

/** "Island 10/12", on paper. */
function Caption({ name, count, children }: { name: string | null; count: string; children: string | null }) {
  return (
    <Box
      style={{
        backgroundColor: 'rgba(255, 253, 244, 0.92)',
        borderRadius: 11,
        paddingHorizontal: 8,
        height: 22,
        justifyContent: 'center',
      }}
    >
      <Text
        fixed
        color="#1c3323"
        numberOfLines={1}
        style={{ fontFamily: FONTS.bodyExtra, fontSize: 12.5, lineHeight: 17 }}
      >
        {name === null ? null : `${name} `}
        <Text fixed color="#41533f" style={{ fontFamily: FONTS.bodyBold, fontSize: 12.5 }}>
          {[count, ...(children === null ? [] : [children])].join(' · ')}
        </Text>
      </Text>
    </Box>
  );
}

/** A place on the table, where somebody's board is one. */
const Ground = ({ name, ...rest }: ViewProps & { name: string | undefined }) =>
  name === undefined ? <Box {...rest} /> : <Anchor name={name} {...rest} />;

/** Goods, points and doubloons of the person at the phone. Points that others may not see come out at a tap. */
export function Purse({
  seat,
  player,
  owner,
  governor,
  secret,
  question,
  named,
  onQuay = false,
  roles,
  folded,
}: {
  seat: Seat;
  player: PlayerView;
  owner: TablePlayer;
  governor: boolean;
  /** The own points, when the phone is shared and they lie face down. */
  secret: number | null;
  /** What is looked at during one question lies face down again at the next. */
  question: string | null;
  /** With the name, in a bar of its own. */
  named: boolean;
  /** Whether the goods themselves lie on the quay. */
  onQuay?: boolean;
  /** What its owner has taken this round. */
  roles: readonly RoleCard[];
  /** Whether the land is out of sight: what comes to it comes here. */
  folded: boolean;
}) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const { largeText, size: room } = useLayout();
  const size = named ? 28 : 22;
  const kinds = Object.values(player.goods).filter((n) => n > 0).length;
  const goods = (
    <GoodsLine
      goods={player.goods}
      seat={seat}
      size={named ? (room === 'small' ? 18 : 22) : kinds > 4 ? 14 : 16}
      color={named ? 'text' : '#f7f2e2'}
      holds={!onQuay}
      {...(named ? { empty: words.word('ui.noGoods') } : {})}
    />
  );
  return (
    <Anchor
      name={[place.seat(seat), ...roles.map((role) => place.took(seat, role)), ...(folded ? boardsOf(seat) : [])]}
      style={{
        flexDirection: 'row',
        flexWrap: largeText && named ? 'wrap' : 'nowrap',
        alignItems: 'center',
        gap: named ? SPACE.s : 5,
        minHeight: named ? 46 : 28,
        borderRadius: 14,
        paddingHorizontal: named ? SPACE.m : 7,
        backgroundColor: named ? colors.surface : 'rgba(9, 38, 33, 0.9)',
        ...(named ? { boxShadow: `inset 0 0 0 1px ${colors.line}` } : {}),
      }}
    >
      <Shape color={owner.colour} size={named ? 18 : 13} />
      {named && room !== 'small' ? (
        <Text kind="question" numberOfLines={1} style={{ flexShrink: 1 }}>
          {owner.name}
        </Text>
      ) : null}
      {governor ? (
        <Icon name="puerto-rico/governor" size={named ? 18 : 14} color={named ? colors.brass : '#ffd071'} />
      ) : null}
      <Box style={named ? (room === 'small' ? { flex: 1 } : { marginLeft: 'auto', flexShrink: 1 }) : null}>{goods}</Box>
      <Box role="img" aria-label={words.word('noun.doubloon', { count: player.doubloons })}>
        <CoinsOf seat={seat} amount={player.doubloons} size={size} />
      </Box>
      <PointsOf player={player} secret={secret} question={question} size={size + 2} />
    </Anchor>
  );
}

/** Somebody's points; those that lie face down come out at a tap. */
function PointsOf({
  player,
  secret,
  question,
  size,
}: {
  player: PlayerView;
  secret: number | null;
  question: string | null;
  size: number;
}) {
  const words = useSpeaker('puerto-rico', []);
  const { seat } = player;
  const [peekedAt, setPeekedAt] = useState<string | null>(null);
  const peeking = peekedAt !== null && peekedAt === question;
  const points = player.vp ?? (peeking ? secret : null);
  const hex = (
    <Anchor name={place.vp(seat)}>
      <Points amount={points ?? '?'} size={size} landsAt={place.vp(seat)} />
    </Anchor>
  );
  return player.vp === null && secret !== null ? (
    <Tap
      label={peeking ? words.word('noun.vp', { count: secret }) : words.word('ui.peek')}
      onPress={() => setPeekedAt(peeking ? null : question)}
      style={{
        minWidth: 44,
        minHeight: 44,
        marginVertical: -9,
        marginHorizontal: -9,
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
  );
}
