import { useWords } from '@/text';
import { Header } from '@/ui/Header';
import { Screen } from '@/ui/Screen';
import { useGoBack } from '@/ui/setup/gameRoutes';
import { PlayDetail } from '../history/PlayDetail';
import type { RootScreenProps } from '../navigation/routes';

/** One play on a screen of its own. */
export function PlayScreen({ route }: RootScreenProps<'Play'>) {
  const { t } = useWords('history');
  const goBack = useGoBack();
  return (
    <Screen accent="brass" glow maxWidth={680} header={<Header title={t('play.title')} onBack={goBack} />}>
      <PlayDetail key={route.params.playId} id={route.params.playId} onGone={goBack} />
    </Screen>
  );
}
