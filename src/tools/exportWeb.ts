/**
 * `npm run export:web`: the app for a web server, in `dist/web`: everything Metro bundles and what lies in `public/`,
 * plus the service worker that keeps all of it on the device, so that the app starts and plays without a network.
 *
 * The worker is Workbox's. A new version is fetched beside the old one and waits: whoever is playing goes on with the
 * files they started with (`app/offline.web.ts` offers to change over; otherwise it happens at the next start).
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { generateSW } from 'workbox-build';

export const root = path.resolve(__dirname, '../..');
export const site = path.join(root, 'dist/web');

/** Exports the site anew; false when that failed, and the reason is on the screen. */
export async function exportWeb(env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  rmSync(site, { recursive: true, force: true });
  return (await bundle(env)) && (await addWorker(site));
}

const bundle = (env: Readonly<Record<string, string>>): Promise<boolean> =>
  new Promise((done, fail) => {
    const args = ['export', '--platform', 'web', '--output-dir', path.relative(root, site)];
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
    // Every address is a screen of the app.
    navigateFallback: '/index.html',
    // Metro puts the hash of a file into its name.
    dontCacheBustURLsMatching: /[.-][0-9a-f]{32}\./,
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

if (require.main === module) {
  void exportWeb().then((done) => {
    process.exitCode = done ? 0 : 1;
  });
}
