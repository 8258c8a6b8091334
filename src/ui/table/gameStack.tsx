import { createNativeStackNavigator, type NativeStackScreenProps } from '@react-navigation/native-stack';
import { useContext, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { AnySession } from '@/session/session';
import { useWords } from '@/text';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { Header } from '../Header';
import { Icon } from '../icons/Icon';
import { Loading } from '../Loading';
import { Screen } from '../Screen';
import { useMotion } from '../settings';
import { useGoBack, useGoOn, type GameRoutes } from '../setup/gameRoutes';
import { AnchorProvider } from '../flights/AnchorProvider';
import type { Place } from '../palettes';
import { PlaceProvider, useColors, type Accent } from '../theme';
import { OpenElsewhere } from '../setup/OpenElsewhere';
import { CannotOpen } from './CannotOpen';
import { SessionHostContext, useOpenGame, type OpenGame, type SavedGame } from './host';
import { ResultFrame } from './ResultFrame';

/** What a game draws itself. Opening a saved game, replay, review and the way from one screen to the next are shared. */
interface GameScreens {
  readonly Setup: ComponentType<NativeStackScreenProps<GameRoutes, 'Setup'>>;
  readonly Table: ComponentType<{ open: OpenGame }>;
  /** Left out: the ranking and the chart, and nothing more. */
  readonly Result?: ComponentType<{ session: AnySession }>;
  /** The colours of its place; left out: those of the house. */
  readonly place?: Place;
}

type Props<Name extends 'Table' | 'Result' | 'Replay' | 'Review'> = NativeStackScreenProps<GameRoutes, Name>;

/** A game's own stack: set-up → table → result, each replacing the one before, so that "back" always leads Home. */
export function gameStack(game: Exclude<Accent, 'brass'>, { Setup, Table, Result, place }: GameScreens): ComponentType {
  const Stack = createNativeStackNavigator<GameRoutes>();

  const TableScreen = ({ route: { params } }: Props<'Table'>) => {
    const { Away, isAway } = useContext(SessionHostContext);
    if (Away !== undefined && isAway?.(params.saveId) === true)
      return <Away key={params.saveId} saveId={params.saveId} draw={(open) => <Table open={open} />} />;
    return <HereScreen saveId={params.saveId} />;
  };
  const HereScreen = ({ saveId }: { saveId: string }) => (
    <Opened game={game} saveId={saveId} manner="ask">
      {(open) => <Table key={saveId} open={open} />}
    </Opened>
  );
  const ResultScreen = ({ route: { params } }: Props<'Result'>) => (
    <Opened game={game} saveId={params.saveId}>
      {({ session }) =>
        Result === undefined ? (
          <ResultFrame session={session} namespace={game} accent={game} />
        ) : (
          <Result session={session} />
        )
      }
    </Opened>
  );
  const ReplayScreen = ({ route: { params } }: Props<'Replay'>) => (
    <Opened game={game} saveId={params.saveId}>
      {(open) => <Looking key={params.saveId} game={game} open={open} mode="replay" Table={Table} />}
    </Opened>
  );
  const ReviewScreen = ({ route: { params } }: Props<'Review'>) => (
    <Opened game={game} saveId={params.saveId}>
      {(open) => <Looking key={params.saveId} game={game} open={open} mode="review" Table={Table} />}
    </Opened>
  );

  function Screens() {
    const { t } = useWords();
    const { bg } = useColors();
    const { calm, speed } = useMotion();
    const title = t(`game.${game}`);
    return (
      <Stack.Navigator
        screenOptions={{
          headerShown: false,
          title,
          contentStyle: { backgroundColor: bg },
          animation: speed === 'off' ? 'none' : calm ? 'fade' : 'default',
        }}
      >
        <Stack.Screen name="Setup" component={Setup} options={{ title: `${title}: ${t('setup.title')}` }} />
        <Stack.Screen name="Table" component={TableScreen} />
        <Stack.Screen name="Result" component={ResultScreen} />
        <Stack.Screen name="Replay" component={ReplayScreen} />
        <Stack.Screen name="Review" component={ReviewScreen} />
      </Stack.Navigator>
    );
  }

  // What flies is drawn in the colours of the place, so it has a layer of its own.
  return function GameStack() {
    return (
      <PlaceProvider game={game} place={place}>
        <AnchorProvider>
          <Screens />
        </AnchorProvider>
      </PlaceProvider>
    );
  };
}

/** A saved game once it is open; until then that it is being opened, or why it cannot be. Whoever plays asks for it. */
function Opened({
  game,
  saveId,
  manner = 'look',
  children,
}: {
  game: Accent;
  saveId: string;
  manner?: 'ask' | 'look';
  children: (open: SavedGame) => ReactNode;
}) {
  const { opened, wentOn, retry } = useOpenGame(game, saveId, manner);
  if (opened === null) return <Opening game={game} />;
  if (wentOn) return <OpenElsewhere what="game" wentOn onTakeOver={() => retry('take')} />;
  if (opened.ok) return children(opened.open);
  if (opened.problem === 'elsewhere') return <OpenElsewhere what="game" onTakeOver={() => retry('take')} />;
  return <CannotOpen why={opened} problem={opened.problem} onRetry={() => retry(manner)} />;
}

/** Mostly over before anybody has seen it, and then there is nothing to see. */
function Opening({ game }: { game: Accent }) {
  const { t } = useWords();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 250);
    return () => clearTimeout(timer);
  }, []);
  return long ? (
    <Screen accent={game}>
      <Loading label={t('loading')} />
    </Screen>
  ) : null;
}

/** The game's own table, where nobody plays: to see all of it again, or one's own decisions in a game that is over. */
function Looking({
  game,
  open,
  mode,
  Table,
}: {
  game: Accent;
  open: SavedGame;
  mode: 'replay' | 'review';
  Table: ComponentType<{ open: OpenGame }>;
}) {
  const looking = useMemo((): SavedGame => ({ ...open, mode }), [open, mode]);
  const { session } = looking;
  const isEmpty =
    mode === 'review'
      ? session.reviewMoments().length === 0
      : session.log(null).length === 0 && session.log(session.people[0] ?? null).length === 0;
  return isEmpty ? <NothingToReplay game={game} session={session} /> : <Table open={looking} />;
}

/** Nothing was played yet, or only under rules that would play it differently now. */
function NothingToReplay({ game, session }: { game: Accent; session: AnySession }) {
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
