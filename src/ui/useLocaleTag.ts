import { useLocales } from 'expo-localization';
import { useWords } from '@/text';

/** The language of the app as this device writes it: `en-GB`, where the app only knows `en`. */
export function useLocaleTag(): string {
  const { i18n } = useWords();
  return useLocales().find(({ languageCode }) => languageCode === i18n.language)?.languageTag ?? i18n.language;
}
