import { sameJson, type Decision } from '@antilles/engine';
import type { TablePlayer } from '@/session/seats';
import type { SpeakerOf } from '@/text';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { Guard } from '@/ui/Guard';
import { GUARD_MS } from '@/ui/guardMs';
import { IconButton } from '@/ui/IconButton';
import { Panel } from '@/ui/Panel';
import { Shape } from '@/ui/Shape';
import { DockRows, useDockHeights } from '@/ui/table/DockRows';
import { WatchDock } from '@/ui/table/WatchDock';
import { Text } from '@/ui/Text';
import { fade, SEAT_TINTS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import { roleKey } from './art';
import { loadingOf, saleOf } from './offers';
import { placingOf, stillToPlace } from './placing';
import type { PuertoRicoTable, Turn } from './useTurn';

interface DockProps {
  readonly table: PuertoRicoTable;
  readonly turn: Turn;
  /** How long the ribbon stands that this question begins with: nothing is answered under it. */
  readonly ribbonMs: number;
  readonly onMarket: () => void;
}

/** What is asked, or what is being shown, above the thumb: two rows of the same height for the whole game. */
export function Dock(props: DockProps) {
  const { table } = props;
  const { words, show, view } = table;
  const { lower } = useDockHeights();
  const watching = show.frame !== null || table.decision === null;
  return (
    <Guard of={`${show.question ?? ''}`} after={Math.max(0, props.ribbonMs - GUARD_MS)}>
      {watching ? (
        <WatchDock
          table={table}
          upperHeight={lower}
          next={words.word('ui.next')}
          rest={words.word('ui.subtitleRound', { round: view.round })}
          over={words.word('ui.over')}
        />
      ) : (
        <DockRows watching={false} upperHeight={lower} upper={<Question {...props} />} lower={<Answers {...props} />} />
      )}
    </Guard>
  );
}

/** Who is asked, and what. */
function Question({ table, turn: { picked, placing } }: DockProps) {
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
    if (decision.kind === 'choose-role' && picked === null) return words.word('ui.chooseHow');
    return words.word('ui.then', { names: words.list(following) });
  };
  return <Asked owner={owner} question={question} note={note()} shared={table.session.people.length > 1} />;
}

/** A question as high as a row of buttons, with the band and the shape of whoever is asked; on a shared phone on their colour. */
function Asked({
  owner,
  question,
  note,
  shared,
}: {
  owner: TablePlayer;
  question: string;
  note: string;
  shared: boolean;
}) {
  const colors = useColors();
  const { lower } = useDockHeights();
  const { size, largeText, twoPane } = useLayout();
  const tint = SEAT_TINTS[owner.colour];
  const narrow = size === 'small' || (twoPane && size !== 'wide');
  // Where the question needs both lines there is no room for a note.
  const long = question.length > (narrow ? 24 : 32);
  return (
    <Panel
      kind="raised"
      padding={SPACE.s}
      edge={tint}
      style={{
        minHeight: lower,
        paddingVertical: 2,
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s,
        ...(shared ? { backgroundColor: fade(tint, 0.2), borderWidth: 1, borderColor: tint } : {}),
      }}
    >
      <Shape color={owner.colour} size={22} />
      <Box style={{ flex: 1 }}>
        <Text
          kind={long || narrow ? 'strong' : 'question'}
          role="heading"
          aria-level={2}
          aria-live="polite"
          style={long ? { lineHeight: narrow ? 19 : 21 } : null}
        >
          {question}
        </Text>
        {long || narrow || largeText ? null : (
          <Text kind="small" color={shared ? colors.text : 'muted'} numberOfLines={1}>
            {note}
          </Text>
        )}
      </Box>
    </Panel>
  );
}

/** The buttons under the question. */
function Answers(props: DockProps) {
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
  readonly decision: Decision<Action, Ask>;
}

/** How a button of the lower row looks. */
function useLook() {
  const { lower } = useDockHeights();
  const { size } = useLayout();
  return { minHeight: lower, paddingVertical: 2, ...(size === 'small' ? { paddingHorizontal: SPACE.m } : {}) };
}

/** The colonists as they stand: back as before, filled in by the rules, or so. */
function PlaceThem({ table, turn: { placing, hint, whyNot, place }, decision }: AnswerProps) {
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
      <IconButton
        boxed
        icon="undo"
        label={words.word('ui.asBefore')}
        disabled={!moved}
        onRefused={() => table.refuse(words.word('ui.nobodyMoved'))}
        onPress={() => place(before)}
        style={{ width: lower, height: lower }}
      />
      <Button
        kind="secondary"
        label={words.word('prompt.mayor-fill')}
        onPress={() => {
          if (next) place({ manned: next.manned, crew: next.crew });
        }}
        style={look}
      />
      <Button
        grow
        label={toPlace > 0 ? words.word('prompt.mayor-left', { count: toPlace }) : words.word('ui.placeDone')}
        disabled={why !== null}
        onRefused={() => table.refuse(why ?? '')}
        onPress={() => table.submit(answer)}
        style={look}
      />
    </ButtonRow>
  );
}

/** Buildings are chosen in the market. */
function ToMarket({ table: { words, submit }, onMarket }: DockProps) {
  const look = useLook();
  return (
    <ButtonRow>
      <Button
        kind="secondary"
        label={words.word('ui.dontBuild')}
        onPress={() => submit({ type: 'pass' })}
        style={look}
      />
      <Button grow label={words.word('ui.openMarket')} onPress={onMarket} style={look} />
    </ButtonRow>
  );
}

/** What is picked, as it will be done. What comes and goes while one picks takes its room from the beginning. */
function SayPicked({ table, turn: { picked, rewarded, whyNot }, decision }: AnswerProps) {
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
        {canPass ? (
          <Button
            kind="secondary"
            label={words.word(decision.kind === 'trader/sell' ? 'ui.dontSell' : 'prompt.pass')}
            onPress={() => table.submit({ type: 'pass' })}
            style={look}
          />
        ) : null}
        {couldDecline ? (
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
