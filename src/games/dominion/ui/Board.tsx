import type { Seat } from '@antilles/engine';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { RecentEvents } from '@/ui/table/RecentEvents';
import { Text } from '@/ui/Text';
import { fade, RADIUS, SPACE, useColors } from '@/ui/theme';
import { treasureWorth } from '../rules/buying';
import type { CardId } from '../rules/printed';
import { Hand } from './Hand';
import { Lane, OwnTable } from './Lane';
import { EDGE, useMeasures } from './measures';
import { Opponents } from './Opponents';
import { Basics, Kingdom } from './Supply';
import { nextStep, treasuresLeft } from './taps';
import type { TurnSummary } from './turns';
import { activeSeat, hintedTo, type DominionTable, type Turn } from './useTurn';

export interface Parts {
  readonly table: DominionTable;
  readonly turn: Turn;
  readonly turns: readonly (TurnSummary | null)[];
  readonly onRead: (card: CardId) => void;
  readonly onLook: (seat: Seat) => void;
}

const supplyOf = ({ table: { view, words, hinted }, turn, onRead }: Parts) => ({
  view,
  words,
  stateOf: turn.pileState,
  picked: chosenPile(turn) ?? (turn.picked?.from === 'pile' ? turn.picked.card : null),
  hinted: turn.choosing?.of === 'piles' ? pileOf(turn, turn.choosing.lamps[0]) : hintedTo('buy', hinted),
  onPick: turn.tapPile,
  onRead,
});

/** The pile that a choice stands for. */
const pileOf = ({ choosing }: Turn, id: string | undefined): CardId | null =>
  choosing?.ask.choices.find((choice) => choice.id === id)?.card ?? null;

/** The pile that is chosen now, where a card asks for one. */
export const chosenPile = (turn: Turn): CardId | null =>
  turn.choosing?.of === 'piles' ? pileOf(turn, turn.choosing.chosen[0]) : null;

/** The others, where a table has them above everything else. */
export function Top(parts: Parts) {
  const { table, turn, turns, onLook } = parts;
  const { view, seats, words } = table;
  return <Opponents {...{ view, seats, turns, words }} me={turn.me} active={activeSeat(table)} onOpen={onLook} />;
}

/** The Supply, and where there is a whole pane for it, whatever else lies there. */
export function Board(parts: Parts) {
  const { form, gap } = useMeasures();
  const supply = supplyOf(parts);
  const { lookingBack, show } = parts.table;
  // A phone has these above its dock, which is not there while somebody looks back.
  const pinned = (form === 'phone' || form === 'small') && lookingBack === null && show.mode !== 'replay';
  return (
    <Box style={{ gap, paddingTop: 5, paddingHorizontal: EDGE }}>
      {form === 'tablet' || form === 'rows' ? <Top {...parts} /> : null}
      <Kingdom {...supply} />
      {pinned ? null : <Basics {...supply} />}
      {form === 'landscape' || (!pinned && (form === 'phone' || form === 'small')) ? <OwnLane {...parts} /> : null}
      {form === 'tablet' ? <HandPanel {...parts} /> : null}
      {form === 'rows' ? <OwnTable {...ownOf(parts)} /> : null}
    </Box>
  );
}

/** What a phone has pinned above its dock: the cards that are bought most often. */
export function Pinned(parts: Parts) {
  return <Basics {...supplyOf(parts)} />;
}

/** The pane beside the board. */
export function Side(parts: Parts) {
  const { form } = useMeasures();
  if (form === 'landscape') return <Top {...parts} />;
  return (
    <Box style={{ gap: SPACE.m, paddingLeft: 3, paddingTop: 5 }}>
      <OwnTable {...ownOf(parts)} />
      <RecentEvents table={parts.table} count={14} />
    </Box>
  );
}

export function OwnLane(parts: Parts) {
  return <Lane {...ownOf(parts)} />;
}

function ownOf({ table: { view, words }, turn, onRead, onLook }: Parts) {
  return {
    player: turn.player,
    trash: view.trash,
    words,
    onCard: turn.tapInPlay,
    onRead,
    onOpen: () => onLook(turn.me),
  };
}

/** The own hand, to play from; nothing while nobody's hand may show. */
export function Held({
  table: { words, hinted, view },
  turn: { hand, picked, standing, choosing, tapCard },
  onRead,
}: Parts) {
  const { hand: height } = useMeasures();
  if (hand === null) return null;
  return (
    <Hand
      {...{ hand, words, height, standing, onRead }}
      choosing={choosing?.of === 'hand' ? choosing : null}
      edition={view.options.edition}
      picked={picked?.from === 'hand' ? picked.card : null}
      hinted={hintedTo('play', hinted)}
      onPick={tapCard}
    />
  );
}

/** A tablet has the hand below the Supply, with what its treasures come to beside it. */
function HandPanel(parts: Parts) {
  const colors = useColors();
  const { hand } = useMeasures();
  const { table, turn } = parts;
  const { words, view, session } = table;
  const { onTable } = turn;
  const money = treasureWorth(treasuresLeft(view, onTable), view);
  const step =
    onTable === null ? null : nextStep(view, onTable, null, (action) => session.refusal(onTable.seat, action));
  return (
    <Box
      style={{
        flexDirection: 'row',
        gap: SPACE.l,
        minHeight: hand + 24,
        paddingHorizontal: SPACE.m,
        paddingTop: 2,
        paddingBottom: SPACE.s,
        borderRadius: RADIUS.tile,
        borderWidth: 1,
        borderColor: fade(colors.line, 0.7),
        backgroundColor: fade(colors.surface, 0.6),
      }}
    >
      <Box style={{ flex: 1 }}>
        <Held {...parts} />
      </Box>
      {onTable?.kind === 'buy-phase' && money > 0 ? (
        <Box style={{ width: 190, justifyContent: 'center', gap: SPACE.s }}>
          <Text kind="question">{words.word('ui.toSpend', { count: view.turn.coins + money })}</Text>
          <Text kind="small" color="muted">
            {view.turn.coins === 0
              ? words.word('ui.toSpendAll')
              : words.word('ui.toSpendLong', { coins: view.turn.coins, held: money })}
          </Text>
          {step?.do === 'play-treasures' && turn.picked?.from === 'pile' ? (
            <Button
              kind="secondary"
              label={words.word('ui.playTreasures', { count: money })}
              onPress={() => turn.submit(step.actions)}
              style={{ minHeight: 44, paddingHorizontal: SPACE.m }}
            />
          ) : null}
        </Box>
      ) : null}
    </Box>
  );
}
