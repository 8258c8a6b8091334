/** Finding a Redis on this machine, or getting one: tests of several hosts need it, and nothing else does. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SERVER = 'redis-server';

const isThere = (): boolean => spawnSync(SERVER, ['--version'], { stdio: 'ignore' }).status === 0;

/** The name of the program; null where there is none and none can be installed. */
export function findRedis(): string | null {
  if (isThere()) return SERVER;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('No Redis found; installing one.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // The program alone: no service is to run here.
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', SERVER],
  ])
    if (spawnSync('apt-get', args, { stdio: 'inherit', env }).status !== 0) return null;
  return isThere() ? SERVER : null;
}
