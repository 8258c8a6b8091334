import type { Decision } from '@antilles/engine';
import type { ReactNode } from 'react';
import { View as Box } from 'react-native';
import { useWords } from '../../../text';
import { Button } from '../../../ui/Button';
import { ButtonRow } from '../../../ui/ButtonRow';
import { IconButton } from '../../../ui/IconButton';
import { useConfirm } from '../../../ui/overlays/Confirm';
import { Panel } from '../../../ui/Panel';
import { PromptBar } from '../../../ui/prompts/PromptBar';
import { Text } from '../../../ui/Text';
import { WatchControls } from '../../../ui/table/WatchControls';
import { FONTS, RADIUS, SEAT_TINTS, SPACE, useColors } from '../../../ui/theme';
import { useLayout } from '../../../ui/useLayout';
import { END_PHASE, PLAY, type Action } from '../rules/actions';
import type { CardId } from '../rules/printed';
import { cardKey } from './art';
import { purchase, treasuresIn, treasureWorth, unusedMoney, type Purchase } from './buying';
import { seatOf } from './scenes';
import type { DominionTable } from './TableScreen';

/** The hand lines up with the piles, which keep this much room for their rings. */
const EDGE = 4;

/** What lies picked up: a card of the hand, or a pile. */
export interface Picked {
  readonly from: 'hand' | 'pile';
  readonly card: CardId;
}

/** What is asked, or what is being shown, above the thumb; the hand lies on top of it. */
export function Dock({
  table,
  hand,
  picked,
  asks,
  onRead,
  onBuy,
}: {
  table: DominionTable;
  /** The own hand, drawn above the bar; null while nobody's hand may show. */
  hand: ReactNode;
  picked: Picked | null;
  /** What the sheet asks, when it does. */
  asks: string | null;
  onRead: (card: CardId) => void;
  onBuy: (buy: Purchase) => void;
}) {
  const { show, seats, view, snapshot } = { ...table, snapshot: table.show.snapshot };
  const { frame, decision } = show;
  const own = show.viewer !== null && view.turn.seat === show.viewer;
  // While one's own card is carried out, or a card asks, the bar stays as it is, so that nothing jumps.
  const turn =
    (decision !== null && asks === null) || (own && snapshot.outcome === null && (asks !== null || frame !== null));
  return (
    <Box style={{ gap: SPACE.xs }}>
      <Box style={{ paddingHorizontal: EDGE }}>{hand}</Box>
      {turn ? (
        <TurnBar
          table={table}
          decision={asks === null ? decision : null}
          picked={picked}
          asks={asks}
          {...{ onRead, onBuy }}
        />
      ) : frame !== null ? (
        <Watching table={table} />
      ) : (
        <Waiting table={table} asks={asks} colour={decision === null ? undefined : seats[decision.seat]?.colour} />
      )}
    </Box>
  );
}

/** The turn of whoever holds the phone: the question, the three counters, and what can be done. */
function TurnBar({
  table,
  decision,
  picked,
  asks,
  onRead,
  onBuy,
}: {
  table: DominionTable;
  decision: Decision<Action> | null;
  picked: Picked | null;
  asks: string | null;
  onRead: (card: CardId) => void;
  onBuy: (buy: Purchase) => void;
}) {
  const { words, seats, view, session } = table;
  const { size, largeText, twoPane } = useLayout();
  const confirm = useConfirm();
  const { turn } = view;
  const seat = decision?.seat ?? turn.seat;
  const owner = seats[seat];
  const name = owner?.name ?? '';
  const buying = decision === null ? turn.bought > 0 || turn.actions === 0 : decision.kind === 'buy-phase';
  const hand = view.players[seat]?.hand ?? [];
  const treasures = decision?.kind === 'buy-phase' && turn.bought === 0 ? treasuresIn(hand) : [];
  const worth = treasureWorth(treasures, view);
  const small = size === 'small';
  const buy = decision !== null && picked?.from === 'pile' ? purchase(view, seat, picked.card, treasures) : null;
  const playing = decision?.kind === 'action-phase' && picked?.from === 'hand' ? picked.card : null;
  const whyNotPlay = playing === null ? null : session.refusal(seat, PLAY[playing]);
  const note =
    picked === null || decision === null || largeText
      ? null
      : buy !== null && buying
        ? buy.short > 0
          ? words.word('ui.short', { count: buy.short })
          : words.word('ui.leaves', {
              coins: words.word('ui.coins', { count: buy.coinsLeft }),
              buys: words.word('ui.buys', { count: turn.buys - 1 }),
            })
        : null;

  const endTurn = async (): Promise<void> => {
    const unused = unusedMoney(view, seat);
    if (unused > 0) {
      const sure = await confirm({
        title: words.word('ui.endWithoutBuying'),
        body: words.word('ui.unusedCoins', { count: unused }),
        yes: words.word('ui.endTurn'),
        no: words.word('ui.goOnBuying'),
      });
      // Whoever took so long that another question stands there is not held to it.
      if (!sure || session.decision(seat)?.kind !== 'buy-phase') return;
    }
    table.submit(END_PHASE);
  };
  const end =
    decision === null ? null : (
      <Button
        kind="secondary"
        label={words.word(buying ? 'ui.endTurn' : 'ui.toBuying')}
        onPress={() => (buying ? void endTurn() : table.submit(END_PHASE))}
        style={{ minHeight: 44, paddingHorizontal: SPACE.s, flexGrow: 1, flexShrink: 0, paddingVertical: 2 }}
      />
    );
  const counters = (
    <Box style={{ flexDirection: 'row', gap: small || largeText ? 6 : SPACE.s }}>
      <Counter value={turn.actions} label={words.word('ui.actionsLabel', { count: turn.actions })} on={!buying} />
      <Counter value={turn.buys} label={words.word('ui.buysLabel', { count: turn.buys })} on={false} />
      <Counter value={turn.coins} label={words.word('ui.coinsLabel', { count: turn.coins })} on={buying} money />
      {largeText ? null : end}
    </Box>
  );
  return (
    <Panel
      kind="raised"
      padding={small ? SPACE.s : SPACE.m}
      edge={owner === undefined ? undefined : SEAT_TINTS[owner.colour]}
      style={{ gap: small ? 6 : SPACE.s }}
    >
      <Box style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <Box style={{ flex: 1 }}>
          <Text
            kind={small || largeText ? 'question' : 'head'}
            role="heading"
            aria-level={2}
            aria-live="polite"
            style={small || largeText ? { fontSize: 16, lineHeight: 20 } : null}
          >
            {asks ?? words.word(decision === null ? 'ui.turnOf' : buying ? 'ui.askBuy' : 'ui.askAction', { name })}
          </Text>
          {note === null ? null : (
            <Text kind="small" color="muted">
              {note}
            </Text>
          )}
        </Box>
        {picked === null ? null : (
          <IconButton
            icon="info"
            size={22}
            label={words.word('ui.read', { card: words.word(cardKey(picked.card)) })}
            onPress={() => onRead(picked.card)}
            style={{ marginVertical: -10, marginRight: -6 }}
          />
        )}
      </Box>
      {counters}
      <ButtonRow stack={small && twoPane}>
        {treasures.length > 0 && picked !== null && !(buy?.needsTreasures ?? false) ? (
          <Button
            kind="secondary"
            label={words.word('ui.treasures', { count: worth })}
            onPress={() => table.submit({ type: 'play-treasures', cards: treasures })}
            style={small ? { minHeight: 46, paddingHorizontal: SPACE.m } : null}
          />
        ) : null}
        {decision === null && table.show.review !== null ? null : decision === null ? (
          <Button
            grow
            label={words.word(asks === null ? 'ui.oneMoment' : 'ui.answerAbove')}
            disabled
            onRefused={() => table.refuse(words.word(asks === null ? 'ui.oneMomentLong' : 'ui.answerAboveLong'))}
            onPress={() => undefined}
          />
        ) : playing !== null ? (
          <Button
            grow
            label={words.word('ui.play', { card: words.word(cardKey(playing)) })}
            disabled={whyNotPlay !== null}
            onRefused={() => table.refuse(words.refusal(whyNotPlay ?? 'not-possible'))}
            onPress={() => table.submit(PLAY[playing])}
          />
        ) : buy !== null ? (
          <BuyButton {...{ table, buy, buying, onBuy }} />
        ) : treasures.length > 0 ? (
          <Button
            grow
            label={words.word('ui.playTreasures', { count: worth })}
            onPress={() => table.submit({ type: 'play-treasures', cards: treasures })}
          />
        ) : (
          <Button
            grow
            label={words.word(buying ? 'ui.chooseCard' : 'ui.chooseAction')}
            disabled
            onRefused={() => table.refuse(words.word(buying ? 'ui.chooseCardLong' : 'ui.chooseActionLong'))}
            onPress={() => undefined}
          />
        )}
      </ButtonRow>
      {/* With large text the bar may scroll: what one does next stays in sight. */}
      {largeText ? end : null}
    </Panel>
  );
}

function BuyButton({
  table,
  buy,
  buying,
  onBuy,
}: {
  table: DominionTable;
  buy: Purchase;
  buying: boolean;
  onBuy: (buy: Purchase) => void;
}) {
  const { words } = table;
  const card = words.word(cardKey(buy.card));
  if (!buying || buy.refusal !== null) {
    const why = words.refusal(buying ? (buy.refusal ?? 'not-possible') : 'finish-actions-first');
    return (
      <Button
        grow
        disabled
        label={
          !buying
            ? words.word('ui.buyLater', { card })
            : buy.short > 0
              ? words.word('ui.cannotPay', { card, count: buy.short })
              : words.word('ui.soldOut', { card })
        }
        onRefused={() => table.refuse(why)}
        onPress={() => undefined}
      />
    );
  }
  const curses = buy.curses > 0 ? ` ${words.word('ui.andCurses', { count: buy.curses })}` : '';
  return (
    <Button
      grow
      label={`${words.word(buy.needsTreasures ? 'ui.payAndBuy' : 'ui.buy', { card, cost: buy.cost })}${curses}`}
      onPress={() => onBuy(buy)}
    />
  );
}

/** One of the three numbers of a turn; the one in use is outlined, money in brass. */
function Counter({ value, label, on, money = false }: { value: number; label: string; on: boolean; money?: boolean }) {
  const colors = useColors();
  const { size, largeText } = useLayout();
  // The word stands below its number where the row is too short for both.
  const small = size === 'small' || largeText;
  const tint = money ? colors.brass : colors.text;
  return (
    <Box
      accessible
      role="status"
      aria-label={`${value} ${label}`}
      style={{
        minHeight: 44,
        flexGrow: 1,
        flexDirection: small ? 'column' : 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: small ? 0 : 5,
        paddingHorizontal: small ? 4 : 6,
        flexShrink: 1,
        borderRadius: RADIUS.panel,
        borderWidth: on ? 2 : 1,
        borderColor: on ? tint : colors.line,
      }}
    >
      <Text
        color={on ? tint : 'text'}
        style={{
          fontFamily: FONTS.displayBold,
          fontSize: largeText ? 14 : small ? 18 : 22,
          lineHeight: largeText ? 18 : small ? 21 : 28,
        }}
      >
        {value}
      </Text>
      <Text
        kind="small"
        color="muted"
        style={largeText ? { fontSize: 11, lineHeight: 13 } : small ? { fontSize: 12, lineHeight: 14 } : null}
      >
        {label}
      </Text>
    </Box>
  );
}

/** What somebody else does, event by event. */
function Watching({ table }: { table: DominionTable }) {
  const { show, words, seats, view } = table;
  const { frame } = show;
  if (frame === null) return null;
  const seat = seatOf(frame.event) ?? view.turn.seat;
  const line =
    table.tell([frame], show.viewer)[0]?.text ?? words.word('ui.turnOf', { name: seats[view.turn.seat]?.name });
  return (
    <Box style={{ gap: SPACE.s }}>
      <PromptBar seat={seats[seat]?.colour} question={line} minHeight={58} />
      <WatchControls table={table} next={words.word('ui.next')} />
    </Box>
  );
}

/** Nobody here is asked on the table: a bot thinks, a card asks in the sheet, the phone is on its way, or it is over. */
function Waiting({
  table,
  asks,
  colour,
}: {
  table: DominionTable;
  asks: string | null;
  colour: DominionTable['seats'][number]['colour'] | undefined;
}) {
  const { show, words, seats, session, view } = table;
  const { t } = useWords('engine');
  const { snapshot } = show;
  if (snapshot.outcome !== null) return <PromptBar question={words.word('ui.over')} />;
  if (asks !== null) return <PromptBar seat={colour} question={asks} minHeight={64} />;
  const thinker = snapshot.thinking === null ? undefined : seats[snapshot.thinking];
  const turning = seats[view.turn.seat];
  return (
    <Box style={{ gap: SPACE.s }}>
      <PromptBar
        seat={(thinker ?? turning)?.colour}
        question={
          thinker ? t('table.thinking', { name: thinker.name }) : words.word('ui.turnOf', { name: turning?.name ?? '' })
        }
        minHeight={64}
      />
      {thinker ? <Button kind="secondary" label={t('table.hurry')} onPress={session.hurry} /> : null}
    </Box>
  );
}
