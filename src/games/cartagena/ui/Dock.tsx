import type { Decision } from '@antilles/engine';
import { useEffect, useState, type ReactNode } from 'react';
import { View as Box } from 'react-native';
import { useWords, type SpeakerOf, type WordKey, type KeyUnder } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { Guard } from '@/ui/Guard';
import { Icon } from '@/ui/icons/Icon';
import type { IconName } from '@/ui/icons/drawing';
import { Panel } from '@/ui/Panel';
import type { SeatColor } from '@/ui/Shape';
import { Caption, DockRows } from '@/ui/table/DockRows';
import { FrameProgress } from '@/ui/table/FrameProgress';
import type { GameTable } from '@/ui/table/useGameTable';
import { WatchControls } from '@/ui/table/WatchControls';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, SEAT_TINTS, SPACE, useColors, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { CartagenaAction } from '../rules/actions';
import { SYMBOL_OF, type Card } from '../rules/deck';
import { placeKey, type CartagenaEvent } from '../rules/events';
import { ACTIONS_PER_TURN } from '../rules/state';
import type { CartagenaView } from '../rules/view';
import { locationName, symbolKey } from './art';
import { Hand } from './Hand';
import { movesFor, NOTHING, type Mode, type Move } from './moves';
import { Piles } from './Piles';
import { actorOf, lengthOf } from './scenes';
import { magicText, magicWith, shownAs, turnActions } from './turn';

export type CartagenaTable = GameTable<CartagenaAction, CartagenaView, CartagenaEvent, WordKey<'cartagena'>>;

/** The lower row has room for two lines of a button, on a small screen too. */
const LOWER = 52;

/** How long *End turn* waits for the second tap, in milliseconds. */
const SECOND_TAP = 5000;

/** Question, hand and buttons, above the thumb. They stay where they are while the table plays, so that nothing jumps. */
export function Dock({
  table,
  mode,
  moves,
  hinted,
  onMode,
  onCard,
  onMagic,
  onRead,
}: {
  table: CartagenaTable;
  mode: Mode;
  /** All legal moves of the decision. */
  moves: readonly Move[];
  hinted: Card | null;
  onMode: (mode: Mode) => void;
  onCard: (shown: Card) => void;
  onMagic: (card: Card) => void;
  onRead: (section: string) => void;
}) {
  const { show, words, view } = table;
  const { size, twoPane, height, largeText } = useLayout();
  const { decision } = show;
  const turn = decision?.kind === 'turn' ? decision : null;
  const own = show.viewer === null ? undefined : view.players[show.viewer];
  const scoundrels = view.options.scoundrels;
  // Large text takes its room from what can be spared, so that the map keeps some.
  const small = size === 'small' || (twoPane && height < 560) || (largeText && size !== 'wide');
  const tall = small ? 62 : 90;
  const [chosen, second] = cardsIn(mode);
  const captions = mode.type === 'pirate' ? captionsFor(words, view, movesFor(mode, moves), scoundrels) : null;
  // While one's own move is shown the buttons stay as they were, so that nothing comes and goes under the finger.
  const [lastTurn, setLastTurn] = useState(turn);
  if (turn !== null && turn !== lastTurn) setLastTurn(turn);
  const ownMove = isOwnMove(table) && lastTurn?.seat === show.viewer ? lastTurn : null;
  const watching = turn === null && ownMove === null && decision === null;
  const hand = own?.hand ? (
    <Box style={{ flexDirection: 'row', gap: SPACE.s, alignItems: 'flex-start' }}>
      <Hand
        cards={own.hand}
        scoundrels={scoundrels}
        words={words}
        height={tall}
        chosen={chosen === null ? null : shownAs(chosen, scoundrels)}
        second={second === null ? null : shownAs(second, scoundrels)}
        hinted={hinted === null ? null : shownAs(hinted, scoundrels)}
        // While one's own move is shown the hand stays as it is.
        idle={turn === null && ownMove === null}
        playable={(card) =>
          mode.type === 'pirate'
            ? captions?.has(card) === true
            : turn === null ||
              moves.some(({ action }) => 'card' in action && shownAs(action.card, scoundrels) === card) ||
              view.options.blackMagic
        }
        captionOf={captions === null ? undefined : (card) => captions.get(card) ?? '–'}
        onPick={onCard}
        onRead={(card) => onRead(SYMBOL_OF[card])}
      />
      <Piles view={view} words={words} height={tall} />
    </Box>
  ) : null;
  // A turn with actions left ends at the second tap: the first one asks.
  const [asked, setAsked] = useState<number | null>(null);
  const ending = turn !== null && mode.type === 'none' && asked === show.question;
  useEffect(() => {
    if (asked === null) return;
    const timer = setTimeout(() => setAsked(null), SECOND_TAP);
    return () => clearTimeout(timer);
  }, [asked]);
  const askToEnd = (): void => {
    onMode(NOTHING);
    setAsked(show.question);
  };
  const asks = watching ? (
    <WatchControls table={table} next={words.word('table.next')} />
  ) : (
    <Prompt {...{ table, mode, turn, small, ending }} />
  );
  const answering = turn ?? ownMove;
  return (
    <DockRows
      watching={watching}
      lowerHeight={LOWER}
      upper={
        own?.hand ? (
          asks
        ) : (
          <Box style={{ flexDirection: 'row', gap: SPACE.s, alignItems: 'center' }}>
            <Box style={{ flex: 1 }}>{asks}</Box>
            <Piles view={view} words={words} height={tall} flat />
          </Box>
        )
      }
      between={hand}
      lower={
        answering === null ? (
          <Happening table={table} />
        ) : (
          <Buttons
            {...{ table, turn: answering, mode, small, ending, onMode, onMagic }}
            onEnd={askToEnd}
            busy={turn === null}
          />
        )
      }
    />
  );
}

/** Whether a move of whoever holds the phone is on its way, with more of their turn to come. */
const isOwnMove = ({ show, view }: CartagenaTable): boolean =>
  show.frame !== null &&
  show.viewer !== null &&
  view.turn?.seat === show.viewer &&
  actorOf(show.frame.event) === show.viewer;

/** The cards that are picked up. */
function cardsIn(mode: Mode): readonly [Card | null, Card | null] {
  switch (mode.type) {
    case 'card':
    case 'chest':
      return [mode.card, null];
    case 'hook':
      return [mode.hook, mode.card];
    case 'parrot':
      return mode.cards;
    default:
      return [null, null];
  }
}

/** Where each card would take the pirate that is picked up. */
function captionsFor(
  words: SpeakerOf<'cartagena'>,
  view: CartagenaView,
  moves: readonly Move[],
  scoundrels: boolean,
): ReadonlyMap<Card, string> {
  return new Map(
    moves.flatMap(({ card, to }) => {
      if (card === null) return [];
      const where =
        typeof to === 'number' ? to : words.say({ key: placeKey(to, view.route.kind).replace('place.', 'panel.') });
      return [[shownAs(card, scoundrels), `→ ${where}`] as const];
    }),
  );
}

/** What is asked, in the upper row; while one's own move is shown, what it does. */
function Prompt({
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
        <FrameProgress key={`${frame.at} ${frame.event.type}`} length={lengthOf(frame.event)} />
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
      question={words.say({ key: `prompt.${kind}`, params: { name: owner?.name ?? '' } })}
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
function Left({
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

/** What happens while nobody here is asked, in the lower row. */
function Happening({ table }: { table: CartagenaTable }) {
  const { show, words, seats, view, frame, session } = table;
  const { t } = useWords('engine');
  const { snapshot } = show;
  if (show.decision !== null) return null;
  if (frame !== null) {
    const actor = actorOf(frame.event);
    return (
      <Caption
        height={LOWER}
        seat={actor === null ? undefined : seats[actor]?.colour}
        text={eventLine(table) ?? words.word('table.round', { round: frame.round })}
        right={view.turn === null ? null : <Left left={view.turn.left} words={words} dots />}
      />
    );
  }
  if (snapshot.outcome !== null) return <Caption height={LOWER} text={words.word('table.over')} />;
  const thinker = snapshot.thinking === null ? undefined : seats[snapshot.thinking];
  const round = words.word(session.people.length === 0 ? 'table.watch' : 'table.round', { round: snapshot.round });
  return (
    <Caption
      height={LOWER}
      seat={thinker?.colour}
      text={thinker ? t('table.thinking', { name: thinker.name }) : round}
    />
  );
}

function Buttons({
  table,
  turn,
  mode,
  small,
  ending,
  busy,
  onEnd,
  onMode,
  onMagic,
}: {
  table: CartagenaTable;
  turn: Decision<CartagenaAction>;
  mode: Mode;
  small: boolean;
  /** Whether *End turn* was tapped once. */
  ending: boolean;
  /** One's own move is on its way: the buttons wait for it, and a tap brings it to its end. */
  busy: boolean;
  onEnd: () => void;
  onMode: (mode: Mode) => void;
  onMagic: (card: Card) => void;
}) {
  const { words, view, session, submit, refuse } = table;
  const why = (action: CartagenaAction): string => words.refusal(session.refusal(turn.seat, action) ?? 'not-possible');
  const can = turnActions(view, turn);
  if (can.skip !== null && mode.type === 'none' && view.players[turn.seat]?.handSize === 0) {
    const { skip } = can;
    const items: Item[] = [
      {
        id: 'skip',
        label: words.word('button.skip'),
        icon: 'cards',
        legal: true,
        on: false,
        onPress: () => submit(skip),
        onRefused: () => undefined,
      },
    ];
    return <Row items={[...items, ...itemsFor()]} small={small} />;
  }
  if (mode.type === 'card' && view.options.blackMagic) {
    const { card } = mode;
    const magic = magicWith(view, turn, card);
    return (
      <ButtonRow>
        <Button
          grow
          kind="secondary"
          icon={(color, at) => <Icon name="cartagena/black-magic" size={at} color={color} />}
          label={magicText(words, view, card)}
          accessibilityLabel={`${magicText(words, view, card)}. ${words.word(`rules.${SYMBOL_OF[card]}`)}`}
          disabled={magic.legal.length === 0}
          onRefused={() => refuse(why(magic.tried))}
          onPress={() => onMagic(card)}
          style={{ paddingVertical: 2, paddingHorizontal: SPACE.s }}
        />
        <Button
          kind="secondary"
          label={words.word('button.putBack')}
          onPress={() => onMode(NOTHING)}
          style={{ paddingVertical: 2, paddingHorizontal: SPACE.s }}
        />
      </ButtonRow>
    );
  }
  return <Row items={itemsFor()} small={small} />;

  function itemsFor(): Item[] {
    const toggle = (type: 'back' | 'morgan'): void => onMode(mode.type === type ? NOTHING : { type });
    const items: Item[] = [];
    if (can.back) {
      const { tried, legal } = can.back;
      items.push({
        id: 'back',
        label: words.word(can.morgan || can.sail ? 'button.backShort' : 'button.back'),
        icon: 'undo',
        legal,
        on: mode.type === 'back',
        onPress: () => toggle('back'),
        onRefused: () => refuse(why(tried)),
      });
    }
    if (can.morgan) {
      const { tried, legal } = can.morgan;
      items.push({
        id: 'morgan',
        label: words.word('button.morgan'),
        icon: 'cartagena/morgan',
        legal,
        on: mode.type === 'morgan',
        onPress: () => toggle('morgan'),
        onRefused: () => refuse(why(tried)),
      });
    }
    if (can.sail) {
      const { action, legal, free } = can.sail;
      items.push({
        id: 'sail',
        label: words.word(free ? 'button.sailFree' : 'button.sail'),
        icon: free ? 'cartagena/hat' : 'cartagena/sloop',
        legal,
        on: false,
        onPress: () => submit(action),
        onRefused: () => refuse(why(action)),
      });
    }
    const left = view.turn?.left ?? 0;
    items.push({
      id: 'end',
      label: ending ? words.word('button.endAgain', { count: left }) : words.word('button.end'),
      icon: 'check',
      legal: can.end.legal,
      on: ending,
      onPress: () => (ending ? submit(can.end.action) : onEnd()),
      onRefused: () => refuse(why(can.end.action)),
    });
    const hint = table.hint === null || table.hint === 'thinking' ? null : table.hint.choice.action.type;
    const wanted = hint === null ? null : (BUTTON_OF[hint] ?? null);
    const next = table.director.next;
    return items.map((item) => ({
      ...item,
      ...(item.id === wanted ? { hinted: true } : {}),
      ...(busy ? { legal: false, on: false, onRefused: next } : {}),
    }));
  }
}

/** The button that stands for an action. */
const BUTTON_OF: Readonly<Partial<Record<CartagenaAction['type'], string>>> = {
  retreat: 'back',
  morgan: 'morgan',
  sail: 'sail',
  'captain-sail': 'sail',
  'end-turn': 'end',
};

interface Item {
  /** What a hint proposes. */
  readonly hinted?: boolean;
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly legal: boolean;
  readonly on: boolean;
  readonly onPress: () => void;
  readonly onRefused: () => void;
}

/** Two pills as long as there are two things to do; small tiles with a picture when there are more. */
function Row({ items, small }: { items: readonly Item[]; small: boolean }) {
  const { t } = useWords('engine');
  const { largeText } = useLayout();
  const colors = useColors();
  const { scheme } = useTheme();
  const accent = useAccentColor();
  if (items.length <= 2 && !largeText) {
    return (
      <ButtonRow>
        {items.map((item) => (
          <Guard key={item.id} of={item.label}>
            <Button
              grow
              kind={item.on || item.id === 'skip' ? 'primary' : 'secondary'}
              label={item.label}
              disabled={!item.legal}
              onPress={item.onPress}
              onRefused={item.onRefused}
              style={[
                { paddingHorizontal: SPACE.s, paddingVertical: 2 },
                item.hinted ? { borderWidth: 2.5, borderColor: colors.brass } : null,
              ]}
            />
          </Guard>
        ))}
      </ButtonRow>
    );
  }
  return (
    <Box style={{ flexDirection: 'row', gap: 6, flexWrap: largeText && items.length > 2 ? 'wrap' : 'nowrap' }}>
      {items.map((item) => {
        const ink = item.on ? colors.onAccent : item.legal ? colors.text : colors.muted;
        return (
          <Guard key={item.id} of={item.label}>
            <Tap
              guarded
              label={item.on ? `${item.label}, ${t('kit.chosen')}` : item.label}
              disabled={!item.legal}
              onPress={item.onPress}
              onRefused={item.onRefused}
              style={{
                flexGrow: 1,
                flexBasis: largeText && items.length > 2 ? '45%' : 0,
                minHeight: LOWER,
                borderRadius: RADIUS.panel,
                borderWidth: item.hinted ? 2.5 : 1.5,
                borderColor: item.hinted
                  ? colors.brass
                  : item.on
                    ? accent
                    : item.legal && scheme === 'dark'
                      ? colors.muted
                      : colors.line,
                backgroundColor: item.on ? accent : item.legal ? colors.raised : 'transparent',
                alignItems: 'center',
                justifyContent: 'center',
                gap: 1,
                paddingHorizontal: 3,
                paddingVertical: 3,
                opacity: item.legal ? 1 : 0.75,
              }}
            >
              {largeText || (item.id === 'end' && item.on) ? null : (
                <Icon name={item.icon} size={small ? 18 : 21} color={ink} />
              )}
              <Text kind="tiny" color={ink} style={{ textAlign: 'center', fontFamily: FONTS.bodyBold }}>
                {item.label}
              </Text>
            </Tap>
          </Guard>
        );
      })}
    </Box>
  );
}
