import type { ReactNode } from 'react';
import type { Viewer } from '@antilles/engine';
import type { LoggedFrame, TableSession } from '@/session/session';
import type { Speaker } from '@/text';
import type { EventText } from '../EventLine';
import type { LogSection } from '../LogSheet';

type Frames<View, Event> = readonly LoggedFrame<View, Event>[];

/** Puts frames into lines of text, as `viewer` may read them. The id of a line is the place of its frame. */
export const tellFrames =
  <Action, View, Event>(
    { game, seats }: TableSession<Action, View, Event>,
    words: Speaker,
    viewer: Viewer,
    pictureOf: (event: Event) => ReactNode = () => null,
  ) =>
  (frames: Frames<View, Event>): readonly EventText[] =>
    frames.flatMap(({ event }, i) => {
      const phrase = game.phrase(event);
      if (phrase === null) return [];
      const who = phrase.params?.['who'];
      const seat = typeof who === 'object' && 'seat' in who ? who.seat : null;
      const owner = seat === null ? undefined : seats[seat];
      const text = words.say(phrase, viewer);
      const strong = seat === viewer ? words.word('you') : (owner?.name ?? '');
      const picture = pictureOf(event);
      return [
        {
          id: `${i}`,
          text,
          ...(owner ? { mark: owner.colour, strong } : {}),
          ...(picture === null ? {} : { picture }),
        },
      ];
    });

/** That somebody asked for a hint, as a line that stands where it was asked. */
export const hintLines = <Action, View, Event>(
  { seats, hints }: Pick<TableSession<Action, View, Event>, 'seats' | 'hints'>,
  words: Speaker,
  viewer: Viewer,
): readonly { readonly at: number; readonly line: EventText }[] =>
  hints().map(({ at, seat }, i) => ({
    at,
    line: {
      id: `hint ${i}`,
      mark: 'hint',
      text: words.say({ key: 'log.hint', params: { who: { seat } } }, viewer),
      strong: seat === viewer ? words.word('you') : (seats[seat]?.name ?? ''),
      remark: true,
    },
  }));

/** Lines grouped by round, for the log; remarks stand before what happened after them. */
export function logSections<View, Event>(
  frames: Frames<View, Event>,
  tell: (frames: Frames<View, Event>) => readonly EventText[],
  heading: (round: number) => string,
  remarks: readonly { readonly at: number; readonly line: EventText }[] = [],
): readonly LogSection[] {
  const byRound = new Map<number, EventText[]>();
  const put = (round: number, line: EventText): void => {
    const lines = byRound.get(round);
    if (lines) lines.push(line);
    else byRound.set(round, [line]);
  };
  const waiting = [...remarks];
  for (const line of tell(frames)) {
    const frame = frames[Number(line.id)];
    while (waiting[0] !== undefined && frame !== undefined && waiting[0].at <= frame.at) {
      put(frame.round, waiting[0].line);
      waiting.shift();
    }
    put(frame?.round ?? 0, line);
  }
  for (const { line } of waiting) put(frames.at(-1)?.round ?? 1, line);
  return [...byRound].map(([round, lines]) => ({ id: `${round}`, title: heading(round), lines }));
}

/** The log as a text to be shared: a heading and its lines, round by round. */
export const logText = (title: string, sections: readonly LogSection[]): string =>
  [title, ...sections.flatMap(({ title: round, lines }) => ['', round, ...lines.map(({ text }) => `· ${text}`)])].join(
    '\n',
  );
