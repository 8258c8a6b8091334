import { useIsFocused } from '@react-navigation/native';
import { createNativeStackNavigator, type NativeStackScreenProps } from '@react-navigation/native-stack';
import { useEffect, useMemo, useState } from 'react';
import { useWords } from '@/text';
import type { CompanionRoutes } from '@/ui/companion/routes';
import { CompanionServicesContext, type CompanionServices } from '@/ui/companion/services';
import { useToast } from '@/ui/overlays/Toast';
import { useMotion } from '@/ui/settings';
import { useColors } from '@/ui/theme';
import { useKeepAwakeWhile } from '@/ui/useKeepAwakeWhile';
import { newSeed } from '../luck';
import { Guarded } from '../navigation/Guarded';
import { NotFoundScreen } from '../screens/NotFoundScreen';
import { isKind, kindOf, type SheetKind } from './kinds';
import { ListScreen } from './ListScreen';
import { recordSheet } from './record';
import { beginSheet, openSheet, removeSheet, saveSheet, sheetSaver } from './sheets';
import { DiceScreen } from './tools/DiceScreen';
import { StartPlayerScreen } from './tools/StartPlayerScreen';

const Stack = createNativeStackNavigator<CompanionRoutes>();

/** Everything for the box on the table: `/companion` and what lies under it. */
export function CompanionStack() {
  const { t } = useWords('companion');
  const { bg } = useColors();
  const { calm, speed } = useMotion();
  // Whoever plays at the table has both hands full.
  useKeepAwakeWhile(useIsFocused());
  const services = useMemo<CompanionServices>(
    () => ({
      begin: beginSheet,
      open: openSheet,
      save: saveSheet,
      remove: removeSheet,
      record: recordSheet,
      newSeed,
    }),
    [],
  );
  return (
    <CompanionServicesContext.Provider value={services}>
      <SaveNotice />
      <Stack.Navigator
        screenOptions={{
          headerShown: false,
          contentStyle: { backgroundColor: bg },
          animation: speed === 'off' ? 'none' : calm ? 'fade' : 'default',
        }}
        screenLayout={({ children }) => <Guarded>{children}</Guarded>}
      >
        <Stack.Screen name="List" component={ListScreen} options={{ title: t('title') }} />
        <Stack.Screen name="StartPlayer" component={StartPlayerScreen} options={{ title: t('start.title') }} />
        <Stack.Screen name="Dice" component={DiceScreen} options={{ title: t('dice.title') }} />
        <Stack.Screen
          name="New"
          component={NewSheet}
          options={({ route }) => ({ title: titleOf(route.params.kind, t) })}
        />
        <Stack.Screen
          name="Sheet"
          component={OneSheet}
          options={({ route }) => ({ title: titleOf(route.params.kind, t) })}
        />
      </Stack.Navigator>
    </CompanionServicesContext.Provider>
  );
}

const titleOf = (kind: string, t: (key: `kind.${SheetKind}`) => string): string =>
  isKind(kind) ? t(`kind.${kind}`) : '';

function NewSheet({ route }: NativeStackScreenProps<CompanionRoutes, 'New'>) {
  const { kind, title } = route.params;
  if (!isKind(kind)) return <NotFoundScreen />;
  const { Screen } = kindOf(kind);
  return <Screen key={kind} sheetId={null} title={title} />;
}

function OneSheet({ route }: NativeStackScreenProps<CompanionRoutes, 'Sheet'>) {
  const { kind, sheetId } = route.params;
  if (!isKind(kind)) return <NotFoundScreen />;
  const { Screen } = kindOf(kind);
  return <Screen key={sheetId} sheetId={sheetId} />;
}

/** Says so when the device would not keep what was written; it is tried again by itself. */
function SaveNotice() {
  const { t } = useWords('companion');
  const { fail } = useToast();
  const [failed, setFailed] = useState(false);
  useEffect(() => sheetSaver.subscribe(() => setFailed(sheetSaver.status() === 'failed')), []);
  useEffect(() => {
    if (failed) fail(t('saveFailed'));
    // Only a new failure is news; a new language is not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failed]);
  return null;
}
