import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { GAME_IDS } from '@/games/ids';
import { useWords } from '@/text';
import { useMotion } from '@/ui/settings';
import { useColors } from '@/ui/theme';
import { stackOf } from '../gameStacks';
import { HomeScreen } from '../screens/HomeScreen';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { lazyScreen } from './lazyScreen';
import { Guarded } from './Guarded';
import { SHELL_SCREENS } from './shellScreens';
import type { RootRoutes } from './routes';

const Stack = createNativeStackNavigator<RootRoutes>();

const CompanionStack = lazyScreen(async () => (await import('../companion/CompanionStack')).CompanionStack);

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
      {GAME_IDS.map((id) => (
        <Stack.Screen key={id} name={id} component={stackOf(id)} options={{ title: t(`game.${id}`) }} />
      ))}
      <Stack.Screen name="companion" component={CompanionStack} options={{ title: t('home.score') }} />
      <Stack.Screen name="Settings" component={SHELL_SCREENS.SettingsScreen} options={{ title: t('settings.title') }} />
      <Stack.Screen name="Credits" component={SHELL_SCREENS.CreditsScreen} options={{ title: t('credits.title') }} />
      <Stack.Screen name="Learn" component={SHELL_SCREENS.LearnScreen} options={{ title: t('learn.title') }} />
      <Stack.Screen name="Rules" component={SHELL_SCREENS.RulesScreen} options={{ title: t('setup.rules') }} />
      <Stack.Screen name="History" component={SHELL_SCREENS.HistoryScreen} options={{ title: history('title') }} />
      <Stack.Screen name="Play" component={SHELL_SCREENS.PlayScreen} options={{ title: history('play.title') }} />
      <Stack.Screen name="Log" component={SHELL_SCREENS.LogScreen} options={{ title: history('log.title') }} />
      <Stack.Screen
        name="Statistics"
        component={SHELL_SCREENS.StatisticsScreen}
        options={{ title: history('statistics.title') }}
      />
      <Stack.Screen
        name="Players"
        component={SHELL_SCREENS.PlayersScreen}
        options={{ title: history('players.title') }}
      />
      <Stack.Screen name="Backup" component={SHELL_SCREENS.BackupScreen} options={{ title: history('backup.title') }} />
      <Stack.Screen name="Phones" component={SHELL_SCREENS.PhonesScreen} options={{ title: t('home.phones') }} />
      <Stack.Screen name="Join" component={SHELL_SCREENS.JoinScreen} options={{ title: t('home.phones') }} />
      <Stack.Screen name="Deal" component={SHELL_SCREENS.DealScreen} options={{ title: t('deal.title') }} />
      <Stack.Screen name="NotFound" component={NotFoundScreen} options={{ title: t('missing.title') }} />
    </Stack.Navigator>
  );
}
