import * as fc from 'fast-check';
import { UNDO_RULES, type Save } from '@/session/record';
import { SEAT_COLOURS } from '@/session/seats';

/** A save like a real one. */
export const aSave = (change: Partial<Save> = {}): Save => ({
  format: 1,
  id: 'k3y',
  game: 'santo-domingo',
  rulesVersion: 2,
  startedAt: 1_750_000_000_000,
  savedAt: 1_750_000_123_456,
  options: { board: 'standard', target: 30 },
  seats: [
    { name: 'Anne', colour: 'red', bot: null },
    { name: 'Zoë 🏴‍☠️ ‏عمر', colour: 'blue', bot: null },
    { name: 'Bot', colour: 'yellow', bot: 'hard' },
  ],
  seed: 123456789,
  log: [
    { seat: 0, action: { type: 'choose', cards: [1, 4] } },
    { seat: 2, action: { type: 'choose', cards: [2] } },
  ],
  state: { rng: -5, players: [{ hand: [1, 2, 3], goods: 0 }], steps: [{ op: 'choose' }], note: null },
  looked: [2, 0, 0],
  undoRule: 'until-revealed',
  casual: false,
  ...change,
});

const json = fc.jsonValue({ maxDepth: 3 });

/** Any save whatever. */
export const anySave: fc.Arbitrary<Save> = fc
  .record({
    id: fc.string({ minLength: 1 }),
    game: fc.string({ minLength: 1 }),
    rulesVersion: fc.nat(),
    startedAt: fc.nat(),
    savedAt: fc.nat(),
    options: json,
    seats: fc.array(
      fc.record({
        name: fc.string({ unit: 'binary' }),
        colour: fc.constantFrom(...SEAT_COLOURS),
        bot: fc.option(fc.constantFrom('easy', 'medium', 'hard'), { nil: null }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    seed: fc.integer(),
    actions: fc.array(json, { maxLength: 20 }),
    state: json,
    undoRule: fc.constantFrom(...UNDO_RULES),
    casual: fc.boolean(),
    since: fc.option(fc.record({ at: fc.constant(0), rulesVersion: fc.nat(), state: json }), { nil: undefined }),
  })
  .map(({ actions, since, ...save }) => ({
    format: 1 as const,
    ...save,
    log: actions.map((action, i) => ({ seat: i % save.seats.length, action })),
    looked: save.seats.map((_, seat) => Math.min(seat, actions.length)),
    ...(since === undefined ? {} : { since }),
  }));
