import type { Decision } from '@antilles/engine';
import type { ReactNode } from 'react';
import type { KeyUnder, SpeakerOf } from '@/text';
import { Box } from '@/ui/Box';
import { Guard } from '@/ui/Guard';
import { Icon } from '@/ui/icons/Icon';
import { Panel } from '@/ui/Panel';
import type { SeatColor } from '@/ui/Shape';
import { FrameProgress } from '@/ui/table/FrameProgress';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, SEAT_TINTS, SPACE, useColors, useTheme } from '@/ui/theme';
import type { Action as CartagenaAction } from '../rules/actions';
import { SYMBOL_OF, type Card } from '../rules/deck';
import { ACTIONS_PER_TURN } from '../rules/state';
import type { View as CartagenaView } from '../rules/view';
import { locationName, symbolKey } from './art';
import { actorOf } from './frames';
import { movesFor, movesIn, skippedBy, type Mode, type Move } from './moves';
import type { WayOut } from './TurnButtons';
import { magicShort, magicText, magicWith, turnActions } from './turn';
import type { CartagenaTable } from './useTurn';

/** What is asked, in the upper row; while one's own move is shown, what it does. */
export function Prompt({
  table,
  mode,
  turn,
  small,
  ending,
  onMagic,
}: {
  table: CartagenaTable;
  mode: Mode;
  turn: Decision<CartagenaAction> | null;
  small: boolean;
  onMagic: (card: Card) => void;
  /** The way out of the turn that was tapped once. */
  ending: WayOut | null;
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
      ? { question: words.word(`ask.${ending}`, { count: left }), note: words.word('ask.endNote') }
      : promptFor(table, mode, turn, owner?.name ?? '', small);
    const magic = mode.type === 'card' && view.options.blackMagic;
    return (
      <Question
        seat={owner?.colour}
        question={question}
        note={magic ? `${note} ${words.word('table.left', { count: left })}.` : note}
        small={small}
        right={
          magic ? (
            <MagicDoor table={table} turn={turn} card={mode.card} small={small} onMagic={onMagic} />
          ) : (
            <Left left={left} words={words} />
          )
        }
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

/** The other thing a card is good for: it says what it does, and nothing is done before that is asked once more. */
function MagicDoor({
  table: { words, view, session, refuse },
  turn,
  card,
  small,
  onMagic,
}: {
  table: CartagenaTable;
  turn: Decision<CartagenaAction>;
  card: Card;
  small: boolean;
  onMagic: (card: Card) => void;
}) {
  const { scheme, contrast, colors } = useTheme();
  const { legal, tried } = magicWith(view, turn, card);
  const dark = scheme === 'dark';
  const [ground, edge, ink] = contrast
    ? [colors.raised, colors.line, colors.text]
    : dark
      ? ['#34204e', '#d49bff', '#f3e4ff']
      : ['#f6ecfd', '#5b2f86', '#43206a'];
  const off = legal.length === 0;
  return (
    <Guard of={card}>
      <Tap
        guarded
        label={`${magicText(words, view, card)}. ${words.word(`rules.${SYMBOL_OF[card]}`)}`}
        disabled={off}
        onPress={() => onMagic(card)}
        onRefused={() => refuse(words.refusal(session.refusal(turn.seat, tried) ?? 'not-possible'))}
        style={{
          width: small ? 118 : 138,
          minHeight: 46,
          borderRadius: RADIUS.panel,
          borderWidth: off ? 1 : 2,
          borderColor: edge,
          backgroundColor: ground,
          paddingHorizontal: 6,
          paddingVertical: 2,
          flexDirection: 'row',
          alignItems: 'center',
          gap: small ? 4 : 6,
          opacity: off ? 0.7 : 1,
        }}
      >
        <Icon name="cartagena/black-magic" size={small ? 17 : 24} color={ink} />
        <Box style={{ flex: 1 }}>
          <Text
            fixed
            color={ink}
            numberOfLines={1}
            style={{ fontFamily: FONTS.bodyExtra, fontSize: 13, lineHeight: 16 }}
          >
            {words.word('options.blackMagic')}
          </Text>
          <Text
            fixed
            color={ink}
            numberOfLines={2}
            style={{ fontFamily: FONTS.bodySemi, fontSize: 12, lineHeight: 14 }}
          >
            {magicShort(words, view, card)}
          </Text>
        </Box>
      </Tap>
    </Guard>
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
  return (
    <Panel
      kind="raised"
      padding={small ? SPACE.xs : SPACE.s - 2}
      edge={seat === undefined ? undefined : SEAT_TINTS[seat]}
      style={{
        minHeight: small ? 52 : 62,
        paddingHorizontal: SPACE.m,
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s,
      }}
    >
      <Box style={{ flex: 1 }}>
        <Text
          kind={long ? 'strong' : 'question'}
          aria-live="polite"
          role="heading"
          aria-level={2}
          style={long ? null : small ? { fontSize: 16, lineHeight: 20 } : { fontSize: 17, lineHeight: 22 }}
        >
          {question}
        </Text>
        {note === undefined ? null : (
          <Text kind="tiny" color="muted" style={small ? { lineHeight: 16 } : { fontSize: 13, lineHeight: 17 }}>
            {note}
          </Text>
        )}
      </Box>
      {right}
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
type Asked = Exclude<KeyUnder<'cartagena', 'ask'>, WayOut | 'cardTo' | 'cardTaken' | `${string}Note`>;

/** The longest question that stays on one line, on a small screen and on others: what is longer is said without the name. */
const LONGEST = { small: 22, other: 30 } as const;

function promptFor(
  { words, view }: CartagenaTable,
  mode: Mode,
  turn: Decision<CartagenaAction>,
  name: string,
  small: boolean,
): { question: string; note: string } {
  const fitting = (whole: string, brief: () => string): string =>
    whole.length > LONGEST[small ? 'small' : 'other'] ? brief() : whole;
  const symbol = (card: Card): string => words.word(`short.${SYMBOL_OF[card]}`);
  const say = (key: Asked, params: Record<string, unknown> = {}): { question: string; note: string } => ({
    question: fitting(words.word(`ask.${key}`, { name, ...params }), () => words.word(`askBrief.${key}`, params)),
    note: words.word(`ask.${key}Note`, params),
  });
  switch (mode.type) {
    case 'none':
      return say(turnActions(view, turn).skip === null ? 'turn' : 'empty');
    case 'card': {
      const { question, note } = say('card', { symbol: symbol(mode.card) });
      return { question, note: whereTo(words, view, movesFor(mode, movesIn(view, turn)), small ? 34 : 42) ?? note };
    }
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

/** "To 4, 8, 17 and 27. Taken: 22." Null when the card moves nobody. */
function whereTo(
  words: SpeakerOf<'cartagena'>,
  view: CartagenaView,
  moves: readonly Move[],
  longest: number,
): string | null {
  if (moves.length === 0) return null;
  const goals = [...new Set(moves.map(({ to }) => to))].map((to) => locationName(words, view, to));
  const taken = [...new Set(moves.flatMap((move) => skippedBy(view, move)))].sort((a, b) => a - b).map(String);
  const to = words.word('ask.cardTo', { places: words.list(goals) });
  if (taken.length === 0) return to;
  const both = `${to} ${words.word('ask.cardTaken', { spaces: words.list(taken) })}`;
  // Crosses on the map say it too: the question stays as high as it is.
  return both.length > longest ? to : both;
}

/** The actions left as lanterns that burn, and in words. */
export function Left({
  left,
  words,
  dots = false,
}: {
  left: number;
  words: SpeakerOf<'cartagena'>;
  /** Only the lanterns. */ dots?: boolean;
}) {
  const colors = useColors();
  const { scheme, contrast } = useTheme();
  const lit = contrast ? colors.brass : scheme === 'dark' ? '#ffd873' : '#b3700c';
  const out = contrast ? colors.line : scheme === 'dark' ? '#5b7480' : '#b3a584';
  return (
    <Box
      accessible
      role="group"
      aria-label={words.word('term.actionsLeft', { count: left })}
      style={{ alignItems: 'center', marginLeft: 'auto' }}
    >
      <Box style={{ flexDirection: 'row' }}>
        {Array.from({ length: ACTIONS_PER_TURN }, (_, i) => (
          <Icon key={i} name="cartagena/lantern" size={22} color={i < left ? lit : out} />
        ))}
      </Box>
      {dots ? null : (
        <Text kind="tiny" style={{ fontFamily: FONTS.bodyExtra, fontSize: 12.5, lineHeight: 16 }}>
          {words.word('table.left', { count: left })}
        </Text>
      )}
    </Box>
  );
}
