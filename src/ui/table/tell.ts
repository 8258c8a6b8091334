import type { Viewer } from '@antilles/engine';
import type { LoggedFrame, Session } from '../../session/session';
import type { Speaker } from '../../text';
import type { EventText } from '../EventLine';
import type { LogSection } from '../LogSheet';

type Frames<View, Event> = readonly LoggedFrame<View, Event>[];

/** Puts frames into lines of text, as `viewer` may read them. The id of a line is the place of its frame. */
export const tellFrames =
  <Action, View, Event>({ game, seats }: Session<Action, View, Event>, words: Speaker, viewer: Viewer) =>
  (frames: Frames<View, Event>): readonly EventText[] =>
    frames.flatMap(({ event }, i) => {
      const phrase = game.phrase(event);
      if (phrase === null) return [];
      const who = phrase.params?.['who'];
      const seat = typeof who === 'object' && 'seat' in who ? who.seat : null;
      const owner = seat === null ? undefined : seats[seat];
      const text = words.say(phrase, viewer);
      const strong = seat === viewer ? words.word('you') : (owner?.name ?? '');
      return [{ id: `${i}`, text, ...(owner ? { mark: owner.colour, strong } : {}) }];
    });

/** Lines grouped by round, for the log. */
export function logSections<View, Event>(
  frames: Frames<View, Event>,
  tell: (frames: Frames<View, Event>) => readonly EventText[],
  heading: (round: number) => string,
): readonly LogSection[] {
  const byRound = new Map<number, EventText[]>();
  for (const line of tell(frames)) {
    const round = frames[Number(line.id)]?.round ?? 0;
    const lines = byRound.get(round);
    if (lines) lines.push(line);
    else byRound.set(round, [line]);
  }
  return [...byRound].map(([round, lines]) => ({ id: `${round}`, title: heading(round), lines }));
}
