import { must } from '@antilles/engine';
import { entry as santoDomingoEntry } from '@/games/santo-domingo';
import type { Card } from '@/games/santo-domingo/rules/cards';
import { actorsOf } from '@/games/santo-domingo/ui/frames';
import { nextOf } from '@/games/santo-domingo/ui/next';
import { staging } from '@/games/santo-domingo/ui/staging';
import { createDirector } from '@/ui/table/director';
import { stagedFor } from '@/ui/table/staging';
import { aSession } from '@tests/session/table';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** One person against one bot, whose cards are chosen for it. */
function round(mine: readonly Card[], theirs: readonly Card[]) {
  const session = aSession(santoDomingoEntry, ['person', 'easy'], { seed: 1 });
  const { lengthOf } = stagedFor(staging, session.seats);
  const director = createDirector(session, lengthOf);
  director.follow();
  session.submit(1, { type: 'choose', cards: theirs });
  director.submit({ type: 'choose', cards: mine });
  /** Everything that is shown from now on, with what *Next* is said to lead to. */
  const toTheQuestion = (): readonly string[] => {
    const seen: string[] = [];
    for (let { frame } = director.show(); frame !== null; { frame } = director.show()) {
      const next = nextOf(session, director.show(), lengthOf);
      const what =
        next.type === 'card' ? `card ${next.card}` : next.type === 'trade' ? `trade ${next.seat}` : next.type;
      seen.push(`${frame.event.type} → ${what}`);
      director.next();
    }
    return seen;
  };
  return { session, director, toTheQuestion };
}

test('Next names what comes: the next card, whose trade, the round', () => {
  const { director, toTheQuestion } = round([4, 7], [7, 8]);
  expect(toTheQuestion()).toEqual(['revealed → card 4', 'took → card 7', 'market-moved → trade 0']);
  expect(director.show().decision?.kind).toBe('trade');
  director.submit(must(director.show().decision?.actions[0], 'an answer'));
  expect(toTheQuestion()).toEqual([
    'traded → trade 1',
    'traded → reset',
    'trader-reset → card 8',
    'begged → round',
    'supplied → choose',
  ]);
});

test('whoever plays the card is outlined, and nobody when it concerns all', () => {
  const { session } = round([4, 5], [4, 6]);
  const outlined = session.log(0).map(({ event }) => `${event.type} ${actorsOf(event).join()}`);
  expect(outlined).toEqual(expect.arrayContaining(['revealed ', 'took 0,1', 'took 0', 'rewarded 1']));
});
