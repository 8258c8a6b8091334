import { useLocales } from 'expo-localization';
import { useEffect, useState } from 'react';
import { useWords } from '@/text';
import { ageOf } from '../saves';

/** "12 min ago", kept true while the screen is looked at. */
export function useAge(): (then: number) => string {
  const { t, i18n } = useWords();
  // A date is written as the phone writes it, as long as that is in the language of the app.
  const locale = useLocales().find(({ languageCode }) => languageCode === i18n.language)?.languageTag ?? i18n.language;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const minute = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(minute);
  }, []);
  return (then) => {
    // What was saved a moment ago is newer than the last tick of the minute.
    const age = ageOf(then, Math.max(now, then));
    if (age !== null) return t(`age.${age.key}`, { count: age.count });
    return new Date(then).toLocaleDateString(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  };
}
