import { parseArgs } from 'node:util';
import { menuBy, MENUS } from '@/games/dominion/bots/menus';
import { checkLine, checkRanking, checkSpeeds, MATCH_LINES, type CheckedLine } from '@/games/dominion/bots/published';
import { playMatch, type MatchStatistics } from '@/games/dominion/bots/reference';

/**
 * Our rules against numbers that other people published.
 *
 * `npm run reference -- dominion [--games 10000]` checks every line of `bots/published.ts`;
 * `npm run reference -- dominion --match wharf,smithy --games 10000 --suicide off --json` plays any two menus.
 */
function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      match: { type: 'string' },
      games: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      suicide: { type: 'string', default: 'on' },
      'fixed-seats': { type: 'boolean', default: false },
      open: { type: 'string' },
      players: { type: 'string', default: '2' },
      json: { type: 'boolean', default: false },
    },
  });
  const [game] = positionals;
  if (game !== 'dominion') return fail('There are reference numbers for: dominion.');
  const games = Number(values.games);
  const seed = Number(values.seed);
  const players = Number(values.players);
  if (!Number.isInteger(games) || games < 1) return fail('--games wants a whole number from 1 on.');
  if (!Number.isInteger(seed)) return fail('--seed wants a whole number.');
  if (players !== 2 && players !== 3 && players !== 4) return fail('--players takes 2, 3 or 4.');
  if (values.suicide !== 'on' && values.suicide !== 'off') return fail('--suicide takes on or off.');
  if (values.open !== undefined && values.open !== '4/3' && values.open !== '5/2')
    return fail('--open takes 4/3 or 5/2.');
  if (values.match === undefined) return checkAll(games, seed, values.json);

  const names = values.match.split(',').map((name) => name.trim());
  const [first, second] = names.map(menuBy);
  if (names.length !== 2 || !first || !second) {
    return fail(`--match takes two of: ${Object.keys(MENUS).join(', ')}, gardens-counter(<card>).`);
  }
  const match = playMatch({
    first,
    second,
    games,
    seed,
    suicide: values.suicide === 'on',
    fixedSeats: values['fixed-seats'],
    opening: values.open === '4/3' ? '4-3' : values.open === '5/2' ? '5-2' : 'shuffled',
    players,
  });
  if (values.json) return console.log(JSON.stringify(inShort(match)));
  console.log(`${match.first} – ${match.second}, ${match.games} games`);
  console.log(`wins ${match.firstWins} %, losses ${match.secondWins} %, ties ${match.ties} %`);
  console.log(`${match.averageTurns} turns; fourth Province alone ${match.fourthProvinceTurn.join(' and ')}`);
}

/** What was agreed on for other programs to read. */
function inShort(match: MatchStatistics): object {
  const { first, second, games, firstWins, secondWins, ties, averageTurns, fourthProvinceTurn, fixedSeats } = match;
  return { first, second, games, firstWins, secondWins, ties, averageTurns, fourthProvinceTurn, fixedSeats };
}

function checkAll(games: number, seed: number, json: boolean): void {
  const lines: CheckedLine[] = [];
  const tell = (line: CheckedLine): void => {
    lines.push(line);
    if (json) return;
    console.log(`${line.isWithin ? 'ok ' : 'OUT'} ${line.id.padEnd(5)} ${line.what}`);
    console.log(`          published ${line.published}`);
    console.log(`          ours      ${line.ours}   (gate ${line.gate})`);
  };
  checkSpeeds(games, seed).forEach(tell);
  for (const line of MATCH_LINES) tell(checkLine(line, games, seed));
  tell(checkRanking(Math.max(20, Math.round(games / 10)), seed));
  if (json) console.log(JSON.stringify(lines));
  if (lines.some((line) => !line.isWithin)) process.exitCode = 1;
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 2;
}

main();
