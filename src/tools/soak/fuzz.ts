import * as fc from 'fast-check';
import { luckFrom, must, pick, play } from '@antilles/engine';
import { entryOf } from '../../games';
import { decodeLayout, encodeLayout } from '../../games/cartagena/rules/layoutCode';
import { decode } from '../../games/dominion/rules/code';
import { dominion } from '../../games/dominion/rules/game';
import { GAME_IDS } from '../../games/ids';
import { parsePlay } from '../../storage/history';
import { parseSave, SEAT_COLOURS, writeSave, type Save } from '../../storage/saveFile';
import { parseSheet } from '../../storage/sheetFile';

/** A save of a random game, so that mutations have something real to spoil. */
function aSave(seed: number): Save {
  const luck = luckFrom(seed);
  const { game } = entryOf(pick(luck, GAME_IDS));
  const seatCount = game.seats.min;
  let state = game.setup(game.defaultOptions, seatCount, seed);
  const log: { seat: number; action: unknown }[] = [];
  for (let i = 0; i < 30; i++) {
    const seat = game.waiting(state)[0];
    if (seat === undefined) break;
    const action = pick(luck, must(game.decision(state, seat), 'asked').actions);
    state = play(game, state, seat, action).state;
    log.push({ seat, action });
  }
  return {
    format: 1,
    id: 'fuzz',
    game: game.id,
    rulesVersion: game.rulesVersion,
    startedAt: 1,
    savedAt: 2,
    options: game.defaultOptions,
    seats: Array.from({ length: seatCount }, (_, i) => ({
      name: `P${i}`,
      colour: must(SEAT_COLOURS[i], 'a colour'),
      bot: null,
    })),
    seed,
    log,
    state,
    looked: Array.from({ length: seatCount }, () => 0),
    undoRule: 'until-revealed',
    casual: false,
  };
}

/** A text with a few letters changed, left out, doubled or cut off. */
const spoiled = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(text, fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.string({ minLength: 1, maxLength: 3 })), { maxLength: 4 }))
    .map(([whole, changes]) =>
      changes.reduce((now, [where, how, by]) => {
        const at = now.length === 0 ? 0 : where % now.length;
        if (how === 0) return now.slice(0, at) + by + now.slice(at + 1);
        if (how === 1) return now.slice(0, at) + now.slice(at + 1);
        if (how === 2) return now.slice(0, at) + now.slice(at, at + 40) + now.slice(at);
        return now.slice(0, at);
      }, whole),
    );

const anything = fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 200 }), fc.json());

/**
 * Throws texts at everything that reads texts from outside: `inputs` in all. Nothing may throw, and whatever is taken for
 * a save must be one. Deep links are read by the navigation library and have their own test, in the browser too.
 */
export function fuzz(seed: number, inputs: number): number {
  const saves = fc.nat(40).map((n) => writeSave(aSave(n)));
  const layouts = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ-abc '), maxLength: 40 });
  const readers: readonly { texts: fc.Arbitrary<string>; read: (text: string) => void }[] = [
    {
      texts: fc.oneof(anything, spoiled(saves), saves),
      read(text) {
        const parsed = parseSave(text);
        if (parsed.ok && !parseSave(writeSave(parsed.save)).ok) throw new Error('a save that cannot be read again');
      },
    },
    { texts: fc.oneof(anything, spoiled(saves)), read: (text) => void parsePlay(text) },
    { texts: fc.oneof(anything, spoiled(saves)), read: (text) => void parseSheet(text) },
    {
      texts: fc.oneof(anything, layouts),
      read(text) {
        const layout = decodeLayout(text);
        if (layout !== null && encodeLayout(layout) === null) throw new Error('a layout that has no code');
      },
    },
    { texts: fc.oneof(anything, layouts), read: (text) => void decode(text, dominion.rulesVersion) },
    {
      texts: fc.json({ maxDepth: 4 }),
      read(text) {
        for (const id of GAME_IDS) {
          const { game } = entryOf(id);
          const options = game.parseOptions(JSON.parse(text));
          if (options !== null) void game.optionsRefusal(options, game.seats.min);
        }
      },
    },
  ];
  const each = Math.ceil(inputs / readers.length);
  for (const { texts, read } of readers) fc.assert(fc.property(texts, read), { numRuns: each, seed });
  return each * readers.length;
}
