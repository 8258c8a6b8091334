import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { Suspense, type ReactElement } from 'react';
import { PLAYABLE_IDS } from '../../src/games/ids';
import { useWords } from '../../src/text';
import { Loading } from '../../src/ui/Loading';
import { useMotion } from '../../src/ui/settings';
import { useGoHome } from '../../src/ui/setup/gameRoutes';
import { useColors } from '../../src/ui/theme';
import { ErrorBoundary } from '../ErrorBoundary';
import { GAME_STACKS } from '../gameStacks';
import { BackupScreen } from '../screens/BackupScreen';
import { CreditsScreen } from '../screens/CreditsScreen';
import { HistoryScreen } from '../screens/HistoryScreen';
import { HomeScreen } from '../screens/HomeScreen';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { PlayersScreen } from '../screens/PlayersScreen';
import { PlayScreen } from '../screens/PlayScreen';
import { SettingsScreen } from '../screens/SettingsScreen';
import { StatisticsScreen } from '../screens/StatisticsScreen';
import type { RootRoutes } from './routes';

const Stack = createNativeStackNavigator<RootRoutes>();

/** A screen that breaks, or is still being fetched, is one screen's trouble only. */
function Guarded({ children }: { children: ReactElement }) {
  const goHome = useGoHome();
  const { t } = useWords();
  return (
    <ErrorBoundary onLeave={goHome}>
      <Suspense fallback={<Loading label={t('loading')} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Home, the screens of the shell, and a stack for each game. */
export function RootStack() {
  const { t } = useWords();
  const { t: history } = useWords('history');
  const { bg } = useColors();
  const { calm, speed } = useMotion();
  return (
    <Stack.Navigator
      screenOptions={{
        headerShown: false,
        contentStyle: { backgroundColor: bg },
        animation: speed === 'off' ? 'none' : calm ? 'fade' : 'default',
      }}
      screenLayout={({ children }) => <Guarded>{children}</Guarded>}
    >
      <Stack.Screen name="Home" component={HomeScreen} options={{ title: '' }} />
      {PLAYABLE_IDS.map((id) => (
        <Stack.Screen key={id} name={id} component={GAME_STACKS[id]} options={{ title: t(`game.${id}`) }} />
      ))}
      <Stack.Screen name="Settings" component={SettingsScreen} options={{ title: t('settings.title') }} />
      <Stack.Screen name="Credits" component={CreditsScreen} options={{ title: t('credits.title') }} />
      <Stack.Screen name="History" component={HistoryScreen} options={{ title: history('title') }} />
      <Stack.Screen name="Play" component={PlayScreen} options={{ title: history('play.title') }} />
      <Stack.Screen name="Statistics" component={StatisticsScreen} options={{ title: history('statistics.title') }} />
      <Stack.Screen name="Players" component={PlayersScreen} options={{ title: history('players.title') }} />
      <Stack.Screen name="Backup" component={BackupScreen} options={{ title: history('backup.title') }} />
      <Stack.Screen name="NotFound" component={NotFoundScreen} options={{ title: t('missing.title') }} />
    </Stack.Navigator>
  );
}
