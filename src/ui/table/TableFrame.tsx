import { useEffect, useRef, useState, type ReactNode } from 'react';
import { View } from 'react-native';
import type { RulesSection } from '../RulesSheet';
import { Screen } from '../Screen';
import { useSettings } from '../settings';
import { useGoOn } from '../setup/gameRoutes';
import { sound } from '../sound';
import type { Accent } from '../theme';
import { useKeepAwakeWhile } from '../useKeepAwakeWhile';
import { Announcer } from './Announcer';
import { Asked } from './Asked';
import { PassCurtain, type CurtainWords } from './PassCurtain';
import { ReplayDock } from './ReplayDock';
import { TableHeader } from './TableHeader';
import type { TableOverlay } from './TableMenus';
import { isStuck, TableNotices } from './TableNotices';
import { TablePanes, type Panes } from './TablePanes';
import { TableSheets } from './TableSheets';
import { useFocusOnQuestion } from './useFocusOnQuestion';
import type { GameTable } from './useGameTable';
import { useTableKeys } from './useTableKeys';
import { useTakingBack } from './useTakingBack';

/**
 * What every table has around its own board: the bar with undo, hint, log and menu, the curtain, the sheets, two panes
 * where there is room, what is said when saving fails, and the way to the result.
 */
export function TableFrame<Action, View_, Event>({
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
  ...panes
}: Omit<Panes, 'header' | 'dock'> & {
  table: GameTable<Action, View_, Event>;
  accent: Accent;
  title: string;
  subtitle: string;
  /** Question, hand and buttons: pinned at the bottom, or at the bottom right. */
  dock: ReactNode;
  /** What the viewer holds, for a replay, where nobody is asked anything; left out when the board shows it all. */
  hand?: ReactNode;
  /** Put into words only while they are read. */
  rules: () => readonly RulesSection[];
  rulesTitle: string;
  /** The rules section being read, '' for the top, null when closed. */
  reading: string | null;
  onReading: (section: string | null) => void;
  /** What the curtain says besides the name; asked only while it is closed. */
  curtain: () => CurtainWords;
}) {
  const { settings } = useSettings();
  const [open, setOpen] = useState<TableOverlay | null>(null);
  const { show } = table;
  const { snapshot } = show;
  useKeepAwakeWhile(settings.keepAwake && snapshot.outcome === null);
  useOnToResult(table);
  const dockRef = useRef<View>(null);
  useFocusOnQuestion(dockRef, show.decision === null ? null : `${snapshot.version} ${show.decision.kind}`);
  const takingBack = useTakingBack(table);
  const isFree = open === null && reading === null && show.passTo === null && show.mode === 'play';
  useTableKeys(isFree, takingBack.undo, takingBack.redo);
  const asked =
    table.lookingBack === null && !isStuck(table) ? (
      <Asked of={show.question} dockRef={dockRef}>
        {dock}
      </Asked>
    ) : null;
  return (
    <Screen accent={accent} margin={0}>
      <Announcer announcements={table.announcements} viewer={show.viewer} />
      <View style={{ flex: 1 }}>
        <TablePanes
          {...panes}
          header={<TableHeader {...{ table, title, subtitle, takingBack }} onOpen={setOpen} />}
          dock={
            <>
              <TableNotices table={table} accent={accent} onSince={() => setOpen('since')} />
              {show.mode === 'replay' ? <ReplayDock table={table} hand={hand} /> : asked}
            </>
          }
        />
      </View>
      <TableSheets {...{ table, title, open, takingBack, rules, rulesTitle, reading, onReading }} onOpen={setOpen} />
      <PassCurtain table={table} words={curtain} onMenu={() => setOpen('curtain')} />
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
