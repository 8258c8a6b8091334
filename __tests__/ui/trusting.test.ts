/** People who hide nothing from each other: no curtain, and still everybody is shown their own table. */
import { entry } from '@/games/santo-domingo';
import { DEFAULT_OPTIONS } from '@/games/santo-domingo/rules/options';
import { newSession } from '@/session/session';
import { createDirector } from '@/ui/table/director';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function atTheTable(trusting: true | undefined) {
  const session = newSession({
    entry,
    seats: [
      { name: 'Anna', colour: 'green', bot: null },
      { name: 'Bram', colour: 'purple', bot: null },
    ],
    options: DEFAULT_OPTIONS,
    seed: 5,
    id: 'test',
    undoRule: 'until-revealed',
    trusting,
    tools: { now: () => 0, breathe: () => Promise.resolve(), save: () => undefined, luck: () => 1 },
  });
  const director = createDirector(session, () => 0);
  director.follow();
  session.start();
  const answer = (): void => {
    const action = director.show().decision?.actions[0];
    if (action === undefined) throw new Error('nothing is asked');
    expect(director.submit(action)).toBeNull();
  };
  return { session, director, answer };
}

test('without a curtain the table turns to whoever is asked', () => {
  const { director, answer, session } = atTheTable(true);
  expect(director.show()).toMatchObject({ passTo: null, viewer: 0 });
  answer();
  expect(director.show()).toMatchObject({ passTo: null, viewer: 1 });
  expect(director.show().decision).not.toBeNull();
  expect(session.toSave().trusting).toBe(true);
});

test('with one, nothing shows until the phone is taken', () => {
  const { director, answer } = atTheTable(undefined);
  expect(director.show()).toMatchObject({ passTo: 0, viewer: null, decision: null });
  director.takePhone();
  answer();
  expect(director.show()).toMatchObject({ passTo: 1, viewer: null, decision: null });
});
