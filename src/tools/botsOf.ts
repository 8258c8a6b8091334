import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { luckFrom, type AnyGame, type HasRng } from '@antilles/engine';
import type { Bot } from '@/bots/bot';
import type { GameId } from '@/games/ids';

type Bots = Readonly<Record<string, Bot<HasRng, unknown, unknown>>>;

const root = path.resolve(__dirname, '../..');
const cache = path.join(root, '.cache/arena');

/** What went wrong, as a sentence for whoever typed the command. */
export class NoSuchBots extends Error {}

/**
 * The bots of another commit, built beside today's with its own engine. They are shown today's tables, so a commit whose
 * tables look different cannot be played against. The question is put by its own engine: its bots may know an answer
 * again by being the same object.
 */
export function botsOf(ref: string, game: GameId): Bots {
  const commit = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  if (commit === null) throw new NoSuchBots(`There is no commit "${ref}" here.`);
  const sha = commit.toString().trim();
  const outfile = path.join(cache, `${sha}-${game}.cjs`);
  if (!existsSync(outfile)) build(sha, game, outfile);
  const { entry } = createRequire(__filename)(outfile) as { readonly entry?: { readonly bots?: Bots; game: AnyGame } };
  if (entry?.bots === undefined) throw new NoSuchBots(`${sha.slice(0, 10)} has no bots for ${game}.`);
  return Object.fromEntries(Object.entries(entry.bots).map(([name, bot]) => [name, askedBy(entry.game, bot)]));
}

const askedBy = (game: AnyGame, bot: Bot<HasRng, unknown, unknown>): Bot<HasRng, unknown, unknown> => ({
  id: bot.id,
  think(seen, luck) {
    const decision = game.decision(seen.imagine(luckFrom(0)), seen.seat);
    return bot.think(decision === null ? seen : { ...seen, decision }, luck);
  },
});

function build(sha: string, game: GameId, outfile: string): void {
  const archive = git(['archive', '--format=tar', sha, 'src']);
  if (archive === null) throw new NoSuchBots(`The commit ${sha.slice(0, 10)} has no src to build bots from.`);
  const tree = mkdtempSync(path.join(tmpdir(), 'antilles-bots-'));
  try {
    execFileSync('tar', ['-x', '-C', tree], { input: archive });
    buildSync({
      stdin: { contents: `export { entry } from '@/games/${game}';`, resolveDir: tree, loader: 'ts' },
      bundle: true,
      platform: 'node',
      format: 'cjs',
      outfile,
      logLevel: 'silent',
      alias: { '@': path.join(tree, 'src'), '@antilles/engine': path.join(tree, 'src/engine/index.ts') },
      nodePaths: [path.join(root, 'node_modules')],
      tsconfigRaw: '{}',
    });
  } catch (problem) {
    const why = problem instanceof Error ? (problem.message.trim().split('\n').at(-1) ?? '') : String(problem);
    throw new NoSuchBots(`The bots of ${sha.slice(0, 10)} cannot be built for ${game}: ${why}`);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

function git(args: readonly string[]): Buffer | null {
  try {
    return execFileSync('git', [...args], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e9 });
  } catch {
    return null;
  }
}
