import { useMemo, useState } from 'react';
import { useSpeaker, useWords, type SpeakerOf } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { Checklist, CheckRow, ticked } from '@/ui/companion/Facts';
import { Notice } from '@/ui/companion/Notice';
import { NumberRow } from '@/ui/companion/NumberRow';
import { useCompanion } from '@/ui/companion/services';
import { SheetFrame } from '@/ui/companion/SheetFrame';
import { ResultBar, SheetResult } from '@/ui/companion/SheetResult';
import { Starter } from '@/ui/companion/Starter';
import type { OpenSheet } from '@/ui/companion/useSheet';
import { Icon } from '@/ui/icons/Icon';
import { useToast } from '@/ui/overlays/Toast';
import { Panel } from '@/ui/Panel';
import { RulesSheet } from '@/ui/rules/RulesSheet';
import { Segmented } from '@/ui/Segmented';
import { Shape } from '@/ui/Shape';
import { Text } from '@/ui/Text';
import { SEAT_TINTS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import {
  captainsOf,
  countAction,
  endTurn,
  layoutOf,
  mostAboard,
  MOST_ACTIONS,
  outcomeOf,
  redrawPath,
  setAboard,
  setHome,
  setStarter,
  starterOf,
  type CompanionSheet,
} from '../../companion';
import { cartagena } from '../../rules/game';
import { CHEST_TOKENS, HAND_LIMIT, SHORES } from '../../rules/state';
import { locationName, symbolKey } from '../art';
import { Board } from '../Board';
import { PathEditor } from '../PathEditor';
import { codeOf, sectionsOf } from '../paths';
import { BoardStrip } from '../PathPreview';
import { rulesChapters } from '../rulesChapters';
import { PirateRow } from './PirateRow';

type Page = 'path' | 'play';
type Layer = 'rules' | 'copy';

/** Nothing on the map is selected, and nothing would move. */
const NO_MARKS = { mode: { type: 'none' }, moves: [], seat: null, pulse: { at: [], n: 0 }, hinted: null } as const;

/** The path to lay, and then the game: whose turn, who is home, what to remember. */
export function Companion({ open }: { open: OpenSheet<CompanionSheet> }) {
  const { t } = useWords('companion');
  const { t: own } = useWords('cartagena');
  const { data, seats, change } = open;
  const words = useSpeaker(
    'cartagena',
    seats.map(({ name }) => name),
  );
  const { twoPane, largeText } = useLayout();
  const panes = twoPane && !largeText;
  const [page, setPage] = useState<Page>(() => (data.turns > 0 || data.actions > 0 ? 'play' : 'path'));
  const [layer, setLayer] = useState<Layer | null>(null);
  const view = useMemo(
    () => cartagena.view(cartagena.setup(data.options, seats.length, 0), null),
    [data.options, seats.length],
  );
  const outcome = outcomeOf(data);
  const custom = data.options.layout.type === 'custom' ? data.options.layout : null;
  const frame = {
    open,
    accent: 'cartagena',
    emblem: 'emblem/cartagena',
    title: own('companion.title'),
    subtitle: `${words.word(`options.${data.options.route}`)} · ${t('players', { count: seats.length })}`,
    deeds: [{ id: 'rules', label: own('companion.reference'), icon: 'book', onPick: () => setLayer('rules') }],
    extra: (
      <>
        <RulesSheet
          open={layer === 'rules'}
          title={words.word('rulesTitle.title')}
          chapters={() => rulesChapters(words, view)}
          onClose={() => setLayer(null)}
        />
        {custom === null ? null : (
          <PathEditor
            open={layer === 'copy'}
            route={data.options.route}
            layout={custom}
            onChange={(layout) => change((sheet) => ({ ...sheet, options: { ...sheet.options, layout } }), 'path')}
            onClose={() => setLayer(null)}
          />
        )}
      </>
    ),
  } as const;
  if (outcome !== null) {
    return (
      <SheetFrame
        {...frame}
        subtitle={words.say(outcome.ended)}
        over
        bar={
          <ResultBar
            open={open}
            accent="cartagena"
            finished={{
              outcome,
              title: null,
              options: data.options,
              lowestWins: false,
              startSeat: starterOf(data),
            }}
            namespace="cartagena"
            name={words.word('name')}
          />
        }
      >
        <SheetResult open={open} outcome={outcome} namespace="cartagena" />
        <Starter
          seats={seats}
          value={starterOf(data)}
          onChange={(seat) => change((sheet) => setStarter(sheet, seat))}
        />
        <Homes open={open} />
      </SheetFrame>
    );
  }
  const path = <PathPage open={open} view={view} words={words} onCopy={() => setLayer('copy')} />;
  const playing = page === 'play' || panes;
  return (
    <SheetFrame
      {...frame}
      {...(panes ? { aside: path } : {})}
      tabs={
        panes ? undefined : (
          <Segmented
            label={t('page')}
            options={[
              { id: 'path', label: own('companion.path') },
              { id: 'play', label: own('companion.play') },
            ]}
            value={page}
            onChange={setPage}
          />
        )
      }
      {...(playing
        ? {
            bar: (
              <ButtonRow>
                <Button kind="secondary" label={own('companion.endTurn')} onPress={() => change(endTurn)} />
                <Button
                  grow
                  label={own('companion.action', { count: data.actions + 1, most: MOST_ACTIONS })}
                  onPress={() => change(countAction)}
                />
              </ButtonRow>
            ),
          }
        : {})}
    >
      {playing ? <PlayPage open={open} words={words} onRules={() => setLayer('rules')} /> : path}
    </SheetFrame>
  );
}

/** The game on the table: whose turn it is, who is home, what to remember. */
function PlayPage({
  open,
  words,
  onRules,
}: {
  open: OpenSheet<CompanionSheet>;
  words: SpeakerOf<'cartagena'>;
  onRules: () => void;
}) {
  const { t: own } = useWords('cartagena');
  const colors = useColors();
  const { data, change } = open;
  return (
    <Box style={{ gap: SPACE.m }}>
      <TurnPanel open={open} />
      <Homes open={open} />
      {data.options.route === 'complete' ? <SloopPanel open={open} words={words} /> : null}
      <Reminders data={data} words={words} />
      {data.options.blackMagic ? (
        <Panel>
          <NumberRow
            label={own('companion.opened')}
            note={own('companion.openedLine')}
            value={data.opened}
            max={CHEST_TOKENS.length}
            onChange={(opened) => change((sheet) => ({ ...sheet, opened }), 'opened')}
          />
        </Panel>
      ) : null}
      <Button
        kind="secondary"
        label={own('companion.reference')}
        icon={<Icon name="book" size={20} color={colors.text} />}
        onPress={onRules}
      />
    </Box>
  );
}

function TurnPanel({ open: { data, seats } }: { open: OpenSheet<CompanionSheet> }) {
  const { t: own } = useWords('cartagena');
  const owner = seats[data.turn];
  return (
    <Panel edge={owner ? SEAT_TINTS[owner.colour] : undefined}>
      <Row aria-live="polite">
        <Shape color={owner?.colour ?? 'green'} size={24} />
        <Box style={{ flex: 1 }}>
          <Text kind="head">{own('companion.turnOf', { name: owner?.name ?? '' })}</Text>
          <Text color="muted">{own('companion.actionsLeft', { count: MOST_ACTIONS - data.actions })}</Text>
        </Box>
      </Row>
    </Panel>
  );
}

/** The sloop of the Complete Escape: where it lies, and who is aboard. */
function SloopPanel({ open, words }: { open: OpenSheet<CompanionSheet>; words: SpeakerOf<'cartagena'> }) {
  const { t: own } = useWords('cartagena');
  const { data, seats, change } = open;
  const captains = captainsOf(data).map((seat) => seats[seat]?.name ?? '');
  return (
    <Panel style={{ gap: SPACE.s }}>
      <Text kind="question">{own('companion.sloop')}</Text>
      <Segmented
        label={own('companion.sloop')}
        options={SHORES.map((id) => ({ id, label: words.word(`shore.${id}`) }))}
        value={data.shore}
        onChange={(shore) => change((sheet) => ({ ...sheet, shore }))}
      />
      <Text kind="small" color="muted">
        {own(data.shore === 'cartagena' ? 'companion.maySail' : 'companion.mayCallBack')}
      </Text>
      <Text kind="strong" style={{ marginTop: SPACE.s }}>
        {own('companion.aboard')}
      </Text>
      {seats.map((owner, seat) => (
        <PirateRow
          key={seat}
          owner={owner}
          count={data.aboard[seat] ?? 0}
          most={mostAboard(data, seat)}
          spoken={own('companion.aboardSpoken', { name: owner.name })}
          onChange={(value) => change((sheet) => setAboard(sheet, seat, value))}
        />
      ))}
      {captains.length === 0 ? null : (
        <Notice kind="reminder" icon="cartagena/hat">
          {own('companion.captain', { count: captains.length, names: words.list(captains) })}
        </Notice>
      )}
    </Panel>
  );
}

/** The path as a picture, and board by board in words for whoever does not see it. */
function PathPage({
  open,
  view,
  words,
  onCopy,
}: {
  open: OpenSheet<CompanionSheet>;
  view: ReturnType<typeof cartagena.view>;
  words: SpeakerOf<'cartagena'>;
  onCopy: () => void;
}) {
  const { t: own } = useWords('cartagena');
  const { say } = useToast();
  const colors = useColors();
  const { newSeed } = useCompanion();
  const { data, seats, change, amend } = open;
  const layout = layoutOf(data.options);
  const code = codeOf(layout);
  const first = seats[starterOf(data)]?.name ?? '';
  const [width, setWidth] = useState<number>();
  return (
    <Box style={{ gap: SPACE.m }} onLayout={({ nativeEvent }) => setWidth(Math.floor(nativeEvent.layout.width))}>
      <Text>{own('companion.layOut', { count: data.options.pirates, first })}</Text>
      <Board
        view={view}
        seats={seats}
        frame={null}
        marks={NO_MARKS}
        words={words}
        onTap={(location) => {
          const symbol = typeof location === 'number' ? view.route.symbols[location - 1] : undefined;
          const name = locationName(words, view, location);
          say(symbol === undefined ? name : `${name}: ${words.word(symbolKey(symbol))}`);
        }}
        onRead={() => undefined}
        width={width}
      />
      <ButtonRow>
        <Button
          grow
          kind="secondary"
          label={own('companion.redraw')}
          icon={<Icon name="dice" size={20} color={colors.text} />}
          onPress={() => change((sheet) => ({ ...sheet, options: redrawPath(sheet.options, newSeed()), laid: [] }))}
        />
        <Button grow kind="secondary" label={own('companion.copy')} onPress={onCopy} />
      </ButtonRow>
      <Text kind="small" color="muted">
        {own('companion.ownBoards')}
      </Text>
      <Panel style={{ gap: SPACE.s }}>
        <Checklist done={data.laid} toggle={(id) => amend((sheet) => ({ ...sheet, laid: ticked(sheet.laid, id) }))}>
          <Text kind="section" color="muted" role="heading" aria-level={2}>
            {own('companion.boards')}
          </Text>
          {sectionsOf(data.options.route).flatMap((section) =>
            layout[section].map((board, i) => (
              <CheckRow
                key={`${section} ${i}`}
                id={`${section} ${i}`}
                label={own('companion.boardSpoken', {
                  number: i + 1 + (section === 'jungle' ? layout.tunnel.length : 0),
                  symbols: words.list(board.map((symbol) => words.word(symbolKey(symbol)))),
                })}
              >
                <Row style={{ flexWrap: 'wrap' }}>
                  <Text kind="strong" style={{ minWidth: 92 }}>
                    {own('companion.board', { number: i + 1 + (section === 'jungle' ? layout.tunnel.length : 0) })}
                  </Text>
                  <BoardStrip board={board} size={26} jungle={section === 'jungle'} />
                </Row>
              </CheckRow>
            )),
          )}
          {code === null ? null : (
            <Text kind="small" color="muted" selectable>
              {`${words.word('options.code')}: ${code}`}
            </Text>
          )}
        </Checklist>
      </Panel>
    </Box>
  );
}

function Homes({ open }: { open: OpenSheet<CompanionSheet> }) {
  const { t: own } = useWords('cartagena');
  const { data, seats, change } = open;
  return (
    <Panel style={{ gap: SPACE.s }}>
      <Text kind="question" role="heading" aria-level={2}>
        {own('companion.home')}
      </Text>
      {seats.map((owner, seat) => (
        <PirateRow
          key={seat}
          owner={owner}
          count={data.home[seat] ?? 0}
          most={data.options.pirates}
          spoken={own('companion.homeSpoken', { name: owner.name })}
          onChange={(value) => change((sheet) => setHome(sheet, seat, value))}
        />
      ))}
    </Panel>
  );
}

/** One line for every module in play, and for what is forgotten most. */
function Reminders({ data, words }: { data: CompanionSheet; words: SpeakerOf<'cartagena'> }) {
  const { t: own } = useWords('cartagena');
  const { options } = data;
  const rules = sectionsOf(options.route).map((section) => options.cardRule[section]);
  return (
    <Box style={{ gap: SPACE.s }}>
      <Notice kind="reminder" icon="cards">
        {options.scoundrels ? own('companion.remind.dark', { count: HAND_LIMIT }) : own('companion.remind.noLimit')}
      </Notice>
      {rules.some((rule) => rule !== 'retreat') ? (
        <Notice kind="reminder" icon="cartagena/morgan">
          {words.word('rules.morgan')}
        </Notice>
      ) : null}
      {options.blackMagic ? (
        <>
          <Notice kind="reminder" icon="cartagena/black-magic">
            {own('companion.remind.magic')}
          </Notice>
          <Notice kind="reminder" icon="cartagena/snake">
            {own('companion.remind.snake')}
          </Notice>
        </>
      ) : null}
    </Box>
  );
}
