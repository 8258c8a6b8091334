import type { Bot } from '@/bots/bot';
import { reportedGame, reportOf } from '@/session/report';
import { RULES_FAILED, type AnySession } from '@/session/session';
import { aTable, resumed, settle } from './table';
import { walkEntry, type WalkEntry } from './toys';

const STEP = { type: 'step' } as const;
const DRAW = { type: 'draw' } as const;

const PARTS = ['refusal', 'apply', 'reveals', 'waiting', 'decision', 'outcome', 'round', 'view', 'redact'] as const;

/** A game one part of which breaks once the test says so. */
function breakable(part: (typeof PARTS)[number]): { readonly entry: WalkEntry; readonly break: (on: boolean) => void } {
  let broken = false;
  const { game } = walkEntry;
  const whole = game[part] as (...args: unknown[]) => unknown;
  const fragile = (...args: unknown[]): unknown => {
    const answer = whole(...args);
    // What it did is half done by then.
    if (broken) throw new Error(`${part} is broken`);
    return answer;
  };
  return { entry: { ...walkEntry, game: { ...game, [part]: fragile } }, break: (on) => void (broken = on) };
}

/** Everything of a session that a player could lose. */
const everything = (session: AnySession) =>
  structuredClone({ save: session.toSave(), views: [null, 0, 1].map((viewer) => session.view(viewer)) });

const brokenBot = (words: string): Bot<never, never, never> => ({
  id: 'broken',
  *think() {
    throw new Error(words);
  },
});

describe('rules that break in a person’s move', () => {
  test.each(PARTS)('%s: the game is as it was, nothing is saved, and it says so', (part) => {
    const { entry, break: breakIt } = breakable(part);
    const { session, tools } = aTable(entry, ['person', 'person']);
    session.submit(0, STEP);
    const before = everything(session);
    const saves = tools.saves.length;
    breakIt(true);
    expect(session.submit(0, DRAW)).toBe(RULES_FAILED);
    breakIt(false);
    expect(everything(session as AnySession)).toEqual(before);
    expect(tools.saves).toHaveLength(saves);
    expect(session.snapshot()).toMatchObject({ trouble: { kind: 'move', seat: 0 }, asked: { seat: 0 } });
    expect(tools.errors.map(String)).toEqual([`Error: ${part} is broken`]);
    // Another answer goes through, and the trouble is over.
    expect(session.submit(0, STEP)).toBeNull();
    expect(session.snapshot()).toMatchObject({ trouble: null, asked: { seat: 1 } });
    expect(resumed(walkEntry, session.toSave()).replayable).toBe(true);
  });

  test.each(['undo', 'redo'] as const)('%s that breaks leaves everything where it was', (how) => {
    const { entry, break: breakIt } = breakable('waiting');
    const { session, tools } = aTable(entry, ['person', 'person']);
    session.submit(0, STEP);
    session.submit(0, STEP);
    session.undo();
    const before = everything(session);
    const saves = tools.saves.length;
    breakIt(true);
    expect(session[how]()).toBe(false);
    breakIt(false);
    expect(everything(session as AnySession)).toEqual(before);
    expect(tools.saves).toHaveLength(saves);
    expect(session.snapshot().trouble?.kind).toBe('move');
    expect(session[how]()).toBe(true);
    expect(session.snapshot().trouble).toBeNull();
  });

  test('trouble that was read is put away', () => {
    const { entry, break: breakIt } = breakable('apply');
    const { session } = aTable(entry, ['person']);
    breakIt(true);
    session.submit(0, STEP);
    session.putTroubleAway();
    expect(session.snapshot().trouble).toBeNull();
  });
});

describe('a bot that breaks', () => {
  const steps: Bot<never, never, never> = {
    id: 'steps',
    *think() {
      return { action: STEP as never, reasons: [] };
    },
  };
  const withBots = (bots: object): WalkEntry => ({ ...walkEntry, bots: { ...walkEntry.bots, ...bots } });

  test('a simpler one plays in its place, and that is said', async () => {
    const { session, tools } = aTable(withBots({ hard: brokenBot('no idea'), medium: steps }), ['hard', 'person']);
    await settle();
    expect(session.toSave().log.map(({ action }) => action)).toEqual([STEP, STEP]);
    expect(session.snapshot()).toMatchObject({ asked: { seat: 1 }, trouble: { kind: 'bot', seat: 0 } });
    expect(tools.errors.map(String)).toEqual(['Error: no idea', 'Error: no idea']);
    session.submit(1, STEP);
    expect(session.snapshot().trouble).toBeNull();
  });

  test('when the simpler ones break as well, anything legal is played, and that is said', async () => {
    const broken = brokenBot('none of us knows');
    const { session } = aTable(withBots({ hard: broken, medium: broken, easy: broken }), ['hard', 'person']);
    await settle();
    expect(session.toSave().log).toHaveLength(2);
    expect(session.snapshot()).toMatchObject({ asked: { seat: 1 }, trouble: { kind: 'bot', seat: 0 } });
  });

  test('an easy bot does not think harder than it is', async () => {
    const harder = jest.fn();
    const thinks: Bot<never, never, never> = {
      id: 'harder',
      *think() {
        harder();
        return { action: STEP as never, reasons: [] };
      },
    };
    const { session } = aTable(withBots({ easy: brokenBot('no'), medium: thinks, hard: thinks }), ['easy', 'person']);
    await settle();
    expect(session.snapshot().asked?.seat).toBe(1);
    expect(harder).not.toHaveBeenCalled();
  });
});

describe('rules that break in a bot’s turn', () => {
  test.each(PARTS.filter((part) => part !== 'refusal'))(
    '%s: said, nothing is thinking, nothing is lost',
    async (part) => {
      const { entry, break: breakIt } = breakable(part);
      const { session, tools } = aTable(entry, ['person', 'easy']);
      session.submit(0, STEP);
      session.stop();
      session.submit(0, STEP);
      const before = everything(session);
      const saves = tools.saves.length;
      breakIt(true);
      session.start();
      await settle();
      breakIt(false);
      expect(session.snapshot()).toMatchObject({ thinking: null, waiting: [1], trouble: { kind: 'stopped', seat: 1 } });
      expect(everything(session as AnySession)).toEqual(before);
      expect(tools.saves).toHaveLength(saves);
    },
  );

  test('coming back to the table tries again', async () => {
    const { entry, break: breakIt } = breakable('apply');
    const { session } = aTable(entry, ['easy', 'person']);
    breakIt(true);
    await settle();
    expect(session.snapshot().trouble?.kind).toBe('stopped');
    breakIt(false);
    session.stop();
    session.start();
    await settle();
    expect(session.snapshot().asked?.seat).toBe(1);
  });
});

test('a hint that breaks is told to whoever asked', async () => {
  const entry = { ...walkEntry, bots: { ...walkEntry.bots, hard: brokenBot('no idea') } };
  const { session } = aTable(entry, ['person']);
  await expect(session.hint(0)).rejects.toThrow('no idea');
});

describe('a report', () => {
  const wrong = new Error('no card {"card":"secret"} in this hand');

  test('has the version, the game, its rules, the seed, the last five actions and the way to the error', () => {
    const { session } = aTable(walkEntry, ['person', 'easy'], { seed: 4242 });
    session.submit(0, STEP);
    session.submit(0, DRAW);
    const report = reportOf('1.2.3', 'move', wrong, reportedGame(session));
    for (const part of ['Antilles 1.2.3', 'move: walk, rules 1', 'person, easy', 'seed: 4242', 'actions: 2', '"draw"'])
      expect(report).toContain(part);
    expect(report).toContain('Error: no card {"card":"secret"} in this hand');
    expect(report).toContain('trouble.test');
  });

  test('of a running game of several people keeps the seed, the hands and what the error quotes to itself', () => {
    const { session } = aTable(walkEntry, ['person', 'person'], { seed: 4242 });
    session.submit(0, DRAW);
    const report = reportOf('1.2.3', 'move', wrong, reportedGame(session));
    expect(report).not.toContain('4242');
    expect(report).not.toContain('"secret"');
    expect(report).toContain('{"type":"drew","seat":0,"card":null}');
    expect(report).toContain('actions: 1');
  });

  test('can be made of a game that cannot even be looked at', () => {
    const { session } = aTable(walkEntry, ['person', 'person']);
    const game = reportedGame(session);
    const seenByAll = () => {
      throw new Error('broken as well');
    };
    expect(reportOf('1.2.3', 'move', 'a word', { ...game, seenByAll })).toContain('a word');
  });
});
