import { useWords } from '@/text';
import { LogSheet } from '../LogSheet';
import { WhileOpen } from '../overlays/WhileOpen';
import type { RulesChapter } from '../rules/chapters';
import { RulesSheet } from '../rules/RulesSheet';
import { useShareText } from '../useShareText';
import { SinceSheet, sinceLast } from './SinceSheet';
import { TableMenus, type TableOverlay } from './TableMenus';
import { hintLines, logSections, logText } from './tell';
import type { GameTable } from './useGameTable';
import type { TakingBack } from './useTakingBack';

/** What opens over a table: its log, its rules, its menus, and what happened since somebody's last turn. */
export function TableSheets<Action, View, Event>({
  table,
  title,
  open,
  onOpen,
  takingBack,
  rules,
  rulesTitle,
  reading,
  onReading,
}: {
  table: GameTable<Action, View, Event>;
  title: string;
  open: TableOverlay | null;
  onOpen: (overlay: TableOverlay | null) => void;
  takingBack: TakingBack;
  rules: () => readonly RulesChapter[];
  rulesTitle: string;
  reading: string | null;
  onReading: (section: string | null) => void;
}) {
  const mine = table.show.decision?.seat ?? null;
  const close = (): void => onOpen(null);
  return (
    <WhileOpen open={open !== null || reading !== null}>
      <Log table={table} title={title} open={open === 'log'} onClose={close} />
      <RulesSheet
        open={reading !== null}
        title={rulesTitle}
        chapters={rules}
        {...(reading ? { first: reading } : {})}
        onClose={() => onReading(null)}
      />
      <TableMenus
        table={table}
        title={title}
        open={open}
        since={sinceLast(table, mine).length > 1}
        takingBack={takingBack}
        onOpen={onOpen}
        onRules={() => onReading('')}
      />
      <SinceSheet open={open === 'since'} table={table} seat={mine} onClose={close} />
    </WhileOpen>
  );
}

/** The log, put into words only while it is read. A tap on a line goes back to that moment. */
function Log<Action, View, Event>({
  table,
  title,
  open,
  onClose,
}: {
  table: GameTable<Action, View, Event>;
  title: string;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useWords('engine');
  const share = useShareText();
  const { show, session, words } = table;
  const sections = open
    ? logSections(
        show.past,
        (frames) => table.tell(frames, show.viewer),
        (round) => t('table.round', { round }),
        hintLines(session, words, show.viewer),
      )
    : [];
  const pick = (id: string): void => {
    const frame = show.past[Number(id)];
    if (frame && show.mode === 'replay') show.controls.goTo(frame);
    else if (frame) table.lookBack(frame);
    onClose();
  };
  return (
    <LogSheet
      open={open}
      sections={sections}
      onShare={() => void share(logText(title, sections), { done: t('log.copied'), failed: t('log.failed') })}
      onPick={pick}
      onClose={onClose}
    />
  );
}
