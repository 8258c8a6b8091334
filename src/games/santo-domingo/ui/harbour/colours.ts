import type { Scheme } from '@/ui/theme';

/** Points, goods and the Trader, as they are painted in the harbour. */
export const RED = '#b9302b';
export const BLUE = '#2c69bd';
export const GOLD = '#f0c65e';
/** Beneath figures on a card: points in red, goods in blue, whatever the theme. */
export const PILL = { points: '#a32a26', goods: '#1f5aa5' } as const;

const DARK = {
  rope: '#2a1524',
  empty: '#2b1730',
  onEmpty: '#e3cdd1',
  gone: '#5a2430',
  cell: '#3a1d2a',
  onCell: '#e6d2cc',
  goneCell: '#26364f',
  quay: ['#9a5a40', '#4a2530'],
  quayEdge: '#ffd699',
  market: '#2a1428',
  stall: '#351c30',
  awning: ['#5c3446', '#7d6068'],
  beam: '#8a6270',
  sign: '#43253c',
  onSign: '#f3e2de',
  /** Behind words that lie over the bay. */
  label: '#200d1ecc',
  onLabel: '#fff7ee',
  quiet: '#f3dcd2',
  race: '#5a3350',
  points: '#ff9c8a',
  goods: '#9cc6ff',
  rate: '#ffe28a',
} as const;

type Paint = {
  readonly [Name in keyof typeof DARK]: (typeof DARK)[Name] extends string ? string : readonly [string, string];
};

const LIGHT: Paint = {
  rope: '#6b4a3a',
  empty: '#fff6e4',
  onEmpty: '#4a2f22',
  gone: '#f0c9bb',
  cell: '#fff1d6',
  onCell: '#3f2a1c',
  goneCell: '#cfe0f5',
  quay: ['#d9a56c', '#b07a4c'],
  quayEdge: '#fff0cc',
  market: '#efd5a6',
  stall: '#dcb67e',
  awning: ['#c9805a', '#fff6e4'],
  beam: '#9a6a3c',
  sign: '#fff6e4',
  onSign: '#3f2a1c',
  label: '#fffaf0e8',
  onLabel: '#2b1a22',
  quiet: '#4e4038',
  race: '#d9c19a',
  points: '#a32a26',
  goods: '#1f5aa5',
  rate: '#7a5006',
};

export const HARBOUR: Readonly<Record<Scheme, Paint>> = { dark: DARK, light: LIGHT };
