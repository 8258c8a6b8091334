/** How often an address may do something. */
export interface Limit {
  /** Seconds until it may again; 0: now. */
  wait(address: string): number;
  count(address: string): void;
}

/** So many within so many seconds; then it waits, twice as long each time it goes on. */
export function createLimit(most: number, seconds: number, now: () => number): Limit {
  const known = new Map<string, { count: number; until: number }>();

  function tidy(): void {
    if (known.size < 10_000) return;
    for (const [address, { until }] of known) if (until < now()) known.delete(address);
  }

  return {
    wait(address) {
      const entry = known.get(address);
      if (entry === undefined || entry.count < most) return 0;
      return Math.max(0, Math.ceil((entry.until - now()) / 1000));
    },
    count(address) {
      tidy();
      const entry = known.get(address);
      const isOld = entry === undefined || entry.until + seconds * 1000 < now();
      const count = isOld ? 1 : entry.count + 1;
      const times = Math.min(8, Math.max(0, count - most));
      known.set(address, { count, until: now() + seconds * 1000 * 2 ** times });
    },
  };
}
