import { parseArgs } from 'node:util';
import { luckFrom, must } from '@antilles/engine';
import { decideAtOnce, see, type Bot } from '@/bots/bot';
import { randomBot } from '@/bots/random';
import { wilson } from '@/bots/statistics';
import { entry as puertoRicoEntry } from '..';
import type { Action } from '../rules/actions';
import { isLarge } from '../rules/buildings';
import type { Player, State } from '../rules/state';
import type { View } from '../rules/view';

/**
 * The bars Puerto Rico's bots are held to, as its README reports them:
 * `npx tsx src/games/puerto-rico/tools/levels.ts [--only mrr,hmm] [--seed 1]`. A game in the arena is
 * `npm run arena -- --game puerto-rico --seats hard,medium,medium`; this runs all matches in a row, the round robin too,
 * and adds what the arena does not tell: the winner's score, the thinking time of a whole game, and which plans are seen
 * (`plans`, among three Hard; `--games` where fewer are wanted).
 */
function main(): void {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      games: { type: 'string' },
    },
  });
  const wanted = values.only.split(',').filter(Boolean);
  for (const [id, bar] of Object.entries(BARS)) {
    if (wanted.length === 0 || wanted.includes(id)) bar(Number(values.seed), Number(values.games ?? 0));
  }
}

type BotName = 'hard' | 'skilled' | 'medium' | 'easy' | 'shipping-rush' | 'building-rush' | 'factory' | 'random';
const random: Bot<State, Action, View> = randomBot();
const botOf = (name: BotName): Bot<State, Action, View> =>
  name === 'random' ? random : must(puertoRicoEntry.bots[name], name);

/** One bot among others of one kind. */
const among =
  (one: BotName, others: BotName, players: number, games: number) =>
  (seed: number, fewer: number): void => {
    const match = play([one, ...Array.from({ length: players - 1 }, () => others)], fewer || games, seed);
    say(`${one} among ${players - 1} ${others}`, match, [0]);
  };

const BARS: Readonly<Record<string, (seed: number, games: number) => void>> = {
  mrr: among('medium', 'random', 3, 300),
  hss: among('hard', 'skilled', 3, 150),
  smm: among('skilled', 'medium', 3, 150),
  mee: among('medium', 'easy', 3, 300),
  hs: among('hard', 'skilled', 2, 200),
  sm: among('skilled', 'medium', 2, 200),
  me: among('medium', 'easy', 2, 300),
  hmm: among('hard', 'medium', 3, 402),
  hee: among('hard', 'easy', 3, 150),
  h4: among('hard', 'medium', 4, 400),
  h5: among('hard', 'medium', 5, 400),
  shh: among('shipping-rush', 'hard', 3, 60),
  bhh: among('building-rush', 'hard', 3, 60),
  fhh: among('factory', 'hard', 3, 60),
  mhh: among('medium', 'hard', 3, 60),
  hhh: (seed) => say('three hard', play(['hard', 'hard', 'hard'], 60, seed), [0, 1, 2]),
  hhhh: (seed) => say('four hard', play(['hard', 'hard', 'hard', 'hard'], 20, seed), [0, 1, 2, 3]),
  robin: roundRobin,
  plans: (seed, games) => howTheyPlay('hard', games || 300, seed),
};

/** What a seat's game is known by. A plan is shown by what stands on its board, not by what the bot meant. */
const SHOWN: Readonly<Record<string, (player: Player, round: number) => boolean>> = {
  'coffee or tobacco plant by round 8': ({ city }, round) =>
    round <= 8 && (city.includes('coffee-roaster') || city.includes('tobacco-storage')),
  'harbor or wharf': ({ city }) => city.includes('harbor') || city.includes('wharf'),
  factory: ({ city }) => city.includes('factory'),
  'two quarries and two large buildings': ({ city, island }) =>
    island.filter((tile) => tile === 'quarry').length >= 2 && city.filter(isLarge).length >= 2,
  'none of these': () => false,
};

/** Three of a kind: in how many seats each plan is seen, and how those seats fare. */
function howTheyPlay(name: BotName, games: number, seed: number): void {
  const { game } = puertoRicoEntry;
  const found = Object.keys(SHOWN).map((plan) => ({ plan, seats: 0, wins: 0, points: 0 }));
  for (let played = 0; played < games; played++) {
    const state = game.setup(game.defaultOptions, 3, seed * 1_000_003 + played);
    const luck = luckFrom((seed * 7919 + played) ^ 0xb07);
    const seen = state.players.map(() => new Set<string>());
    for (let [seat] = game.waiting(state); seat !== undefined; [seat] = game.waiting(state)) {
      const { action } = decideAtOnce(botOf(name).think(see(game, state, seat), luck));
      game.apply(state, seat, action, null);
      for (const [plan, shows] of Object.entries(SHOWN)) {
        if (shows(must(state.players[seat], 'a board'), state.round)) must(seen[seat], 'a seat').add(plan);
      }
    }
    const points = game.points(state);
    const winners = game.outcome(state)?.winners ?? [];
    seen.forEach((plans, seat) => {
      if (plans.size === 0) plans.add('none of these');
      for (const each of found.filter(({ plan }) => plans.has(plan))) {
        each.seats++;
        each.points += points[seat] ?? 0;
        each.wins += winners.includes(seat) ? 1 / winners.length : 0;
      }
    });
    if (played % 10 === 9) console.log(`${played + 1} games`);
  }
  const all = 3 * games;
  for (const { plan, seats, wins, points } of found) {
    const { low, high } = wilson(seats, all);
    console.log(
      `${plan}: ${percent(seats / all)} % [${percent(low)}, ${percent(high)}] of ${all} seats; ` +
        `they win ${percent(wins / Math.max(1, seats))} %, mean ${(points / Math.max(1, seats)).toFixed(1)} points`,
    );
  }
}

interface Tally {
  readonly games: number;
  readonly wins: number[];
  readonly scores: number[];
  /** Thinking time in milliseconds of processor time, and how often it was asked. */
  readonly thought: number[];
  readonly asked: number[];
  winnersScore: number;
  rounds: number;
}

const cpu = (): number => process.cpuUsage().user / 1000;

/** Every deal once with the bots in each rotation of the seats, ties split. */
function play(names: readonly BotName[], games: number, seed: number): Tally {
  const { game } = puertoRicoEntry;
  const options = game.defaultOptions;
  const zeros = (): number[] => names.map(() => 0);
  const tally: Tally = {
    games,
    wins: zeros(),
    scores: zeros(),
    thought: zeros(),
    asked: zeros(),
    winnersScore: 0,
    rounds: 0,
  };
  for (let played = 0; played < games; played++) {
    const turn = played % names.length;
    const state = game.setup(options, names.length, seed * 1_000_003 + Math.floor(played / names.length));
    const luck = luckFrom((seed * 7919 + played) ^ 0xb07);
    const entryAt = (seat: number): number => (seat - turn + names.length) % names.length;
    for (;;) {
      const [seat] = game.waiting(state);
      if (seat === undefined) break;
      const entry = entryAt(seat);
      const name = names[entry] ?? 'random';
      const began = cpu();
      const seen = see(game, state, seat);
      const { action } = decideAtOnce(botOf(name).think(seen, luck));
      add(tally.thought, entry, cpu() - began);
      add(tally.asked, entry, 1);
      game.apply(state, seat, action, null);
    }
    const winners = game.outcome(state)?.winners ?? [];
    const points = game.points(state);
    for (const seat of winners) add(tally.wins, entryAt(seat), 1 / winners.length);
    points.forEach((score, seat) => add(tally.scores, entryAt(seat), score));
    tally.winnersScore += points[winners[0] ?? 0] ?? 0;
    tally.rounds += state.round;
  }
  return tally;
}

function add(list: number[], at: number, amount: number): void {
  list[at] = (list[at] ?? 0) + amount;
}

const percent = (share: number): string => (100 * share).toFixed(1);

function say(title: string, { games, wins, scores, thought, asked, winnersScore, rounds }: Tally, shown: number[]) {
  const sum = (list: readonly number[], at: readonly number[]): number =>
    at.reduce((all, i) => all + (list[i] ?? 0), 0);
  const others = scores.map((_, i) => i).filter((i) => !shown.includes(i));
  const won = sum(wins, [0]);
  const { low, high } = wilson(won, games);
  const mean = (at: readonly number[]): string => (sum(scores, at) / at.length / games).toFixed(1);
  console.log(
    `${title}: first ${percent(won / games)} % [${percent(low)}, ${percent(high)}] of ${games}; score ${mean(shown)}` +
      `${others.length > 0 ? ` against ${mean(others)}` : ''}, winner ${(winnersScore / games).toFixed(1)}; ` +
      `${(rounds / games).toFixed(1)} rounds; first ${(sum(thought, [0]) / sum(asked, [0])).toFixed(2)} ms a decision, ` +
      `all seats ${(sum(thought, [...wins.keys()]) / games / 1000).toFixed(2)} s of thinking a game`,
  );
}

/** Every three of the six at one table, twelve games: 120 for each bot. */
function roundRobin(seed: number): void {
  const all: readonly BotName[] = ['hard', 'medium', 'shipping-rush', 'building-rush', 'factory', 'random'];
  const won = new Map<BotName, number>();
  let table = 0;
  for (let a = 0; a < all.length; a++) {
    for (let b = a + 1; b < all.length; b++) {
      for (let c = b + 1; c < all.length; c++) {
        const names = [all[a], all[b], all[c]].flatMap((name) => name ?? []);
        const { wins } = play(names, 12, seed * 100 + table++);
        names.forEach((name, i) => won.set(name, (won.get(name) ?? 0) + (wins[i] ?? 0)));
      }
    }
  }
  for (const name of all) {
    const wins = won.get(name) ?? 0;
    const { low, high } = wilson(wins, 120);
    console.log(`round robin, ${name}: ${percent(wins / 120)} % [${percent(low)}, ${percent(high)}] of 120`);
  }
}

main();
