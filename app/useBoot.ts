import { Fraunces_600SemiBold } from '@expo-google-fonts/fraunces/600SemiBold';
import { Fraunces_700Bold } from '@expo-google-fonts/fraunces/700Bold';
import { NunitoSans_400Regular } from '@expo-google-fonts/nunito-sans/400Regular';
import { NunitoSans_600SemiBold } from '@expo-google-fonts/nunito-sans/600SemiBold';
import { NunitoSans_700Bold } from '@expo-google-fonts/nunito-sans/700Bold';
import { NunitoSans_800ExtraBold } from '@expo-google-fonts/nunito-sans/800ExtraBold';
import { useFonts } from 'expo-font';
import { useEffect, useState } from 'react';
import type { Profile } from '@/storage/profiles';
import type { Settings } from '@/ui/settings';
import type { SetupMemory } from '@/ui/setup/memory';
import { memoryStore, profilesStore, settingsStore } from './device';

/** What must be known before the first screen is drawn. */
export interface Boot {
  readonly settings: Settings;
  readonly memory: SetupMemory;
  readonly profiles: readonly Profile[];
}

/** Null until fonts and remembered values are there. Neither can fail for good: the app starts without what is missing. */
export function useBoot(): Boot | null {
  const [boot, setBoot] = useState<Boot | null>(null);
  const [fontsLoaded, fontsFailed] = useFonts({
    Fraunces_600SemiBold,
    Fraunces_700Bold,
    NunitoSans_400Regular,
    NunitoSans_600SemiBold,
    NunitoSans_700Bold,
    NunitoSans_800ExtraBold,
  });

  useEffect(() => {
    void Promise.all([settingsStore.read(), memoryStore.read(), profilesStore.read()]).then(
      ([settings, memory, profiles]) => setBoot({ settings, memory, profiles }),
    );
  }, []);

  return fontsLoaded || fontsFailed !== null ? boot : null;
}
