import { must } from '@antilles/engine';
import type { Bot } from '@/bots/bot';
import { newSession, resumeSession } from '@/session/session';
import type { Save } from '@/storage/saveFile';
import { aTable, onPaper, playOut, resumed, seatsOf, settle, testTools } from './table';
import {
  bidsEntry,
  slowBot,
  walkEntry,
  type BidsAction,
  type BidsEntry,
  type BidsState,
  type BidsView,
  type WalkEntry,
} from './toys';

const STEP = { type: 'step' } as const;
const DRAW = { type: 'draw' } as const;

/** The first bid that a seat can make. */
const bidOf = (actions: readonly BidsAction[] | undefined): BidsAction => must(actions?.[0], 'no action');

const withBots = <Entry extends BidsEntry | WalkEntry>(entry: Entry, bots: Partial<Entry['bots']>): Entry => ({
  ...entry,
  bots: { ...entry.bots, ...bots },
});

describe('seats', () => {
  test.each([
    ['all people', ['person', 'person', 'person']],
    ['all bots', ['easy', 'hard', 'medium']],
    ['a person between bots', ['easy', 'person', 'hard']],
    ['a bot between people', ['person', 'easy', 'person']],
    ['two', ['person', 'easy']],
    ['five', ['easy', 'person', 'easy', 'person', 'hard']],
  ])('%s: a game is played to its end', async (_name, kinds) => {
    const { session, tools } = aTable(bidsEntry, kinds);
    await playOut(session);
    expect(session.snapshot().outcome?.winners.length).toBeGreaterThan(0);
    expect(session.snapshot()).toMatchObject({ waiting: [], asked: null, thinking: null });
    expect(session.toSave().log).toHaveLength(4 * (kinds.length + 1));
    expect(tools.errors).toEqual([]);
  });

  test('people are the seats without a bot', () => {
    expect(aTable(bidsEntry, ['easy', 'person', 'hard', 'person']).session.people).toEqual([1, 3]);
  });

  test('a game that cannot be set up is refused with the facts', () => {
    const attempt =
      (kinds: string[], bonus = 0) =>
      () =>
        newSession({
          entry: bidsEntry,
          seats: seatsOf(...kinds),
          options: { bonus },
          seed: 1,
          id: 'x',
          undoRule: 'off',
          tools: testTools(),
        });
    expect(attempt(['person'])).toThrow('seat-count');
    expect(attempt(['person', 'person'], -1)).toThrow('bonus-negative');
    expect(attempt(['person', 'genius'])).toThrow('no bot genius');
    expect(attempt(['person', 'constructor'])).toThrow('no bot constructor');
  });
});

describe('snapshot', () => {
  test('is the same object until something changes, then a new one', () => {
    const { session } = aTable(walkEntry, ['person', 'person']);
    const before = session.snapshot();
    expect(session.snapshot()).toBe(before);
    session.submit(0, STEP);
    expect(session.snapshot()).not.toBe(before);
    expect(session.snapshot().version).toBeGreaterThan(before.version);
    expect(before.asked).toEqual({ seat: 0, kind: 'turn', open: true });
  });

  test('views and decisions are the same objects until something changes', () => {
    const { session } = aTable(walkEntry, ['person', 'person']);
    const [view, decision, log] = [session.view(0), session.decision(0), session.log(0)];
    expect([session.view(0), session.decision(0), session.log(0)]).toEqual([view, decision, log]);
    expect(session.view(0)).toBe(view);
    expect(session.decision(0)).toBe(decision);
    expect(session.log(0)).toBe(log);
    session.submit(0, STEP);
    expect(session.view(0)).not.toBe(view);
    expect(session.unseen(0)).toBe(session.unseen(0));
  });

  test('listeners hear of every change until they leave', () => {
    const { session } = aTable(walkEntry, ['person', 'person']);
    let heard = 0;
    const leave = session.subscribe(() => heard++);
    session.submit(0, STEP);
    expect(heard).toBe(1);
    session.looked(0);
    expect(heard).toBe(2);
    session.looked(0);
    expect(heard).toBe(2);
    leave();
    session.submit(0, STEP);
    expect(heard).toBe(2);
  });

  test('names a secret question as not open and an open one as open', async () => {
    const { session } = aTable(bidsEntry, ['person', 'person']);
    expect(session.snapshot().asked).toEqual({ seat: 0, kind: 'bid', open: false });
    session.submit(0, bidOf(session.decision(0)?.actions));
    session.submit(1, bidOf(session.decision(1)?.actions));
    await settle();
    expect(session.snapshot().asked).toMatchObject({ kind: 'say', open: true });
    expect(session.snapshot().round).toBe(2);
  });
});

describe('submit', () => {
  test('refuses with the reason and changes nothing', () => {
    const { session, tools } = aTable(walkEntry, ['person', 'person']);
    const before = session.snapshot();
    expect(session.submit(1, STEP)).toBe('not-your-turn');
    expect(session.submit(-1, STEP)).toBe('not-your-turn');
    expect(session.submit(0, { type: 'fly' } as never)).toBe('not-possible');
    expect(session.refusal(0, DRAW)).toBeNull();
    expect(session.snapshot()).toBe(before);
    expect(tools.saves).toHaveLength(1);
  });

  test('after the end says so', async () => {
    const { session } = aTable(walkEntry, ['person']);
    await playOut(session);
    expect(session.submit(0, STEP)).toBe('game-over');
  });
});

describe('a simultaneous secret choice', () => {
  test('is collected one by one, lowest person first', () => {
    const { session } = aTable(bidsEntry, ['person', 'person', 'person']);
    expect(session.snapshot()).toMatchObject({ waiting: [0, 1, 2], asked: { seat: 0 } });
    session.submit(0, bidOf(session.decision(0)?.actions));
    expect(session.snapshot()).toMatchObject({ waiting: [1, 2], asked: { seat: 1 } });
    session.submit(1, bidOf(session.decision(1)?.actions));
    expect(session.snapshot()).toMatchObject({ waiting: [2], asked: { seat: 2 } });
  });

  test('may be answered out of order', () => {
    const { session } = aTable(bidsEntry, ['person', 'person', 'person']);
    expect(session.submit(2, bidOf(session.decision(2)?.actions))).toBeNull();
    expect(session.snapshot()).toMatchObject({ waiting: [0, 1], asked: { seat: 0 } });
  });

  test('stays secret: no other view and no frame shows the card', () => {
    const { session } = aTable(bidsEntry, ['person', 'person', 'person']);
    session.submit(0, bidOf(session.decision(0)?.actions));
    for (const viewer of [null, 1, 2]) {
      expect(session.unseen(viewer).map((frame) => frame.event)).toEqual([{ type: 'bid', seat: 0, card: null }]);
      expect(session.view(viewer)).toMatchObject({ mine: null, hasBid: [true, false, false] });
    }
    expect(session.log(0)[0]?.event).toEqual(
      session.toSave().log[0] && { type: 'bid', seat: 0, card: session.view(0).mine },
    );
  });

  test('bots answer while the person is still choosing', async () => {
    const { session } = aTable(bidsEntry, ['easy', 'person', 'hard']);
    await settle();
    expect(session.snapshot()).toMatchObject({ waiting: [1], asked: { seat: 1 }, thinking: null });
  });

  test('a bot that thinks while a person answers goes on thinking, and its answer counts', async () => {
    const { session, tools } = aTable(bidsEntry, ['person', 'hard', 'person']);
    tools.time = 0;
    tools.now = () => (tools.time += 3);
    tools.hold();
    await settle();
    tools.letGo();
    tools.hold();
    for (let i = 0; i < 5; i++) await settle();
    expect(session.snapshot().thinking).toBe(1);
    session.submit(0, bidOf(session.decision(0)?.actions));
    expect(session.snapshot().thinking).toBe(1);
    tools.letGo();
    await settle();
    expect(session.snapshot()).toMatchObject({ waiting: [2], thinking: null });
    expect(session.toSave().log.map((entry) => entry.seat)).toEqual([0, 1]);
  });

  test("a bot's choice does not depend on what others have chosen", async () => {
    /** Bids by what it can imagine: the sum of the hands it believes the others to have. */
    const imagining: Bot<BidsState, BidsAction, BidsView> = {
      id: 'imagining',
      *think(seen, luck) {
        let sum = 0;
        for (let i = 0; i < 5; i++) {
          const world = seen.imagine(luck);
          sum += world.hands.flat().reduce((a, b) => a + b, 0) + world.bids.reduce<number>((a, b) => a + (b ?? 0), 0);
          sum += (world.bids[0] ?? 0) * 7 + world.rng;
          yield;
        }
        const { actions } = seen.decision;
        return { action: must(actions[sum % actions.length], 'action'), reasons: [] };
      },
    };
    const entry = withBots(bidsEntry, { hard: imagining });
    const chosen = new Set<string>();
    for (const card of [0, 1, 2, 3]) {
      const tools = testTools();
      tools.hold();
      const { session } = aTable(entry, ['person', 'hard', 'person'], { tools });
      session.submit(0, must(session.decision(0)?.actions[card], 'card'));
      tools.letGo();
      await settle();
      const answer = session.toSave().log[1];
      expect(answer?.seat).toBe(1);
      chosen.add(JSON.stringify(answer));
    }
    expect(chosen.size).toBe(1);
  });

  test('resumed in the middle, it goes on exactly there', () => {
    const { session } = aTable(bidsEntry, ['person', 'person', 'person']);
    session.submit(0, must(session.decision(0)?.actions[2], 'card'));
    const again = resumed(bidsEntry, session.toSave()).session;
    expect(again.toSave()).toEqual(session.toSave());
    expect(again.snapshot()).toMatchObject({ waiting: [1, 2], asked: { seat: 1, open: false } });
    expect(again.view(0)).toEqual(session.view(0));
    for (const table of [session, again]) {
      table.submit(1, bidOf(table.decision(1)?.actions));
      table.submit(2, bidOf(table.decision(2)?.actions));
    }
    expect(again.log(null)).toEqual(session.log(null));
    expect(again.log(null).some((frame) => frame.event.type === 'revealed')).toBe(true);
  });
});

describe('what happened since you last looked', () => {
  test('is everything, for somebody who never looked', () => {
    const { session } = aTable(walkEntry, ['person', 'person']);
    session.submit(0, STEP);
    session.submit(0, DRAW);
    expect(session.unseen(1).map(({ event, at }) => [event.type, at])).toEqual([
      ['stepped', 0],
      ['drew', 1],
    ]);
    expect(session.unseen(1).at(-1)?.view).toEqual(session.view(1));
  });

  test('is nothing right after looking, and then only the new', () => {
    const { session } = aTable(walkEntry, ['person', 'person']);
    session.submit(0, STEP);
    session.looked(1);
    expect(session.unseen(1)).toEqual([]);
    session.submit(0, DRAW);
    expect(session.unseen(1).map((frame) => frame.at)).toEqual([1]);
    expect(session.unseen(0).map((frame) => frame.at)).toEqual([0, 1]);
  });

  test('names to each what they may know', () => {
    const { session } = aTable(walkEntry, ['person', 'person']);
    session.submit(0, DRAW);
    expect(session.unseen(0)[0]?.event).toEqual({ type: 'drew', seat: 0, card: session.view(0).hand[0] });
    expect(session.unseen(1)[0]?.event).toEqual({ type: 'drew', seat: 0, card: null });
    expect(session.unseen(null)[0]?.event).toEqual({ type: 'drew', seat: 0, card: null });
  });

  test('survives being saved and resumed', () => {
    const { session } = aTable(walkEntry, ['person', 'person']);
    session.submit(0, STEP);
    session.looked(1);
    session.submit(0, STEP);
    session.submit(1, DRAW);
    const again = resumed(walkEntry, session.toSave()).session;
    for (const viewer of [0, 1]) {
      expect(again.unseen(viewer)).toEqual(session.unseen(viewer));
      expect(again.log(viewer)).toEqual(session.log(viewer));
    }
    expect(again.log(null)).toEqual(session.log(null));
  });

  test('looking that takes an undo away is saved at once', () => {
    const { session, tools } = aTable(walkEntry, ['person', 'person']);
    session.submit(0, STEP);
    const count = tools.saves.length;
    session.looked(1);
    expect(session.snapshot().undo).toBe('passed');
    expect(tools.saves).toHaveLength(count + 1);
    expect(tools.saves.at(-1)?.looked).toEqual([0, 1]);
  });

  test('looking is saved with the next action, or on leaving', () => {
    const { session, tools } = aTable(walkEntry, ['person', 'easy']);
    session.submit(0, STEP);
    const count = tools.saves.length;
    session.looked(0);
    expect(session.toSave().looked).toEqual([1, 0]);
    expect(tools.saves).toHaveLength(count);
    // A kill now costs nothing but seeing it once more.
    expect(resumed(walkEntry, must(tools.saves.at(-1), 'a save')).session.unseen(0)).toHaveLength(1);
    session.submit(0, STEP);
    expect(tools.saves.slice(count).map(({ looked }) => looked)).toEqual([[1, 0]]);
    session.looked(0);
    session.stop();
    expect(tools.saves.slice(count).map(({ looked }) => looked)).toEqual([
      [1, 0],
      [2, 0],
    ]);
    // Leaving twice, or having seen nothing new, writes nothing.
    session.stop();
    expect(tools.saves).toHaveLength(count + 2);
  });

  test('somebody who sees only what is public has their own mark, which is not saved', () => {
    const { session, tools } = aTable(walkEntry, ['person', 'person']);
    session.submit(0, STEP);
    expect(session.unseen(null)).toHaveLength(1);
    const count = tools.saves.length;
    session.looked(null);
    expect(session.unseen(null)).toEqual([]);
    expect(tools.saves).toHaveLength(count);
    expect(session.unseen(0)).toHaveLength(1);
  });

  test('the log is the same whether it grew step by step or is made at once', async () => {
    const { session } = aTable(bidsEntry, ['person', 'easy', 'person']);
    await playOut(session, (actions) => {
      for (const viewer of [null, 0, 1, 2]) session.log(viewer);
      return actions.at(-1);
    });
    const again = resumed(bidsEntry, session.toSave()).session;
    for (const viewer of [null, 0, 1, 2]) expect(again.log(viewer)).toEqual(session.log(viewer));
  });
});

describe('undo', () => {
  test('has nothing to take back at the beginning', () => {
    const { session } = aTable(walkEntry, ['person', 'person']);
    expect(session.snapshot().undo).toBe('nothing');
    expect(session.undo()).toBe(false);
  });

  test('takes back one action of the person, step by step', () => {
    const { session } = aTable(walkEntry, ['person']);
    const start = session.toSave();
    session.submit(0, STEP);
    const middle = session.toSave();
    session.submit(0, STEP);
    expect(session.snapshot().undo).toBe('yes');
    expect(session.undo()).toBe(true);
    expect(session.toSave()).toMatchObject(middle);
    expect(session.undo()).toBe(true);
    expect(session.toSave()).toMatchObject(start);
    expect(session.snapshot()).toMatchObject({ undo: 'nothing', casual: false });
  });

  test('stops at the last point where something was revealed', () => {
    const { session } = aTable(walkEntry, ['person']);
    session.submit(0, STEP);
    session.submit(0, DRAW);
    expect(session.snapshot().undo).toBe('revealed');
    session.submit(0, STEP);
    expect(session.undo()).toBe(true);
    expect(session.snapshot().undo).toBe('revealed');
    expect(session.undo()).toBe(false);
  });

  test('stops when the phone was passed: another person has looked', () => {
    const { session } = aTable(walkEntry, ['person', 'person']);
    session.looked(1);
    session.submit(0, STEP);
    session.submit(0, STEP);
    expect(session.snapshot().undo).toBe('yes');
    session.looked(0);
    expect(session.snapshot().undo).toBe('yes');
    session.looked(1);
    expect(session.snapshot().undo).toBe('passed');
    expect(session.undo()).toBe(false);
    session.submit(1, STEP);
    expect(session.undo()).toBe(true);
    expect(session.snapshot()).toMatchObject({ undo: 'passed', asked: { seat: 1 } });
  });

  test('a secret choice can be taken back until the next person looks', () => {
    const { session } = aTable(bidsEntry, ['person', 'person', 'person']);
    session.submit(0, bidOf(session.decision(0)?.actions));
    expect(session.undo()).toBe(true);
    expect(session.snapshot().asked?.seat).toBe(0);
    session.submit(0, bidOf(session.decision(0)?.actions));
    session.looked(1);
    expect(session.snapshot().undo).toBe('passed');
  });

  test("bots' answers go with it when nothing was revealed", async () => {
    const entry = withBots(walkEntry, {
      // Always steps.
      easy: {
        id: 'steps',
        *think(seen) {
          return { action: must(seen.decision.actions[0], ''), reasons: [] };
        },
      },
    });
    const { session } = aTable(entry, ['person', 'easy', 'easy']);
    session.submit(0, STEP);
    session.submit(0, STEP);
    await settle();
    expect(session.toSave().log).toHaveLength(6);
    expect(session.undo()).toBe(true);
    expect(session.toSave().log).toHaveLength(1);
    expect(session.snapshot().asked?.seat).toBe(0);
  });

  test("stops at what bots' answers revealed", async () => {
    const { session } = aTable(bidsEntry, ['person', 'easy']);
    session.submit(0, bidOf(session.decision(0)?.actions));
    await settle();
    expect(session.log(0).some((frame) => frame.event.type === 'revealed')).toBe(true);
    expect(session.snapshot().undo).toBe('revealed');
    expect(session.undo()).toBe(false);
  });

  test('free, alone against bots: goes back to the previous decision whatever was revealed, and the game is casual', async () => {
    const { session, tools } = aTable(bidsEntry, ['person', 'easy', 'hard'], { undoRule: 'free' });
    await settle();
    const log = session.toSave().log.length;
    session.submit(0, bidOf(session.decision(0)?.actions));
    await settle();
    expect(session.snapshot()).toMatchObject({ undo: 'yes', casual: false });
    expect(session.undo()).toBe(true);
    expect(session.toSave().log).toHaveLength(log);
    expect(session.snapshot()).toMatchObject({ casual: true, asked: { seat: 0, kind: 'bid' } });
    expect(tools.saves.at(-1)?.casual).toBe(true);
    expect(resumed(bidsEntry, session.toSave()).session.snapshot().casual).toBe(true);
  });

  test('free, alone: a game stays a proper one while no undo passes a reveal', () => {
    const { session } = aTable(walkEntry, ['person'], { undoRule: 'free' });
    session.submit(0, DRAW);
    session.submit(0, STEP);
    session.undo();
    expect(session.snapshot()).toMatchObject({ casual: false, undo: 'yes' });
    session.undo();
    expect(session.snapshot()).toMatchObject({ casual: true, undo: 'nothing' });
  });

  test('free with two people stops at reveals like the other rule', () => {
    const { session } = aTable(walkEntry, ['person', 'person'], { undoRule: 'free' });
    session.submit(0, DRAW);
    expect(session.snapshot().undo).toBe('revealed');
  });

  test('off is off', () => {
    const { session } = aTable(walkEntry, ['person'], { undoRule: 'off' });
    session.submit(0, STEP);
    expect(session.snapshot().undo).toBe('off');
    expect(session.undo()).toBe(false);
  });

  test('with only bots there is nobody to undo', async () => {
    const { session } = aTable(walkEntry, ['easy', 'easy'], { undoRule: 'free' });
    await settle();
    expect(session.snapshot().undo).toBe('nothing');
  });

  test('undone frames disappear from the log and from what is unseen', () => {
    const { session } = aTable(walkEntry, ['person', 'person']);
    session.submit(0, STEP);
    session.looked(0);
    session.submit(0, STEP);
    session.looked(0);
    session.looked(null);
    expect(session.log(0)).toHaveLength(2);
    session.undo();
    for (const viewer of [null, 0, 1]) {
      expect(session.log(viewer)).toHaveLength(1);
      expect(session.unseen(viewer).every((frame) => frame.at < 1)).toBe(true);
    }
    session.submit(0, DRAW);
    expect(session.unseen(0).map((frame) => frame.event.type)).toEqual(['drew']);
    expect(session.unseen(null).map((frame) => frame.event.type)).toEqual(['drew']);
  });

  test('far back in a long game leads to the same states as the game had', async () => {
    const { session } = aTable(bidsEntry, ['person', 'easy', 'easy', 'easy', 'easy'], { undoRule: 'free' });
    const before: unknown[] = [];
    for (let i = 0; i < 200 && session.snapshot().outcome === null; i++) {
      await settle();
      const { asked } = session.snapshot();
      if (!asked) continue;
      before.push(session.toSave().state);
      session.submit(asked.seat, bidOf(session.decision(asked.seat)?.actions));
    }
    session.stop();
    while (session.undo()) expect(session.toSave().state).toEqual(before.pop());
    expect(before).toEqual([]);
  });

  test('is possible after a resume as it was before', () => {
    const { session } = aTable(walkEntry, ['person']);
    session.submit(0, DRAW);
    session.submit(0, STEP);
    session.submit(0, STEP);
    const again = resumed(walkEntry, session.toSave()).session;
    expect(again.undo()).toBe(true);
    expect(again.undo()).toBe(true);
    expect(again.snapshot().undo).toBe('revealed');
  });

  test('while a bot thinks: its answer is dropped, and it thinks again when it is asked again', async () => {
    const tools = testTools();
    const { session } = aTable(walkEntry, ['person', 'hard'], { tools });
    tools.now = () => (tools.time += 3);
    session.submit(0, STEP);
    tools.hold();
    session.submit(0, STEP);
    tools.letGo();
    await Promise.resolve();
    tools.hold();
    await settle();
    expect(session.snapshot().thinking).toBe(1);
    expect(session.undo()).toBe(true);
    expect(session.snapshot()).toMatchObject({ thinking: null, asked: { seat: 0 } });
    tools.letGo();
    await settle();
    expect(session.toSave().log).toHaveLength(1);
    session.submit(0, STEP);
    await settle();
    expect(session.toSave().log.map((entry) => entry.seat)).toEqual([0, 0, 1, 1]);
    expect(tools.errors).toEqual([]);
  });
});

describe('redo', () => {
  test('plays again what was taken back, and a new action makes it void', () => {
    const { session, tools } = aTable(walkEntry, ['person']);
    session.submit(0, STEP);
    session.submit(0, STEP);
    const end = session.toSave();
    expect(session.snapshot()).toMatchObject({ redo: false, turn: { undo: true, redo: false } });
    expect(session.redo()).toBe(false);
    session.undo('turn');
    expect(session.snapshot()).toMatchObject({ redo: true, undo: 'nothing', turn: { undo: false, redo: true } });
    expect(tools.saves.at(-1)?.redo).toHaveLength(2);
    expect(session.redo()).toBe(true);
    expect(session.redo()).toBe(true);
    expect(session.toSave()).toEqual(end);
    session.undo();
    session.submit(0, DRAW);
    expect(session.snapshot().redo).toBe(false);
    expect(session.redo()).toBe(false);
  });

  test('lies ready after a kill', () => {
    const { session } = aTable(walkEntry, ['person']);
    session.submit(0, STEP);
    session.submit(0, STEP);
    const end = session.toSave();
    session.undo('turn');
    const again = resumed(walkEntry, session.toSave()).session;
    expect(again.redo('turn')).toBe(true);
    expect(again.toSave()).toEqual(end);
  });

  test('bots wait with a secret choice of their own while it lies ready, and go on after another', async () => {
    const { session } = aTable(bidsEntry, ['person', 'easy', 'easy'], { undoRule: 'free' });
    session.stop();
    const [first, second] = session.decision(0)?.actions ?? [];
    if (first === undefined || second === undefined) throw new Error('two cards at least');
    session.submit(0, first);
    session.start();
    await settle();
    const end = session.toSave();
    session.undo();
    await settle();
    expect(session.toSave().log).toHaveLength(0);
    expect(session.snapshot().redo).toBe(true);
    session.redo();
    await settle();
    expect(session.toSave().log.slice(0, 3)).toEqual(end.log.slice(0, 3));
    session.undo();
    session.submit(0, second);
    await settle();
    expect(session.toSave().log.length).toBeGreaterThan(2);
  });

  test('a save whose taken-back actions are not possible opens without them', () => {
    const { session } = aTable(walkEntry, ['person']);
    session.submit(0, STEP);
    session.undo();
    const save = { ...session.toSave(), redo: [{ seat: 0, action: 'fly' }] };
    expect(resumed(walkEntry, save).session.snapshot().redo).toBe(false);
  });

  test('a turn goes back no further than the rule lets it', () => {
    const { session } = aTable(walkEntry, ['person']);
    session.submit(0, STEP);
    session.submit(0, DRAW);
    session.submit(0, STEP);
    session.submit(0, STEP);
    session.undo('turn');
    expect(session.toSave().log).toHaveLength(2);
    expect(session.snapshot().undo).toBe('revealed');
  });
});

describe("bots' turns", () => {
  test('run only between start and stop', async () => {
    const { session } = aTable(walkEntry, ['easy', 'easy']);
    session.stop();
    await settle();
    expect(session.toSave().log).toHaveLength(0);
    session.start();
    session.start();
    await settle();
    expect(session.snapshot().outcome).not.toBeNull();
    expect(session.toSave().log).toHaveLength(20);
  });

  test('stopped while a bot thinks: the answer is dropped; started again it is asked again', async () => {
    const tools = testTools();
    tools.now = () => (tools.time += 3);
    const { session } = aTable(walkEntry, ['hard', 'person'], { tools });
    await Promise.resolve();
    tools.hold();
    await settle();
    expect(session.snapshot().thinking).toBe(0);
    session.stop();
    expect(session.snapshot().thinking).toBeNull();
    tools.letGo();
    await settle();
    expect(session.toSave().log).toHaveLength(0);
    session.start();
    await settle();
    expect(session.snapshot().asked?.seat).toBe(1);
  });

  test('begin only when the animations rest', async () => {
    const tools = testTools();
    const { session } = aTable(walkEntry, ['easy', 'person'], { tools });
    session.setBusy(true);
    await settle();
    expect(session.snapshot()).toMatchObject({ thinking: null, asked: null });
    expect(session.toSave().log).toHaveLength(0);
    session.setBusy(false);
    await settle();
    expect(session.snapshot().asked?.seat).toBe(1);
  });

  test('think in slices of at most two milliseconds', async () => {
    const tools = testTools();
    let sliceBegan = 0;
    let longest = 0;
    // Each piece takes 0.7 ms; the slice is measured from breath to breath.
    const bot = slowBot<never, never, never>(200, () => {
      tools.time += 0.7;
      longest = Math.max(longest, tools.time - sliceBegan);
    });
    const breathe = tools.breathe.bind(tools);
    tools.breathe = async () => {
      await breathe();
      tools.time += 16;
      sliceBegan = tools.time;
    };
    const { session } = aTable(withBots(walkEntry, { hard: bot }), ['hard', 'person'], { tools });
    for (let i = 0; i < 50; i++) await settle();
    expect(session.snapshot().asked?.seat).toBe(1);
    expect(longest).toBeLessThanOrEqual(2);
    expect(longest).toBeGreaterThan(1);
    expect(tools.breaths).toBeGreaterThan(50);
  });

  test('a clock that is set back does not make a slice endless', async () => {
    const tools = testTools();
    const bot = slowBot<never, never, never>(50, () => (tools.time -= 1000));
    const { session } = aTable(withBots(walkEntry, { hard: bot }), ['hard', 'person'], { tools });
    for (let i = 0; i < 20; i++) await settle();
    expect(tools.breaths).toBeGreaterThan(90);
    expect(session.snapshot().asked?.seat).toBe(1);
  });

  /** A bot that never comes to an end; each piece of its thinking takes so many milliseconds. */
  function withThinker(ms: number) {
    const tools = testTools();
    let pieces = 0;
    const bot = slowBot<never, never, never>(1_000_000, () => {
      pieces++;
      tools.time += ms;
    });
    return { ...aTable(withBots(walkEntry, { hard: bot }), ['hard', 'person'], { tools }), pieces: () => pieces };
  }

  test('a bot that thinks for two seconds is hurried', async () => {
    const { session, pieces } = withThinker(1);
    for (let i = 0; i < 20; i++) await settle();
    expect(session.snapshot().asked?.seat).toBe(1);
    // It plays twice.
    expect(pieces()).toBeGreaterThanOrEqual(2 * 1999);
    expect(pieces()).toBeLessThanOrEqual(2 * 2001);
  });

  test('hurry: the thinking bot answers with the best it has', async () => {
    const { session, tools, pieces } = withThinker(0.01);
    session.hurry();
    tools.hold();
    await settle();
    tools.letGo();
    tools.hold();
    await settle();
    const { thinking } = session.snapshot();
    expect(thinking).toBe(0);
    const before = pieces();
    session.hurry();
    tools.letGo();
    tools.hold();
    await settle();
    expect(session.toSave().log).toHaveLength(1);
    expect(pieces() - before).toBeLessThanOrEqual(1);
  });

  test('a bot that breaks does not stop the game, and is reported', async () => {
    const broken: Bot<never, never, never> = {
      id: 'broken',

      *think() {
        throw new Error('no idea');
      },
    };
    const { session, tools } = aTable(withBots(walkEntry, { hard: broken }), ['hard', 'person']);
    await settle();
    expect(session.snapshot().asked?.seat).toBe(1);
    expect(tools.errors.map(String)).toEqual(['Error: no idea', 'Error: no idea']);
  });

  test('a bot that cheats does not stop the game, and is reported', async () => {
    const cheat: Bot<never, never, never> = {
      id: 'cheat',

      *think() {
        return { action: { type: 'fly' } as never, reasons: [] };
      },
    };
    const { session, tools } = aTable(withBots(walkEntry, { hard: cheat }), ['hard', 'person']);
    await settle();
    expect(session.toSave().log).toHaveLength(2);
    expect(String(tools.errors[0])).toContain('not-possible');
  });

  test('a bot that never ends, hurried or not, does not stop the game', async () => {
    const tools = testTools();
    const endless: Bot<never, never, never> = {
      id: 'endless',
      *think() {
        for (;;) {
          tools.time += 1;
          yield;
        }
      },
    };
    const { session } = aTable(withBots(walkEntry, { hard: endless }), ['hard', 'person'], { tools });
    for (let i = 0; i < 20; i++) await settle();
    expect(session.snapshot().asked?.seat).toBe(1);
    expect(String(tools.errors[0])).toContain('does not stop');
  });

  test('a bot still answers for itself, unhurried, when the phone is locked while it takes a breath', async () => {
    const tools = testTools();
    let hurried: boolean | undefined = false;
    tools.breathe = () => {
      tools.time += 3_600_000;
      return Promise.resolve();
    };
    const careful: Bot<never, never, never> = {
      id: 'careful',
      *think({ decision }) {
        for (let i = 0; i < 10; i++) {
          tools.time += 3;
          hurried = (yield) === true || hurried;
        }
        return { action: decision.actions[0] as never, reasons: [] };
      },
    };
    const { session } = aTable(withBots(walkEntry, { hard: careful }), ['hard', 'person'], { tools });
    for (let i = 0; i < 20; i++) await settle();
    expect(session.snapshot().asked?.seat).toBe(1);
    expect(hurried).toBe(false);
    expect(tools.errors).toEqual([]);
  });

  test('a listener may undo or stop the moment a bot begins to think', async () => {
    for (const interrupt of ['undo', 'stop'] as const) {
      const { session, tools } = aTable(walkEntry, ['person', 'easy']);
      let armed = true;
      session.subscribe(() => {
        if (session.snapshot().thinking === null || !armed) return;
        armed = false;
        session[interrupt]();
      });
      session.submit(0, STEP);
      session.submit(0, STEP);
      await settle();
      expect(armed).toBe(false);
      expect(session.toSave().log).toHaveLength(interrupt === 'undo' ? 1 : 2);
      expect(session.snapshot().thinking).toBeNull();
      expect(tools.errors).toEqual([]);
    }
  });

  test('rules that break under a bot are reported, and nothing is thinking any more', async () => {
    const broken: WalkEntry = {
      ...walkEntry,
      game: {
        ...walkEntry.game,
        apply() {
          throw new Error('a broken rule');
        },
      },
    };
    const { session, tools } = aTable(broken, ['easy', 'person']);
    await settle();
    expect(tools.errors.map(String)).toEqual(['Error: a broken rule']);
    expect(session.snapshot()).toMatchObject({ thinking: null, waiting: [0] });
    expect(session.toSave().log).toEqual([]);
  });

  test('each decision of a bot has its own luck, handed in: the same luck gives the same game', async () => {
    const game = async (first: number) => {
      let n = first;
      const { session } = aTable(bidsEntry, ['easy', 'easy', 'easy'], { tools: testTools(() => n++) });
      await playOut(session);
      return session.toSave().log;
    };
    expect(await game(1)).toEqual(await game(1));
    expect(await game(1)).not.toEqual(await game(99));
  });
});

describe('hint', () => {
  test("is the strongest bot's choice with its reasons, and changes nothing but a mark beside the log", async () => {
    const { session, tools } = aTable(walkEntry, ['person', 'person']);
    const { state, log } = session.toSave();
    await expect(session.hint(0)).resolves.toEqual({
      action: DRAW,
      reasons: [{ key: 'in-peace' }],
      further: [],
    });
    await session.hint(0);
    expect(session.toSave()).toMatchObject({ state, log, hints: [{ at: 0, seat: 0 }] });
    expect(tools.saves.at(-1)?.hints).toEqual([{ at: 0, seat: 0 }]);
    expect(resumed(walkEntry, session.toSave()).session.hints()).toEqual([{ at: 0, seat: 0 }]);
  });

  test('goes on for as long as it is told that the question does, and touches nothing', async () => {
    const { session } = aTable(walkEntry, ['person', 'person']);
    const { state, log } = session.toSave();
    const asked: number[] = [];
    const { action, further } = await session.hint(0, (_view, decision, given) => {
      asked.push(given);
      return decision.seat === 0 && given < 2;
    });
    expect(action).toEqual(DRAW);
    expect(further).toEqual([expect.objectContaining({ reasons: [{ key: 'in-peace' }] })]);
    expect(asked[0]).toBe(1);
    expect(session.toSave()).toMatchObject({ state, log });
  });

  test('is still told after the move it was about is taken back', async () => {
    const { session } = aTable(walkEntry, ['person']);
    session.submit(0, STEP);
    await session.hint(0);
    session.undo();
    expect(session.hints()).toEqual([{ at: 0, seat: 0 }]);
  });

  test('is thought out in slices', async () => {
    const { session, tools } = aTable(walkEntry, ['person', 'person']);
    tools.now = () => (tools.time += 2);
    await session.hint(0);
    expect(tools.breaths).toBeGreaterThan(5);
  });

  test('of a question that is gone comes quickly and can be seen to be too late', async () => {
    const { session, tools } = aTable(walkEntry, ['person', 'person']);
    tools.now = () => (tools.time += 3);
    const hint = session.hint(0);
    session.submit(0, STEP);
    session.submit(0, STEP);
    const { action, reasons } = await hint;
    expect(reasons).toEqual([{ key: 'hurried' }]);
    expect(session.refusal(0, action)).toBe('not-your-turn');
  });

  test('for a seat that is not asked is an error of the caller', async () => {
    const { session } = aTable(walkEntry, ['person', 'person']);
    await expect(session.hint(1)).rejects.toThrow('not asked');
  });
});

describe('saving', () => {
  test('happens at the beginning and after every action, with the time it is handed', () => {
    const { session, tools } = aTable(walkEntry, ['person', 'person']);
    expect(tools.saves).toHaveLength(1);
    tools.time = 2_000_000;
    session.submit(0, STEP);
    session.submit(0, DRAW);
    expect(tools.saves.map((save) => save.log.length)).toEqual([0, 1, 2]);
    expect(tools.saves.map((save) => [save.startedAt, save.savedAt])).toEqual([
      [1_000_000, 1_000_000],
      [1_000_000, 2_000_000],
      [1_000_000, 2_000_000],
    ]);
    expect(tools.saves[2]).toEqual(session.toSave());
    expect(tools.saves[0]).toMatchObject({ format: 1, id: 'game-1', game: 'walk', rulesVersion: 1, seed: 7 });
  });

  test('saves never change afterwards', async () => {
    const { session, tools } = aTable(bidsEntry, ['person', 'easy', 'hard'], { undoRule: 'free' });
    const copies: string[] = [];
    const save = tools.save.bind(tools);
    tools.save = (next) => {
      save(next);
      copies.push(JSON.stringify(next));
    };
    await playOut(session);
    session.undo();
    await playOut(session);
    expect(tools.saves.slice(1).map((kept) => JSON.stringify(kept))).toEqual(copies);
  });
});

describe('the end', () => {
  /** Somebody about to walk to the end, and what is told of it. */
  const walked = () => {
    const tools = testTools();
    const told: (number | null)[] = [];
    tools.ended = (save, outcome) => void told.push(outcome && save.log.length);
    const { session } = aTable(walkEntry, ['person'], { tools });
    for (let i = 0; i < 9; i++) session.submit(0, STEP);
    expect(told).toEqual([]);
    return { session, tools, told };
  };

  test('is told once it is saved, and so is that it was taken back', () => {
    const { session, tools, told } = walked();
    tools.ended = (save, outcome) => {
      expect(tools.saves.at(-1)).toEqual(save);
      told.push(outcome && save.log.length);
    };
    session.submit(0, STEP);
    expect(told).toEqual([10]);
    session.looked(0);
    session.undo();
    expect(told).toEqual([10, null]);
    session.redo();
    expect(told).toEqual([10, null, 10]);
  });

  test('is not told as long as it is held back: taken back then, it never was one', () => {
    const { session, told } = walked();
    const stop = session.subscribe(() => session.snapshot().outcome && session.holdBack(9));
    session.submit(0, STEP);
    stop();
    expect(session.snapshot().outcome).not.toBeNull();
    session.undo();
    expect(told).toEqual([]);
    session.submit(0, STEP);
    expect(told).toEqual([10]);
    session.holdBack(9);
    session.holdBack(null);
    expect(told.at(-1)).toBe(10);
  });

  test('that was there when the game was opened is told only when it is taken back', () => {
    const { session } = walked();
    session.submit(0, STEP);
    const tools = testTools();
    const told: (number | null)[] = [];
    tools.ended = (save, outcome) => void told.push(outcome && save.log.length);
    const again = resumed(walkEntry, session.toSave(), tools).session;
    again.stop();
    expect(told).toEqual([]);
    again.undo();
    expect(told).toEqual([null]);
  });
});

describe('resume', () => {
  const played = async () => {
    const { session } = aTable(bidsEntry, ['person', 'easy', 'person']);
    for (let i = 0; i < 5; i++) {
      await settle();
      const { asked } = session.snapshot();
      if (asked) session.submit(asked.seat, bidOf(session.decision(asked.seat)?.actions));
    }
    await settle();
    return onPaper(session.toSave());
  };

  test('under other rules: playable from the state; frames and undo begin there', async () => {
    const save = await played();
    const newer: BidsEntry = { ...bidsEntry, game: { ...bidsEntry.game, rulesVersion: 4 } };
    const { session, replayable } = resumed(newer, save);
    expect(replayable).toBe(false);
    expect(session.snapshot().undo).toBe('nothing');
    expect(session.log(0)).toEqual([]);
    expect(session.unseen(0)).toEqual([]);
    const seat = must(session.snapshot().asked, 'asked').seat;
    session.submit(seat, bidOf(session.decision(seat)?.actions));
    expect(session.log(seat).map((frame) => frame.at)).toContain(save.log.length);

    // What was played since can be replayed the next time.
    const kept = session.toSave();
    expect(kept).toMatchObject({ rulesVersion: 3, since: { at: save.log.length, rulesVersion: 4 } });
    const again = resumed(newer, kept);
    expect(again.replayable).toBe(false);
    expect(again.session.log(seat)).toEqual(session.log(seat));
    await playOut(again.session);
    expect(again.session.snapshot().outcome).not.toBeNull();

    // And other rules still take over again.
    const newest: BidsEntry = { ...bidsEntry, game: { ...bidsEntry.game, rulesVersion: 5 } };
    expect(resumed(newest, kept).session.toSave().since).toMatchObject({ at: kept.log.length, rulesVersion: 5 });
  });

  test('under other rules before the first action too', () => {
    const { session } = aTable(walkEntry, ['person']);
    const newer: WalkEntry = { ...walkEntry, game: { ...walkEntry.game, rulesVersion: 2 } };
    const again = resumed(newer, session.toSave());
    expect(again.replayable).toBe(false);
    expect(again.session.toSave().since).toMatchObject({ at: 0, rulesVersion: 2 });
  });

  test('a log that does not lead to the state: what was played counts', async () => {
    const save = await played();
    const state = save.state as BidsState;
    const { session, replayable } = resumed(bidsEntry, { ...save, state: { ...state, points: [9, 9, 9] } });
    expect(replayable).toBe(true);
    expect(session.toSave()).toEqual(save);
    // The same where other rules took over on the way.
    const since = { at: save.log.length, rulesVersion: 3, state };
    const later = resumed(bidsEntry, { ...save, since, state: { ...state, points: [9, 9, 9] } });
    expect(later.session.view(0).points).toEqual(state.points);
    // A log that cannot be played: the state is all there is.
    const without = resumed(bidsEntry, { ...save, log: [{ seat: 0, action: 'nonsense' }], looked: [0, 0, 0] });
    expect(without.replayable).toBe(false);
    expect(without.session.toSave().state).toEqual(state);
  });

  test('rules newer than ours have played on it: it is not opened', async () => {
    const save = await played();
    const open = (change: Partial<Save>) =>
      resumeSession({ entry: bidsEntry, save: { ...save, ...change }, tools: testTools() });
    expect(open({ rulesVersion: 4 })).toEqual({ ok: false, problem: 'newer' });
    const since = { at: save.log.length, rulesVersion: 4, state: save.state };
    expect(open({ since })).toEqual({ ok: false, problem: 'newer' });
    expect(open({ since: { ...since, rulesVersion: 3 } }).ok).toBe(true);
  });

  test('the invariants are asked of every game that is opened, replayed or not', async () => {
    const save = await played();
    const broken: BidsEntry = {
      ...bidsEntry,
      checkInvariants: () => {
        throw new Error('invariant 1');
      },
    };
    for (const rulesVersion of [3, 2]) {
      expect(resumeSession({ entry: broken, save: { ...save, rulesVersion }, tools: testTools() })).toMatchObject({
        ok: false,
        problem: 'rules-failed',
      });
    }
  });

  test('a state the rules choke on is their failure, not a crash, and nothing is called damaged', async () => {
    const save = await played();
    const state = save.state as BidsState;
    const states: unknown[] = [
      null,
      1,
      'state',
      [],
      {},
      { ...state, steps: [{ op: 'unheard-of' }] },
      { ...state, steps: null },
      { ...state, steps: [], hands: null },
      { ...state, hands: [] },
      { ...state, points: [1] },
      { ...state, bids: undefined },
      { ...state, steps: [{ op: 'say', seat: 7 }] },
      { ...state, steps: [{ op: 'bid' }], hands: [[], [], []], bids: [null, null, null] },
    ];
    states.push(
      { ...state, round: 1e9 },
      { ...state, round: 0.5 },
      { ...state, rng: 1e300 },
      { ...state, points: [1, '2', {}] },
      { ...state, bids: Array.from({ length: 1001 }, () => null) },
    );
    for (const broken of states) {
      // Other rules wrote its log, so that it cannot be played again.
      const spoiled = { ...save, rulesVersion: 2, state: broken };
      expect(resumeSession({ entry: bidsEntry, save: spoiled, tools: testTools() })).toMatchObject({
        ok: false,
        problem: 'rules-failed',
      });
    }
  });

  test("another game's save, impossible seats or options are damaged", async () => {
    const save = await played();
    const attempt = (change: object) =>
      resumeSession({ entry: bidsEntry, save: { ...save, ...change }, tools: testTools() }).ok;
    expect(attempt({})).toBe(true);
    expect(attempt({ game: 'walk' })).toBe(false);
    expect(attempt({ options: 'none' })).toBe(false);
    expect(attempt({ seats: save.seats.slice(0, 1) })).toBe(false);
    expect(attempt({ seats: save.seats.slice(0, 2) })).toBe(false);
  });

  test('a bot that this app does not know plays as the middle level, and that is said once', async () => {
    const { session } = aTable(walkEntry, ['easy', 'person']);
    const save = onPaper(session.toSave());
    // The walk has no `skilled`, though other games do.
    for (const bot of ['genius', 'constructor', 'skilled']) {
      const again = resumed(walkEntry, {
        ...save,
        seats: save.seats.map((seat) => (seat.bot === null ? seat : { ...seat, bot })),
      });
      await settle();
      expect(again.session.snapshot().asked?.seat).toBe(1);
      expect(again.session.snapshot().trouble).toMatchObject({ kind: 'level', seat: 0 });
      expect(again.tools.errors.map(String)).toEqual([`Error: walk has no level "${bot}"`]);
      again.session.submit(1, { type: 'step' });
      await settle();
      expect(again.session.snapshot().trouble).toBeNull();
    }
  });

  test('nothing is saved by looking at a saved game', async () => {
    const save = await played();
    expect(resumed(bidsEntry, save).tools.saves).toEqual([]);
    expect(resumed(bidsEntry, save).session.toSave()).toEqual(save);
  });
});

test('points by round are told when the game is over, and not before', async () => {
  const { session } = aTable(bidsEntry, ['person', 'easy']);
  expect(session.pointsByRound()).toEqual([]);
  await playOut(session);
  const rounds = session.pointsByRound();
  expect(rounds.map((entry) => entry.round)).toEqual([1, 2, 3, 4, 5]);
  expect(rounds[0]?.points).toEqual([0, 0]);
  expect(rounds.at(-1)?.points).toEqual(session.snapshot().outcome?.scores.map((score) => score.total));
});
