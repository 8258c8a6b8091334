import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { useWords } from '../../../text';
import { type GameRoutes } from '../../../ui/setup';
import { useMotion } from '../../../ui/settings';
import { replayScreen, reviewScreen } from '../../../ui/table/screens';
import { useColors } from '../../../ui/theme';
import { ResultScreen } from './ResultScreen';
import { SetupScreen } from './SetupScreen';
import { SantoDomingoTable, TableScreen } from './TableScreen';

const ReplayScreen = replayScreen('santo-domingo', SantoDomingoTable);
const ReviewScreen = reviewScreen('santo-domingo', SantoDomingoTable);
const Stack = createNativeStackNavigator<GameRoutes>();

/** Set-up → table → result, each replacing the one before: "back" always leads Home. */
export function SantoDomingoStack() {
  const { t } = useWords();
  const { bg } = useColors();
  const { calm, speed } = useMotion();
  const title = t('game.santo-domingo');
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
