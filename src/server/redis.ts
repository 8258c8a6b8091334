import { Redis } from 'ioredis';
import type { Journals } from './journal';

/** A table that nobody has sat at for so long is forgotten, in seconds. */
export const KEPT_FOR = 60 * 24 * 60 * 60;

/** Adds lines if there are as many as the writer knows of: two processes never write one table. */
const APPEND = `
if redis.call('llen', KEYS[1]) ~= tonumber(ARGV[1]) then return 0 end
for i = 3, #ARGV do redis.call('rpush', KEYS[1], ARGV[i]) end
redis.call('expire', KEYS[1], ARGV[2])
return 1`;

/** A Redis that answers. Rejects when none does. */
export async function connectRedis(url: string): Promise<Redis> {
  // What cannot be asked now is asked again by whoever wants to know it.
  const redis = new Redis(url, { maxRetriesPerRequest: 2, lazyConnect: true });
  // Said by whoever asks; without a listener it would be thrown into the process.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw error;
  }
  return redis;
}

/** Journals in Redis, for any number of processes. */
export function redisJournals(redis: Redis): Journals {
  const keyOf = (code: string): string => `antilles:table:${code}`;
  return {
    async read(code) {
      const lines = await redis.lrange(keyOf(code), 0, -1);
      return lines.length === 0 ? null : lines;
    },
    append: async (code, after, lines) => (await redis.eval(APPEND, 1, keyOf(code), after, KEPT_FOR, ...lines)) === 1,
    sweep: () => Promise.resolve(),
    async close() {
      await redis.quit().catch(() => undefined);
    },
  };
}
