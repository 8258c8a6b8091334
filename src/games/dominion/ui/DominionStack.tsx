import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { useWords } from '../../../text';
import { type GameRoutes } from '../../../ui/setup';
import { useMotion } from '../../../ui/settings';
import { replayScreen, reviewScreen } from '../../../ui/table/screens';
import { useColors } from '../../../ui/theme';
import { ResultScreen } from './ResultScreen';
import { SetupScreen } from './SetupScreen';
import { TableOf, TableScreen } from './TableScreen';

const ReplayScreen = replayScreen('dominion', TableOf);
const ReviewScreen = reviewScreen('dominion', TableOf);
const Stack = createNativeStackNavigator<GameRoutes>();

/** Set-up → table → result, each replacing the one before: "back" always leads Home. */
export function DominionStack() {
  const { t } = useWords();
  const { bg } = useColors();
  const { calm, speed } = useMotion();
  const title = t('game.dominion');
  return (
    <Stack.Navigator
      screenOptions={{
        headerShown: false,
        title,
        contentStyle: { backgroundColor: bg },
        animation: speed === 'off' ? 'none' : calm ? 'fade' : 'default',
      }}
    >
      <Stack.Screen name="Setup" component={SetupScreen} options={{ title: `${title}: ${t('setup.title')}` }} />
      <Stack.Screen name="Table" component={TableScreen} />
      <Stack.Screen name="Result" component={ResultScreen} />
      <Stack.Screen name="Replay" component={ReplayScreen} />
      <Stack.Screen name="Review" component={ReviewScreen} />
    </Stack.Navigator>
  );
}
