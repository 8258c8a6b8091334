/** Hosts and a Redis as processes of their own, so that they can be killed without a word. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pause } from './people';

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((done) =>
    child.exitCode !== null || child.signalCode !== null ? done() : child.once('exit', () => done()),
  );

export interface Process {
  readonly port: number;
  readonly pid: number;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** A process has so long to start on a busy machine, in milliseconds. */
const PATIENCE = 180_000;

async function started(child: ChildProcess, port: number, isUp: () => Promise<boolean>): Promise<Process> {
  // Whoever is stopped in the middle leaves nothing running.
  const killIt = (): void => void child.kill('SIGKILL');
  process.once('exit', killIt);
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    if (child.exitCode !== null) throw new Error(`a process on port ${port} ended with ${child.exitCode}`);
    if (await isUp())
      return {
        port,
        pid: child.pid ?? 0,
        async end(signal) {
          process.off('exit', killIt);
          child.kill(signal);
          await ended(child);
        },
      };
    await pause(50);
  }
  child.kill('SIGKILL');
  throw new Error(`nothing answers on port ${port}`);
}

/** `npm run host` as anybody would start it, without the app. */
export async function hostProcess(port: number, env: Readonly<Record<string, string>>): Promise<Process> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/tools/host.ts'], {
    cwd: path.resolve(__dirname, '../../..'),
    env: { ...process.env, WEB: 'no', PORT: String(port), INSIDE_ADDRESS: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', env.QUIET === 'yes' ? 'ignore' : 'inherit'],
  });
  return started(child, port, () =>
    fetch(`http://127.0.0.1:${port}/tables`, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
}

export const hasRedis = (): boolean => spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

const isListening = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

/** A Redis of our own that keeps what it is told, whatever happens to it. */
export async function redisProcess(): Promise<{
  readonly url: string;
  /** Ends it without a word, and starts it again after so many milliseconds. */
  restart(after: number): Promise<void>;
  close(): Promise<void>;
}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'antilles-redis-'));
  const port = await freePort();
  const begin = (): Promise<Process> =>
    started(
      spawn(
        'redis-server',
        ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--appendfsync', 'always'],
        { stdio: 'ignore' },
      ),
      port,
      () => isListening(port),
    );
  let running = await begin();
  return {
    url: `redis://127.0.0.1:${port}`,
    async restart(after) {
      await running.end('SIGKILL');
      await pause(after);
      running = await begin();
    },
    async close() {
      await running.end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
