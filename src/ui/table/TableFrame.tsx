import { useEffect, useRef, useState, type ReactNode } from 'react';
import { View } from 'react-native';
import type { RulesChapter } from '../rules/chapters';
import { Screen } from '../Screen';
import { useSettings } from '../settings';
import { useGoOn } from '../setup/gameRoutes';
import { sound } from '../sound';
import { OverSky } from '../sky';
import { useTheme, type Accent } from '../theme';
import { useKeepAwakeWhile } from '../useKeepAwakeWhile';
import { Announcer } from './Announcer';
import { Asked } from './Asked';
import { MomentLayer } from './MomentLayer';
import { momentOf, type Moments } from './moments';
import { OpeningCard, type OpeningWords } from './OpeningCard';
import { PassCurtain, type CurtainWords } from './PassCurtain';
import { ReplayDock } from './ReplayDock';
import { TableHeader } from './TableHeader';
import type { TableOverlay } from './TableMenus';
import { NoticesContext } from './NoticesHere';
import { isStuck, TableNotices, useMissed } from './TableNotices';
import { TablePanes, type Panes } from './TablePanes';
import { TableSheets } from './TableSheets';
import { useFocusOnQuestion } from './useFocusOnQuestion';
import { inSlices } from './useHeld';
import type { Typed } from './staging';
import type { GameTable } from './useGameTable';
import { useTableKeys } from './useTableKeys';
import { useTakingBack } from './useTakingBack';

/**
 * What every table has around its own board: the bar with undo, hint, log and menu, the curtain, the sheets, two panes
 * where there is room, what is said when saving fails, and the way to the result.
 */
export function TableFrame<Action, View_, Event extends Typed>({
  table,
  accent,
  title,
  subtitle,
  dock,
  hand,
  rules,
  rulesTitle,
  reading,
  onReading,
  curtain,
  scene,
  ownNotices = false,
  moments,
  opening,
  ...panes
}: Omit<Panes, 'header' | 'dock' | 'onBoard' | 'notice' | 'over'> & {
  table: GameTable<Action, View_, Event>;
  accent: Accent;
  title: string;
  subtitle: string;
  /** Question, hand and buttons: pinned at the bottom, or at the bottom right. */
  dock: ReactNode;
  /** What the viewer holds, for a replay, where nobody is asked anything; left out when the board shows it all. */
  hand?: ReactNode;
  /** Put into words only while they are read. */
  rules: () => readonly RulesChapter[];
  rulesTitle: string;
  /** The rules section being read, '' for the top, null when closed. */
  reading: string | null;
  onReading: (section: string | null) => void;
  /** What the curtain says besides the name; asked only while it is closed. */
  curtain: () => CurtainWords;
  /** The game's place, behind header and board: painted once, so memoise it. Left out where strong contrast is needed. */
  scene?: ReactNode;
  /** The dock has a place of its own for what the table has to say (`NoticesHere`), where it moves nothing. */
  ownNotices?: boolean;
  /** Its big moments, laid over the table while their events are shown. */
  moments?: Moments<Event, View_> | undefined;
  /** What is said as a game begins, in a game whose table `opens`; asked only then. */
  opening?: () => OpeningWords;
}) {
  const { settings } = useSettings();
  const [open, setOpenNow] = useState<TableOverlay | null>(null);
  const setOpen = inSlices(setOpenNow);
  const { show } = table;
  const { snapshot } = show;
  useKeepAwakeWhile(settings.keepAwake && snapshot.outcome === null);
  useOnToResult(table);
  const dockRef = useRef<View>(null);
  useFocusOnQuestion(dockRef, show.decision === null ? null : `${snapshot.version} ${show.decision.kind}`);
  const takingBack = useTakingBack(table);
  const isFree = open === null && reading === null && show.passTo === null && show.mode === 'play';
  useTableKeys(isFree, takingBack.undo, takingBack.redo);
  const header = <TableHeader {...{ table, title, subtitle, takingBack }} onOpen={setOpen} />;
  const { frame } = show;
  const moment =
    frame === null || show.mode !== 'play'
      ? null
      : momentOf(moments, frame.event, { view: frame.view, viewer: show.viewer });
  const painted = useTheme().contrast ? undefined : scene;
  const asked =
    table.lookingBack === null && !isStuck(table) ? (
      <Asked of={show.question} dockRef={dockRef}>
        {dock}
      </Asked>
    ) : null;
  const placed = ownNotices && asked !== null && show.mode === 'play';
  const missed = useMissed(table, () => setOpen('since'), placed);
  const notices = (
    <>
      {missed.floats ? null : missed.notice}
      <TableNotices table={table} accent={accent} />
    </>
  );
  return (
    <Screen accent={accent} margin={0} scene={painted}>
      <Announcer announcements={table.announcements} viewer={show.viewer} />
      <View style={{ flex: 1 }}>
        <TablePanes
          {...panes}
          onBoard={missed.wave}
          notice={missed.floats ? missed.notice : null}
          header={painted === undefined ? header : <OverSky>{header}</OverSky>}
          over={
            frame === null || moment === null ? null : (
              <MomentLayer
                key={`${frame.at} ${frame.event.type}`}
                moment={moment}
                length={table.lengthOf(frame.event, frame.view)}
                onNext={table.director.next}
              />
            )
          }
          dock={
            <>
              {placed ? null : notices}
              {show.mode === 'replay' ? (
                <ReplayDock table={table} hand={hand} />
              ) : (
                <NoticesContext.Provider value={placed ? notices : null}>{asked}</NoticesContext.Provider>
              )}
            </>
          }
        />
      </View>
      <TableSheets {...{ table, title, open, takingBack, rules, rulesTitle, reading, onReading }} onOpen={setOpen} />
      <PassCurtain table={table} words={curtain} onMenu={() => setOpen('curtain')} />
      {opening !== undefined && table.opening.open ? (
        <OpeningCard opening={opening()} seats={table.seats} onClose={table.opening.close} />
      ) : null}
    </Screen>
  );
}

/** The last event has been shown and the game is over: on to the result. */
function useOnToResult<Action, View_, Event>({ show, session, lookingBack }: GameTable<Action, View_, Event>): void {
  const goOn = useGoOn();
  const over = show.snapshot.outcome !== null && show.frame === null && !show.ending && lookingBack === null;
  useEffect(() => {
    if (!over) return;
    sound('fanfare');
    const timer = setTimeout(() => goOn('Result', { saveId: session.id }), 350);
    return () => clearTimeout(timer);
  }, [over, goOn, session.id]);
}
