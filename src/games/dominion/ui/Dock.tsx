import type { Decision } from '@antilles/engine';
import { useEffect, useState, type ReactNode } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';
import { useWords, type WordKey } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { FillingRing } from '@/ui/FillingRing';
import { useTempo } from '@/ui/motion';
import { Text } from '@/ui/Text';
import { GRACE_MS } from '@/ui/table/director';
import { DockRows } from '@/ui/table/DockRows';
import { WatchControls } from '@/ui/table/WatchControls';
import { EventDock, WaitingDock } from '@/ui/table/WatchDock';
import { FONTS, RADIUS, SEAT_TINTS, SPACE, useColors } from '@/ui/theme';
import { END_PHASE, type Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import { treasureWorth, type Purchase } from '../rules/buying';
import { cardKey } from './art';
import { useMeasures, type Form } from './measures';
import { nextStep, treasuresLeft } from './taps';
import type { Choosing } from './useChoosing';
import type { DominionTable, Turn } from './useTurn';

/** How high the dock's rows are: the same whoever acts, so that the hand above them stays where it is. */
function useHeights() {
  const { form } = useMeasures();
  const low = form === 'small' || form === 'landscape';
  return { form, upper: low ? 44 : form === 'tablet' ? 84 : 46, lower: low ? 46 : 52 };
}

interface Asking {
  readonly table: DominionTable;
  readonly turn: Turn;
  /** What the turn asks on the table; null while it is carried out, while it ends, and while a card asks in the sheet. */
  readonly decision: Decision<Action, Ask> | null;
}

/** What is asked, or what is being shown, above the thumb; whatever the table has no other place for lies on top of it. */
export function Dock({ table, turn, above }: Omit<Asking, 'decision'> & { above: ReactNode }) {
  const { show, view } = table;
  const { frame, ending, snapshot } = show;
  const { upper, lower } = useHeights();
  const isOwn = show.viewer !== null && view.turn.seat === show.viewer && snapshot.outcome === null;
  // While one's own card is carried out, or the turn ends, the bar stays as it is, so that nothing jumps.
  const watching = show.decision === null && !ending && !(isOwn && frame !== null);
  const asking: Asking = { table, turn, decision: turn.asks === null ? show.decision : null };
  return (
    <DockRows
      ground
      watching={watching}
      above={above}
      upperHeight={upper}
      lowerHeight={lower}
      upper={watching ? <Watched table={table} /> : <Question {...asking} />}
      lower={watching ? <Happening table={table} /> : <Answers {...asking} />}
    />
  );
}

/** What the person here is asked, and the three numbers of the turn; when it ends, the way back. */
function Question({ table, turn, decision }: Asking) {
  const { seats, view, show, director } = table;
  const { t } = useWords('engine');
  const { form, upper } = useHeights();
  const seat = show.decision?.seat ?? view.turn.seat;
  const owner = seats[seat];
  const said = useSaid({ table, turn, decision }, owner?.name ?? '');
  useEffect(() => {
    // Elsewhere the heading is read out by itself: it is live, which iOS does not know.
    if (show.ending && Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(said.spoken);
  }, [show.ending, said.spoken]);
  const under = form === 'tablet' || form === 'rows';
  const numbers = show.ending ? (
    <Button
      kind="secondary"
      icon="undo"
      label={t('table.undo.label')}
      onPress={() => void director.undo()}
      style={{ minHeight: 44, paddingVertical: 2, paddingHorizontal: SPACE.m }}
    />
  ) : (
    <Counters table={table} decision={decision} />
  );
  return (
    <Box style={{ minHeight: upper, gap: 6, justifyContent: 'center' }}>
      <Row gap={SPACE.s} style={{ minHeight: under ? 42 : 44 }}>
        <Box
          style={{
            width: 5,
            alignSelf: 'stretch',
            borderRadius: 3,
            backgroundColor: owner === undefined ? 'transparent' : SEAT_TINTS[owner.colour],
          }}
        />
        <Box style={{ flex: 1 }}>
          <Text
            kind="question"
            role="heading"
            aria-level={2}
            aria-live="polite"
            aria-label={said.spoken}
            style={fitted(said.title, form)}
          >
            {said.title}
          </Text>
          {said.note}
        </Box>
        {under ? null : numbers}
      </Row>
      {under ? numbers : null}
    </Box>
  );
}

/** Long questions are set smaller, so that two lines have room where one is meant to be. */
function fitted(title: string, form: Form) {
  const long = title.length > (form === 'small' ? 20 : 26);
  if (form === 'small' || form === 'landscape') return { fontSize: long ? 14 : 15.5, lineHeight: long ? 17 : 20 };
  return { fontSize: long ? 15.5 : 17.5, lineHeight: long ? 19 : 21 };
}

/** What stands in the upper row, and what a screen reader says of it. */
function useSaid({ table, turn, decision }: Asking, name: string) {
  const { words, show } = table;
  const { form } = useHeights();
  if (show.ending) {
    const spoken = words.word('ui.endsIn', { count: Math.floor(GRACE_MS / 1000) });
    const note = (
      <Text kind="small" color="muted">
        {words.word('ui.undoStill')}
      </Text>
    );
    return { title: words.word('ui.ends', { name }), spoken, note };
  }
  const asks = decision === null ? 'ui.turnOf' : decision.kind === 'buy-phase' ? 'ui.askBuy' : 'ui.askAction';
  const short = (form === 'landscape' || form === 'small') && decision !== null;
  const title =
    turn.asks ??
    (short
      ? words.word(decision.kind === 'buy-phase' ? 'ui.askBuyShort' : 'ui.askActionShort')
      : words.word(asks, { name }));
  const note =
    turn.choosing !== null ? (
      <Chosen table={table} choosing={turn.choosing} />
    ) : turn.asks === null ? (
      <Sum table={table} />
    ) : null;
  return { title, spoken: turn.asks ?? words.word(asks, { name }), note };
}

/** How many are chosen of how many, and what the turn has afterwards. */
function Chosen({ table: { words }, choosing: { ask, chosen, after } }: { table: DominionTable; choosing: Choosing }) {
  const { t } = useWords('engine');
  return (
    <Text kind="small" color="muted" aria-live="polite">
      {[
        ...(ask.max > 1 ? [t('kit.choice.count', { count: chosen.length, total: ask.max })] : []),
        ...(after === null
          ? []
          : [
              `${words.word('demand.after')} ${[
                words.word('ui.coins', { count: after.coins }),
                words.word('ui.cards', { count: after.cards }),
              ].join(', ')}`,
            ]),
      ].join(' · ')}
    </Text>
  );
}

/** The coins there are to spend, and how they come about: those made, and those still in hand. */
function Sum({ table: { view, words, show } }: { table: DominionTable }) {
  const { form } = useHeights();
  const { coins, seat } = view.turn;
  const held = treasureWorth(treasuresLeft(view, show.decision), view);
  const all = coins + held;
  if (seat !== show.viewer || form === 'landscape') return null;
  return (
    <Text kind="small" color="muted" aria-hidden {...(form === 'rows' ? {} : { numberOfLines: 1 })}>
      <Text kind="small" color="brass" style={{ fontFamily: FONTS.bodyExtra }}>
        {words.word('ui.coins', { count: all })}
      </Text>
      {held === 0 ? '' : coins === 0 ? words.word('ui.allHeld') : words.word('ui.ofThese', { coins, held })}
    </Text>
  );
}

/** The three numbers of a turn; treasures in hand are counted as coins already. */
function Counters({ table: { view, words }, decision }: Omit<Asking, 'turn'>) {
  const { form } = useHeights();
  const { actions, buys, coins, bought } = view.turn;
  const buying = decision === null ? bought > 0 || actions === 0 : decision.kind === 'buy-phase';
  const inHand = treasureWorth(treasuresLeft(view, decision), view);
  const all = coins + inHand;
  return (
    // Large words go on in a second row instead of breaking in the middle.
    <Row gap={5} style={{ flexWrap: form === 'rows' ? 'wrap' : 'nowrap', alignItems: 'stretch' }}>
      <Counter value={actions} label={words.word('ui.actionsLabel', { count: actions })} on={!buying} />
      <Counter value={buys} label={words.word('ui.buysLabel', { count: buys })} on={false} />
      <Counter
        value={all}
        label={words.word('ui.coinsLabel', { count: all })}
        note={inHand === 0 ? null : words.word('ui.stillInHand', { count: inHand })}
        on={buying}
      />
    </Row>
  );
}

/** What can be done about it: end the turn, which waits to be taken back, and the one thing that comes next. */
function Answers({ table, turn, decision }: Asking) {
  const { words, show, director } = table;
  const { lower, form } = useHeights();
  const { ending } = show;
  const { choosing } = turn;
  const buying = decision?.kind === 'buy-phase';
  const seconds = useSecondsLeft(ending);
  const moves = useTempo()(GRACE_MS) > 0;
  if (choosing !== null) return <GiveCards table={table} choosing={choosing} />;
  // A review shows what was asked then: nobody answers it.
  if (decision === null && show.mode === 'review') return null;
  const endTurn = words.word('ui.endTurn');
  const low = { minHeight: lower, paddingVertical: 2 };
  const narrow = form === 'small' || form === 'landscape';
  return (
    <ButtonRow>
      <FillingRing ms={ending && moves ? GRACE_MS : 0} style={{ flexShrink: 0 }}>
        <Button
          kind="secondary"
          label={ending && !moves ? `${endTurn} · ${seconds}` : endTurn}
          disabled={!buying && !ending}
          onRefused={() => table.refuse(words.word(decision === null ? 'ui.oneMomentLong' : 'ui.endTurnLater'))}
          onPress={() => (ending ? director.next() : table.submit(END_PHASE))}
          style={[low, { paddingHorizontal: narrow ? SPACE.m : SPACE.l }]}
        />
      </FillingRing>
      <Primary {...{ table, turn, decision }} style={[low, { paddingHorizontal: narrow ? SPACE.s : SPACE.m }]} />
    </ButtonRow>
  );
}

/** The answer to what is asked of the hand: what is missing, or what it does; and the way back to nothing chosen. */
function GiveCards({ table, choosing }: { table: DominionTable; choosing: Choosing }) {
  const { t } = useWords('engine');
  const { words, refuse } = table;
  const { lower } = useHeights();
  const { ask, chosen, ready, label } = choosing;
  const low = { minHeight: lower, paddingVertical: 2 };
  return (
    <ButtonRow>
      {ask.max > 1 ? (
        <Button
          kind="secondary"
          label={t('kit.clear')}
          disabled={chosen.length === 0}
          onRefused={() => refuse(t('kit.nothingChosen'))}
          onPress={choosing.clear}
          style={[low, { paddingHorizontal: SPACE.m }]}
        />
      ) : null}
      <Button
        grow
        label={label}
        disabled={!ready}
        onRefused={() => refuse(words.word('demand.more', { count: ask.min - chosen.length }))}
        onPress={choosing.answer}
        style={low}
      />
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

/** One of the three numbers of a turn; the one in use is outlined in gold. */
function Counter({
  value,
  label,
  note = null,
  on,
}: {
  value: number;
  label: string;
  /** What a screen reader hears besides. */
  note?: string | null;
  on: boolean;
}) {
  const colors = useColors();
  const { form } = useHeights();
  const flat = form === 'tablet' || form === 'rows';
  return (
    <Box
      accessible
      role="status"
      aria-label={`${value} ${label}${note === null ? '' : `, ${note}`}`}
      style={{
        minHeight: form === 'tablet' ? 34 : 44,
        minWidth: form === 'small' || form === 'landscape' ? 40 : 48,
        flexGrow: flat ? 1 : 0,
        flexDirection: flat ? 'row' : 'column',
        alignItems: 'center',
        justifyContent: 'center',
        columnGap: 5,
        paddingHorizontal: 4,
        borderRadius: RADIUS.panel - 2,
        borderWidth: on ? 2 : 1,
        borderColor: on ? colors.brass : colors.line,
      }}
    >
      <Text color={on ? 'brass' : 'text'} style={{ fontFamily: FONTS.displayBold, fontSize: 19, lineHeight: 22 }}>
        {value}
      </Text>
      <Text kind="tiny" color="muted" style={{ fontFamily: FONTS.bodySemi }}>
        {label}
      </Text>
    </Box>
  );
}

/** What can be done while somebody else's turn is shown. */
function Watched({ table }: { table: DominionTable }) {
  const { show, words } = table;
  const { upper } = useHeights();
  const over = show.snapshot.outcome !== null && show.frame === null;
  return (
    <Box style={{ minHeight: upper, justifyContent: 'center' }}>
      {over ? null : <WatchControls table={table} next={words.word('ui.next')} height={44} />}
    </Box>
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
