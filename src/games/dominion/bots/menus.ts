import type { CardId } from '../rules/printed';
import type { Position } from './position';

/** One line of a menu: buy this, if. */
export interface MenuRule {
  readonly card: CardId;
  readonly when?: (p: Position) => boolean;
}

/** A way to buy: at every buy, the first rule whose card can be had and whose condition holds (README here). */
export interface Menu {
  readonly id: string;
  readonly rules: readonly MenuRule[];
}

const rule = (card: CardId, when?: (p: Position) => boolean): MenuRule => (when ? { card, when } : { card });
const menu = (id: string, ...rules: readonly MenuRule[]): Menu => ({ id, rules });

const provincesAtMost = (n: number) => (p: Position) => p.left('province') <= n;
const endWithin = (n: number) => (p: Position) => p.toEnd <= n;
const hasGold = (p: Position) => p.own('gold') > 0;
const fewer = (card: CardId, n: number) => (p: Position) => p.own(card) < n;

/** "Duchies from so many Provinces on, Estates from two on": how most menus end. */
const greening = (duchies: number, estates = 2): readonly MenuRule[] => [
  rule('duchy', provincesAtMost(duchies)),
  rule('estate', provincesAtMost(estates)),
];

/** Provinces as soon as there is a Gold, green towards the end, Silver for what is left: and between them what it is named for. */
const bigMoney = (id: string, green: number, ...rules: readonly MenuRule[]): Menu =>
  menu(id, rule('province', hasGold), ...greening(green), ...rules, rule('silver'));

/** The published menus, under their ids in the README here, which names the sources. */
export const MENUS = {
  'bm-basic': menu('bm-basic', rule('province'), rule('gold'), rule('silver')),
  'bm-ultimate': menu(
    'bm-ultimate',
    rule('province', (p) => p.money > 18),
    ...greening(4),
    rule('gold'),
    rule('duchy', provincesAtMost(6)),
    rule('silver'),
  ),
  'bm-dominiate': menu(
    'bm-dominiate',
    rule('province', (p) => p.money > 18),
    rule('duchy', endWithin(4)),
    rule('estate', endWithin(2)),
    rule('gold'),
    rule('duchy', endWithin(6)),
    rule('silver'),
  ),
  'bm-dominulator': menu(
    'bm-dominulator',
    rule('province', (p) => p.own('gold') > 2),
    ...greening(4),
    rule('gold'),
    rule('estate', (p) => p.left('province') < 4),
    rule('silver'),
  ),
  smithy: menu(
    'smithy',
    rule('province', (p) => p.money > 15),
    ...greening(4),
    rule('gold'),
    rule('duchy', provincesAtMost(6)),
    rule('smithy', (p) => p.own('smithy') < p.treasures / 11),
    rule('silver'),
  ),
  'smithy-naive': menu(
    'smithy-naive',
    rule('province'),
    rule('gold'),
    rule('smithy', (p) => p.coins === 4),
    rule('silver'),
  ),
  'big-smithy': menu(
    'big-smithy',
    rule('province'),
    rule('duchy', endWithin(5)),
    rule('estate', endWithin(2)),
    rule('gold'),
    rule('smithy', (p) => p.own('smithy') < 2 && p.cards >= 16),
    rule('smithy', fewer('smithy', 1)),
    rule('silver'),
    rule('copper', endWithin(3)),
  ),
  wharf: menu(
    'wharf',
    rule('gold', (p) => p.inPlay('wharf') && p.coins === 9 && p.left('province') >= 6),
    rule('province', hasGold),
    ...greening(4),
    rule('gold'),
    rule('wharf', (p) => p.own('wharf') < p.treasures / 4),
    rule('silver'),
  ),
  witch: bigMoney('witch', 5, rule('witch', fewer('witch', 1)), rule('gold'), rule('witch', fewer('witch', 2))),
  'double-witch': menu(
    'double-witch',
    rule('province', hasGold),
    rule('witch', fewer('witch', 2)),
    rule('duchy', endWithin(5)),
    rule('estate', endWithin(2)),
    rule('gold'),
    rule('silver'),
  ),
  'single-witch': menu(
    'single-witch',
    rule('province', hasGold),
    rule('witch', fewer('witch', 1)),
    rule('duchy', endWithin(5)),
    rule('estate', endWithin(2)),
    rule('gold'),
    rule('silver'),
  ),
  militia: bigMoney('militia', 6, rule('gold'), rule('militia', fewer('militia', 3))),
  laboratory: bigMoney('laboratory', 4, rule('gold'), rule('laboratory')),
  // Not published, only its results: written after the other menus, so that it reproduces them.
  festival: bigMoney('festival', 4, rule('gold'), rule('duchy', provincesAtMost(6)), rule('festival')),
  'council-room': bigMoney(
    'council-room',
    4,
    rule('gold'),
    rule('duchy', provincesAtMost(6)),
    rule('council-room', fewer('council-room', 1)),
    rule('council-room', (p) => p.own('council-room') < p.money / 13),
  ),
  'ghost-ship': bigMoney(
    'ghost-ship',
    5,
    rule('ghost-ship', fewer('ghost-ship', 2)),
    rule('gold'),
    rule('duchy', provincesAtMost(5)),
    rule('ghost-ship'),
  ),
  'sea-hag': bigMoney('sea-hag', 5, rule('gold'), rule('sea-hag', fewer('sea-hag', 2))),
  bazaar: bigMoney('bazaar', 4, rule('gold'), rule('duchy', provincesAtMost(5)), rule('bazaar')),
  caravan: bigMoney(
    'caravan',
    4,
    rule('gold'),
    rule('duchy', provincesAtMost(6)),
    rule('caravan', (p) => p.money >= 12),
  ),
  treasury: bigMoney('treasury', 4, rule('gold'), rule('treasury')),
  island: menu(
    'island',
    rule('province', hasGold),
    rule('duchy', provincesAtMost(3)),
    rule('island', provincesAtMost(2)),
    rule('estate', provincesAtMost(2)),
    rule('gold'),
    rule('duchy', provincesAtMost(4)),
    rule('island', (p) => p.own('island') < p.victories / 2),
    rule('silver'),
  ),
  'fv-wharf': menu(
    'fv-wharf',
    rule('province', (p) => p.coins >= 13),
    rule('province', (p) => p.own('province') >= 1),
    ...greening(3),
    rule('gold', (p) => p.money < 10),
    rule('fishing-village', (p) => p.own('fishing-village') < p.own('wharf') - 1),
    rule('wharf'),
    rule('fishing-village'),
    rule('silver'),
  ),
  'map-warehouse': menu(
    'map-warehouse',
    rule('province'),
    ...greening(5),
    rule('gold', hasGold),
    rule('treasure-map', (p) => p.own('gold') === 0),
    rule('warehouse', (p) => p.own('warehouse') < p.own('province') + 1),
    rule('silver', hasGold),
    rule('warehouse'),
  ),
  'workshop-gardens': menu(
    'workshop-gardens',
    rule('gardens', (p) => p.own('workshop') > 8),
    rule('workshop'),
    rule('estate'),
    rule('silver'),
    rule('copper'),
  ),
  'gardens-workshop': menu('gardens-workshop', rule('workshop'), rule('gardens'), rule('estate'), rule('copper')),
  'bmu-34': menu(
    'bmu-34',
    rule('province', hasGold),
    rule('duchy', endWithin(7)),
    rule('estate', endWithin(3)),
    rule('gold'),
    rule('silver'),
  ),
} as const satisfies Record<string, Menu>;

export type MenuId = keyof typeof MENUS;

/** Big Money that fights a Gardens rush, with up to two of one other card. */
export const gardensCounter = (card: CardId): Menu =>
  menu(
    `gardens-counter(${card})`,
    rule('province', (p) => p.left('gardens') < 8),
    rule('gardens', (p) => p.left('gardens') < 8 && p.own('gardens') < 4),
    rule('province', (p) => p.own('gold') >= 2),
    rule('duchy', provincesAtMost(4)),
    rule('duchy', (p) => p.left('estate') <= 4),
    rule('gold'),
    rule(card, fewer(card, 2)),
    rule('estate', (p) => p.left('estate') <= 4),
    rule('silver'),
  );

/** A menu by its id; `gardens-counter(smithy)` names its card. */
export function menuBy(id: string): Menu | null {
  if (Object.hasOwn(MENUS, id)) return MENUS[id as MenuId];
  const counter = /^gardens-counter\(([a-z-]+)\)$/.exec(id)?.[1];
  return counter === undefined ? null : gardensCounter(counter as CardId);
}

/** The kingdom cards a menu speaks of: what has to be in the kingdom to play it. */
export const cardsOf = ({ rules }: Menu): CardId[] => [...new Set(rules.map(({ card }) => card))];
