import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve, type Served } from '@/tools/serve';

const outside = mkdtempSync(path.join(tmpdir(), 'antilles-serve-'));
let served: Served;

beforeAll(async () => {
  const site = path.join(outside, 'site');
  mkdirSync(site);
  writeFileSync(path.join(outside, 'secret.txt'), 'secret');
  writeFileSync(path.join(site, 'index.html'), 'the app');
  writeFileSync(path.join(site, 'a b.js'), 'a script');
  served = await serve(site);
});

afterAll(async () => {
  await served.close();
  rmSync(outside, { recursive: true });
});

/** The path as it stands: `fetch` would tidy the dots away before they got here. */
const get = (address: string): Promise<{ type: string | undefined; text: string }> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(served.url);
    request({ hostname, port, path: address }, (response) => {
      let text = '';
      response.on('data', (piece: Buffer) => (text += piece.toString()));
      response.on('end', () => done({ type: response.headers['content-type'], text }));
    })
      .on('error', fail)
      .end();
  });

test('a file is served as what it is', async () => {
  expect(await get('/a%20b.js?v=1')).toEqual({ type: 'text/javascript; charset=utf-8', text: 'a script' });
});

test.each([
  '/',
  '/santo-domingo/table/42',
  '/%E0%A4%A',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '//',
])('%s is an address of the app', async (address) => {
  expect(await get(address)).toEqual({ type: 'text/html; charset=utf-8', text: 'the app' });
});
