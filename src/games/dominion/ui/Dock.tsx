import type { Decision } from '@antilles/engine';
import { useEffect, useState, type ReactNode } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';
import { useWords, type WordKey } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { FillingRing } from '@/ui/FillingRing';
import { IconButton } from '@/ui/IconButton';
import { useTempo } from '@/ui/motion';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { GRACE_MS } from '@/ui/table/director';
import { DockRows } from '@/ui/table/DockRows';
import { WatchControls } from '@/ui/table/WatchControls';
import { EventDock, WaitingDock } from '@/ui/table/WatchDock';
import { FONTS, RADIUS, SEAT_TINTS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { END_PHASE, PLAY, type Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import { treasureWorth, type Purchase } from '../rules/buying';
import type { CardId } from '../rules/printed';
import { cardKey } from './art';
import { nextStep, purchaseIn, treasuresLeft } from './taps';
import type { DominionTable, Turn } from './useTurn';

/** The hand lines up with the piles, which keep this much room for their rings. */
const EDGE = 4;

/** How high the dock's parts are: the same whoever acts, so that the hand above them stays where it is. */
function useHeights() {
  const { size, largeText } = useLayout();
  const small = size === 'small';
  return {
    small,
    large: largeText,
    gap: small ? 4 : 6,
    line: small ? 38 : 44,
    row: small ? 44 : 52,
    // Two lines of words fit, as Dutch has them on a small phone.
    lower: 52,
  };
}

interface Asking {
  readonly table: DominionTable;
  readonly turn: Turn;
  /** What the turn asks on the table; null while it is carried out, while it ends, and while a card asks in the sheet. */
  readonly decision: Decision<Action, Ask> | null;
}

/** What is asked, or what is being shown, above the thumb; the hand lies on top of it. */
export function Dock({
  table,
  turn,
  hand,
  onRead,
}: Omit<Asking, 'decision'> & {
  /** The own hand, drawn above the bar. */
  hand: ReactNode;
  onRead: (card: CardId) => void;
}) {
  const { show, view } = table;
  const { frame, ending, snapshot } = show;
  const { line, row, lower, gap } = useHeights();
  const isOwn = show.viewer !== null && view.turn.seat === show.viewer && snapshot.outcome === null;
  // While one's own card is carried out, or the turn ends, the bar stays as it is, so that nothing jumps.
  const watching = show.decision === null && !ending && !(isOwn && frame !== null);
  const asking: Asking = { table, turn, decision: turn.asks === null ? show.decision : null };
  return (
    <DockRows
      watching={watching}
      above={<Box style={{ paddingHorizontal: EDGE }}>{hand}</Box>}
      upperHeight={line + row + gap + 2 * SPACE.s}
      lowerHeight={lower}
      upper={watching ? <Watched table={table} /> : <Question {...asking} onRead={onRead} />}
      lower={watching ? <Happening table={table} /> : <Answers {...asking} />}
    />
  );
}

/** The upper row of the dock: a line of words with a note below it, and under them whatever belongs there. */
function Upper({
  table,
  seat,
  title,
  spoken,
  note,
  right,
  children,
}: {
  table: DominionTable;
  seat: number;
  title: string;
  /** What a screen reader says when it comes to stand there; null: nothing, it is said elsewhere. */
  spoken: string | null;
  note: string | null;
  right?: ReactNode;
  children: ReactNode;
}) {
  const { small, large, gap, line } = useHeights();
  const owner = table.seats[seat];
  // Two lines of a long question, or one and a note below it, take the same room.
  const kind = small || large || title.length > 34 ? 'strong' : 'question';
  return (
    <Panel
      kind="raised"
      padding={SPACE.s}
      edge={owner === undefined ? undefined : SEAT_TINTS[owner.colour]}
      style={{ gap }}
    >
      <Row style={{ minHeight: line }}>
        <Box style={{ flex: 1 }}>
          <Text
            kind={kind}
            {...(spoken === null
              ? {}
              : { role: 'heading' as const, 'aria-level': 2, 'aria-live': 'polite' as const, 'aria-label': spoken })}
            style={small || large ? { lineHeight: 20 } : null}
          >
            {title}
          </Text>
          {note === null ? null : (
            <Text kind="small" color="muted" aria-live="polite">
              {note}
            </Text>
          )}
        </Box>
        {right}
      </Row>
      {children}
    </Panel>
  );
}

/** What the person here is asked, and the three numbers of the turn; when it ends, the way back. */
function Question({ table, turn, decision, onRead }: Asking & { onRead: (card: CardId) => void }) {
  const { words, seats, view, show, director } = table;
  const { picked } = turn;
  const { t } = useWords('engine');
  const { row } = useHeights();
  const seat = show.decision?.seat ?? view.turn.seat;
  const said = useSaid({ table, turn, decision }, seats[seat]?.name ?? '');
  useEffect(() => {
    // Elsewhere the heading is read out by itself: it is live, which iOS does not know.
    if (show.ending && Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(said.spoken);
  }, [show.ending, said.spoken]);
  return (
    <Upper
      table={table}
      seat={seat}
      {...said}
      right={
        picked === null || show.ending ? null : (
          <IconButton
            icon="info"
            size={22}
            label={words.word('ui.read', { card: words.word(cardKey(picked.card)) })}
            onPress={() => onRead(picked.card)}
            style={{ marginVertical: -6, marginRight: -4 }}
          />
        )
      }
    >
      {show.ending ? (
        <Button
          kind="secondary"
          icon="undo"
          label={t('table.undo.label')}
          onPress={() => void director.undo()}
          style={{ minHeight: row, paddingVertical: 2 }}
        />
      ) : (
        <Counters table={table} decision={decision} />
      )}
    </Upper>
  );
}

/** What stands in the upper row, and what a screen reader says of it. */
function useSaid({ table, turn, decision }: Asking, name: string) {
  const { words, show } = table;
  const { large } = useHeights();
  if (show.ending) {
    const spoken = words.word('ui.endsIn', { count: Math.floor(GRACE_MS / 1000) });
    return { title: words.word('ui.ends', { name }), spoken, note: words.word('ui.undoStill') };
  }
  const asks = decision === null ? 'ui.turnOf' : decision.kind === 'buy-phase' ? 'ui.askBuy' : 'ui.askAction';
  const title = turn.asks ?? words.word(asks, { name });
  return { title, spoken: title, note: noteOn({ table, turn, decision }, large) };
}

/** What can be said of what is picked up: why it cannot be played, or what buying it leaves; null when nothing is. */
function noteOn(
  { table: { words, view, session }, turn: { picked }, decision }: Asking,
  large: boolean,
): string | null {
  if (decision === null || picked === null) return null;
  if (picked.from === 'hand') {
    const why = session.refusal(decision.seat, PLAY[picked.card]);
    return why === null ? null : words.refusal(why);
  }
  if (decision.kind !== 'buy-phase') return words.refusal('finish-actions-first');
  const buy = purchaseIn(view, decision, picked.card);
  if (buy === null || large) return null;
  if (buy.refusal === 'pile-empty') return words.refusal(buy.refusal);
  if (buy.short > 0) return words.word('ui.short', { count: buy.short });
  return words.word('ui.leaves', {
    coins: words.word('ui.coins', { count: buy.coinsLeft }),
    buys: words.word('ui.buys', { count: view.turn.buys - 1 }),
  });
}

/** The three numbers of a turn; treasures in hand are counted as coins already. */
function Counters({ table: { view, words }, decision }: Omit<Asking, 'turn'>) {
  const { row, large } = useHeights();
  const { actions, buys, coins, bought } = view.turn;
  const buying = decision === null ? bought > 0 || actions === 0 : decision.kind === 'buy-phase';
  const inHand = treasureWorth(treasuresLeft(view, decision), view);
  const all = coins + inHand;
  return (
    // Large words go on in a second row instead of breaking in the middle.
    <Row style={{ flexWrap: large ? 'wrap' : 'nowrap', minHeight: row, alignItems: 'stretch' }}>
      <Counter value={actions} label={words.word('ui.actionsLabel', { count: actions })} on={!buying} />
      <Counter value={buys} label={words.word('ui.buysLabel', { count: buys })} on={false} />
      <Counter
        value={all}
        label={words.word('ui.coinsLabel', { count: all })}
        note={inHand === 0 ? null : words.word('ui.stillInHand', { count: inHand })}
        on={buying}
        money
      />
    </Row>
  );
}

/** What can be done about it: end the turn, which waits to be taken back, and the one thing that comes next. */
function Answers({ table, turn, decision }: Asking) {
  const { words, show, director } = table;
  const { lower, small } = useHeights();
  const { ending } = show;
  const buying = decision?.kind === 'buy-phase';
  const seconds = useSecondsLeft(ending);
  const moves = useTempo()(GRACE_MS) > 0;
  // A review shows what was asked then: nobody answers it.
  if (decision === null && show.mode === 'review') return null;
  const endTurn = words.word('ui.endTurn');
  const low = { minHeight: lower, paddingVertical: 2 };
  return (
    <ButtonRow>
      <FillingRing ms={ending && moves ? GRACE_MS : 0} style={{ flexShrink: 0 }}>
        <Button
          kind="secondary"
          label={ending && !moves ? `${endTurn} · ${seconds}` : endTurn}
          disabled={!buying && !ending}
          onRefused={() => table.refuse(words.word(decision === null ? 'ui.oneMomentLong' : 'ui.endTurnLater'))}
          onPress={() => (ending ? director.next() : table.submit(END_PHASE))}
          style={[low, { paddingHorizontal: small ? SPACE.m : SPACE.l }]}
        />
      </FillingRing>
      <Primary {...{ table, turn, decision }} style={[low, small ? { paddingHorizontal: SPACE.m } : null]} />
    </ButtonRow>
  );
}

type ButtonStyle = Parameters<typeof Button>[0]['style'];

/** The one thing that comes next. */
function Primary({ table, turn, decision, style }: Asking & { style: ButtonStyle }) {
  const { words, view, show, session } = table;
  const idle = (key: WordKey<'dominion'>, why: WordKey<'dominion'>): ReactNode => (
    <Button
      grow
      label={words.word(key)}
      disabled
      onRefused={() => table.refuse(words.word(why))}
      onPress={() => undefined}
      style={style}
    />
  );
  if (decision === null) {
    if (show.ending) return idle('ui.turnEnds', 'ui.turnEndsLong');
    return turn.asks === null ? idle('ui.oneMoment', 'ui.oneMomentLong') : idle('ui.answerAbove', 'ui.answerAboveLong');
  }
  const next = nextStep(view, decision, turn.picked, (action) => session.refusal(decision.seat, action));
  if (next.do === 'choose') return idle('ui.chooseCard', 'ui.chooseCardLong');
  const submit = (): void => turn.submit(next.actions);
  switch (next.do) {
    case 'to-buying':
      return <Button grow kind="secondary" label={words.word('ui.toBuying')} onPress={submit} style={style} />;
    case 'play': {
      const label = words.word('ui.play', { card: words.word(cardKey(next.card)) });
      return <Button grow label={label} onPress={submit} style={style} />;
    }
    case 'play-treasures': {
      const label = words.word('ui.playTreasures', { count: treasureWorth(next.cards, view) });
      return <Button grow label={label} onPress={submit} style={style} />;
    }
    case 'buy':
      return <BuyButton table={table} buy={next.buy} onBuy={submit} style={style} />;
  }
}

function BuyButton({
  table,
  buy,
  onBuy,
  style,
}: {
  table: DominionTable;
  buy: Purchase;
  onBuy: () => void;
  style: ButtonStyle;
}) {
  const { words } = table;
  const { refusal } = buy;
  const card = words.word(cardKey(buy.card));
  if (refusal !== null) {
    return (
      <Button
        grow
        disabled
        label={
          buy.short > 0 ? words.word('ui.cannotPay', { card, count: buy.short }) : words.word('ui.soldOut', { card })
        }
        onRefused={() => table.refuse(words.refusal(refusal))}
        onPress={() => undefined}
        style={style}
      />
    );
  }
  const curses = buy.curses > 0 ? ` ${words.word('ui.andCurses', { count: buy.curses })}` : '';
  return (
    <Button grow label={`${words.word('ui.buy', { card, cost: buy.cost })}${curses}`} onPress={onBuy} style={style} />
  );
}

/** One of the three numbers of a turn; the one in use is outlined, money in brass. */
function Counter({
  value,
  label,
  note = null,
  on,
  money = false,
}: {
  value: number;
  label: string;
  /** A few words more, below the label. */
  note?: string | null;
  on: boolean;
  money?: boolean;
}) {
  const colors = useColors();
  const { small, large } = useHeights();
  const tint = money ? colors.brass : colors.text;
  const low = small || large;
  return (
    <Box
      accessible
      role="status"
      aria-label={`${value} ${label}${note === null ? '' : `, ${note}`}`}
      style={{
        minHeight: 44,
        flexGrow: note === null ? 1 : 1.4,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 5,
        paddingHorizontal: 4,
        flexShrink: large ? 0 : 1,
        maxWidth: '100%',
        borderRadius: RADIUS.panel,
        borderWidth: on ? 2 : 1,
        borderColor: on ? tint : colors.line,
      }}
    >
      <Text
        color={on ? tint : 'text'}
        style={{ fontFamily: FONTS.displayBold, fontSize: low ? 18 : 22, lineHeight: low ? 22 : 28 }}
      >
        {value}
      </Text>
      <Box style={{ flexShrink: 1 }}>
        <Text kind="small" color="muted" style={low ? { fontSize: 12, lineHeight: 15 } : null}>
          {label}
        </Text>
        {note === null ? null : (
          <Text kind="tiny" color={tint} style={low ? { fontSize: 11, lineHeight: 13 } : null}>
            {note}
          </Text>
        )}
      </Box>
    </Box>
  );
}

/** Whose turn is being watched, with its three numbers, and what can be done meanwhile. */
function Watched({ table }: { table: DominionTable }) {
  const { show, words, seats, view } = table;
  const { row } = useHeights();
  const { turn } = view;
  const over = show.snapshot.outcome !== null && show.frame === null;
  const { actions, buys, coins } = turn;
  return (
    <Upper
      table={table}
      seat={turn.seat}
      title={over ? words.word('ui.over') : words.word('ui.turnOf', { name: seats[turn.seat]?.name ?? '' })}
      spoken={null}
      note={
        over
          ? null
          : [
              `${actions} ${words.word('ui.actionsLabel', { count: actions })}`,
              `${buys} ${words.word('ui.buysLabel', { count: buys })}`,
              `${coins} ${words.word('ui.coinsLabel', { count: coins })}`,
            ].join(' · ')
      }
    >
      <Box style={{ minHeight: row, justifyContent: 'center' }}>
        {over ? null : <WatchControls table={table} next={words.word('ui.next')} />}
      </Box>
    </Upper>
  );
}

/** What somebody does, event by event; between events, who is at it. */
function Happening({ table }: { table: DominionTable }) {
  const { show, words, seats, view } = table;
  const { lower } = useHeights();
  const { seat } = view.turn;
  const said = { table, turnOf: seat, height: lower, rest: words.word('ui.turnOf', { name: seats[seat]?.name ?? '' }) };
  return show.frame === null ? <WaitingDock {...said} over={words.word('ui.over')} /> : <EventDock {...said} />;
}

/** Counts the seconds down in which the turn can still be taken back. */
function useSecondsLeft(ending: boolean): number {
  const whole = Math.ceil(GRACE_MS / 1000);
  const [left, setLeft] = useState(whole);
  useEffect(() => {
    if (!ending) return;
    const timer = setInterval(() => setLeft((seconds) => Math.max(1, seconds - 1)), GRACE_MS / whole);
    return () => {
      clearInterval(timer);
      setLeft(whole);
    };
  }, [ending, whole]);
  return left;
}
