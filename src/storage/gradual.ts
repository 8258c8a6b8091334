/** Something long, done a little at a time: says how much is done, from 0 to 1, whenever whoever does it may want to breathe. */
export type Gradual<T> = Generator<number, T>;

/** The same in one go. */
export function atOnce<T>(work: Gradual<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
