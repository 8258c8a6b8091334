import { sameJson } from './check';
import type { AnyGame, Viewer } from './game';
import type { Phrase } from './phrase';
import { play } from './play';
import { below, luckFrom, type HasRng } from './rng';
import { seatScore, type Outcome } from './scoring';

/** A game that is held to its promises, with what only its makers can say of it. */
export interface Checked {
  readonly game: AnyGame;
  /** Any legal option set for this many players. */
  sampleOptions(luck: HasRng, seatCount: number): unknown;
  /** Every piece in the box as one string: the same at every moment of one game. */
  census(state: HasRng): string;
  /** Throws with the facts when an invariant does not hold. */
  checkInvariants(state: HasRng): void;
}

/** What one run of the conformance suite did. */
export interface ConformanceReport {
  readonly games: number;
  readonly decisions: number;
}

export interface ConformanceOptions {
  readonly games: number;
  readonly seed: number;
  /** Whether a refusal reason has words in every language. */
  hasWords(reason: string): boolean;
  /** Whether whoever keeps games would believe this state, come back from JSON, to be one of this game. */
  isKnown(state: unknown, options: unknown, seatCount: number): boolean;
  /** Why a phrase cannot be said, in some language: which file lacks what. Null when it can. */
  unsaid(phrase: Phrase): string | null;
  /** A game longer than this is taken for one that never ends. */
  readonly mostDecisions?: number;
  /** Called before each game: a failure can then be named by its seed. */
  onGame?(seed: number): void;
}

const json = (value: unknown): string => JSON.stringify(value);

function insist(holds: boolean, rule: string, facts: () => string): asserts holds {
  if (!holds) throw new Error(`${rule}\n${facts()}`);
}

/**
 * Random legal play of one game over all seat counts and options, with everything a `Game` promises checked at
 * every decision, in the middle of effects too. Throws at the first broken promise.
 */
export function checkGame(entry: Checked, options: ConformanceOptions): ConformanceReport {
  const { game } = entry;
  const { min, max } = game.seats;
  let decisions = 0;
  for (let i = 0; i < options.games; i++) {
    const seed = options.seed + i;
    options.onGame?.(seed);
    decisions += checkOneGame(entry, seed, min + (i % (max - min + 1)), options);
  }
  return { games: options.games, decisions };
}

function checkOneGame(entry: Checked, seed: number, seatCount: number, options: ConformanceOptions): number {
  const { game } = entry;
  const luck = luckFrom(seed ^ 0x5eed);
  const gameOptions = entry.sampleOptions(luck, seatCount);
  const facts = () => `${game.id}, seed ${seed}, ${seatCount} seats, options ${json(gameOptions)}`;

  insist(game.optionsRefusal(gameOptions, seatCount) === null, 'sampled options are playable', facts);
  insist(
    sameJson(game.parseOptions(JSON.parse(json(gameOptions))), gameOptions),
    'options survive being written and read',
    facts,
  );

  let state = game.setup(gameOptions, seatCount, seed);
  const pieces = entry.census(state);
  const viewers: readonly Viewer[] = [null, ...Array.from({ length: seatCount }, (_, seat) => seat)];

  for (let decisions = 0; ; decisions++) {
    const at = () => `${facts()}, decision ${decisions}, state ${json(state)}`;
    insist(decisions < (options.mostDecisions ?? 20_000), 'the game ends', at);
    const waiting = game.waiting(state);
    insist(entry.census(state) === pieces, 'no piece is lost', at);
    entry.checkInvariants(state);
    insist(options.isKnown(JSON.parse(json(state)), gameOptions, seatCount), 'a saved state is known again', at);
    insist((game.outcome(state) === null) === waiting.length > 0, 'it is over exactly when nobody is asked', at);

    if (waiting.length === 0) {
      checkSpoken(outcomePhrases(checkOutcome(game, state, at)), options.unsaid);
      return decisions;
    }

    const written = json(state);
    checkDecisions(game, state, seatCount, luck, options, at);
    checkHiding(game, state, viewers, luck, at);

    const seat = waiting[below(luck, waiting.length)] as number;
    const decision = game.decision(state, seat);
    insist(decision !== null, 'whoever is waited for is asked', at);
    const action = decision.actions[below(luck, decision.actions.length)];

    const played = play(game, state, seat, action, viewers);
    insist(json(state) === written, 'play leaves its input as it was', at);
    checkSpoken(eventPhrases(game, played.events, viewers), options.unsaid);

    // The same from a copy, and from a state that was written and read.
    const copy = game.clone(state);
    insist(json(copy) === written, 'a copy is equal', at);
    game.apply(copy, seat, action, null);
    insist(json(state) === written, 'a copy shares nothing that changes', at);
    insist(json(copy) === json(played.state), 'it goes the same with and without somebody listening', at);
    const restored = JSON.parse(written) as HasRng;
    game.apply(restored, seat, action, null);
    insist(json(restored) === json(played.state), 'a saved state goes on identically', at);

    viewers.forEach((viewer, v) => {
      const frames = played.frames[v] ?? [];
      const last = frames[frames.length - 1];
      const now = json(game.view(played.state, viewer));
      if (last) insist(json(last.view) === now, 'the last frame shows the result', at);
      else insist(json(game.view(state, viewer)) === now, 'what changes is told', () => `${at()}, viewer ${viewer}`);
    });
    checkFramesHide(game, state, played.state, seat, action, viewers, luck, at);

    state = played.state;
  }
}

/** Whether all of it can be said; `unsaid` tells why not. */
export function checkSpoken(phrases: readonly Phrase[], unsaid: ConformanceOptions['unsaid']): void {
  for (const phrase of phrases) {
    const why = unsaid(phrase);
    insist(why === null, 'whatever happens can be said', () => `${why} (${json(phrase)})`);
  }
}

/** What the log says about events, to each of these. */
const eventPhrases = (game: AnyGame, events: readonly unknown[], viewers: readonly Viewer[]): readonly Phrase[] =>
  events.flatMap((event) =>
    viewers.flatMap((viewer) => {
      const seen = game.redact(event, viewer);
      const phrase = seen === null ? null : game.phrase(seen);
      return phrase === null ? [] : [phrase];
    }),
  );

/** What a result says: why it ended, every line of a score and how it was counted, every tie-break. */
const outcomePhrases = ({ ended, scores }: Outcome): readonly Phrase[] => [
  ended,
  ...scores.flatMap(({ lines, tieBreaks }) => [
    ...lines.flatMap(({ key, how }) => [{ key }, ...(how ? [how] : [])]),
    ...tieBreaks.map(({ key }) => ({ key })),
  ]),
];

function checkOutcome(game: AnyGame, state: HasRng, at: () => string): Outcome {
  const outcome = game.outcome(state);
  insist(outcome !== null && outcome.winners.length > 0, 'somebody wins', at);
  for (const score of outcome.scores) {
    insist(
      score.total === seatScore(score.seat, score.lines, score.tieBreaks).total,
      'the total is the sum of its lines',
      at,
    );
  }
  insist(
    sameJson(
      outcome.scores.map((score) => score.total),
      game.points(state),
    ),
    'the final points are the totals',
    at,
  );
  return outcome;
}

function checkDecisions(
  game: AnyGame,
  state: HasRng,
  seatCount: number,
  luck: HasRng,
  options: ConformanceOptions,
  at: () => string,
): void {
  const waiting = game.waiting(state);
  const offered: unknown[] = [];
  for (let seat = 0; seat < seatCount; seat++) {
    const decision = game.decision(state, seat);
    insist((decision !== null) === waiting.includes(seat), 'only those waited for are asked', at);
    if (decision === null) continue;
    insist(decision.seat === seat && decision.actions.length > 0, 'there is always something to do', at);
    insist(
      new Set(decision.actions.map(json)).size === decision.actions.length,
      'no two choices are alike',
      () => `${at()}: ${json(decision.actions)}`,
    );
    offered.push(...decision.actions);
    const sample = decision.actions[below(luck, decision.actions.length)];
    insist(game.refusal(state, seat, sample) === null, 'what is offered is accepted', () => `${at()}: ${json(sample)}`);
  }
  // Whatever is not offered is refused, with words: another seat's action, and a damaged one.
  const stranger = offered[below(luck, offered.length)];
  for (let seat = 0; seat < seatCount; seat++) {
    const decision = game.decision(state, seat);
    const legal = decision?.actions.some((action) => sameJson(action, stranger)) ?? false;
    const reason = game.refusal(state, seat, stranger);
    insist((reason === null) === legal, 'what is not offered is refused', () => `${at()}: ${seat} ${json(stranger)}`);
    if (reason !== null) insist(options.hasWords(reason), 'a refusal has words', () => `${game.id}: ${reason}`);
    for (const nonsense of [null, 7, {}, { type: 'no such thing' }, { ...(stranger as object), surplus: 1 }]) {
      const answer = game.refusal(state, seat, nonsense);
      insist(answer !== null && options.hasWords(answer), 'nonsense is refused', () => `${at()}: ${json(nonsense)}`);
    }
  }
}

/** What a seat cannot know never shows in its view: re-dealing it leaves the view as it was. */
function checkHiding(game: AnyGame, state: HasRng, viewers: readonly Viewer[], luck: HasRng, at: () => string): void {
  for (const viewer of viewers) {
    if (viewer === null) continue;
    const other = game.resample(state, viewer, luck);
    insist(
      json(game.view(other, viewer)) === json(game.view(state, viewer)),
      'a re-dealt state looks the same',
      () => `${at()}, viewer ${viewer}, re-dealt ${json(other)}`,
    );
    insist(
      sameJson(game.decision(other, viewer), game.decision(state, viewer)),
      'a re-dealt state asks the same',
      () => `${at()}, viewer ${viewer}`,
    );
    insist(sameJson(game.waiting(other), game.waiting(state)), 'a re-dealt state waits for the same seats', at);
  }
}

/**
 * Two states that look the same to a viewer give that viewer the same frames for the same action, until something
 * is revealed. And a secret choice looks the same to the others whatever was chosen.
 */
function checkFramesHide(
  game: AnyGame,
  state: HasRng,
  after: HasRng,
  seat: number,
  action: unknown,
  viewers: readonly Viewer[],
  luck: HasRng,
  at: () => string,
): void {
  for (const viewer of viewers) {
    if (viewer === null || viewer === seat) continue;
    const other = game.resample(state, viewer, luck);
    const legal = game.decision(other, seat)?.actions.some((candidate) => sameJson(candidate, action)) ?? false;
    if (!legal) continue;
    const mine = framesUntilReveal(game, state, seat, action, viewer);
    const theirs = framesUntilReveal(game, other, seat, action, viewer);
    const both = Math.min(mine.length, theirs.length);
    insist(
      json(mine.slice(0, both)) === json(theirs.slice(0, both)),
      'frames tell nothing a viewer cannot know',
      () => `${at()}, viewer ${viewer}, action ${json(action)}, ${json(mine)} against ${json(theirs)}`,
    );
  }
  const waiting = game.waiting(state);
  if (
    waiting.length > 1 &&
    sameJson(
      game.waiting(after),
      waiting.filter((other) => other !== seat),
    )
  ) {
    const choices = game.decision(state, seat)?.actions ?? [];
    const another = choices[below(luck, choices.length)];
    const outsiders = viewers.filter((viewer) => viewer !== seat);
    insist(
      json(play(game, state, seat, action, outsiders).frames) ===
        json(play(game, state, seat, another, outsiders).frames),
      'a secret choice looks the same whatever it is',
      () => `${at()}: ${json(action)} against ${json(another)}`,
    );
  }
}

function framesUntilReveal(game: AnyGame, state: HasRng, seat: number, action: unknown, viewer: Viewer): unknown[] {
  const frames: unknown[] = [];
  const copy = game.clone(state);
  let revealed = false;
  game.apply(copy, seat, action, (event) => {
    if (game.reveals(event)) revealed = true;
    if (revealed) return;
    const seen = game.redact(event, viewer);
    if (seen !== null) frames.push({ event: seen, view: game.view(copy, viewer) });
  });
  return frames;
}
