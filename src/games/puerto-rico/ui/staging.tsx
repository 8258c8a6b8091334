import type { Seat } from '@antilles/engine';
import type { ReactElement } from 'react';
import { Vignette } from '@/ui/art/Vignette';
import { Box } from '@/ui/Box';
import type { Flight } from '@/ui/flights/anchors';
import type { Staging } from '@/ui/table/staging';
import { isLarge, type BuildingId } from '../rules/buildings';
import type { ColonistSource, Event } from '../rules/events';
import { GOODS, type Good, type Tile } from '../rules/goods';
import type { RoleCard } from '../rules/roleCards';
import type { View } from '../rules/view';
import { place, rolePicture } from './art';
import { BuildingPiece, Coin, ColonistDot, GoodMark, Points, TilePiece } from './pieces';
import { SAIL_MS } from './Ship';

/** When the first pieces leave, when what is paid or earned follows, and how much later the next seat's, in milliseconds. */
const FIRST = 150;
const THEN = 480;
const NEXT_SEAT = 60;
/** How much later than the one before a crate hops, and how large one is drawn. */
const HOP = 90;
const CRATE = 24;

/** The piece itself travels: as large as it is drawn, or, with a size, from the box it leaves to the box it comes to. */
const flies = (from: string, to: string, face: () => ReactElement, count = 1, after = FIRST): Flight => ({
  from,
  to,
  count,
  after,
  piece: { kind: 'card', face },
});

const PIECE = { width: 46, height: 43 };

/** A tile or a building: it becomes as small as the plot it lands on. */
const lands = (from: string, to: string, face: () => ReactElement, after: number): Flight => ({
  ...flies(from, to, face, 1, after),
  ms: 420,
  piece: { kind: 'card', face, size: PIECE },
});

const tileLands = (from: string, seat: Seat, tile: Tile): Flight =>
  lands(from, place.island(seat), () => <TilePiece tile={tile} manned={null} {...PIECE} />, FIRST);

const buildingLands = (seat: Seat, building: BuildingId, after: number): Flight =>
  lands(
    place.market,
    place.city(seat),
    () => <BuildingPiece building={building} colonists={0} circles={0} {...PIECE} />,
    after,
  );

/** A crate hops, a little after the one before: from its own place to its own place, so that each is seen to land. */
const crates = (good: Good, count: number, from: (nth: number) => string, to: (nth: number) => string): Flight[] =>
  Array.from({ length: count }, (_, nth) => ({
    from: from(nth),
    to: to(nth),
    after: FIRST + HOP * nth,
    ms: 320,
    piece: { kind: 'card', face: () => <GoodMark tile={good} size={CRATE} />, size: { width: CRATE, height: CRATE } },
  }));

/** How many somebody has of a good after an event. */
const has = ({ players }: View, seat: Seat, good: Good): number => players[seat]?.goods[good] ?? 0;

/** So many come to the goods somebody has. */
const come = (view: View, seat: Seat, good: Good, count: number): Flight[] => {
  const first = has(view, seat, good) - count;
  return crates(
    good,
    count,
    () => place.fields(seat),
    (nth) => place.crate(seat, good, first + nth),
  );
};

/** So many leave: the last ones first. */
const leave = (view: View, seat: Seat, good: Good, count: number, to: (nth: number) => string): Flight[] => {
  const last = has(view, seat, good) + count - 1;
  return crates(good, count, (nth) => place.crate(seat, good, last - nth), to);
};

const coins = (from: string, to: string, count: number, after?: number): Flight => ({
  ...flies(from, to, () => <Coin amount="" size={20} />, count, after),
  ms: 320,
  gap: 60,
});

/** One chip for all of them: it says how many. */
const chips = (seat: Seat, count: number, after: number): Flight => ({
  ...flies(place.points, place.vp(seat), () => <Points amount={`+${count}`} size={30} />, count, after),
  ms: 420,
  stack: true,
});

const colonists = (from: string, to: string, count: number, after: number): Flight =>
  flies(from, to, () => <ColonistDot on size={20} />, count, after);

const ROLE = { width: 72, height: 52 };
const roleGoes = (role: RoleCard, seat: Seat): Flight => ({
  from: place.role(role),
  to: place.took(seat, role),
  after: FIRST,
  ms: 380,
  piece: {
    kind: 'card',
    size: ROLE,
    face: () => (
      <Box style={{ borderRadius: 8, boxShadow: '0 0 0 2px #fdf4de, 0 6px 14px rgba(0, 0, 0, 0.45)' }}>
        <Vignette picture={rolePicture(role)} {...ROLE} radius={8} />
      </Box>
    ),
  },
});

/** The colonist that comes along with a tile or a building, when one does. */
const newcomer = (source: ColonistSource, to: string, after: number): readonly Flight[] =>
  source === null ? [] : [colonists(source === 'ship' ? place.colonistShip : place.colonists, to, 1, after)];

const tileFrom = (source: 'face-up' | 'stack' | 'quarries', tile: Tile): string =>
  source === 'stack' ? place.stack : tile === 'quarry' ? place.quarries : place.offerOf(tile);

/** When the last of so many crates is aboard. */
const loadMs = (count: number): number => FIRST + 320 + HOP * (count - 1);

/** How every event is shown: every piece goes from where it lay to where it lies afterwards. */
export const staging: Staging<Event, View> = {
  'role-taken': {
    ms: 1150,
    cue: ({ doubloons }) => (doubloons > 0 ? 'coin' : 'slide'),
    gist: true,
    fly: ({ seat, role, doubloons }) => [
      roleGoes(role, seat),
      coins(place.role(role), place.coins(seat), doubloons, THEN),
    ],
  },
  'tile-taken': {
    ms: 1000,
    cue: 'flip',
    gist: true,
    fly: ({ seat, tile, source, colonist }) => [
      tileLands(tileFrom(source, tile), seat, tile),
      ...newcomer(colonist, place.newest(seat, 'island'), THEN),
    ],
  },
  'plantations-refilled': { ms: 600, cue: 'flip' },
  'stack-reshuffled': { ms: 0, cue: 'shuffle' },
  'colonists-dealt': {
    ms: 1300,
    cue: 'hop',
    fly: ({ dealt, privilege, mayor }) =>
      dealt.flatMap((count, seat) => {
        const own = privilege && seat === mayor ? 1 : 0;
        const when = FIRST + seat * NEXT_SEAT;
        const to = place.sanJuan(seat);
        return [colonists(place.colonistShip, to, count - own, when), colonists(place.colonists, to, own, when)];
      }),
  },
  'colonists-placed': { ms: 800, cue: 'hop' },
  'ship-refilled': { ms: 0, cue: 'hop' },
  built: {
    ms: ({ building }) => (isLarge(building) ? 2000 : 1250),
    cue: ({ building }) => (isLarge(building) ? 'triumph' : 'build'),
    gist: true,
    // A large one has its moment, with nothing over it, and stands when that is over.
    fly: ({ seat, building, paid, colonist }) =>
      isLarge(building)
        ? []
        : [
            coins(place.coins(seat), place.bank, paid),
            buildingLands(seat, building, paid > 0 ? THEN : FIRST),
            ...newcomer(colonist, place.newest(seat, 'city'), 2 * THEN),
          ],
  },
  produced: {
    ms: 1200,
    cue: 'crate',
    // Crops go from the fields to the quay.
    fly: ({ seat, goods }, { view }) => GOODS.flatMap((good) => come(view, seat, good, goods[good])),
  },
  'good-taken': {
    ms: 900,
    cue: 'crate',
    fly: ({ seat, good }, { view }) => come(view, seat, good, 1),
  },
  'factory-paid': {
    ms: 1000,
    cue: 'coin',
    fly: ({ seat, doubloons }) => [coins(place.bank, place.coins(seat), doubloons)],
  },
  sold: {
    ms: 1250,
    cue: 'coin',
    gist: true,
    fly: ({ seat, good, income }, { view }) => [
      ...leave(view, seat, good, 1, () => place.stall(view.house.length - 1)),
      coins(place.bank, place.coins(seat), income, THEN),
    ],
  },
  // As long as the crates take, and the chips after them.
  loaded: {
    ms: ({ count }) => loadMs(count) + 620,
    cue: 'crate',
    gist: true,
    fly: ({ seat, good, ship, count, vp }, { view }) => {
      const first = (view.ships[ship]?.count ?? count) - count;
      return [
        ...leave(view, seat, good, count, (nth) => place.slot(ship, first + nth)),
        chips(seat, vp, loadMs(count)),
      ];
    },
  },
  'wharf-used': {
    ms: ({ count }) => loadMs(count) + 620,
    cue: 'crate',
    gist: true,
    fly: ({ seat, good, count, vp }, { view }) => [
      ...leave(view, seat, good, count, () => place.sea),
      chips(seat, vp, loadMs(count)),
    ],
  },
  // What spoils crumbles where it lies (`Spoiling`), and a full ship sails with all she carries (`Ship`).
  stored: { ms: 1000, cue: 'crate' },
  'ship-cleared': { ms: SAIL_MS, cue: 'bell' },
  'house-cleared': { ms: 700, cue: 'sail' },
  prospected: { ms: 800, cue: 'coin', fly: ({ seat }) => [coins(place.bank, place.coins(seat), 1)] },
  passed: { ms: 700 },
  'end-triggered': { ms: 2200, cue: 'bell', gist: true },
  'round-ended': { ms: 0 },
  'game-ended': { ms: 900 },
};
