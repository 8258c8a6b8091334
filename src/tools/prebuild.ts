/**
 * `npm run prebuild:check`: makes the projects for Android and iOS from a clean copy of what is committed, as F-Droid and the
 * shops build them, and looks whether what they must hold is in them. Needs no network once npm knows Expo's template.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Permissions that the app uses: the camera for the photo of a play, the rest for sounds, taps and loading. */
const ALLOWED = [
  'android.permission.CAMERA',
  'android.permission.INTERNET',
  'android.permission.MODIFY_AUDIO_SETTINGS',
  'android.permission.VIBRATE',
];

/** What is wrong with the projects in this folder, a sentence each. */
export function faultsIn(at: string): readonly string[] {
  const faults: string[] = [];
  const read = (file: string): string => {
    const there = path.join(at, file);
    if (existsSync(there)) return readFileSync(there, 'utf8');
    faults.push(`${file} is not there`);
    return '';
  };
  const expect = (ok: boolean, what: string): void => void (ok || faults.push(what));

  const main = 'android/app/src/main';
  const manifest = read(`${main}/AndroidManifest.xml`);
  for (const [line, name = ''] of manifest.matchAll(/<uses-permission[^>]*android:name="([^"]+)"[^>]*>/g)) {
    expect(
      line.includes('tools:node="remove"') || ALLOWED.includes(name),
      `Android asks for ${name}, which nothing uses`,
    );
  }
  expect(
    manifest.includes('android:dataExtractionRules="@xml/data_extraction_rules"'),
    'Android has no rules for its backup',
  );
  expect(manifest.includes('android:scheme="antilles"'), 'Android does not open antilles:// links');
  for (const file of ['data_extraction_rules.xml', 'backup_rules.xml']) {
    expect(read(`${main}/res/xml/${file}`).includes('path="SQLite/"'), `${file} does not keep the saved games`);
  }

  const plist = read('ios/Antilles/Info.plist');
  expect(plist.includes('<string>antilles</string>'), 'iOS does not open antilles:// links');
  expect(plist.includes('NSCameraUsageDescription'), 'iOS does not say what the camera is for');
  expect(!plist.includes('NSMicrophoneUsageDescription'), 'iOS speaks of a microphone, which nothing uses');
  expect(
    /RCTAsyncStorageExcludeFromBackup<\/key>\s*<false\/>/.test(plist),
    'iOS leaves the settings out of its backup',
  );
  const privacy = read('ios/Antilles/PrivacyInfo.xcprivacy');
  expect(
    /NSPrivacyTracking<\/key>\s*<false\/>/.test(privacy),
    'the privacy manifest does not say that nobody is tracked',
  );
  for (const language of ['en', 'nl', 'de']) {
    expect(
      read(`ios/Antilles/Supporting/${language}.lproj/InfoPlist.strings`).includes('NSCameraUsageDescription'),
      `iOS does not say in ${language} what the camera is for`,
    );
  }
  return faults;
}

function main(): void {
  const at = mkdtempSync(path.join(tmpdir(), 'antilles-prebuild-'));
  try {
    const files = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 1 << 30 });
    execFileSync('tar', ['x', '-C', at], { input: files });
    symlinkSync(path.join(root, 'node_modules'), path.join(at, 'node_modules'));
    execFileSync('npx', ['expo', 'prebuild', '--no-install'], {
      cwd: at,
      stdio: 'inherit',
      env: { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' },
    });
    const faults = faultsIn(at);
    for (const fault of faults) console.error(fault);
    console.log(faults.length === 0 ? 'both projects are made, and hold what they must' : `${faults.length} faults`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    rmSync(at, { recursive: true, force: true });
  }
}

if (require.main === module) main();
