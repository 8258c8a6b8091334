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
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateSW } from 'workbox-build';
import { addresses } from '@app/navigation/addresses';

export const root = path.resolve(__dirname, '../..');
export const site = path.join(root, 'dist/web');

/** Exports the site anew; false when that failed, and the reason is on the screen. */
export async function exportWeb(env: Readonly<Record<string, string>> = {}, folder = site): Promise<boolean> {
  rmSync(folder, { recursive: true, force: true });
  if (!(await bundle({ ...SHAKEN, ...env }, folder))) return false;
  makeRelative(folder);
  finishPage(folder);
  return addWorker(folder);
}

/** What nobody imports is left out, of packages too. */
const SHAKEN = { EXPO_UNSTABLE_METRO_OPTIMIZE_GRAPH: '1', EXPO_UNSTABLE_TREE_SHAKING: '1' };

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
  "base-uri 'self'",
  "form-action 'none'",
].join('; ');

/** Files are named from where the app begins, and not from the root of the server: it works in any folder of any. */
function makeRelative(folder: string): void {
  const scripts = filesIn(path.join(folder, '_expo')).filter((file) => file.endsWith('.js'));
  for (const file of scripts) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(["'])\/(assets|_expo)\//g, '$1$2/'));
  }
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));

/**
 * Writes into the page how its addresses begin, its scripts, its first pictures and its policy, and puts a copy where static servers look
 * when they know no file for an address.
 */
function finishPage(folder: string): void {
  const page = path.join(folder, 'index.html');
  const bundled = readFileSync(page, 'utf8');
  const scripts = [...bundled.matchAll(/<script src="\/([^"]+)" defer><\/script>/g)];
  const bare = scripts.reduce((html, [tag]) => html.replace(tag, ''), bundled).replace(/<link rel="icon"[^>]*>/, '');
  const told = replaced(bare, [
    ['%ADDRESSES%', firstNames().join(' ')],
    ['%SCRIPTS%', scripts.map(([, src]) => src).join(' ')],
    ['%PICTURES%', firstPictures(folder).join(' ')],
  ]);
  const guarded = withPolicy(told);
  writeFileSync(page, guarded);
  writeFileSync(path.join(folder, '404.html'), guarded);
}

/** The page with its policy, which knows the one script that stands in the page itself; an older policy goes. */
export function withPolicy(html: string): string {
  const inline = /<script id="where">([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (inline === undefined) throw new Error('the page has no script of its own');
  const hash = createHash('sha256').update(inline).digest('base64');
  const policy = POLICY.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  const bare = html.replace(/\n\s*<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  return replaced(bare, [['<meta charset="utf-8" />', `<meta charset="utf-8" />\n    ${meta}`]]);
}

function replaced(html: string, what: readonly (readonly [from: string, to: string])[]): string {
  return what.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the page has no place for ${to}`);
    return text.replace(from, () => to);
  }, html);
}

/** How the addresses of the app begin. */
function firstNames(): readonly string[] {
  const paths = Object.values(addresses().screens).map((screen) =>
    typeof screen === 'string' ? screen : screen?.path,
  );
  return paths.flatMap((each) => each?.split('/')[0] ?? []).filter((name) => /^[\w-]+$/.test(name));
}

/** The sea of Home, by day and by night. */
function firstPictures(folder: string): readonly string[] {
  const files = filesIn(path.join(folder, 'assets')).map((file) =>
    path.relative(folder, file).split(path.sep).join('/'),
  );
  return ['home-light', 'home-dark'].map((name) => {
    const found = files.find((file) => path.posix.basename(file).startsWith(`${name}.`));
    if (found === undefined) throw new Error(`no picture called ${name}`);
    return found;
  });
}

const bundle = (env: Readonly<Record<string, string>>, folder: string): Promise<boolean> =>
  new Promise((done, fail) => {
    // Metro would leave a core idle; nobody waits for it here.
    const args = ['export', '--platform', 'web', '--max-workers', '2', '--output-dir', path.relative(root, folder)];
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
    globIgnores: ['sw.js', 'metadata.json', '404.html', '**/*.map'],
    swDest: path.join(folder, 'sw.js'),
    // Every address is a screen of the app, but that of a file: one that is missing must not look like a screen.
    navigateFallback: 'index.html',
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
