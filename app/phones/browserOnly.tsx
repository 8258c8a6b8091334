/**
 * What `piece.ts` is in an app from a shop, for now: the client of a table would make its bytecode too heavy, and the
 * browser of any phone is enough. `metro.config.js` puts it there.
 */
import { View } from 'react-native';
import { useWords } from '@/text';
import { EmptyState } from '@/ui/EmptyState';
import { Header } from '@/ui/Header';
import { drawIcon } from '@/ui/icon';
import { Screen } from '@/ui/Screen';
import { useGoBack } from '@/ui/setup/gameRoutes';
import { useColors } from '@/ui/theme';
import type * as piece from './piece';

export function PhonesScreen() {
  const { t } = useWords('phones');
  const colors = useColors();
  const goBack = useGoBack();
  return (
    <Screen accent="brass" scroll maxWidth={620} header={<Header title={t('title')} onBack={goBack} />}>
      <EmptyState picture={drawIcon('share', 56, colors.muted)} title={t('browserOnly')} body={t('line')} />
    </Screen>
  );
}

export const JoinScreen = PhonesScreen;

export const AwayTable = () => <View />;

/** Nobody gets here: a table is opened from the screens above. */
export const openAway: typeof piece.openAway = () => Promise.resolve({ ok: false, why: 'unreachable' });
