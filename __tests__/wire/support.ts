/** What the tests over real sockets begin with. They run in Node's own test runner (`npm test -- wire`). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startHost, type Host, type HostOptions } from '@/server/host';
import { entryFor } from '@/tools/net/people';

/** A busy machine is no failure. */
export const PATIENT = { timeout: 300_000 };

/** Tests of several hosts; why they are left out, where they are. */
export const WITH_REDIS = { ...PATIENT, skip: process.env.NO_REDIS === '1' ? 'there is no Redis here' : false };

/** A host in this process, and what it reported. */
export async function withHost(
  what: (address: string, host: Host) => Promise<void>,
  options: Partial<HostOptions> = {},
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'antilles-wire-'));
  const reported: unknown[] = [];
  const host = await startHost({
    port: 0,
    hostname: '127.0.0.1',
    folder,
    web: null,
    origins: [],
    behindProxy: false,
    tablesAnHour: Infinity,
    entryOf: entryFor,
    report: (error) => void reported.push(error),
    ...options,
  });
  try {
    await what(`http://127.0.0.1:${host.port}`, host);
  } finally {
    await host.close();
    rmSync(folder, { recursive: true, force: true });
  }
  if (reported.length > 0) throw new Error(`the host reported ${String(reported[0])}`);
}
