import { menuBy, type Menu } from './menus';
import { playMatch, speedOf, type MatchSettings, type MatchStatistics } from './reference';

/** Numbers nobody here wrote (the README here says who did), and how near ours have to come. */

export interface PublishedLine {
  readonly id: string;
  readonly what: string;
  readonly first: string;
  readonly second: string;
  readonly suicide: boolean;
  readonly opening: MatchSettings['opening'];
  /** In the order of `ours`. */
  readonly published: readonly number[];
  readonly tolerance: number;
  /** Our numbers for it. */
  ours(match: MatchStatistics): readonly number[];
}

export interface CheckedLine {
  readonly id: string;
  readonly what: string;
  readonly published: string;
  readonly ours: string;
  readonly gate: string;
  readonly isWithin: boolean;
}

const wins = (match: MatchStatistics): number[] => [match.firstWins, match.secondWins, match.ties];

type Result = readonly [number, number, number];

/** G = Geronimoo's simulator (no suicide), I = dominion-AIrena (plain menus). */
const RUNS: readonly (readonly [string, string, Result | null, Result | null])[] = [
  ['bm-ultimate', 'bm-basic', [81.6, 15.4, 3.0], [80.6, 16.1, 3.3]],
  ['bm-ultimate', 'bm-ultimate', [44.7, 46.8, 8.5], [45.5, 47.1, 7.5]],
  ['smithy', 'bm-ultimate', [71.6, 22.0, 6.4], [72.0, 22.6, 5.5]],
  ['smithy', 'bm-basic', [93.6, 5.0, 1.4], [93.3, 5.5, 1.2]],
  ['big-smithy', 'bm-ultimate', null, [68.6, 25.9, 5.5]],
  ['wharf', 'bm-ultimate', [82.5, 14.3, 3.2], null],
  ['witch', 'bm-ultimate', [94.3, 5.1, 0.7], [94.9, 4.6, 0.4]],
  ['double-witch', 'bm-ultimate', null, [94.6, 4.9, 0.5]],
  ['single-witch', 'bm-ultimate', null, [90.0, 8.8, 1.2]],
  ['militia', 'bm-ultimate', [70.7, 23.9, 5.4], [70.8, 24.6, 4.7]],
  ['laboratory', 'bm-ultimate', [55.2, 36.4, 8.3], [56.9, 35.7, 7.4]],
  ['festival', 'bm-ultimate', [50.8, 42.2, 7.0], [51.6, 43.0, 5.5]],
  ['bazaar', 'bm-ultimate', [51.3, 40.5, 8.3], null],
];

const runLine = (first: string, second: string, engine: 'G' | 'I', published: Result): PublishedLine => ({
  id: `K4-${engine}`,
  what: `${first} – ${second}: wins / losses / ties`,
  first,
  second,
  suicide: engine === 'I',
  opening: 'shuffled',
  published,
  tolerance: 1.5,
  ours: wins,
});

export const MATCH_LINES: readonly PublishedLine[] = [
  {
    id: 'R4',
    what: 'bm-basic – smithy-naive: wins / losses / ties',
    first: 'bm-basic',
    second: 'smithy-naive',
    suicide: true,
    opening: 'shuffled',
    published: [16, 57.5, 26.5],
    tolerance: 2,
    ours: wins,
  },
  {
    id: 'R6',
    what: 'bm-dominulator – gardens-workshop, 4/3: wins / losses',
    first: 'bm-dominulator',
    second: 'gardens-workshop',
    suicide: true,
    opening: '4-3',
    published: [2.4, 97.5],
    tolerance: 1.5,
    ours: (match) => wins(match).slice(0, 2),
  },
  {
    id: 'R7',
    what: 'the same, Big Money side at the end: Silver, Gold, Province, Duchy, Estate',
    first: 'bm-dominulator',
    second: 'gardens-workshop',
    suicide: true,
    opening: '4-3',
    published: [6.92, 5.81, 4.02, 0.57, 3.04],
    tolerance: 0.15,
    ours: ({ endCards: [cards] }) => ['silver', 'gold', 'province', 'duchy', 'estate'].map((card) => cards[card] ?? 0),
  },
  {
    id: 'R11',
    what: 'gardens-counter(smithy) – gardens-workshop, 4/3: wins / losses',
    first: 'gardens-counter(smithy)',
    second: 'gardens-workshop',
    suicide: true,
    opening: '4-3',
    published: [73.5, 23.5],
    tolerance: 3,
    ours: (match) => wins(match).slice(0, 2),
  },
  ...RUNS.flatMap(([first, second, g, i]) => [
    ...(g ? [runLine(first, second, 'G', g)] : []),
    ...(i ? [runLine(first, second, 'I', i)] : []),
  ]),
];

const known = (id: string): Menu => {
  const menu = menuBy(id);
  if (menu === null) throw new Error(`no menu ${id}`);
  return menu;
};

const join = (numbers: readonly number[]): string => numbers.map((n) => n.toFixed(n < 10 ? 2 : 1)).join(' / ');

/** Plays a line and holds it against what was published. */
export function checkLine(line: PublishedLine, games: number, seed: number): CheckedLine {
  const match = playMatch({
    first: known(line.first),
    second: known(line.second),
    games,
    seed,
    suicide: line.suicide,
    fixedSeats: false,
    opening: line.opening,
    players: 2,
    isSpeedWanted: false,
  });
  const ours = line.ours(match);
  // A mirror match has no first and second: the two shares are compared as one.
  const pairs =
    line.first === line.second ? mirrored(line.published, ours) : line.published.map((p, i) => [p, ours[i]]);
  return {
    id: line.id,
    what: line.what,
    published: join(line.published),
    ours: join(ours),
    gate: `± ${line.tolerance}`,
    isWithin: pairs.every(([theirs = 0, own = 0]) => Math.abs(theirs - own) <= line.tolerance),
  };
}

const mirrored = (
  [a = 0, b = 0, ties = 0]: readonly number[],
  [c = 0, d = 0, own = 0]: readonly number[],
): number[][] => [
  [(a + b) / 2, (c + d) / 2],
  [ties, own],
];

/** R1 and R3: how fast a menu is alone. */
export function checkSpeeds(games: number, seed: number): CheckedLine[] {
  const basic = speedOf(known('bm-basic'), games, seed) ?? Infinity;
  const smithy = speedOf(known('smithy'), games, seed) ?? Infinity;
  return [
    {
      id: 'R1',
      what: 'bm-basic: turn of the fourth Province',
      published: 'around 17',
      ours: basic.toFixed(2),
      gate: '16.8 ± 0.3',
      isWithin: Math.abs(basic - 16.8) <= 0.3,
    },
    {
      id: 'R3',
      what: 'smithy: turn of the fourth Province',
      published: 'four Provinces in 14 turns',
      ours: smithy.toFixed(2),
      gate: '≤ 15.2',
      isWithin: smithy <= 15.2,
    },
  ];
}

/** R14: the share of wins over a field of 34 bots, of those whose menus we have. */
const FIELD: readonly (readonly [string, number])[] = [
  ['witch', 0.79],
  ['double-witch', 0.782],
  ['single-witch', 0.724],
  ['council-room', 0.583],
  ['smithy', 0.582],
  ['big-smithy', 0.559],
  ['militia', 0.488],
  ['laboratory', 0.445],
  ['festival', 0.372],
  ['bm-ultimate', 0.354],
  ['bm-basic', 0.149],
];

/** Shares published nearer to each other than this say nothing about the order in another field. */
const CLOSE = 0.03;

/** A round robin of the published field: the ranking must agree (ties count half). */
export function checkRanking(gamesPerPair: number, seed: number): CheckedLine {
  const shares = FIELD.map(() => 0);
  const add = (i: number, percent: number): void => {
    shares[i] = (shares[i] ?? 0) + percent / 100 / (FIELD.length - 1);
  };
  FIELD.forEach(([a], i) =>
    FIELD.forEach(([b], j) => {
      if (j <= i) return;
      const match = playMatch({
        first: known(a),
        second: known(b),
        games: gamesPerPair,
        seed: seed + 100 * i + j,
        suicide: true,
        fixedSeats: false,
        opening: 'shuffled',
        players: 2,
        isSpeedWanted: false,
      });
      add(i, match.firstWins + match.ties / 2);
      add(j, match.secondWins + match.ties / 2);
    }),
  );
  const agrees = FIELD.every(([, theirs], i) =>
    FIELD.every(([, others], j) => theirs - others <= CLOSE || (shares[i] ?? 0) > (shares[j] ?? 0)),
  );
  const list = (values: readonly number[]): string =>
    FIELD.map(([id], i) => `${id} ${values[i]?.toFixed(3)}`).join(', ');
  return {
    id: 'R14',
    what: 'ranking of the field',
    published: list(FIELD.map(([, share]) => share)),
    ours: list(shares),
    gate: 'same order where published more than 0.03 apart',
    isWithin: agrees,
  };
}
