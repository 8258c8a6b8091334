/**
 * `npm install` runs this: git takes its hooks from `.githooks`. Nothing is done on a machine that only checks, outside a
 * checkout of our own, or where somebody has chosen other hooks; and nothing here ever stops an installation.
 */
const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' });

// Unpacked inside another repository (which is then the one git finds) these hooks are none of its business.
const isOurs = existsSync('.git') && existsSync('.githooks');
const hasHooks = git('config', '--get', 'core.hooksPath').status === 0;
if (process.env.CI === undefined && isOurs && !hasHooks) git('config', '--local', 'core.hooksPath', '.githooks');
