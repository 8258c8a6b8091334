import { useState } from 'react';
import { Platform, View } from 'react-native';
import { useWords } from '@/text';
import { useSeats } from '@/ui/companion/usePeople';
import { Header } from '@/ui/Header';
import { Screen } from '@/ui/Screen';
import { Segmented } from '@/ui/Segmented';
import { useGoBack } from '@/ui/setup';
import { SPACE } from '@/ui/theme';
import { MOST_PEOPLE } from '../any/scoreSheet';
import { FingerPicker } from './FingerPicker';
import { Groups } from './Groups';
import { Wheel } from './Wheel';

const RANGE = { min: 2, max: MOST_PEOPLE };

const WAYS = ['fingers', 'wheel', 'order', 'teams'] as const;

/** Phones feel several fingers; a computer has a wheel. */
function hasFingers(): boolean {
  if (Platform.OS !== 'web') return true;
  return typeof navigator !== 'undefined' && navigator.maxTouchPoints > 1;
}

/** Who begins: everybody puts a finger on the screen, or a wheel turns. */
export function StartPlayerScreen() {
  const { t } = useWords('companion');
  const goBack = useGoBack();
  const [way, setWay] = useState<(typeof WAYS)[number]>(() => (hasFingers() ? 'fingers' : 'wheel'));
  const people = useSeats('start-player', RANGE, 3);
  return (
    <Screen
      accent="brass"
      scroll={way !== 'fingers'}
      maxWidth={900}
      header={
        <View style={{ gap: SPACE.s, paddingBottom: SPACE.s }}>
          <Header title={t('start.title')} onBack={goBack} />
          <Segmented
            label={t('start.way')}
            options={WAYS.map((id) => ({ id, label: t(`start.${id}`) }))}
            value={way}
            onChange={setWay}
          />
        </View>
      }
    >
      {way === 'fingers' ? (
        <FingerPicker />
      ) : way === 'wheel' ? (
        <Wheel people={people} range={RANGE} />
      ) : (
        <Groups key={way} way={way} people={people} range={RANGE} />
      )}
    </Screen>
  );
}
