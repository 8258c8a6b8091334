import { sameJson, type Decision } from '@antilles/engine';
import type { ReactNode } from 'react';
import type { TablePlayer } from '@/session/seats';
import type { SpeakerOf } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { Guard } from '@/ui/Guard';
import { GUARD_MS } from '@/ui/guardMs';
import { IconButton } from '@/ui/IconButton';
import { Shape } from '@/ui/Shape';
import { DockGround, DockRows, useDockHeights } from '@/ui/table/DockRows';
import { EventDock, WaitingDock, WatchDock } from '@/ui/table/WatchDock';
import { WatchControls } from '@/ui/table/WatchControls';
import { Text } from '@/ui/Text';
import { fade, RADIUS, SEAT_TINTS, SPACE, TARGET, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import { roleKey } from './art';
import { seatOf } from './frames';
import { hasManned, loadingOf, saleOf, sumOf } from './offers';
import { Coin, ColonistDot, GoodMark, Points } from './pieces';
import { placingOf, stillToPlace } from './placing';
import { roleSum } from './roleText';
import type { Stage } from './stage';
import type { PuertoRicoTable, Turn } from './useTurn';

interface DockProps {
  readonly table: PuertoRicoTable;
  readonly turn: Turn;
  readonly stage: Stage;
  /** How long the ribbon stands that this question begins with: nothing is answered under it. */
  readonly ribbonMs: number;
  readonly onMarket: () => void;
}

/** How wide the controls for watching are: no button that decides ever stands there. */
const CONTROLS = 3 * TARGET + 2 * 6;

/**
 * What is asked, or what is being shown, above the thumb. On a phone and on a tablet it is one row that never moves: who is
 * asked and the answer beside it, or the controls for watching and what happens. A stage adds a row above it, for as long as
 * the phase lasts. Where there is little room, or text is large, it is two rows of the same height for the whole game.
 */
export function Dock(props: DockProps) {
  const { table, stage } = props;
  const { words, show, view } = table;
  const { size, twoPane, largeText } = useLayout();
  const { lower } = useDockHeights();
  const watching = show.frame !== null || table.decision === null;
  const rest = words.word('ui.subtitleRound', { round: view.round });
  const over = words.word('ui.over');
  const inLines = largeText || size === 'small' || (twoPane && size !== 'wide');
  return (
    <Guard of={`${show.question ?? ''}`} after={Math.max(0, props.ribbonMs - GUARD_MS)}>
      {inLines ? (
        watching ? (
          <WatchDock table={table} upperHeight={lower} next={words.word('ui.next')} rest={rest} over={over} />
        ) : (
          <DockRows
            ground
            watching={false}
            upperHeight={lower}
            upper={<Question {...props} />}
            lower={<Answers {...props} which="all" />}
          />
        )
      ) : (
        <Box style={{ gap: SPACE.s }}>
          <DockGround />
          {stage !== null && size !== 'wide' ? (
            <Box style={{ height: 52, justifyContent: 'center' }}>
              {watching ? (
                <Told table={table} rest={rest} over={over} />
              ) : (
                <Row gap={SPACE.s}>
                  <Box style={{ flex: 1, minWidth: 0 }}>
                    <Question {...props} short={hasOther(props)} />
                  </Box>
                  <Box {...{ dataSet: { dock: 'answers', row: 'above' } }}>
                    <Answers {...props} which="other" />
                  </Box>
                </Row>
              )}
            </Box>
          ) : null}
          <Row gap={SPACE.s} style={{ minHeight: lower }}>
            {watching ? (
              <>
                <Box {...{ dataSet: { dock: 'watching' } }} style={{ width: CONTROLS }}>
                  <WatchControls compact table={table} next={words.word('ui.next')} height={TARGET} />
                </Box>
                <Box style={{ flex: 1 }}>
                  {stage === null || size === 'wide' ? (
                    <Told table={table} rest={rest} over={over} />
                  ) : (
                    <Following {...props} />
                  )}
                </Box>
              </>
            ) : (
              <>
                <Box style={stage === null || size === 'wide' ? { flex: 1, minWidth: CONTROLS } : { width: CONTROLS }}>
                  {stage === null || size === 'wide' ? <Question {...props} /> : <Outcome {...props} />}
                </Box>
                <Box
                  {...{ dataSet: { dock: 'answers' } }}
                  style={
                    stage === null || size === 'wide' ? { maxWidth: size === 'wide' ? '68%' : '58%' } : { flex: 1 }
                  }
                >
                  <Answers {...props} which={stage === null || size === 'wide' ? 'all' : 'main'} />
                </Box>
              </>
            )}
          </Row>
        </Box>
      )}
    </Guard>
  );
}

/** What happens, or who is waited for. */
const Told = ({ table, rest, over }: { table: PuertoRicoTable; rest: string; over: string }) =>
  table.show.frame === null ? (
    <WaitingDock table={table} rest={rest} over={over} />
  ) : (
    <EventDock table={table} rest={rest} />
  );

/** Whoever comes after the one who acts. */
function Following({ table: { show, seats, words, view } }: DockProps) {
  const acting = show.frame === null ? show.snapshot.thinking : seatOf(show.frame.event);
  const count = view.players.length;
  const next = acting === null ? undefined : seats[(acting + 1) % count];
  if (next === undefined) return null;
  return (
    <Row gap={6} style={{ justifyContent: 'flex-end' }}>
      <Shape color={next.colour} size={14} />
      <Text kind="small" color="muted" numberOfLines={1}>
        {words.word('ui.then', { names: next.name })}
      </Text>
    </Row>
  );
}

/** What the answer brings, beside its button: points, doubloons, who still waits. */
function Outcome({ table, turn: { picked, loading, placing } }: DockProps) {
  const { view, words, decision } = table;
  const colors = useColors();
  const player = decision === null ? undefined : view.players[decision.seat];
  if (decision === null || player === undefined) return null;
  const say = (mark: ReactNode, text: string) => (
    <Row gap={7}>
      {mark}
      <Text kind="strong" color={colors.text} numberOfLines={2} style={{ flexShrink: 1, lineHeight: 18 }}>
        {text}
      </Text>
    </Row>
  );
  if (placing !== null) {
    const { waiting } = stillToPlace(player, placing);
    return say(<ColonistDot on size={28} />, words.word('ui.waitingShort', { count: waiting }));
  }
  if (loading !== null) {
    const { points } = loading;
    return say(
      <Points amount={`+${points}`} size={38} />,
      player.vp === null ? words.word('noun.vp', { count: points }) : `${player.vp} → ${player.vp + points}`,
    );
  }
  if (picked?.type === 'sell') {
    const { total } = saleOf(view, decision.seat, picked.good);
    return say(<Coin amount={`+${total}`} size={36} />, `${player.doubloons} → ${player.doubloons + total}`);
  }
  if (picked?.type === 'take-tile')
    return say(<GoodMark tile={picked.tile} size={34} />, words.word(`ui.tile.${picked.tile}`));
  if (picked?.type === 'take-good')
    return say(<GoodMark tile={picked.good} size={34} />, words.word(`ui.good.${picked.good}`));
  return null;
}

/** Who is asked, and what. */
function Question({ table, turn: { picked, placing, rewarded }, short = false }: DockProps & { short?: boolean }) {
  const { show, words, seats, view } = table;
  const { decision } = show;
  const owner = decision === null ? undefined : seats[decision.seat];
  if (decision === null || owner === undefined) return null;
  const question = words.say({ key: promptKey(decision.kind, decision.actions), params: { name: owner.name } });
  const count = view.players.length;
  const following = Array.from({ length: count - 1 }, (_, i) => seats[(decision.seat + 1 + i) % count]?.name ?? '');
  const player = view.players[decision.seat];
  const note = (): string => {
    if (placing !== null && player !== undefined) {
      const { toPlace, waiting } = stillToPlace(player, placing);
      return toPlace === 0 ? words.word('ui.waiting', { count: waiting }) : words.word('ui.mayorHow');
    }
    if (decision.kind === 'choose-role')
      return picked?.type === 'choose-role'
        ? roleSum(words, view, decision.seat, picked.role)
        : words.word('ui.chooseHow');
    if (picked?.type === 'take-tile' && player !== undefined) {
      const has = player.island.filter(({ tile }) => tile === picked.tile).length;
      return words.word('ui.youHave', { count: has });
    }
    if (decision.kind === 'settler/take' && player !== undefined && hasManned(player, 'hospice'))
      return words.word('ui.hospice');
    if (picked !== null && decision.kind === 'captain/load') {
      const loading = loadingOf(view, decision.seat, picked, rewarded);
      if (loading !== null && loading.atRisk > 0)
        return words.word('ui.risk', { count: loading.atRisk, kept: sumOf(loading.left) - loading.atRisk });
    }
    return words.word('ui.then', { names: words.list(following) });
  };
  return (
    <Asked
      owner={owner}
      question={question}
      note={short ? null : note()}
      shared={table.session.people.length > 1}
      picked={picked !== null}
    />
  );
}

/** A question with the band and the shape of whoever is asked; on a shared phone on their colour. */
function Asked({
  owner,
  question,
  note,
  shared,
  picked,
}: {
  owner: TablePlayer;
  question: string;
  /** Null: something else stands beside the question. */
  note: string | null;
  shared: boolean;
  /** The button beside it says what is picked, and takes the more room. */
  picked: boolean;
}) {
  const colors = useColors();
  const { lower } = useDockHeights();
  const { size, largeText, twoPane } = useLayout();
  const tint = SEAT_TINTS[owner.colour];
  const narrow = size === 'small' || (twoPane && size !== 'wide');
  // Where the question needs both lines there is no room for a note.
  const long = note === null || question.length > (narrow ? 24 : 32);
  const beside = picked && size === 'phone' && !twoPane && !largeText;
  const noted = !(long || narrow || largeText);
  return (
    <Row
      gap={SPACE.s}
      style={{
        minHeight: lower,
        borderRadius: RADIUS.small,
        ...(shared ? { backgroundColor: fade(tint, 0.2) } : {}),
      }}
    >
      <Box style={{ width: 5, alignSelf: 'stretch', marginVertical: 4, borderRadius: 3, backgroundColor: tint }} />
      <Shape color={owner.colour} size={narrow ? 18 : 20} />
      {/* Two lines of the one and one of the other, or the other way round: never higher than the row. */}
      <Box style={{ flex: 1, minWidth: 0, ...(beside ? { maxHeight: 52, overflow: 'hidden' } : {}) }}>
        <Text
          kind={noted && !beside ? 'question' : 'strong'}
          role="heading"
          aria-level={2}
          aria-live="polite"
          numberOfLines={largeText ? 8 : 2}
          style={questionLook(beside, noted, narrow)}
        >
          {question}
        </Text>
        {noted ? (
          <Text kind="small" color={shared ? colors.text : 'muted'} numberOfLines={2} style={{ lineHeight: 16 }}>
            {note}
          </Text>
        ) : null}
      </Box>
    </Row>
  );
}

/** How a question is set: smaller beside an answer that is picked, and where it is long or there is little room. */
function questionLook(beside: boolean, noted: boolean, narrow: boolean) {
  if (beside) return { fontSize: 15, lineHeight: 18 };
  return noted ? { fontSize: 17, lineHeight: 20 } : { lineHeight: narrow ? 19 : 20 };
}

/** The answer that is picked, what else there is to say, or both in one row. */
type Which = 'all' | 'main' | 'other';

/** The buttons under the question. */
function Answers(props: DockProps & { readonly which: Which }) {
  const { decision } = props.table.show;
  if (decision === null) return null;
  switch (decision.kind) {
    case 'mayor/place':
      return <PlaceThem {...props} decision={decision} />;
    case 'builder/build':
      return <ToMarket {...props} />;
    case 'choose-role':
    case 'settler/take':
    case 'craftsman/privilege':
    case 'trader/sell':
    case 'captain/load':
    case 'captain/store':
      return <SayPicked {...props} decision={decision} />;
  }
}

interface AnswerProps extends DockProps {
  readonly which: Which;
  readonly decision: Decision<Action, Ask>;
}

/** How a button of the lower row looks. */
function useLook() {
  const { lower } = useDockHeights();
  const { size } = useLayout();
  return { minHeight: lower, paddingVertical: 2, paddingHorizontal: size === 'wide' ? SPACE.l : SPACE.m };
}

/** The colonists as they stand: back as before, filled in by the rules, or so. */
function PlaceThem({ table, turn: { placing, hint, whyNot, place }, decision, which }: AnswerProps) {
  const { words, view } = table;
  const { lower } = useDockHeights();
  const look = useLook();
  const player = view.players[decision.seat];
  if (player === undefined || placing === null) return null;
  const { toPlace } = stillToPlace(player, placing);
  const answer: Action = { type: 'place', manned: placing.manned, crew: placing.crew };
  const why = whyNot(answer);
  // What the hint would do comes first, then the sensible ways in turn.
  const fills = [hint, ...decision.actions].filter((action) => action?.type === 'place');
  const at = fills.findIndex((fill) => sameJson([fill.manned, fill.crew], [placing.manned, placing.crew]));
  const next = fills[(at + 1) % fills.length];
  const before = placingOf(player);
  const moved = !sameJson([before.manned, before.crew], [placing.manned, placing.crew]);
  return (
    <ButtonRow>
      {which === 'other' ? null : (
        <IconButton
          boxed
          icon="undo"
          label={words.word('ui.asBefore')}
          disabled={!moved}
          onRefused={() => table.refuse(words.word('ui.nobodyMoved'))}
          onPress={() => place(before)}
          style={{ width: lower, height: lower }}
        />
      )}
      {which === 'main' ? null : (
        <Button
          kind="secondary"
          label={words.word('prompt.mayor-fill')}
          onPress={() => {
            if (next) place({ manned: next.manned, crew: next.crew });
          }}
          style={look}
        />
      )}
      {which === 'other' ? null : (
        <Button
          grow
          label={toPlace > 0 ? words.word('prompt.mayor-left', { count: toPlace }) : words.word('ui.placeDone')}
          disabled={why !== null}
          onRefused={() => table.refuse(why ?? '')}
          onPress={() => table.submit(answer)}
          style={look}
        />
      )}
    </ButtonRow>
  );
}

/** Buildings are chosen in the market. */
function ToMarket({ table: { words, submit }, onMarket, which }: Omit<AnswerProps, 'decision'>) {
  const look = useLook();
  return (
    <ButtonRow>
      {which === 'main' ? null : (
        <Button
          kind="secondary"
          label={words.word('ui.dontBuild')}
          onPress={() => submit({ type: 'pass' })}
          style={look}
        />
      )}
      {which === 'other' ? null : <Button grow label={words.word('ui.openMarket')} onPress={onMarket} style={look} />}
    </ButtonRow>
  );
}

/** Whether there is something to say besides what is picked. */
const hasOther = ({ table: { decision }, turn }: DockProps): boolean =>
  decision !== null &&
  (decision.kind === 'mayor/place' ||
    decision.actions.some((action) => {
      const less = declinedOf(action);
      return action.type === 'pass' || (less !== null && turn.whyNot(less) === null);
    }));

/** What is picked, as it will be done. What comes and goes while one picks takes its room from the beginning. */
function SayPicked({ table, turn: { picked, rewarded, whyNot }, decision, which }: AnswerProps) {
  const { words } = table;
  const look = useLook();
  const canPass = decision.actions.some(({ type }) => type === 'pass');
  const possible = (action: Action | null): Action | null => {
    const less = declinedOf(action);
    return less !== null && whyNot(less) === null ? less : null;
  };
  const without = possible(picked);
  const isRole = decision.kind === 'choose-role';
  const couldDecline = without !== null || (!isRole && decision.actions.some((action) => possible(action) !== null));
  const pickFirst = (): void => table.refuse(words.word('ui.pickFirstLong'));
  return (
    // The mayor alone can be taken without a colonist: that button comes when the card is picked.
    <Guard of={isRole && couldDecline ? 'two' : 'one'}>
      <ButtonRow>
        {canPass && (which === 'all' || (which === 'main') === couldDecline) ? (
          <Button
            kind="secondary"
            label={words.word(decision.kind === 'trader/sell' ? 'ui.dontSell' : 'prompt.pass')}
            onPress={() => table.submit({ type: 'pass' })}
            style={look}
          />
        ) : null}
        {couldDecline && (isRole || which === 'all') ? (
          // An empty circle: there is no room for words beside the answer.
          <IconButton
            boxed
            icon={<ColonistDot on={false} size={26} />}
            label={words.word('prompt.decline')}
            disabled={without === null}
            onRefused={pickFirst}
            onPress={() => {
              if (without !== null) table.submit(without);
            }}
            style={{ width: look.minHeight, height: look.minHeight }}
          />
        ) : couldDecline && which !== 'main' ? (
          <Button
            kind="secondary"
            label={words.word('prompt.decline')}
            disabled={without === null}
            onRefused={pickFirst}
            onPress={() => {
              if (without !== null) table.submit(without);
            }}
            style={look}
          />
        ) : null}
        {which === 'other' ? null : (
          <Button
            grow
            label={picked === null ? words.word('ui.pickFirst') : answerText(words, table, picked, rewarded)}
            disabled={picked === null}
            onRefused={pickFirst}
            onPress={() => {
              if (picked !== null) table.submit(picked);
            }}
            style={look}
          />
        )}
      </ButtonRow>
    </Guard>
  );
}

/** The same answer without the colonist that would come along; null where none would. */
function declinedOf(action: Action | null): Action | null {
  if (action?.type === 'take-tile') return { ...action, declined: true };
  return action?.type === 'choose-role' && action.role === 'mayor' ? { ...action, declined: true } : null;
}

function promptKey(kind: Ask['kind'], actions: readonly Action[]): string {
  const has = (type: Action['type']): boolean => actions.some((action) => action.type === type);
  if (kind === 'settler/take') {
    if (has('draw')) return 'prompt.settler/take-hacienda';
    const quarry = actions.some((action) => action.type === 'take-tile' && action.tile === 'quarry');
    return quarry ? 'prompt.settler/take-quarry' : 'prompt.settler/take';
  }
  return kind === 'captain/load' && has('pass') ? 'prompt.captain/load-wharf' : `prompt.${kind}`;
}

/** What the answer does: never just "OK". */
function answerText(
  words: SpeakerOf<'puerto-rico'>,
  { view, show }: PuertoRicoTable,
  action: Action,
  rewarded: boolean,
): string {
  const seat = show.decision?.seat ?? 0;
  switch (action.type) {
    case 'choose-role':
      return words.word('ui.take', { what: words.word(roleKey(action.role)) });
    case 'draw':
      return words.word('ui.draw');
    case 'take-tile':
      return words.word('ui.take', { what: words.word(`ui.tile.${action.tile}`) });
    case 'take-good':
      return words.word('ui.take', { what: words.word(`ui.good.${action.good}`) });
    case 'sell':
      return words.word('ui.sellFor', {
        good: words.word(`good.${action.good}`),
        income: saleOf(view, seat, action.good).total,
      });
    case 'load':
    case 'wharf': {
      const loading = loadingOf(view, seat, action, rewarded);
      return words.word('ui.loadFor', {
        count: loading?.count ?? 0,
        good: words.word(`good.${action.good}`),
        vp: loading?.points ?? 0,
      });
    }
    case 'store':
      return words.word('ui.keepThese');
    default:
      return words.word('prompt.pass');
  }
}
