import type { Decision } from '@antilles/engine';
import type { ReactNode } from 'react';
import { View as Box } from 'react-native';
import type { KeyUnder, SpeakerOf } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Panel } from '@/ui/Panel';
import type { SeatColor } from '@/ui/Shape';
import { FrameProgress } from '@/ui/table/FrameProgress';
import { Text } from '@/ui/Text';
import { SEAT_TINTS, SPACE } from '@/ui/theme';
import type { CartagenaAction } from '../rules/actions';
import { SYMBOL_OF, type Card } from '../rules/deck';
import { ACTIONS_PER_TURN } from '../rules/state';
import type { CartagenaView } from '../rules/view';
import { locationName, symbolKey } from './art';
import { actorOf } from './frames';
import type { Mode } from './moves';
import { turnActions } from './turn';
import type { CartagenaTable } from './useTurn';

/** What is asked, in the upper row; while one's own move is shown, what it does. */
export function Prompt({
  table,
  mode,
  turn,
  small,
  ending,
}: {
  table: CartagenaTable;
  mode: Mode;
  turn: Decision<CartagenaAction> | null;
  small: boolean;
  /** Whether *End turn* was tapped once. */
  ending: boolean;
}) {
  const { show, words, view, seats, frame } = table;
  if (frame !== null && show.decision === null) {
    const actor = actorOf(frame.event);
    return (
      <Question
        seat={actor === null ? undefined : seats[actor]?.colour}
        question={eventLine(table) ?? words.word('table.round', { round: frame.round })}
        long
        small={small}
        right={view.turn === null ? null : <Left left={view.turn.left} words={words} />}
      >
        <FrameProgress key={`${frame.at} ${frame.event.type}`} length={table.lengthOf(frame.event)} />
      </Question>
    );
  }
  if (turn !== null) {
    const owner = seats[turn.seat];
    const left = view.turn?.left ?? 0;
    const { question, note } = ending
      ? { question: words.word('ask.end', { count: left }), note: words.word('ask.endNote') }
      : promptFor(words, view, mode, owner?.name ?? '', turnActions(view, turn).skip !== null);
    return (
      <Question
        seat={owner?.colour}
        question={question}
        note={note}
        small={small}
        right={<Left left={left} words={words} />}
      />
    );
  }
  // A sheet asks, or in a review the verdict lies where it lay: what it asks is said here too.
  if (show.decision === null) return null;
  const { kind, seat } = show.decision;
  const owner = seats[seat];
  return (
    <Question
      seat={owner?.colour}
      question={words.word(`prompt.${kind}`, { name: owner?.name ?? '' })}
      long
      small={small}
    />
  );
}

/** The prompt with the actions left beside it, as high for one question as for the next. */
function Question({
  seat,
  question,
  note,
  right = null,
  long = false,
  small,
  children,
}: {
  seat?: SeatColor | undefined;
  question: string;
  note?: string;
  right?: ReactNode;
  /** A sentence, which may need two lines. */
  long?: boolean;
  small: boolean;
  children?: ReactNode;
}) {
  const text = (
    <Text
      kind={long ? 'strong' : small ? 'question' : 'head'}
      aria-live="polite"
      role="heading"
      aria-level={2}
      style={[{ flexShrink: 1 }, small && !long ? { fontSize: 16, lineHeight: 21 } : null]}
    >
      {question}
    </Text>
  );
  const row = { flexDirection: 'row', alignItems: 'center', gap: SPACE.s, justifyContent: 'space-between' } as const;
  return (
    <Panel
      kind="raised"
      padding={small ? SPACE.s : SPACE.m - 2}
      edge={seat === undefined ? undefined : SEAT_TINTS[seat]}
      style={{ minHeight: small ? 44 : 70, justifyContent: 'center', gap: 2 }}
    >
      {small || note === undefined ? (
        <Box style={row}>
          {text}
          {right}
        </Box>
      ) : (
        <>
          {text}
          <Box style={row}>
            <Text kind="small" color="muted" style={{ flex: 1 }}>
              {note}
            </Text>
            {right}
          </Box>
        </>
      )}
      {children}
    </Panel>
  );
}

/** The event being shown as a sentence. */
export function eventLine(table: CartagenaTable): string | null {
  const { frame, session, words, show } = table;
  if (frame === null) return null;
  const { event } = frame;
  const phrase = session.game.phrase(event);
  if (phrase !== null) return words.say(phrase, show.viewer);
  if (event.type === 'played' && event.cards[0] !== undefined) {
    const who = event.seat === show.viewer ? words.word('you') : (table.seats[event.seat]?.name ?? '');
    return words.word('table.plays', { who, card: words.word(symbolKey(SYMBOL_OF[event.cards[0]])) });
  }
  return null;
}

/** What can be asked about, each with a note. */
type Asked = Exclude<KeyUnder<'cartagena', 'ask'>, 'end' | `${string}Note`>;

function promptFor(
  words: SpeakerOf<'cartagena'>,
  view: CartagenaView,
  mode: Mode,
  name: string,
  empty: boolean,
): { question: string; note: string } {
  const symbol = (card: Card): string => words.word(`short.${SYMBOL_OF[card]}`);
  const say = (key: Asked, params: Record<string, unknown> = {}): { question: string; note: string } => ({
    question: words.word(`ask.${key}`, { name, ...params }),
    note: words.word(`ask.${key}Note`, params),
  });
  switch (mode.type) {
    case 'none':
      return say(empty ? 'empty' : 'turn');
    case 'card':
      return say('card', { symbol: symbol(mode.card) });
    case 'pirate':
      return say('pirate', { from: locationName(words, view, mode.from) });
    case 'back':
      return say('back');
    case 'morgan':
      return say('morgan');
    case 'parrot':
      return say('parrot', { symbol: words.word(`short.${mode.symbol}`) });
    case 'hook':
      return mode.card === null ? say('hookCard') : say('hook', { symbol: symbol(mode.card) });
    case 'chest':
      return say('chest');
  }
}

/** The actions left as dots, and in words. */
export function Left({
  left,
  words,
  dots = false,
}: {
  left: number;
  words: SpeakerOf<'cartagena'>;
  /** Only the dots. */ dots?: boolean;
}) {
  const accent = useAccentColor();
  return (
    <Box
      accessible
      role="group"
      aria-label={words.word('term.actionsLeft', { count: left })}
      style={{ flexDirection: 'row', alignItems: 'center', gap: 6, marginLeft: 'auto' }}
    >
      {dots ? null : <Text kind="strong">{words.word('table.left', { count: left })}</Text>}
      {Array.from({ length: ACTIONS_PER_TURN }, (_, i) => (
        <Box
          key={i}
          style={{
            width: 14,
            height: 14,
            borderRadius: 7,
            borderWidth: 2,
            borderColor: accent,
            backgroundColor: i < left ? accent : 'transparent',
          }}
        />
      ))}
    </Box>
  );
}
