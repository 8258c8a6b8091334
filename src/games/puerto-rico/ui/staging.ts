import type { Seat } from '@antilles/engine';
import type { Flight } from '@/ui/flights/anchors';
import type { IconName } from '@/ui/icons/drawing';
import type { Staging } from '@/ui/table/staging';
import type { Event } from '../rules/events';
import { GOODS, type Good } from '../rules/goods';
import type { View } from '../rules/view';
import { buildingIcon, buildingPaint, place, roleIcon, tileIcon, tilePaint, type Paint } from './art';

const COIN: Paint = { ground: '#e0b14e', ink: '#2c1f06' };
const COLONIST: Paint = { ground: '#e6b450', ink: '#3a2606' };
const CHIP: Paint = { ground: '#b23a2c', ink: '#ffffff' };
const CARD: Paint = { ground: '#f3e6c8', ink: '#2f6b38' };

/** When the first pieces leave, when what is paid or earned follows, and how much later the next seat's, in milliseconds. */
const FIRST = 150;
const THEN = 480;
const NEXT_SEAT = 60;

const flies = (from: string, to: string, icon: IconName, paint: Paint, count = 1, after = FIRST): Flight => ({
  from,
  to,
  count,
  after,
  piece: { kind: 'token', icon, color: paint.ground, ink: paint.ink },
});

const goods = (good: Good, from: string, to: string, count: number): Flight =>
  flies(from, to, tileIcon(good), tilePaint(good), count);

const coins = (from: string, to: string, count: number, after?: number): Flight =>
  flies(from, to, 'puerto-rico/doubloon', COIN, count, after);

const chips = (seat: Seat, count: number): Flight =>
  flies(place.points, place.vp(seat), 'puerto-rico/victory-chip', CHIP, count, THEN);

const colonists = (from: string, seat: Seat, count: number, after: number): Flight =>
  flies(from, place.seat(seat), 'puerto-rico/colonist', COLONIST, count, after);

/** The colonist that comes along with a tile or a building, when one does. */
const newcomer = (source: 'supply' | 'ship' | null, seat: Seat, after: number): readonly Flight[] =>
  source === null ? [] : [colonists(source === 'ship' ? place.colonistShip : place.colonists, seat, 1, after)];

const TILES_FROM = { 'face-up': place.offer, stack: place.stack, quarries: place.quarries } as const;

/** How every event is shown: every piece goes from where it lay to where it lies afterwards. */
export const staging: Staging<Event, View> = {
  'role-taken': {
    ms: 1300,
    cue: ({ doubloons }) => (doubloons > 0 ? 'coin' : 'slide'),
    gist: true,
    fly: ({ seat, role, doubloons }) => [
      flies(place.role(role), place.seat(seat), roleIcon(role), CARD),
      coins(place.role(role), place.coins(seat), doubloons, THEN),
    ],
  },
  'tile-taken': {
    ms: 1250,
    cue: 'flip',
    gist: true,
    fly: ({ seat, tile, source, colonist }) => [
      flies(TILES_FROM[source], place.island(seat), tileIcon(tile), tilePaint(tile)),
      ...newcomer(colonist, seat, THEN),
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
        return [colonists(place.colonistShip, seat, count - own, when), colonists(place.colonists, seat, own, when)];
      }),
  },
  'colonists-placed': { ms: 1000, cue: 'hop' },
  'ship-refilled': { ms: 0, cue: 'hop' },
  built: {
    ms: 1250,
    cue: 'build',
    gist: true,
    fly: ({ seat, building, paid, colonist }) => [
      coins(place.coins(seat), place.bank, paid),
      flies(
        place.market,
        place.city(seat),
        buildingIcon(building),
        buildingPaint(building),
        1,
        paid > 0 ? THEN : FIRST,
      ),
      ...newcomer(colonist, seat, 2 * THEN),
    ],
  },
  produced: {
    ms: 1350,
    cue: 'crate',
    fly: (event) =>
      GOODS.map((good) => goods(good, place.supply(good), place.goods(event.seat, good), event.goods[good])),
  },
  'good-taken': {
    ms: 1000,
    cue: 'crate',
    fly: ({ seat, good }) => [goods(good, place.supply(good), place.goods(seat, good), 1)],
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
    fly: ({ seat, good, income }) => [
      goods(good, place.hold(seat), place.house, 1),
      coins(place.bank, place.coins(seat), income, THEN),
    ],
  },
  loaded: {
    ms: 1350,
    cue: 'crate',
    gist: true,
    fly: ({ seat, good, ship, count, vp }) => [goods(good, place.hold(seat), place.ship(ship), count), chips(seat, vp)],
  },
  'wharf-used': {
    ms: 1350,
    cue: 'crate',
    gist: true,
    fly: ({ seat, good, count, vp }) => [goods(good, place.hold(seat), place.supply(good), count), chips(seat, vp)],
  },
  stored: {
    ms: 1000,
    cue: 'crate',
    fly: ({ seat, lost }) => GOODS.map((good) => goods(good, place.hold(seat), place.supply(good), lost[good])),
  },
  'ship-cleared': {
    ms: 800,
    cue: 'sail',
    fly: ({ ship, good, capacity }) => [goods(good, place.ship(ship), place.supply(good), capacity)],
  },
  'house-cleared': {
    ms: 800,
    cue: 'sail',
    fly: (event) => event.goods.map((good) => goods(good, place.house, place.supply(good), 1)),
  },
  prospected: { ms: 1000, cue: 'coin', fly: ({ seat }) => [coins(place.bank, place.coins(seat), 1)] },
  passed: { ms: 700 },
  'end-triggered': { ms: 2200, cue: 'bell', gist: true },
  'round-ended': { ms: 0 },
  'game-ended': { ms: 900 },
};
