import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useWords } from '../../../text';
import { Loading } from '../../../ui/Loading';
import { Screen } from '../../../ui/Screen';
import { CannotOpen, type GameRoutes } from '../../../ui/setup';
import { useOpenGame } from '../../../ui/table/host';
import { ResultFrame } from '../../../ui/table/ResultFrame';

export function ResultScreen({ route }: NativeStackScreenProps<GameRoutes, 'Result'>) {
  const { t } = useWords();
  const opened = useOpenGame('cartagena', route.params.saveId);
  if (opened === null) {
    return (
      <Screen accent="cartagena">
        <Loading label={t('loading')} />
      </Screen>
    );
  }
  if (!opened.ok) return <CannotOpen problem={opened.problem} />;
  return <ResultFrame session={opened.open.session} namespace="cartagena" accent="cartagena" />;
}
