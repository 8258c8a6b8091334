import { useEffect, useState } from 'react';
import type { Profile } from '@/storage/profiles';
import type { Settings } from '@/ui/settings';
import type { SetupMemory } from '@/ui/setup/memory';
import { memoryStore, profilesStore, settingsStore } from './device';
import { useFontsReady } from './fonts';

/** What must be known before the first screen is drawn. */
export interface Boot {
  readonly settings: Settings;
  readonly memory: SetupMemory;
  readonly profiles: readonly Profile[];
}

/** Null until fonts and remembered values are there. Neither can fail for good: the app starts without what is missing. */
export function useBoot(): Boot | null {
  const [boot, setBoot] = useState<Boot | null>(null);
  const fontsReady = useFontsReady();

  useEffect(() => {
    void Promise.all([settingsStore.read(), memoryStore.read(), profilesStore.read()]).then(
      ([settings, memory, profiles]) => setBoot({ settings, memory, profiles }),
    );
  }, []);

  return fontsReady ? boot : null;
}
