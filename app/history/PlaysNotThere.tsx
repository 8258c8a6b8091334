import type { ReactElement } from 'react';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Loading } from '@/ui/Loading';
import { Screen } from '@/ui/Screen';
import type { HistoryAccess } from './useHistory';

/** What a screen made of all plays shows while they are being read, and when they cannot be. */
export function PlaysNotThere({
  history: { failed, reload },
  label,
  header,
  maxWidth,
}: {
  history: Pick<HistoryAccess, 'failed' | 'reload'>;
  /** What is waited for. */
  label: string;
  header: ReactElement;
  maxWidth: number;
}) {
  const { t } = useWords('history');
  return (
    <Screen accent="brass" glow header={header} maxWidth={maxWidth}>
      {failed ? (
        <EmptyState title={t('loadFailed')}>
          <Button label={t('retry')} onPress={reload} />
        </EmptyState>
      ) : (
        <Loading label={label} />
      )}
    </Screen>
  );
}
