import { useState } from 'react';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { fetchAgain } from './offline';

/** The way out when the copy of the app on this device is broken: a new one. Nothing where there is nothing to fetch. */
export function FetchAgain() {
  const { t } = useWords();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  if (fetchAgain === null) return null;
  const start = (): void => {
    if (state === 'busy') return;
    setState('busy');
    // When it succeeds the page goes.
    fetchAgain?.().catch(() => setState('failed'));
  };
  return (
    <>
      <Button kind="secondary" icon="download" label={t('crash.fetchAgain')} onPress={start} />
      <Text
        kind="small"
        color={state === 'failed' ? 'danger' : 'muted'}
        role={state === 'failed' ? 'alert' : undefined}
        style={{ textAlign: 'center', maxWidth: 420 }}
      >
        {t(state === 'failed' ? 'crash.fetchFailed' : 'crash.fetchLine')}
      </Text>
    </>
  );
}
