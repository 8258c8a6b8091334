import type { Seat } from '@antilles/engine';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { reportedGame } from '@/session/report';
import type { Stride } from '@/session/session';
import { useWords } from '@/text';
import { Curtain } from '../curtain/Curtain';
import { EventLine, type EventText } from '../EventLine';
import { Guard, useSettled } from '../Guard';
import { Header } from '../Header';
import { IconButton } from '../IconButton';
import { LogSheet } from '../LogSheet';
import { useCovered } from '../overlays/Host';
import { WhileOpen } from '../overlays/WhileOpen';
import { Panel } from '../Panel';
import { RulesSheet, type RulesSection } from '../RulesSheet';
import { Screen } from '../Screen';
import { useSettings } from '../settings';
import { sound } from '../sound';
import { useShareText } from '../useShareText';
import { useGoBack, useGoHome, useGoOn } from '../setup/gameRoutes';
import { useGameServices } from '../setup/services';
import { tutorialMark } from '../setup/useTutorialOffer';
import { Text } from '../Text';
import { RADIUS, SPACE, useColors, type Accent } from '../theme';
import { useKeepAwakeWhile } from '../useKeepAwakeWhile';
import { sidePane, useLayout } from '../useLayout';
import { Announcer } from './Announcer';
import { Notice } from './Notice';
import { ReplayDock } from './ReplayDock';
import { ReviewPanel } from './ReviewPanel';
import { SinceNotice } from './SinceNotice';
import { sinceInShort, SinceSheet, sinceLast } from './SinceSheet';
import { useSinceRead } from './useSinceRead';
import { TableMenus, type TableOverlay } from './TableMenus';
import { hintLines, logSections, logText } from './tell';
import { TroubleNotice } from './TroubleNotice';
import { TutorialPanel } from './TutorialPanel';
import { useFocusOnQuestion } from './useFocusOnQuestion';
import type { GameTable } from './useGameTable';
import { useReport } from './useReport';
import { useTableKeys } from './useTableKeys';

/** What the curtain says besides the name: only what everybody may know. */
export interface CurtainWords {
  readonly question: string;
  readonly status: string | null;
  readonly lines: readonly EventText[];
}

/**
 * What every table has around its own board: the bar with undo, hint, log and menu, the curtain, the sheets, two panes
 * where there is room, what is said when saving fails, and the way to the result.
 */
export function TableFrame<Action, View_, Event>({
  table,
  accent,
  title,
  subtitle,
  board,
  boardRef,
  top,
  dock,
  hand,
  side,
  sideHolds = 'column',
  rules,
  rulesTitle,
  reading,
  onReading,
  curtain,
}: {
  table: GameTable<Action, View_, Event>;
  accent: Accent;
  title: string;
  subtitle: string;
  /** What everybody shares; scrolls above the dock, or fills the left pane. */
  board: ReactNode;
  /** What the board scrolls in, for a table that follows a piece. */
  boardRef?: Ref<ScrollView>;
  /** Stays above the board while that scrolls; a two-pane table has it in `side`. */
  top?: ReactNode;
  /** Question, hand and buttons: pinned at the bottom, or at the bottom right. */
  dock: ReactNode;
  /** What the viewer holds, for a replay, where nobody is asked anything; left out when the board shows it all. */
  hand?: ReactNode;
  /** Shown above the dock in the right pane; a phone has it one tap away. */
  side?: ReactNode;
  /** How much room `side` wants: a column, or as much as a board of one's own. */
  sideHolds?: 'column' | 'board';
  /** Put into words only while they are read. */
  rules: () => readonly RulesSection[];
  rulesTitle: string;
  /** The rules section being read, '' for the top, null when closed. */
  reading: string | null;
  onReading: (section: string | null) => void;
  /** What the curtain says besides the name; asked only while it is closed. */
  curtain: () => CurtainWords;
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const insets = useSafeAreaInsets();
  const layout = useLayout();
  const { settings } = useSettings();
  const goHome = useGoHome();
  const goBack = useGoBack();
  const share = useShareText();
  const goOn = useGoOn();
  const [open, setOpen] = useState<TableOverlay | null>(null);
  const { show, director, session, seats } = table;
  const { snapshot, passTo } = show;
  useKeepAwakeWhile(settings.keepAwake && snapshot.outcome === null);

  // The last event has been shown and the game is over: on to the result.
  const over = snapshot.outcome !== null && show.frame === null && !show.ending && table.lookingBack === null;
  useEffect(() => {
    if (!over) return;
    sound('fanfare');
    const timer = setTimeout(() => goOn('Result', { saveId: session.id }), 350);
    return () => clearTimeout(timer);
  }, [over, goOn, session.id]);

  // The curtain keeps its words while it opens.
  const [handed, setHanded] = useState<(CurtainWords & { readonly seat: Seat }) | null>(null);
  if (passTo !== null) {
    const said = curtain();
    if (handed === null || handed.seat !== passTo || handed.question !== said.question)
      setHanded({ seat: passTo, ...said });
  }
  const dockRef = useRef<View>(null);
  useFocusOnQuestion(dockRef, show.decision === null ? null : `${snapshot.version} ${show.decision.kind}`);
  const { tutorials, remember } = useGameServices();
  const leaveTutorial = (): void => {
    remember((all) => ({ ...all, presets: { ...all.presets, [tutorialMark(accent)]: 'done' } }));
    // It is left in any case; what could not be deleted can still be continued, or deleted, from Home.
    void tutorials.end(accent).finally(() => goOn('Setup', undefined));
  };
  const undoWhy = show.undo === 'yes' ? null : t(`table.undo.${show.undo}`);
  const undo = (stride: Stride = 'action'): void => {
    if (undoWhy !== null || !director.undo(stride)) refuse(undoWhy ?? t('table.undo.nothing'));
  };
  const redo = (stride: Stride = 'action'): void => {
    if (!director.redo(stride)) refuse(t('table.redo.nothing'));
  };
  // When the rules broke over it, that is what is said, and not that there was nothing.
  const refuse = (why: string): void => {
    if (session.snapshot().trouble === null) table.refuse(why);
  };
  const report = useReport();
  const { trouble } = snapshot;
  /** Nobody can go on: no dock that would wait for a bot. */
  const isStuck = trouble?.kind === 'stopped' && show.decision === null && passTo === null;
  const isReplay = show.reel !== null || show.review !== null;
  useTableKeys(open === null && reading === null && passTo === null && !isReplay, undo, redo);

  // Whoever could not watch the others (the game was opened just now, or nothing moves) may read what they did.
  const mine = show.decision?.seat ?? null;
  const since = sinceLast(table, mine);
  const [opened] = useState(() => session.snapshot().version);
  const { isRead, markRead } = useSinceRead(session.id, since[0]?.at ?? -1);
  const missed =
    table.tutorial === null &&
    !isReplay &&
    since.length > 1 &&
    !isRead &&
    (settings.speed === 'off' || snapshot.version <= opened + 2);

  const header = (
    <Header
      title={show.review ? t('review.title') : isReplay ? t('replay.title') : title}
      subtitle={isReplay ? table.words.word('name') : subtitle}
      onBack={isReplay ? goBack : goHome}
      right={
        isReplay ? (
          <IconButton icon="log" label={t('table.log')} onPress={() => setOpen('log')} />
        ) : (
          <>
            <IconButton
              icon="undo"
              label={t('table.undo.label')}
              disabled={undoWhy !== null}
              onRefused={() => table.refuse(undoWhy ?? '')}
              onPress={() => undo()}
            />
            {/* Only while there is something to play again: a phone's bar has no room for more. */}
            {snapshot.redo && layout.size !== 'small' && !layout.largeText ? (
              <IconButton icon="redo" label={t('table.redo.label')} onPress={() => redo()} />
            ) : null}
            <IconButton
              icon="hint"
              label={t('table.hint')}
              disabled={show.decision === null}
              onRefused={() => table.refuse(t('table.hintLater'))}
              onPress={table.askHint}
            />
            <IconButton icon="log" label={t('table.log')} onPress={() => setOpen('log')} />
            <IconButton icon="more" label={t('table.menu')} onPress={() => setOpen('menu')} />
          </>
        )
      }
    />
  );

  const notices = (
    <>
      {trouble === null || isReplay ? null : (
        <TroubleNotice
          text={t(`trouble.${trouble.kind}`, { name: seats[trouble.seat]?.name ?? '' })}
          quiet={trouble.kind === 'bot'}
          onCopy={() => report(trouble.kind, trouble.error, reportedGame(session))}
          onwards={
            isStuck
              ? { label: t('trouble.home'), onPress: goHome }
              : { label: t('kit.close'), onPress: () => session.putTroubleAway() }
          }
        />
      )}
      {table.hintFailure === null || isReplay ? null : (
        <TroubleNotice
          quiet
          text={t('table.hintFailed')}
          onCopy={() => report('hint', table.hintFailure?.error, reportedGame(session))}
          onwards={{ label: t('kit.close'), onPress: table.dismissHint }}
        />
      )}
      {table.saveFailed ? (
        <Notice icon="warning" text={t('table.notSaved')} action={t('table.retry')} onPress={table.retrySaving} />
      ) : null}
      {table.lookingBack === null || isReplay ? null : (
        <Notice
          icon="history"
          text={t('table.lookingBack')}
          action={t('table.return')}
          onPress={() => table.lookBack(null)}
        />
      )}
      {show.review === null ? null : <ReviewPanel table={table} />}
      {table.tutorial === null || show.frame !== null || table.lookingBack !== null ? null : (
        <TutorialPanel
          now={table.tutorial}
          sentence={table.words.say({ key: `tutorial.${table.tutorial.text}` })}
          onLeave={leaveTutorial}
        />
      )}
      {table.hint === null || table.tutorial !== null || table.lookingBack !== null || show.review !== null ? null : (
        <Notice
          icon="hint"
          text={table.hint === 'thinking' ? t('table.hintThinking') : table.hint.sentence}
          action={t('kit.close')}
          onPress={table.dismissHint}
        />
      )}
      {missed && table.hint === null && table.lookingBack === null ? (
        <SinceNotice
          {...sinceInShort(table, since, mine)}
          onRead={() => {
            markRead();
            setOpen('since');
          }}
          onClose={markRead}
        />
      ) : null}
    </>
  );

  const log =
    open === 'log'
      ? logSections(
          show.past,
          (frames) => table.tell(frames, show.viewer),
          (round) => t('table.round', { round }),
          hintLines(session, table.words, show.viewer),
        )
      : [];
  const asked =
    table.lookingBack === null && !isStuck ? (
      <Asked of={show.question} dockRef={dockRef}>
        {dock}
      </Asked>
    ) : null;
  const below = Math.max(insets.bottom + 12, layout.size === 'small' ? 12 : 20);

  return (
    <Screen accent={accent} margin={0}>
      <Announcer announcements={table.announcements} viewer={show.viewer} />
      <View style={{ flex: 1 }}>
        {layout.twoPane ? (
          <View style={{ flex: 1, flexDirection: 'row' }}>
            <View style={{ flex: 1, paddingLeft: SPACE.l + insets.left, paddingRight: SPACE.l }}>
              {header}
              <ScrollView ref={boardRef ?? null} contentContainerStyle={{ gap: SPACE.m, paddingBottom: SPACE.l }}>
                {board}
              </ScrollView>
            </View>
            <View
              style={{
                width: sidePane(layout, sideHolds),
                backgroundColor: colors.surface,
                borderLeftWidth: 1,
                borderColor: colors.line,
                paddingHorizontal: SPACE.l,
                paddingRight: SPACE.l + insets.right,
                paddingTop: SPACE.m,
                paddingBottom: below,
                gap: SPACE.m,
                overflow: 'hidden',
              }}
            >
              {/* Nothing inside it can be focused, so a keyboard scrolls it itself. */}
              <ScrollView
                tabIndex={0}
                role="region"
                aria-label={t('table.recent')}
                style={{ flex: 1, borderRadius: RADIUS.panel }}
                contentContainerStyle={{ gap: SPACE.m }}
              >
                {side}
              </ScrollView>
              <Dock scrolls={layout.largeText}>
                {notices}
                {show.reel ? <ReplayDock table={table} hand={hand} /> : asked}
              </Dock>
            </View>
          </View>
        ) : (
          <View style={{ flex: 1, paddingHorizontal: SPACE.m }}>
            {header}
            {top === undefined ? null : <View style={{ paddingBottom: SPACE.s }}>{top}</View>}
            <ScrollView
              ref={boardRef ?? null}
              style={{ flex: 1 }}
              contentContainerStyle={{ gap: layout.size === 'small' ? 6 : SPACE.m, paddingBottom: SPACE.s }}
              showsVerticalScrollIndicator={false}
            >
              {board}
            </ScrollView>
            <View
              style={{ paddingTop: SPACE.xs, paddingBottom: below, ...(layout.largeText ? { maxHeight: '66%' } : {}) }}
            >
              <Dock scrolls={layout.largeText}>
                {notices}
                {show.reel ? <ReplayDock table={table} hand={hand} /> : asked}
              </Dock>
            </View>
          </View>
        )}
      </View>

      <WhileOpen open={open !== null || reading !== null}>
        <LogSheet
          open={open === 'log'}
          sections={log}
          onShare={() => void share(logText(title, log), { done: t('log.copied'), failed: t('log.failed') })}
          onPick={(id) => {
            const frame = show.past[Number(id)];
            if (frame && director.reel) director.reel.goTo(frame);
            else if (frame) table.lookBack(frame);
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
        <RulesSheet
          open={reading !== null}
          title={rulesTitle}
          sections={rules}
          {...(reading ? { first: reading } : {})}
          onClose={() => onReading(null)}
        />
        <TableMenus
          table={table}
          title={title}
          open={open}
          since={since.length > 1}
          undoWhy={undoWhy}
          onUndo={undo}
          onRedo={redo}
          onOpen={setOpen}
          onRules={() => onReading('')}
        />
        <SinceSheet open={open === 'since'} table={table} seat={mine} onClose={() => setOpen(null)} />
      </WhileOpen>
      {handed === null ? null : (
        <Curtain
          closed={passTo !== null}
          name={seats[handed.seat]?.name ?? ''}
          color={seats[handed.seat]?.colour ?? 'red'}
          context={handed.question}
          summary={handed.lines}
          {...(handed.status === null ? {} : { status: handed.status })}
          {...(handed.lines.length > 0
            ? { onReplay: () => director.replay(session.unseen(handed.seat)[0]?.at ?? 0) }
            : {})}
          onMenu={() => setOpen('curtain')}
          onReveal={director.takePhone}
        />
      )}
    </Screen>
  );
}

/**
 * The buttons at the bottom, which count again only when they have been seen: with every new question, when the table
 * begins to play, and when whatever lay over it has gone. While it plays on, *Next* stays *Next*.
 */
function Asked({ of, dockRef, children }: { of: number | null; dockRef: Ref<View>; children: ReactNode }) {
  const covered = useCovered();
  return (
    <Guard of={`${of ?? 'watching'} ${covered}`}>
      <AskedDock question={of} dockRef={dockRef}>
        {children}
      </AskedDock>
    </Guard>
  );
}

/** Says on the web which question it asks and whether answers count yet: for whoever drives the page by machine. */
function AskedDock({
  question,
  dockRef,
  children,
}: {
  question: number | null;
  dockRef: Ref<View>;
  children: ReactNode;
}) {
  const marks = { focusquiet: 'true', question: `${question ?? ''}`, settled: `${useSettled()}` };
  return (
    <View ref={dockRef} tabIndex={-1} style={{ gap: SPACE.s }} {...{ dataSet: marks }}>
      {children}
    </View>
  );
}

/** Question, hand and buttons. Text so large that they leave no room for the board makes them scroll by themselves. */
function Dock({ scrolls, children }: { scrolls: boolean; children: ReactNode }) {
  if (!scrolls) return <View style={{ gap: SPACE.s }}>{children}</View>;
  return (
    <ScrollView style={{ flexGrow: 0 }} contentContainerStyle={{ gap: SPACE.s }}>
      {children}
    </ScrollView>
  );
}

/** What happened lately, newest first: for the side of a two-pane table. No more of the log is put into words than shows. */
export function RecentEvents<Action, View_, Event>({
  table: { tell, show },
  count,
}: {
  table: GameTable<Action, View_, Event>;
  count: number;
}) {
  const { t } = useWords('engine');
  const { size } = useLayout();
  const { past } = show;
  const lines: EventText[] = [];
  for (let at = past.length - 1; at >= 0 && lines.length < count; at--) {
    lines.push(...tell(past.slice(at, at + 1), show.viewer).map((line) => ({ ...line, id: `${at}` })));
  }
  if (lines.length === 0) return null;
  // A phone on its side has room for a line or two: those, and no frame around them that would be cut in half.
  if (size === 'small') {
    return (
      <View style={{ gap: SPACE.xs }}>
        {lines.map((line) => (
          <EventLine key={line.id} event={line} />
        ))}
      </View>
    );
  }
  return (
    <Panel style={{ gap: SPACE.s }}>
      <Text kind="section" color="muted">
        {t('table.recent')}
      </Text>
      {lines.map((line) => (
        <EventLine key={line.id} event={line} />
      ))}
    </Panel>
  );
}
