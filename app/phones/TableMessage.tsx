import { useEffect, useState } from 'react';
import { Platform } from 'react-native';
import type { Standing } from '@/net/tableClient';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/icons/Icon';
import { Loading } from '@/ui/Loading';
import { Screen } from '@/ui/Screen';
import { useGoHome } from '@/ui/setup/gameRoutes';
import { useColors } from '@/ui/theme';

/** So long one waits for a table before one is told why that may be, in milliseconds. */
const PATIENCE = 4000;

/** Why a table let somebody go who may come back at once, or with the newest app. */
const MENDED_BY_RELOADING: readonly string[] = [
  'newer',
  'too-much',
  'moved',
  'idle',
  'silent',
  'not-understood',
  'full',
];

/** There is no table to show: it is on its way, does not answer, or does not want us. */
export function TableMessage({ standing }: { standing: Standing | 'nowhere' }) {
  const { t } = useWords('phones');
  const { t: shell } = useWords();
  const colors = useColors();
  const goHome = useGoHome();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  const over = standing !== 'nowhere' && standing.kind === 'over' ? standing.why : null;
  const nowhere = standing === 'nowhere' || over === 'no-host';
  const why = over === 'no-host' ? null : over;
  if (why === null && !long && !nowhere)
    return (
      <Screen accent="brass">
        <Loading label={t('connecting')} />
      </Screen>
    );
  return (
    <Screen accent="brass">
      <EmptyState
        picture={<Icon name="warning" size={56} color={colors.brass} />}
        title={why === null ? t(nowhere ? 'noHost' : 'connecting') : t(`bye.${why}`)}
        body={why === null ? t(nowhere ? 'noHostLine' : 'unreachable') : t(`bye.${why}Line`)}
      >
        {over !== null && MENDED_BY_RELOADING.includes(over) && Platform.OS === 'web' ? (
          <Button label={t('reload')} onPress={() => globalThis.location.reload()} />
        ) : null}
        <Button kind="secondary" label={shell('missing.goHome')} onPress={goHome} />
      </EmptyState>
    </Screen>
  );
}
