import { Component, type ReactNode } from 'react';
import { View } from 'react-native';
import { reportOf } from '@/session/report';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/icons/Icon';
import { Screen } from '@/ui/Screen';
import { Text } from '@/ui/Text';
import { useReport } from '@/ui/table/useReport';
import { SPACE, useColors } from '@/ui/theme';
import { FetchAgain } from './FetchAgain';
import { APP_VERSION } from '@/ui/version';

/** Catches what a screen throws, says so in words, and offers the way Home. What is saved is not touched. */
export class ErrorBoundary extends Component<
  { readonly onLeave: () => void; readonly children: ReactNode },
  { readonly error: unknown }
> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error: error ?? new Error('nothing was thrown') };
  }

  private readonly leave = (): void => {
    this.props.onLeave();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return <Crashed error={this.state.error} onLeave={this.leave} />;
  }
}

function Crashed({ error, onLeave }: { error: unknown; onLeave: () => void }) {
  const { t } = useWords();
  const colors = useColors();
  const { t: engine } = useWords('engine');
  const report = useReport();
  return (
    <Screen glow rose="corner" scroll>
      <EmptyState
        picture={<Icon name="compass" size={84} color={colors.brass} />}
        title={t('crash.title')}
        body={t('crash.line')}
      >
        <Button label={t('crash.goHome')} onPress={onLeave} accent="brass" />
        <FetchAgain />
        <Button
          kind="quiet"
          accent="brass"
          label={engine('trouble.copy')}
          onPress={() => report('screen', error, null)}
        />
        <View style={{ marginTop: SPACE.xl, maxWidth: 420 }}>
          <Text kind="tiny" color="muted" style={{ textAlign: 'center' }}>
            {t('crash.details')}
          </Text>
          <Text kind="tiny" color="muted" selectable>
            {reportOf(APP_VERSION, 'screen', error, null)}
          </Text>
        </View>
      </EmptyState>
    </Screen>
  );
}
