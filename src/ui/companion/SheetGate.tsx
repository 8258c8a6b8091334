import { type ReactNode } from 'react';
import { useWords } from '@/text';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { Header } from '../Header';
import { Icon } from '../icons/Icon';
import { Loading } from '../Loading';
import { Screen } from '../Screen';
import { useGoBack } from '../setup';
import { OpenElsewhere } from '../setup/OpenElsewhere';
import { useColors, type Accent } from '../theme';
import { useGoToList } from './routes';
import { useSheet, type OpenSheet, type Reseating } from './useSheet';

/** Opens a sheet for a screen, and says what is the matter when it cannot be opened. */
export function SheetGate<Data>({
  sheetId,
  kind,
  accent,
  parse,
  people,
  children,
}: {
  sheetId: string;
  kind: string;
  accent: Accent;
  /** What is on the sheet, or null when that makes no sense. */
  parse: (raw: unknown, seatCount: number) => Data | null;
  /** Always the same one. */
  people: Reseating<Data>;
  children: (open: OpenSheet<Data>) => ReactNode;
}) {
  const { t } = useWords('companion');
  const colors = useColors();
  const goBack = useGoBack();
  const goToList = useGoToList();
  const state = useSheet(sheetId, kind, parse, people);
  if (state.status === 'open') return children(state.open);
  if (state.status === 'loading') {
    return (
      <Screen accent={accent}>
        <Loading />
      </Screen>
    );
  }
  if (state.status === 'elsewhere') {
    return <OpenElsewhere what="sheet" wentOn={state.wentOn} onTakeOver={state.takeOver} />;
  }
  const missing = state.status === 'missing';
  return (
    <Screen accent={accent} header={<Header title={t('title')} onBack={goBack} />} scroll>
      <EmptyState
        picture={<Icon name={missing ? 'spyglass' : 'notebook'} size={84} color={colors.brass} />}
        title={missing ? t('missing.title') : t('unreadable.title')}
        body={missing ? t('missing.body') : `${t(`problem.${state.problem}`)} ${t('unreadable.kept')}`}
      >
        <Button label={t('toList')} onPress={goToList} />
      </EmptyState>
    </Screen>
  );
}
