import { below, luckFrom, pick, type AnyAsk, type Decision, type HasRng } from '@antilles/engine';
import { entryOf } from '@/games';
import type { Ask as CartagenaAsk } from '@/games/cartagena/rules/asks';
import type { Action as DominionAction } from '@/games/dominion/rules/actions';
import type { Ask as DominionAsk } from '@/games/dominion/rules/asks';
import { CARDS } from '@/games/dominion/rules/cards';
import { isQuestion } from '@/games/dominion/rules/cards/card';
import { costOf } from '@/games/dominion/rules/printed';
import { GAME_IDS, type GameId } from '@/games/ids';
import type { Ask as PuertoRicoAsk } from '@/games/puerto-rico/rules/asks';
import type { Ask as SantoDomingoAsk } from '@/games/santo-domingo/rules/asks';
import { RESOURCES } from '@/tools/resources';

/** Every kind once: one that is forgotten, or that is no question, does not compile. */
const kindsOf = <Ask extends AnyAsk>(kinds: Readonly<Record<Ask['kind'], true>>): readonly string[] =>
  Object.keys(kinds);

const cardKinds = Object.entries(CARDS).flatMap(([card, { parts = {} }]) =>
  Object.entries(parts).flatMap(([name, part]) => (isQuestion(part) ? [`${card}/${name}`] : [])),
);

const KINDS: Readonly<Record<GameId, readonly string[]>> = {
  'santo-domingo': kindsOf<SantoDomingoAsk>({ 'choose-cards': true, trade: true }),
  'puerto-rico': kindsOf<PuertoRicoAsk>({
    'choose-role': true,
    'settler/take': true,
    'mayor/place': true,
    'builder/build': true,
    'craftsman/privilege': true,
    'trader/sell': true,
    'captain/load': true,
    'captain/store': true,
  }),
  cartagena: kindsOf<CartagenaAsk>({
    turn: true,
    'discard-down': true,
    'pistol/take': true,
    'rum/give': true,
    'lantern/keep': true,
    'lantern/put-back': true,
  }),
  dominion: [
    ...kindsOf<Exclude<DominionAsk, { kind: `${string}/${string}` }>>({
      'action-phase': true,
      'buy-phase': true,
      react: true,
      'start-of-turn': true,
      'when-gained': true,
    }),
    ...cardKinds,
  ],
};

/** The prompts of a question, where they are not called as the question itself. */
const PROMPTS: Readonly<Record<string, readonly string[]>> = { 'choose-cards': ['choose-one', 'choose-two'] };

/** At random, but Dominion's money is spent: some cards ask about a Gold or a Province, which luck alone hardly brings. */
function choose({ kind, actions }: Decision<unknown>, luck: HasRng): unknown {
  if (kind === 'buy-phase') {
    const [first, ...others] = actions as readonly DominionAction[];
    if (first?.type === 'play-treasures') return first;
    const buys = others.flatMap((action) => (action.type === 'buy' ? [action] : []));
    const [dearest] = buys.sort((a, b) => costOf(b.card) - costOf(a.card));
    if (dearest !== undefined && below(luck, 3) > 0) return dearest;
  }
  return pick(luck, actions);
}

/** Several cards that have their say about one gain: luck alone hardly deals them together. */
const CROWDED = {
  edition: '2022',
  kingdom: [
    'blockade',
    'sailor',
    'caravan',
    'fishing-village',
    'haven',
    'lighthouse',
    'monkey',
    'tide-pools',
    'village',
    'workshop',
  ],
};

/** The kinds that random games come to, until all that are looked for have been met. */
function met(id: GameId, most: number): ReadonlySet<string> {
  const { game, sampleOptions } = entryOf(id);
  const seen = new Set<string>();
  for (let seed = 0; seed < most && seen.size < KINDS[id].length; seed++) {
    const luck = luckFrom(seed);
    const seats = game.seats.min + (seed % (game.seats.max - game.seats.min + 1));
    const options = sampleOptions(luck, seats);
    const state = game.setup(
      id === 'dominion' && seed % 4 === 3 ? { ...(options as object), ...CROWDED } : options,
      seats,
      seed,
    );
    for (let [seat] = game.waiting(state); seat !== undefined; [seat] = game.waiting(state)) {
      const decision = game.decision(state, seat);
      if (decision === null) throw new Error(`seat ${seat} of ${id} is asked nothing`);
      seen.add(decision.kind);
      game.apply(state, seat, choose(decision, luck), null);
    }
  }
  return seen;
}

describe.each(GAME_IDS)('what %s asks', (id) => {
  test('comes up in random games, and nothing else does', () => {
    expect([...met(id, 800)].sort()).toEqual([...KINDS[id]].sort());
  });

  test('has a prompt in every language', () => {
    for (const [language, words] of Object.entries(RESOURCES)) {
      const prompts = Object.keys((words as Readonly<Record<string, { prompt?: object }>>)[id]?.prompt ?? {});
      const needed = KINDS[id].flatMap((kind) => PROMPTS[kind] ?? [kind]);
      const missing = needed.filter((kind) => !prompts.some((key) => key === kind || key === `${kind}_other`));
      expect([language, missing]).toEqual([language, []]);
    }
  });
});
