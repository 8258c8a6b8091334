import { fork } from 'node:child_process';
import { tamper } from './tamper';

type Counts = Awaited<ReturnType<typeof tamper>>;
type Said = { readonly next: string } | { readonly done: Counts } | { readonly failed: string };

/** Nothing heard for so long: it stands still, and nobody in there can say so. */
const PATIENCE = 15_000;

/** Takes changed saves in beside the soak, where one that never comes back can be stopped and named. */
export function tamperWatched(seed: number, each: number): Promise<Counts> {
  return new Promise((resolve, reject) => {
    const child = fork(__filename, [String(seed), String(each)]);
    let last = 'nothing';
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        child.kill('SIGKILL');
        reject(new Error(`${last}: stands still`));
      }, PATIENCE);
    };
    wait();
    // Only the lines below say anything there.
    child.on('message', (message) => {
      const said = message as Said;
      if ('done' in said) resolve(said.done);
      else if ('failed' in said) reject(new Error(said.failed));
      else {
        last = said.next;
        wait();
      }
    });
    child.on('exit', () => {
      clearTimeout(timer);
      reject(new Error(`${last}: ended there`));
    });
  });
}

if (require.main === module && process.send !== undefined) {
  const say = (said: Said): unknown => process.send?.(said);
  const [seed, each] = process.argv.slice(2).map(Number);
  tamper(seed ?? 1, each ?? 1, (next) => say({ next })).then(
    (done) => say({ done }),
    (error: unknown) => say({ failed: String(error instanceof Error ? (error.stack ?? error) : error) }),
  );
}
