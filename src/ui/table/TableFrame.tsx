import type { Seat } from '@antilles/engine';
import { useNavigation, type NavigationProp } from '@react-navigation/native';
import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useWords } from '../../text';
import { Curtain } from '../curtain/Curtain';
import { EventLine, type EventText } from '../EventLine';
import { Header } from '../Header';
import { IconButton } from '../IconButton';
import { Icon } from '../icons/Icon';
import { LogSheet } from '../LogSheet';
import { Menu } from '../Menu';
import { Panel } from '../Panel';
import { RulesSheet, type RulesSection } from '../RulesSheet';
import { Screen } from '../Screen';
import { SPEEDS, useSettings } from '../settings';
import { sound } from '../sound';
import { useGoHome, useGoOn, type GameRoutes } from '../setup/gameRoutes';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { RADIUS, SPACE, useColors, type Accent } from '../theme';
import { useKeepAwakeWhile } from '../useKeepAwakeWhile';
import { useLayout } from '../useLayout';
import { logSections } from './tell';
import type { GameTable } from './useGameTable';

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
  side,
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
  /** Shown above the dock in the right pane; a phone has it one tap away. */
  side?: ReactNode;
  rules: readonly RulesSection[];
  rulesTitle: string;
  /** The rules section being read, '' for the top, null when closed. */
  reading: string | null;
  onReading: (section: string | null) => void;
  /** What the curtain says besides the name. */
  curtain: CurtainWords;
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const insets = useSafeAreaInsets();
  const layout = useLayout();
  const { settings, change } = useSettings();
  const goHome = useGoHome();
  const goOn = useGoOn();
  const navigation = useNavigation<NavigationProp<GameRoutes>>();
  const [open, setOpen] = useState<'log' | 'menu' | 'speed' | 'curtain' | null>(null);
  const { show, director, session, seats } = table;
  const { snapshot, passTo } = show;
  useKeepAwakeWhile(settings.keepAwake && snapshot.outcome === null);

  // The last event has been shown and the game is over: on to the result.
  const over = snapshot.outcome !== null && show.frame === null && table.lookingBack === null;
  useEffect(() => {
    if (!over) return;
    sound('fanfare');
    const timer = setTimeout(() => goOn('Result', { saveId: session.id }), 350);
    return () => clearTimeout(timer);
  }, [over, goOn, session.id]);

  // The curtain keeps its words while it opens.
  const [handed, setHanded] = useState<(CurtainWords & { readonly seat: Seat }) | null>(null);
  if (passTo !== null && (handed === null || handed.seat !== passTo || handed.question !== curtain.question)) {
    setHanded({ seat: passTo, ...curtain });
  }
  const undoWhy = snapshot.undo === 'yes' ? null : t(`table.undo.${snapshot.undo}`);
  const undo = (): void => {
    if (!director.undo()) table.refuse(t('table.undo.nothing'));
  };

  const header = (
    <Header
      title={title}
      subtitle={subtitle}
      onBack={goHome}
      right={
        <>
          <IconButton
            icon="undo"
            label={t('table.undo.label')}
            disabled={undoWhy !== null}
            onRefused={() => table.refuse(undoWhy ?? '')}
            onPress={undo}
          />
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
      }
    />
  );

  const notices = (
    <>
      {table.saving === 'failed' ? (
        <Notice icon="warning" text={t('table.notSaved')} action={t('table.retry')} onPress={table.retrySaving} />
      ) : null}
      {table.lookingBack === null ? null : (
        <Notice
          icon="history"
          text={t('table.lookingBack')}
          action={t('table.return')}
          onPress={() => table.lookBack(null)}
        />
      )}
      {table.hint === null || table.lookingBack !== null ? null : (
        <Notice
          icon="hint"
          text={table.hint === 'thinking' ? t('table.hintThinking') : table.hint.sentence}
          action={t('kit.close')}
          onPress={table.dismissHint}
        />
      )}
    </>
  );

  const below = Math.max(insets.bottom + 12, layout.size === 'small' ? 12 : 20);
  const pane = layout.size === 'wide' ? (layout.largeText ? 480 : 420) : 300;

  return (
    <Screen accent={accent} margin={0}>
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
                width: Math.min(pane, layout.width * 0.5),
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
                {table.lookingBack === null ? dock : null}
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
                {table.lookingBack === null ? dock : null}
              </Dock>
            </View>
          </View>
        )}
      </View>

      <LogSheet
        open={open === 'log'}
        sections={
          open === 'log'
            ? logSections(
                table.past,
                (frames) => table.tell(frames, show.viewer),
                (round) => t('table.round', { round }),
              )
            : []
        }
        onPick={(id) => {
          const frame = table.past[Number(id)];
          if (frame) table.lookBack(frame);
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
      <Menu
        open={open === 'menu'}
        title={title}
        items={[
          { id: 'rules', label: t('table.rules'), icon: 'book' },
          { id: 'speed', label: t('table.speed'), icon: 'speed' },
          { id: 'settings', label: t('table.settings'), icon: 'gear' },
          { id: 'home', label: t('table.leave'), icon: 'home' },
        ]}
        onPick={(id) => {
          setOpen(id === 'speed' ? 'speed' : null);
          if (id === 'rules') onReading('');
          if (id === 'home') goHome();
          if (id === 'settings') navigation.getParent<NavigationProp<{ Settings: undefined }>>()?.navigate('Settings');
        }}
        onClose={() => setOpen(null)}
      />
      <Menu
        open={open === 'speed'}
        title={t('table.speed')}
        items={SPEEDS.map((speed) => ({ id: speed, label: t(`table.speeds.${speed}`) }))}
        value={settings.speed}
        onPick={(speed) => {
          change({ speed });
          setOpen(null);
        }}
        onClose={() => setOpen(null)}
      />
      <Menu
        open={open === 'curtain'}
        title={title}
        items={[
          {
            id: 'undo',
            label: t('table.takeBack'),
            icon: 'undo',
            ...(undoWhy === null ? {} : { disabled: true, note: undoWhy }),
          },
          { id: 'home', label: t('table.leave'), icon: 'home' },
        ]}
        onPick={(id) => {
          setOpen(null);
          if (id === 'undo') undo();
          else goHome();
        }}
        onRefused={() => table.refuse(undoWhy ?? '')}
        onClose={() => setOpen(null)}
      />
      {handed === null ? null : (
        <Curtain
          closed={passTo !== null}
          name={seats[handed.seat]?.name ?? ''}
          color={seats[handed.seat]?.colour ?? 'red'}
          context={handed.question}
          summary={handed.lines}
          {...(handed.status === null ? {} : { status: handed.status })}
          {...(handed.lines.length > 0 ? { onReplay: () => director.replay(handed.seat) } : {})}
          onMenu={() => setOpen('curtain')}
          onReveal={director.takePhone}
        />
      )}
    </Screen>
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

/** A line that needs attention, with one thing to do about it. */
function Notice({
  icon,
  text,
  action,
  onPress,
}: {
  icon: 'warning' | 'history' | 'hint';
  text: string;
  action: string;
  onPress: () => void;
}) {
  const colors = useColors();
  const { largeText } = useLayout();
  const tint = icon === 'warning' ? colors.danger : colors.brass;
  return (
    <View
      role="status"
      aria-live="polite"
      style={{
        flexDirection: largeText ? 'column' : 'row',
        alignItems: largeText ? 'stretch' : 'center',
        gap: SPACE.s,
        backgroundColor: colors.raised,
        borderRadius: RADIUS.panel,
        borderWidth: 1,
        borderColor: tint,
        paddingLeft: SPACE.m,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, ...(largeText ? {} : { flex: 1 }) }}>
        <Icon name={icon} size={20} color={tint} />
        <Text kind="body" style={{ flex: 1, paddingVertical: SPACE.s }}>
          {text}
        </Text>
      </View>
      <Tap
        label={action}
        onPress={onPress}
        style={{
          minHeight: 44,
          justifyContent: 'center',
          paddingHorizontal: SPACE.m,
          ...(largeText ? { alignItems: 'flex-end' } : {}),
        }}
      >
        <Text kind="strong" color={tint}>
          {action}
        </Text>
      </Tap>
    </View>
  );
}

/** What happened lately, as a list: for the side of a two-pane table. */
export function RecentEvents({ title, lines }: { title: string; lines: readonly EventText[] }) {
  if (lines.length === 0) return null;
  return (
    <Panel style={{ gap: SPACE.s }}>
      <Text kind="section" color="muted">
        {title}
      </Text>
      {lines.map((line) => (
        <EventLine key={line.id} event={line} />
      ))}
    </Panel>
  );
}
