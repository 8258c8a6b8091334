/** The switches of a game, all off by default. Two players always play the two-player variant. */
export interface Options {
  /** Factory 8, university 7. */
  readonly swapFactoryUniversity: boolean;
  /** Whoever starts with corn has 1 doubloon less. */
  readonly cornMinusOne: boolean;
  /** Small market 2, construction hut 1. */
  readonly swapMarketHut: boolean;
  /** Everybody's victory points are open. */
  readonly openVp: boolean;
}

export const OPTION_KEYS = ['swapFactoryUniversity', 'cornMinusOne', 'swapMarketHut', 'openVp'] as const;

export const DEFAULT_OPTIONS: Options = {
  swapFactoryUniversity: false,
  cornMinusOne: false,
  swapMarketHut: false,
  openVp: false,
};

/** The preset "balanced": both usual corrections together. */
export const BALANCED: Options = { ...DEFAULT_OPTIONS, swapFactoryUniversity: true, cornMinusOne: true };

/** Options from outside; a switch that is not mentioned is off. */
export function parseOptions(raw: unknown): Options | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const given = new Map<string, unknown>(Object.entries(raw));
  const options: Record<(typeof OPTION_KEYS)[number], boolean> = { ...DEFAULT_OPTIONS };
  for (const key of OPTION_KEYS) {
    const value = given.get(key) ?? false;
    if (typeof value !== 'boolean') return null;
    options[key] = value;
    given.delete(key);
  }
  return given.size === 0 ? options : null;
}
