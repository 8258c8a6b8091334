import { useEffect, useState } from 'react';
import { loadLanguage, onLacking, type Language } from '@/text';

/** The language that is wished, and how far it is. */
export interface LanguageState {
  /** What is spoken now: the one before, until all words of the wished one are there. */
  readonly spoken: Language;
  readonly wished: Language;
  readonly state: 'there' | 'coming' | 'lacking';
  /** Changes when words came that had been lacking: what is on the screen is then said anew. */
  readonly came: number;
  readonly retry: () => void;
}

/** Loads a language when it is wished. `first` is spoken already. */
export function useLanguage(wished: Language, first: Language): LanguageState {
  const [spoken, speak] = useState(first);
  const [lacking, setLacking] = useState<Language | null>(null);
  const [came, setCame] = useState(0);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let here = true;
    loadLanguage(wished).then(
      () => {
        if (!here) return;
        speak(wished);
        setLacking(null);
        if (tries > 0) setCame(tries);
      },
      () => {
        if (here) setLacking(wished);
      },
    );
    return () => {
      here = false;
    };
  }, [wished, tries]);
  // A game may come without its words in this language.
  useEffect(() => onLacking(() => setLacking(wished)), [wished]);

  const state = lacking === wished ? 'lacking' : wished === spoken ? 'there' : 'coming';
  const retry = (): void => {
    setLacking(null);
    setTries((times) => times + 1);
  };
  return { spoken, wished, state, came, retry };
}
