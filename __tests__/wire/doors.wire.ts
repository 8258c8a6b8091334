/** Who is let in, and what those are told who are not. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import { PROTOCOL } from '@/net/protocol';
import { newCode } from '@/server/keys';
import { openTable } from '@app/phones/connect';
import { entryFor, orderOf, pause, seated, somebody, until } from '@/tools/net/people';
import { PATIENT, withHost } from './support';

const order = orderOf('santo-domingo', [null, null], entryFor('santo-domingo')?.game.defaultOptions, 'off');

const post = (url: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

void test('a wrong code leads nowhere, and whoever goes on trying has to wait', PATIENT, () =>
  withHost(async (address) => {
    const lost = somebody(address, newCode());
    await until('an answer', () => lost.client.now().standing.kind === 'over');
    assert.deepEqual(lost.client.now().standing, { kind: 'over', why: 'no-table' });
    const opened = await openTable(address, order);
    assert.ok(opened.ok);
    const tries = [];
    for (let i = 0; i < 12; i++)
      tries.push((await post(`${address}/matchmake/joinOrCreate/table`, JSON.stringify({ code: newCode() }))).status);
    assert.equal(tries[0], 404);
    assert.equal(tries.at(-1), 429);
    const late = somebody(address, opened.code);
    await until('an answer', () => late.client.now().standing.kind === 'over');
    assert.deepEqual(late.client.now().standing, { kind: 'over', why: 'slow-down' });
  }),
);

void test('there is no list of tables, and no other door than their code', PATIENT, () =>
  withHost(async (address) => {
    for (const way of ['create', 'join', 'joinById', 'reconnect'])
      assert.notEqual(
        (await post(`${address}/matchmake/${way}/table`, JSON.stringify({ code: newCode() }))).status,
        200,
      );
    for (const at of ['/matchmake/table', '/matchmake/', '/tables/list', '/../package.json', '/%2e%2e/package.json'])
      assert.ok(!(await (await fetch(address + at)).text()).includes('roomId'), at);
    assert.equal((await post(`${address}/matchmake/joinOrCreate/table`, '{}')).status, 404);
    assert.equal((await post(`${address}/tables`, 'x'.repeat(40_000))).status, 413);
    const elsewhere = await post(`${address}/tables`, JSON.stringify(order), { origin: 'https://elsewhere.example' });
    assert.equal(elsewhere.status, 403);
    const peek = await post(`${address}/matchmake/joinOrCreate/table`, '{}', { origin: 'https://elsewhere.example' });
    assert.equal(peek.status, 403);
    assert.equal((await fetch(`${address}/__healthcheck`)).status, 404);
  }),
);

void test('an address opens so many tables in an hour', PATIENT, () =>
  withHost(
    async (address) => {
      for (let i = 0; i < 3; i++) assert.ok((await openTable(address, order)).ok);
      assert.deepEqual(await openTable(address, order), { ok: false, why: 'too-many' });
    },
    { tablesAnHour: 3 },
  ),
);

void test('another version is told which of the two is older', PATIENT, () =>
  withHost(async (address) => {
    assert.deepEqual(await openTable(address, { ...order, protocol: PROTOCOL + 1 }), { ok: false, why: 'older' });
    assert.deepEqual(await openTable(address, { ...order, protocol: PROTOCOL - 1 }), { ok: false, why: 'newer' });
    assert.deepEqual(await openTable(address, { ...order, rules: order.rules + 1 }), { ok: false, why: 'older' });
    assert.deepEqual(await openTable(address, { ...order, seats: [] }), { ok: false, why: 'bad-order' });
  }),
);

void test('a table that is full says so, and those who are there play on', PATIENT, () =>
  withHost(async (address) => {
    const { code, people } = await seated(address, order);
    const lookers = Array.from({ length: 22 }, () => somebody(address, code));
    await until('everybody', () => lookers.every(({ client }) => client.now().standing.kind === 'here'));
    const late = somebody(address, code);
    await until('an answer', () => late.client.now().standing.kind === 'over');
    assert.deepEqual(late.client.now().standing, { kind: 'over', why: 'full' });
    lookers[0]?.leave();
    await pause(300);
    const next = somebody(address, code);
    await until('a place', () => next.client.now().standing.kind === 'here');
    assert.ok(people.every(({ client }) => client.now().standing.kind === 'here'));
    [...people, ...lookers, next].forEach(({ leave }) => leave());
  }),
);

void test(
  'a seat goes along to another phone, and its old key is refused in words once it has a new one',
  PATIENT,
  () =>
    withHost(async (address) => {
      const opened = await openTable(address, {
        ...order,
        seats: [...order.seats, { ...order.seats[0], colour: 'green' }],
      });
      assert.ok(opened.ok);
      const anna = somebody(address, opened.code);
      const bram = somebody(address, opened.code);
      await until('a room', () => [anna, bram].every(({ client }) => client.now().room !== null));
      anna.client.say({ t: 'sit', seat: 1, name: 'Anna' });
      bram.client.say({ t: 'sit', seat: 2, name: 'Bram' });
      await until('seats', () => anna.keys.length === 1 && bram.keys.length === 1);
      const old = anna.keys;
      anna.client.say({ t: 'rise', seat: 1 });
      await until('no seat', () => anna.client.now().room?.mine.length === 0);
      assert.deepEqual(anna.keys, []);
      anna.client.say({ t: 'sit', seat: 1, name: 'Anna' });
      await until('a seat again', () => anna.keys.length === 1);
      const thief = somebody(address, opened.code, old);
      await until('a no', () => thief.client.now().refused.reason === 'old-key');
      assert.deepEqual(thief.client.now().room?.mine, []);
      // Without the free seat everybody moves up, and so does what their keys are kept under.
      anna.client.say({ t: 'start' });
      await until('a game', () => anna.client.now().table !== null);
      assert.deepEqual(
        [anna, bram].map(({ keys }) => keys.map(({ seat }) => seat)),
        [[0], [1]],
      );
      const elsewhere = somebody(address, opened.code, anna.keys);
      await until('her seat', () => elsewhere.client.now().room?.mine.includes(0) === true);
      await until('it is hers no more', () => anna.client.now().room?.mine.length === 0);
      [anna, bram, thief, elsewhere].forEach(({ leave }) => leave());
    }),
);

void test('a host that cannot start says in one sentence what to do', PATIENT, async () => {
  const busy = createServer();
  await new Promise<void>((done) => busy.listen(0, done));
  const { port } = busy.address() as AddressInfo;
  const start = (env: Readonly<Record<string, string>>): string => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/tools/host.ts'], {
      cwd: path.resolve(__dirname, '../..'),
      env: { ...process.env, WEB: 'no', ...env },
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    return stderr;
  };
  assert.match(start({ PORT: String(port) }), /^Port \d+ is in use\. .*PORT=2700 npm run host$/m);
  assert.match(
    start({ PORT: '0', REDIS_URL: 'redis://127.0.0.1:1' }),
    /^Redis does not answer at REDIS_URL\. Start it/m,
  );
  assert.match(
    start({ PORT: '0', TABLES: path.join(__filename, 'x') }),
    /^The tables cannot be kept in .*Choose another folder/m,
  );
  assert.match(start({ PORT: 'x' }), /^PORT is x: a port is a number/m);
  busy.close();
});
