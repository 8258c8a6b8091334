import { openSync, readSync } from 'node:fs';
import type { Clock } from '@/bots/arena';

const bytes = Buffer.alloc(64);

/** Linux tells what each thread has worked, in nanoseconds; null elsewhere. */
function threadFile(): number | null {
  try {
    return openSync(`/proc/${process.pid}/task/${process.pid}/schedstat`, 'r');
  } catch {
    return null;
  }
}

const thread = threadFile();

/** Milliseconds the processor has worked for the whole process. */
export const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds it has worked for the main thread alone; where that is not told, for the whole process. */
function threadMs(): number {
  // Asking for the process's time also brings the thread's up to date, which otherwise changes with the system's tick.
  const all = processorMs();
  if (thread === null) return all;
  const length = readSync(thread, bytes, 0, bytes.length, 0);
  return Number(bytes.toString('latin1', 0, length).split(' ')[0]) / 1e6;
}

export const clock: Clock = { now: () => performance.now(), worked: threadMs };
