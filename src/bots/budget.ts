/** How near the runner-up may come before a choice counts as close, in visits of the first. */
const CLOSE = 0.7;

/**
 * Whether a search that was meant to take so many iterations may stop: nothing that is still to come could change the most
 * visited choice. Where two are close it goes on, to twice as many. All of it counts iterations and never time, so that the
 * same question is always thought about equally long.
 */
export function isDecided(visits: readonly number[], done: number, iterations: number): boolean {
  let first = 0;
  let second = 0;
  for (let i = 0; i < visits.length; i++) {
    const count = visits[i] as number; // inside the array
    if (count > first) {
      second = first;
      first = count;
    } else if (count > second) {
      second = count;
    }
  }
  const most = second > CLOSE * first ? 2 * iterations : iterations;
  return done >= most || first - second > most - done;
}
