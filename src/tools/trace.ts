/** What the main thread of a page does, task by task, in processor time: what else the machine does hardly shows. */
import { must } from '@antilles/engine';
import { type Browser, type Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when it began, how long it took, and how long the processor worked for it. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** What the main thread of the page did, task by task, and what the page noted down meanwhile. */
export interface Trace {
  readonly tasks: readonly { readonly at: number; readonly ms: number }[];
  marks(name: string): readonly number[];
}

export async function traced(browser: Browser, page: Page, during: () => Promise<void>): Promise<Trace> {
  const categories = ['toplevel', 'blink.user_timing'];
  await browser.startTracing(page, { categories });
  await during();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: TraceEvent[] };
  const ours = traceEvents.filter(({ name }) => name.startsWith('antilles-'));
  const home = must(ours[0], 'the page noted nothing');
  const tasks = traceEvents
    .filter(({ name, ph, pid, tid }) => name.endsWith('RunTask') && ph === 'X' && pid === home.pid && tid === home.tid)
    .map(({ ts, dur = 0, tdur = dur }) => ({ at: ts, ms: tdur / 1000 }))
    .sort((a, b) => a.at - b.at);
  return {
    tasks,
    marks: (name) =>
      ours
        .filter((event) => event.name === name)
        .map(({ ts }) => ts)
        .sort((a, b) => a - b),
  };
}

/** Milliseconds the processor worked for the page between two moments. */
export const workBetween = ({ tasks }: Trace, from: number, to: number): number =>
  tasks.reduce((sum, { at, ms }) => (at >= from && at < to ? sum + ms : sum), 0);
