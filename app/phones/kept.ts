import { Platform } from 'react-native';
import { z } from 'zod';
import { codeSchema } from '@/net/protocol';
import type { SeatKey } from '@/net/tableClient';
import { createValueStore } from '@/storage/store';
import { device } from '../device';

/*
 * Where this phone has sat: what it needs to come back. A seat's key is as good as sitting there, so it stays on the
 * device and goes into no export.
 */

const key = z.object({ seat: z.int().nonnegative().max(5), token: z.string().max(100) });
/** What it is about, once somebody was there: where it is shown, and whether it is over. */
const about = z.object({ game: z.string().max(100), names: z.array(z.string().max(100)).max(6), over: z.boolean() });
export type About = Readonly<z.infer<typeof about>>;
const table = z.object({
  code: codeSchema,
  address: z.string().max(300),
  at: z.number(),
  keys: z.array(key).max(6),
  about: about.optional(),
});
const kept = z.object({ address: z.string().max(300).nullable(), tables: z.array(table).max(100) });
type Kept = z.infer<typeof kept>;

const store = createValueStore<Kept>(device, 'antilles/phones', kept, { address: null, tables: [] });

/** So many tables are remembered. */
const MOST = 30;

/** Where a page was fetched from, which may be a host; null on a phone. */
export const pageAddress = (): string | null => (Platform.OS === 'web' ? globalThis.location.origin : null);

/** The host this phone goes to: what somebody wrote, or where the page is from. */
export const hostAddress = async (): Promise<string | null> => (await store.read()).address ?? pageAddress();

export const rememberAddress = (address: string | null): Promise<unknown> =>
  store.change((all) => ({ ...all, address }));

/** What is known of a table; a table nobody here has sat at has no keys. */
export async function tableAt(
  code: string,
): Promise<{ readonly address: string | null; readonly keys: readonly SeatKey[] }> {
  const { tables } = await store.read();
  const found = tables.find((each) => each.code === code);
  return found ?? { address: await hostAddress(), keys: [] };
}

export const rememberKeys = (code: string, address: string, keys: readonly SeatKey[]): Promise<unknown> =>
  store.change((all) => ({
    ...all,
    tables: [
      { ...all.tables.find((each) => each.code === code), code, address, at: Date.now(), keys: [...keys] },
      ...all.tables.filter((each) => each.code !== code),
    ].slice(0, MOST),
  }));

export const rememberAbout = (code: string, what: About): Promise<unknown> =>
  store.change((all) => ({
    ...all,
    tables: all.tables.map((each) =>
      each.code === code ? { ...each, about: { ...what, names: [...what.names] } } : each,
    ),
  }));

/** The tables somebody here was at that are not over, newest first. */
export const tablesHere = async (): Promise<readonly { readonly code: string; readonly about: About }[]> =>
  (await store.read()).tables.flatMap(({ code, about: what }) =>
    what === undefined || what.over ? [] : [{ code, about: what }],
  );

/** An address as somebody wrote it, whole; null when it is none. */
export function wholeAddress(written: string): string | null {
  const text = written.trim();
  if (text === '') return null;
  try {
    const url = new URL(/^https?:\/\//i.test(text) ? text : `http://${text}`);
    return url.hostname === '' ? null : `${url.protocol}//${url.host}`;
  } catch {
    return null;
  }
}

/** Whether something answers there that keeps no tables, as the app does from any other server. */
export async function isNoHost(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/tables`);
    return !(response.headers.get('content-type') ?? '').includes('json');
  } catch {
    return false;
  }
}

/** What a host says of itself; null where there is none. */
export async function askHost(address: string): Promise<{ readonly address: string | null } | null> {
  try {
    const response = await fetch(`${address}/tables`);
    const said: unknown = response.ok ? await response.json() : null;
    if (typeof said !== 'object' || said === null || !('tables' in said)) return null;
    return { address: 'address' in said && typeof said.address === 'string' ? said.address : null };
  } catch {
    return null;
  }
}
