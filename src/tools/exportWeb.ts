/**
 * `npm run export:web`: the app for a web server, in `dist/web`: everything Metro bundles and what lies in `public/`,
 * plus the service worker that keeps all of it on the device, so that the app starts and plays without a network.
 *
 * The worker is Workbox's. A new version is fetched beside the old one and waits: whoever is playing goes on with the
 * files they started with (`app/offline.web.ts` offers to change over; otherwise it happens at the next start). It knows
 * what every file must be: while an upload is under way nothing is kept, instead of a front page in place of a script.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateSW } from 'workbox-build';

export const root = path.resolve(__dirname, '../..');
export const site = path.join(root, 'dist/web');

/** Exports the site anew; false when that failed, and the reason is on the screen. */
export async function exportWeb(env: Readonly<Record<string, string>> = {}, folder = site): Promise<boolean> {
  rmSync(folder, { recursive: true, force: true });
  if (!(await bundle(env, folder))) return false;
  addPolicy(folder);
  return addWorker(folder);
}

/** Where the app with one game more lies, for the browser test of that (`__tests__/sticks`). */
export const siteWithSticks = path.join(root, 'dist/sticks');

/** The same app, started by a file that first puts that game on the shelf. */
export const exportWithSticks = (env: Readonly<Record<string, string>>): Promise<boolean> =>
  exportWeb({ ...env, ANTILLES_APP: '__tests__/sticks/App' }, siteWithSticks);

/**
 * What the page may do: run and show what lies beside it, and nothing else. Styles are written into the page by React
 * Native; pictures to share and sounds are made there. Only here: the server of whoever develops talks to its page.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Writes the policy into the page, before anything it holds for. */
function addPolicy(folder: string): void {
  const page = path.join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`;
  const guarded = html.replace(/<meta charset="utf-8"\s*\/?>/, (charset) => `${charset}\n    ${meta}`);
  if (guarded === html) throw new Error('the page has no place for its policy');
  writeFileSync(page, guarded);
}

const bundle = (env: Readonly<Record<string, string>>, folder: string): Promise<boolean> =>
  new Promise((done, fail) => {
    const args = ['export', '--platform', 'web', '--output-dir', path.relative(root, folder)];
    const child = spawn(process.execPath, [require.resolve('expo/bin/cli'), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.once('error', fail);
    child.once('exit', (code) => done(code === 0));
  });

/** Writes `sw.js` for the files that are in `folder` now. */
export async function addWorker(folder: string): Promise<boolean> {
  const { count, size, warnings } = await generateSW({
    globDirectory: folder,
    globPatterns: ['**/*'],
    globIgnores: ['sw.js', 'metadata.json', '**/*.map'],
    swDest: path.join(folder, 'sw.js'),
    // Every address is a screen of the app, but that of a file: one that is missing must not look like a screen.
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/\.(css|html|ico|js|json|map|png|svg|ttf|txt|wasm|wav|webmanifest|webp|woff2?)$/],
    // A server that has not got a file yet may answer with its front page, and a browser may even remember that answer:
    // every file is asked for anew, and kept only when it is the very one that lies here now.
    manifestTransforms: [
      (manifest) => ({
        manifest: manifest.map((entry) => ({ ...entry, integrity: integrityOf(path.join(folder, entry.url)) })),
      }),
    ],
    // Fonts come to more than the two megabytes a file may have by default.
    maximumFileSizeToCacheInBytes: 10_000_000,
    // The page that installs it is looked after at once; an update waits until nobody uses the old version.
    clientsClaim: true,
    skipWaiting: false,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  });
  for (const warning of warnings) console.error(warning);
  console.log(`Works offline: ${count} files, ${(size / 1_000_000).toFixed(1)} MB`);
  return warnings.length === 0;
}

const integrityOf = (file: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

if (require.main === module) {
  void exportWeb().then((done) => {
    process.exitCode = done ? 0 : 1;
  });
}
