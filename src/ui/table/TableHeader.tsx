import { useWords } from '@/text';
import { Header } from '../Header';
import { IconButton } from '../IconButton';
import { useGoBack, useGoHome } from '../setup/gameRoutes';
import { useLayout } from '../useLayout';
import type { GameTable } from './useGameTable';
import type { TakingBack } from './useTakingBack';

/** A bar so wide holds five buttons and its words in one line. */
const ROOM_FOR_REDO = 380;

/** The bar above a table: undo, hint, log and menu; where nobody plays, the log alone. */
export function TableHeader<Action, View, Event>({
  table,
  title,
  subtitle,
  takingBack,
  onOpen,
}: {
  table: GameTable<Action, View, Event>;
  title: string;
  subtitle: string;
  takingBack: TakingBack;
  onOpen: (what: 'log' | 'menu') => void;
}) {
  const { t } = useWords('engine');
  const goHome = useGoHome();
  const goBack = useGoBack();
  const { mode } = table.show;
  const log = <IconButton icon="log" label={t('table.log')} onPress={() => onOpen('log')} />;
  if (mode !== 'play')
    return <Header title={t(`${mode}.title`)} subtitle={table.words.word('name')} onBack={goBack} right={log} />;
  return (
    <Header
      title={title}
      subtitle={subtitle}
      onBack={goHome}
      right={
        <>
          <TurnButtons table={table} takingBack={takingBack} />
          {log}
          <IconButton icon="more" label={t('table.menu')} onPress={() => onOpen('menu')} />
        </>
      }
    />
  );
}

function TurnButtons<Action, View, Event>({
  table: { show, refuse, askHint },
  takingBack: { why, undo, redo },
}: {
  table: GameTable<Action, View, Event>;
  takingBack: TakingBack;
}) {
  const { t } = useWords('engine');
  const { width, textScale } = useLayout();
  return (
    <>
      <IconButton
        icon="undo"
        label={t('table.undo.label')}
        disabled={why !== null}
        onRefused={() => refuse(why ?? '')}
        onPress={() => undo()}
      />
      {/* Only while there is something to play again, and where nothing moves for it; the menu has it too. */}
      {show.snapshot.redo && width >= ROOM_FOR_REDO * textScale ? (
        <IconButton icon="redo" label={t('table.redo.label')} onPress={() => redo()} />
      ) : null}
      <IconButton
        icon="hint"
        label={t('table.hint')}
        disabled={show.decision === null}
        onRefused={() => refuse(t('table.hintLater'))}
        onPress={askHint}
      />
    </>
  );
}
