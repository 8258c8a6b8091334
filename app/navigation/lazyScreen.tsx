import { useEffect, useState, type ComponentType } from 'react';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/icons/Icon';
import { Loading } from '@/ui/Loading';
import { Screen } from '@/ui/Screen';
import { useGoHome } from '@/ui/setup/gameRoutes';
import { useColors } from '@/ui/theme';

/**
 * A piece of the app that the server did not give, or gave something else for: then what is in it is unknown to the
 * bundler. What broke after it arrived is no matter of trying again.
 */
const isOutOfReach = (error: Error): boolean =>
  error.name === 'AsyncRequireError' || error.message.startsWith('Requiring unknown module');

/**
 * A screen that is loaded when it is first opened. Unlike React's `lazy` it can be asked for again: what could not be
 * fetched without a network can be later.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** The same, if something else has loaded it already. */
  loaded: () => ComponentType<Props> | null = () => null,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  return function Fetched(props: Props) {
    const [Component, show] = useState<ComponentType<Props> | null>(() => known ?? loaded());
    const [error, setError] = useState<Error | null>(null);
    useEffect(() => {
      if (Component !== null || error !== null) return undefined;
      let here = true;
      load().then(
        (loaded) => {
          known = loaded;
          if (here) show(() => loaded);
        },
        (reason: unknown) => {
          if (here) setError(reason instanceof Error ? reason : new Error(String(reason)));
        },
      );
      return () => {
        here = false;
      };
    }, [Component, error]);
    if (Component !== null) return <Component {...props} />;
    if (error === null) return <OnItsWay />;
    if (!isOutOfReach(error)) throw error;
    return <OutOfReach onRetry={() => setError(null)} />;
  };
}

function OnItsWay() {
  const { t } = useWords();
  return <Loading label={t('loading')} />;
}

function OutOfReach({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords();
  const colors = useColors();
  const goHome = useGoHome();
  return (
    <Screen glow rose="corner" scroll>
      <EmptyState
        picture={<Icon name="compass" size={84} color={colors.brass} />}
        title={t('outOfReach.title')}
        body={t('outOfReach.line')}
        level={1}
      >
        <Button label={t('outOfReach.retry')} onPress={onRetry} accent="brass" />
        <Button label={t('crash.goHome')} onPress={goHome} kind="quiet" />
      </EmptyState>
    </Screen>
  );
}
