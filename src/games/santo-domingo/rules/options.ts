import { LAST_SPACE } from './rows';

export const SIDES = ['standard', 'winter'] as const;
export type Side = (typeof SIDES)[number];

/** An exchange rate: hand in `give` goods, receive `get` points. Null: no trade on this space. */
export type Rate = { readonly give: number; readonly get: number } | null;

export interface Options {
  /** Which side of the board lies up (SD-46); names the default rates. */
  readonly side: Side;
  /** SD-45, SD-47: the points that end the game. */
  readonly target: 30 | 45;
  /** The rate printed on each space of the trader row, 0 … 15. People edit it to match their own board. */
  readonly rates: readonly Rate[];
  /** SD-D8: whether everybody may see which cards the others still hold. */
  readonly openDiscards: boolean;
}

const bands = (...parts: readonly (readonly [spaces: number, give: number, get: number])[]): readonly Rate[] =>
  parts.flatMap(([spaces, give, get]) => Array.from({ length: spaces }, () => ({ give, get })));

/** House defaults: the rulebook does not print the rates, so a table of this shape stands in until edited. */
export const DEFAULT_RATES: Readonly<Record<Side, readonly Rate[]>> = {
  standard: bands([3, 3, 1], [4, 2, 1], [4, 3, 2], [5, 1, 1]),
  winter: bands([3, 4, 1], [4, 3, 1], [4, 2, 1], [5, 3, 2]),
};

export const DEFAULT_OPTIONS: Options = {
  side: 'standard',
  target: 30,
  rates: DEFAULT_RATES.standard,
  openDiscards: false,
};

/** The highest figure a rate may have. */
export const MOST_IN_RATE = 9;

const isFigure = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_IN_RATE;

function parseRate(raw: unknown): Rate | undefined {
  if (raw === null) return null;
  if (typeof raw !== 'object') return undefined;
  const { give, get } = raw as { give?: unknown; get?: unknown };
  return isFigure(give) && isFigure(get) ? { give, get } : undefined;
}

/** Sixteen rates, or null when they are not that. */
export function parseRates(raw: unknown): readonly Rate[] | null {
  if (!Array.isArray(raw) || raw.length !== LAST_SPACE + 1) return null;
  const rates = raw.map(parseRate).filter((rate) => rate !== undefined);
  return rates.length === raw.length ? rates : null;
}

/** Options from outside. Whatever is left out is as in the rulebook. */
export function parseOptions(raw: unknown): Options | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const given = raw as Partial<Record<keyof Options, unknown>>;
  const side = given.side ?? DEFAULT_OPTIONS.side;
  if (side !== 'standard' && side !== 'winter') return null;
  const target = given.target ?? DEFAULT_OPTIONS.target;
  if (target !== 30 && target !== 45) return null;
  const rates = given.rates === undefined ? DEFAULT_RATES[side] : parseRates(given.rates);
  if (rates === null) return null;
  const openDiscards = given.openDiscards ?? DEFAULT_OPTIONS.openDiscards;
  if (typeof openDiscards !== 'boolean') return null;
  return { side, target, rates, openDiscards };
}

/** SD-47: the long game is for two or three. */
export function optionsRefusal(options: Options, seatCount: number): string | null {
  if (seatCount < 2) return 'too-few-players';
  if (seatCount > 6) return 'too-many-players';
  return options.target === 45 && seatCount > 3 ? 'long-game-needs-few' : null;
}

/** Points a good at most; 0 where nothing can be traded. */
export const worth = (rate: Rate): number => (rate === null ? 0 : rate.get / rate.give);

/** The first space whose rate is worse than that of a lower space, or null: the editor warns about it. */
export function firstWorseSpace(rates: readonly Rate[]): number | null {
  const space = rates.findIndex((rate, i) => i > 0 && worth(rate) < worth(rates[i - 1] ?? null));
  return space === -1 ? null : space;
}

/** Equal neighbours of a rate table, in order. */
export function rateBands(
  rates: readonly Rate[],
): readonly { readonly rate: Rate; readonly from: number; readonly to: number }[] {
  const found: { rate: Rate; from: number; to: number }[] = [];
  rates.forEach((rate, space) => {
    const last = found[found.length - 1];
    if (last && last.rate?.give === rate?.give && last.rate?.get === rate?.get) last.to = space;
    else found.push({ rate, from: space, to: space });
  });
  return found;
}
