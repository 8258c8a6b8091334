import { appendFile, mkdir, readdir, readFile, stat, truncate, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Journals } from './journal';

const ENDING = '.table';

/** Journals as files in a folder, for one process. */
export async function fileJournals(folder: string): Promise<Journals> {
  await mkdir(folder, { recursive: true });
  /** How many lines a file has, once it was read or begun. */
  const counts = new Map<string, number>();
  // A code is letters and digits: no name of a file can be made of anything else.
  const fileOf = (code: string): string => path.join(folder, `${code}${ENDING}`);

  return {
    async read(code) {
      const text = await readFile(fileOf(code), 'utf8').catch(missing);
      if (text === null) return null;
      const end = text.lastIndexOf('\n') + 1;
      // The server was killed while it wrote: nobody was told of what is not whole.
      if (end < text.length) await truncate(fileOf(code), Buffer.byteLength(text.slice(0, end)));
      const lines = text.slice(0, end).split('\n').slice(0, -1);
      counts.set(code, lines.length);
      return lines;
    },
    async append(code, after, lines) {
      if ((counts.get(code) ?? 0) !== after) return false;
      const before = await stat(fileOf(code)).then(({ size }) => size, missing);
      try {
        await appendFile(fileOf(code), lines.map((line) => `${line}\n`).join(''));
      } catch (error) {
        // A full disk may have taken the half of it.
        if (before !== null) await truncate(fileOf(code), before).catch(() => undefined);
        throw error;
      }
      counts.set(code, after + lines.length);
      return true;
    },
    async sweep(before) {
      for (const name of await readdir(folder)) {
        if (!name.endsWith(ENDING)) continue;
        const file = path.join(folder, name);
        const found = await stat(file).catch(missing);
        if (found !== null && found.mtimeMs < before) await unlink(file).catch(missing);
      }
    },
    close: () => Promise.resolve(),
  };
}

function missing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
