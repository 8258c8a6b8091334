const { withAndroidManifest, withDangerousMod } = require('expo/config-plugins');
const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/**
 * What Android's own backup keeps: the database with everything people made (`files/SQLite`) and the settings
 * (`databases`). Nothing else of ours is worth its room; caches and shared files stay away.
 */
const KEPT = ['<include domain="file" path="SQLite/"/>', '<include domain="database" path="."/>'];

const rules = (inside) => `<?xml version="1.0" encoding="utf-8"?>\n${inside}\n`;
const part = (name) => `  <${name}>\n${KEPT.map((line) => `    ${line}`).join('\n')}\n  </${name}>`;

/** Android 12 and later, for the cloud and for the way from phone to phone; and the same for earlier versions. */
const FILES = {
  'data_extraction_rules.xml': rules(
    `<data-extraction-rules>\n${part('cloud-backup')}\n${part('device-transfer')}\n</data-extraction-rules>`,
  ),
  'backup_rules.xml': rules(
    `<full-backup-content>\n${KEPT.map((line) => `  ${line}`).join('\n')}\n</full-backup-content>`,
  ),
};

/** Names the rules in the manifest and writes them beside it. */
module.exports = (config) =>
  withDangerousMod(
    withAndroidManifest(config, (mod) => {
      const application = mod.modResults.manifest.application?.[0];
      if (application === undefined) throw new Error('the manifest has no application');
      Object.assign(application.$, {
        'android:allowBackup': 'true',
        'android:dataExtractionRules': '@xml/data_extraction_rules',
        'android:fullBackupContent': '@xml/backup_rules',
      });
      return mod;
    }),
    [
      'android',
      (mod) => {
        const folder = path.join(mod.modRequest.platformProjectRoot, 'app/src/main/res/xml');
        mkdirSync(folder, { recursive: true });
        for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
        return mod;
      },
    ],
  );
