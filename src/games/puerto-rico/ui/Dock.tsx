import { sameJson } from '@antilles/engine';
import { View as Box } from 'react-native';
import { useWords } from '../../../text';
import { Button } from '../../../ui/Button';
import { ButtonRow } from '../../../ui/ButtonRow';
import { IconButton } from '../../../ui/IconButton';
import { PromptBar } from '../../../ui/prompts/PromptBar';
import { Panel } from '../../../ui/Panel';
import { Text } from '../../../ui/Text';
import { WatchControls } from '../../../ui/table/WatchControls';
import { SEAT_TINTS, SPACE } from '../../../ui/theme';
import { useLayout } from '../../../ui/useLayout';
import type { Speaker } from '../../../text';
import type { Action } from '../rules/actions';
import { roleKey } from './art';
import { loadingOf, placingOf, saleOf, seatOf, stillToPlace, type Placing } from './scenes';
import type { PuertoRicoTable } from './TableScreen';

/** What is asked, or what is being shown, above the thumb. */
export function Dock({
  table,
  picked,
  placing,
  hint,
  rewarded,
  whyNot,
  onPlacing,
  onMarket,
}: {
  table: PuertoRicoTable;
  picked: Action | null;
  placing: Placing | null;
  hint: Action | null;
  rewarded: boolean;
  whyNot: (action: Action) => string | null;
  onPlacing: (placing: Placing) => void;
  onMarket: () => void;
}) {
  const { show, words, seats, view, session } = table;
  const { t } = useWords('engine');
  const { size, largeText } = useLayout();
  const { frame, snapshot } = show;
  const decision = table.lookingBack === null ? show.decision : null;

  if (frame) {
    const line = table.tell([frame], show.viewer)[0]?.text ?? words.word('ui.subtitleRound', { round: view.round });
    const seat = seatOf(frame.event);
    return (
      <Box style={{ gap: SPACE.s }}>
        <PromptBar seat={seat === null ? undefined : seats[seat]?.colour} question={line} minHeight={52} />
        <WatchControls table={table} next={words.word('ui.next')} />
      </Box>
    );
  }

  const owner = decision ? seats[decision.seat] : undefined;
  const player = decision ? view.players[decision.seat] : undefined;
  if (decision && owner && player) {
    const { kind, seat } = decision;
    const name = owner.name;
    const canPass = decision.actions.some(({ type }) => type === 'pass');
    if (kind === 'mayor/place' && placing !== null) {
      const { toPlace, waiting } = stillToPlace(player, placing);
      const answer: Action = { type: 'place', manned: placing.manned, crew: placing.crew };
      const why = whyNot(answer);
      // What the hint would do comes first, then the sensible ways in turn.
      const fills = [hint, ...decision.actions].filter((action) => action?.type === 'place');
      const at = fills.findIndex((fill) => sameJson([fill.manned, fill.crew], [placing.manned, placing.crew]));
      const next = fills[(at + 1) % fills.length];
      const before = placingOf(player);
      const moved = !sameJson([before.manned, before.crew], [placing.manned, placing.crew]);
      return (
        <Box style={{ gap: SPACE.s }}>
          <PromptBar
            seat={owner.colour}
            question={words.word('prompt.mayor/place', { name })}
            note={
              toPlace === 0
                ? words.word('ui.waiting', { count: waiting })
                : size === 'small' || largeText
                  ? undefined
                  : words.word('ui.mayorHow')
            }
          />
          <ButtonRow>
            {moved ? (
              <IconButton
                boxed
                icon="undo"
                label={words.word('ui.asBefore')}
                onPress={() => onPlacing(before)}
                style={{ width: 52, height: 52 }}
              />
            ) : null}
            <Button
              kind="secondary"
              label={words.word('prompt.mayor-fill')}
              onPress={() => {
                if (next) onPlacing({ manned: next.manned, crew: next.crew });
              }}
            />
            <Button
              grow
              label={toPlace > 0 ? words.word('prompt.mayor-left', { count: toPlace }) : words.word('ui.placeDone')}
              disabled={why !== null}
              onRefused={() => table.refuse(why ?? '')}
              onPress={() => table.submit(answer)}
            />
          </ButtonRow>
        </Box>
      );
    }
    if (kind === 'builder/build') {
      return (
        <Box style={{ gap: SPACE.s }}>
          <PromptBar seat={owner.colour} question={words.word('prompt.builder/build', { name })} />
          <ButtonRow>
            <Button
              kind="secondary"
              label={words.word('ui.dontBuild')}
              onPress={() => table.submit({ type: 'pass' })}
            />
            <Button grow label={words.word('ui.openMarket')} onPress={onMarket} />
          </ButtonRow>
        </Box>
      );
    }
    const declined = declinedOf(picked);
    const others = view.players.length;
    const following = Array.from({ length: others - 1 }, (_, i) => seats[(seat + 1 + i) % others]?.name ?? '');
    const question = words.word(promptKey(kind, decision.actions), { name });
    const note =
      kind === 'choose-role' && picked === null
        ? words.word('ui.chooseHow')
        : words.word('ui.then', { names: words.list(following) });
    const without = declined !== null && whyNot(declined) === null ? declined : null;
    const inline = kind === 'choose-role' && without === null && !largeText;
    const submit = (
      <Button
        grow={!inline}
        label={picked === null ? words.word('ui.pickFirst') : answerText(words, table, picked, rewarded)}
        disabled={picked === null}
        onRefused={() => table.refuse(words.word('ui.pickFirstLong'))}
        onPress={() => {
          if (picked !== null) table.submit(picked);
        }}
      />
    );
    if (inline) {
      return (
        <Panel kind="raised" padding={SPACE.s} edge={SEAT_TINTS[owner.colour]}>
          <Box style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minHeight: 56 }}>
            <Box style={{ flex: 1 }}>
              <Text kind="question" role="heading" aria-level={2} aria-live="polite">
                {question}
              </Text>
              {size === 'small' ? null : (
                <Text kind="small" color="muted">
                  {note}
                </Text>
              )}
            </Box>
            {submit}
          </Box>
        </Panel>
      );
    }
    return (
      <Box style={{ gap: SPACE.s }}>
        <Panel kind="raised" padding={SPACE.m} edge={SEAT_TINTS[owner.colour]}>
          <Box style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.m }}>
            <Text kind="head" role="heading" aria-level={2} aria-live="polite" style={{ flexShrink: 1 }}>
              {question}
            </Text>
            {size === 'small' || largeText ? null : (
              <Text kind="small" color="muted" style={{ marginLeft: 'auto' }}>
                {note}
              </Text>
            )}
          </Box>
        </Panel>
        <ButtonRow>
          {canPass ? (
            <Button
              kind="secondary"
              label={words.word(kind === 'trader/sell' ? 'ui.dontSell' : 'prompt.pass')}
              onPress={() => table.submit({ type: 'pass' })}
            />
          ) : null}
          {without === null ? null : (
            <Button kind="secondary" label={words.word('prompt.decline')} onPress={() => table.submit(without)} />
          )}
          {submit}
        </ButtonRow>
      </Box>
    );
  }

  const thinker = snapshot.thinking === null ? undefined : seats[snapshot.thinking];
  if (snapshot.outcome !== null) return <PromptBar question={words.word('ui.over')} />;
  return (
    <Box style={{ gap: SPACE.s }}>
      <PromptBar
        seat={thinker?.colour}
        question={
          thinker ? t('table.thinking', { name: thinker.name }) : words.word('ui.subtitleRound', { round: view.round })
        }
        minHeight={64}
      />
      {thinker ? <Button kind="secondary" label={t('table.hurry')} onPress={session.hurry} /> : null}
    </Box>
  );
}

/** The same answer without the colonist that would come along; null where none would. */
function declinedOf(action: Action | null): Action | null {
  if (action?.type === 'take-tile') return { ...action, declined: true };
  return action?.type === 'choose-role' && action.role === 'mayor' ? { ...action, declined: true } : null;
}

function promptKey(kind: string, actions: readonly Action[]): string {
  const has = (type: Action['type']): boolean => actions.some((action) => action.type === type);
  if (kind === 'settler/take') {
    if (has('draw')) return 'prompt.settler/take-hacienda';
    const quarry = actions.some((action) => action.type === 'take-tile' && action.tile === 'quarry');
    return quarry ? 'prompt.settler/take-quarry' : 'prompt.settler/take';
  }
  return kind === 'captain/load' && has('pass') ? 'prompt.captain/load-wharf' : `prompt.${kind}`;
}

/** What the answer does: never just "OK". */
function answerText(words: Speaker, { view, show }: PuertoRicoTable, action: Action, rewarded: boolean): string {
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
