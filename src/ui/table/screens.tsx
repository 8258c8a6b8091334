import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useMemo, type ComponentType } from 'react';
import { useWords } from '../../text';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { Header } from '../Header';
import { Icon } from '../icons/Icon';
import { Loading } from '../Loading';
import { Screen } from '../Screen';
import { CannotOpen } from '../setup/CannotOpen';
import { useGoBack, useGoOn, type GameRoutes } from '../setup/gameRoutes';
import { useColors, type Accent } from '../theme';
import { useOpenGame, type OpenGame } from './host';

/** The replay of a game: its own table, where nobody plays. */
export const replayScreen = (game: Accent, Table: ComponentType<{ open: OpenGame }>) =>
  lookingScreen(game, Table, 'replay');

/** One's own decisions in a game that is over, on its own table. */
export const reviewScreen = (game: Accent, Table: ComponentType<{ open: OpenGame }>) =>
  lookingScreen(game, Table, 'review');

function lookingScreen(game: Accent, Table: ComponentType<{ open: OpenGame }>, mode: 'replay' | 'review') {
  return function LookingScreen({ route }: NativeStackScreenProps<GameRoutes, 'Replay' | 'Review'>) {
    const { t } = useWords();
    const { saveId } = route.params;
    const opened = useOpenGame(game, saveId);
    const open = opened?.ok === true ? opened.open : null;
    const looking = useMemo((): OpenGame | null => open && { ...open, mode }, [open]);
    if (opened === null) {
      return (
        <Screen accent={game}>
          <Loading label={t('loading')} />
        </Screen>
      );
    }
    if (!opened.ok) return <CannotOpen problem={opened.problem} />;
    if (looking === null) return null;
    const { session } = looking;
    const isEmpty =
      mode === 'review'
        ? session.reviewMoments().length === 0
        : session.log(null).length === 0 && session.log(session.people[0] ?? null).length === 0;
    if (isEmpty) {
      return <NothingToReplay game={game} open={looking} />;
    }
    return <Table key={saveId} open={looking} />;
  };
}

/** Nothing was played yet, or only under rules that would play it differently now. */
function NothingToReplay({ game, open: { session } }: { game: Accent; open: OpenGame }) {
  const { t } = useWords('engine');
  const colors = useColors();
  const goBack = useGoBack();
  const goOn = useGoOn();
  const isOver = session.snapshot().outcome !== null;
  return (
    <Screen accent={game} header={<Header title={t('replay.title')} onBack={goBack} />}>
      <EmptyState
        picture={<Icon name="history" size={64} color={colors.brass} />}
        title={t(session.origin > 0 ? 'replay.otherRules' : 'replay.nothing')}
        body={t(session.origin > 0 ? 'replay.otherRulesLine' : 'replay.nothingLine')}
      >
        <Button
          label={t(isOver ? 'replay.toResult' : 'result.toTable')}
          onPress={() => goOn(isOver ? 'Result' : 'Table', { saveId: session.id })}
        />
      </EmptyState>
    </Screen>
  );
}
