/**
 * Whatever a game can name has words, in every language, though no game that is played need ever come to it. That events,
 * results and reasons of played games can be said is held by conformance, questions by `asks`, gaps and plurals by `text`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { luckFrom, pick } from '@antilles/engine';
import ts from 'typescript';
import { cartagena } from '@/games/cartagena/rules/game';
import { sampleOptions } from '@/games/cartagena/rules/options';
import { ACTION_REFUSALS, OPTIONS_REFUSALS } from '@/games/cartagena/rules/refusals';
import { SYMBOLS } from '@/games/cartagena/rules/route';
import { OPTIONS } from '@/games/dominion/rules/actions';
import { RECOMMENDED_SETS } from '@/games/dominion/rules/kingdoms';
import { CARD_IDS } from '@/games/dominion/rules/printed';
import { SCORING_CARDS } from '@/games/dominion/rules/scoring';
import { GAME_IDS, type GameId } from '@/games/ids';
import { BUILDING_IDS } from '@/games/puerto-rico/rules/buildings';
import { GOODS, TILES } from '@/games/puerto-rico/rules/goods';
import { OPTION_KEYS } from '@/games/puerto-rico/rules/options';
import { ROLES } from '@/games/puerto-rico/rules/roleCards';
import { END_TRIGGERS } from '@/games/puerto-rico/rules/state';
import { CARD_NAMES } from '@/games/santo-domingo/rules/cards';
import { SOURCES } from '@/games/santo-domingo/rules/state';
import { RESOURCES } from '@/tools/resources';
import { hasWords, isWritten } from '@/tools/spoken';

const NAMES: Readonly<Record<GameId, readonly string[]>> = {
  'santo-domingo': [
    ...Object.values(CARD_NAMES).map((card) => `card.${card}`),
    ...SOURCES.map((source) => `score.${source}`),
    ...['tie.goods', 'tie.hand', 'ended.target'],
  ],
  'puerto-rico': [
    ...BUILDING_IDS.flatMap((id) => [`building.${id}`, `short.${id}`, `rules.building.${id}`]),
    ...ROLES.flatMap((role) => [`role.${role}`, `phase.${role}`, `rules.role.${role}`]),
    ...GOODS.map((good) => `good.${good}`),
    ...TILES.map((tile) => `tile.${tile}`),
    ...OPTION_KEYS.flatMap((key) => [`options.${key}`, `options.${key}Line`]),
    ...END_TRIGGERS.flatMap((trigger) => [`ended.${trigger}`, `log.end-${trigger}`]),
  ],
  cartagena: SYMBOLS.flatMap((symbol) => [`symbol.${symbol}`, `rules.${symbol}`, `power.${symbol}`]),
  dominion: [
    ...CARD_IDS.flatMap((card) => [`card.${card}`, `several.${card}`, `rules.card.${card}`]),
    ...RECOMMENDED_SETS.map((set) => `kingdom.${set}`),
    ...OPTIONS.map((option) => `option.${option}`),
    ...SCORING_CARDS.map((card) => `score.${card}`),
    ...['score.how', 'score.how-gardens', 'tie.turns', 'ended.provinces', 'ended.piles', 'ended.turn-limit'],
  ],
};

/** Whoever answers with a reason: what is refused, and what a card of Dominion wants. */
const REFUSERS = /^(refuse|refusal|whyNot\w*|\w*Refusal|wants)$/;

/** The reasons that rules can give, found in their source: the texts a refuser can answer with. */
function reasonsIn(source: string): string[] {
  const reasons: string[] = [];
  const collect = (node: ts.Node, inside: boolean): void => {
    const named = ts.isFunctionLike(node) || ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
    const refuses =
      inside || (named && node.name !== undefined && ts.isIdentifier(node.name) && REFUSERS.test(node.name.text));
    const isAnswer = !(
      ts.isLiteralTypeNode(node.parent) ||
      ts.isCaseClause(node.parent) ||
      ts.isBinaryExpression(node.parent) ||
      ts.isCallExpression(node.parent) ||
      ts.isElementAccessExpression(node.parent)
    );
    if (refuses && ts.isStringLiteral(node) && isAnswer) reasons.push(node.text);
    ts.forEachChild(node, (child) => collect(child, refuses));
  };
  ts.forEachChild(ts.createSourceFile('rules.ts', source, ts.ScriptTarget.Latest, true), (node) =>
    collect(node, false),
  );
  return reasons;
}

describe.each(GAME_IDS)('%s', (id) => {
  const folder = join(__dirname, '../../src/games', id, 'rules');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const reasons = new Set(files.flatMap((file) => reasonsIn(readFileSync(join(folder, file), 'utf8'))));

  test('everything it names has a name', () => {
    expect(NAMES[id].filter((key) => !isWritten(id, key))).toEqual([]);
  });

  test('every reason that its rules can give has words', () => {
    expect(reasons.size).toBeGreaterThan(5);
    expect([...reasons].filter((reason) => !hasWords(id, reason))).toEqual([]);
  });

  test('no words for a reason are there in vain', () => {
    const written = Object.keys(RESOURCES.en[id].refusal);
    expect(written.filter((key) => !reasons.has(key.replace(/_(one|other)$/, '')))).toEqual([]);
  });
});

test('the reasons of Cartagena are those it lists', () => {
  expect(Object.keys(RESOURCES.en.cartagena.refusal).sort()).toEqual([...ACTION_REFUSALS, ...OPTIONS_REFUSALS].sort());
});

test('no line of the log of Cartagena is there in vain', () => {
  // A snake that finds nowhere to chase a pirate is too rare to wait for.
  const said = new Set([cartagena.phrase({ type: 'bitten', seat: 0, from: 19, to: 19 })?.key]);
  for (let seed = 0; seed < 60; seed++) {
    const luck = luckFrom(seed);
    const seats = 2 + (seed % 4);
    const state = cartagena.setup({ ...sampleOptions(luck, seats), blackMagic: true, scoundrels: true }, seats, seed);
    for (let waiting = cartagena.waiting(state); waiting.length > 0; waiting = cartagena.waiting(state)) {
      const seat = pick(luck, waiting);
      cartagena.apply(state, seat, pick(luck, cartagena.decision(state, seat)?.actions ?? []), (event) => {
        for (const seen of [event, cartagena.redact(event, null)]) if (seen) said.add(cartagena.phrase(seen)?.key);
      });
    }
  }
  const lines = Object.keys(RESOURCES.en.cartagena.log).map((key) => `log.${key.replace(/_(one|other)$/, '')}`);
  expect(lines.filter((line) => !said.has(line))).toEqual([]);
});
