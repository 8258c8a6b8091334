import { getLocales } from 'expo-localization';
import { useEffect, useState } from 'react';
import type { Profile } from '@/storage/profiles';
import { languageFor, loadLanguage, type Language } from '@/text';
import type { Settings } from '@/ui/settings';
import type { SetupMemory } from '@/ui/setup/memory';
import { memoryStore, profilesStore, settingsStore } from './device';
import { useFontsReady } from './fonts';

/** What must be known before the first screen is drawn. */
export interface Boot {
  readonly settings: Settings;
  /** Its words are there. */
  readonly language: Language;
  readonly memory: SetupMemory;
  readonly profiles: readonly Profile[];
}

/** The language that is wished, once its words are there; English when they cannot be had. */
function speak({ language }: Settings): Promise<Language> {
  const wished = language ?? languageFor(getLocales().map(({ languageTag }) => languageTag));
  return loadLanguage(wished).then(
    () => wished,
    () => 'en',
  );
}

/** Null until fonts, words and remembered values are there. None can fail for good: the app starts without what is missing. */
export function useBoot(): Boot | null {
  const [boot, setBoot] = useState<Boot | null>(null);
  const fontsReady = useFontsReady();

  useEffect(() => {
    const asked = settingsStore.read();
    void Promise.all([asked, asked.then(speak), memoryStore.read(), profilesStore.read()]).then(
      ([settings, language, memory, profiles]) => setBoot({ settings, language, memory, profiles }),
    );
  }, []);

  return fontsReady ? boot : null;
}
