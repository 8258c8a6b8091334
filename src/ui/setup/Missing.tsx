import { type ReactNode } from 'react';
import { useWords } from '@/text';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { Icon } from '../icons/Icon';
import { Screen } from '../Screen';
import { useColors } from '../theme';
import { useGoHome } from './gameRoutes';

/** A whole screen for something that is not there, with the way Home. */
export function Missing({ title, body, children }: { title: string; body: string; children?: ReactNode }) {
  const { t } = useWords();
  const colors = useColors();
  const goHome = useGoHome();
  return (
    <Screen glow rose="corner" scroll>
      <EmptyState picture={<Icon name="spyglass" size={84} color={colors.brass} />} title={title} body={body} level={1}>
        {children}
        <Button
          kind={children === undefined ? 'primary' : 'secondary'}
          label={t('missing.goHome')}
          onPress={goHome}
          accent="brass"
        />
      </EmptyState>
    </Screen>
  );
}
